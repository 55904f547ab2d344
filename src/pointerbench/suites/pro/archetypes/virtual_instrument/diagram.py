"""A block diagram: structures, nodes, terminals and wires, as the application file lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pointerbench.flow.drawings.canvas import Point
from pointerbench.flow.drawings.values import mix
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet

WIRES = {
    "dbl": "#d9791a",
    "int": "#1f4fc0",
    "bool": "#1f8a2e",
    "str": "#d0409a",
    "sig": "#20306a",
    "err": "#8a7a1a",
    "ref": "#0f7f7f",
}
_LABELS = {"dbl": "DBL", "int": "I32", "bool": "TF", "str": "abc", "sig": "~", "err": "!"}
_INK, _PAPER = "#1a1a1a", "#ffffff"


def diagram(sheet: Sheet, entry: Mapping[str, Any], scale: Point = (1.0, 1.0)) -> None:
    """Structures at the back, then wires, then nodes; ``scale`` spreads them across and down."""
    for frame in entry["frames"]:
        _frame(sheet, frame, scale)
    for wire in entry["wires"]:
        points = [(wire[k] * scale[0], wire[k + 1] * scale[1]) for k in range(1, len(wire), 2)]
        kind = wire[0]
        if kind == "sig":
            sheet.ink.line(WIRES[kind], 4, *points)
            sheet.ink.line(mix(WIRES[kind], "#ffffff", 0.6), 1.4, *points)
        else:
            sheet.ink.line(
                WIRES[kind],
                2 if kind in ("dbl", "int") else 2.4,
                *points,
                dash=3 if kind == "bool" else 0,
            )
    for node in entry["nodes"]:
        x, y = node["at"][0] * scale[0], node["at"][1] * scale[1]
        box = _NODES[node["kind"]](sheet, node, x, y)
        sheet.mark(f"node:{node.get('label', '')}{node['at'][0]}", box, does=node.get("does", ()))


def _frame(sheet: Sheet, frame: Mapping[str, Any], scale: Point) -> None:
    """The border of a structure, and what belongs to its kind."""
    x1, y1, x2, y2 = (value * scale[place % 2] for place, value in enumerate(frame["box"]))
    ink = sheet.ink
    for inset, color in ((0, "#8a8f96"), (1, "#c4c8cd"), (5, "#6a6f76"), (6, _PAPER)):
        ink.rect(color, (x1 + inset, y1 + inset, x2 - inset, y2 - inset))
    if frame["kind"] == "while":
        _loop(sheet, frame["name"], (x1, y1, x2, y2))
    else:
        _cases(sheet, frame, (x1, y1, x2, y2))


def _letter(sheet: Sheet, text: str, spot: Point, size: float, ground: str) -> None:
    sheet.text(text, *spot, size, _PAPER, anchor="middle", bold=True, ground=ground, margin=0)


def _loop(sheet: Sheet, name: str, box: Rect) -> None:
    """The counter and the condition of a loop."""
    x1, _, x2, y2 = box
    sheet.ink.rect(WIRES["int"], (x1 + 14, y2 - 34, x1 + 34, y2 - 14))
    _letter(sheet, "i", (x1 + 24, y2 - 24), 13, WIRES["int"])
    sheet.mark(f"count:{name}", (x1 + 13, y2 - 35, x1 + 35, y2 - 13))
    sheet.ink.rect(WIRES["bool"], (x2 - 34, y2 - 34, x2 - 14, y2 - 14), 1.6)
    sheet.ink.dot("#d02a2a", x2 - 24, y2 - 24, 6)
    sheet.mark(f"condition:{name}", (x2 - 35, y2 - 35, x2 - 13, y2 - 13))


def _cases(sheet: Sheet, frame: Mapping[str, Any], box: Rect) -> None:
    """The label of the case that is shown, and the terminal that chooses it."""
    x1, y1, x2, y2 = box
    ink = sheet.ink
    middle, level = (x1 + x2) / 2, (y1 + y2) / 2
    label = (middle - 56, y1 - 3, middle + 56, y1 + 15)
    ink.rect(_PAPER, label)
    ink.rect(_INK, label, 1)
    for side in (-1, 1):
        tip = middle + side * 50
        ink.area(_INK, (tip, y1 + 6), (tip - side * 6, y1 + 2), (tip - side * 6, y1 + 10))
    sheet.text(frame["case"], middle, y1 + 6, 11, _INK, anchor="middle", ground=_PAPER, margin=0)
    sheet.mark(f"selector:{frame['name']}", (middle - 40, y1 - 3, middle + 40, y1 + 15))
    ink.rect(WIRES["bool"], (x1 - 1, level - 8, x1 + 13, level + 8))
    _letter(sheet, "?", (x1 + 6, level), 11, WIRES["bool"])
    sheet.mark(f"tunnel:{frame['name']}", (x1 - 2, level - 9, x1 + 14, level + 9))


def _caption(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> None:
    if node.get("label"):
        sheet.text(node["label"], x, y, 10.5, _INK, anchor="middle", ground=_PAPER, margin=1)


def _terminal(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> Rect:
    """Of a control (thick edge, arrow out) or an indicator (thin edge, arrow in)."""
    color = WIRES[node["type"]]
    box = (x - 18, y - 10, x + 18, y + 10)
    sheet.ink.rect(_PAPER, box)
    sheet.ink.rect(color, box, 3 if node["kind"] == "control" else 1.2)
    side = 1 if node["kind"] == "control" else -1
    tip = x + 16 if side > 0 else x - 11
    sheet.ink.area(color, (tip, y), (tip - 5, y - 4), (tip - 5, y + 4))
    sheet.text(
        _LABELS[node["type"]],
        x + (-2 if side > 0 else 2),
        y,
        9.5,
        color,
        anchor="middle",
        bold=True,
        ground=_PAPER,
        margin=0,
    )
    _caption(sheet, node, x, y - 19)
    return box


def _function(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> Rect:
    """A triangle or a square with a sign."""
    fill = "#fff6c8"
    if node.get("shape") == "square":
        box = (x - 14, y - 14, x + 14, y + 14)
        sheet.ink.rect(fill, box)
        sheet.ink.rect(_INK, box, 1)
    else:
        points = ((x - 14, y - 16), (x + 16, y), (x - 14, y + 16))
        sheet.ink.area(fill, *points)
        sheet.ink.line(_INK, 1.2, *points, points[0])
        box = (x - 14, y - 16, x + 16, y + 16)
    sheet.text(
        node["sign"],
        x - (3 if node.get("shape") != "square" else 0),
        y,
        12,
        _INK,
        anchor="middle",
        bold=True,
        ground=fill,
        margin=0,
    )
    _caption(sheet, node, x, y - 24)
    return box


def _subvi(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> Rect:
    """A square with a coloured band and two lines of text."""
    box = (x - 20, y - 20, x + 20, y + 20)
    band = node.get("band", "#3a7ab8")
    sheet.ink.rect(_PAPER, box)
    sheet.ink.rect(band, (x - 20, y - 20, x + 20, y - 7))
    sheet.ink.rect(_INK, box, 1.2)
    top, foot = node["sign"]
    sheet.text(top, x, y - 13, 9, _PAPER, anchor="middle", bold=True, ground=band, margin=0)
    sheet.text(foot, x, y + 6, 10, _INK, anchor="middle", ground=_PAPER, margin=0)
    _caption(sheet, node, x, y - 29)
    return box


def _express(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> Rect:
    """A blue box with a name and rows of terminals."""
    rows = node.get("rows", ())
    high = 44 + 14 * len(rows)
    box = (x - 46, y - 24, x + 46, y - 24 + high)
    sheet.ink.rect("#cfe2f7", box)
    sheet.ink.rect("#1f4fc0", box, 1.4)
    sheet.ink.rect("#f4f8fd", (x - 42, y - 20, x + 42, y + 6))
    for k in range(24):
        t = k / 23
        sheet.ink.dot(
            "#1f8a2e",
            x - 36 + 72 * t,
            y - 7 - 8 * (4 * (t - 0.5) ** 2 - 0.5) * (-1) ** int(t * 4),
            1.4,
        )
    sheet.text(node["sign"], x, y + 13, 10, _INK, anchor="middle", ground="#cfe2f7", margin=0)
    for k, name in enumerate(rows):
        sheet.text(
            name, x, y + 27 + 14 * k, 9.5, "#20306a", anchor="middle", ground="#cfe2f7", margin=0
        )
        sheet.ink.area(
            "#20306a",
            (x + 46, y + 27 + 14 * k),
            (x + 40, y + 23 + 14 * k),
            (x + 40, y + 31 + 14 * k),
        )
    return box


def _constant(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> Rect:
    color = WIRES[node["type"]]
    half = 8 + 3.4 * len(node["sign"])
    box = (x - half, y - 9, x + half, y + 9)
    sheet.ink.rect(_PAPER, box)
    sheet.ink.rect(color, box, 1.4)
    sheet.text(node["sign"], x, y, 10.5, color, anchor="middle", ground=_PAPER, margin=0)
    _caption(sheet, node, x, y - 18)
    return box


def _bundle(sheet: Sheet, node: Mapping[str, Any], x: float, y: float) -> Rect:
    """A column of named members."""
    rows = node["rows"]
    box = (x - 40, y - 8 * len(rows), x + 40, y + 8 * len(rows))
    sheet.ink.rect("#fbf4e4", box)
    for k, name in enumerate(rows):
        top = box[1] + 16 * k
        sheet.ink.rect("#a87a3a", (box[0], top, box[2], top + 16), 1)
        sheet.text(name, x, top + 8, 10, "#6a4a1a", anchor="middle", ground="#fbf4e4", margin=0)
    _caption(sheet, node, x, box[1] - 9)
    return box


_NODES: dict[str, Callable[[Sheet, Mapping[str, Any], float, float], Rect]] = {
    "control": _terminal,
    "indicator": _terminal,
    "function": _function,
    "subvi": _subvi,
    "express": _express,
    "constant": _constant,
    "bundle": _bundle,
}
