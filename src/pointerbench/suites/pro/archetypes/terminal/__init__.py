"""A terminal with tabs in its title bar.

Layouts: panes with a process monitor, a page of settings, two sessions under the command palette.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.archetypes.lab_kit import by_round, small
from pointerbench.suites.pro.archetypes.terminal import panes, settings
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import icon, say


def build(d: Desk) -> Group:
    dress(d)
    if d.layout == 1:
        return _framed(d, settings.page(d), "settings")
    if d.layout == 2:
        d.popups.append(Popup(_palette(d), place=(0.5, 0.11)))
        return _framed(d, panes.two(d), "sessions")
    drop = d.turn(("flyout", "", "tab_menu", "flyout", ""))
    if drop == "flyout":
        d.popups.append(Popup(menu(d, d.app.bars["flyout"]), "tool:new_tab_menu"))
    elif drop:
        d.popups.append(Popup(menu(d, d.app.bars["tab_menu"]), "tab:2"))
    return _framed(d, panes.three(d), "sessions")


def _framed(d: Desk, body: Node, shown: str) -> Group:
    """The window, its tabs beside its buttons."""
    _look, theme = d.look, d.look.theme
    entries = d.content("tabs")
    first = (d.number - 1) % len(entries)
    own = [
        entries[(first + place) % len(entries)] for place in range(5 if shown == "sessions" else 4)
    ]
    nodes: list[Node] = []
    for place, entry in enumerate(own):
        on = shown == "sessions" and not place
        tint = entry.get("tint", "") if not on else ""
        nodes.append(_tab(d, entry, place, on=on, tint=tint))
    if shown == "settings":
        entry = {
            "text": d.content("title_new"),
            "icon": "settings",
            "shut": d.content("title_shut"),
        }
        nodes.append(_tab(d, entry, 9, on=True, tint=""))
    plus = row(
        d.tool("new_tab", 14, pad=pad(9, 7)),
        Group(width=1, height=16, fill=theme.line),
        d.tool("new_tab_menu", 12, pad=pad(7, 8)),
    )
    header = (row(*nodes, plus, gap=1, height=30, align="end"),)
    return d.window(body, title="", sign="terminal", header=(header, ()), menus=())


def _tab(d: Desk, entry: dict[str, str], place: int, *, on: bool, tint: str) -> Group:
    look, theme = d.look, d.look.theme
    name = row(
        icon(look, entry["icon"], 14, theme.link if on else theme.muted),
        say(look, entry["text"], 12, theme.ink if on else theme.muted, grow=1),
        gap=7,
        pad=pad(9, 5),
        grow=1,
    )
    words = d.mark(
        name,
        "text",
        () if on else entry.get("does", ()),
        words=(entry["text"],),
        key=f"tab:{place}",
    )
    shut = small(d, "close", entry.get("shut", ()), 10, pad=pad(6, 6), color=theme.muted)
    strip = [Group(height=2, fill=tint)] if tint else []
    ground = theme.page if on and entry["icon"] != "settings" else theme.card if on else theme.bar
    return column(
        row(words, shut, pad=Pad(0, 3, 0, 0)),
        *strip,
        width=142,
        fill=ground,
        border=theme.line if on else "",
        edges="tlr",
        clip=False,
    )


def _palette(d: Desk) -> Group:
    """The list of commands, most of them with their keys."""
    look, theme = d.look, d.look.theme
    names = d.app.bars["palette"]
    start = by_round(d, (0, 7, 3, 11))
    shown = [names[(start + place) % len(names)] for place in range(13)]
    field = tools.field(
        look, dim=d.content("palette_hint"), sign="chevron_right", grow=1, pad=pad(10, 6), radius=4
    )
    lines: list[Node] = [d.mark(field, "other", d.content("palette_field")), Group(height=5)]
    for place, name in enumerate(shown):
        entry = d.function(name)
        keys = [_key(d, key) for key in entry.keys.split("+")] if entry.keys else []
        line = row(
            say(look, entry.label, 12.5, grow=1),
            *keys,
            gap=4,
            pad=pad(12, 0),
            height=29,
            radius=4,
            fill=theme.chosen if not place else "",
        )
        lines.append(d.does(name, line, "text", key=f"entry:{name}"))
    ground = theme.card
    return column(
        *lines,
        pad=pad(8, 8),
        gap=1,
        width=560,
        fill=ground,
        border=theme.faint,
        radius=7,
        shadow=True,
        hugs=True,
    )


def _key(d: Desk, name: str) -> Node:
    theme = d.look.theme
    text = say(d.look, name, 11, theme.muted)
    return row(text, pad=pad(6, 1), border=theme.line, radius=3, fill=theme.bar, hugs=True)
