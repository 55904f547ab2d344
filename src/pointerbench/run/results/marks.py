"""Marks on a picture: what is right, and where each model pointed, without hiding either.

A model's answer is a ring that leaves its middle open; its number stands beside it on a disc at the
end of a line, where it covers neither the target nor another mark. All positions in pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from pointerbench.building.preview import MARK
from pointerbench.picture.fonts import font
from pointerbench.picture.frame import Color, Fill, Item, Outline, Polygon, Rounded, Text
from pointerbench.picture.text_layout import shape
from pointerbench.values.geometry import Box

Point = tuple[float, float]

WHITE, DARK = "#ffffff", "#202124"

# The colours of Okabe and Ito that everyone can tell apart, as far as they show on white and are
# not that of the target; then darker ones between them. Numbers tell apart what colours cannot.
COLORS: tuple[Color, ...] = (
    *("#0072b2", "#d55e00", "#009e73", "#6a3d9a", "#e69f00", "#3aa0d8", "#7f3b08"),
    *("#4d4d4d", "#b09000", "#332288", "#117733", "#882255", "#44aa99", "#b22222"),
    *("#6688bb", "#5b8c00", "#8c6bb1", "#aa7744", "#003f5c", "#a05080"),
)
_PIECE = 128  # pixels
_DIRECTIONS, _REACHES = 16, (24, 38, 54, 72, 92)


def color_of(number: int) -> Color:
    """The colour of a model by its number, from 1."""
    return COLORS[(number - 1) % len(COLORS)]


@dataclass(slots=True)
class Marks:
    """Collects what is drawn on a picture of ``width`` x ``height``; ``unit`` pixels are the width
    of a thin line. ``taken`` are the places that no disc may cover."""

    width: int
    height: int
    unit: int
    keep: Sequence[Box] = ()  # the target, as boxes
    taken: list[Box] = field(default_factory=list)
    under: list[Item] = field(default_factory=list)  # answers that are boxes
    target_items: list[Item] = field(default_factory=list)
    rings: list[Item] = field(default_factory=list)
    over: list[Item] = field(default_factory=list)  # a cross, which rings would hide
    discs: list[Item] = field(default_factory=list)
    unnamed: list[tuple[int, Point, int]] = field(default_factory=list)

    @property
    def items(self) -> list[Item]:
        """All of it, back to front."""
        return [*self.under, *self.target_items, *self.rings, *self.over, *self.discs]

    def target(self, boxes: Sequence[Box], polygon: Sequence[Any], point: Point | None) -> None:
        """What is right: frames around boxes and along a polygon, or a cross at a point."""
        for box in boxes:
            self.target_items += frame(box, MARK, self.unit)
        for first, second in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
            self.target_items += _stroke(first, second, MARK, self.unit * 2)
        if point is not None and not boxes and not polygon:
            self.over += cross(point, self.unit)
            self.taken.append(_around(point, 14 * self.unit))

    def click(self, number: int, place: Point, *, named: bool = True) -> None:
        """An answer: a ring with its number; at the border, with an arrow, if it is not on it."""
        x, y = place
        if not (0 <= x <= self.width and 0 <= y <= self.height):
            self._beyond(number, place, named)
            return
        size = self.unit if named else max(1, self.unit // 2)
        self.rings += _ring(place, color_of(number), size)
        self.taken.append(_around(place, 6 * size))
        if named:
            self.unnamed.append((number, place, 6 * size))

    def box(self, number: int, corners: Sequence[float], *, named: bool = True) -> None:
        """An answer that is a box: its outline, with its number at a corner."""
        x1, y1, x2, y2 = corners
        if x2 < 0 or y2 < 0 or x1 > self.width or y1 > self.height:
            self._beyond(number, ((x1 + x2) / 2, (y1 + y2) / 2), named)
            return
        low, right, down = -4 * self.unit, self.width + 4 * self.unit, self.height + 4 * self.unit
        shown = whole((max(x1, low), max(y1, low), min(x2, right), min(y2, down)))
        self.under += frame(shown, color_of(number), self.unit)[:-1]
        if named:
            corner = float(max(shown.x1, 0)), float(max(shown.y1, 0))
            self.unnamed.append((number, corner, 0))

    def _beyond(self, number: int, place: Point, named: bool) -> None:
        edge = 14 * self.unit
        inner = self._at_border(place, edge)
        self.rings += _arrow(inner, place, color_of(number), self.unit)
        self.taken.append(_around(inner, edge))
        if named:
            self.unnamed.append((number, inner, edge))

    def _at_border(self, place: Point, edge: int) -> Point:
        """The point of the picture next to a place beyond it, or one along the border that no other
        arrow has."""
        x = min(max(place[0], edge), self.width - edge)
        y = min(max(place[1], edge), self.height - edge)
        level = 0 <= place[0] <= self.width  # beyond the top or the bottom
        choices = [(x, y)]
        for step in range(1, 20):
            for far in (step * 2 * edge, -step * 2 * edge):
                choices.append((x + far, y) if level else (x, y + far))
        inside = Box(0, 0, self.width, self.height).grown(-edge + 1)
        free = (
            choice
            for choice in choices
            if inside.contains(*choice)
            and not any(_around(choice, edge).overlaps(other) for other in self.taken)
        )
        return next(free, choices[0])

    def name(self) -> None:
        """Puts the numbers beside all answers so far, once all of them are there."""
        for number, place, start in self.unnamed:
            self._name(number, place, start)
        self.unnamed.clear()

    def _name(self, number: int, place: Point, start: int) -> None:
        """The disc with the number, at the end of a line that begins ``start`` pixels away."""
        radius = 9 * self.unit
        center = self._free(place, radius)
        color = color_of(number)
        if math.dist(place, center) > start + radius:
            first = _towards(place, center, start)
            self.rings += _stroke(first, _towards(center, place, radius), color, self.unit)
        self.discs += disc(center, radius, color, str(number))
        self.taken.append(_around(center, radius + self.unit))

    def _free(self, place: Point, radius: int) -> Point:
        """Where a disc covers least of the target, of other marks and of nothing beyond the
        picture; of equally good places the nearest."""
        best, least = place, math.inf
        for center in self._around(place):
            cost = self._cost(_around(center, radius + self.unit))
            if cost < least:
                best, least = center, cost
            if not cost:
                break
        return best

    def _cost(self, disc: Box) -> int:
        """How many pixels it covers that it should not."""
        beyond = disc.area - disc.intersect(Box(0, 0, self.width, self.height)).area
        others = (other for other in (*self.taken, *self.keep) if disc.overlaps(other))
        return 2 * beyond + sum(disc.intersect(other).area for other in others)

    def _around(self, place: Point) -> Iterator[Point]:
        """Places for a disc, the nearest first."""
        for reach in _REACHES:
            for step in range(_DIRECTIONS):
                # From the upper right on: a pointer's hand covers what lies below.
                angle = (step - 2) * 2 * math.pi / _DIRECTIONS
                far = reach * self.unit
                yield place[0] + far * math.cos(angle), place[1] + far * math.sin(angle)


def whole(corners: Sequence[float]) -> Box:
    """The smallest box of whole pixels that holds the corners (x1, y1, x2, y2)."""
    x1, y1, x2, y2 = corners
    return Box(math.floor(x1), math.floor(y1), math.ceil(x2), math.ceil(y2))


def frame(box: Box, color: Color, unit: int) -> list[Item]:
    """A line around a box, just outside of it, between two white ones."""
    return [
        Outline(box.grown(4 * unit), WHITE, unit),
        Outline(box.grown(3 * unit), color, 2 * unit),
        Outline(box.grown(unit), WHITE, unit),
    ]


def disc(center: Point, radius: int, color: Color, words: str) -> list[Item]:
    """A filled circle with a white rim and a number in it."""
    rim = max(1, radius // 7)
    box, outer = _around(center, radius), _around(center, radius + rim)
    face = font("Inter", round(radius * (1.3 if len(words) == 1 else 1.1)), bold=True)
    line = shape(words, face)
    x, y = (box.x1 + box.x2 - line.width) // 2, (box.y1 + box.y2 + face.cap_height) // 2
    return [
        Rounded(outer, radius + rim, WHITE),
        Rounded(box, radius, color),
        Text(x, y, line, DARK if _light(color) else WHITE),
    ]


def _light(color: Color) -> bool:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return red * 0.299 + green * 0.587 + blue * 0.114 > 140


def _ring(place: Point, color: Color, unit: int) -> list[Item]:
    def circle(radius: int, ink: Color, width: int) -> Item:
        return Rounded(_around(place, radius), radius, None, ink, width)

    x, y = math.floor(place[0]), math.floor(place[1])
    return [
        circle(6 * unit, WHITE, 4 * unit),
        circle(5 * unit, color, 2 * unit),
        Fill(Box.at(x, y, 1, 1).grown(unit - 1), color),
    ]


def cross(point: Point, unit: int) -> list[Item]:
    """Four arms that leave the middle open."""
    items: list[Item] = []
    for color, width, start, stop in ((WHITE, 4, 3, 13), (MARK, 2, 4, 12)):
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            ends = [
                (point[0] + across * far * unit, point[1] + down * far * unit)
                for far in (start, stop)
            ]
            items.append(_line(ends[0], ends[1], color, width * unit))
    return items


def _arrow(tip_from: Point, towards: Point, color: Color, unit: int) -> list[Item]:
    """A head that points to where the answer lies, beyond the border."""
    items: list[Item] = []
    for ink, size in ((WHITE, 10), (color, 7)):
        tip = _towards(tip_from, towards, size * unit * 1.3)
        back = _towards(tip_from, towards, -size * unit * 0.7)
        dx, dy = (back[0] - tip_from[0], back[1] - tip_from[1])
        left, right = (back[0] - dy, back[1] + dx), (back[0] + dy, back[1] - dx)
        items.append(Polygon((tip, left, right), ink))
    return items


def _stroke(first: Point, second: Point, color: Color, width: int) -> list[Item]:
    """A line with white sides, in pieces: the mask of a slanting line is as large as its box."""
    pieces = max(1, math.ceil(math.dist(first, second) / _PIECE))
    ends = [_between(first, second, i / pieces) for i in range(pieces + 1)]
    return [
        _line(start, stop, ink, wide)
        for ink, wide in ((WHITE, width * 3), (color, width))
        for start, stop in pairwise(ends)
    ]


def _between(first: Point, second: Point, share: float) -> Point:
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def _line(first: Point, second: Point, color: Color, width: float) -> Polygon:
    length = math.dist(first, second) or 1.0
    dx = (second[1] - first[1]) / length * width / 2
    dy = (first[0] - second[0]) / length * width / 2
    (x1, y1), (x2, y2) = first, second
    corners = ((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))
    # Quarters of a pixel, as fine as it is drawn, so that like shapes are drawn once.
    return Polygon(tuple((round(x * 4) / 4, round(y * 4) / 4) for x, y in corners), color)


def _towards(start: Point, stop: Point, far: float) -> Point:
    return _between(start, stop, far / (math.dist(start, stop) or 1.0))


def _around(center: Point, radius: int) -> Box:
    return Box.around(round(center[0]), round(center[1]), 2 * radius, 2 * radius)
