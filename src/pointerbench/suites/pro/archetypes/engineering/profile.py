"""A profile in a sketcher: edges, circles, dimensions, and the signs of its constraints."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.drawings.signs import NUMBERS
from pointerbench.flow.nodes import Drawing
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens, dimension, leader
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet


class Inks(NamedTuple):
    """Colours of a sketch: edges, helper edges, points, dimensions, the two axes, ground."""

    edge: str
    helper: str
    point: str
    dim: str
    across: str
    up: str
    ground: str


def profile(sheet: Sheet, inks: Inks, values: tuple[str, str, str, str, str], notch: float) -> None:
    """A plate with a notch and a rounding, two bores on the axis; ``values`` are its width, height,
    radius, pitch and the notch's depth, ``notch`` the notch's share of the width."""
    wide, high = sheet.width, sheet.height
    cx, cy = wide / 2, high / 2
    w, h = min(wide - 190, 420) / 2, min(high - 150, 240) / 2
    ink = sheet.ink
    ink.line(inks.across, 1.4, (0, cy), (wide, cy))
    ink.line(inks.up, 1.4, (cx, 0), (cx, high))
    step, round_ = h * 0.55, h * 0.4
    x1, x2, y1, y2 = cx - w, cx + w, cy - h, cy + h
    cut = x2 - 2 * w * notch
    corners = (
        *((x1 + round_, y1), (cut, y1), (cut, y1 + step), (x2, y1 + step)),
        *((x2, y2), (x1, y2), (x1, y1 + round_)),
    )
    ink.line(inks.edge, 2, *corners)
    ink.arc(inks.edge, 2, (x1 + round_, y1 + round_), round_, (0.75, 1.0))
    for x, y in corners:
        ink.dot(inks.point, x, y, 3)
    bores = [(cx - w * 0.45, cy), (cx + w * 0.45, cy)]
    radius = h * 0.26
    for name, (x, y) in zip(("left", "right"), bores, strict=True):
        ink.ring(inks.edge, 2, x, y, radius)
        ink.dot(inks.point, x, y, 3)
        sheet.mark(f"sk:circle_{name}", (x - radius, y - radius, x + radius, y + radius))
        _sign(sheet, inks, f"con:equal_{name}", "equal", x + radius + 12, y - radius)
    ink.line(inks.helper, 1.2, (bores[0][0], cy - h * 0.7), (bores[0][0], cy + h * 0.7), dash=6)
    ink.dot(inks.dim, cx, cy, 4)
    sheet.mark("sk:origin", (cx - 6, cy - 6, cx + 6, cy + 6))
    _signs(sheet, inks, (x1, y1, x2, y2), (cut, step, round_))
    pens = Pens(inks.edge, inks.helper, inks.dim, inks.helper, inks.dim, inks.ground)
    dimension(sheet, pens, ((x1, y2), (x2, y2)), 34, values[0], "sk:width")
    dimension(sheet, pens, ((x1, y1 + round_), (x1, y2)), -44, values[1], "sk:height")
    tip = (bores[1][0] + radius * 0.7, cy + radius * 0.7)
    leader(sheet, pens, tip, (tip[0] + 26, tip[1] + 22), values[2], "sk:radius")
    dimension(sheet, pens, (bores[0], bores[1]), h * 0.62, values[3], "sk:pitch")
    dimension(sheet, pens, ((x2, y1 - 0.01), (x2, y1 + step)), 40, values[4], "sk:step")


def _signs(
    sheet: Sheet,
    inks: Inks,
    box: tuple[float, float, float, float],
    cut: tuple[float, float, float],
) -> None:
    x1, y1, x2, y2 = box
    edge, step, round_ = cut
    middle = (x1 + x2) / 2
    for name, kind, x, y in (
        ("con:bottom", "horizontal", middle + 40, y2 + 12),
        ("con:top", "horizontal", (x1 + round_ + edge) / 2, y1 - 13),
        ("con:left", "vertical", x1 + 13, (y1 + y2) / 2 + 30),
        ("con:right", "vertical", x2 + 12, (y1 + step + y2) / 2),
        ("con:notch", "vertical", edge + 12, y1 + step / 2),
        ("con:tangent", "tangent", x1 + round_ * 0.2, y1 + round_ * 0.1),
        ("con:symmetric", "symmetric", middle + 16, (y1 + y2) / 2 - 14),
    ):
        _sign(sheet, inks, name, kind, x, y)


def _sign(sheet: Sheet, inks: Inks, name: str, kind: str, x: float, y: float) -> None:
    drawn = Drawing("glyph", 1, None, (inks.dim, inks.dim), (float(NUMBERS[kind]),), grow=1)
    sheet.mark(name, (x - 7, y - 7, x + 7, y + 7), "icon", (drawn,))
