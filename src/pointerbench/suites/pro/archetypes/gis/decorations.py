"""What lies over a map: a scale bar and an arrow to the north."""

from __future__ import annotations

from pointerbench.flow.nodes import Node, Spot
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.gis.parts import entry_of
from pointerbench.suites.pro.desk import Desk


def decorations(d: Desk) -> list[Node]:
    """A scale bar and a north arrow."""
    sheet = Sheet(d, 190, 44)
    wide = entry_of(d)["map"] == "districts"
    for k, color in enumerate(("#1a1a1a", "#ffffff", "#1a1a1a", "#ffffff")):
        sheet.ink.rect(color, (10 + 36 * k, 26, 46 + 36 * k, 33))
    sheet.ink.rect("#1a1a1a", (10, 26, 154, 33), 1)
    for k, text in enumerate(("0", "5", "10 km") if wide else ("0", "50", "100 m")):
        sheet.text(
            text,
            10 + 72 * k,
            16,
            10.5,
            "#1a1a1a",
            anchor="middle" if k else "start",
            ground="#e8eaec",
        )
    sheet.mark("scale_bar", (8, 8, 176, 36))
    arrow = Sheet(d, 40, 56)
    arrow.ink.area("#1a1a1a", (20, 4), (31, 34), (20, 26))
    arrow.ink.area("#f4f4f4", (20, 4), (9, 34), (20, 26))
    arrow.ink.line("#1a1a1a", 1, (20, 4), (9, 34), (20, 26), (31, 34), (20, 4))
    arrow.text("N", 20, 46, 12, "#1a1a1a", anchor="middle", bold=True, ground="#e8eaec")
    arrow.mark("north_arrow", (7, 2, 33, 54))
    return [
        sheet.node(spot=Spot(0, 1, dx=10, dy=-54, dw=190, dh=44)),
        arrow.node(spot=Spot(1, 0, dx=-52, dy=10, dw=40, dh=56)),
    ]
