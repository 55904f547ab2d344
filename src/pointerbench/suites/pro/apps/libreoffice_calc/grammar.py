"""A club's workbook in a window with menus, two bars of tools and a sidebar."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.ribbon import bars, menus
from pointerbench.suites.pro.kit.workbook import workbook

_HEADS = (
    {"head": "#2a6099", "band": "#dee6ef"},
    {"head": "#355e2f", "band": "#dde8cb"},
    {"head": "#7b3d00", "band": "#ffe994"},
    {"head": "", "band": ""},
    {"head": "", "band": "#eeeeee"},
)


def document(draw: Draw) -> dict[str, Any]:
    book = workbook(draw)
    book["name"] = book["title"]
    return book | {
        "title": f"{book['file']}.ods — LibreOffice Calc",
        "menus": menus(draw.content["menus"]),
        "bars": bars(draw.content["bars"]),
        "scheme": dict(draw.stream.pick(_HEADS)),
        "beside": draw.stream.chance(0.8),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, rows = draw.stream, document["rows"]
    by = {column["id"]: column["at"] for column in document["columns"]}

    def cell(name: str, *, first: int = 0, last: int = 12) -> list[int]:
        row = stream.pick(rows[first:last])["r"]
        return [row, by[name], row, by[name]]

    top = rows[stream.integer(0, 4)]["r"]
    wide = [top, by["count"], top + stream.integer(3, 8), by["amount"]]
    group = stream.pick(document["summary"])["name"]
    return {
        "plain": {"at": cell("amount"), "deck": ""},
        "properties": {"at": cell("count"), "deck": "properties"},
        "range": {"at": wide, "deck": "properties", "filters": True},
        "styles": {"at": cell("name"), "deck": "styles"},
        "navigator": {"at": cell("state"), "deck": "navigator"},
        "functions": {"at": cell("amount"), "deck": "functions", "editing": True},
        "filtered": {"at": cell("date"), "filters": True, "sieve": group, "deck": ""},
        "finding": {"at": cell("name"), "finding": True, "deck": ""},
        "summary": {"sheet": 1, "at": [5, 2, 5, 2], "deck": "properties"},
        "menu_data": {"open": "mData", "at": cell("amount")},
        "menu_format": {"open": "mFormat", "at": cell("date")},
        "menu_filter": {"open": "sieve", "filters": True, "at": cell("state")},
        "context": {"open": "context", "at": cell("count", first=2, last=8)},
        "dialog_cells": {"dialog": "cells", "at": cell("amount"), "deck": ""},
        "dialog_sort": {"dialog": "sort", "at": wide},
    }
