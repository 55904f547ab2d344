"""The flat regions that may be controls: buttons, fields, boxes to tick, with their borders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pointerbench.label.locate.found import Line
from pointerbench.label.locate.regions import Region, Regions
from pointerbench.values.geometry import Box

_RECTANGLE, _DISC = 0.87, 0.70  # of its box that a region with straight sides fills, or a round one
_MAIN = 0.5  # of what lies in another region that its main part fills
_BORDER = 6  # pixels that a border is wide at most, times the scale
_LOWEST, _HIGHEST = 8, 72  # pixels of a control of scale 1
_WIDEST = 0.97  # of the picture's width: what is as wide is a bar
_ICON = 72  # pixels of the longer side of an icon of scale 1
_MOSTLY = 0.85  # of a box that lies in its home
_RING = 0.4  # of its box that a border takes at most
_MARKED = 1.6  # height of what is chosen in a text to that of its letters, at most
_SAME = 0.7  # of their union that two frames share that are one


@dataclass(slots=True)
class Frame:
    """A region with its border: ``lines``, and ``inside``, icons and smaller frames, lie in it and
    in no smaller frame. A ``ground`` holds a frame with texts. ``border`` is its width in
    pixels, -1 where it differs from side to side; ``fullness`` the share of the box that is its
    own, less than 0.9 for discs."""

    box: Box
    region: Region
    bordered: bool
    lines: list[Line] = field(default_factory=list)
    inside: list[Box] = field(default_factory=list)
    ground: bool = False
    border: int = 0
    fullness: float = 1.0

    @property
    def round(self) -> bool:
        return self.fullness < _RECTANGLE


def frames_of(regions: Regions, scale: float) -> list[Frame]:
    """All frames as large as controls, smallest first; of nested ones that are one, the outer."""
    found = [frame for frame in _all(regions, scale) if _fits(frame, regions.size, scale)]
    found.sort(key=lambda frame: -frame.box.area)
    kept: list[Frame] = []
    for frame in found:
        same = next((one for one in kept if alike(frame.box, one.box) >= _SAME), None)
        if same is None:
            kept.append(frame)
        elif same.region.pixels < _RING * same.box.area:  # a border as wide as a region
            same.region, same.bordered = frame.region, True
            same.border = max(1, frame.box.x1 - same.box.x1 + max(0, frame.border))
    return kept[::-1]


def alike(one: Box, other: Box) -> float:
    """Intersection over union."""
    shared = one.intersect(other).area
    return shared / max(1, one.area + other.area - shared)


def _all(regions: Regions, scale: float) -> Iterator[Frame]:
    border, icon = round(_BORDER * scale), _ICON * scale
    for number, region in regions.by_number.items():
        around = region.around
        if around is None:
            if region.fullness >= _DISC:
                yield Frame(region.box, region, False, fullness=region.fullness)
            continue
        inner, outer = region.box, around.box
        insets = (
            inner.x1 - outer.x1,
            inner.y1 - outer.y1,
            outer.x2 - inner.x2,
            outer.y2 - inner.y2,
        )
        if around.inside[0] == number and max(insets) <= border:
            fullness = around.pixels / outer.area
            even = max(insets) if max(insets) - min(insets) <= 1 else -1
            if fullness >= _DISC:
                yield Frame(outer, region, min(insets) >= 1, border=even, fullness=fullness)
        elif max(outer.width, outer.height) > icon:  # else a part of an icon
            if region.fullness >= _DISC:
                yield Frame(inner.grown(1), region, True, border=1, fullness=region.fullness)


def _fits(frame: Frame, size: tuple[int, int], scale: float) -> bool:
    box = frame.box
    return (
        min(box.width, box.height) >= _LOWEST * scale
        and box.height <= _HIGHEST * scale
        and box.width < _WIDEST * size[0]
    )


def homes(frames: Sequence[Frame], lines: Sequence[Line], icons: Sequence[Box]) -> None:
    """Puts texts, icons and smaller frames into the smallest frame that holds each."""
    for at, frame in enumerate(frames):
        home = _home_of(frame.box, frames[at + 1 :])
        if home:
            home.inside.append(frame.box)
    for line in lines:
        home = _home_of(line.box, frames)
        if home:
            home.lines.append(line)
    for icon in icons:
        home = _home_of(icon, frames)
        if home:
            home.inside.append(icon)
    for at, frame in enumerate(frames):
        home = _home_of(frame.box, frames[at + 1 :])
        if home and home.bordered and not home.lines and _is_marked(frame):
            home.lines += frame.lines
            home.inside.remove(frame.box)
            frame.lines = []
        elif home and (frame.lines or frame.ground):
            home.ground = True
        frame.inside.sort(key=lambda box: (box.x1, box.y1))


def _is_marked(frame: Frame) -> bool:
    """Whether a frame is the ground of chosen letters in a field."""
    if len(frame.lines) != 1 or frame.bordered:
        return False
    box = frame.lines[0].box
    wide = frame.box.width - box.width
    return frame.box.height <= _MARKED * box.height and wide <= _MARKED * box.height


def _home_of(box: Box, frames: Sequence[Frame]) -> Frame | None:
    """Frames come smallest first."""
    for frame in frames:
        if frame.box.covers(box) or frame.box.intersect(box).area >= _MOSTLY * box.area:
            return frame
    return None
