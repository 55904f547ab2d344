"""The tool bar: a pill of buttons, of which a narrow window shows as many as fit."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import Pad
from pointerbench.suites.sheets.skins.google_sheets.labels import Labels, labels
from pointerbench.widgets.sketch import Type


class Tool(NamedTuple):
    """A button: its icon's function, its width, and whether it drops a list down.

    A ``live`` one shows the state of sheet or cell; `state` draws it, anew each time.
    """

    name: str
    width: float = 30
    drop: bool = False
    live: bool = False


GROUPS = (
    (Tool("search"), Tool("undo"), Tool("redo"), Tool("print"), Tool("format_painter")),
    (Tool("zoom", 66, drop=True, live=True),),
    (
        Tool("currency", live=True),
        Tool("percent"),
        Tool("decimal_less"),
        Tool("decimal_more"),
        Tool("number_format", 34),
    ),
    (Tool("font", 84, drop=True, live=True),),
    (Tool("minus", 26), Tool("size", 38, live=True), Tool("plus", 26)),
    (
        Tool("bold", live=True),
        Tool("italic", live=True),
        Tool("strikethrough"),
        Tool("font_color", live=True),
    ),
    (Tool("fill_color", live=True), Tool("borders"), Tool("merge_cells", 44, live=True)),
    (
        Tool("align", 42, drop=True, live=True),
        Tool("vertical", 42, drop=True, live=True),
        Tool("wrap_text", 42, drop=True, live=True),
        Tool("rotate_text", 42, drop=True),
    ),
    (
        Tool("link"),
        Tool("comment"),
        Tool("chart_column"),
        Tool("filter"),
        Tool("table", 42, drop=True),
        Tool("autosum"),
    ),
)

_RULE = 9  # a rule between two groups, with its margins
_TOP, _BOTTOM = style.TOOLBAR
_MIDDLE = style.TOOLBAR_MIDDLE
SIGN = Type("Roboto", 16)
_MENUS_FIELD = 92  # the search field of very wide windows


class Arrangement(NamedTuple):
    """Left and right of each tool shown, where rules stand, and the button for the rest."""

    tools: dict[Tool, tuple[float, float]]
    rules: tuple[float, ...]
    more: float | None
    end: float


@cache
def arranged(width: float) -> Arrangement:
    """The tools in a window of that width."""
    end = width - style.side(width) - 16
    limit = end - 38
    if _total(width) > limit - 24:
        limit -= 28
    tools: dict[Tool, tuple[float, float]] = {}
    rules: list[float] = []
    x: float = 24
    for group in GROUPS:
        begin = x + (_RULE if tools else 0)
        for tool in group:
            left = begin if tool is group[0] else x
            stop = left + _width(tool, width)
            if stop > limit:
                return Arrangement(tools, tuple(rules), x + 15, end)
            if tool is group[0] and tools:
                rules.append(x + _RULE // 2)
            tools[tool] = (left, stop)
            x = stop
    return Arrangement(tools, tuple(rules), None, end)


def _width(tool: Tool, width: float) -> float:
    return _MENUS_FIELD if tool.name == "search" and _has_field(width) else tool.width


def _has_field(width: float) -> bool:
    return width >= 1360


def _total(width: float) -> float:
    tools = sum(_width(tool, width) for group in GROUPS for tool in group)
    return tools + _RULE * (len(GROUPS) - 1)


def draw_toolbar(sketch: Pad, width: float, language: str) -> None:
    """What is the same for all cells."""
    bar = arranged(width)
    sketch.rounded((16, _TOP, bar.end, _BOTTOM), 19, fill=sketch.colors.pill)
    for x in bar.rules:
        sketch.down(x, _MIDDLE - 10, _MIDDLE + 10, sketch.colors.rule)
    for tool, (left, right) in bar.tools.items():
        if tool.drop:
            sketch.icon("caret_down", (right - 11, _MIDDLE), 18, sketch.colors.icon, "mdi")
        if not tool.live:
            _still(sketch, tool, left, labels()[language], _has_field(width))
    if bar.more:
        sketch.icon("more_vertical", (bar.more, _MIDDLE), 20, sketch.colors.icon, "mdi")
    sketch.icon("chevron_up", (bar.end - 22, _MIDDLE), 22, sketch.colors.icon, "mdi")


def _still(sketch: Pad, tool: Tool, left: float, words: Labels, field: bool) -> None:
    center = (left + 15, _MIDDLE)
    box = (left, _TOP, left + tool.width, _BOTTOM)
    match tool.name:
        case "search" if field:
            sketch.rounded(
                (left, _MIDDLE - 14, left + 84, _MIDDLE + 14), 14, fill=sketch.colors.paper
            )
            sketch.icon("search", (left + 17, _MIDDLE), 20, sketch.colors.icon, "mdi")
            label = (left + 31, _TOP, left + 82, _BOTTOM)
            sketch.label(label, words.search, style.SMALL, sketch.colors.icon)
        case "percent":
            sketch.label(box, "%", SIGN, sketch.colors.icon, "center")
        case "number_format":
            sketch.label(box, "123", style.BUTTON, sketch.colors.icon, "center")
        case "chart_column":
            _chart(sketch, *center)
        case _:
            sketch.icon(tool.name, center, 20, sketch.colors.icon, "mdi")


def _chart(sketch: Pad, x: float, y: float) -> None:
    """Three columns in a box."""
    sketch.rounded((x - 8, y - 8, x + 8, y + 8), 2, outline=sketch.colors.icon, width=2)
    for left, top in ((-4, -1), (-1, -4), (2, 1)):
        sketch.fill(x + left, y + top, x + left + 2, y + 5, sketch.colors.icon)
