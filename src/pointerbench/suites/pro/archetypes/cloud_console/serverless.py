"""A function: what triggers it, its code in an editor, or its configuration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_code import Editor, listing
from pointerbench.suites.pro.archetypes.dev_kit import control, thing, tree
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    controls_of,
    link,
    small,
    tabs_of,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def build(d: Desk) -> Group:
    look, _theme = d.look, d.look.theme
    own: Spec = d.content("function")
    size = _round(d)
    head = row(
        say(look, own["name"], 20, bold=True),
        push(),
        *(
            d.button(name, drop=name in d.content("drops"), **size)
            for name in d.app.bars["function_head"]
        ),
        gap=7,
    )
    shown = by_round(d, ("Configuration", "Code"))
    tabs = tabs_of(d, own["tabs"], shown, pad=pad(11, 5))
    lower = _code(d, own) if shown == "Code" else _configuration(d, own)
    body = column(
        head,
        _overview(d, own),
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
        lower,
        gap=8,
        pad=Pad(9, 14, 8, 16),
        grow=1,
        clip=True,
    )
    return panes(body, bar_of(d, (), 0, 0.7), grow=1, clip=True)


def _diagram(d: Desk, own: Spec) -> Group:
    """What starts the function, and where its results go."""
    theme = d.look.theme
    wires = [
        Spot(0.25, 0.24, 0.14, 0, dh=2),
        Spot(0.25, 0.62, 0.14, 0, dh=2),
        Spot(0.39, 0.24, 0, 0.38, dw=2),
        Spot(0.39, 0.42, 0.05, 0, dh=2),
        Spot(0.66, 0.42, 0.1, 0, dh=2),
    ]
    return free(
        *(at(Group(fill=theme.faint), spot) for spot in wires),
        *(_node(d, entry) for entry in own["nodes"]),
        at(d.button("add_trigger", sign=True, **_round(d)), Spot(0.05, 0.82)),
        at(d.button("add_destination", sign=True, **_round(d)), Spot(0.77, 0.66)),
        fill=mixed(theme.card, theme.ink, 6),
        grow=1,
    )


def _node(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    words = column(
        say(look, entry["text"], 12, theme.link, bold=True),
        *([hint(look, entry["note"], 10.5)] if "note" in entry else []),
        gap=0,
    )
    sign = Group(
        (icon(look, entry["icon"], 16, "#ffffff"),),
        pad=pad(5, 5),
        radius=4,
        fill=entry["color"],
        hugs=True,
    )
    box = row(
        sign,
        words,
        gap=8,
        pad=pad(8, 6),
        fill=theme.card,
        border=theme.line,
        radius=6,
        clip=True,
    )
    x, y, w, h = entry["spot"]
    return at(d.mark(box, "other", entry["does"], words=(entry["text"],)), Spot(x, y, w, h))


def _overview(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    diagram = _diagram(d, own)
    facts = column(
        *(_fact(d, fact) for fact in own["facts"]),
        gap=4,
        width=208,
        pad=Pad(6, 8, 6, 12),
        border=theme.line,
        edges="l",
    )
    views = row(
        *tabs_of(d, own["views"], pad=pad(9, 4)),
        push(),
        *d.bar("diagram"),
    )
    head = row(
        icon(look, "caret_down", 12, theme.ink),
        say(look, "Function overview", 14, bold=True),
        link(d, "Info", own["info"], 11.5),
        gap=6,
        pad=pad(10, 5),
    )
    return column(
        head,
        views,
        panes(diagram, facts, grow=1),
        height=236,
        fill=theme.card,
        border=theme.line,
        radius=8,
        clip=True,
    )


def _fact(d: Desk, fact: Spec) -> Group:
    look = d.look
    copy: list[Node] = []
    if "copy" in fact:
        copy.append(small(d, "copy", fact["copy"], 12, color=look.theme.link, pad=pad(2, 2)))
    value = row(*copy, say(look, fact["value"], 11.5), gap=3)
    return column(hint(look, fact["name"], 11), value)


def _round(d: Desk, side: float = 10) -> dict[str, Any]:
    """How push buttons of the console look."""
    return {"size": 12, "pad": pad(side, 3), "radius": 12, "fill": d.look.theme.card}


def _code(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    source: Spec = own["source"]
    files = column(
        row(hint(look, "EXPLORER", 11), push(), *d.bar("files", 14), pad=Pad(3, 2, 3, 10)),
        *tree(d, source["files"], source["name"], files=True),
        width=168,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        pad=Pad(0, 0, 6, 0),
        clip=True,
    )
    head = row(
        *tabs_of(d, source["tabs"], pad=pad(9, 4)),
        push(),
        *d.bar("editor", 14),
        gap=1,
        fill=theme.bar,
        pad=pad(1),
    )
    editor = column(
        head,
        listing(d, source, Editor("vscode", ("stop", "number", "fold"), 11.5, 17)),
        grow=1,
        clip=True,
    )
    title = _code_head(d, source)
    return column(
        title,
        panes(files, editor, grow=1, clip=True),
        fill=theme.card,
        border=theme.line,
        radius=8,
        grow=1,
        clip=True,
    )


def _code_head(d: Desk, source: Spec) -> Group:
    look = d.look
    return row(
        say(look, "Code source", 14, bold=True),
        link(d, "Info", source["info"], 11.5),
        *controls_of(d, source["pickers"]),
        push(),
        d.button("deploy_code", **_round(d, 12)),
        d.button("upload_from", drop=True, **_round(d)),
        gap=7,
        pad=pad(10, 5),
    )


def _configuration(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = own["configuration"]
    pages = [_page(d, one, on=place == spec["on"]) for place, one in enumerate(spec["pages"])]
    head = row(
        say(look, spec["title"], 14, bold=True),
        hint(look, "(7)", 13),
        push(),
        control(d, spec["filter"], width=170),
        d.button("edit_configuration", **_round(d)),
        gap=8,
        pad=pad(10, 6),
    )
    made = column(
        head,
        hint(look, spec["about"], 12, limit=2),
        table(d, spec["table"], height=27, size=12),
        grow=1,
        pad=pad(8, 2),
        gap=4,
        clip=True,
    )
    return panes(
        column(*pages, width=172, border=theme.line, edges="r", pad=pad(0, 5)),
        made,
        fill=theme.card,
        border=theme.line,
        radius=8,
        grow=1,
        clip=True,
    )


def _page(d: Desk, entry: Spec, *, on: bool) -> Group:
    """One of the pages of the configuration."""
    theme = d.look.theme
    color = theme.link if on else theme.ink
    line = row(say(d.look, entry["text"], 12.5, color, bold=on, grow=1), pad=pad(12, 4))
    return thing(d, line, entry["text"] if on else entry)
