"""A circuit simulator: the circuit alone, waveforms above it, panes of waveforms with their log."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.eda.circuit import Colors, circuit, fitted
from pointerbench.suites.pro.archetypes.eda.traces import cursor, pane
from pointerbench.suites.pro.archetypes.engineering.chrome import pick, tool_column, tool_row, tree
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

_PALE = Colors(
    "#0000a8",
    "#0000a8",
    "#c8c8cc",
    "#0000a8",
    "#101010",
    "#101010",
    "#101010",
    "#7a1010",
    "#c8c8cc",
)
_NIGHT = Colors(
    "#7ab8ff",
    "#a8d0ff",
    "#24282f",
    "#7ab8ff",
    "#f0f0f0",
    "#f0f0f0",
    "#f0f0f0",
    "#ffb070",
    "#24282f",
)
_BLACK = ("#d8d8d8", "#4a4a4a", "#000000")
_WHITE = ("#303030", "#c4c4c4", "#ffffff")


def build(d: Desk) -> Group:
    """Layouts: the circuit with its parts; waveforms above the circuit; two panes with the log."""
    entry = d.turn(d.content("circuits"))
    look = d.look
    bar = tools.bar(look, *tool_row(d, "top", 20), gap=0, pad=pad(4, 2))
    body = (_circuit_only, _stacked, _waves_only)[d.layout](d, entry)
    foot = tools.status(
        look,
        [hint(look, _said(d, entry), 11)],
        [
            hint(
                look,
                d.turn(
                    ("Elapsed simulation time: 0.284 s", "Ready", "Simulation speed: 41.2 us/s")
                ),
                11,
            )
        ],
        height=23,
    )
    return d.window(column(bar, _documents(d), body, foot, grow=1))


def _documents(d: Desk) -> Group:
    """Tabs of what is open; the circuit, its waveforms, its log and another circuit."""
    look = d.look
    name = d.document.rsplit(".", 1)[0]
    other = d.turn([*d.app.documents[2:], *d.app.documents[:2]])
    names = {"circuit": d.document, "waves": f"{name}.raw", "log": f"{name}.log", "other": other}
    nodes = [
        d.mark(
            panels.tab(
                look, names[key], on=key == ("circuit", "circuit", "waves")[d.layout], kind="card"
            ),
            "text",
            () if key == ("circuit", "circuit", "waves")[d.layout] else d.content("open")[key],
            function=f"open:{key}",
            words=(names[key],),
        )
        for key in names
    ]
    return panels.tab_strip(look, *nodes)


def _said(d: Desk, entry: dict[str, Any]) -> str:
    if d.layout:
        return f"x = {d.uniform(0.2, 4.8):.4f}ms   y = {d.uniform(0.1, 23):.3f}V"
    return f"Right-click to edit {entry['parts'][1]['ref']}. DC operating point not computed."


def _framed(d: Desk, title: str, sign: str, body: Node, **looks: Any) -> Group:
    """A document window inside the program, with its own caption and buttons."""
    look, theme = d.look, d.look.theme
    ends = [
        d.mark(row(icon(look, name, 10), pad=pad(6, 4), hugs=True), "icon")
        for name in ("minimize", "maximize", "close")
    ]
    head = row(
        icon(look, sign, 14, theme.link),
        say(look, title, 11.5, bold=True),
        push(),
        *ends,
        gap=6,
        pad=pad(7, 1),
        height=22,
        fill=theme.bar,
    )
    return column(head, body, border=theme.line, clip=True, **{"grow": 1, **looks})


def _schematic(d: Desk, entry: dict[str, Any], size: tuple[float, float]) -> Group:
    colors = _NIGHT if d.look.theme.dark else _PALE
    sheet = Sheet(d, *size)
    circuit(sheet, entry, fitted(sheet, entry, True, 11), colors)
    dots = Drawing(
        "grid_lines",
        1,
        None,
        ("#a8a8ae" if not d.look.theme.dark else "#3c424c",),
        (16.0, 1.0, 1.0),
        grow=1,
    )
    return panels.canvas(d.look, at(dots, Spot(w=1, h=1)), sheet.node(), fill=colors.ground)


def _waves(d: Desk, entry: dict[str, Any], number: int, size: tuple[float, float]) -> Group:
    text, grid, ground = _WHITE if d.number == 3 else _BLACK
    sheet = Sheet(d, *size)
    shown = entry["panes"][number]
    traces = [{**trace, "color": _ink(trace["color"], ground)} for trace in shown["traces"]]
    pane(sheet, {**shown, "traces": traces}, number, (text, grid))
    if number == 0:
        first, second = entry["cursors"]
        cursor(sheet, first, "1", "#ffd23c" if ground == "#000000" else "#e08a1a")
        cursor(sheet, second, "2", "#5cd0e8")
    return panels.canvas(d.look, sheet.node((0.5, 0.5)), fill=ground)


def _ink(color: str, ground: str) -> str:
    """Bright traces for black grounds, their dark fellows for white ones."""
    dark = {
        "#3cff5a": "#0a8a2a",
        "#ff5ac8": "#b01a80",
        "#5ac8ff": "#1460b0",
        "#ffb03c": "#a86200",
        "#ff6a5a": "#c02a1a",
    }
    return dark.get(color, color) if ground == "#ffffff" else color


def _circuit_only(d: Desk, entry: dict[str, Any]) -> Group:
    look = d.look
    parts = panels.dock(
        look,
        "Components",
        row(
            pick(d, "circuit_only:search", tools.field(look, dim="Search", sign="search", grow=1)),
            pad=pad(5, 4),
        ),
        panels.scrolled(
            look, column(*tree(d, d.content("library"), height=20)), 0, 0.6, fill=look.theme.card
        ),
        _preview(d),
        width=190,
        edge="r",
        grow=1,
    )
    sheet = _framed(d, d.document, "function", _schematic(d, entry, (740, 520)))
    return panes(tool_column(d, "draw", 20), parts, sheet, grow=1, clip=True)


def _preview(d: Desk) -> Group:
    """What the chosen part of the library looks like."""
    look = d.look
    sheet = Sheet(d, 180, 96)
    colors = _NIGHT if look.theme.dark else _PALE
    shown = {
        "span": [18, 10],
        "wires": [],
        "parts": [{"kind": "M", "ref": "", "value": "", "at": [8, 5]}],
    }
    circuit(sheet, shown, fitted(sheet, shown, True), colors)
    place = pick(
        d,
        "preview:place",
        tools.button(look, "Place", primary=True, size=11, pad=pad(12, 2)),
        "text",
        words=("Place",),
    )
    return column(
        panels.canvas(look, sheet.node(), height=100, fill=colors.ground, grow=0),
        row(push(), place, pad=pad(8, 5)),
        border=look.theme.line,
        edges="t",
    )


def _stacked(d: Desk, entry: dict[str, Any]) -> Group:
    raw = d.document.rsplit(".", 1)[0] + ".raw"
    upper = _framed(d, raw, "chart_line", _waves(d, entry, 0, (960, 250)))
    lower = _framed(d, d.document, "function", _schematic(d, entry, (860, 300)))
    return panes(tool_column(d, "draw", 20), column(upper, lower, grow=1, gap=2), grow=1, clip=True)


def _waves_only(d: Desk, entry: dict[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    raw = d.document.rsplit(".", 1)[0] + ".raw"
    first = _waves(d, entry, 0, (720, 290))
    second = _waves(d, entry, 1, (720, 260))
    plots = _framed(
        d, raw, "chart_line", column(first, Group(height=3, fill=theme.line), second, grow=1)
    )
    log = [code(look, line, 11) for line in entry["log"]]
    text = panels.scrolled(look, column(*log, pad=pad(8, 6)), 0, 0.7, fill=theme.card)
    lower = _framed(d, "SPICE Output Log", "text_file", text)
    return panes(
        tool_column(d, "plot", 20),
        plots,
        column(_readout(d, entry), lower, width=250),
        grow=1,
        clip=True,
    )


def _readout(d: Desk, entry: dict[str, Any]) -> Group:
    """The values at the cursors."""
    look = d.look
    values = entry["readout"]
    lines: list[Node] = []
    for label, key in (("Cursor 1", "1"), ("Cursor 2", "2"), ("Diff (Cursor2 - Cursor1)", "d")):
        lines.append(panels.caption(look, label))
        pair: list[Node] = []
        for axis in ("Horz", "Vert"):
            does = d.content("picks", {}).get(f"read:{key}:{axis}", ())
            field = tools.field(
                look, values[key][0 if axis == "Horz" else 1], grow=1, pad=pad(5, 1)
            )
            pair += [
                hint(look, axis, 11),
                d.mark(field, "other", does, function=f"read:{key}:{axis}" if does else ""),
            ]
        lines.append(row(*pair, gap=5, pad=pad(8, 1)))
    does = d.content("picks", {})["read:slope"]
    slope = d.mark(
        tools.field(look, values["d"][2], grow=1, pad=pad(5, 1)),
        "other",
        does,
        function="read:slope",
    )
    lines.append(row(hint(look, values["d"][3], 11), slope, gap=5, pad=pad(8, 5)))
    chosen = entry["panes"][0]["traces"][0]["name"]
    return _framed(d, f"Cursors: {chosen}", "crosshair", column(*lines), grow=0)
