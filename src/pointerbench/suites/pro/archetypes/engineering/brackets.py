"""An angle bracket as a drawing."""

from __future__ import annotations

from math import hypot

from pointerbench.flow.drawings.canvas import Point
from pointerbench.suites.pro.archetypes.engineering.drafting import (
    DASH,
    Pens,
    dimension,
    hatched,
    hole,
    leader,
    rounded,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet


def front_of_bracket(sheet: Sheet, pens: Pens, corner: Point, size: Point, holes: int) -> None:
    """The bracket's front: its upright with the boss, two slots, and the edge of its foot."""
    (x, y), (wide, high) = corner, size
    sheet.ink.rect(pens.edge, (x, y, x + wide, y + high), pens.wide)
    sheet.ink.line(pens.edge, 1, (x, y + high * 0.86), (x + wide, y + high * 0.86))
    middle = x + wide / 2
    bore = hole(sheet, pens, middle, y + high * 0.19, high * 0.075)
    sheet.mark("front:bore", bore)
    for name, at in (("left", 0.22), ("right", 0.78)):
        slot = (x + wide * at - 6, y + high * 0.42, x + wide * at + 6, y + high * 0.66)
        rounded(sheet, pens, slot, 6)
        sheet.mark(f"front:slot_{name}", slot)
    for dx in (-4, 4):
        sheet.ink.line(
            pens.center, 1, (middle + dx, y + high * 0.3), (middle + dx, y + high * 0.86), dash=5
        )
    dimension(sheet, pens, ((x, y + high), (x + wide, y + high)), 44, "80", "dim:breadth")
    left, right = x + wide * 0.22, x + wide * 0.78
    dimension(
        sheet,
        pens,
        ((left, y + high * 0.42), (right, y + high * 0.42)),
        -high * 0.42 - 20,
        "45",
        "dim:slots",
    )


def bracket(sheet: Sheet, pens: Pens, corner: Point, size: Point, holes: int) -> None:
    """An angle bracket from the side, with a rib and holes in its foot."""
    (x, y), (wide, high) = corner, size
    thick = high * 0.14
    outline = (
        (x, y),
        (x + thick, y),
        (x + thick, y + high - thick),
        (x + wide, y + high - thick),
        (x + wide, y + high),
        (x, y + high),
        (x, y),
    )
    sheet.ink.line(pens.edge, pens.wide, *outline)
    hatched(sheet, pens.hatch, (x, y, x + thick, y + high))
    hatched(sheet, pens.hatch, (x + thick, y + high - thick, x + wide, y + high))
    rib = ((x + thick, y + high * 0.3), (x + wide * 0.62, y + high - thick))
    sheet.ink.line(pens.edge, pens.wide, *rib)
    sheet.mark("upright", (x, y, x + thick, y + high))
    found: list[Rect] = []
    for k in range(holes):
        at = x + wide * (0.7 + 0.22 * k / max(1, holes - 1))
        box = (at - 6, y + high - thick, at + 6, y + high)
        sheet.ink.rect(pens.ground, box)
        sheet.ink.rect(pens.edge, box, pens.wide)
        sheet.ink.line(pens.center, 1, (at, box[1] - 9), (at, box[3] + 9), dash=DASH)
        found.append(box)
    sheet.family("drilling", found)
    boss = (x + thick, y + high * 0.12, x + thick + 20, y + high * 0.26)
    sheet.ink.rect(pens.edge, boss, pens.wide)
    sheet.mark("boss", boss)
    length = hypot(rib[1][0] - rib[0][0], rib[1][1] - rib[0][1])
    leader(
        sheet,
        pens,
        ((rib[0][0] + rib[1][0]) / 2, (rib[0][1] + rib[1][1]) / 2),
        (x + wide * 0.55, y + high * 0.34),
        f"RIB 8 x {length * 0.5:.0f}",
        "note:rib",
    )
    dimension(sheet, pens, ((x, y + high), (x + wide, y + high)), 44, "140", "dim:overall")
    dimension(sheet, pens, ((x, y), (x, y + high)), -36, "110", "dim:height")
    dimension(sheet, pens, ((x, y), (x + thick, y)), -20, "15", "dim:thickness")
