"""Block diagrams: a session is opened, read in a loop, and closed; each kind with its wires."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.circuits import Point, Sheet

_WIRES: dict[str, dict[str, Any]] = {
    "dbl": {"ink": "#ff8000"},
    "array": {"ink": "#ff8000", "thick": "3px"},
    "int": {"ink": "#1c1cff"},
    "bool": {"ink": "#008000", "dash": "2 2"},
    "str": {"ink": "#ff33cc", "thick": "2px", "dash": "3 1"},
    "err": {"ink": "#8a8a00", "thick": "3px"},
    "task": {"ink": "#7a00e0", "thick": "2px"},
    "visa": {"ink": "#8000a0", "thick": "2px"},
    "ref": {"ink": "#007f7f", "thick": "2px"},
}
_TYPES = {"DBL": "dbl", "I32": "int", "TF": "bool", "abc": "str", "[DBL]": "array", "err": "err"}
_NODES = {
    "task": ("CREATE CHAN", "TIMING CLK", "START TASK", "READ 1D DBL", "CLEAR TASK"),
    "visa": ("SERIAL CONFIG", "FLUSH BUF", "WRITE CMD", "READ BYTES", "CLOSE PORT"),
    "ref": ("OBTAIN QUEUE", "SIZE LIMIT", "START PROD", "DEQ ELEM", "FREE QUEUE"),
}
SIZE = (1230, 560)
_REF, _ERR = 130, 154  # the heights of the session's wire and of the errors'


class Board(Sheet):
    """A diagram: in pixels, with what LabVIEW has on it."""

    def node(self, kind: str, x: float, y: float, size: Point, **own: Any) -> dict[str, Any]:
        x, y = self.at(x, y)
        made = {
            "id": own.get("fn", f"d{len(self.parts)}"),
            "kind": kind,
            "x": x,
            "y": y,
            "texts": [],
            **own,
        }
        made["box"] = [x, y, x + size[0], y + size[1]]
        self.parts.append(made)
        return made

    def terminal(self, x: float, y: float, label: str, kind: str, *, out: bool = False) -> None:
        """Of a control, or of an indicator, with its label above; wires meet its side at y + 9."""
        own = {"group": "terminals", "facts": {"name": {"value": label, "text": label}}}
        text = {"x": x + 17, "y": y - 8, "text": label, "kind": "cap", "align": "c"}
        made = self.node("terminal", x, y, (34, 18), type=_TYPES[kind], sign=kind, out=out, **own)
        made["texts"] = [text]

    def subvi(self, x: float, y: float, sign: tuple[str, str], ink: str, fn: str) -> None:
        self.node("subvi", x, y, (32, 32), sign=list(sign), ink=ink, fn=fn)

    def constant(self, x: float, y: float, text: str, kind: str, wide: float = 34) -> None:
        self.node("constant", x, y, (wide, 18), type=_TYPES[kind], sign=text)

    def path(self, kind: str, *points: Point) -> None:
        self.wire(*points, **_WIRES[kind])


def diagram(
    draw: Draw, made: dict[str, Any], session: str, subvis: list[list[str]]
) -> dict[str, Any]:
    b = Board()
    b.node("loop", 400, 62, (440, 470), el="none", bare=True)
    b.node("case", 540, 330, (210, 130), el="none", bare=True, sign="True")
    _session(b, made, session)
    _inside(b, made, subvis)
    _ends(b, draw, made, subvis)
    return {**b.drawn(), "size": list(SIZE)}


def _session(b: Board, made: dict[str, Any], session: str) -> None:
    """The chain from left to right: opened, configured, started, read, closed, errors told."""
    signs = _NODES[session]
    places = (150, 236, 322, 440, 872)
    inks = {"task": "#ffe680", "visa": "#c8e0a0", "ref": "#b8e0e0"}
    b.terminal(60, _REF - 9, made["source"]["label"], "abc")
    b.path("str" if session != "task" else "task", (94, _REF), (150, _REF))
    edges = [*places, 952]
    for left, right in pairwise(edges):
        b.path("err", (left + 32, _ERR), (right, _ERR))
        if right != 952:
            b.path(session, (left + 32, _REF), (right, _REF))
    fns = ("node_open", "node_config", "node_start", "node_read", "node_close")
    for x, sign, fn in zip(places, signs, fns, strict=True):
        first, _, second = sign.partition(" ")
        b.subvi(x, _REF - 8, (first, second), inks[session], fn)
    b.node("handler", 952, _ERR - 16, (32, 32), fn="node_error")
    for x in (400, 840):
        b.node("tunnel", x - 4, _REF - 4, (8, 8), ink=_WIRES[session]["ink"], el="none", bare=True)
        b.node("tunnel", x - 4, _ERR - 4, (8, 8), ink="#8a8a00", el="none", bare=True)
    one, two = made["numbers"][:2]
    for entry, y, x in ((one, 236, 244), (two, 312, 330)):
        b.terminal(70, y, entry["label"], entry["kind"])
        b.path(_TYPES[entry["kind"]], (104, y + 9), (x, y + 9), (x, _REF + 24))


def _inside(b: Board, made: dict[str, Any], subvis: list[list[str]]) -> None:
    """What happens to the samples in the loop."""
    lamps, reading = made["lamps"], made["readings"]
    b.path("array", (464, _REF + 24), (464, 200), (600, 200), (600, 106), (770, 106))
    b.terminal(770, 97, made["charts"][0]["label"], "[DBL]", out=True)
    b.path("array", (520, 200), (520, 246), (536, 246))
    b.subvi(536, 232, (subvis[0][0], subvis[0][1]), "#b0d8ff", "node_first")
    b.path("dbl", (568, 246), (660, 246))
    b.dot((520, 200), (600, 200), (612, 246))
    b.path("dbl", (612, 246), (612, 279), (626, 279))
    b.node("compare", 625, 270, (30, 36), sign=">", fn="node_compare")
    b.subvi(660, 232, (subvis[1][0], subvis[1][1]), "#b0d8ff", "node_second")
    b.path("dbl", (692, 246), (770, 246))
    b.terminal(770, 237, reading[0]["label"], "DBL", out=True)
    limit = made["numbers"][2]
    b.terminal(430, 288, limit["label"], limit["kind"])
    b.path(_TYPES[limit["kind"]], (464, 297), (626, 297))
    b.path("bool", (655, 288), (770, 288))
    b.terminal(770, 279, lamps[0]["label"], "TF", out=True)
    b.dot((700, 288))
    b.path("bool", (700, 288), (700, 318), (524, 318), (524, 396), (540, 396))
    b.node("selector", 535, 390, (12, 12), el="none", bare=True)
    b.constant(562, 362, made["file"], "abc", 88)
    b.path("str", (650, 371), (690, 371))
    b.subvi(690, 362, (subvis[2][0], subvis[2][1]), "#ffd0a0", "node_file")
    b.path("array", (600, 200), (600, 322), (576, 322), (576, 414), (702, 414), (702, 394))


def _ends(b: Board, draw: Draw, made: dict[str, Any], subvis: list[list[str]]) -> None:
    """How the loop is paced and ended, and what is written beside it."""
    period = draw.stream.pick((10, 20, 50, 100, 200, 250, 500))
    b.constant(430, 402, str(period), "I32", 34)
    b.path("int", (464, 411), (484, 411))
    b.node("wait", 484, 396, (30, 30), fn="node_wait")
    b.terminal(640, 488, "stop", "TF")
    b.path("bool", (674, 497), (706, 497))
    b.node("gate", 706, 482, (30, 30), sign="∨", fn="node_or")
    b.path("bool", (736, 497), (806, 497))
    b.node("condition", 806, 488, (18, 18), fn="node_condition")
    b.node("count", 412, 504, (18, 18), fn="node_count")
    down = ((760, _ERR), (760, 474), (694, 474), (694, 490), (706, 490))
    b.path("err", *down)
    b.dot((760, _ERR))
    label = made["readings"][1]["label"]
    b.path("dbl", (904, 200), (952, 200))
    b.subvi(872, 186, (subvis[3][0], subvis[3][1]), "#d8c8ff", "node_last")
    b.path("dbl", (692, 252), (720, 252), (720, 200), (872, 200))
    b.node("tunnel", 836, 196, (8, 8), ink="#ff8000", el="none", bare=True)
    b.terminal(952, 191, label, "DBL", out=True)
    places = ((60, 22, 330), (60, 420, 250), (1040, 330, 200))
    for (x, y, wide), text in zip(places, draw.banks("notes", 3), strict=True):
        b.node("note", x, y, (wide, 24 if len(text) * 6 < wide - 12 else 40), sign=text)
