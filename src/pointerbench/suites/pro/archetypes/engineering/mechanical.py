"""Mechanical parts as drawings: a flange, a plate, a shaft, a bracket."""

from __future__ import annotations

from math import cos, pi, sin

from pointerbench.flow.drawings.canvas import Point
from pointerbench.suites.pro.archetypes.engineering.drafting import (
    DASH,
    Pens,
    arrow,
    cross,
    dimension,
    hatched,
    hole,
    leader,
    rounded,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet


def flange(sheet: Sheet, pens: Pens, corner: Point, size: float, count: int) -> None:
    """A flange from the front with its bolt holes, and its section to the right."""
    x, y = corner[0] + size / 2, corner[1] + size / 2
    radius = size / 2
    for share in (1.0, 0.5, 0.3):
        sheet.ink.ring(pens.edge, pens.wide, x, y, radius * share)
    sheet.ink.ring(pens.center, 1, x, y, radius * 0.76)
    cross(sheet, pens, x, y, radius + 12)
    bolts = []
    phase = 0.5 if count == 6 else 0.0
    for k in range(count):
        turn = 2 * pi * (k + phase) / count
        bolts.append(
            hole(
                sheet,
                pens,
                x + radius * 0.76 * sin(turn),
                y - radius * 0.76 * cos(turn),
                radius * 0.085,
            )
        )
    sheet.family("hole", bolts, 1)
    bore = radius * 0.3
    sheet.mark("bore", (x - bore, y - bore, x + bore, y + bore))
    first = 2 * pi * (phase or 1) / count
    tip = (x + radius * 0.82 * sin(first), y - radius * 0.82 * cos(first))
    leader(sheet, pens, tip, (x + radius * 0.72, corner[1] - 16), f"{count}x Ø18", "dim:bolts")
    dimension(
        sheet,
        pens,
        ((x - radius, y + radius * 0.1), (x + radius, y + radius * 0.1)),
        radius * 0.9 + 30,
        "Ø200",
        "dim:overall",
    )
    _flange_section(sheet, pens, (corner[0] + size * 1.28, corner[1]), size)


def _flange_section(sheet: Sheet, pens: Pens, corner: Point, size: float) -> None:
    x, y = corner
    thick, hub = size * 0.13, size * 0.34
    for top, sign in ((y, 1.0), (y + size, -1.0)):
        rim = sorted((top, top + sign * size * 0.25))
        neck = sorted((top + sign * size * 0.25, top + sign * size * 0.35))
        plate: Rect = (x, rim[0], x + thick, rim[1])
        collar: Rect = (x, neck[0], x + hub, neck[1])
        for box in (plate, collar):
            hatched(sheet, pens.hatch, box)
            sheet.ink.rect(pens.edge, box, pens.wide)
        sheet.mark("section:rim_top" if sign > 0 else "section:rim_bottom", plate)
    for edge in (0.35, 0.65):
        sheet.ink.line(pens.edge, pens.wide, (x, y + size * edge), (x + hub, y + size * edge))
    middle = y + size / 2
    sheet.ink.line(pens.center, 1, (x - 14, middle), (x + hub + 14, middle), dash=DASH)
    dimension(sheet, pens, ((x, y + size), (x + hub, y + size)), 26, "58", "dim:length")
    dimension(sheet, pens, ((x, y), (x + thick, y)), -20, "22", "dim:rim")
    dimension(
        sheet,
        pens,
        ((x + hub, y + size * 0.35), (x + hub, y + size * 0.65)),
        30,
        "Ø60 H7",
        "dim:bore",
    )
    leader(
        sheet,
        pens,
        (x + hub * 0.8, y + size * 0.25),
        (x + hub * 1.1, y + size * 0.1),
        "R3",
        "note:radius",
    )


def plate(sheet: Sheet, pens: Pens, corner: Point, size: Point, slots: int) -> None:
    """A plate with rounded corners, four holes, slots and a bore."""
    (x, y), (wide, high) = corner, size
    radius = high * 0.1
    box = (x, y, x + wide, y + high)
    rounded(sheet, pens, box, radius)
    inset = high * 0.15
    spots = [
        (x + inset, y + inset),
        (x + wide - inset, y + inset),
        (x + inset, y + high - inset),
        (x + wide - inset, y + high - inset),
    ]
    holes = [hole(sheet, pens, *spot, high * 0.055) for spot in spots]
    for name, rect in zip(("nw", "ne", "sw", "se"), holes, strict=True):
        sheet.mark(f"hole:{name}", rect)
    cx, cy = x + wide * 0.36, y + high / 2
    hole(sheet, pens, cx, cy, high * 0.2)
    sheet.ink.ring(pens.edge, pens.wide, cx, cy, high * 0.26)
    sheet.mark("bore", (cx - high * 0.26, cy - high * 0.26, cx + high * 0.26, cy + high * 0.26))
    found: list[Rect] = []
    for k in range(slots):
        top = cy + (k - (slots - 1) / 2) * high * 0.2
        slot = (x + wide * 0.62, top - high * 0.05, x + wide * 0.86, top + high * 0.05)
        rounded(sheet, pens, slot, high * 0.05)
        sheet.ink.line(pens.center, 1, (slot[0] - 8, top), (slot[2] + 8, top), dash=DASH)
        found.append(slot)
    sheet.family("slot", found)
    dimension(sheet, pens, (spots[2], spots[3]), inset + 26, "180", "dim:holes")
    dimension(sheet, pens, ((x, y + high), (x + wide, y + high)), 54, "220", "dim:overall")
    dimension(sheet, pens, ((x + wide, y), (x + wide, y + high)), 44, "130", "dim:height")
    dimension(sheet, pens, ((x, y), (cx, y)), -24, "79", "dim:offset")
    leader(
        sheet,
        pens,
        (cx + high * 0.19, cy - high * 0.18),
        (cx + high * 0.42, y - 34),
        "Ø52 H7",
        "dim:bore",
    )
    leader(
        sheet, pens, (x + radius * 0.3, y + radius * 0.3), (x - 26, y - 24), "R13", "note:radius"
    )


_STEPS = (
    (0.16, 0.5, "30"),
    (0.22, 0.68, "42"),
    (0.28, 1.0, "55"),
    (0.2, 0.68, "38"),
    (0.14, 0.42, "26"),
)


def shaft(sheet: Sheet, pens: Pens, corner: Point, size: Point, keyed: int) -> None:
    """A stepped shaft from the side, with a keyway in one of its steps and its section below."""
    (x, y), (wide, high) = corner, size
    middle = y + high / 2
    left = x
    for number, (share, thick, length) in enumerate(_STEPS):
        right = left + wide * share
        half = high * thick / 2
        box = (left, middle - half, right, middle + half)
        sheet.ink.rect(pens.edge, box, pens.wide)
        sheet.mark(f"step:{number}", box)
        dimension(
            sheet, pens, ((left, y + high), (right, y + high)), 22, length, f"dim:step{number}"
        )
        if number == keyed:
            key = (left + 12, middle - 6, right - 12, middle + 6)
            rounded(sheet, pens, key, 6)
            sheet.mark("keyway", key)
            _cut_marks(sheet, pens, (left + right) / 2, (middle - half, middle + half))
        left = right
    sheet.ink.line(pens.center, 1, (x - 16, middle), (x + wide + 16, middle), dash=DASH)
    dimension(sheet, pens, ((x, y + high), (x + wide, y + high)), 50, "191", "dim:overall")
    half = high * _STEPS[0][1] / 2
    dimension(sheet, pens, ((x, middle - half), (x, middle + half)), -34, "Ø25 k6", "dim:left")
    half = high * _STEPS[4][1] / 2
    dimension(
        sheet,
        pens,
        ((x + wide, middle - half), (x + wide, middle + half)),
        36,
        "Ø20 h7",
        "dim:right",
    )
    tip = (x + wide * 0.52, middle - high * 0.5)
    leader(sheet, pens, tip, (tip[0] + 40, y - 26), "Ø50", "dim:collar")
    leader(
        sheet,
        pens,
        (x + wide * 0.02, middle - high * 0.25),
        (x + wide * 0.06, y - 12),
        "1 x 45°",
        "note:chamfer",
    )


def _cut_marks(sheet: Sheet, pens: Pens, x: float, ends: Point) -> None:
    """Where the section A-A is taken."""
    for y, sign in ((ends[0] - 12, -1), (ends[1] + 12, 1)):
        sheet.ink.line(pens.edge, 2, (x, y), (x, y - sign * 8))
        sheet.ink.line(pens.edge, 1, (x, y), (x - 18, y))
        arrow(sheet, pens.edge, (x, y), (x - 18, y), 7)
        sheet.text(
            "A", x - 12, y + sign * 9, 11, pens.text, anchor="middle", margin=0, ground=pens.ground
        )


def keyed_section(sheet: Sheet, pens: Pens, center: Point, radius: float) -> None:
    """The round section A-A with its key slot."""
    x, y = center
    for k in range(-6, 7):
        shift = k * radius * 0.2
        reach = (radius**2 - shift**2 / 2) ** 0.5
        dx = reach * 0.7071
        middle = (x + shift / 2, y + shift / 2)
        sheet.ink.line(
            pens.hatch, 1, (middle[0] - dx, middle[1] + dx), (middle[0] + dx, middle[1] - dx)
        )
    sheet.ink.ring(pens.edge, pens.wide, x, y, radius)
    key = (x - 6, y - radius - 1, x + 6, y - radius * 0.62)
    sheet.ink.rect(pens.ground, key)
    sheet.ink.line(
        pens.edge,
        pens.wide,
        (key[0], y - radius * 0.98),
        (key[0], key[3]),
        key[2:],
        (key[2], y - radius * 0.98),
    )
    cross(sheet, pens, x, y, radius + 8)
    sheet.text(
        "A-A (2:1)",
        x,
        y - radius - 22,
        11,
        pens.text,
        anchor="middle",
        bold=True,
        ground=pens.ground,
    )
    sheet.mark("section:shaft", (x - radius, y - radius, x + radius, y + radius))
    leader(
        sheet,
        pens,
        (x + 6, y - radius * 0.7),
        (x + radius + 18, y - radius * 0.9),
        "8 P9",
        "dim:key",
    )
    dimension(sheet, pens, ((x - radius, y), (x + radius, y)), radius + 18, "Ø40 j6", "dim:journal")
