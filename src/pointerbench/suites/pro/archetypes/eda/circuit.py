"""A circuit from an application file: parts, wires, labels and notes on a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pointerbench.suites.pro.archetypes.eda.symbols import SYMBOLS, Pen, chip
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet


class Colors(NamedTuple):
    """Of wires, bodies and their fill, pins, references, values, labels, notes, and the ground."""

    wire: str
    body: str
    fill: str
    pin: str
    ref: str
    value: str
    label: str
    note: str
    ground: str


class Place(NamedTuple):
    """Where a circuit lies on its sheet: its corner, pixels a grid step; zigzag resistors."""

    x: float
    y: float
    step: float
    zigzag: bool = False
    size: float = 10.5

    def spot(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.step, self.y + y * self.step


def fitted(
    sheet: Sheet, entry: Mapping[str, Any], zigzag: bool = False, size: float = 10.5
) -> Place:
    """The place at which a circuit of its ``span`` fills the sheet."""
    wide, high = entry["span"]
    step = min(sheet.width / wide, sheet.height / high, 13)
    return Place(
        (sheet.width - wide * step) / 2, (sheet.height - high * step) / 2, step, zigzag, size
    )


def circuit(sheet: Sheet, entry: Mapping[str, Any], place: Place, colors: Colors) -> None:
    """Parts (``kind``, ``at``, ``turn``, ``ref``, ``value``, ``does``), wires, dots and texts."""
    for wire in entry["wires"]:
        points = [place.spot(*wire[k : k + 2]) for k in range(0, len(wire), 2)]
        sheet.ink.line(colors.wire, 1.4, *points)
    for dot in entry.get("dots", ()):
        sheet.ink.dot(colors.wire, *place.spot(*dot), 3 if not place.zigzag else 3.4)
    for part in entry["parts"]:
        _part(sheet, part, place, colors)
    for label in entry.get("labels", ()):
        x, y = place.spot(*label["at"])
        anchor = label.get("anchor", "start")
        sheet.text(
            label["text"],
            x,
            y - 7,
            place.size,
            colors.label,
            anchor=anchor,
            name=f"label:{label['text']}",
            kind="text",
            does=label.get("does", ()),
            ground=colors.ground,
        )
    for note in entry.get("notes", ()):
        x, y = place.spot(*note["at"])
        sheet.text(
            note["text"],
            x,
            y,
            note.get("size", 11),
            colors.note,
            name=f"note:{note['text']}",
            kind="text",
            does=note.get("does", ()),
            ground=colors.ground,
        )


def _part(sheet: Sheet, part: Mapping[str, Any], place: Place, colors: Colors) -> None:
    x, y = place.spot(*part["at"])
    kind = part["kind"]
    pen = Pen(
        sheet.ink,
        x,
        y,
        place.step,
        colors.body,
        colors.fill,
        colors.pin,
        part.get("turn", 0),
        place.zigzag,
    )
    box = chip(pen, part) if kind == "U" else SYMBOLS[kind](pen)
    does = part.get("does", ())
    if kind == "PWR":
        _mid(sheet, part.get("value", "VCC"), x, box[1] - 7, place, colors.value, colors)
    else:
        name = f"part:{part['ref']}" if part.get("ref") else f"power:{kind}"
        sheet.mark(name, (box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1), does=does)
    if kind == "U":
        _pins(sheet, part, place, colors, (x, y))
        shift = 14 - (box[2] - box[0]) / 2 if _top(part) else 0.0
        _mid(sheet, part["ref"], x + shift, box[1] - 8, place, colors.ref, colors)
        if _bottom(part):
            sheet.text(
                part["value"],
                x + 14,
                box[3] + 10,
                place.size,
                colors.value,
                margin=1,
                ground=colors.ground,
            )
        else:
            _mid(sheet, part["value"], x, box[3] + 9, place, colors.value, colors)
    elif part.get("ref"):
        _texts(sheet, part, box, place, colors)


def _top(part: Mapping[str, Any]) -> bool:
    return any(pin[0] == "t" for pin in part["pins"])


def _bottom(part: Mapping[str, Any]) -> bool:
    return any(pin[0] == "b" for pin in part["pins"])


def _texts(sheet: Sheet, part: Mapping[str, Any], box: Rect, place: Place, colors: Colors) -> None:
    """Reference and value: beside a part that stands, above and below one that lies."""
    middle = (box[1] + box[3]) / 2
    if part.get("turn", 0) % 2 and part["kind"] not in ("Q", "M", "OP"):
        x = (box[0] + box[2]) / 2
        _mid(sheet, part["ref"], x, box[1] - 9, place, colors.ref, colors)
        _mid(sheet, part["value"], x, box[3] + 9, place, colors.value, colors)
        return
    left = part.get("side") == "left"
    x = box[0] - 5 if left else box[2] + (16 if part["kind"] == "LED" else 5)
    anchor = "end" if left else "start"
    value = part["value"]
    for text, y, color, name in (
        (part["ref"], middle - 7 * bool(value), colors.ref, ""),
        (value, middle + 7, colors.value, f"value:{part['ref']}"),
    ):
        if text:
            sheet.text(
                text,
                x,
                y,
                place.size,
                color,
                anchor=anchor,
                name=name or None,
                margin=1,
                does=part.get("alters", ()) if name else (),
                ground=colors.ground,
            )


def _mid(
    sheet: Sheet, text: str, x: float, y: float, place: Place, color: str, colors: Colors
) -> None:
    sheet.text(text, x, y, place.size, color, anchor="middle", margin=1, ground=colors.ground)


def _pins(
    sheet: Sheet, part: Mapping[str, Any], place: Place, colors: Colors, middle: tuple[float, float]
) -> None:
    """Names inside the box, numbers above the leads."""
    x, y = middle
    w, h = (size / 2 * place.step for size in part["size"])
    lead = 1.5 * place.step
    small = place.size - 1.5
    name: dict[str, Any] = {"margin": 0, "ground": colors.fill}
    figure: dict[str, Any] = {"margin": 0, "ground": colors.ground}
    for side, at, text, number in part["pins"]:
        along = at * place.step
        sign = -1 if side in "lt" else 1
        if side in "lr":
            anchor = "start" if side == "l" else "end"
            spot = x + sign * (w - 4), y + along
            sheet.text(text, *spot, small, colors.pin, anchor=anchor, **name)
            spot = x + sign * (w + lead), y + along - 7
            sheet.text(number, *spot, small - 0.5, colors.body, anchor="middle", **figure)
        else:
            spot = x + along, y + sign * (h - 8)
            sheet.text(text, *spot, small, colors.pin, anchor="middle", **name)
            spot = x + along + 3, y + sign * (h + lead)
            sheet.text(number, *spot, small - 0.5, colors.body, **figure)
