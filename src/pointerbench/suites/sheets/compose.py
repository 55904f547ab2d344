"""Decides a whole spreadsheet screen: what stands on the sheet, and how it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.arrange import Arrangement, Window, arrange
from pointerbench.suites.sheets.colors import HIGHLIGHTS, ink_on
from pointerbench.suites.sheets.draft import Draft
from pointerbench.suites.sheets.measure import Measure
from pointerbench.suites.sheets.scene import Place, Program, Range, Scene, Sheet, View
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.skins.skin import Skin
from pointerbench.values.rng import Stream


class Brief(NamedTuple):
    """What is settled before a screen is drawn; ``mark`` is the kind of coloured region that will
    be asked about (cell, row or column), or empty."""

    skin: str
    language: str
    mark: str = ""


def compose(stream: Stream, brief: Brief, screen: Screen) -> Scene:
    """Draws every decision of a screen from the stream."""
    skin = SKINS[brief.skin]
    look = stream.child("look")
    theme = look.weighted({name: skin.themes[name] for name in skin.looks})
    ground = "dark" if skin.looks[theme].dark else "light"
    zoom = look.weighted(skin.zooms)
    family, points = look.weighted(skin.families), look.weighted(skin.points)
    middle = look.chance(0.1)
    height = _row_height(skin, points) + (look.integer(3, 8) if middle else 0)
    x1, y1, x2, y2 = skin.area(screen)
    window = Window(round((x2 - x1 - 40) * 100 / zoom), int((y2 - y1 - 20) * 100 / zoom / height))
    measure = Measure(stream.child("widths"), family, points, skin.default_width)
    draft = Draft(stream.child("draft"), measure, ground, middle)
    page = arrange(stream.child("page"), brief.language, draft, window)
    _mark(stream.child("marks"), page, brief.mark)
    hidden_columns, hidden_rows = _hidden(stream.child("hidden"), page)
    sheet = Sheet(
        cells=draft.cells,
        widths=draft.widths,
        default_width=skin.default_width,
        heights=draft.heights,
        default_height=height,
        family=family,
        points=points,
        gridlines=not look.chance(0.1),
        hidden_columns=hidden_columns,
        hidden_rows=hidden_rows,
        merges=tuple(draft.merges),
        borders=tuple(draft.borders),
    )
    selection, active = _selection(stream.child("selection"), page, sheet)
    view = View(zoom, *page.first, *page.frozen, selection, active)
    table = page.tables[0]
    tab = stream.child("tabs").integer(0, min(3, len(table.tabs)) - 1)
    program = Program(skin.name, theme, brief.language, table.book, table.tabs, tab, table.region)
    return Scene(sheet, view, program)


def _row_height(skin: Skin, points: float) -> int:
    """The program's own height, or more where the font needs it."""
    usual = max(skin.points, key=lambda size: skin.points[size])
    return max(skin.default_height, round(skin.default_height * points / usual))


def _mark(stream: Stream, page: Arrangement, wanted: str) -> None:
    """Colours some places as a user marks them; one of the wanted kind, and others besides."""
    kinds = [wanted] if wanted else []
    extra = stream.weighted({0: 5, 1: 2, 2: 1.5, 3: 1, 4: 0.5})
    extra += 2 if wanted else 0
    kinds += [stream.weighted({"cell": 5, "row": 1, "column": 0.6}) for _ in range(extra)]
    names = stream.sample(tuple(HIGHLIGHTS), min(len(kinds), len(HIGHLIGHTS)))
    for kind, name in zip(kinds, names, strict=False):
        color = stream.pick(HIGHLIGHTS[name])
        for place in _MARKED[kind](stream, page):
            page.draft.fill(place, color, ink_on(color))


def _marked_cell(stream: Stream, page: Arrangement) -> Iterator[Place]:
    """Mostly one with something in it."""
    rows, columns = page.rows(), page.columns()
    for _ in range(8):
        place = (stream.pick(columns), stream.integer(rows[1], rows[-2]))
        if place in page.draft.cells or stream.chance(0.05):
            break
    yield place


def _marked_row(stream: Stream, page: Arrangement) -> Iterator[Place]:
    area = stream.pick(page.areas)
    rows = _shared(range(area.row + 1, area.last_row), page.rows())
    if rows:
        row = stream.pick(rows)
        yield from Range(area.column, row, area.last_column, row).places()


def _marked_column(stream: Stream, page: Arrangement) -> Iterator[Place]:
    area = stream.pick(page.areas)
    columns = _shared(range(area.column, area.last_column + 1), page.columns())
    if columns:
        column = stream.pick(columns)
        yield from Range(column, area.row + 1, column, area.last_row).places()


_MARKED = {"cell": _marked_cell, "row": _marked_row, "column": _marked_column}


def _shared(one: range, other: range) -> range:
    return range(max(one.start, other.start), min(one.stop, other.stop))


def _hidden(stream: Stream, page: Arrangement) -> tuple[frozenset[int], frozenset[int]]:
    """Columns and rows hidden in the middle of the window, never those of merged cells."""
    columns: set[int] = set()
    rows: set[int] = set()
    if stream.chance(0.09) and len(page.columns()) > 6:
        first = stream.pick(page.columns()[2:-2])
        columns.update(range(first, first + stream.integer(1, 2)))
    if stream.chance(0.11) and len(page.rows()) > 12:
        for _ in range(stream.integer(1, 2)):
            first = stream.pick(page.rows()[4:-4])
            rows.update(range(first, first + stream.integer(1, 3)))
    kept = {row for area in page.draft.merges for row in range(area.row, area.last_row + 1)}
    headers = {area.row for area in page.areas}
    if any(area.column < c <= area.last_column for area in page.draft.merges for c in columns):
        columns = set()
    return frozenset(columns), frozenset(rows - kept - headers)


def _selection(stream: Stream, page: Arrangement, sheet: Sheet) -> tuple[Range, Place]:
    """A cell, mostly one with something in it, or a range around it."""
    columns, rows = page.columns(), page.rows()
    for _ in range(12):
        active = (stream.pick(columns), stream.integer(rows[0], rows[-1] - 1))
        if active[0] in sheet.hidden_columns or active[1] in sheet.hidden_rows:
            continue
        if active in sheet.cells or stream.chance(0.3):
            break
    area = sheet.area(active)
    if stream.chance(0.25):
        last = (active[0] + stream.integer(0, 3), active[1] + stream.integer(1, 8))
        wider = Range(*active, *last)
        if not any(place in sheet.merged for place in wider.places()):
            area = wider
    return area, area.first
