"""What a page loads: a table of requests with a waterfall, and the details of one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import control, leaf, seam, shifted, tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Request = Mapping[str, Any]


def network(d: Desk) -> Group:
    """A strip of tools, kinds of request, an overview of time, the table, a foot with totals."""
    look, theme = d.look, d.look.theme
    found = [*shifted(d, d.content("sites"))["requests"], *d.content("more_requests")]
    checks = [control(d, entry) for entry in d.content("network_checks")]
    strip = tools.bar(
        look,
        *d.bar("network"),
        tools.separator(look),
        *checks,
        tools.separator(look),
        control(d, d.content("throttling"), width=112, pad=pad(6, 2)),
        *d.bar("network_end"),
        gap=4,
        pad=pad(6, 2),
    )
    second = row(
        control(d, d.content("network_filter"), width=150, pad=pad(7, 2)),
        *(control(d, entry) for entry in d.content("network_hides")),
        tools.separator(look),
        *_kinds(d),
        gap=8,
        pad=pad(8, 3),
        border=theme.line,
        edges="b",
        clip=True,
    )
    chosen = found[d.integer(2, 5)]
    detailed = d.content("details_open", False)
    table = _table(d, found, chosen, narrow=detailed)
    middle: list[Node] = [panels.scrolled(look, table, 0, 0.7)]
    if detailed:
        middle += [seam(look), _details(d, chosen, 430)]
    return column(
        strip,
        second,
        _overview(d, found),
        panes(*middle, grow=1, clip=True),
        _totals(d, found),
        grow=1,
    )


def monitor(d: Desk) -> Group:
    """The other make: one strip, status badges first, details at the right."""
    look, theme = d.look, d.look.theme
    found = [*shifted(d, d.content("sites"))["requests"], *d.content("more_requests")]
    strip = row(
        *d.bar("network"),
        control(d, d.content("network_filter"), width=170, pad=pad(7, 2)),
        *d.bar("network_end"),
        push(),
        *(control(d, entry) for entry in d.content("network_checks")),
        control(d, d.content("throttling"), width=118, pad=pad(6, 2)),
        gap=4,
        pad=pad(6, 2),
        height=28,
        border=theme.line,
        edges="b",
        fill=theme.bar,
        clip=True,
    )
    kinds = row(*_kinds(d), gap=4, pad=pad(8, 2), border=theme.line, edges="b", fill=theme.bar)
    chosen = found[d.integer(2, 5)]
    rows = [[*_status_row(d, one, one is chosen), _bar(d, one, found)] for one in found]
    table = panels.grid(
        look,
        (50, 46, 104, 122, 54, 58, 1),
        _heads(d),
        rows,
        tight=2,
    )
    body = panes(
        panels.scrolled(look, table, 0, 0.7),
        seam(look),
        _details(d, chosen, 396),
        grow=1,
        clip=True,
    )
    return column(strip, kinds, body, _totals(d, found), grow=1)


def _kinds(d: Desk) -> list[Node]:
    theme = d.look.theme
    nodes: list[Node] = []
    for at_, entry in enumerate(d.content("kinds")):
        text = say(d.look, leaf(entry).text, 11.5, theme.link if not at_ else theme.ink)
        fill = theme.chosen if not at_ else ""
        nodes.append(thing(d, row(text, pad=pad(6, 2), radius=9, fill=fill, hugs=True), entry))
    return nodes


def _heads(d: Desk) -> list[Node]:
    return [
        thing(d, row(hint(d.look, leaf(entry).text, 11.5), grow=1), entry)
        for entry in d.content("columns")
    ]


def _bar(d: Desk, request: Request, found: Sequence[Request]) -> Group:
    """A request's time, of which the longest, the first and the last can be asked for."""
    look, theme = d.look, d.look.theme
    whole = max(one["at"] + one["ms"] for one in found) * 1.04
    start, span = request["at"] / whole, max(0.012, request["ms"] / whole)
    does: tuple[str, ...] = ()
    if request is max(found, key=lambda one: one["ms"]):
        does = (
            "Look at the timing of the request that took longest.",
            "Point at the longest bar of the waterfall.",
        )
    elif request is max(found, key=lambda one: one["at"]):
        does = (
            "Look at the timing of the request that began last.",
            "Point at the bar that starts furthest to the right.",
        )
    inks = {
        "script": "#e0a030",
        "stylesheet": "#a070d0",
        "document": "#4a8fe0",
        "font": "#50a8a0",
        "html": "#4a8fe0",
        "js": "#e0a030",
        "css": "#a070d0",
    }
    ink = inks.get(request["type"], "#62a85a")
    wait = Group(fill=theme.line)
    bar = d.mark(Group(fill=ink, radius=2), "other", does)
    return panels.canvas(
        look,
        at(wait, Spot(start, 0.3, min(0.03, span), 0.4)),
        at(bar, Spot(start, 0.1, span, 0.8)),
        height=12,
        fill="",
    )


def _name(d: Desk, request: Request, on: bool, size: float = 12) -> Group:
    theme = d.look.theme
    bad = int(request["status"]) >= 400
    text = say(d.look, request["name"], size, theme.bad if bad else theme.ink, bold=on, grow=1)
    return d.mark(row(text, grow=1), "text", request.get("does", ()), words=(request["name"],))


def _table(d: Desk, found: Sequence[Request], chosen: Request, *, narrow: bool) -> Node:
    look, theme = d.look, d.look.theme
    rows: list[list[Node]] = []
    for one in found:
        ink = theme.bad if int(one["status"]) >= 400 else theme.ink
        cells: list[Node] = [
            _name(d, one, one is chosen),
            say(look, str(one["status"]), 11.5, ink),
            say(look, one["type"], 11.5, theme.muted),
            say(look, one["initiator"], 11.5, theme.link),
            say(look, one["size"], 11.5, theme.muted, align="right"),
            say(look, f"{one['ms']} ms", 11.5, theme.muted, align="right"),
            _bar(d, one, found),
        ]
        rows.append(cells[:2] + cells[4:6] if narrow else cells)
    heads = _heads(d)
    widths = (150.0, 54.0, 84.0, 96.0, 66.0, 60.0, 1.0)
    if narrow:
        return panels.grid(look, (1, 54, 66, 60), heads[:2] + heads[4:6], rows, tight=2)
    return panels.grid(look, widths, heads, rows, tight=2)


def _status_row(d: Desk, one: Request, on: bool) -> list[Node]:
    look, theme = d.look, d.look.theme
    state = int(one["status"])
    fill = "#c0392b" if state >= 400 else "#2f8f4e" if state < 300 else "#5a6fc0"
    badge = row(
        say(look, str(state), 10.5, "#ffffff", bold=True),
        pad=pad(5, 0),
        radius=3,
        fill=fill,
        hugs=True,
    )
    lock = row(icon(look, "lock", 10, theme.muted), say(look, one["domain"], 11.5), gap=4)
    return [
        row(badge, hugs=True),
        say(look, one["method"], 11.5),
        lock,
        _name(d, one, on, 11.5),
        say(look, one["type"], 11.5, theme.muted),
        say(look, one["size"], 11.5, theme.muted),
    ]


def _overview(d: Desk, found: Sequence[Request]) -> Group:
    """The whole time in small, with two handles that narrow it."""
    look, theme = d.look, d.look.theme
    whole = max(one["at"] + one["ms"] for one in found) * 1.04
    nodes: list[Node] = []
    for step in range(1, 8):
        share = step / 8
        nodes.append(at(Group(fill=theme.line), Spot(share, 0, 0, 1, dw=1)))
        nodes.append(
            at(hint(look, f"{round(whole * share / 10) * 10} ms", 10), Spot(share, 0, dx=-52))
        )
    for number, one in enumerate(found):
        fill = "#4a8fe0" if number % 3 else "#e0a030"
        spot = Spot(one["at"] / whole, 0.34 + 0.045 * (number % 14), one["ms"] / whole, 0, dh=2)
        nodes.append(at(Group(fill=fill), spot))
    parts = d.content("overview")
    for share, name in ((0, "left"), (1, "right")):
        grip = Group(fill=theme.faint, radius=2)
        spot = Spot(share, 0.3, 0, 0, dx=-1 if not share else -8, dw=9, dh=20)
        nodes.append(at(d.mark(grip, "other", parts[name]), spot))
    return panels.canvas(
        look, *nodes, height=52, grow=0, border=theme.line, edges="b", fill=theme.card
    )


def _details(d: Desk, request: Request, width: float) -> Group:
    look, theme = d.look, d.look.theme
    close = d.mark(tools.tool(look, "close", 12, pad=pad(4, 3)), "icon", d.content("details_shut"))
    tabs = [
        tab(d, entry, on=not at_, pad=pad(7, 5)) for at_, entry in enumerate(d.content("details"))
    ]
    nodes: list[Node] = []
    if d.content("headers_filter"):
        send = [d.button(name, pad=pad(8, 2)) for name in d.app.bars.get("exchange", ())]
        field = control(d, d.content("headers_filter"), grow=1, pad=pad(7, 2))
        nodes.append(row(field, *send, gap=5, pad=pad(6, 3), border=theme.line, edges="b"))
    for part in d.content("headers"):
        head = row(
            icon(look, "caret_down", 10, theme.muted),
            say(look, part["text"], 11.5, bold=True),
            gap=5,
            hugs=True,
            pad=pad(6, 4),
        )
        made = thing(d, head, part)
        raw = [control(d, part["raw"])] if part.get("raw") else []
        nodes.append(row(made, push(), *raw, pad=Pad(0, 8, 0, 0), fill=theme.bar))
        for line in part["rows"]:
            name, _, value = line.partition(": ")
            value = value.format(**{key: str(text) for key, text in request.items()})
            nodes.append(
                row(
                    row(say(look, f"{name}:", 11.5, theme.muted), width=150),
                    say(look, value, 11.5, grow=1),
                    gap=4,
                    pad=Pad(1, 6, 1, 20),
                )
            )
    return column(
        row(close, *tabs, gap=0, fill=theme.bar, border=theme.line, edges="b", clip=True),
        panels.scrolled(look, column(*nodes), 0, 0.55),
        width=width,
        fill=theme.card,
        clip=True,
    )


def _totals(d: Desk, found: Sequence[Request]) -> Group:
    look = d.look
    last = max(one["at"] + one["ms"] for one in found)
    texts = [
        f"{len(found)} requests",
        "1.4 MB transferred",
        "3.9 MB resources",
        f"Finish: {last / 1000:.2f} s",
    ]
    nodes: list[Node] = [hint(look, text, 11.5) for text in texts]
    nodes.append(say(look, f"DOMContentLoaded: {round(last * 0.31)} ms", 11.5, look.theme.link))
    nodes.append(say(look, f"Load: {round(last * 0.62)} ms", 11.5, look.theme.bad))
    return tools.status(look, nodes, height=23)
