"""Large pictures of the weather."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin

from pointerbench.flow.drawings.canvas import TURN, Canvas, Point
from pointerbench.flow.drawings.easel import Easel
from pointerbench.flow.drawings.values import Colors, Data, color_of, darker, is_dark, variant_of
from pointerbench.picture.frame import Color

_RAIN, _BOLT = "#3b82f6", "#f59e0b"


def weather(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Data: 0 sun, 1 sun and cloud, 2 cloud, 3 rain, 4 snow, 5 storm, 6 fog, 7 clear night.

    Colors: sun, cloud.
    """
    sun = color_of(colors, 0, "#fbbf24")
    pale = "#e2e8f0" if is_dark(canvas.ground) else "#b6c2d1"
    kind = variant_of(data) % len(_KINDS)
    _KINDS[kind](Easel(canvas), sun, color_of(colors, 1, pale))


def _sun(e: Easel, sun: Color, center: Point, size: float) -> None:
    x, y = center
    for k in range(8):
        a = k / 8 * TURN
        ends = [(x + r * size * cos(a), y + r * size * sin(a)) for r in (1.38, 1.78)]
        e.stroke(ends, size * 0.24, sun)
    e.disc(x, y, size, sun)


def _cloud(e: Easel, color: Color, place: Point, size: float) -> None:
    """A cloud whose middle lies at a place, ``size`` units wide."""
    x, y = place[0] - size / 2, place[1] - size * 0.3
    k = size / 100
    e.disc(x + 28 * k, y + 38 * k, 21 * k, color)
    e.disc(x + 55 * k, y + 28 * k, 28 * k, color)
    e.disc(x + 80 * k, y + 42 * k, 18 * k, color)
    e.rounded((x + 6 * k, y + 32 * k, x + 98 * k, y + 60 * k), 14 * k, color)


def _clear(e: Easel, sun: Color, cloud: Color) -> None:
    _sun(e, sun, (50, 50), 25)


def _fair(e: Easel, sun: Color, cloud: Color) -> None:
    _sun(e, sun, (64, 36), 18)
    _cloud(e, cloud, (45, 63), 76)


def _cloudy(e: Easel, sun: Color, cloud: Color) -> None:
    _cloud(e, darker(cloud, 0.18), (63, 38), 58)
    _cloud(e, cloud, (45, 58), 82)


def _rain(e: Easel, sun: Color, cloud: Color) -> None:
    _cloud(e, darker(cloud, 0.14), (50, 38), 84)
    for k in range(4):
        x, y = 26 + 16 * k, 66 + 6 * (k % 2)
        e.stroke(((x + 4, y), (x - 3, y + 18)), 4.4, _RAIN)


def _snow(e: Easel, sun: Color, cloud: Color) -> None:
    _cloud(e, cloud, (50, 38), 84)
    for k in range(5):
        x, y = 20 + 15 * k, 70 + 15 * (k % 2)
        for turn in range(3):
            a = turn / 6 * TURN
            dx, dy = 6.4 * cos(a), 6.4 * sin(a)
            e.stroke(((x - dx, y - dy), (x + dx, y + dy)), 2, "#7db7e8")


def _storm(e: Easel, sun: Color, cloud: Color) -> None:
    _cloud(e, darker(cloud, 0.38), (50, 38), 86)
    e.polygon(((54, 56), (38, 78), (49, 78), (43, 97), (64, 70), (53, 70), (60, 56)), _BOLT)
    for x in (24, 74):
        e.stroke(((x + 4, 66), (x - 2, 82)), 4.4, _RAIN)


def _fog(e: Easel, sun: Color, cloud: Color) -> None:
    _cloud(e, cloud, (50, 36), 80)
    for k, (x1, x2) in enumerate(((14, 78), (24, 90), (16, 70))):
        e.rounded((x1, 66 + 11 * k, x2, 71.5 + 11 * k), 3, darker(cloud, 0.12))


def _night(e: Easel, sun: Color, cloud: Color) -> None:
    angles = [(0.02 + 0.68 * k / 24) * TURN for k in range(25)]
    outer = [(46 + 36 * cos(a), 54 + 36 * sin(a)) for a in angles]
    (x1, y1), (x2, y2) = outer[-1], outer[0]
    inner = []
    for k in range(1, 24):
        t, bulge = (1 - cos(k / 48 * TURN)) / 2, 0.58 * sin(k / 48 * TURN)
        across, down = x2 - x1, y2 - y1
        inner.append((x1 + across * t - down * bulge, y1 + down * t + across * bulge))
    e.polygon([*outer, *inner], sun)
    for x, y, r in ((66, 34, 3.4), (84, 24, 2.4), (82, 50, 2)):
        e.disc(x, y, r, sun)


_KINDS: tuple[Callable[[Easel, Color, Color], None], ...] = (
    *(_clear, _fair, _cloudy, _rain, _snow, _storm, _fog, _night),
)
