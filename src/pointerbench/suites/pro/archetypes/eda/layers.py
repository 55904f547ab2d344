"""A printed circuit board: outline, zones, tracks, vias, parts, and what is not routed yet."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any

from pointerbench.flow.drawings.canvas import Point
from pointerbench.suites.pro.archetypes.eda.footprints import FOOTPRINTS, Footprint
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet

COPPER = {"F": "#c83434", "B": "#4d7fc4"}
_ZONE = {"F": "#4a1826", "B": "#16305a"}
_SILK, _EDGE, _THROUGH, _AIR = "#f2eda1", "#d0d2cd", "#c9a227", "#8fb0c8"
_GROUND = "#001023"


class _Board:
    """Where things of a board lie on the sheet."""

    def __init__(self, sheet: Sheet, entry: Mapping[str, Any], flipped: bool) -> None:
        self.sheet, self.entry, self.flipped = sheet, entry, flipped
        wide, high = entry["size"]
        self.wide, self.high = wide, high
        self.scale = min((sheet.width - 12) / wide, (sheet.height - 12) / high)
        self.x = (sheet.width - wide * self.scale) / 2
        self.y = (sheet.height - high * self.scale) / 2
        self.pads: dict[str, Point] = {}

    def spot(self, x: float, y: float) -> Point:
        x = self.wide - x if self.flipped else x
        return self.x + x * self.scale, self.y + y * self.scale

    def box(self, x: float, y: float, wide: float, high: float) -> Rect:
        """The rectangle around a middle."""
        cx, cy = self.spot(x, y)
        w, h = wide * self.scale / 2, high * self.scale / 2
        return cx - w, cy - h, cx + w, cy + h


def _turned(x: float, y: float, turn: int) -> Point:
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


def draw_board(sheet: Sheet, entry: Mapping[str, Any], *, flipped: bool = False) -> None:
    """The board as large as the sheet allows; ``flipped`` swaps left and right."""
    board = _Board(sheet, entry, flipped)
    for part in entry["parts"]:
        for land in FOOTPRINTS[part["kind"]].lands:
            dx, dy = _turned(land.x, land.y, part.get("turn", 0))
            board.pads[f"{part['ref']}.{land.number}"] = (part["at"][0] + dx, part["at"][1] + dy)
    _outline(board)
    for layer in ("B", "F"):
        for route in entry["routes"]:
            if route[0] == layer:
                points = [board.spot(*_end(board, end)) for end in route[2:]]
                sheet.ink.line(COPPER[layer], max(1.6, route[1] * board.scale), *points)
    for part in entry["parts"]:
        _part(board, part, FOOTPRINTS[part["kind"]])
    _airwires(board)
    vias = [board.box(x, y, 1.0, 1.0) for x, y in entry["vias"]]
    for x1, y1, x2, y2 in vias:
        middle = ((x1 + x2) / 2, (y1 + y2) / 2)
        sheet.ink.dot("#e3e3e3", *middle, (x2 - x1) / 2)
        sheet.ink.dot("#20262e", *middle, (x2 - x1) / 4)
    sheet.family("via", vias, 1)


def _end(board: _Board, end: Any) -> Point:
    """A pad by name, or a place."""
    return board.pads[end] if isinstance(end, str) else (end[0], end[1])


def _outline(board: _Board) -> None:
    ink = board.sheet.ink
    zone = board.entry.get("zone")
    x1, y1 = board.x, board.y
    x2, y2 = x1 + board.wide * board.scale, y1 + board.high * board.scale
    if zone:
        points = [board.spot(*zone[1][k : k + 2]) for k in range(0, len(zone[1]), 2)]
        ink.area(_ZONE[zone[0]], *points)
        ink.line(COPPER[zone[0]], 1, *points, points[0])
    r = 2 * board.scale
    for ends in (
        ((x1 + r, y1), (x2 - r, y1)),
        ((x1 + r, y2), (x2 - r, y2)),
        ((x1, y1 + r), (x1, y2 - r)),
        ((x2, y1 + r), (x2, y2 - r)),
    ):
        ink.line(_EDGE, 1.4, *ends)
    for center, start in (
        ((x1 + r, y1 + r), 0.75),
        ((x2 - r, y1 + r), 0.0),
        ((x2 - r, y2 - r), 0.25),
        ((x1 + r, y2 - r), 0.5),
    ):
        ink.arc(_EDGE, 1.4, center, r, (start, start + 0.25))


def _part(board: _Board, part: Mapping[str, Any], shape: Footprint) -> None:
    sheet, ink, scale = board.sheet, board.sheet.ink, board.scale
    x, y = part["at"]
    turn = part.get("turn", 0)
    extent: list[Rect] = []
    half = shape.half if turn % 2 == 0 else (shape.half[1], shape.half[0])
    body = board.box(x, y, half[0] * 2, half[1] * 2)
    if part["kind"] != "MH":
        if shape.round:
            ink.ring(_SILK, 1.2, (body[0] + body[2]) / 2, (body[1] + body[3]) / 2, half[0] * scale)
        else:
            ink.rect(_SILK, body, 1.2)
    for land in shape.lands:
        dx, dy = _turned(land.x, land.y, turn)
        wide, high = (land.wide, land.high) if turn % 2 == 0 else (land.high, land.wide)
        box = board.box(x + dx, y + dy, wide, high)
        extent.append(box)
        _land(board, part, land.number, box, land.drill)
    boxes = [body, *extent]
    whole = (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )
    if part["kind"] != "MH":
        _name(board, part, whole)
    sheet.mark(f"part:{part['ref']}", whole, does=part.get("does", ()))


def _land(board: _Board, part: Mapping[str, Any], number: str, box: Rect, drill: float) -> None:
    ink, scale = board.sheet.ink, board.scale
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if not drill:
        ink.rect("#d8453f", box)
        if box[2] - box[0] > 13 and box[3] - box[1] > 12:
            board.sheet.text(
                number, x, y, 8, "#ffffff", anchor="middle", margin=0, ground="#c83434"
            )
        return
    if number == "1" and part["kind"] not in ("MH", "LAMP", "CAN"):
        ink.rect(_THROUGH, box)
    else:
        ink.dot(_THROUGH, x, y, (box[2] - box[0]) / 2)
    ink.dot("#1a2330", x, y, drill * scale / 2)
    if part["kind"].startswith("HDR"):
        name = f"pad:{part['ref']}.{number}"
        board.sheet.mark(name, box)


def _name(board: _Board, part: Mapping[str, Any], box: Rect) -> None:
    """The reference in silkscreen: above the part, or where the entry says."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    spot = {
        "t": (x, box[1] - 7),
        "b": (x, box[3] + 7),
        "l": (box[0] - 9, y),
        "r": (box[2] + 9, y),
        "m": (x, y),
    }
    side = part.get("name", "t")
    if board.flipped:
        side = {"l": "r", "r": "l"}.get(side, side)
    board.sheet.text(
        part["ref"],
        *spot[side],
        10,
        _SILK,
        anchor="middle",
        margin=1,
        name=f"ref:{part['ref']}",
        kind="text",
        ground=_GROUND,
    )


def _airwires(board: _Board) -> None:
    """Thin lines between what is still to be connected."""
    for one, other in board.entry["airwires"]:
        start, stop = board.spot(*board.pads[one]), board.spot(*board.pads[other])
        if hypot(stop[0] - start[0], stop[1] - start[1]) > 2:
            board.sheet.ink.line(_AIR, 1, start, stop)
