"""Soft shadows below menus, cards and windows."""

from __future__ import annotations

from pointerbench.picture.frame import Tint
from pointerbench.values.geometry import Box


def shadow(around: Box, radius: int, clip: Box, scale: float) -> list[Tint]:
    """Strips around the box, darker near it; what it hides for sure is not drawn."""
    strips, box = [], around.grown(-radius)
    for grown, alpha in ((4, 10), (2, 16), (1, 22)):
        x1, y1, x2, y2 = around.grown(round(grown * scale)).moved(0, round(2 * scale))
        strips += [
            (Box(x1, y1, x2, box.y1), alpha),
            (Box(x1, box.y2, x2, y2), alpha),
            (Box(x1, max(y1, box.y1), box.x1, box.y2), alpha),
            (Box(box.x2, max(y1, box.y1), x2, box.y2), alpha),
        ]
    seen = [(strip.intersect(clip), alpha) for strip, alpha in strips]
    return [Tint(strip, "#000000", alpha) for strip, alpha in seen if strip.area]
