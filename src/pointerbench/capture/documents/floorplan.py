"""Floor plans as DXF drawings: walls, doors, furniture, measures and names of rooms on layers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from pointerbench.values.rng import Stream

_ROOMS = {
    "en": ("Kitchen", "Living room", "Bedroom", "Bathroom", "Study", "Hall", "Guest room", "Store"),
    "zh": ("厨房", "客房", "浴室", "走廊", "餐室", "洗衣房", "茶室", "画室"),
}
_LAYERS = (("walls", 7), ("doors", 3), ("furniture", 5), ("measures", 1), ("names", 2))
"""Names of layers and their colours, as numbers of the DXF palette."""

_DOOR = 90.0  # centimetres
_HEIGHT = 25.0
_FONT = "kst32b"
"""A font of LibreCAD with common Chinese characters, those of the rooms among them."""

Pair = tuple[int, object]
"""A code of DXF and its value; a file is a list of them, two lines each."""


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A plan in a folder."""
    path = folder / f"floorplan.{form}"
    path.write_bytes(floor_plan(stream, language))
    return path


def floor_plan(stream: Stream, language: str) -> bytes:
    """A flat of eight rooms in centimetres, as DXF of release 12."""
    columns = _cuts(stream.child("columns"), 4)
    rows = _cuts(stream.child("rows"), 2)
    names = stream.child("names").shuffled(_ROOMS[language])
    pairs: list[Pair] = [*_header(columns[-1], rows[-1]), *_tables(), (0, "SECTION")]
    pairs.append((2, "ENTITIES"))
    pairs += _walls(columns, rows)
    for number, name in enumerate(names):
        row, column = divmod(number, 4)
        corner = columns[column], rows[row]
        opposite = columns[column + 1], rows[row + 1]
        pairs += _room(stream.child(f"room {number}"), name, corner, opposite)
    pairs += _measures(columns)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{_escaped(value)}\n" for code, value in pairs).encode("ascii")


def _escaped(value: object) -> str:
    """A value as release 12 writes it, which knows ASCII only."""
    return "".join(c if c.isascii() else f"\\U+{ord(c):04X}" for c in str(value))


def _cuts(stream: Stream, count: int) -> list[float]:
    """Where walls stand, from 0."""
    at = [0.0]
    for _ in range(count):
        at.append(at[-1] + 10.0 * stream.integer(28, 46))
    return at


def _header(width: float, height: float) -> list[Pair]:
    return [
        *((0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")),
        *((9, "$INSUNITS"), (70, 5), (9, "$EXTMIN"), (10, 0.0), (20, -80.0)),
        *((9, "$EXTMAX"), (10, width), (20, height), (0, "ENDSEC")),
    ]


def _tables() -> list[Pair]:
    found: list[Pair] = [(0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER")]
    found.append((70, len(_LAYERS)))
    for name, colour in _LAYERS:
        found += [(0, "LAYER"), (2, name), (70, 0), (62, colour), (6, "CONTINUOUS")]
    return [*found, (0, "ENDTAB"), (0, "ENDSEC")]


def _line(layer: str, x1: float, y1: float, x2: float, y2: float) -> list[Pair]:
    return [(0, "LINE"), (8, layer), (10, x1), (20, y1), (11, x2), (21, y2)]


def _circle(layer: str, x: float, y: float, radius: float) -> list[Pair]:
    return [(0, "CIRCLE"), (8, layer), (10, x), (20, y), (40, radius)]


def _text(layer: str, x: float, y: float, text: str) -> list[Pair]:
    style = [] if text.isascii() else [(7, _FONT)]
    return [(0, "TEXT"), (8, layer), *style, (10, x), (20, y), (40, _HEIGHT), (1, text)]


def _box(layer: str, x1: float, y1: float, x2: float, y2: float) -> Iterator[Pair]:
    corners = ((x1, y1), (x2, y1), (x2, y2), (x1, y2), (x1, y1))
    for start, end in pairwise(corners):
        yield from _line(layer, *start, *end)


def _walls(columns: Sequence[float], rows: Sequence[float]) -> Iterator[Pair]:
    yield from _box("walls", -15.0, -15.0, columns[-1] + 15.0, rows[-1] + 15.0)
    for x in columns:
        yield from _line("walls", x, 0.0, x, rows[-1])
    for y in rows:
        yield from _line("walls", 0.0, y, columns[-1], y)


def _room(
    stream: Stream, name: str, corner: tuple[float, float], opposite: tuple[float, float]
) -> Iterator[Pair]:
    """A name, a door and three pieces of furniture."""
    left, below = corner
    right, above = opposite
    yield from _text("names", left + 30.0, above - 50.0, name)
    hinge = left + stream.uniform(20.0, right - left - _DOOR - 20.0)
    yield from _line("doors", hinge, below, hinge, below + _DOOR)
    yield from (
        *((0, "ARC"), (8, "doors"), (10, hinge), (20, below), (40, _DOOR)),
        *((50, 0.0), (51, 90.0)),
    )
    width, depth = stream.uniform(80.0, 140.0), stream.uniform(50.0, 80.0)
    edge, top = right - 10.0, above - 80.0
    yield from _box("furniture", edge - width, top - depth, edge, top)
    for _ in range(2):
        x = stream.uniform(left + 40.0, right - 40.0)
        y = stream.uniform(below + 100.0, above - 180.0)
        yield from _circle("furniture", x, y, stream.uniform(15.0, 32.0))


def _measures(columns: Sequence[float]) -> Iterator[Pair]:
    """A chain of measures below the plan."""
    yield from _line("measures", columns[0], -60.0, columns[-1], -60.0)
    for x in columns:
        yield from _line("measures", x, -70.0, x, -40.0)
    for start, end in pairwise(columns):
        yield from _text("measures", (start + end) / 2 - 25.0, -52.0, f"{(end - start) / 100:.2f}")
