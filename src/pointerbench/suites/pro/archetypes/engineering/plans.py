"""The floor plan of a flat: walls, doors, windows, furniture, rooms, grid lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pointerbench.flow.drawings.canvas import Point
from pointerbench.suites.pro.archetypes.engineering.drafting import Pens, dimension
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet

WIDE, HIGH = 12.0, 8.0  # metres
_OUTER, _INNER = 0.3, 0.14

# name, the middle of its tag, area
_ROOMS = (
    ("living", "Living", (2.4, 3.3), "25.2 m²"),
    ("kitchen", "Kitchen", (8.5, 1.9), "25.1 m²"),
    ("bedroom", "Bedroom", (3.25, 7.1), "16.7 m²"),
    ("hall", "Hall", (5.8, 5.6), "10.6 m²"),
    ("bath", "Bath", (8.3, 5.65), "8.3 m²"),
    ("study", "Study", (10.6, 7.1), "9.9 m²"),
)
_WALLS: tuple[Rect, ...] = (
    (0, 4.2, 12, 4.2),
    (6, 0, 6, 4.2),
    (4.4, 4.2, 4.4, 8),
    (7.2, 4.2, 7.2, 8),
    (9.4, 4.2, 9.4, 8),
)
# name, where its opening starts and stops, to which side the leaf opens
_DOORS: tuple[tuple[str, Rect, int], ...] = (
    ("living", (4.8, 4.2, 5.6, 4.2), -1),
    ("kitchen", (6.3, 4.2, 7.1, 4.2), -1),
    ("study", (10.4, 4.2, 11.2, 4.2), 1),
    ("bedroom", (4.4, 4.9, 4.4, 5.7), -1),
    ("bath", (7.2, 6.6, 7.2, 7.4), 1),
    ("entrance", (5.3, 8, 6.3, 8), -1),
)
_WINDOWS: tuple[tuple[str, Rect], ...] = (
    ("living_left", (0.9, 0, 2.5, 0)),
    ("living_right", (3.3, 0, 4.9, 0)),
    ("kitchen_top", (8.0, 0, 9.8, 0)),
    ("living_side", (0, 1.2, 0, 2.8)),
    ("bedroom_side", (0, 5.4, 0, 6.9)),
    ("bath", (7.8, 8, 8.7, 8)),
    ("study", (12, 5.3, 12, 6.8)),
    ("kitchen_side", (12, 1.3, 12, 2.7)),
)
_FURNITURE: tuple[tuple[str, Rect], ...] = (
    ("sofa", (0.5, 0.75, 1.35, 2.9)),
    ("table", (2.1, 1.35, 3.2, 2.3)),
    ("counter", (6.2, 0.3, 6.8, 3.2)),
    ("dining", (9.5, 2.0, 11.2, 3.0)),
    ("bed", (0.4, 5.2, 2.4, 6.9)),
    ("wardrobe", (0.9, 7.15, 2.3, 7.7)),
    ("tub", (7.45, 4.4, 9.2, 5.15)),
    ("wc", (8.75, 6.2, 9.2, 6.8)),
    ("desk", (9.65, 5.3, 10.25, 6.6)),
)


class Walls(NamedTuple):
    """Colours of a plan: walls and their edges, glass, doors, furniture, tags, ground."""

    fill: str
    edge: str
    glass: str
    door: str
    thing: str
    tag: str
    ground: str


class Frame(NamedTuple):
    """Where a plan lies: its corner, pixels a metre, and whether left and right are swapped."""

    x: float
    y: float
    scale: float
    flip: bool = False

    def box(self, rect: Sequence[float]) -> Rect:
        x1, y1, x2, y2 = rect
        if self.flip:
            x1, x2 = WIDE - x2, WIDE - x1
        s = self.scale
        return (self.x + x1 * s, self.y + y1 * s, self.x + x2 * s, self.y + y2 * s)

    def spot(self, point: Point) -> Point:
        x = WIDE - point[0] if self.flip else point[0]
        return self.x + x * self.scale, self.y + point[1] * self.scale


def flat(sheet: Sheet, walls: Walls, frame: Frame, *, furnished: bool = True) -> None:
    """The flat; doors, windows, furniture and tags are things named by room."""
    ink = sheet.ink
    half = _OUTER * frame.scale / 2
    x1, y1, x2, y2 = frame.box((0, 0, WIDE, HIGH))
    ink.rect(walls.edge, (x1 - half - 1, y1 - half - 1, x2 + half + 1, y2 + half + 1))
    ink.rect(walls.fill, (x1 - half, y1 - half, x2 + half, y2 + half))
    ink.rect(walls.edge, (x1 + half - 1, y1 + half - 1, x2 - half + 1, y2 - half + 1))
    ink.rect(walls.ground, (x1 + half, y1 + half, x2 - half, y2 - half))
    thick = _INNER * frame.scale / 2
    for rect in _WALLS:
        a, b, c, e = frame.box(rect)
        ink.rect(walls.edge, (a - thick - 1, b - thick - 1, c + thick + 1, e + thick + 1))
    for rect in _WALLS:
        a, b, c, e = frame.box(rect)
        ink.rect(walls.fill, (a - thick, b - thick, c + thick, e + thick))
    for name, rect in _WINDOWS:
        _window(sheet, walls, frame.box(rect), half, name)
    for name, rect, side in _DOORS:
        _door(sheet, walls, frame, (name, rect, side))
    if furnished:
        for name, rect in _FURNITURE:
            _furniture(sheet, walls, frame.box(rect), name, frame.flip)
    for name, caption, spot, area in _ROOMS:
        x, y = frame.spot(spot)
        sheet.text(
            caption,
            x,
            y - 6,
            11,
            walls.tag,
            anchor="middle",
            name=f"tag:{name}",
            bold=True,
            ground=walls.ground,
        )
        sheet.text(
            area, x, y + 8, 10, walls.tag, anchor="middle", name=f"area:{name}", ground=walls.ground
        )


def _window(sheet: Sheet, walls: Walls, box: Rect, half: float, name: str) -> None:
    x1, y1, x2, y2 = box
    across = y1 == y2
    whole = (x1, y1 - half, x2, y2 + half) if across else (x1 - half, y1, x2 + half, y2)
    sheet.ink.rect(walls.ground, whole)
    sheet.ink.rect(walls.glass, whole, 1)
    sheet.ink.line(walls.glass, 1, (x1, y1), (x2, y2))
    sheet.mark(f"window:{name}", whole)


def _door(sheet: Sheet, walls: Walls, frame: Frame, door: tuple[str, Rect, int]) -> None:
    """The opening, the leaf and the quarter that it sweeps."""
    name, rect, side = door
    x1, y1, x2, y2 = frame.box(rect)
    ink, half = sheet.ink, (_OUTER if name == "entrance" else _INNER) * frame.scale / 2 + 1
    if y1 == y2:
        wide = x2 - x1
        ink.rect(walls.ground, (x1, y1 - half, x2, y1 + half))
        ink.line(walls.door, 1.6, (x1, y1), (x1, y1 + side * wide))
        turns = (0.25, 0.5) if side > 0 else (0.0, 0.25)
        ink.arc(walls.door, 1, (x1, y1), wide, turns)
        box = (x1, min(y1, y1 + side * wide), x2, max(y1, y1 + side * wide))
    else:
        side = -side if frame.flip else side
        wide = y2 - y1
        ink.rect(walls.ground, (x1 - half, y1, x1 + half, y2))
        ink.line(walls.door, 1.6, (x1, y1), (x1 + side * wide, y1))
        turns = (0.25, 0.5) if side > 0 else (0.5, 0.75)
        ink.arc(walls.door, 1, (x1, y1), wide, turns)
        box = (min(x1, x1 + side * wide), y1, max(x1, x1 + side * wide), y2)
    sheet.mark(f"door:{name}", box)


def _furniture(sheet: Sheet, walls: Walls, box: Rect, name: str, flip: bool) -> None:
    x1, y1, x2, y2 = box
    ink = sheet.ink
    ink.rect(walls.thing, box, 1)
    inset = min(x2 - x1, y2 - y1) * 0.16
    if name in ("tub", "wc", "sofa"):
        ink.rect(walls.thing, (x1 + inset, y1 + inset, x2 - inset, y2 - inset), 1)
    elif name == "bed":
        for top in (y1 + 5, (y1 + y2) / 2 + 2):
            long = (x2 - x1) * 0.24
            left = x2 - long if flip else x1 + 4
            ink.rect(walls.thing, (left, top, left + long - 4, top + (y2 - y1) * 0.38), 1)
        fold = x2 - (x2 - x1) * 0.34 if flip else x1 + (x2 - x1) * 0.34
        ink.line(walls.thing, 1, (fold, y1), (fold, y2))
    elif name == "wardrobe":
        ink.line(walls.thing, 1, (x1, y1), (x2, y2))
        ink.line(walls.thing, 1, (x1, y2), (x2, y1))
    elif name == "counter":
        ink.rect(walls.thing, (x1 + 4, y1 + (y2 - y1) * 0.55, x2 - 4, y1 + (y2 - y1) * 0.8), 1)
        for k in (0.12, 0.28):
            ink.ring(walls.thing, 1, (x1 + x2) / 2, y1 + (y2 - y1) * k, (x2 - x1) * 0.22)
    elif name == "dining":
        step = (x2 - x1) / 3
        for k in range(3):
            left = x1 + step * k + step * 0.25
            ink.rect(walls.thing, (left, y1 - 9, left + step * 0.5, y1 - 2), 1)
            ink.rect(walls.thing, (left, y2 + 2, left + step * 0.5, y2 + 9), 1)
    sheet.mark(f"thing:{name}", box)


def plan_dimensions(sheet: Sheet, pens: Pens, frame: Frame) -> None:
    """Chains of dimensions above and to the left, and the whole length."""
    top = frame.y
    spots = (0.0, 6.0, 12.0) if not frame.flip else (12.0, 6.0, 0.0)
    for number, (one, other) in enumerate(pairwise(spots)):
        ends = (frame.spot((one, 0))[0], top), (frame.spot((other, 0))[0], top)
        dimension(sheet, pens, ends, -22, "6000", f"dim:top{number}")
    whole = ((frame.x, top), (frame.x + WIDE * frame.scale, top))
    dimension(sheet, pens, whole, -44, "12000", "dim:overall")
    for number, (one, other, text) in enumerate(((0, 4.2, "4200"), (4.2, 8, "3800"))):
        ends = (frame.x, top + one * frame.scale), (frame.x, top + other * frame.scale)
        dimension(sheet, pens, ends, -28, text, f"dim:side{number}")


def grid_bubbles(sheet: Sheet, pens: Pens, frame: Frame) -> None:
    """Axes A to C across and 1 to 4 down, with their bubbles."""
    left, top = frame.x, frame.y
    right, foot = left + WIDE * frame.scale, top + HIGH * frame.scale
    for name, at in zip("1234", (0.0, 4.4, 7.2, 12.0), strict=True):
        x = frame.spot((at, 0))[0]
        sheet.ink.line(pens.center, 1, (x, top - 52), (x, foot + 14), dash=10)
        _bubble(sheet, pens, (x, top - 62), name)
    for name, at in zip("ABC", (0.0, 4.2, 8.0), strict=True):
        y = top + at * frame.scale
        sheet.ink.line(pens.center, 1, (left - 14, y), (right + 40, y), dash=10)
        _bubble(sheet, pens, (right + 50, y), name)


def _bubble(sheet: Sheet, pens: Pens, spot: Point, name: str) -> None:
    x, y = spot
    sheet.ink.ring(pens.dim, 1.2, x, y, 10)
    sheet.text(name, x, y, 11, pens.text, anchor="middle", margin=0, ground=pens.ground)
    sheet.mark(f"grid:{name}", (x - 10, y - 10, x + 10, y + 10))
