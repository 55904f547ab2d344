"""What lies over the corners of a viewport: cubes, compasses, axes."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Spot
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk

_SIZE = 104


def compass_cube(d: Desk, ink: str, face: str, ground: str) -> Group:
    """A view cube seen from above in its ring of compass points, for the upper right corner."""
    sheet = Sheet(d, _SIZE, _SIZE + 24)
    middle, reach = _SIZE / 2, 39
    sheet.ink.ring(face, 9, middle, middle, reach)
    sheet.ink.rect(face, (middle - 22, middle - 22, middle + 22, middle + 22))
    sheet.ink.rect(ink, (middle - 22, middle - 22, middle + 22, middle + 22), 1)
    for name, x, y in (("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)):
        side = {"N": "north", "E": "east", "S": "south", "W": "west"}[name]
        sheet.text(
            name,
            middle + x * reach,
            middle + y * reach,
            11,
            ink,
            anchor="middle",
            name=f"cube:{side}",
            margin=4,
            ground=ground,
        )
    sheet.mark("cube:top", (middle - 20, middle - 20, middle + 20, middle + 20))
    sheet.text("TOP", middle, middle, 11, ink, anchor="middle", bold=True, ground=face)
    sheet.text("WCS", middle, _SIZE + 8, 10.5, ink, anchor="middle", name="cube:ucs", margin=5)
    return sheet.node(spot=Spot(1, 0, 0, 0, -_SIZE - 14, 10, _SIZE, _SIZE + 24))


def corner_cube(d: Desk, ink: str, faces: tuple[str, str, str], *, size: float = 92) -> Group:
    """A view cube seen at a slant, with arrows around it, for the upper right corner."""
    sheet = Sheet(d, size, size)
    middle = size / 2
    w, h, up = size * 0.28, size * 0.14, size * 0.3
    top = (
        (middle, middle - up),
        (middle + w, middle - up + h),
        (middle, middle - up + 2 * h),
        (middle - w, middle - up + h),
    )
    left = (top[3], top[2], (middle, top[2][1] + up), (middle - w, top[3][1] + up))
    right = (top[2], top[1], (middle + w, top[1][1] + up), (middle, top[2][1] + up))
    for color, face in zip(faces, (top, left, right), strict=True):
        sheet.ink.area(color, *face)
    for face in (top, left, right):
        sheet.ink.line(ink, 1, *face, face[0])
    for name, face in (("top", top), ("front", left), ("right", right)):
        xs, ys = [x for x, _ in face], sorted(y for _, y in face)
        inset = 9 if name == "top" else 2
        sheet.mark(
            f"cube:{name}",
            (min(xs) + inset, (ys[0] + ys[1]) / 2, max(xs) - inset, (ys[2] + ys[3]) / 2),
        )
    for name, x, y, tip in (
        ("up", middle, 6, (0, -5)),
        ("down", middle, size - 6, (0, 5)),
        ("left", 6, middle, (-5, 0)),
        ("right", size - 6, middle, (5, 0)),
    ):
        across = (5, 0) if not tip[0] else (0, 5)
        sheet.ink.area(
            ink,
            (x + tip[0], y + tip[1]),
            (x + across[0], y + across[1]),
            (x - across[0], y - across[1]),
        )
        sheet.mark(f"spin:{name}", (x - 6, y - 6, x + 6, y + 6))
    return sheet.node(spot=Spot(1, 0, 0, 0, -size - 12, 10, size, size))


def plan_axes(d: Desk, ink: str) -> Group:
    """The axes of a plan, for the lower left corner."""
    sheet = Sheet(d, 64, 64)
    sheet.ink.line(ink, 1, (12, 52), (12, 14))
    sheet.ink.line(ink, 1, (12, 52), (50, 52))
    sheet.ink.rect(ink, (8, 48, 16, 56), 1)
    sheet.ink.area(ink, (12, 8), (8.5, 17), (15.5, 17))
    sheet.ink.area(ink, (56, 52), (47, 48.5), (47, 55.5))
    sheet.text("Y", 22, 12, 10.5, ink, anchor="middle", margin=0)
    sheet.text("X", 54, 42, 10.5, ink, anchor="middle", margin=0)
    sheet.mark("ucs", (6, 6, 60, 58))
    return sheet.node(spot=Spot(0, 1, 0, 0, 8, -72, 64, 64))


def triad(d: Desk, ink: str, *, size: float = 66) -> Group:
    """The three axes in their colours, for the lower left corner."""
    sheet = Sheet(d, size, size)
    x, y, reach = size * 0.42, size * 0.6, size * 0.36
    for name, color, dx, dy in (
        ("X", "#d23c3c", 0.95, 0.35),
        ("Y", "#3ca03c", -0.8, 0.45),
        ("Z", "#3c6ed2", 0.0, -1.0),
    ):
        tip = (x + dx * reach, y + dy * reach)
        sheet.ink.line(color, 2, (x, y), tip)
        sheet.ink.dot(color, *tip, 3)
        sheet.text(name, tip[0] + dx * 8 + 2, tip[1] + dy * 9, 10.5, ink, anchor="middle", margin=0)
    sheet.mark("triad", (4, 8, size - 4, size - 4))
    return sheet.node(spot=Spot(0, 1, 0, 0, 6, -size - 6, size, size))
