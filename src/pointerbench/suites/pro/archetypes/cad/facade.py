"""A facade with its levels, windows, a balcony, a roof and a tree."""

from __future__ import annotations

from pointerbench.flow.drawings.values import mix
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet

_STOREY = 92.0
_HEIGHTS = (("Street", "±0"), ("Level 1", "+3000"), ("Level 2", "+6000"), ("Eaves", "+9000"))


def elevation(sheet: Sheet, pens: Pens, bays: int, wall: str) -> None:
    """The facade in the middle of the sheet, with so many windows a storey."""
    x1, x2 = 110.0, sheet.width - 170
    foot = sheet.height - 60
    top = foot - 3 * _STOREY
    ink, dark = sheet.ink, pens.edge
    ink.rect(wall, (x1, top, x2, foot))
    ink.rect(dark, (x1, top, x2, foot), 1)
    for k in range(1, 3):
        y = foot - k * _STOREY
        ink.rect(mix(wall, "#ffffff", 0.35), (x1, y - 4, x2, y + 4))
    ridge = ((x1 - 16, top), (x1 + 60, top - 72), (x2 - 60, top - 72), (x2 + 16, top))
    ink.area(mix(wall, "#5a3a30", 0.55), *ridge)
    ink.line(dark, 1.4, *ridge, ridge[0])
    for k in range(1, 8):
        y = top - 9 * k
        shift = 76 * k * 9 / 72
        ink.line(mix(wall, "#3a2a24", 0.7), 1, (x1 - 16 + shift, y), (x2 + 16 - shift, y))
    _stack(sheet, dark, x1 + (x2 - x1) * 0.68, top - 96)
    _openings(sheet, pens, (x1, x2, foot), bays)
    ink.line(dark, 2.4, (20, foot), (sheet.width - 20, foot))
    _levels(sheet, pens, foot)
    _tree(sheet, 66, foot)


def _stack(sheet: Sheet, dark: str, x: float, y: float) -> None:
    sheet.ink.rect("#9a5a48", (x, y, x + 26, y + 42))
    sheet.ink.rect(dark, (x, y, x + 26, y + 42), 1)
    sheet.ink.rect(dark, (x - 3, y, x + 29, y + 5))
    sheet.mark("opening:chimney", (x - 3, y, x + 29, y + 42))


def _openings(sheet: Sheet, pens: Pens, span: tuple[float, float, float], bays: int) -> None:
    """Windows of each storey, the entrance in the middle, a balcony above it."""
    x1, x2, foot = span
    step = (x2 - x1) / bays
    entrance = bays // 2
    for storey in range(3):
        for bay in range(bays):
            middle = x1 + step * (bay + 0.5)
            base = foot - storey * _STOREY
            if storey == 0 and bay == entrance:
                _entrance(sheet, pens, middle, foot)
                continue
            tall = storey == 1 and bay == entrance
            box = (middle - 20, base - 74, middle + 20, base - (6 if tall else 26))
            _window(sheet, pens, box)
            name = {(2, 0): "first", (2, bays - 1): "last", (0, 0): "ground_left"}.get(
                (storey, bay), ""
            )
            sheet.mark(f"opening:{name}", box)
            if tall:
                _balcony(sheet, pens, middle, base)


def _window(sheet: Sheet, pens: Pens, box: tuple[float, float, float, float]) -> None:
    x1, y1, x2, y2 = box
    ink = sheet.ink
    ink.rect("#9fc0d8", box)
    ink.area("#c6dcea", (x1, y1), (x1 + 18, y1), (x1, y1 + 24))
    ink.rect("#f4f4f2", box, 3)
    ink.rect(pens.edge, (x1 - 2, y1 - 2, x2 + 2, y2 + 2), 1)
    ink.line("#f4f4f2", 2, ((x1 + x2) / 2, y1), ((x1 + x2) / 2, y2))
    ink.rect("#e4e0d8", (x1 - 4, y2 + 2, x2 + 4, y2 + 6))


def _entrance(sheet: Sheet, pens: Pens, x: float, foot: float) -> None:
    box = (x - 22, foot - 72, x + 22, foot)
    sheet.ink.rect("#6a4a34", box)
    sheet.ink.rect("#a8c4d4", (x - 14, foot - 64, x + 14, foot - 38))
    sheet.ink.rect(pens.edge, box, 1.4)
    sheet.ink.line(pens.edge, 1, (x, foot - 72), (x, foot))
    sheet.ink.rect("#8a8f96", (x - 36, foot - 86, x + 36, foot - 80))
    sheet.mark("opening:front_door", box)


def _balcony(sheet: Sheet, pens: Pens, x: float, base: float) -> None:
    box = (x - 40, base - 36, x + 40, base + 2)
    sheet.ink.rect("#b8bcc0", (box[0], base - 4, box[2], base + 2))
    sheet.ink.line(pens.edge, 2, (box[0], box[1]), (box[2], box[1]))
    for k in range(11):
        at = box[0] + 8 * k
        sheet.ink.line(pens.edge, 1, (at, box[1]), (at, base - 4))
    sheet.mark("opening:balcony", box)


def _levels(sheet: Sheet, pens: Pens, foot: float) -> None:
    right = sheet.width - 104
    for number, (name, height) in enumerate(_HEIGHTS):
        y = foot - number * _STOREY
        sheet.ink.line(pens.center, 1, (84, y), (right, y), dash=12)
        sheet.ink.ring(pens.center, 1.2, right + 8, y, 8)
        sheet.ink.line(pens.center, 1, (right, y), (right + 16, y))
        sheet.text(name, right + 22, y - 7, 11, pens.text, ground=pens.ground)
        sheet.text(height, right + 22, y + 8, 10.5, pens.text, ground=pens.ground)
        sheet.mark(f"level:{number}", (right, y - 15, right + 76, y + 15))


def _tree(sheet: Sheet, x: float, foot: float) -> None:
    sheet.ink.rect("#6a4a34", (x - 4, foot - 60, x + 4, foot))
    for dx, dy, radius, color in (
        (-16, -82, 22, "#5f8a54"),
        (16, -86, 21, "#6b9a5e"),
        (0, -108, 24, "#78a868"),
        (2, -74, 20, "#547d4a"),
    ):
        sheet.ink.dot(color, x + dx, foot + dy, radius)
    sheet.mark("opening:tree", (x - 38, foot - 132, x + 38, foot))
