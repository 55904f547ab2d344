"""Machined parts: what they are made of, in millimetres, and the features that lead there."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from pointerbench.values.rng import Stream

_ROUND = 48  # sides of what is round
Shape = dict[str, Any]


class Part:
    """Shapes, features in the order of the history, and the outline of the first sketch."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.shapes: list[Shape] = []
        self.features: list[dict[str, Any]] = []
        self.sketch: dict[str, Any] = {}
        self.outline: tuple[float, float] | None = None
        """Its width and depth from above, where the sketch has others."""
        self.span = 130.0
        """How much of the view it needs."""
        self.middle = 18.0
        """How high its middle lies."""

    def shape(self, kind: str, size: list[Any], at: list[float], **own: Any) -> None:
        self.shapes.append({"kind": kind, "size": size, "at": at} | own)

    def feature(self, kind: str, sketched: bool = True, **values: float | str) -> None:
        count = sum(one["kind"] == kind for one in self.features)
        name = f"{kind}{count:03}" if count else kind
        drawn = sum(one["sketch"] != "" for one in self.features)
        sketch = (f"Sketch{drawn:03}" if drawn else "Sketch") if sketched else ""
        self.features.append({"kind": kind, "name": name, "sketch": sketch, "values": values})


def flange(part: Part) -> None:
    stream = part.stream
    wide, bore, thick = stream.integer(42, 56), stream.integer(11, 16), stream.integer(9, 14)
    hub, count = bore + stream.integer(7, 10), stream.pick((4, 5, 6, 8))
    ring, hole = (wide + hub) / 2, stream.pick((3.3, 4.5, 5.5))
    turns = [math.tau * n / count for n in range(count)]
    holes = [[ring * math.cos(t), ring * math.sin(t), hole] for t in turns]
    part.shape("cone", [wide, wide, thick, _ROUND], [0, 0, thick / 2], holes=[*holes, [0, 0, bore]])
    tall = stream.integer(18, 28)
    part.shape("cone", [hub, hub, tall, _ROUND], [0, 0, thick + tall / 2], holes=[[0, 0, bore]])
    part.feature("Pad", Length=thick, Diameter=wide * 2)
    part.feature("Pad", Length=tall, Diameter=hub * 2)
    part.feature("Pocket", Length=thick + tall, Diameter=bore * 2)
    part.feature("Hole", Depth=thick, Diameter=hole * 2)
    part.feature("PolarPattern", False, Angle=360, Occurrences=count)
    part.feature("Fillet", False, Radius=stream.pick((1, 1.5, 2)))
    part.feature("Chamfer", False, Size=1)
    part.sketch = {"w": wide * 2, "h": wide * 2, "round": True, "holes": [[0, 0, bore]]}
    part.span = wide * 2.3


def bracket(part: Part) -> None:
    stream = part.stream
    wide, deep, thick = stream.integer(84, 110), stream.integer(52, 66), stream.integer(7, 10)
    tall, hole, in_ = stream.integer(44, 60), stream.pick((3.3, 4.5, 5.5)), 12
    holes = [[x * (wide / 2 - in_), y * (deep / 2 - in_), hole] for x in (-1, 1) for y in (-1, 1)]
    part.shape("box", [wide, deep, thick], [0, 0, thick / 2], holes=holes)
    bore = stream.integer(9, 13)
    wall = [[0, tall * 0.12, bore], *([x * wide * 0.34, tall * 0.22, hole] for x in (-1, 1))]
    at = [0, deep / 2 - thick / 2, thick + tall / 2]
    part.shape("box", [wide, tall, thick], at, turn=[90, 0, 0], holes=wall)
    rib = [[0, 0], [-deep * 0.5, 0], [0, tall * 0.62]]
    for x in (-0.28, 0.28):
        at = [x * wide, deep / 2 - thick, thick]
        part.shape("prism", [rib[::-1], thick * 0.7], at, turn=[90, 0, 90])
    part.feature("Pad", Length=thick, Width=wide)
    part.feature("Pad", Length=thick, Height=tall)
    part.feature("Hole", Depth=thick, Diameter=hole * 2)
    part.feature("LinearPattern", False, Length=wide - 2 * in_, Occurrences=2)
    part.feature("Pocket", Length=thick, Diameter=bore * 2)
    part.feature("Pad", Length=round(thick * 0.7, 1), Height=round(tall * 0.62, 1))
    part.feature("Mirrored", False, Plane="YZ_Plane")
    part.feature("Fillet", False, Radius=stream.pick((2, 3)))
    part.sketch = {"w": wide, "h": deep, "round": False, "holes": holes}
    part.span, part.middle = wide * 1.4, tall * 0.5


def shaft(part: Part) -> None:
    stream = part.stream
    radii = [stream.integer(8, 11), stream.integer(13, 16), stream.integer(19, 24)]
    radii += [radii[2] - stream.integer(4, 6), stream.integer(8, 11)]
    lengths = [stream.integer(16, 34) for _ in radii]
    line, at = [[0.01, 0.0]], 0.0
    for radius, long in zip(radii, lengths, strict=True):
        line += [[radius, at], [radius, at + long]]
        at += long
    line.append([0.01, at])
    line = [[r, z - at / 2] for r, z in line]
    part.shape("lathe", line, [0, 0, 26], turn=[0, 90, 0])
    part.shape("box", [lengths[4] * 0.7, 5, 3], [at / 2 - lengths[4] * 0.5, 0, 26 + radii[4]])
    part.feature("Revolution", Angle=360, Length=at)
    part.feature("Groove", Angle=360, Width=2)
    part.feature("Pocket", Length=3, Width=5)
    part.feature("Chamfer", False, Size=1)
    part.feature("Chamfer", False, Size=0.5)
    part.feature("Fillet", False, Radius=1)
    part.sketch = {"w": at, "h": radii[2] * 2, "round": False, "holes": []}
    part.span, part.middle = at * 0.95, 26.0


def gear(part: Part) -> None:
    stream = part.stream
    teeth, module, thick = stream.integer(18, 26), stream.pick((3, 4)), stream.integer(12, 18)
    mid, outline = teeth * module / 2, []
    for n in range(teeth):
        for share, radius in ((0, -1.2), (0.22, -1.2), (0.34, 1), (0.62, 1), (0.76, -1.2)):
            turn = math.tau * (n + share) / teeth
            far = mid + radius * module
            outline.append([round(far * math.cos(turn), 2), round(far * math.sin(turn), 2)])
    bore = stream.integer(7, 10)
    web = [
        [mid * 0.58 * math.cos(n), mid * 0.58 * math.sin(n), mid * 0.15]
        for n in (0, 1.257, 2.513, 3.77, 5.027)
    ]
    part.shape("prism", [outline, thick], [0, 0, thick / 2], holes=[[0, 0, bore], *web])
    hub = bore + 6
    part.shape("cone", [hub, hub, 10, _ROUND], [0, 0, thick + 5], holes=[[0, 0, bore]])
    part.feature("InvoluteGear", False, Teeth=teeth, Module=module)
    part.feature("Pad", False, Length=thick)
    part.feature("Pad", Length=10, Diameter=hub * 2)
    part.feature("Pocket", Length=thick + 10, Diameter=bore * 2)
    part.feature("Pocket", Length=thick, Diameter=round(mid * 0.3, 1))
    part.feature("PolarPattern", False, Angle=360, Occurrences=5)
    part.feature("Chamfer", False, Size=0.5)
    part.sketch = {"w": hub * 2, "h": hub * 2, "round": True, "holes": [[0, 0, bore]]}
    part.span, part.middle = mid * 2.7, thick * 0.6
    part.outline = (2 * (mid + module), 2 * (mid + module))


def bearing(part: Part) -> None:
    stream = part.stream
    wide, deep, thick = stream.integer(96, 120), stream.integer(34, 44), stream.integer(11, 15)
    arch, bore = stream.integer(26, 31), stream.integer(14, 18)
    hole, rise = stream.pick((4.5, 5.5, 6.6)), arch + 8
    holes = [[x * (wide / 2 - 13), 0, hole] for x in (-1, 1)]
    part.shape("box", [wide, deep, thick], [0, 0, thick / 2], holes=holes)
    top = [
        [arch * math.cos(math.pi * n / 24), rise - 8 + arch * math.sin(math.pi * n / 24)]
        for n in range(25)
    ]
    outline = [[-arch, 0], [arch, 0], *top]
    at: list[float] = [0, 0, thick]
    part.shape("prism", [outline, deep - 4], at, turn=[90, 0, 0], holes=[[0, rise - 8, bore]])
    part.feature("Pad", Length=thick, Width=wide)
    part.feature("Pad", Length=deep - 4, Radius=arch)
    part.feature("Pocket", Length=deep - 4, Diameter=bore * 2)
    part.feature("Hole", Depth=thick, Diameter=hole * 2)
    part.feature("Mirrored", False, Plane="YZ_Plane")
    part.feature("Fillet", False, Radius=3)
    part.feature("Chamfer", False, Size=1)
    part.sketch = {"w": wide, "h": deep, "round": False, "holes": holes}
    part.span, part.middle = wide * 1.2, 26.0


KINDS: dict[str, Callable[[Part], None]] = {
    "flange": flange,
    "bracket": bracket,
    "shaft": shaft,
    "gear": gear,
    "bearing": bearing,
}
