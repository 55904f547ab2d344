"""The status bar: fields that share the window's width, and the zoom at its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Range, Scene
from pointerbench.suites.sheets.skins.libreoffice import measures as m
from pointerbench.suites.sheets.skins.libreoffice.colors import THEMES, Colors
from pointerbench.suites.sheets.skins.libreoffice.figures import figures
from pointerbench.suites.sheets.skins.libreoffice.labels import labels
from pointerbench.suites.sheets.skins.libreoffice.toolbars import pen
from pointerbench.widgets.sketch import Sketch

_ZOOM, _PERCENT = 143, 53
_LEAST_ROOM = 14  # around the text of a field
_EMPTY_SELECTION = 56


class Field(NamedTuple):
    """``width`` is that of a field that never grows, and 0 for one as wide as its text asks."""

    name: str
    width: int = 0
    text: str = ""


# What goes first where the window is narrow.
_DISPENSABLE = ("signature", "insert_mode", "locale", "page_style", "selected")


def draw_status(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    colors = THEMES[scene.program.theme]
    top, end = screen.height - m.STATUS, screen.width - _ZOOM - _PERCENT
    widths = _fitted(sketch, _fields(scene), end)
    x = 0.0
    for number, (field, width) in enumerate(widths.items()):
        _draw_field(sketch, field, (x, x + width), top, scene.program.theme)
        if number < len(widths) - 1:
            sketch.down(round(x + width), top + 4, top + 19, colors.rule)
        x += width
    _draw_zoom(sketch, end, top, scene.view.zoom, colors)


def _fields(scene: Scene) -> tuple[Field, ...]:
    words, program, view = labels(scene.program.language), scene.program, scene.view
    return (
        Field("position", 0, words.position.format(n=program.tab + 1, count=len(program.tabs))),
        Field("selected", 0, _selected(scene, view.selection)),
        Field("page_style", 0, _page_style(scene)),
        Field("locale", 0, words.locales[program.region[3:]]),
        Field("insert_mode", 68),
        Field("selection_mode", 29),
        Field("modified", 29),
        Field("signature", 29),
        Field("figures", 0, words.figures.format(**figures(scene)._asdict())),
    )


def is_own(scene: Scene) -> bool:
    """Whether the file is one of the program's own kind."""
    return scene.program.ending != ".xlsx"


def _page_style(scene: Scene) -> str:
    """The default one, or in another program's file one a sheet."""
    program = scene.program
    own = labels(program.language).page_style
    return own if is_own(scene) else f"PageStyle_{program.tabs[program.tab]}"


def _selected(scene: Scene, area: Range) -> str:
    if area == scene.sheet.area(scene.view.active):
        return ""
    sheet, words = scene.sheet, labels(scene.program.language)
    rows = set(range(area.row, area.last_row + 1)) - sheet.hidden_rows
    columns = set(range(area.column, area.last_column + 1)) - sheet.hidden_columns
    return words.counted(len(rows), len(columns))


def _fitted(sketch: Sketch, fields: tuple[Field, ...], end: float) -> Mapping[Field, float]:
    """The fields' widths: what is left over is shared among those that grow."""
    texts = {
        field: sketch.width(field.text, m.SMALL) if field.text else _EMPTY_SELECTION
        for field in fields
        if not field.width
    }
    fixed = sum(field.width for field in fields)
    share = (end - fixed - sum(texts.values())) / len(texts)
    if share < _LEAST_ROOM:
        first = next(name for name in _DISPENSABLE if any(f.name == name for f in fields))
        return _fitted(sketch, tuple(f for f in fields if f.name != first), end)
    return {field: field.width or texts[field] + share for field in fields}


def _draw_field(
    sketch: Sketch, field: Field, span: tuple[float, float], top: float, theme: str
) -> None:
    x1, x2 = round(span[0]), round(span[1])
    if field.name in ("selection_mode", "modified"):
        indent = 8 if field.name == "selection_mode" else 9
        pen(sketch, (x1 + indent, top + 4), theme).draw(field.name)
        return
    middle = field.name in ("locale", "figures")
    x = (x1 + x2) / 2 if middle else x1 + 10
    align = "center" if middle else "left"
    sketch.text(x, top + 16, field.text, m.SMALL, THEMES[theme].text, align)


def _draw_zoom(sketch: Sketch, end: float, top: float, zoom: int, colors: Colors) -> None:
    """The slider has 100 % in its middle."""
    ink = colors.icons["ink"]
    sketch.down(end, top + 4, top + 19, colors.rule)
    for x in (end + 10, end + 127):
        sketch.fill(x, top + 11, x + 10, top + 13, ink)
    sketch.fill(end + 131, top + 7, end + 133, top + 17, ink)
    left, right = end + 25, end + 122
    sketch.fill(left, top + 12, right, top + 13, colors.header_line)
    sketch.fill(left, top + 13, right, top + 14, colors.edge)
    past = (zoom - 20) / 80 if zoom <= 100 else 1 + (zoom - 100) / 300
    x = int(left + 48.5 * past) - 2
    sketch.rounded((x, top + 7, x + 4, top + 17), 1, colors.knob, ink)
    sketch.down(end + _ZOOM, top + 4, top + 19, colors.rule)
    sketch.text(end + _ZOOM + 8, top + 16, f"{zoom}%", m.SMALL, colors.text)
