"""The docks of that window: solution, changes, errors, values, calls, toolbox, properties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    leaf,
    named,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.archetypes.ide.surface import handles, surface
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.look import look_of
from pointerbench.widgets.texts import hint, icon, say

WIDTH = 262


def dock(d: Desk, name: str, *nodes: Node, tabs: Sequence[Node] = (), **looks: Any) -> Group:
    """A dock with its name, and the buttons of every dock: menu, pin and close."""
    look, theme = d.look, d.look.theme
    intents = d.content("dock_buttons")
    buttons = []
    for sign, words in (("chevron_down", "menu"), ("pin", "pin"), ("close", "close")):
        does = tuple(text.format(dock=name.lower()) for text in intents[words])
        button = row(icon(look, sign, 11, theme.muted), pad=pad(4, 4), hugs=True)
        buttons.append(d.mark(button, "icon", does))
    head = row(say(look, name, 11.5), push(), *buttons, pad=pad(7, 0), height=24)
    own: dict[str, Any] = {"fill": theme.card, "border": theme.line, "clip": True}
    foot = [row(*tabs, height=25, fill=theme.bar, border=theme.line, edges="t")] if tabs else []
    return column(head, *nodes, *foot, **{**own, **looks})


def right(d: Desk, *parts: Node) -> Group:
    return column(*parts, gap=4, width=WIDTH, clip=True)


def tabs(d: Desk, name: str) -> list[Node]:
    entries = d.content("dock_tabs")[name]
    return [
        tab(d, entry, on=not place, border="", pad=pad(7, 4)) for place, entry in enumerate(entries)
    ]


def solution(d: Desk, chosen: str, height: float = 0) -> Group:
    look = d.look
    bar = row(*d.bar("solution", size=14, pad=pad(3, 3)), gap=1, pad=pad(4, 1))
    find = row(control(d, d.content("solution_search"), grow=1, pad=pad(6, 2)), pad=pad(4, 2))
    lines = tree(d, d.content("solution"), chosen=chosen, files=True, height=20)
    body = panels.scrolled(look, column(*lines), 0, 0.7)
    looks: dict[str, Any] = {"height": height} if height else {"grow": 1.4}
    return dock(d, "Solution Explorer", bar, find, body, tabs=tabs(d, "solution"), **looks)


def changes(d: Desk) -> Group:
    parts = d.content("changes")
    lines = [
        branch(
            d,
            entry,
            files=True,
            height=20,
            actions=[
                d.mark(tools.tool(d.look, act["icon"], 12, pad=pad(3, 2)), "icon", act["does"])
                for act in (() if isinstance(entry, str) else entry.get("acts", ()))
            ],
        )
        for entry in parts["files"]
    ]
    body = column(
        row(
            control(d, parts["branch"], grow=1, pad=pad(6, 2)),
            *d.bar("git", size=14, pad=pad(3, 3)),
            gap=2,
        ),
        control(d, parts["message"], height=38, align="start", pad=pad(6, 5)),
        row(
            d.button("commit_all", primary=True, pad=pad(9, 3)), push(), control(d, parts["amend"])
        ),
        gap=5,
        pad=pad(6, 4),
    )
    return dock(d, "Git Changes", body, *lines, grow=1)


def errors(d: Desk) -> Group:
    """Errors and warnings as a table, with switches for their kinds over it."""
    look, theme = d.look, d.look.theme
    parts = d.content("errors")
    tones = {"error": theme.bad, "warning": theme.warn, "info": theme.link}
    filters: list[Node] = [control(d, parts["scope"], width=116, pad=pad(6, 2))]
    toggle: dict[str, Any] = {"border": theme.line, "fill": theme.chosen, "hugs": True}
    for entry in parts["kinds"]:
        sign_ = icon(look, entry["icon"], 13, tones[entry["icon"]])
        node = row(sign_, say(look, entry["text"], 11), gap=4, pad=pad(6, 2), **toggle)
        filters.append(thing(d, node, entry))
    search = control(d, parts["search"], width=132, pad=pad(6, 2))
    filters += [*d.bar("errors", size=14, pad=pad(3, 3)), push(), search]
    heads = [thing(d, row(hint(look, leaf(entry).text), grow=1), entry) for entry in parts["heads"]]
    rows: list[list[Node]] = []
    for entry in parts["list"]:
        text = row(say(look, entry["text"], 11.5), grow=1)
        words = d.mark(text, "text", entry.get("does", ()), words=(entry["text"],))
        number = say(look, entry["code"], 11.5)
        where = (say(look, entry["file"], 11.5), say(look, entry["line"], 11.5))
        rows.append([icon(look, entry["kind"], 13, tones[entry["kind"]]), number, words, *where])
    table = column(panels.grid(look, (24, 66, 1, 120, 44), heads, rows, tight=2), grow=1, clip=True)
    bar = row(*filters, gap=4, pad=pad(5, 2))
    return dock(d, "Error List", bar, table, tabs=tabs(d, "errors"), height=196)


def toolbox(d: Desk) -> Group:
    find = row(control(d, d.content("toolbox_search"), grow=1, pad=pad(6, 2)), pad=pad(4, 3))
    lines = tree(d, d.content("toolbox"), chosen="Pointer", height=21)
    body = panels.scrolled(d.look, column(*lines), 0.05, 0.5)
    return dock(d, "Toolbox", find, body, width=182)


def designer(d: Desk, form: Mapping[str, Any]) -> Group:
    """A form of a program with its parts on a canvas, and below it what cannot be seen in it."""
    look, theme = d.look, d.look.theme
    whole = (float(form["size"][0]), form["size"][1] + 28.0)
    looks: dict[str, Any] = {"width": whole[0], "height": whole[1], "grow": 0, "clip": False}
    window = at(_form(d, form), Spot(0, 0, 1, 1))
    framed = panels.canvas(look, window, *handles(whole), fill="", **looks)
    tray: list[Node] = []
    for entry in form["tray"]:
        words = say(look, entry["text"], 11.5)
        made = row(
            icon(look, entry["icon"], 15, theme.link), words, gap=6, hugs=True, pad=pad(6, 5)
        )
        tray.append(thing(d, made, entry))
    below: dict[str, Any] = {"border": theme.line, "edges": "t", "fill": theme.card}
    ground = theme.code if theme.dark else "#ffffff"
    return column(
        column(row(framed, pad=pad(12, 12)), grow=1, clip=True, fill=ground),
        row(*tray, gap=14, pad=pad(10, 4), height=58, align="start", **below),
        grow=1,
        clip=True,
        border=theme.line,
    )


def _form(d: Desk, form: Mapping[str, Any]) -> Group:
    """The window that is designed: its title bar, and its parts."""
    own = replace(look_of("windows_10", "light"), size=11)
    wide, high = form["size"]
    size = (float(wide), float(high))
    parts = surface(d, own, form["parts"], size, shown=form["shown"], fill="#f0f0f0")
    caption = row(
        icon(own, "app_window", 13, own.theme.accent),
        say(own, form["caption"], 11.5),
        push(),
        *(icon(own, name, 11) for name in ("minimize", "maximize", "close")),
        gap=9,
        pad=pad(8, 0),
        height=28,
        fill="#ffffff",
    )
    return column(caption, parts, width=wide, border="#9a9a9a")


def properties(d: Desk, form: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    which = row(control(d, form["which"], grow=1, pad=pad(6, 2)), pad=pad(4, 2))
    nodes: list[Node] = [
        which,
        row(*d.bar("properties", size=14, pad=pad(4, 3)), gap=1, pad=pad(4, 1)),
    ]
    lines: list[Node] = []
    for part in form["properties"]:
        head = row(
            icon(look, "chevron_down", 11, theme.muted),
            say(look, part["text"], 11.5, bold=True),
            gap=4,
            pad=pad(3, 2),
            fill=theme.bar,
        )
        lines.append(thing(d, head, part))
        lines += [named(d, entry, 100, pad=Pad(0, 2, 0, 16), gap=2) for entry in part["rows"]]
    told = column(
        say(look, form["told"][0], 11.5, bold=True),
        hint(look, form["told"][1], limit=2),
        pad=pad(7, 4),
        height=52,
        border=theme.line,
        edges="t",
    )
    body = panels.scrolled(look, column(*lines), 0.2, 0.5)
    return dock(d, "Properties", *nodes, body, told, grow=1)
