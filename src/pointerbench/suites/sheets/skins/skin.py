"""What a skin is: the look of its grid, where the grid lies, and the program drawn around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.widgets.sketch import Sketch

Area = tuple[float, float, float, float]

ZOOMS: Mapping[int, float] = {
    75: 1, 80: 1, 85: 0.6, 90: 1.6, 100: 7, 110: 1.4, 115: 0.4, 120: 1.2, 125: 1, 130: 0.5, 150: 1,
}  # fmt: skip


THEMES: Mapping[str, float] = {"light": 0.82, "dark": 0.18}


@dataclass(frozen=True, slots=True)
class Foreign:
    """Files of another program, which a ``share`` of the sheets are; the rest is as in `Skin`."""

    share: float
    ending: str
    families: Mapping[str, float]
    points: Mapping[float, float]
    default_width: int
    default_height: int
    row_margin: int | None = None
    page: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Skin:
    """A spreadsheet program.

    ``area`` is the logical box (x1, y1, x2, y2) of headers and cells; ``chrome`` draws everything
    around it. ``families`` weighs the fonts that its users set sheets in, ``points`` the sizes; a
    new sheet's columns and rows are ``default_width`` wide and ``default_height`` high. ``themes``
    weighs the themes, each of which has its look in ``looks``.

    Rows grow with the font: to its line's height and a ``row_margin``, or in proportion where that
    is None. ``page`` is what fits on a printed page, in logical pixels at 100 %, where the program
    shows the pages' ends. ``ending`` is that of its own files' names; ``spelling`` the share of
    users who have words marked that it does not know.
    """

    name: str
    looks: Mapping[str, GridLook]
    area: Callable[[Screen], Area]
    chrome: Callable[[Sketch, Scene, Screen], None]
    families: Mapping[str, float]
    points: Mapping[float, float]
    default_width: int
    default_height: int
    row_margin: int | None = None
    page: tuple[int, int] | None = None
    ending: str = ""
    foreign: Foreign | None = None
    spelling: float = 0
    zooms: Mapping[int, float] = field(default_factory=lambda: ZOOMS)
    themes: Mapping[str, float] = field(default_factory=lambda: THEMES)
