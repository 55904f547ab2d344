"""The window of the viewer and its docks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.engineering import views
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    tabs,
    tool_row,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.science_viewer.docks import (
    case_of,
    color_editor,
    left_docks,
)
from pointerbench.suites.pro.archetypes.science_viewer.fields import Scene, curves, render
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_SKY = "#52576e"
_WHITE = "#ffffff"


def build(d: Desk) -> Group:
    """Layouts: one view with the colour map's editor; a view beside a plot; a view over a table."""
    look = d.look
    body = (_single, _beside, _over)[d.layout](d)
    bars = [
        tools.bar(look, *_bar(d, name), gap=1, pad=pad(4, 1))
        for name in ("main", "variable", "filters")
    ]
    return d.window(column(*bars, body, _status(d), grow=1))


_CHOICES = (("array", 118), ("component", 96), ("representation", 152))


def _bar(d: Desk, name: str) -> list[Node]:
    nodes = tool_row(d, name, 20)
    look = d.look
    if name == "variable":
        data = case_of(d)
        boxes = [
            pick(d, f"bar:{key}", tools.choice(look, data[key], width, pad=pad(6, 1)))
            for key, width in _CHOICES
        ]
        nodes = [*boxes[:2], *nodes, tools.separator(look), boxes[2], *tool_row(d, "camera", 20)]
    if name == "main":
        time = tools.field(look, f"{d.uniform(0.2, 4):.4f}", width=62, pad=pad(5, 1))
        step = tools.number(look, str(d.integer(3, 88)), width=54)
        nodes += [
            tools.separator(look),
            hint(look, "Time:", 11),
            pick(d, "bar:time", time),
            pick(d, "bar:step", step),
            hint(look, "of 96", 11),
        ]
    return nodes


def _framed(d: Desk, name: str, body: Node, number: int, **looks: Any) -> Group:
    """A view with its tools in its head; the active one has a border."""
    look, theme = d.look, d.look.theme
    head = row(
        *(tool_row(d, "view_head", 14, pad=pad(3, 2)) if not number else ()),
        push(),
        say(look, name, 11, bold=True),
        *tool_row(d, "view_ends", 12, pad=pad(3, 3)) if not number else (),
        gap=1,
        pad=pad(4, 1),
        height=24,
        fill=theme.bar,
    )
    return column(
        head,
        body,
        border="#3a7ae0" if not number else theme.line,
        thickness=2,
        clip=True,
        grow=1,
        **looks,
    )


def _layout_tabs(d: Desk) -> Group:
    look = d.look
    nodes = tabs(d, d.content("layouts"), 0, "card", closes=True)
    return panels.tab_strip(look, *nodes, row(icon(look, "plus", 12), pad=pad(8, 4), hugs=True))


def _scene(d: Desk, size: tuple[float, float]) -> Group:
    """The rendered field, its legend, and the axes."""
    data = case_of(d)
    white = d.number == 4
    ground, ink = (_WHITE, "#101218") if white else (_SKY, "#f4f5f8")
    sheet = Sheet(d, *size)
    lines = "#3a3f4c" if "Edges" in data["representation"] else ""
    render(sheet, Scene(data["scene"], tuple(data["ramp"]), d.uniform(0, 3), lines))
    if "probe" in data:
        _probe(sheet)
    return panels.canvas(
        d.look,
        sheet.node((0.36, 0.5)),
        _legend(d, data, ink, ground),
        views.triad(d, ink),
        fill=ground,
    )


def _probe(sheet: Sheet) -> None:
    """A line with handles, along which values are plotted."""
    (x1, y1), (x2, y2) = (
        (sheet.width * 0.12, sheet.height * 0.62),
        (sheet.width * 0.88, sheet.height * 0.38),
    )
    sheet.ink.line("#ffffff", 2, (x1, y1), (x2, y2))
    for name, x, y in (("start", x1, y1), ("end", x2, y2)):
        sheet.ink.dot("#e04a3a", x, y, 6)
        sheet.ink.dot("#ff9a8a", x - 1.5, y - 1.5, 2.4)
        sheet.mark(f"probe:{name}", (x - 7, y - 7, x + 7, y + 7))


def _legend(d: Desk, data: Mapping[str, Any], ink: str, ground: str) -> Group:
    """The colour legend at the right."""
    sheet = Sheet(d, 86, 220)
    low, high = data["range"]
    ramp = Drawing("gradient", 1, None, tuple(reversed(data["ramp"])), (0.0,), grow=1)
    sheet.put(ramp, (6, 30, 22, 200))
    sheet.ink.rect(ink, (5, 29, 23, 201), 1)
    for k in range(5):
        value = low + (high - low) * k / 4
        text = f"{value:.1e}" if abs(high) < 0.01 or abs(high) > 9999 else f"{value:.2f}"
        y = 200 - 170 * k / 4
        sheet.ink.line(ink, 1, (22, y), (26, y))
        sheet.text(text, 30, y, 10.5, ink, margin=0, ground=ground)
    sheet.text(
        data["array"], 4, 12, 12, ink, bold=True, name="legend:title", kind="text", ground=ground
    )
    sheet.mark("legend", (4, 28, 24, 202))
    return sheet.node(spot=Spot(1, 1, dx=-98, dy=-246, dw=86, dh=220))


def _single(d: Desk) -> Group:
    view = _framed(d, "RenderView1", _scene(d, (430, 520)), 0)
    area = column(_layout_tabs(d), view, grow=1)
    return panes(left_docks(d), area, color_editor(d), grow=1, clip=True)


def _beside(d: Desk) -> Group:
    look = d.look
    sheet = Sheet(d, 340, 470)
    curves(sheet, case_of(d)["series"], ("#20242a", "#d8dbe0", _WHITE), d.uniform(0, 3))
    plot = panels.canvas(look, sheet.node(), fill=_WHITE)
    first = _framed(d, "RenderView1", _scene(d, (300, 500)), 0)
    second = _framed(d, "LineChartView1", plot, 1)
    area = column(_layout_tabs(d), panes(first, second, grow=1, gap=3), grow=1)
    return panes(left_docks(d), area, grow=1, clip=True)


def _over(d: Desk) -> Group:
    first = _framed(d, "RenderView1", _scene(d, (640, 300)), 0)
    area = column(_layout_tabs(d), column(first, _spreadsheet(d), grow=1, gap=3), grow=1)
    return panes(left_docks(d), area, grow=1, clip=True)


def _spreadsheet(d: Desk) -> Group:
    """The points of the chosen step with their values."""
    look, theme = d.look, d.look.theme
    data = case_of(d)
    chosen = next(entry["text"] for entry in data["pipeline"] if entry.get("chosen"))
    shown = tools.choice(look, "Point Data", 96, pad=pad(5, 0))
    source = tools.choice(look, chosen, 128, pad=pad(5, 0))
    bar = row(
        hint(look, "Showing", 11),
        pick(d, "spreadsheet:source", source),
        hint(look, "Attribute:", 11),
        pick(d, "spreadsheet:shown", shown),
        hint(look, "Precision:", 11),
        pick(d, "spreadsheet:precision", tools.number(look, "5", width=46)),
        *tool_row(d, "sheet", 14, pad=pad(4, 3)),
        push(),
        say(look, "SpreadSheetView1", 11, bold=True),
        gap=5,
        pad=pad(6, 2),
        fill=theme.bar,
    )
    table = panels.scrolled(look, _points(d, data), 0.1, 0.2)
    return column(bar, table, height=238, border=theme.line, clip=True)


def _points(d: Desk, data: Mapping[str, Any]) -> Node:
    """The table itself; its largest and smallest values are asked for."""
    look = d.look
    picks = d.content("picks", {})
    captions = ("Point ID", data["array"], "Points_X", "Points_Y", "Points_Z", "vtkValid")
    heads: list[Node] = []
    for place, node in enumerate(panels.heads(look, *captions)):
        does = picks.get(f"column:{place}", ())
        heads.append(d.mark(node, "text", does, function=f"column:{place}" if does else ""))
    low, high = data["range"]
    values = [low + (high - low) * share / 100 for share in d.sample(range(2, 99), 9)]
    rows: list[list[Node]] = []
    for line, value in enumerate(values):
        name = "largest" if value == max(values) else "smallest" if value == min(values) else ""
        does = picks.get(f"value:{name}", ()) if name else ()
        inside = row(say(look, f"{value:.5g}", 11, grow=1))
        cell = d.mark(inside, "other", does, function=f"value:{name}" if does else "")
        spots = [hint(look, f"{d.uniform(-1, 1):.5f}", 11) for _ in range(3)]
        rows.append([say(look, str(line + 120), 11), cell, *spots, hint(look, "1", 11)])
    return panels.grid(look, (70, 1, 1, 1, 1, 70), heads, rows, tight=2, rules=look.theme.line)


def _status(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    used = d.integer(18, 62)
    meter = row(
        Group(width=60 * used / 100, height=10, fill=theme.accent),
        width=60,
        height=10,
        border=theme.line,
    )
    note = d.turn(("Updated 0.31 s", "Rendering 41.7 fps", "1 timestep loaded"))
    return tools.status(
        look,
        [hint(look, note, 11)],
        [
            meter,
            hint(
                look,
                f"{d.pick(('ws-14', 'node07', 'lab-03'))}: {used / 4:.1f} GiB / 16 GiB {used}%",
                11,
            ),
        ],
        height=22,
    )
