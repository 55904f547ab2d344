"""A pad to lay out furniture on in logical pixels; the items come out in device pixels.

Every coordinate that goes in is logical (a 100 % screen); ``scale`` turns it into pixels of the
picture, rounding positions and not sizes, so that neighbours still meet at 150 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pointerbench.picture.fonts import Font, font
from pointerbench.picture.frame import (
    Color,
    Fill,
    Glyph,
    Item,
    Outline,
    Panel,
    Polygon,
    Rounded,
    Text,
    Tint,
)
from pointerbench.picture.icons import icon_mask
from pointerbench.picture.text_layout import Line, fitted, shape
from pointerbench.values.geometry import Box


class Type(NamedTuple):
    """A typeface at a size in logical pixels."""

    family: str
    size: float
    bold: bool = False
    italic: bool = False


class Sketch:
    """Collects items back to front."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.items: list[Item] = []

    def px(self, length: float) -> int:
        """A logical length or position in device pixels."""
        return round(length * self.scale)

    def box(self, x1: float, y1: float, x2: float, y2: float) -> Box:
        return Box(self.px(x1), self.px(y1), self.px(x2), self.px(y2))

    def font(self, kind: Type) -> Font:
        size = round(kind.size * self.scale, 2)
        return font(kind.family, size, bold=kind.bold, italic=kind.italic)

    def fill(self, x1: float, y1: float, x2: float, y2: float, color: Color) -> None:
        self.items.append(Fill(self.box(x1, y1, x2, y2), color))

    def tint(self, x1: float, y1: float, x2: float, y2: float, color: Color, alpha: int) -> None:
        self.items.append(Tint(self.box(x1, y1, x2, y2), color, alpha))

    def across(self, x1: float, x2: float, y: float, color: Color, width: float = 1) -> None:
        """A horizontal line whose top is at y."""
        top = self.px(y)
        thick = max(1, self.px(width))
        self.items.append(Fill(Box(self.px(x1), top, self.px(x2), top + thick), color))

    def down(self, x: float, y1: float, y2: float, color: Color, width: float = 1) -> None:
        """A vertical line whose left edge is at x."""
        left = self.px(x)
        thick = max(1, self.px(width))
        self.items.append(Fill(Box(left, self.px(y1), left + thick, self.px(y2)), color))

    def outline(
        self, x1: float, y1: float, x2: float, y2: float, color: Color, width: float = 1
    ) -> None:
        box = self.box(x1, y1, x2, y2)
        self.items.append(Outline(box, color, max(1, self.px(width))))

    def rounded(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Color | None = None,
        outline: Color | None = None,
        width: float = 1,
    ) -> None:
        """A smooth rounded rectangle (x1, y1, x2, y2); a large radius makes a pill or a disc."""
        thick = max(1, self.px(width))
        self.items.append(Rounded(self.box(*box), self.px(radius), fill, outline, thick))

    def polygon(self, points: Sequence[tuple[float, float]], color: Color) -> None:
        scaled = tuple((x * self.scale, y * self.scale) for x, y in points)
        self.items.append(Polygon(scaled, color))

    def text(
        self, x: float, baseline: float, text: str, kind: Type, color: Color, align: str = "left"
    ) -> float:
        """Writes at x, which is the text's left, center or right; its logical width."""
        line = shape(text, self.font(kind), flush=align == "right")
        self._write(x, baseline, line, color, align)
        return line.width / self.scale

    def label(
        self,
        box: tuple[float, float, float, float],
        text: str,
        kind: Type,
        color: Color,
        align: str = "left",
    ) -> None:
        """Writes in a box (x1, y1, x2, y2), cut with an ellipsis where too long, its capitals
        centred between top and bottom."""
        x1, y1, x2, y2 = box
        line = fitted(text, self.font(kind), self.px(x2 - x1))
        x = {"left": x1, "center": (x1 + x2) / 2, "right": x2}[align]
        baseline = ((y1 + y2) * self.scale + line.font.cap_height) / 2 / self.scale
        self._write(x, baseline, line, color, align)

    def _write(self, x: float, baseline: float, line: Line, color: Color, align: str) -> None:
        left = self.px(x) - {"left": 0, "center": line.width // 2, "right": line.width}[align]
        self.items.append(Text(left, self.px(baseline), line, color))

    def width(self, text: str, kind: Type) -> float:
        """The text's logical width."""
        return shape(text, self.font(kind)).width / self.scale

    def icon(
        self,
        name: str,
        center: tuple[float, float],
        size: int,
        color: Color,
        font: str = "fluent",
    ) -> None:
        """The icon of a function (`picture.icons`) centred on a point; ``font`` is a set, or
        ``set:variant`` as ``fluent:filled``."""
        mask = icon_mask(name, size, self.scale, font)
        half = size / 2
        x, y = self.px(center[0] - half), self.px(center[1] - half)
        self.items.append(Glyph(x + mask.dx, y + mask.dy, mask, color))

    def panel(
        self, x1: float, y1: float, x2: float, y2: float, background: Color, inside: Sketch
    ) -> Panel:
        """The items of another sketch as an opaque panel; it is returned, and not added here."""
        return Panel(self.box(x1, y1, x2, y2), background, tuple(inside.items))
