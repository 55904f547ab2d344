"""The strip below an annotated picture: the task, what is right, and a line for every model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pointerbench.building.preview import MARK, legible
from pointerbench.picture.fonts import Font, font
from pointerbench.picture.frame import Color, Item, Text
from pointerbench.picture.text_layout import fitted, shape, wrap
from pointerbench.run.results.marks import DARK, color_of, cross, disc, frame
from pointerbench.values.geometry import Box

PAPER = "#f1f3f4"
_GREY, _HIT, _MISS = "#5f6368", "#0b6b3a", "#b3261e"
_FACES = ("Inter", "Noto Sans", "DejaVu Sans")
_LINES = 4  # of an instruction at most


@dataclass(frozen=True, slots=True)
class Entry:
    """One model: its number, and in words what became of its answer."""

    number: int
    name: str
    verdict: str
    detail: str
    good: bool | None  # None: neither right nor wrong


@dataclass(frozen=True, slots=True)
class Caption:
    """All that is said below a picture."""

    task_id: str
    instruction: str
    target: str
    entries: Sequence[Entry]
    last: str = ""
    shape: str = "box"  # of the target: box, cross, or none


def legend(caption: Caption, width: int, top: int) -> tuple[list[Item], int]:
    """The items of a strip ``width`` pixels wide that begins at ``top``, and where it ends."""
    size = min(max(round(width / 90), 14), 32)
    pad = size
    items: list[Item] = []
    y = top + pad + size
    for line, color, face in _head(caption, width - 2 * pad, size):
        items.append(Text(pad, y, shape(line, face), color))
        y += round(size * 1.45)
    items += _swatch(caption.shape, pad, y, size)
    indent = pad if caption.shape == "none" else pad * 3
    items.append(_fitted(caption.target, (indent, y), width - pad - indent, size, DARK))
    y += round(size * 0.7)
    columns = _columns(len(caption.entries), width, size)
    rows = -(-len(caption.entries) // columns)
    step, wide = round(size * 1.75), (width - 2 * pad) // columns
    names = _widest(caption.entries, (wide - pad) // 2, size)
    for i, entry in enumerate(caption.entries):
        column, row = divmod(i, rows)
        items += _entry(entry, Box.at(pad + column * wide, y + row * step, wide - pad, step), names)
    y += rows * step + size
    if caption.last:
        y += round(size * 1.1)
        items.append(_fitted(caption.last, (pad, y), width - 2 * pad, size, _GREY))
        y += size
    return items, y


def _head(caption: Caption, width: int, size: int) -> Iterable[tuple[str, Color, Font]]:
    """The lines of the instruction, and the task's id above."""
    small = font(_face(caption.task_id), size * 0.85)
    yield fitted(legible(caption.task_id, small), small, width).text, _GREY, small
    face = font(_face(caption.instruction), size * 1.1, bold=True)
    words = legible(caption.instruction, face)
    ranges = wrap(words, face, width)
    for i, (start, stop) in enumerate(ranges[:_LINES]):
        last = i == _LINES - 1 and len(ranges) > _LINES
        text = fitted(words[start:], face, width).text if last else words[start:stop]
        yield text, DARK, face


def _face(text: str) -> str:
    """The family that has most of the text; of equals the first."""
    return max(_FACES, key=lambda name: -legible(text, font(name, 14)).count("?"))


def _swatch(shape: str, x: int, y: int, size: int) -> list[Item]:
    side = round(size * 0.7)
    if shape == "cross":
        return cross((x + size * 0.75, y - size * 0.36), max(1, size // 20))
    box = Box(x + 4, y - side, x + 4 + round(side * 1.6), y)
    return frame(box, MARK, 1) if shape == "box" else []


def _columns(entries: int, width: int, size: int) -> int:
    """Two where there are many models, and three where the picture is very wide."""
    most = max(1, width // (size * 36))
    return max(1, min(most, 3, -(-entries // 5)))


def _widest(entries: Sequence[Entry], most: int, size: int) -> int:
    """The width of the longest name, ``most`` at most."""
    widths = (_fitted(entry.name, (0, 0), most, size, DARK).line.width for entry in entries)
    return max(widths, default=0)


def _entry(entry: Entry, place: Box, names: int) -> list[Item]:
    """Number, name and verdict; the verdicts of a column stand below each other."""
    size = round(place.height / 1.75)
    radius, y = round(size * 0.72), place.y2
    words = place.x1 + round(2.6 * radius)
    told = words + names + size
    color = {True: _HIT, False: _MISS, None: _GREY}[entry.good]
    verdict = shape(entry.verdict, font("Inter", size, bold=True))
    after = told + verdict.width + size * 2 // 3
    center = (place.x1 + radius, y - size * 0.36)
    return [
        *disc(center, radius, color_of(entry.number), str(entry.number)),
        _name(entry.name, (words, y), names, size),
        Text(told, y, verdict, color),
        _fitted(entry.detail, (after, y), place.x2 - after, size, _GREY),
    ]


def _fitted(text: str, place: tuple[int, int], width: int, size: int, color: Color) -> Text:
    face = font(_face(text), size)
    return Text(*place, fitted(legible(text, face), face, max(width, size)), color)


def _name(name: str, place: tuple[int, int], width: int, size: int) -> Text:
    """A model's name, with its middle left out where it is too long: names differ at both ends."""
    face = font(_face(name), size)
    head, tail = "", legible(name, face)
    line = shape(tail, face)
    if line.width > width:
        head, tail = tail[: len(tail) // 2], tail[len(tail) // 2 :]
        while line.width > width and len(head) > 1:
            head, tail = (head[:-1], tail) if len(head) >= len(tail) else (head, tail[1:])
            line = shape(f"{head}…{tail}", face)
    return Text(*place, line, DARK)
