"""Schematics: components on a grid, wires, junctions and names, as ``pb-circuit`` draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pointerbench.values.rng import Stream

Point = tuple[float, float]
Extent = tuple[float, float, float, float]

_LETTERS = {
    "CP": "C",
    "LED": "D",
    "Z": "D",
    "S": "D",
    "NPN": "Q",
    "NMOS": "Q",
    "OP": "U",
    "chip": "U",
    "V": "V",
    "I": "I",
}
_SLIM = 1.7  # half the width of what is clicked on of a component with two ends
_TALL = {"NPN": (-4, -4, 3.9, 4), "NMOS": (-4, -4, 3.9, 4), "OP": (-6, -4, 6, 4)}
_BROAD = {"V": 2.0, "I": 2.0}
_OHMS = (100, 220, 330, 470, 680, 1000, 1500, 2200, 3300, 4700, 5600, 6800)
_PICO = (10, 22, 33, 47, 100, 220, 330, 470, 680)


class Value:
    """How large a component is, and how that is written: ``4k7`` (in Europe) or ``4.7k``."""

    def __init__(self, amount: float, sizes: dict[str, float], *, split: bool = False) -> None:
        self.amount = amount
        letter = next((name for name, size in sizes.items() if amount >= size), "")
        number = f"{amount / sizes.get(letter, 1):g}"
        self.text = number.replace(".", letter) if split and "." in number else number + letter


def ohms(stream: Stream, low: float = 100, high: float = 1e6, *, split: bool = True) -> Value:
    """A resistance of the usual series."""
    values = [n * ten for ten in (0.1, 1, 10, 100, 1000) for n in _OHMS if low <= n * ten <= high]
    return Value(stream.pick(values), {"M": 1e6, "k": 1e3}, split=split)


def farads(stream: Stream, low: float, high: float, micro: str = "u") -> Value:
    """A capacitance of the usual series, between two that are given in picofarads."""
    found = {round(n * ten) for ten in (1, 10, 100, 1e3, 1e4, 1e5, 1e6) for n in _PICO}
    amount = stream.pick(sorted(value for value in found if low <= value <= high))
    return Value(amount, {micro: 1e6, "n": 1e3, "p": 1})


class Sheet:
    """One sheet: what is added stands relative to `origin`, in units of the grid."""

    def __init__(self) -> None:
        self.parts: list[dict[str, Any]] = []
        self.wires: list[dict[str, Any]] = []
        self.dots: list[list[float]] = []
        self.crosses: list[list[float]] = []
        self.names: list[dict[str, Any]] = []
        self.origin: Point = (0, 0)
        self._counts: Counter[str] = Counter()

    def drawn(self) -> dict[str, Any]:
        """What the page is given."""
        names = ("parts", "wires", "dots", "crosses", "names")
        return {name: getattr(self, name) for name in names}

    def at(self, x: float, y: float) -> Point:
        return (x + self.origin[0], y + self.origin[1])

    def ref(self, letter: str) -> str:
        self._counts[letter] += 1
        return f"{letter}{self._counts[letter]}"

    def part(
        self, kind: str, x: float, y: float, turn: int = 0, value: Value | str = "", **own: Any
    ) -> dict[str, Any]:
        """A component with its middle at a point; ``turn`` counts quarters with the clock."""
        x, y = self.at(x, y)
        ref = self.ref(_LETTERS.get(kind, kind))
        text = value if isinstance(value, str) else value.text
        lies, half = turn % 2 == 1, _BROAD.get(kind, _SLIM)
        slim: Extent = (-3, -half, 3, half) if lies else (-half, -3, half, 3)
        box: Extent = _TALL.get(kind, slim)
        made = {
            "id": f"p{len(self.parts)}",
            "kind": kind,
            "x": x,
            "y": y,
            "turn": turn,
            "ref": ref,
            "value": text,
            "amount": None if isinstance(value, str) else value.amount,
            "box": [x + box[0], y + box[1], x + box[2], y + box[3]],
            "texts": _texts(kind, x, y, ref, text, lies=lies),
            **own,
        }
        self.parts.append(made)
        return made

    def chip(
        self,
        x: float,
        y: float,
        size: Point,
        value: str,
        pins: dict[str, Sequence[str]],
        **own: Any,
    ) -> dict[str, Any]:
        """A box with pins: ``pins`` names them by side (``l``, ``r``, ``t``, ``b``), every other
        unit from the corner on; an empty name leaves a gap. `ends` of it are where they end."""
        x, y = self.at(x, y)
        wide, high = size
        step, from_, long = own.pop("step", 2), own.pop("first", 2), own.pop("long", 2)
        ref = self.ref(own.pop("letter", "U"))
        body = [x, y, x + wide, y + high]
        texts: list[dict[str, Any]] = [
            {"x": x, "y": y - 2.8, "text": ref, "kind": "ref", "align": ""},
            {"x": x, "y": y - 1.1, "text": value, "kind": "value", "align": ""},
        ]
        drawn: list[dict[str, Any]] = []
        ends: dict[str, Point] = {}
        for side in ("l", "b", "r", "t"):
            for n, name in enumerate(pins.get(side, ())):
                if not name:
                    continue
                at, to = _pin(body, side, from_ + n * step, long)
                ends[name] = (to[0] - self.origin[0], to[1] - self.origin[1])
                drawn.append({"at": at, "to": to, "n": len(drawn) + 1, "name": name, "side": side})
        numbers = not own.pop("plain", False)
        for pin in drawn:
            texts += _lettered(pin, numbers=numbers)
        made = {
            "id": f"p{len(self.parts)}",
            "kind": "chip",
            "x": x,
            "y": y,
            "ref": ref,
            "value": value,
            "box": body,
            "body": body,
            "pins": drawn,
            "texts": texts,
            "amount": None,
            **own,
        }
        self.parts.append(made)
        return {**made, "ends": ends}

    def wire(self, *points: Point, net: str = "", **own: Any) -> None:
        """A wire through points; ``bus``, ``ink``, ``thick`` and ``dash`` say how it looks."""
        self.wires.append({"points": [list(self.at(*one)) for one in points], "net": net, **own})

    def lines(self, *wires: Sequence[Point]) -> None:
        """Several wires, each through its points."""
        for points in wires:
            self.wire(*points)

    def dot(self, *points: Point) -> None:
        self.dots += [list(self.at(*point)) for point in points]

    def cross(self, *points: Point) -> None:
        self.crosses += [list(self.at(*point)) for point in points]

    def name(self, kind: str, x: float, y: float, text: str, side: str = "r", **own: Any) -> None:
        """Names a net, or writes something: see ``pb-circuit``."""
        x, y = self.at(x, y)
        net = "" if kind in ("note", "head") else text
        one = {"kind": kind, "x": x, "y": y, "text": text, "side": side, "net": net, **own}
        self.names.append(one)

    def ground(self, *points: Point, text: str = "GND") -> None:
        for x, y in points:
            self.name("ground", x, y, text, side="")

    def power(self, text: str, *points: Point) -> None:
        for x, y in points:
            self.name("power", x, y, text, side="")


def _texts(
    kind: str, x: float, y: float, ref: str, value: str, *, lies: bool
) -> list[dict[str, Any]]:
    if kind == "OP":
        spots = [(x + 0.5, y - 4.7, ""), (x + 0.5, y - 3.1, "")]
    elif kind in _TALL:
        spots = [(x + 4.3, y - 0.8, ""), (x + 4.3, y + 0.9, "")]
    elif lies:
        lift = 2.4 if kind in ("C", "CP", "Y", "LED", "SW") else 1.9
        spots = [(x, y - lift, "c"), (x, y + lift, "c")]
    else:
        side = x + (3.3 if kind == "LED" else 2.2 if kind in ("C", "CP", "V", "I", "Y") else 1.5)
        spots = [(side, y - 0.9, ""), (side, y + 0.9, "")]
    both = zip(("ref", "value"), (ref, value), spots, strict=True)
    return [
        {"x": at[0], "y": at[1], "text": text, "kind": name, "align": at[2]}
        for name, text, at in both
        if text
    ]


def _pin(body: list[float], side: str, along: float, long: float) -> tuple[Point, Point]:
    """Where a pin begins at a box, and where it ends."""
    left, top, right, bottom = body
    if side in "lr":
        x, way = (left, -long) if side == "l" else (right, long)
        return (x, top + along), (x + way, top + along)
    y, way = (top, -long) if side == "t" else (bottom, long)
    return (left + along, y), (left + along, y + way)


def _lettered(pin: dict[str, Any], *, numbers: bool) -> list[dict[str, Any]]:
    """The name of a pin, inside, and its number, outside."""
    (x, y), side = pin["at"], pin["side"]
    inside = {"l": (0.5, 0, ""), "r": (-0.5, 0, "r"), "t": (0, 0.5, ""), "b": (0, -0.5, "r")}[side]
    number = {"l": (-0.4, -0.75, "r"), "r": (0.4, -0.75, ""), "t": (-0.7, -0.4, "r")}
    outside = number.get(side, (-0.7, 0.4, ""))
    up = side in "tb"
    shown = str(pin["name"]).rstrip("'")
    said = [(inside, shown, "name")]
    if numbers:
        said.append((outside, str(pin["n"]), "num"))
    return [
        {"x": x + at[0], "y": y + at[1], "text": text, "kind": kind, "align": at[2], "up": up}
        for at, text, kind in said
        if not (shown.startswith("Pin_") and kind == "name")
    ]
