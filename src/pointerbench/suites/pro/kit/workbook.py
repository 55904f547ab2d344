"""Workbooks for spreadsheet programs: a list with a total, its summary, comments on its cells.

A book is told by tables of `content.toml`: ``titles`` (with slots), ``sheets``, and ``columns`` of
a ``kind`` (`_KINDS`) and a ``role``, which is the part and the fact that a cell of it is.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from pointerbench.pages.banks.draw import Draw

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_HEAD = 3  # the row of the list's heads, from 0: a title and a line about it stand above
_VALUED = ("count", "price", "amount", "date", "state", "group", "name")


def workbook(draw: Draw) -> dict[str, Any]:
    """A whole book: ``rows`` of cells with their formulas, a ``summary``, people, comments."""
    stream = draw.stream
    book = stream.pick(draw.content["books"])
    people = draw.people(6)
    day = draw.day(-70, -1)
    slots = {
        "company": draw.company(),
        "year": draw.today.year,
        "quarter": f"Q{stream.integer(1, 4)}",
        "month": draw.month_text(day, year=False),
        "city": draw.city(),
    }
    title = stream.pick(book["titles"]).format(**slots)
    columns = [_column(at, column) for at, column in enumerate(book["columns"])]
    rows = _rows(draw, columns, people)
    last = _HEAD + len(rows)
    return {
        "title": title,
        "file": f"{title}{stream.pick(['', '', ' v2', ' final', f' {draw.today.year}'])}",
        "note": stream.pick(draw.content["notes"]).format(
            person=people[0]["name"], date=draw.date_text(day, "long"), **slots
        ),
        "sheets": [*book["sheets"], *stream.sample(draw.content["sheets"], 2)],
        "columns": columns,
        "head": _HEAD,
        "last": last,
        "rows": rows,
        "totals": _totals(draw, columns, rows, last),
        "summary": _summary(draw, columns, rows),
        "people": people,
        "comments": _comments(draw, columns, rows, people),
        "currency": draw.currency,
    }


def letter(at: int) -> str:
    """The letter of a column, from 0."""
    return _LETTERS[at]


def money(draw: Draw, value: float) -> str:
    """An amount as cells show it: thousands parted, two decimals, without a sign."""
    return draw.number_text(value, 2)


def _column(at: int, said: Mapping[str, Any]) -> dict[str, Any]:
    right = said["kind"] in ("count", "money", "product", "date")
    return {
        **said,
        "id": said.get("role", f"c{at}"),
        "at": at,
        "letter": letter(at),
        "width": max(said["width"], 34 + 7 * len(said["label"])),
        "align": "right" if right else "left",
    }


def _rows(draw: Draw, columns: list[dict[str, Any]], people: list[Any]) -> list[dict[str, Any]]:
    count = draw.stream.integer(26, 34)
    start = draw.stream.integer(1, 8) * 100 + draw.stream.integer(1, 80)
    prices = {c["id"]: _spread(draw, c, count) for c in columns if c["kind"] in ("count", "money")}
    made: list[dict[str, Any]] = []
    names: set[str] = set()
    days = sorted(draw.stream.integer(1, 130) for _ in range(count))
    for at in range(count):
        own = draw.child(f"row{at}")
        row: dict[str, Any] = {"key": f"r{at}", "r": _HEAD + 1 + at, "cells": {}}
        for column in columns:
            context = {"at": at, "start": start, "day": draw.day(-days[-1 - at], -days[-1 - at])}
            context |= {"row": row, "people": people, "drawn": prices.get(column["id"])}
            row["cells"][column["id"]] = _cell(own, column, context)
        title = row["cells"]["name"]["text"]
        if title not in names:
            names.add(title)
            made.append(row | {"r": _HEAD + 1 + len(made), "key": f"r{len(made)}"})
    for row in made:
        for column in columns:
            if column["kind"] == "product":
                parts = (f"{c['letter']}{row['r'] + 1}" for c in columns if c["id"] in column["of"])
                row["cells"][column["id"]]["formula"] = "=" + "*".join(parts)
        row["facts"] = {
            role: {"value": cell["value"], "text": cell["text"]}
            for role, cell in row["cells"].items()
            if role in _VALUED
        }
    return made


def _spread(draw: Draw, column: Mapping[str, Any], count: int) -> list[Any]:
    """A number for every row, well apart only by chance: what a list of real figures looks like."""
    low, high = column["low"], column["high"]
    if column["kind"] == "count":
        return [draw.stream.integer(low, high) for _ in range(count)]
    step = column.get("step", 0.05)
    return [round(round(draw.stream.uniform(low, high) / step) * step, 2) for _ in range(count)]


def _cell(draw: Draw, column: Mapping[str, Any], context: Mapping[str, Any]) -> dict[str, Any]:
    return _KINDS[column["kind"]](draw, column, context)


def _text(text: str, **more: Any) -> dict[str, Any]:
    return {"value": text, "text": text, **more}


def _serial(_: Draw, column: Mapping[str, Any], context: Mapping[str, Any]) -> dict[str, Any]:
    number = column.get("start", context["start"]) + context["at"] * column.get("step", 1)
    return _text(f"{column.get('before', '')}{number}")


def _date(draw: Draw, column: Mapping[str, Any], context: Mapping[str, Any]) -> dict[str, Any]:
    day = context["day"]
    if "ahead" in column:
        day = draw.day(*column["ahead"])
    return {"value": day.isoformat(), "text": date_text(draw, day)}


def date_text(draw: Draw, day: dt.date) -> str:
    """A date as cells show it, by the country of the book's money."""
    if draw.currency == "$":
        return f"{day.month}/{day.day}/{day.year}"
    return f"{day.day:02d}/{day.month:02d}/{day.year}"


def _pick(draw: Draw, column: Mapping[str, Any], _: Mapping[str, Any]) -> dict[str, Any]:
    options = column["of"]
    weights = {name: column.get("often", [1] * len(options))[at] for at, name in enumerate(options)}
    picked = draw.stream.weighted(weights)
    return _text(picked, tone=column.get("tones", {}).get(picked, ""))


def _number(draw: Draw, column: Mapping[str, Any], context: Mapping[str, Any]) -> dict[str, Any]:
    value = context["drawn"][context["at"]]
    text = money(draw, value) if column["kind"] == "money" else draw.number_text(value)
    return {"value": value, "text": text}


def _product(draw: Draw, column: Mapping[str, Any], context: Mapping[str, Any]) -> dict[str, Any]:
    value = 1.0
    for name in column["of"]:
        value *= context["row"]["cells"][name]["value"]
    return {"value": round(value, 2), "text": money(draw, round(value, 2))}


def _bank(draw: Draw, column: Mapping[str, Any], _: Mapping[str, Any]) -> dict[str, Any]:
    return _text(draw.bank(column["of"]))


_Kind = Callable[[Draw, Mapping[str, Any], Mapping[str, Any]], dict[str, Any]]
_KINDS: Mapping[str, _Kind] = {
    "serial": _serial,
    "date": _date,
    "pick": _pick,
    "count": _number,
    "money": _number,
    "product": _product,
    "bank": _bank,
    "company": lambda draw, *_: _text(draw.company()),
    "person": lambda draw, *_: _text(draw.person()["name"]),
    "city": lambda draw, *_: _text(draw.city()),
    "street": lambda draw, *_: _text(draw.street()),
    "rep": lambda draw, _, context: _text(draw.stream.pick(context["people"][:5])["given"]),
}


def _totals(
    draw: Draw, columns: list[dict[str, Any]], rows: list[dict[str, Any]], last: int
) -> list[dict[str, Any]]:
    """The cells of the row of totals: a sum under counts and amounts that add up."""
    found = []
    for column in columns:
        if column["kind"] == "product" or column.get("sum"):
            value = round(sum(row["cells"][column["id"]]["value"] for row in rows), 2)
            text = draw.number_text(value) if column["kind"] == "count" else money(draw, value)
            span = f"{column['letter']}{_HEAD + 2}:{column['letter']}{last + 1}"
            found.append(
                {"c": column["at"], "text": text, "value": value, "formula": f"=SUM({span})"}
            )
    return found


def _summary(
    draw: Draw, columns: list[dict[str, Any]], rows: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Lines, amounts and shares of each group, the largest first."""
    amount = next(c["id"] for c in columns if c["kind"] == "product")
    sums: dict[str, float] = {}
    counts: dict[str, int] = {}
    for row in rows:
        group = row["cells"]["group"]["text"]
        sums[group] = sums.get(group, 0) + row["cells"][amount]["value"]
        counts[group] = counts.get(group, 0) + 1
    whole = sum(sums.values())
    return [
        {
            "key": f"g{at}",
            "name": name,
            "count": counts[name],
            "value": round(value, 2),
            "text": money(draw, round(value, 2)),
            "share": value / whole,
            "share_text": f"{value / whole * 100:.1f}%",
        }
        for at, (name, value) in enumerate(sorted(sums.items(), key=lambda one: -one[1]))
    ]


def _comments(
    draw: Draw, columns: list[dict[str, Any]], rows: list[dict[str, Any]], people: list[Any]
) -> list[dict[str, Any]]:
    """Threads on cells of the first rows, by people of the document."""
    found = []
    spots = draw.stream.sample(range(2, 14), 4)
    for at, spot in enumerate(sorted(spots)):
        column = draw.stream.pick([c for c in columns if c["id"] in ("amount", "state", "date")])
        row = rows[spot]
        writer, other = draw.stream.sample(people, 2)
        ago = draw.stream.integer(1, 9)
        said = draw.bank("remarks").format(name=row["cells"]["name"]["text"], given=other["given"])
        replies = []
        if draw.stream.chance(0.5):
            replies.append({"who": other, "when": "Yesterday", "text": draw.bank("answers")})
        found.append(
            {
                "key": f"t{at}",
                "cell": f"{column['letter']}{row['r'] + 1}",
                "r": row["r"],
                "c": column["at"],
                "who": writer,
                "when": f"{ago + 1} days ago",
                "text": said,
                "replies": replies,
            }
        )
    return found
