"""The buttons at the right end of a title bar, as Windows draws them."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.picture.frame import Color
from pointerbench.widgets.sketch import Sketch

BUTTON = 46  # width of a caption button


def windows_caption(
    sketch: Sketch,
    right: float,
    middle: float,
    color: Color,
    names: Sequence[str] = ("minimize", "restore", "close"),
    width: float = BUTTON,
) -> float:
    """Draws hairline signs centred on the height ``middle``, the last one ending at ``right``;
    the left end of the first button."""
    left = right - width * len(names)
    for number, name in enumerate(names):
        x = round(left + (number + 0.5) * width)
        _SIGNS[name](sketch, x, round(middle), color)
    return left


def _minimize(s: Sketch, x: float, y: float, color: Color) -> None:
    s.across(x - 5, x + 5, y, color)


def _maximize(s: Sketch, x: float, y: float, color: Color) -> None:
    s.outline(x - 5, y - 5, x + 5, y + 5, color)


def _restore(s: Sketch, x: float, y: float, color: Color) -> None:
    s.outline(x - 5, y - 3, x + 3, y + 5, color)
    s.across(x - 3, x + 5, y - 5, color)
    s.down(x + 4, y - 5, y + 3, color)
    s.down(x - 3, y - 5, y - 3, color)
    s.across(x + 3, x + 5, y + 2, color)


def _close(s: Sketch, x: float, y: float, color: Color) -> None:
    a, b = 4.6, 5.4  # a line of about one pixel from corner to corner
    s.polygon([(x - b, y - a), (x - a, y - b), (x + b, y + a), (x + a, y + b)], color)
    s.polygon([(x - b, y + a), (x - a, y + b), (x + b, y - a), (x + a, y - b)], color)


def _ribbon(s: Sketch, x: float, y: float, color: Color) -> None:
    """A window with an arrow: how much of the ribbon to show."""
    s.outline(x - 7, y - 5, x + 7, y + 6, color)
    s.across(x - 6, x + 6, y - 3, color)
    s.down(x, y - 1, y + 4, color)
    s.polygon([(x + 0.5, y - 1.5), (x + 3, y + 1.5), (x - 2, y + 1.5)], color)


_SIGNS = {
    "minimize": _minimize,
    "maximize": _maximize,
    "restore": _restore,
    "close": _close,
    "ribbon": _ribbon,
}
