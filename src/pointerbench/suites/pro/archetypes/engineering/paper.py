"""Drawings as a whole: parts and plans fitted to a space, sheets of paper with a title block."""

from __future__ import annotations

from pointerbench.suites.pro.archetypes.engineering import brackets, drafting, mechanical, plans
from pointerbench.suites.pro.archetypes.engineering.chrome import value_of
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet
from pointerbench.suites.pro.desk import Desk

PAPER_PENS = Pens("#1a1a1a", "#c0322c", "#1a6fa8", "#7a8a3a", "#1a1a1a", "#ffffff")
PAPER_WALLS = plans.Walls(
    "#a8adb3", "#222222", "#1a6fa8", "#8a5a1a", "#8a8f96", "#1a1a1a", "#ffffff"
)


def draw_scene(sheet: Sheet, name: str, pens: Pens, walls: plans.Walls = PAPER_WALLS) -> None:
    """A flat, flange, shaft, plate or bracket, as large as the sheet allows."""
    d = sheet.d
    if name == "flat":
        wide, high = sheet.width, sheet.height
        # A small sheet has no room for dimensions.
        roomy = high > 300
        scale = min((high - (110 if roomy else 14)) / plans.HIGH, (wide - 130) / plans.WIDE)
        x, y = (wide - plans.WIDE * scale) / 2, (high - plans.HIGH * scale) / 2
        spot = (x + 10, y + 22) if roomy else (x, y)
        frame = plans.Frame(*spot, scale, d.chance(0.5))
        plans.flat(sheet, walls, frame)
        if roomy:
            plans.plan_dimensions(sheet, pens, frame)
    else:
        _PARTS[name](d, sheet, pens)


def _flange(d: Desk, sheet: Sheet, pens: Pens) -> None:
    wide, high = sheet.width, sheet.height
    size = min(high - 130, (wide - 150) / 1.75)
    left = (wide - size * 1.75) / 2 - 20
    mechanical.flange(sheet, pens, (left, (high - size) / 2 - 6), size, d.pick((6, 8)))
    drafting.roughness(sheet, pens, (left + size * 1.5, (high - size) / 2 - 4), "Ra 3.2")


def _shaft(d: Desk, sheet: Sheet, pens: Pens) -> None:
    wide, high = sheet.width, sheet.height
    roomy = high > 300
    size = min(wide - 150, 640), min(high * 0.36, 190)
    left = (wide - size[0]) / 2
    mechanical.shaft(sheet, pens, (left, 44), size, d.pick((1, 3)))
    if not roomy:
        return
    foot = 44 + size[1] + 74
    radius = min(46, (high - foot - 50) / 2)
    mechanical.keyed_section(sheet, pens, (left + 110, foot + radius + 20), radius)
    drafting.notes(sheet, pens, (left + 300, foot + 26), d.content("notes"))
    drafting.roughness(sheet, pens, (left + size[0] - 40, foot + 40), "Ra 1.6")


def _plate(d: Desk, sheet: Sheet, pens: Pens) -> None:
    wide, high = sheet.width, sheet.height
    size = min(wide - 170, 1.7 * (high - 150)), min(high - 150, 300)
    corner = ((wide - size[0]) / 2 - 10, (high - size[1]) / 2 - 8)
    mechanical.plate(sheet, pens, corner, size, d.pick((2, 3)))
    drafting.roughness(sheet, pens, (corner[0] + size[0] + 16, corner[1] - 8), "Ra 3.2")


def _bracket(d: Desk, sheet: Sheet, pens: Pens) -> None:
    wide, high = sheet.width, sheet.height
    tall = min(high - 130, 260)
    size, holes = (tall * 1.35, tall), d.pick((2, 3))
    front = tall * 0.75
    left = (wide - size[0] - front - 70) / 2
    top = 50 if high > 300 else 34
    brackets.bracket(sheet, pens, (left, top), size, holes)
    brackets.front_of_bracket(sheet, pens, (left + size[0] + 70, top), (front, tall), holes)
    if high > 300:
        drafting.roughness(sheet, pens, (left + size[0] * 0.5, top + 8), "Ra 6.3")


_PARTS = {"flange": _flange, "shaft": _shaft, "plate": _plate, "bracket": _bracket}


def title_block(paper: Sheet, box: Rect) -> None:
    """The fields in a sheet's lower right corner; their values are the application's ``titles``."""
    x1, y1, x2, y2 = box
    values = paper.d.content("titles")

    def shown(key: str) -> str:
        return value_of(paper.d, values, key)

    middle = (y1 + y2) / 2
    cells = (
        ("name", "Title", shown("name"), x1, y1, x1 + 136, middle),
        ("material", "Material", shown("material"), x1 + 136, y1, x1 + 226, middle),
        ("scale", "Scale", shown("scale"), x1 + 226, y1, x2, middle),
        ("drawn", "Drawn", shown("drawn"), x1, middle, x1 + 96, y2),
        ("date", "Date", shown("date"), x1 + 96, middle, x1 + 176, y2),
        ("number", "Drawing no.", shown("number"), x1 + 176, middle, x1 + 256, y2),
        ("sheet", "Sheet", "1/2", x1 + 256, middle, x2, y2),
    )
    for name, caption, value, a, b, c, e in cells:
        paper.ink.rect("#222222", (a, b, c, e), 1)
        paper.text(caption, a + 4, b + 8, 8.5, "#5a6068", ground="#ffffff")
        paper.text(value, a + 4, b + 19, 10, "#1a1a1a", ground="#ffffff")
        paper.mark(f"title:{name}", (a + 1, b + 1, c - 1, e - 1))


def blank_paper(paper: Sheet, shadow: str = "#3c4148") -> None:
    """White paper with its two frames, as large as the sheet less its shadow."""
    wide, high = paper.width - 5, paper.height - 5
    paper.ink.rect(shadow, (5, 5, wide + 5, high + 5))
    paper.ink.rect("#ffffff", (0, 0, wide, high))
    paper.ink.rect("#8a8f96", (12, 12, wide - 12, high - 12), 1)
    paper.ink.rect("#222222", (20, 20, wide - 20, high - 20), 1.6)
