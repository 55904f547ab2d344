"""Decides a whole spreadsheet screen: what stands on the sheet, and how it is looked at."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.arrange import Arrangement, Window, arrange
from pointerbench.suites.sheets.content import Table, draw_account
from pointerbench.suites.sheets.draft import Draft
from pointerbench.suites.sheets.highlights import mark
from pointerbench.suites.sheets.measure import Measure
from pointerbench.suites.sheets.scene import Place, Program, Range, Scene, Sheet, View
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.skins.skin import Foreign, Skin
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
    seen_in = skin.looks[theme]
    zoom = look.weighted(skin.zooms)
    files = _files(stream.child("file"), skin)
    family, points = look.weighted(files.families), look.weighted(files.points)
    middle = look.chance(0.1)
    seen = zoom / 100 * screen.scale
    measure = Measure(stream.child("widths"), family, points, files.default_width, seen)
    height = _row_height(files, points, measure) + (look.integer(3, 8) if middle else 0)
    x1, y1, x2, y2 = skin.area(screen)
    window = Window(round((x2 - x1 - 40) * 100 / zoom), int((y2 - y1 - 20) * 100 / zoom / height))
    draft = Draft(stream.child("draft"), measure, middle)
    page = arrange(stream.child("page"), brief.language, draft, window)
    draft.show(seen_in)
    mark(stream.child("marks"), page, brief.mark, seen_in)
    _narrow(stream.child("narrow"), page)
    hidden_columns, hidden_rows = _hidden(stream.child("hidden"), page)
    sheet = Sheet(
        cells=draft.cells,
        widths=draft.widths,
        default_width=files.default_width,
        heights=draft.heights,
        default_height=height,
        family=family,
        points=points,
        gridlines=not look.chance(0.1),
        hidden_columns=hidden_columns,
        hidden_rows=hidden_rows,
        merges=tuple(draft.merges),
        borders=tuple(draft.borders),
        page=files.page,
        notes=_notes(stream.child("notes"), page),
    )
    selection, active = _selection(stream.child("selection"), page, sheet)
    view = View(zoom, *page.first, *page.frozen, selection, active)
    return Scene(sheet, view, _program(stream, brief, theme, page.tables[0], files))


def _program(
    stream: Stream, brief: Brief, theme: str, table: Table, files: Skin | Foreign
) -> Program:
    spelling = SKINS[brief.skin].spelling
    return Program(
        brief.skin,
        theme,
        brief.language,
        table.book,
        table.tabs,
        table.tab,
        table.region,
        draw_account(stream.child("account"), brief.language),
        ending=files.ending,
        spelling=bool(spelling) and stream.child("spelling").chance(spelling),
    )


def _files(stream: Stream, skin: Skin) -> Skin | Foreign:
    """Whose files the sheet is one of: the program's own, or another's."""
    foreign = skin.foreign
    return foreign if foreign and stream.chance(foreign.share) else skin


def _row_height(files: Skin | Foreign, points: float, measure: Measure) -> int:
    """The program's own height, or more where the font needs it."""
    if files.row_margin is not None:
        return max(files.default_height, measure.line_height + files.row_margin)
    usual = max(files.points, key=lambda size: files.points[size])
    return max(files.default_height, round(files.default_height * points / usual))


def _narrow(stream: Stream, page: Arrangement) -> None:
    """Once in a while somebody left a column too narrow for its numbers."""
    if not stream.chance(0.012):
        return
    draft, rows = page.draft, page.rows()
    numbers = [
        column
        for column in page.columns()
        if sum((column, row) in draft.cells and draft.cells[column, row].number for row in rows) > 3
    ]
    if numbers:
        column = stream.pick(numbers)
        draft.widths[column] = round(draft.widths[column] * stream.uniform(0.4, 0.6))


def _notes(stream: Stream, page: Arrangement) -> frozenset[Place]:
    """Now and then somebody has remarked on a few values in view."""
    if not stream.chance(0.1):
        return frozenset()
    columns, rows, cells = page.columns(), page.rows(), page.draft.cells
    written = [
        place
        for values in page.values
        for place in values.places()
        if place[0] in columns and place[1] in rows and place in cells and cells[place].text
    ]
    return frozenset(stream.sample(written, min(len(written), stream.integer(1, 4))))


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
    headers = {values.row - 1 for values in page.values}
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
