"""The two toolbars: which buttons stand where, and how each is drawn.

Places are logical pixels; a button is a square of 24 pixels in a box of 33 by 35, one with an
arrow is 44 wide, and a line parts groups. What does not fit goes behind the mark at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pointerbench.picture.frame import Color, Panel
from pointerbench.suites.sheets.skins.libreoffice.colors import THEMES, Colors
from pointerbench.suites.sheets.skins.libreoffice.drawing import Pen
from pointerbench.suites.sheets.skins.libreoffice.labels import labels
from pointerbench.widgets.sketch import Sketch, Type

ARROWS = frozenset(
    [
        "new",
        "open",
        "save",
        "paste",
        "undo",
        "redo",
        "row",
        "column",
        "symbol",
        "freeze",
        "underline",
        "font_color",
        "background",
        "currency",
        "borders",
        "border_style",
        "border_color",
        "conditional",
    ]
)
IDLE = frozenset(["paste", "undo", "redo", "merge_center", "merge", "unmerge"])
"""Buttons that are greyed out unless `Look.active`."""

STANDARD = (
    "new open save",
    "pdf print preview",
    "cut copy paste",
    "clone clear",
    "undo redo",
    "find spelling",
    "row column",
    "sort ascending descending filter",
    "image chart pivot",
    "symbol link comment headers",
    "print_area freeze split_window",
    "shapes",
)
FORMATTING = (
    "bold italic underline",
    "font_color background",
    "left center right",
    "top middle bottom",
    "wrap",
    "merge_center merge unmerge",
    "currency percent number date",
    "decimals_more decimals_less",
    "indent outdent",
    "borders border_style border_color",
    "conditional",
)
STANDARD_TOP, FORMATTING_TOP = 44, 83
STANDARD_LEFT, FORMATTING_LEFT = 4, 328
HEIGHT, _WIDTH, _ARROW, _GAP, _MORE = 35, 33, 11, 8, 24

_LETTERS = ("bold", "italic", "underline")
_FILLS = frozenset(["paper", "sand", "sky", "mint", "rose", "lilac"])


class Place(NamedTuple):
    """A button, or with an empty name the line between two groups."""

    name: str
    x: float


@cache
def places(groups: tuple[str, ...], left: int, width: int) -> tuple[tuple[Place, ...], bool]:
    """What fits into a window of that width, and whether something is left over."""
    shown: list[Place] = []
    for place in _all(groups, left):
        end = place.x + (_width(place.name) if place.name else _GAP)
        if end > width - _MORE:
            while shown and not shown[-1].name:
                shown.pop()
            return tuple(shown), True
        shown.append(place)
    return tuple(shown), False


def _all(groups: tuple[str, ...], left: int) -> Iterator[Place]:
    x = left
    for number, group in enumerate(groups):
        if number:
            yield Place("", x)
            x += _GAP
        for name in group.split():
            yield Place(name, x)
            x += _width(name)


def _width(name: str) -> int:
    return _WIDTH + (_ARROW if name in ARROWS else 0)


class Look(NamedTuple):
    """How a button is drawn: the theme, the language of its letters, whether it is pressed."""

    theme: str
    language: str
    pressed: bool = False
    active: bool = False


def draw_bar(
    sketch: Sketch, groups: tuple[str, ...], corner: tuple[int, int], width: int, look: Look
) -> None:
    """A whole toolbar with its buttons at rest."""
    colors, (left, top) = THEMES[look.theme], corner
    shown, more = places(groups, left, width)
    for place in shown:
        if place.name:
            draw_button(sketch, place, top, look)
        else:
            sketch.down(place.x + 4, top + 1, top + 34, colors.rule)
    if more:
        _more(sketch, width, top, colors)


def draw_button(sketch: Sketch, place: Place, top: float, look: Look) -> None:
    colors, name, x = THEMES[look.theme], place.name, place.x
    idle = name in IDLE and not look.active
    if look.pressed:
        sketch.rounded((x, top, x + _WIDTH, top + HEIGHT), 4, colors.pressed, colors.field_line)
    shift = 3 if name in ARROWS else 5
    icon_pen = pen(sketch, (x + shift, top + 5), look.theme, idle=idle)
    if name in _LETTERS:
        letter = labels(look.language).letters[_LETTERS.index(name)]
        _letter(sketch, name, letter, (x + shift + 11.5, top), colors)
    else:
        icon_pen.draw(name)
    if name in ARROWS:
        arrow(sketch, x + 34, top + 17, colors.icons["off" if idle else "black"])


def pen(sketch: Sketch, corner: tuple[float, float], theme: str, *, idle: bool = False) -> Pen:
    """A pen for icons whose top left corner is there."""
    colors = THEMES[theme]
    own = {"chrome": colors.chrome, "app": colors.icons["lime"], "add_page": colors.field}

    def color(name: str) -> Color:
        if name in own:
            return own[name]
        if idle:
            return colors.icons["off_fill" if name in _FILLS else "off"]
        return colors.icons[name]

    return Pen(sketch, *corner, color)


def arrow(sketch: Sketch, x: float, y: float, color: Color, width: int = 7) -> None:
    """A small triangle that points down, its top left corner at (x, y)."""
    sketch.polygon([(x, y), (x + width, y), (x + width / 2, y + width / 2 + 0.5)], color)


def _letter(
    sketch: Sketch, name: str, letter: str, at: tuple[float, float], colors: Colors
) -> None:
    x, top = at
    kinds = {
        "bold": Type("DejaVu Sans", 18.5, bold=True),
        "italic": Type("Tinos", 20, italic=True),
        "underline": Type("DejaVu Sans", 19),
    }
    baseline = top + (22 if name == "underline" else 24)
    sketch.text(x, baseline, letter, kinds[name], colors.icons["ink"], align="center")
    if name == "underline":
        sketch.fill(x - 6, top + 24, x + 6, top + 25, colors.icons["blue"])


def _more(sketch: Sketch, width: int, top: int, colors: Colors) -> None:
    for x in (width - 14.2, width - 7.2):
        points = [(x, top + 12), (x + 4.8, top + 17), (x, top + 22)]
        inner = [(x + 1.9, top + 22), (x + 6.7, top + 17), (x + 1.9, top + 12)]
        sketch.polygon([*points, *inner], colors.icons["ink"])


@cache
def button_panel(place: Place, top: int, scale: float, look: Look) -> Panel:
    """One button alone, to be laid over the bar where its state differs from rest."""
    inside = Sketch(scale)
    draw_button(inside, place, top, look)
    end = place.x + _width(place.name)
    colors = THEMES[look.theme]
    return inside.panel(place.x, top, end, top + HEIGHT, colors.chrome, inside)
