"""A page of settings: its places at the left, rows with one control each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, thing
from pointerbench.suites.pro.archetypes.lab_kit import by_round, small, wordings
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

_WIDTH = {"choice": 196, "field": 196, "number": 96, "slider": 170, "switch": 40}
_PLACES = {
    "appearance": "set_powershell",
    "interaction": "set_interaction",
    "startup": "set_startup",
    "schemes": "set_schemes",
}


def page(d: Desk) -> Group:
    _look, theme = d.look, d.look.theme
    shown = by_round(d, ("appearance", "schemes", "interaction", "startup"))
    body = _schemes(d) if shown == "schemes" else _groups(d, d.content("settings")[shown])
    feet = [
        d.button(name, primary=name == "save_settings", sign=name == "open_json")
        for name in d.app.bars["foot"][1:]
    ]
    foot = row(push(), *feet, gap=8, pad=pad(16, 9), fill=theme.bar, border=theme.line, edges="t")
    return panes(
        _places(d, _PLACES[shown]), column(body, foot, grow=1, clip=True), grow=1, clip=True
    )


def _places(d: Desk, shown: str) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [
        row(d.mark(tools.tool(look, "menu", 16), "icon", d.content("fold")), pad=pad(6, 2))
    ]
    for name in d.app.bars["nav"]:
        if name == "|":
            nodes.append(row(hint(look, "Profiles"), pad=Pad(8, 0, 3, 12)))
            continue
        entry, on = d.function(name), name == shown
        line = row(
            Group(width=3, height=16, radius=2, fill=theme.accent if on else ""),
            icon(look, entry.icon, 16, theme.ink),
            say(look, entry.label, 12.5, grow=1),
            gap=9,
            pad=pad(3, 0),
            height=31,
            radius=4,
            fill=theme.card if on else "",
        )
        nodes.append(d.mark(line, "text") if on else d.does(name, line, "text"))
    nodes += [push(), row(d.button("open_json", sign=True, fill="", border=""), pad=pad(2, 0))]
    return column(
        *nodes,
        width=226,
        pad=pad(5, 7),
        gap=2,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        clip=True,
    )


def _groups(d: Desk, own: Mapping[str, Any]) -> Group:
    look = d.look
    nodes: list[Node] = [say(look, own["title"], 21)]
    for group in own["groups"]:
        if group["name"]:
            nodes.append(row(say(look, group["name"], 13, bold=True), pad=Pad(5, 0, 0, 0)))
        nodes += [_row(d, entry) for entry in group["rows"]]
    return panels.scrolled(look, column(*nodes, gap=4, pad=pad(24, 14)), 0.05, 0.7)


def _row(d: Desk, entry: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    kind = entry["kind"]
    lines = column(say(look, entry["name"], 12.5), hint(look, entry["note"], 11), gap=1)
    words = d.mark(column(lines, grow=1), "text", words=(entry["name"],))
    made = control(d, {**entry, "name": ""}, width=_WIDTH[kind])
    ends: list[Node] = []
    if kind == "switch":
        ends.append(say(look, "On" if entry.get("on") else "Off", 12))
    ends.append(made)
    reset = [small(d, "undo", entry["reset"], 14)] if "reset" in entry else []
    return row(
        words, *reset, *ends, gap=9, pad=pad(14, 7), fill=theme.card, border=theme.line, radius=4
    )


# --- colour schemes -------------------------------------------------------------------------------


def _schemes(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    own: Mapping[str, Any] = d.content("schemes")
    actions = [
        thing(d, tools.button(look, entry["text"]), entry, "text") for entry in own["actions"]
    ]
    names: Sequence[str] = own["names"]
    head = row(
        *(
            row(hint(look, text, 11), width=width)
            for text, width in (("", 92), ("Normal", 84), ("Bright", 84))
        )
    )
    rows: list[Node] = [head]
    for name, plain, bright in zip(names, own["normal"], own["bright"], strict=True):
        cells = [
            _swatch(d, f"normal {name.lower()}", plain),
            _swatch(d, f"bright {name.lower()}", bright),
        ]
        rows.append(row(row(say(look, name, 12), width=92), *cells, gap=0))
    system: list[Node] = [row(hint(look, "System colors", 11))]
    for label, color, name in own["system"]:
        system.append(row(row(say(look, label, 12), width=108), _swatch(d, name, color)))
    preview = column(
        *(code(look, text, 12, color) for text, color in _preview(own)),
        pad=pad(14, 10),
        fill=own["system"][1][1],
        radius=4,
        border=theme.line,
    )
    colors = row(column(*rows, gap=5), column(*system, gap=8), gap=44, align="start")
    body = column(
        say(look, own["title"], 21),
        preview,
        row(*actions, gap=8),
        column(colors, pad=pad(16, 12), fill=theme.card, border=theme.line, radius=4),
        gap=12,
        pad=pad(24, 14),
    )
    return panels.scrolled(look, body, 0, 0.9)


def _swatch(d: Desk, name: str, color: str) -> Group:
    own: Mapping[str, Any] = d.content("schemes")
    edge = d.look.theme.line
    node = Group(width=58, height=28, radius=4, fill=color, border=edge)
    return row(d.mark(node, "other", wordings(own["swatch"], name=name)), width=84)


def _preview(own: Mapping[str, Any]) -> list[tuple[str, str]]:
    names = own["names"]
    normal = dict(zip(names, own["normal"], strict=True))
    plain = own["system"][0][1]
    return [
        ("PS C:\\src> Get-ChildItem *.toml", plain),
        ("-a---  14/03/2026   9:41    2188  Cargo.toml", normal["Green"]),
        ("-a---  02/02/2026  17:05     412  rustfmt.toml", normal["Cyan"]),
        ("Get-Item: Cannot find path 'C:\\src\\deny.toml'", normal["Red"]),
    ]
