"""A board of two layers: its parts, their pads, what is connected, and tracks that were found."""

from __future__ import annotations

from typing import Any

from pointerbench.suites.pro.apps.kicad_pcb.routing import Grid
from pointerbench.values.rng import Stream

STEP = 0.635  # millimetres between the cells of the router
Pad = dict[str, Any]


def _pad(number: int, x: float, y: float, w: float, h: float, through: bool = False) -> Pad:
    return {"n": number, "x": x, "y": y, "w": w, "h": h, "through": through, "net": ""}


def chip(_: int) -> list[Pad]:
    """Two pads of something small, as resistors and capacitors have."""
    return [_pad(n + 1, x, 0, 1.1, 1.3) for n, x in enumerate((-1.27, 1.27))]


def soic(pins: int) -> list[Pad]:
    side, wide = pins // 2, 2.54 if pins < 20 else 4.445
    first = -(side - 1) * STEP
    left = [_pad(n + 1, -wide, first + n * 2 * STEP, 1.6, 0.62) for n in range(side)]
    right = [_pad(pins - n, wide, first + n * 2 * STEP, 1.6, 0.62) for n in range(side)]
    return left + right


def header(pins: int) -> list[Pad]:
    return [_pad(n + 1, 0, (n - (pins - 1) / 2) * 2.54, 1.7, 1.7, True) for n in range(pins)]


def radial(_: int) -> list[Pad]:
    return [_pad(n + 1, x, 0, 1.8, 1.8, True) for n, x in enumerate((-1.27, 1.27))]


def sot(_: int) -> list[Pad]:
    places = ((-1.27, -0.95), (-1.27, 0.95), (1.27, 0))
    return [_pad(n + 1, x, y, 1.1, 0.7) for n, (x, y) in enumerate(places)]


def hole(_: int) -> list[Pad]:
    return [_pad(1, 0, 0, 5.6, 5.6, True)]


class Board:
    """Parts are placed on the router's grid, those of a connector along an edge first."""

    def __init__(self, stream: Stream, wide: float, high: float) -> None:
        self.stream, self.wide, self.high = stream, wide, high
        self.parts: list[dict[str, Any]] = []
        self.grid = Grid(round(wide / STEP), round(high / STEP))

    def place(
        self, ref: str, kind: str, pads: list[Pad], size: tuple[float, float], **own: Any
    ) -> bool:
        """Puts a part where there is room, near ``at`` if that is told; false if there is none."""
        at, turn = own.pop("at", None), own.pop("turn", 0)
        w, h = size if turn % 180 == 0 else size[::-1]
        for _ in range(90):
            x, y = at or (self._snapped(w, self.wide), self._snapped(h, self.high))
            if all(
                abs(x - one["x"]) >= (w + one["w"]) / 2 + 0.6
                or abs(y - one["y"]) >= (h + one["h"]) / 2 + 0.6
                for one in self.parts
            ):
                turned = [_turned(pad, turn) for pad in pads]
                box = {"x": x, "y": y, "w": w, "h": h, "turn": turn}
                self.parts.append({"ref": ref, "kind": kind, "pads": turned} | box | own)
                return True
            if at:
                break
        return False

    def _snapped(self, size: float, span: float) -> float:
        low, high = size / 2 + 2.2, span - size / 2 - 2.2
        return round(round(self.stream.uniform(low, max(low, high)) / STEP) * STEP, 3)

    def connect(self, names: list[str]) -> list[tuple[Pad, Pad]]:
        """Names nets: each pad with the nearest free one of another part; the rest is ground."""
        pads = [
            (one["x"] + pad["x"], one["y"] + pad["y"], one["ref"], pad)
            for one in self.parts
            for pad in one["pads"]
            if one["kind"] != "hole"
        ]
        pairs: list[Any] = []
        free = self.stream.shuffled(pads)
        for x, y, ref, pad in free:
            if pad["net"] or len(pairs) >= len(names):
                continue
            others = [one for one in free if one[2] != ref and not one[3]["net"]]
            near = sorted(others, key=lambda one: abs(one[0] - x) + abs(one[1] - y))[:2]
            if near and not self.stream.chance(0.22):
                mate = self.stream.pick(near)
                pad["net"] = mate[3]["net"] = names[len(pairs)]
                pairs.append(((x, y, pad), (mate[0], mate[1], mate[3])))
        for *_, pad in pads:
            pad["net"] = pad["net"] or "GND"
        return sorted(pairs, key=lambda two: _far(two[0], two[1]))

    def route(self, pairs: list[Any]) -> tuple[list[Any], list[Any], list[Any]]:
        """Tracks, vias, and the lines of what could not be connected."""
        for one in self.parts:
            for pad in one["pads"]:
                self.grid.block(
                    (one["x"] + pad["x"]) / STEP,
                    (one["y"] + pad["y"]) / STEP,
                    (pad["w"] / 2 + 0.3) / STEP,
                    (pad["h"] / 2 + 0.3) / STEP,
                    pad["net"] if one["kind"] != "hole" else "*",
                    (0, 1) if pad["through"] else (0,),
                )
        tracks, vias, open_ = [], [], []
        for (x, y, pad), (a, b, mate) in pairs:
            ends = [(round(x / STEP), round(y / STEP)), (round(a / STEP), round(b / STEP))]
            layers: list[tuple[int, ...]] = [
                (0, 1) if one["through"] else (0,) for one in (pad, mate)
            ]
            found = self.grid.find(ends[0], ends[1], layers, pad["net"])
            if found is None:
                open_.append([x, y, a, b])
                continue
            for layer, line in found[0]:
                points = [[round(p * STEP, 3), round(q * STEP, 3)] for p, q in line]
                tracks.append({"layer": layer, "net": pad["net"], "points": points})
            vias += [[round(p * STEP, 3), round(q * STEP, 3)] for p, q in found[1]]
        return tracks, vias, open_

    def ground(self) -> tuple[list[Any], list[Any]]:
        """A via beside each grounded pad that has none, for the plane on the other side."""
        tracks, vias = [], []
        for one in self.parts:
            for pad in one["pads"]:
                if pad["net"] != "GND" or pad["through"] or self.stream.chance(0.25):
                    continue
                x, y = round((one["x"] + pad["x"]) / STEP), round((one["y"] + pad["y"]) / STEP)
                spot = self.grid.via_near(x, y, "GND")
                if spot is not None:
                    ends = [[round(p * STEP, 3), round(q * STEP, 3)] for p, q in ((x, y), spot)]
                    tracks.append({"layer": 0, "net": "GND", "points": ends})
                    vias.append(ends[1])
        return tracks, vias


def _far(one: Any, two: Any) -> float:
    return float(abs(one[0] - two[0]) + abs(one[1] - two[1]))


def _turned(pad: Pad, turn: int) -> Pad:
    x, y, w, h = pad["x"], pad["y"], pad["w"], pad["h"]
    for _ in range(turn // 90 % 4):
        x, y, w, h = y, -x, h, w
    return {**pad, "x": x, "y": y, "w": w, "h": h}


def _layers(pad: dict[str, Any]) -> tuple[int, ...]:
    """The sides of the board that a pad is on."""
    return (0, 1) if pad["through"] else (0,)
