"""Parts in 3D with what can be picked on them: a bracket, a flange, a housing, a gear, a drive."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet
from pointerbench.suites.pro.archetypes.engineering.solid import (
    Camera,
    Solid,
    Spatial,
    gear_outline,
)


def bracket(sheet: Sheet, camera: Camera, color: str, chosen: str, count: int) -> None:
    """An angle with a rib and ``count`` holes a side in its foot; the upright is at the back."""
    part = Solid(sheet, camera)
    part.box(color, (-50, -32, 0), (50, 32, 12))
    part.box(color, (-50, 20, 12), (50, 32, 68))
    for name, x in (("left", -26), ("right", 26)):
        # Seen from the front, the axis runs away from the camera.
        sheet.mark(f"bore:{name}", part.hole((46, x), 20, 10, "y", 12))
    part.prism(color, ((-14, 12), (20, 12), (20, 52)), (-5, 5), axis="x")
    holes = [
        part.hole((x, y), 12, 5.5, depth=12)
        for x in ((-38, 38) if count < 3 else (-38, -22, 38))
        for y in (-22, -4)
    ]
    sheet.family("hole", holes, 1)
    _picked(part, (30, -27, 12) if count < 3 else (20, -27, 12), chosen)


def flange(sheet: Sheet, camera: Camera, color: str, chosen: str, count: int) -> None:
    """A disc with a hub and bolt holes around it."""
    part = Solid(sheet, camera)
    part.cylinder(color, (0, 0), 54, (0, 14))
    front: list[Rect] = []
    for k in range(count):
        turn = 2 * pi * (k + 0.5) / count + 0.12
        x, y = 42 * cos(turn), 42 * sin(turn)
        box = part.hole((x, y), 14, 6, depth=14)
        if camera.turned((x, y, 0))[1] < 12:
            front.append(box)
    part.cylinder(color, (0, 0), 28, (14, 44))
    sheet.mark("bore", part.hole((0, 0), 44, 18, depth=44))
    sheet.family("hole", front, 1)
    back = _towards(camera, 33)
    _picked(part, (back[0], back[1], 14), chosen)


def housing(sheet: Sheet, camera: Camera, color: str, chosen: str, count: int) -> None:
    """An open box with a flanged rim, bosses at its sides and a bore in front."""
    part = Solid(sheet, camera)
    part.box(color, (-58, -38, 0), (58, 38, 8))
    part.box(color, (-48, -30, 8), (48, 30, 46))
    part.box(color, (-54, -36, 46), (54, 36, 52))
    pocket: list[Spatial] = [(-40, -23, 52), (40, -23, 52), (40, 23, 52), (-40, 23, 52)]
    part.sheet.ink.area("#3a3f46", *[camera.spot(point) for point in pocket])
    part.face("#6b7079", [(-40, 23, 52), (40, 23, 52), (40, 23, 34), (-40, 23, 34)], (0, -1, 0))
    part.face("#6b7079", [(40, -23, 52), (40, 23, 52), (40, 23, 34)], (-1, 0, 0))
    screws = [part.hole((x, y), 52, 3.2, depth=6) for x in (-47, 0, 47) for y in (-29.5, 29.5)]
    screws += [part.hole((x, 0), 52, 3.2, depth=6) for x in (-47, 47)]
    sheet.family("screw", screws, 2)
    feet = [part.hole((x, -34), 8, 3.4, depth=8) for x in (-53, 53)]
    sheet.family("foot", feet, 2)
    for k in range(count):
        x = (k - (count - 1) / 2) * 30
        name = ("left", "middle", "right")[k] if count == 3 else ("left", "right")[k]
        sheet.mark(f"bore:{name}", part.hole((27, x), -30, 10, "y", 10))
    _picked(part, (24, -29.5, 52), chosen)


def gear(sheet: Sheet, camera: Camera, color: str, chosen: str, count: int) -> None:
    """A toothed wheel with a hub and holes that make it lighter."""
    part = Solid(sheet, camera)
    part.prism(color, gear_outline(56, 22 + 2 * count, 7), (0, 16))
    front: list[Rect] = []
    for k in range(5):
        turn = 2 * pi * k / 5 + 0.5
        x, y = 35 * cos(turn), 35 * sin(turn)
        box = part.hole((x, y), 16, 7.5, depth=16)
        if camera.turned((x, y, 0))[1] < 14:
            front.append(box)
    part.cylinder(color, (0, 0), 21, (16, 32))
    part.sheet.ink.area(
        "#454a52", *[camera.spot((x, y, 32)) for x, y in ((-4, 9), (4, 9), (4, 17), (-4, 17))]
    )
    sheet.mark("bore", part.hole((0, 0), 32, 12, depth=32))
    sheet.family("hole", front, 1)
    rim = _towards(camera, 46)
    _picked(part, (rim[0], rim[1], 16), chosen)


def drive(sheet: Sheet, camera: Camera, color: str, chosen: str, count: int) -> None:
    """An assembly: a base, two bearing blocks, a shaft with a pulley and a toothed wheel, which
    differ in size and colour with ``count``."""
    part = Solid(sheet, camera)
    part.box("#7f8a96", (-76, -34, 0), (76, 34, 8))
    base = [part.hole((x, y), 8, 4, depth=8) for x in (-68, 68) for y in (-26, 26)]
    sheet.family("base_hole", base, 1)
    for x1, x2, usual, paint in _SHAFT:
        radius = {"gear": 15.0 + 4 * count, "pulley": 31.0 - 3 * count}.get(paint, usual)
        if radius < 0:
            _bearing(part, x1, color)
        elif paint == "gear":
            outline = [(y, z + 38) for y, z in gear_outline(radius, 14 + 4 * count, 3.5)]
            part.prism("#b0643c", outline, (x1, x2), axis="x")
        else:
            shown = _PULLEYS[count % len(_PULLEYS)] if paint == "pulley" else paint
            part.cylinder(shown, (0, 38), radius, (x1, x2), "x")
        if paint in ("gear", "pulley"):
            ring = [(x, radius * cos(t), 38 + radius * sin(t)) for t in _turns() for x in (x1, x2)]
            sheet.mark(f"part:{paint}", part.bounds(ring))
    tip = [(-92, 7 * cos(t), 38 + 7 * sin(t)) for t in _turns()]
    sheet.mark("part:shaft_end", part.bounds(tip))
    _picked(part, (0, -34, 4), chosen)


_PULLEYS = ("#5f86ad", "#7f9a5a", "#a86f86")

# from, to, radius (less than 0: a bearing block), colour; the far end first
_SHAFT: tuple[tuple[float, float, float, str], ...] = (
    (62, 86, 7, "#c9b56b"),
    (46, 62, -1, ""),
    (34, 46, 7, "#c9b56b"),
    (22, 34, 20, "gear"),
    (2, 22, 9, "#c9b56b"),
    (-18, 2, 30, "pulley"),
    (-32, -18, 7, "#c9b56b"),
    (-48, -32, -1, ""),
    (-92, -48, 7, "#c9b56b"),
)


def _bearing(part: Solid, x: float, color: str) -> None:
    part.box(color, (x, -22, 8), (x + 16, 22, 16))
    arch = [(16 * cos(pi * k / 14), 38 + 16 * sin(pi * k / 14)) for k in range(1, 14)]
    outline = [(-16, 16), (16, 16), (16, 38), *arch, (-16, 38)]
    part.prism(color, outline, (x, x + 16), axis="x", smooth=True)
    part.hole((0, 38), x, 9, "x", 4)


def _turns() -> list[float]:
    return [2 * pi * k / 16 for k in range(16)]


def _towards(camera: Camera, radius: float) -> tuple[float, float]:
    """The point of a circle around the z axis that is nearest to the camera."""
    return -radius * sin(camera.yaw), -radius * cos(camera.yaw)


def _picked(part: Solid, point: Spatial, color: str) -> None:
    """A dot where a face has been picked."""
    part.sheet.ink.dot(color, *part.camera.spot(point), 3.5)


Build = Callable[[Sheet, Camera, str, str, int], None]
MODELS: dict[str, Build] = {
    "bracket": bracket,
    "flange": flange,
    "housing": housing,
    "gear": gear,
    "drive": drive,
}
