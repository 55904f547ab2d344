"""A workbook with its ribbon: a list with a total, its groups as a summary and chart, comments."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.ribbon import menus, ribbon
from pointerbench.suites.pro.kit.workbook import workbook

_SCHEMES = (
    {"head": "#4472c4", "band": "#d9e1f2", "bar": "#4472c4"},
    {"head": "#70ad47", "band": "#e2efda", "bar": "#70ad47"},
    {"head": "#ed7d31", "band": "#fce4d6", "bar": "#ed7d31"},
    {"head": "#156082", "band": "#c0e6f5", "bar": "#156082"},
    {"head": "#404040", "band": "#ededed", "bar": "#5b9bd5"},
    {"head": "", "band": "", "bar": "#4472c4"},
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    book = workbook(draw)
    return book | {
        "ribbon": ribbon(draw.content["ribbon"]),
        "menus": menus(draw.content["menus"]),
        "scheme": dict(stream.pick(_SCHEMES)),
        "tinted": stream.chance(0.4),
        "bars": stream.chance(0.35),
        "beside": stream.chance(0.75),
        "saved": stream.pick(["Saved", "Saved", "Saving...", "Saved to this PC"]),
        "path": f"/x/{draw.code('AA##AA##').lower()}/{book['title'].lower().replace(' ', '-')}",
        "sort_by": stream.pick(["amount", "date", "count"]),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, columns = draw.stream, document["columns"]
    by = {column["id"]: column["at"] for column in columns}
    rows = document["rows"]

    def cell(name: str, *, rows: list[dict[str, Any]] = rows[:13]) -> list[int]:
        row = stream.pick(rows)["r"]
        return [row, by[name], row, by[name]]

    first, count = rows[stream.integer(0, 4)]["r"], stream.integer(4, 9)
    wide = [first, by["count"], first + count, by["amount"]]
    total = [document["last"] + 1, by["amount"], document["last"] + 1, by["amount"]]
    thread = document["comments"][0]
    named = [thread["r"], thread["c"], thread["r"], thread["c"]]
    return {
        "home": {"at": cell("amount")},
        "range": {"at": wide, "tab": "Data", "sieve": stream.pick(document["summary"])["name"]},
        "chart": {
            "tab": "Chart Design",
            "chart": True,
            "pane": "chart",
            "sheet": 1,
            "at": [4, 0, 4, 0],
        },
        "summary": {"tab": "Insert", "sheet": 1, "at": [4, 2, 3 + len(document["summary"]), 2]},
        "insert": {"tab": "Insert", "at": cell("name"), "did": "copy"},
        "formula": {"tab": "Formulas", "at": cell("amount"), "editing": True},
        "total": {"tab": "View", "at": total, "from": len(rows) - 13, "freeze": 4, "zoom": 110},
        "comments": {"tab": "Review", "pane": "comments", "at": named, "thread": thread["key"]},
        "layout": {"tab": "Page Layout", "lines": False, "at": cell("date"), "zoom": 90},
        "queries": {"tab": "Data", "pane": "queries", "at": cell("price"), "notice": True},
        "menu_filter": {"open": "sieve", "tab": "Data", "at": cell("state")},
        "menu_conditional": {"open": "conditional", "at": wide},
        "menu_sort": {"open": "sort_menu", "at": cell("name")},
        "context": {"open": "context", "at": cell("count", rows=rows[:2])},
        "dialog_format": {"dialog": "format", "at": cell("amount")},
        "dialog_duplicates": {"dialog": "duplicates", "tab": "Data", "at": wide},
        "dialog_sort": {"dialog": "sort", "tab": "Data", "at": wide},
    }
