"""The docks of a paused program: values, calls, halting points, diagnostics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_code import File
from pointerbench.suites.pro.archetypes.dev_kit import (
    cell,
    control,
    leaf,
    tab,
    thing,
)
from pointerbench.suites.pro.archetypes.ide.visual_studio_docks import WIDTH, dock, tabs
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def watch(d: Desk, file: File) -> Group:
    look, theme = d.look, d.look.theme
    heads = panels.heads(look, "Name", "Value", "Type")
    rows: list[list[Node]] = []
    for entry in file["locals"]:
        own = leaf(entry)
        name, _, kind = own.end.partition(" : ")
        fold = "chevron_down" if own.opened else "chevron_right"
        lead = icon(look, fold, 11, theme.muted) if own.opened is not None else Group(width=11)
        label = row(
            lead,
            icon(look, "cube", 12, theme.link),
            say(look, own.text, 11.5),
            gap=4,
            pad=Pad(0, 0, 0, 10 * own.level),
        )
        rows.append(
            [label, cell(d, name, own.more.get("does", ()), size=11.5), hint(look, kind, 11)]
        )
    table = panels.grid(look, (1, 1.2, 110), heads, rows, tight=2)
    find = row(
        control(d, d.content("watch_search"), width=170, pad=pad(6, 2)),
        *d.bar("watch", size=14, pad=pad(3, 3)),
        gap=3,
        pad=pad(4, 2),
    )
    return dock(d, "Locals", find, column(table, grow=1, clip=True), tabs=tabs(d, "watch"), grow=1)


def calls(d: Desk, file: File) -> Group:
    look = d.look
    frames = [
        thing(
            d,
            row(
                say(look, leaf(entry).text, 11.5, grow=1),
                hint(look, leaf(entry).end),
                gap=6,
                pad=Pad(0, 8, 0, 22),
                height=20,
                clip=True,
            ),
            entry,
        )
        for entry in file["calls"]
    ]
    stops = [
        row(
            control(d, entry),
            Drawing("disc", 9, 9, ("#d9443f",)),
            say(look, entry["file"], 11.5, grow=1),
            hint(look, entry["hits"]),
            gap=6,
            pad=pad(8, 0),
            height=21,
        )
        for entry in d.content("stops")
    ]
    bar = row(*d.bar("stops", size=14, pad=pad(3, 3)), gap=1, pad=pad(4, 0))
    upper = dock(d, "Call Stack", *frames, grow=1)
    return column(
        upper, dock(d, "Breakpoints", bar, *stops, grow=1.2), gap=4, width=WIDTH + 6, clip=True
    )


def diagnostics(d: Desk) -> Group:
    """Graphs of a session: events, memory, processor, and a summary below them."""
    parts = d.content("diagnostics")
    told = hint(d.look, f"Session: {d.integer(14, 52)} seconds")
    head = row(*d.bar("diagnostics", size=14, pad=pad(3, 3)), push(), told, pad=pad(6, 2))
    nodes: list[Node] = [head, _ruler(d), _events(d)]
    for entry in parts["charts"]:
        nodes += _chart(d, entry)
    tabs = [tab(d, entry, on=not place, pad=pad(7, 4)) for place, entry in enumerate(parts["tabs"])]
    nodes.append(row(*tabs, pad=Pad(6, 0, 0, 2), border=d.look.theme.line, edges="b"))
    nodes += [_summed(d, entry) for entry in parts["summary"]]
    return dock(d, "Diagnostic Tools", *nodes, width=WIDTH - 12)


def _chart(d: Desk, entry: Mapping[str, Any]) -> list[Node]:
    """A graph under the name by which it folds."""
    look, theme = d.look, d.look.theme
    data = (float(d.integer(1, 40)), 1.0, 50.0, float(entry["swing"]), float(entry["level"]))
    fold = icon(look, "chevron_down", 11, theme.muted)
    head = row(fold, say(look, entry["text"], 11.5), gap=4, hugs=True, pad=pad(6, 3))
    looks: dict[str, Any] = {"height": 64, "border": theme.line, "grow": 0}
    drawn = panels.picture("trace_series", theme.line, entry["color"], data=data, **looks)
    scale = column(hint(look, entry["top"], 10), push(), hint(look, "0", 10), width=32, height=64)
    return [thing(d, head, entry), row(scale, column(drawn, grow=1), pad=pad(5, 0))]


def _summed(d: Desk, entry: Mapping[str, Any] | str) -> Node:
    """A heading of the summary, or something to be done from there."""
    look, link = d.look, d.look.theme.link
    if isinstance(entry, str):
        return row(say(look, entry, 11.5, bold=True), pad=Pad(7, 6, 2, 10))
    words = say(look, entry["text"], 11.5, link)
    line = row(icon(look, entry["icon"], 13, link), words, gap=6, hugs=True, pad=pad(10, 3))
    return thing(d, line, entry)


def _ruler(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    ticks = [
        at(hint(look, f"{second}s", 9.5), Spot(share, 0, dx=3))
        for share, second in ((0.12, 10), (0.42, 20), (0.72, 30))
    ]
    chosen = Group(fill=theme.accent, shade=60)
    slider = d.mark(at(chosen, Spot(0.46, 0, 0.3, 1)), "other", d.content("diagnostics")["range"])
    return panels.canvas(
        look, *ticks, slider, height=18, grow=0, border=theme.line, edges="tb", fill=theme.bar
    )


def _events(d: Desk) -> Group:
    """Marks of halts and exceptions on a line of time."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in d.content("diagnostics")["events"]:
        shape = Group(fill=entry["color"], radius=5 if entry.get("round") else 1)
        spot = Spot(entry["at"], 0.5, 0, 0, dy=-6, dw=12, dh=12)
        nodes.append(d.mark(at(shape, spot), "other", entry.get("does", ())))
    head = row(
        icon(look, "chevron_down", 11, theme.muted), say(look, "Events", 11.5), gap=4, pad=pad(6, 2)
    )
    return column(head, panels.canvas(look, *nodes, height=24, grow=0))
