"""Graphs of what an app does on a phone, and the log of that phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    leaf,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, say


def profiler(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    session = d.content("session")
    tabs = [tab(d, entry, on=not at_) for at_, entry in enumerate(d.content("profiler_tabs"))]
    head = row(
        say(look, "Profiler", bold=True),
        *tabs,
        push(),
        *d.bar("profiler", pad=pad(4, 4)),
        gap=4,
        pad=pad(10, 0),
        height=34,
        border=theme.line,
        edges="b",
    )
    past = column(
        row(
            hint(look, "SESSIONS", 10.5),
            push(),
            *d.bar("sessions", size=14, pad=pad(3, 3)),
            pad=pad(10, 3),
        ),
        *(branch(d, entry, chosen=not at_, height=30) for at_, entry in enumerate(session["past"])),
        width=176,
        border=theme.line,
        edges="r",
        clip=True,
    )
    charts = [_chart(d, entry, number) for number, entry in enumerate(session["charts"])]
    return column(
        head,
        panes(past, column(_events(d), *charts, _threads(d), grow=1, clip=True), grow=1, clip=True),
        grow=1,
        clip=True,
        fill=theme.page,
    )


def _events(d: Desk) -> Group:
    """A track of what the user did: a bar for a screen, dots for taps."""
    look, theme = d.look, d.look.theme
    bars = [
        at(
            d.mark(
                row(say(look, entry["text"], 10.5), pad=pad(5, 0), fill=theme.soft, clip=True),
                "other",
                entry["does"],
                words=(entry["text"],),
            ),
            Spot(entry["from"], 0.5, entry["share"], 0.42),
        )
        for entry in d.content("session")["activities"]
    ]
    taps = [
        at(
            Drawing("disc", 9, 9, ("#d070b0",)),
            Spot(d.uniform(0.02 + 0.09 * k, 0.1 + 0.09 * k), 0.12),
        )
        for k in range(10)
    ]
    return panels.canvas(look, *bars, *taps, height=46, grow=0, border=theme.line, edges="b")


def _tap(d: Desk, number: int, last: int) -> Group:
    """A touch of the screen, of which the first and the last can be asked for."""
    does = d.content("session")["taps"].get({0: "first", last: "last"}.get(number, ""), ())
    x = d.uniform(0.02 + 0.09 * number, 0.08 + 0.09 * number)
    dot = Drawing("disc", 9, 9, ("#d070b0",))
    return at(d.mark(row(dot, pad=pad(1, 1)), "other", does), Spot(x, 0.1))


def _chart(d: Desk, entry: Mapping[str, Any], number: int) -> Group:
    look, theme = d.look, d.look.theme
    levels = tuple(float(level) for level in entry["levels"])
    data = (float(d.integer(1, 60)), float(len(levels)), 90.0, float(entry["swing"]), *levels)
    picture = panels.picture("trace_series", theme.line, *entry["colors"], data=data)
    words = row(
        say(look, entry["text"], 11.5, bold=True),
        hint(look, entry["value"], 11),
        gap=8,
        hugs=True,
        pad=pad(8, 2),
    )
    top = d.mark(words, "text", entry.get("does", ()), words=(entry["text"],))
    cursor = Group(fill=theme.link)
    return panels.canvas(
        look,
        at(picture, Spot(0, 0, 1, 1, dy=16, dh=-16)),
        at(top, Spot(0, 0)),
        at(row(*(control(d, one) for one in entry["legend"]), gap=14), Spot(0.22, 0, dy=1)),
        at(cursor, Spot(0.62, 0, 0, 1, dw=1)),
        at(hint(look, entry["top"], 10), Spot(0.94, 0, dy=2)),
        border=theme.line,
        edges="b",
        grow=1 if number else 1.2,
    )


def _threads(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in d.content("session")["threads"]:
        blocks: list[Node] = []
        x = d.uniform(0, 0.04)
        while x < 0.95:
            wide = min(d.uniform(0.01, 0.14), 0.99 - x)
            fill = d.pick(("#4fa35c", "#4fa35c", "#b9c95a", mixed(theme.page, theme.ink, 40)))
            blocks.append(at(Group(fill=fill), Spot(x, 0.15, wide, 0.7)))
            x += wide + d.uniform(0.004, 0.05)
        name = thing(
            d, row(say(look, entry["text"], 11), width=150, pad=pad(10, 0), height=20), entry
        )
        lines.append(row(name, panels.canvas(look, *blocks, height=20), height=20))
    return column(*lines, border=theme.line, edges="t")


def logcat(d: Desk, height: float) -> Group:
    """The messages of a phone, with the query that chooses among them."""
    look, theme = d.look, d.look.theme
    head = d.content("logcat_head")
    name = thing(d, row(say(look, leaf(head).text, bold=True), hugs=True, pad=pad(4, 4)), head)
    bar = d.bar("logcat", pad=pad(4, 4))
    opened = tab(d, "Logcat: main", on=True)
    top = row(name, opened, push(), *bar, gap=3, pad=pad(8, 0), height=32)
    entries = d.content("logcat_fields")
    fields = [control(d, entry, width=entry["width"], pad=pad(7, 2)) for entry in entries]
    icons = [d.tool(one, 15, pad=pad(4, 3)) for one in d.app.bars["logcat_side"]]
    edge: dict[str, Any] = {"border": theme.line, "edges": "r", "pad": pad(2, 2)}
    side = column(*icons, width=28, align="center", **edge)
    lines = column(*map(partial(_message, d), d.content("logcat")), grow=1, clip=True)
    body = panes(
        side,
        column(lines, grow=1, fill=theme.page),
        panels.scroll_bar(look, 0.8, 0.2),
        grow=1,
        clip=True,
    )
    query = row(*fields, gap=6, pad=pad(8, 3))
    return column(top, query, body, height=height, fill=theme.bar, clip=True)


def _message(d: Desk, entry: Sequence[str]) -> Group:
    """Time, origin, how severe it is, and the message."""
    look, theme = d.look, d.look.theme
    time, label, level, text = entry
    inks = {"E": theme.bad, "W": theme.warn, "I": theme.good, "D": theme.link, "V": theme.muted}
    letter = say(look, level, 10.5, theme.card, bold=True)
    return row(
        code(look, time, 11, theme.muted, width=96),
        code(look, label, 11, width=124),
        row(letter, width=16, justify="center", fill=inks[level]),
        code(look, text, 11, inks[level] if level in "EW" else theme.ink, grow=1),
        gap=7,
        pad=Pad(0, 6, 0, 8),
        height=19,
        clip=True,
    )
