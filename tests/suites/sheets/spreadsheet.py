"""Hand-written spreadsheets for tests: what stands in which cell, and questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.layout import Layout, lay_out
from pointerbench.suites.sheets.resolve import Resolver
from pointerbench.suites.sheets.scene import (
    Border,
    Cell,
    Program,
    Range,
    Scene,
    Sheet,
    Style,
    View,
    place,
)


def area(name: str) -> Range:
    """``B2:D9`` as a range."""
    first, _, last = name.partition(":")
    return Range(*place(first), *place(last or first))


def cell(text: str, *, number: bool = False, **style: Any) -> Cell:
    style.setdefault("align", "right" if number else "left")
    return Cell(text, text, number, Style(**style))


class Spreadsheet:
    """A scene in the bare skin, laid out, and its resolver."""

    def __init__(
        self,
        cells: Mapping[str, Cell | str] | None = None,
        *,
        first: str = "A1",
        frozen: tuple[int, int] = (0, 0),
        zoom: int = 100,
        selection: str = "H20",
        skin: str = "bare",
        theme: str = "light",
        region: str = "en_US",
        screen: Screen | None = None,
        **sheet: Any,
    ) -> None:
        written = {
            place(name): each if isinstance(each, Cell) else cell(each)
            for name, each in (cells or {}).items()
        }
        sheet.setdefault("widths", {})
        sheet["hidden_columns"] = frozenset(sheet.get("hidden_columns", ()))
        sheet["hidden_rows"] = frozenset(sheet.get("hidden_rows", ()))
        sheet["merges"] = tuple(area(name) for name in sheet.get("merges", ()))
        sheet["borders"] = tuple(
            Border(area(name), "all", "#000000") for name in sheet.get("borders", ())
        )
        chosen = area(selection)
        self.scene = Scene(
            Sheet(
                cells=written,
                default_width=80,
                heights={},
                default_height=20,
                family="Arimo",
                points=10,
                **sheet,
            ),
            View(zoom, *place(first), *frozen, chosen, chosen.first),
            Program(skin, theme, region[:2], "Book1", ("Sheet1", "Sheet2"), 0, region, "Ada Lane"),
        )
        self.layout: Layout = lay_out(self.scene, screen or Screen())
        self.resolve = Resolver(self.scene, self.layout)

    def shown(self, name: str) -> str:
        return self.layout.shown[place(name)].text
