"""The plan of a floor, in centimetres: rooms, walls, doors, windows, furniture, measures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from pointerbench.values.rng import Stream

Box = tuple[int, int, int, int]  # left, top, right, bottom
_OUT, _IN, _LEAST = 30, 12, 250
_FURNITURE = {
    "bed": (165, 205),
    "sofa": (210, 90),
    "table": (160, 150),
    "desk": (150, 118),
    "kitchen": (240, 62),
    "bath": (172, 76),
    "wardrobe": (180, 60),
}


class Floor:
    """Rooms are parts of a box that was cut in two again and again."""

    def __init__(self, stream: Stream, wide: int, high: int, count: int) -> None:
        self.stream, self.wide, self.high = stream, wide, high
        self.rooms: list[Box] = [(0, 0, wide, high)]
        self.walls: list[dict[str, int]] = []
        while len(self.rooms) < count and self._cut():
            pass
        self.rooms.sort(key=lambda room: (room[1], room[0]))
        self.doors = [*self._doors()]
        self.windows = [*self._windows()]

    def _cut(self) -> bool:
        """Cuts the largest room that can be cut; false if none can."""
        for room in sorted(self.rooms, key=_area, reverse=True):
            x, y, right, low = room
            across = right - x >= low - y
            span = right - x if across else low - y
            if span < 2 * _LEAST:
                continue
            at = self.stream.integer(_LEAST, span - _LEAST) // 10 * 10
            if across:
                parts = [(x, y, x + at, low), (x + at, y, right, low)]
                wall = {"x1": x + at, "y1": y, "x2": x + at, "y2": low}
            else:
                parts = [(x, y, right, y + at), (x, y + at, right, low)]
                wall = {"x1": x, "y1": y + at, "x2": right, "y2": y + at}
            self.rooms.remove(room)
            self.rooms += parts
            self.walls.append(wall | {"w": _IN})
            return True
        return False

    def outer(self) -> list[dict[str, int]]:
        x, y, ends = self.wide, self.high, {"w": _OUT}
        return [
            {"x1": 0, "y1": 0, "x2": x, "y2": 0} | ends,
            {"x1": x, "y1": 0, "x2": x, "y2": y} | ends,
            {"x1": 0, "y1": y, "x2": x, "y2": y} | ends,
            {"x1": 0, "y1": 0, "x2": 0, "y2": y} | ends,
        ]

    def _shared(self, a: Box, b: Box) -> tuple[str, int, int, int] | None:
        """The wall between two rooms: its way, where it is, and from where to where."""
        for way, (p, q) in (("y", (0, 2)), ("x", (1, 3))):
            i, j = (1, 3) if way == "y" else (0, 2)
            low, high = max(a[i], b[i]), min(a[j], b[j])
            if (a[q] == b[p] or a[p] == b[q]) and high - low >= 150:
                return way, a[q] if a[q] == b[p] else a[p], low, high
        return None

    def _doors(self) -> Iterator[dict[str, Any]]:
        """One into each room, from one that can be reached already; and the front door."""
        reached, left = [self.rooms[0]], self.rooms[1:]
        while left:
            found = next(
                (
                    (one, wall)
                    for one in left
                    for two in reached
                    if (wall := self._shared(two, one))
                ),
                None,
            )
            if found is None:
                break
            room, (way, at, low, high) = found
            start = self.stream.integer(low + 30, high - 115) // 5 * 5
            yield {"way": way, "at": at, "start": start, "w": 85, "turn": self.stream.pick((1, -1))}
            left.remove(room)
            reached.append(room)
        first = self.rooms[-1]
        middle = (first[0] + first[2]) // 2
        yield {"way": "x", "at": self.high, "start": middle - 50, "w": 100, "turn": -1}

    def _windows(self) -> Iterator[dict[str, Any]]:
        for x, y, right, low in self.rooms:
            for way, at, a, b in (
                ("x", y, x, right),
                ("x", low, x, right),
                ("y", x, y, low),
                ("y", right, y, low),
            ):
                edge = self.high if way == "x" else self.wide
                wide = min(self.stream.pick((120, 150, 180, 240)), b - a - 90)
                taken = at == self.high and any(
                    d["way"] == "x" and d["at"] == at and x < d["start"] < right for d in self.doors
                )
                if at in (0, edge) and wide > 80 and not taken and self.stream.chance(0.75):
                    start = (a + b - wide) // 2 // 5 * 5
                    yield {"way": way, "at": at, "start": start, "w": wide}

    def furniture(self, kinds: list[str]) -> Iterator[dict[str, Any]]:
        """One or two things in each room, along its walls, clear of the doors."""
        for room, kind in zip(self.rooms, kinds, strict=True):
            wide, deep = _FURNITURE[kind]
            x, y, right, low = (v + s * 22 for v, s in zip(room, (1, 1, -1, -1), strict=True))
            for w, d in ((wide, deep), (deep, wide)):
                spots = [(x, y), (right - w, y), (x, low - d), (right - w, low - d)]
                free = [
                    spot
                    for spot in spots
                    if w < right - x - 60 and d < low - y - 60 and not self._blocked(*spot, w, d)
                ]
                if free:
                    left, top = self.stream.pick(free)
                    flip = top > y if w >= d else left > x
                    yield {"kind": kind, "x": left, "y": top, "w": w, "h": d, "flip": flip}
                    break

    def _blocked(self, x: int, y: int, w: int, h: int) -> bool:
        for door in self.doors:
            if door["way"] == "x":
                box = (door["start"] - 15, door["at"] - 100, door["start"] + 115, door["at"] + 100)
            else:
                box = (door["at"] - 100, door["start"] - 15, door["at"] + 100, door["start"] + 115)
            if x < box[2] and x + w > box[0] and y < box[3] and y + h > box[1]:
                return True
        return False


def measures(floor: Floor) -> list[dict[str, Any]]:
    """Chains of dimensions along the upper and the left side, and the whole lengths."""
    tops = sorted({0, floor.wide, *(room[0] for room in floor.rooms if room[1] == 0)})
    lefts = sorted({0, floor.high, *(room[1] for room in floor.rooms if room[0] == 0)})
    found: list[dict[str, Any]] = []
    for way, whole, chain in (("x", floor.wide, tops), ("y", floor.high, lefts)):
        found.append({"way": way, "a": 0, "b": whole, "off": 150})
        if len(chain) > 2:  # a chain of one says what the whole length says
            found += [{"way": way, "a": a, "b": b, "off": 90} for a, b in pairwise(chain)]
    return [
        {**one, "id": f"d{n}", "text": str((one["b"] - one["a"]) * 10)}
        for n, one in enumerate(found)
    ]


def _area(room: Box) -> int:
    return (room[2] - room[0]) * (room[3] - room[1])


def area_text(room: Box) -> str:
    """The floor of a room between its walls."""
    wide, high = room[2] - room[0] - _IN, room[3] - room[1] - _IN
    return f"{wide * high / 10000:.2f} m²"
