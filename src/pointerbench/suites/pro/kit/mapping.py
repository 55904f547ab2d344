"""Maps of places that do not exist: shapes on a sheet, each in a layer, from the ground up.

A shape is ``{layer, d, fill, ink, width, dash, cap}``: an SVG path in units of the sheet, its fill
(or none), and the line around or along it in pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

WIDE, HIGH = 1760, 1000
Point = tuple[float, float]
Shape = dict[str, Any]

_HEADS = (
    "Ash Mill Thorn King Wood East North Stone Marsh Oak Elm Fern Lang Whit Hol Red Rook Wal Har"
    " Bram Clay Cran Lin Ravens Sal Wyn Birch Hazel Pen Brock Old Drift"
)
_TAILS = "ford ton ham ley wick bury field worth dale combe mere stead by thorpe well bourne"
RAMPS = {
    "Greens": ("#edf8e9", "#bae4b3", "#74c476", "#31a354", "#006d2c"),
    "OrRd": ("#fef0d9", "#fdcc8a", "#fc8d59", "#e34a33", "#b30000"),
    "Blues": ("#eff3ff", "#bdd7e7", "#6baed6", "#3182bd", "#08519c"),
    "YlGnBu": ("#ffffcc", "#a1dab4", "#41b6c4", "#2c7fb8", "#253494"),
    "Purples": ("#f2f0f7", "#cbc9e2", "#9e9ac8", "#756bb1", "#54278f"),
    "Viridis": ("#440154", "#3b528b", "#21918c", "#5ec962", "#fde725"),
}


def names(stream: Stream, count: int) -> list[str]:
    """Names of places, each once."""
    heads, tails = _HEADS.split(), _TAILS.split()
    found: dict[str, None] = {}
    while len(found) < count:
        found.setdefault(stream.pick(heads) + stream.pick(tails))
    return list(found)


def apart(stream: Stream, count: int, across: float, down: float) -> list[list[int]]:
    """Points with room for a label beside each, inside a margin of the sheet."""
    found: list[list[int]] = []
    for _ in range(count * 80):
        x, y = stream.integer(60, WIDE - 160), stream.integer(60, HIGH - 60)
        if all(abs(x - a) > across or abs(y - b) > down for a, b in found):
            found.append([x, y])
        if len(found) == count:
            break
    return found


def features(
    draw: Draw,
    kinds: Sequence[str],
    known: Sequence[tuple[Sequence[int], str, float, int]],
    first: int,
    number: str,
) -> list[dict[str, Any]]:
    """Points with what a table of them says: ``known`` are place, name, value and days since a
    visit. One of the ``first`` is alone of its kind; ``number`` is the field that counts them."""
    stream = draw.stream
    rare, *others = stream.shuffled(list(kinds))
    alone = stream.integer(0, first - 1)
    return [
        {
            "id": f"p{n}",
            number: n + 1,
            "name": name,
            "kind": rare if n == alone else stream.pick(others),
            "value": value,
            "other": stream.integer(1, 24),
            "date": draw.day(-day, -day).isoformat(),
            "x": x,
            "y": y,
        }
        for n, ((x, y), name, value, day) in enumerate(known)
    ]


def path(points: Sequence[Point], closed: bool = False) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def jagged(stream: Stream, a: Point, b: Point, depth: int = 4, bend: float = 0.13) -> list[Point]:
    """A line from a to b, without b, with ever smaller bends."""
    if depth == 0:
        return [a]
    by = stream.uniform(-bend, bend)
    middle = (
        (a[0] + b[0]) / 2 - (b[1] - a[1]) * by,
        (a[1] + b[1]) / 2 + (b[0] - a[0]) * by,
    )
    first = jagged(stream, a, middle, depth - 1, bend)
    return first + jagged(stream, middle, b, depth - 1, bend)


def cell(centre: Point, others: Sequence[Point]) -> list[Point]:
    """What is nearer to a point than to any other one."""
    out = 60.0
    ring = [(-out, -out), (WIDE + out, -out), (WIDE + out, HIGH + out), (-out, HIGH + out)]
    for other in others:
        if other == centre or not ring:
            continue
        half = ((centre[0] + other[0]) / 2, (centre[1] + other[1]) / 2)
        way = (other[0] - centre[0], other[1] - centre[1])
        ring = [*_cut(ring, half, way)]
    return ring


def _cut(ring: list[Point], half: Point, way: Point) -> Iterator[Point]:
    def side(at: Point) -> float:
        return (at[0] - half[0]) * way[0] + (at[1] - half[1]) * way[1]

    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        left, right = side(a), side(b)
        if left <= 0:
            yield a
        if left * right < 0:
            share = left / (left - right)
            yield (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def region(stream: Stream, ramp: Sequence[str]) -> list[Shape]:
    """Districts in the colours of a ramp, with rivers, lakes and roads."""
    across, down = stream.integer(9, 12), stream.integer(6, 8)
    middles = [
        (
            (i + 0.5 + stream.uniform(-0.4, 0.4)) * WIDE / across,
            (j + 0.5 + stream.uniform(-0.4, 0.4)) * HIGH / down,
        )
        for i in range(across)
        for j in range(down)
    ]
    top = (stream.uniform(0.25, 0.75) * WIDE, stream.uniform(0.25, 0.75) * HIGH)
    shapes = []
    for middle in middles:
        near = max(0.0, 1 - math.dist(middle, top) / 1150) ** 1.6
        rank = int(5 * min(0.99, max(0.0, near + stream.uniform(-0.16, 0.22))))
        ring = _border(stream, cell(middle, middles))
        shapes.append(
            _shape("areas", path(ring, True), ramp[rank], "#232323", 0.8) | {"rank": rank}
        )
    for road in _roads(stream, stream.sample(middles, 11)):
        shapes.append(_shape("roads", path(road), "none", "#6b4a20", 4.2))
        shapes.append(_shape("roads", path(road), "none", "#f7c66b", 2.6))
    for _ in range(stream.integer(2, 3)):
        line = river(stream)
        shapes.append(_shape("rivers", path(line), "none", "#1f78b4", stream.uniform(2, 3.4)))
        for _ in "ab":
            shapes.append(
                _shape("lakes", _blob(stream, stream.pick(line[8:-8])), "#a6cee3", "#1f78b4", 1)
            )
    return shapes


def _border(stream: Stream, ring: list[Point]) -> list[Point]:
    """The ring with bends, the same ones from both sides of each edge."""
    found: list[Point] = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        low, high = sorted([(round(a[0], 1), round(a[1], 1)), (round(b[0], 1), round(b[1], 1))])
        line = [*jagged(stream.child(f"{low}{high}"), low, high, 3), high]
        found += (line if (round(a[0], 1), round(a[1], 1)) == low else line[::-1])[:-1]
    return found


def _roads(stream: Stream, hubs: Sequence[Point]) -> Iterator[list[Point]]:
    for hub in hubs:
        for other in sorted(hubs, key=lambda at: math.dist(hub, at))[1:3]:
            if hub < other or stream.chance(0.4):
                yield [*jagged(stream, hub, other, 4, 0.1), other]


def river(stream: Stream) -> list[Point]:
    """A line from the left edge of the sheet to the right one."""
    ends = [(x, stream.uniform(0.1, 0.9) * HIGH) for x in (-40, WIDE * 0.3, WIDE * 0.62, WIDE + 40)]
    return [at for a, b in pairwise(ends) for at in jagged(stream, a, b, 5, 0.2)]


def _blob(stream: Stream, at: Point) -> str:
    size = stream.integer(20, 46)
    turns = [(math.tau * n / 20, stream.uniform(0.85, 1.15)) for n in range(20)]
    ring = [
        (at[0] + math.cos(turn) * size * 1.5 * by, at[1] + math.sin(turn) * size * 0.7 * by)
        for turn, by in turns
    ]
    return path(ring, True)


def quarter(stream: Stream, inks: Sequence[str]) -> tuple[list[Shape], list[dict[str, int]]]:
    """Blocks with parcels and buildings along streets and a river; and some sites, as boxes."""
    shapes: list[Shape] = []
    sites: list[dict[str, int]] = []
    wet, y = stream.integer(2, 4), -20
    for row in range(9):
        tall, x = stream.integer(104, 150), -stream.integer(20, 140)
        if row == wet:
            shapes += _water(stream, y + 50)
            y += 112
        while x < WIDE:
            wide = stream.integer(190, 330)
            block = (x, y, wide, tall)
            lot = stream.uniform(0, 1)
            if lot < 0.1:
                shapes += _park(stream, block)
            elif lot < 0.2 and len(sites) < 12:
                sites.append({"x": x + 6, "y": y + 6, "w": wide - 12, "h": tall - 12})
                shapes.append(_shape("parcels", _box(*block), "#f3f0dc", "#a59f7e", 0.8))
            else:
                shapes += _lots(stream, block, inks)
            shapes.append(_axis((x + wide + 11, y - 11), (x + wide + 11, y + tall + 11)))
            x += wide + 22
        shapes.append(_axis((0, y + tall + 11), (WIDE, y + tall + 11)))
        y += tall + 22
    order = ("parks", "parcels", "areas", "rivers", "streets")
    return sorted(shapes, key=lambda one: order.index(one["layer"])), sites


def _lots(stream: Stream, block: tuple[int, int, int, int], inks: Sequence[str]) -> Iterator[Shape]:
    """Two rows of parcels, a building on nearly each."""
    x, y, wide, tall = block
    for half in (0, 1):
        at, top, high = x, y + half * tall // 2, tall // 2
        while at < x + wide:
            own = min(stream.integer(38, 74), x + wide - at)
            own = x + wide - at if x + wide - at - own < 30 else own
            yield _shape("parcels", _box(at, top, own, high), "#f3f0dc", "#a59f7e", 0.8)
            if stream.chance(0.92):
                w, h = own * stream.uniform(0.5, 0.8), high * stream.uniform(0.4, 0.62)
                left = at + (own - w) * stream.uniform(0.1, 0.9)
                start = top + 5 if half == 0 else top + high - h - 5
                use = stream.weighted({0: 7, 1: 2, 2: 1})
                cut = stream.pick((0, 0, 0.4, 0.55))
                ring = [
                    (0, 0),
                    (w, 0),
                    (w, h),
                    (w / 2, h),
                    (w / 2, h * (1 - cut)),
                    (0, h * (1 - cut)),
                ]
                house = path([(left + a, start + b) for a, b in ring], True)
                yield _shape("areas", house, inks[use], "#4a4a4a", 0.8) | {"rank": use}
            at += own


def _park(stream: Stream, block: tuple[int, int, int, int]) -> Iterator[Shape]:
    x, y, wide, tall = block
    yield _shape("parks", _box(*block), "#c7e5b0", "#7fae62", 0.8)
    a, b = (x, y + tall * stream.uniform(0.2, 0.8)), (x + wide, y + tall * stream.uniform(0.2, 0.8))
    yield _shape("parks", path([*jagged(stream, a, b, 3, 0.2), b]), "none", "#f6f3e4", 3)
    for _ in range(stream.integer(6, 14)):
        at = (x + stream.uniform(12, wide - 12), y + stream.uniform(12, tall - 12))
        ring = [(at[0] + 5 * math.cos(n), at[1] + 5 * math.sin(n)) for n in (0, 1, 2, 3, 4, 5.2)]
        yield _shape("parks", path(ring, True), "#6fae4a", "#3f7a2a", 0.7)


def _water(stream: Stream, y: float) -> Iterator[Shape]:
    line = [*jagged(stream, (-30, y), (WIDE + 30, y), 6, 0.05), (WIDE + 30, y)]
    yield _shape("rivers", path(line), "none", "#6aa5cf", 50)
    yield _shape("rivers", path(line), "none", "#a6cee3", 47)


def _axis(a: Point, b: Point) -> Shape:
    return _shape("streets", path([a, b]), "none", "#8a8a8a", 1.1) | {"dash": "9 4"}


def _box(x: float, y: float, w: float, h: float) -> str:
    return f"M{x} {y}h{w}v{h}h{-w}Z"


def _shape(layer: str, d: str, fill: str, ink: str, width: float) -> Shape:
    return {"layer": layer, "d": d, "fill": fill, "ink": ink, "width": round(width, 1)}
