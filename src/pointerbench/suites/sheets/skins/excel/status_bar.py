"""The bar at the window's bottom: what the selected cells come to, the views and the zoom."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.language.reading import unformatted, write
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.excel import marks
from pointerbench.suites.sheets.skins.excel.bars import Measures
from pointerbench.suites.sheets.skins.excel.paint import TEXT, Painter
from pointerbench.suites.sheets.skins.excel.words import words
from pointerbench.suites.sheets.statistics import active_form, locale_of, statistics

_GENERAL = 11  # characters of a number in the general format
_GAP = 22  # between the entries
_DISPLAY = 1180  # the width of a window that has room for one more entry


class _Places(NamedTuple):
    """From the window's right edge: the end of the percentage, of the slider and of the views;
    ``view`` is the width of each view's button."""

    percent: float
    slider: float
    views: float
    view: float


_CLASSIC = _Places(10, 66, 203, 30)
_MODERN = _Places(20, 71, 190, 40)


def status_bar(painter: Painter, scene: Scene, screen: Screen, m: Measures) -> None:
    s, p = painter.sketch, painter.palette
    at = _MODERN if painter.modern else _CLASSIC
    y1, y2 = screen.height - m.status, screen.height
    s.fill(0, y1, screen.width, y2, p.status)
    s.across(0, screen.width, y1, p.tab_line if painter.modern else p.line)
    _zoom(painter, scene.view.zoom, screen.width, at, (y1 + y2) / 2)
    left = _views(painter, screen.width - at.views, at.view, (y1, y2))
    left = _entries(painter, scene, left - _GAP, (y1, y2))
    _state(painter, left - 20, (y1, y2))


def selected_texts(scene: Scene) -> Iterator[str]:
    """What the bar says of the selected cells, if at least two hold something: how many, and of
    numbers the average and the sum as well, in the active cell's format."""
    found, labels = statistics(scene), words(scene.program.language)
    if found.count < 2:
        return
    count = labels["count"].format(found.count)
    if not found.numbers:
        yield count
        return
    form, locale = active_form(scene), locale_of(scene)

    def written(value: Decimal) -> str:
        if form is None or form.kind == "general":
            return unformatted(value, locale, _GENERAL)
        return write(value, form, locale)

    yield labels["average"].format(written(found.average))
    yield count
    yield labels["sum"].format(written(found.total))


def _entries(painter: Painter, scene: Scene, right: float, span: tuple[float, float]) -> float:
    """What stands left of the views; where it begins."""
    s, p, (y1, y2) = painter.sketch, painter.palette, span
    if painter.modern and right > _DISPLAY - 350:
        label = painter.words["display"]
        wide = s.width(label, TEXT)
        s.label((right - wide, y1, right + 4, y2), label, TEXT, p.text)
        s.icon("screen", (right - wide - 11, (y1 + y2) / 2), 16, p.text)
        right -= wide + 20 + _GAP
    for text in reversed([*selected_texts(scene)]):
        wide = s.width(text, TEXT)
        s.label((right - wide, y1, right + 4, y2), text, TEXT, p.text)
        right -= wide + _GAP
    return right


def _state(painter: Painter, right: float, span: tuple[float, float]) -> None:
    """At the left end: what the program waits for, and its advice where there is room."""
    s, p, (y1, y2) = painter.sketch, painter.palette, span
    middle = (y1 + y2) / 2
    ready, advice = painter.words["ready"], painter.words["accessibility"]
    s.label((11, y1, right, y2), ready, TEXT, p.text)
    x = 11 + s.width(ready, TEXT) + 18
    marks.macro(s, x + 8, middle, p.text, p.status)
    x += 32
    if x + 20 + s.width(advice, TEXT) < right:
        s.icon("accessibility", (x + 8, middle), 16, p.text)
        s.label((x + 19, y1, right, y2), advice, TEXT, p.text)


def _views(painter: Painter, right: float, each: float, span: tuple[float, float]) -> float:
    """The three ways to look at a sheet, the first one chosen; their left end."""
    s, p, (y1, y2) = painter.sketch, painter.palette, span
    left = right - 3 * each
    s.fill(left, y1 + 1, left + each, y2, p.pressed)
    drawings = (marks.normal_view, marks.page_view, marks.breaks_view)
    for number, drawing in enumerate(drawings):
        drawing(s, left + each * (number + 0.5), (y1 + y2) / 2 + 1, p.text)
    return left


def _zoom(painter: Painter, zoom: int, right: float, at: _Places, middle: float) -> None:
    """The zoom slider with its percentage; 100 % is in the middle of the slider."""
    s, p = painter.sketch, painter.palette
    box = (right - at.percent - 40, middle - 8, right - at.percent, middle + 8)
    s.label(box, f"{zoom}%", TEXT, p.text, "right")
    end, start = right - at.slider, right - at.slider - 100
    y = round(middle)
    s.across(start, end, y, p.dim)
    s.down((start + end) / 2, y - 3, y + 4, p.dim)
    share = (zoom - 10) / 180 if zoom <= 100 else 0.5 + (zoom - 100) / 600
    x = round(start + share * (end - start))
    s.fill(x - 2, y - 5, x + 3, y + 6, p.dim if painter.modern else p.text)
    s.across(start - 14, start - 5, y, p.text)
    s.across(end + 5, end + 14, y, p.text)
    s.down(end + 9, y - 4, y + 5, p.text)
