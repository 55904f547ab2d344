"""The strip of companion programs on the right, which small windows do without."""

from __future__ import annotations

from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import Pad

_COMPANIONS = (
    ("calendar", "#1a73e8", 4),
    ("lightbulb", "#f9ab00", 4),
    ("check", "#1a73e8", 11),
    ("person", "#4285f4", 11),
)
_STEP = 56


def draw_side(sketch: Pad, width: float, height: float) -> None:
    """From the title bar down to the lower edge of the page."""
    left = width - style.SIDE
    x, y = left + style.SIDE / 2, style.TITLE_BAR + 24.0
    for icon, color, radius in _COMPANIONS:
        sketch.rounded((x - 11, y - 11, x + 11, y + 11), radius, fill=color)
        sketch.icon(icon, (x, y), 16, "#ffffff", "mdi")
        y += _STEP
    sketch.across(x - 10, x + 10, y - 18, sketch.colors.rule)
    sketch.icon("plus", (x, y + 14), 20, sketch.colors.icon, "mdi")
    sketch.icon("chevron_right", (x, height - style.FOOT / 2), 20, sketch.colors.icon, "mdi")
