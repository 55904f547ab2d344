#!/usr/bin/env python3
"""Our drawn LibreOffice Calc beside the real one: the same workbooks, the boxes compared by kind.

Draws scenes of the Sheets suite in its LibreOffice skin, writes each as a workbook, captures the
real program with it, and prints how far the boxes of what both have are apart, in pixels. A
difference is the largest of a box's four edges; the columns with a star leave out by how much the
whole contents of the window are shifted. Writes beside-N.png (drawn left, real right), index.html
and report.json.

    python scripts/real_beside_drawn.py --out out/beside
    python scripts/real_beside_drawn.py --out out/fitted --across 0.965   # columns as wide as drawn
    python scripts/real_beside_drawn.py --out out/beside --keep      # what was captured before

Needs LibreOffice Calc and what docs/capture.md names.
"""

from __future__ import annotations

import argparse
import html
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np
from PIL import Image

from pointerbench.capture.desktop.command import capture, check
from pointerbench.capture.desktop.driver import DOCUMENT
from pointerbench.capture.order import Order, named_recipes
from pointerbench.commands import ended
from pointerbench.contract.task import STANDARD
from pointerbench.picture.raster import draw
from pointerbench.questions.book import write_book
from pointerbench.questions.screens import Screen, screens_of
from pointerbench.questions.sheets import cells_of
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.layout import Layout, lay_out
from pointerbench.suites.sheets.scene import Scene, column_number, place
from pointerbench.suites.sheets.skins.libreoffice import measures as m
from pointerbench.suites.sheets.skins.libreoffice import toolbars
from pointerbench.suites.sheets.skins.libreoffice.labels import labels
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream
from pointerbench.widgets.sketch import Sketch

INSTALLED = ("Arimo", "Tinos", "DejaVu Sans")
"""Of our fonts those whose sisters come with Debian's LibreOffice."""

_CALLED = """
new: New, open: Open, save: Save, pdf: Export Directly as PDF, print: Print,
preview: Print Preview, cut: Cut, copy: Copy, paste: Paste, clone: Clone, clear: Clear,
undo: Undo, redo: Redo, find: Find and Replace, spelling: Spelling, row: Row,
column: Column, sort: Sort, ascending: Sort Ascending, descending: Sort Descending,
filter: AutoFilter, image: Image, chart: Chart, pivot: Pivot Table, symbol: Symbol,
link: Hyperlink, comment: Comment, bold: Bold, italic: Italic, underline: Underline,
font_color: Font Color, background: Background Color, left: Align Left,
center: Align Center, right: Align Right, top: Align Top, middle: Center Vertically,
bottom: Align Bottom, wrap: Wrap Text, merge_center: Merge and Center Cells,
merge: Merge Cells, unmerge: Unmerge Cells, currency: Currency, percent: Percent,
number: Number, date: Date
"""
BUTTONS = dict(re.findall(r"(\w+): ([^,\n]+)", _CALLED))
"""Buttons of the skin, as the real ones are called."""

KINDS = {
    "cell": "cell",
    "column": "column header",
    "row": "row header",
    "column_edge": "column divider",
    "row_edge": "row divider",
    "edge": "cell edge",
    "corner": "cell corner",
}
"""Regions of the Sheets suite, as the table calls them. A cell is what is asked for by reference,
by content, and by steps from another one."""


class Pair(NamedTuple):
    """One thing that both have."""

    kind: str
    name: str
    drawn: Box
    real: Box


class Compared(NamedTuple):
    """A scene drawn and captured."""

    scene: Scene
    layout: Layout
    screen: Screen
    pairs: list[Pair]


def scenes(seed: int, count: int) -> Iterator[Scene]:
    """Scenes that the real program can show alike: light, English, in fonts that it has, in files
    of its own kind, with one cell chosen; nothing is merged or frozen, of which the real one tells
    too little to compare all."""
    number = 0
    while count:
        scene = compose(Stream(f"beside/{seed}/{number}"), Brief("libreoffice", "en"), STANDARD)
        number += 1
        own = scene.program.ending == ".ods" and scene.program.theme == "light"
        alone = scene.view.selection == scene.sheet.area(scene.view.active)
        one_pane = not (scene.view.frozen_columns or scene.view.frozen_rows or scene.sheet.merges)
        if own and alone and one_pane and scene.sheet.family in INSTALLED:
            count -= 1
            yield scene


def captured(scene: Scene, given: argparse.Namespace, number: int) -> Screen:
    """The real program's first window with the scene's workbook."""
    home = given.out / f"{number}"
    home.mkdir(parents=True, exist_ok=True)
    book = write_book(scene, home, given.across)
    (recipe,) = named_recipes(["libreoffice-calc"], "desktop")
    own = replace(recipe, document=None, harmless=())
    order = Order(own, home, STANDARD.pixels, files={DOCUMENT: book}, only=(own.state("start"),))
    if not (given.keep and order.folder.exists()):
        check([order])
        outcome = capture(order, lambda line: print(f"{book.name}: {line}", file=sys.stderr))
        if not outcome.captured:
            raise UsageError(f"{book}: {'; '.join(one.reason for one in outcome.skipped)}")
    (screen,) = screens_of(order.folder)
    return screen


def pairs_of(scene: Scene, layout: Layout, screen: Screen) -> Iterator[Pair]:
    """What both have, with the boxes of each."""
    cells = cells_of(screen, least=0)  # the drawn ones tell whether their names are right
    if cells is None:
        raise UsageError(f"{screen.folder}: no cells were captured")
    theirs = cells.shot.layout
    for region in layout.frame.regions:
        kind, name = region[0], " ".join(region[1:])
        try:
            drawn, real = layout.frame.regions[region], theirs.frame.regions[region]
        except KeyError:
            continue
        if _whole(layout, region) and _whole(theirs, region) and real.area:
            yield Pair(KINDS[kind], name, drawn, real)
    real_ones = dict(furniture_of(screen))
    for kind, name, box in drawn_furniture(scene):
        if (kind, name) in real_ones:
            yield Pair(kind, name, box, real_ones[kind, name])


def _whole(layout: Layout, region: tuple[str, ...]) -> bool:
    """Whether a region's column, row or cell is in view to its last pixel."""
    kind, name = region[0], region[1]
    grid = layout.grid
    if kind in ("column", "column_edge"):
        return grid.columns.whole(column_number(name))
    if kind in ("row", "row_edge"):
        return grid.rows.whole(int(name))
    column, row = place(name)
    return grid.columns.whole(column) and grid.rows.whole(row)


def drawn_furniture(scene: Scene) -> Iterator[tuple[str, str, Box]]:
    """Kind, name and box of what the skin draws around the grid; numbers as in its modules."""
    width, height = STANDARD.width, STANDARD.height
    sketch, x = Sketch(1.0), 0.0
    for label in labels("en").menus:
        end = x + sketch.width(label, m.UI) + 16
        yield "menu", label, Box(round(x), m.TITLE, round(end), m.MENUS)
        x = end
    bars = (
        (toolbars.STANDARD, toolbars.STANDARD_LEFT, toolbars.STANDARD_TOP),
        (toolbars.FORMATTING, toolbars.FORMATTING_LEFT, toolbars.FORMATTING_TOP),
    )
    for groups, left, top in bars:
        for button in toolbars.places(groups, left, width)[0]:
            if button.name in BUTTONS:
                wide = 44 if button.name in toolbars.ARROWS else 33
                box = Box.at(round(button.x), top, wide, toolbars.HEIGHT)
                yield "toolbar button", BUTTONS[button.name], box
    yield "name box", "", Box(4, 122, 130, 156)
    yield "formula bar", "", Box(260, 128, width - 81, 150)
    x = float(m.FIRST_TAB)
    top = height - m.TABS_END
    for name in scene.program.tabs:
        end = x + sketch.width(name, m.SMALL_BOLD) + 25
        yield "sheet tab", name, Box(round(x), top, round(end), top + 23)
        x = end - 1


def furniture_of(screen: Screen) -> Iterator[tuple[tuple[str, str], Box]]:
    """The same of the captured program."""
    groups = screen.state.groups
    for element in screen.state.elements:
        box, group = element.box, groups.get(element.group)
        if element.role == "menu":
            yield ("menu", element.name), box
        elif element.role == "page tab":
            yield ("sheet tab", element.name), box
        elif element.role in ("push button", "toggle button") and box.y1 < m.FORMULA:
            yield ("toolbar button", element.name), box
        elif element.role == "text" and group and m.FORMULA <= box.y1 < m.GRID:
            if box.x1 < 20:
                yield ("name box", ""), box
            elif box.width > 300:
                yield ("formula bar", ""), box
    arrow = next((e.box for e in screen.state.elements if e.name == "Formula"), None)
    more = next((e.box for e in screen.state.elements if _is_expander(e.box, e.role)), None)
    if arrow and more:  # its field is no element: what lies between its neighbours
        yield ("formula bar", ""), Box(arrow.x2, more.y1, more.x1 - 1, more.y2)


def _is_expander(box: Box, role: str) -> bool:
    return role == "push button" and box.x1 > 800 and m.FORMULA <= box.y1 < m.GRID


def shift_of(pairs: list[Pair]) -> tuple[int, int]:
    """By how much the whole contents are moved: the median over the toolbars' buttons."""
    fixed = [pair for pair in pairs if pair.kind == "toolbar button"]
    across = round(median(pair.real.x1 - pair.drawn.x1 for pair in fixed))
    return across, round(median(pair.real.y1 - pair.drawn.y1 for pair in fixed))


def apart(one: Box, other: Box) -> int:
    """The largest distance between equal edges of two boxes."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def table(all_: list[Compared]) -> list[dict[str, Any]]:
    """By kind: how many, and median, 90th percentile and maximum of the differences."""
    rows = []
    kinds = list(dict.fromkeys(pair.kind for one in all_ for pair in one.pairs))
    for kind in kinds:
        plain, moved, same = [], [], 0
        for one in all_:
            dx, dy = shift_of(one.pairs)
            for pair in one.pairs:
                if pair.kind == kind:
                    plain.append(apart(pair.drawn, pair.real))
                    moved.append(apart(pair.drawn.moved(dx, dy), pair.real))
                    same += moved[-1] == 0
        rows.append(
            {
                "kind": kind,
                "n": len(plain),
                **{f"as_is_{name}": value for name, value in _spread(plain).items()},
                **{f"unshifted_{name}": value for name, value in _spread(moved).items()},
                "equal": round(same / len(plain), 3),
            }
        )
    return rows


def _spread(values: list[int]) -> dict[str, float]:
    p50, p90 = np.percentile(values, [50, 90], method="higher")
    return {"median": float(p50), "p90": float(p90), "max": float(max(values))}


HEAD = ("kind", "n", "median", "p90", "max", "median*", "p90*", "max*", "equal*")


def told(rows: list[dict[str, Any]]) -> Iterator[tuple[str, ...]]:
    for row in rows:
        numbers = [f"{row[f'{which}_{name}']:g}" for which in ("as_is", "unshifted") for name in
                   ("median", "p90", "max")]  # fmt: skip
        yield row["kind"], str(row["n"]), *numbers, f"{100 * row['equal']:.0f} %"


def printed(rows: list[dict[str, Any]]) -> str:
    lines = [HEAD, *told(rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(HEAD))]
    return "\n".join(
        "  ".join(cell.ljust(width) if not at else cell.rjust(width)
                  for at, (cell, width) in enumerate(zip(line, widths, strict=True)))
        for line in lines
    )  # fmt: skip


def write_pages(all_: list[Compared], rows: list[dict[str, Any]], out: Path) -> None:
    parts = []
    for number, one in enumerate(all_):
        drawn, real = draw(one.layout.frame), Image.open(one.screen.path).convert("RGB")
        wide, high = STANDARD.pixels
        both = Image.new("RGB", (2 * wide + 16, high), "#888888")
        both.paste(drawn, (0, 0))
        both.paste(real, (wide + 16, 0))
        both.save(out / f"beside-{number}.png")
        dx, dy = shift_of(one.pairs)
        said = html.escape(f"{one.scene.program.book}: contents shifted by {dx}, {dy}")
        parts.append(f'<h2>{said}</h2><img src="beside-{number}.png" width="100%">')
    cells = "".join(
        f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in line)}</tr>"
        for line in (HEAD, *told(rows))
    )
    page = (
        "<!doctype html><meta charset=utf-8><title>Drawn and real LibreOffice</title>"
        "<style>body{font:15px sans-serif}td{padding:2px 10px;border-bottom:1px solid #ccc}"
        "</style><h1>Drawn (left) and real (right)</h1>"
        f"<table>{cells}</table><p>* without the shift of the whole contents</p>{''.join(parts)}"
    )
    (out / "index.html").write_text(page, "utf-8")
    content: Mapping[str, Any] = {
        "version": all_[0].screen.manifest.version,
        "shifts": [shift_of(one.pairs) for one in all_],
        "rows": rows,
    }
    (out / "report.json").write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def run(given: argparse.Namespace) -> int:
    if given.screens < 1:
        raise UsageError("--screens must be at least 1")
    if not 0.5 <= given.across <= 2:
        raise UsageError("--across: expected a number from 0.5 to 2")
    given.out.mkdir(parents=True, exist_ok=True)
    all_ = []
    for number, scene in enumerate(scenes(given.seed, given.screens)):
        layout = lay_out(scene, STANDARD)
        screen = captured(scene, given, number)
        all_.append(Compared(scene, layout, screen, list(pairs_of(scene, layout, screen))))
    rows = table(all_)
    write_pages(all_, rows, given.out)
    print(f"LibreOffice {all_[0].screen.manifest.version}, {len(all_)} workbooks, in pixels")
    print(printed(rows))
    shifts = ", ".join(str(shift_of(one.pairs)) for one in all_)
    print(f"* without the shift of the whole contents: {shifts}")
    print(f"{given.out / 'index.html'}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--screens", type=int, default=3, metavar="N", help="workbooks (3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--across", type=float, default=1.0, metavar="F", help="columns are written 1/F as wide (1)"
    )
    parser.add_argument("--keep", action="store_true", help="capture what is not there yet only")
    given = parser.parse_args()
    return ended("real_beside_drawn", lambda: run(given), "nothing is lost; --keep goes on")


if __name__ == "__main__":
    sys.exit(main())
