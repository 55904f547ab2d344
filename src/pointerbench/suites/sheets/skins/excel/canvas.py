"""A square to draw a button's picture in."""

from __future__ import annotations

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.skins.excel.palette import Palette
from pointerbench.widgets.sketch import Sketch, Type

UI = "PB Selva"


class Canvas:
    """A square to draw a picture in: ``size`` is 16 or 32, coordinates count from its corner.

    ``label`` is what the button is called; ``modern`` pictures are outlines with few colours.
    """

    def __init__(
        self,
        sketch: Sketch,
        corner: tuple[float, float],
        size: int,
        palette: Palette,
        label: str,
        *,
        modern: bool,
    ) -> None:
        self.sketch = sketch
        self.x, self.y = corner
        self.size = size
        self.p = palette
        self.label = label
        self.modern = modern

    @property
    def large(self) -> bool:
        return self.size == 32

    def across(self, x1: float, x2: float, y: float, color: Color, width: float = 1) -> None:
        self.sketch.across(self.x + x1, self.x + x2, self.y + y, color, width)

    def down(self, x: float, y1: float, y2: float, color: Color, width: float = 1) -> None:
        self.sketch.down(self.x + x, self.y + y1, self.y + y2, color, width)

    def block(self, x1: float, y1: float, x2: float, y2: float, color: Color) -> None:
        self.sketch.fill(self.x + x1, self.y + y1, self.x + x2, self.y + y2, color)

    def plate(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Color | None,
        line: Color,
    ) -> None:
        x, y = self.x, self.y
        moved = (x + box[0], y + box[1], x + box[2], y + box[3])
        self.sketch.rounded(moved, radius, fill, line)

    def shape(self, points: tuple[tuple[float, float], ...], color: Color) -> None:
        self.sketch.polygon([(self.x + x, self.y + y) for x, y in points], color)

    def letter(self, x: float, baseline: float, text: str, kind: Type, color: Color) -> None:
        """Text centred on x."""
        self.sketch.text(self.x + x, self.y + baseline, text, kind, color, "center")

    def icon(
        self, name: str, size: int, center: tuple[float, float], color: Color, tint: Color = ""
    ) -> None:
        at = (self.x + center[0], self.y + center[1])
        if tint:
            self.sketch.icon(name, at, size, tint, "fluent:filled")
        self.sketch.icon(name, at, size, color)

    def arrow_down(self, x: float, y1: float, y2: float, color: Color) -> None:
        """A stemmed arrow whose point is at (x, y2)."""
        half = 3.5 if self.large else 2.5
        self.down(x - 0.5, y1, y2 - half + 1, color, 1)
        self.shape(((x - half, y2 - half), (x + half, y2 - half), (x, y2)), color)
