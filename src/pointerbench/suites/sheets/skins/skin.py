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
class Skin:
    """A spreadsheet program.

    ``area`` is the logical box (x1, y1, x2, y2) of headers and cells; ``chrome`` draws everything
    around it. ``families`` weighs the fonts that its users set sheets in, ``points`` the sizes; a
    new sheet's columns and rows are ``default_width`` wide and ``default_height`` high. ``themes``
    weighs the themes, each of which has its look in ``looks``.
    """

    name: str
    looks: Mapping[str, GridLook]
    area: Callable[[Screen], Area]
    chrome: Callable[[Sketch, Scene, Screen], None]
    families: Mapping[str, float]
    points: Mapping[float, float]
    default_width: int
    default_height: int
    zooms: Mapping[int, float] = field(default_factory=lambda: ZOOMS)
    themes: Mapping[str, float] = field(default_factory=lambda: THEMES)
