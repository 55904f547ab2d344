"""A chat program: channels, messages with reactions, and a thread or profile beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.chat.stream import (
    composer,
    face,
    head,
    message,
    number_of,
    presence,
    stream,
)
from pointerbench.suites.pro.archetypes.strips import control, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a channel, a channel with a thread, a talk between two with the other's profile."""
    room = d.turn(d.content("rooms")) if d.layout < 2 else d.turn(d.content("talks"))
    side: list[Node] = []
    if d.layout:
        side = [_thread(d, room) if d.layout == 1 else _profile(d, room)]
    body = panes(
        _rail(d),
        _sidebar(d, room),
        column(head(d, room), stream(d, room), composer(d, room), grow=1),
        *side,
        grow=1,
        clip=True,
    )
    search = control(d, {"kind": "field", "sign": "search", "width": 380, **d.content("search")})
    top = row(
        push(), *d.bar("travel", color=_bright(d)), search, push(), *d.bar("top", color=_bright(d)),
        gap=6, pad=pad(10, 5), fill=_side_color(d), clip=True,
    )  # fmt: skip
    platform = d.look.platform
    extra: dict[str, Any] = {"shell": True} if platform == "macos" else {"menus": ()}
    return d.window(column(top, body, grow=1), **extra)


def _side_color(d: Desk) -> str:
    shade = str(d.turn(d.content("shades")))
    return mixed(d.look.theme.bar, shade, 150 if d.look.theme.dark else 236)


def _bright(d: Desk) -> str:
    return mixed(_side_color(d), "#ffffff", 205)


# --- the sides ------------------------------------------------------------------------------------


def _rail(d: Desk) -> Group:
    """The workspace's sign and the main places with their names."""
    ground = mixed(_side_color(d), "#000000", 40)
    ink = mixed(ground, "#ffffff", 215)
    nodes: list[Node] = []
    logo = row(Drawing("logo", 34, 34, (), (float(d.number + 3),)), hugs=True)
    nodes.append(thing(d, logo, d.content("workspace"), "icon"))
    for name in d.app.bars["rail"]:
        entry = d.function(name)
        on = name == ("rail_home", "rail_home", "rail_dms")[d.layout]
        sign = row(icon(d.look, entry.icon, 20, "#ffffff", filled=on), pad=pad(8, 6), radius=8,
                   fill=mixed(ground, "#ffffff", 60) if on else "", hugs=True)  # fmt: skip
        label = say(d.look, entry.label, 10, ink, align="center")
        node = column(sign, label, gap=1, align="center", hugs=True)
        nodes.append(
            d.mark(node, "text", words=(entry.label,)) if on else d.does(name, node, "text")
        )
    nodes.append(push())
    nodes.append(d.tool("create_new", 20, color=ink, pad=pad(7, 7)))
    nodes.append(thing(d, row(face(17, 32), hugs=True), d.content("me")))
    return column(
        *nodes, width=66, gap=9, align="center", pad=pad(2, 9), fill=ground, clip=True
    )  # fmt: skip


def _sidebar(d: Desk, room: Entry) -> Group:
    ground, ink = _side_color(d), _bright(d)
    head = row(
        thing(d, row(say(d.look, d.content("team"), 13.5, "#ffffff", bold=True),
                     icon(d.look, "chevron_down", 12, "#ffffff"), gap=4, hugs=True),
              d.content("team_menu"), "text"),
        push(),
        *(d.tool(name, 16, color="#ffffff", pad=pad(4)) for name in d.app.bars["side_tools"]),
        pad=Pad(9, 4, 8, 10), gap=0,
    )  # fmt: skip
    lines: list[Node] = []
    for one in d.content("sidebar"):
        if "head" in one:
            node = row(
                icon(d.look, "caret_down", 10, ink),
                say(d.look, one["head"], 0, ink, grow=1),
                gap=6,
                pad=Pad(7, 8, 2, 10),
            )
            lines.append(d.thing(node, {**one, "text": one["head"]}))
        else:
            lines.append(_place(d, one, on=one["text"] == room["text"]))
    return column(head, *lines, width=188 if d.layout else 206, fill=ground, clip=True)


def _place(d: Desk, one: Entry, *, on: bool) -> Group:
    """A channel or person of the side bar."""
    ground, new = _side_color(d), one.get("new", 0)
    ink = "#ffffff" if on or new else _bright(d)
    sign: Node = icon(d.look, one["icon"], 14, ink) if "icon" in one else presence(d, one)
    nodes: list[Node] = [sign, say(d.look, one["text"], 0, ink, bold=bool(new), grow=1)]
    if new and one.get("person") and not on:
        nodes.append(tools.badge(d.look, str(new), "#cf2b5b", "#ffffff"))
    fill = mixed(ground, d.look.theme.accent, 170) if on else ""
    node = row(*nodes, gap=8, pad=Pad(0, 9, 0, 16), height=25, fill=fill, radius=5)
    return d.thing(node, one["text"] if on else one)


def _thread(d: Desk, room: Entry) -> Group:
    look, theme = d.look, d.look.theme
    thread = room["thread"]
    head = row(
        say(look, "Thread", 15, bold=True), hint(look, f"# {room['text']}"), push(),
        *d.bar("thread"), gap=6, pad=pad(12, 8), border=theme.line, edges="b",
    )  # fmt: skip
    lines: list[Node] = []
    for place, one in enumerate(thread["messages"]):
        lines.append(message(d, one, narrow=True))
        if not place:
            count = len(thread["messages"]) - 1
            lines.append(
                row(hint(look, f"{count} replies"), Group(height=1, fill=theme.line, grow=1), gap=8,
                    pad=pad(12, 3))
            )  # fmt: skip
    box = column(
        say(look, "Reply...", 0, theme.faint),
        row(*(d.tool(name, 14) for name in d.app.bars["reply_tools"]), push(),
            icon(look, "send", 16, theme.faint)),
        gap=8, pad=pad(9, 7), border=theme.line, radius=8, fill=theme.card,
    )  # fmt: skip
    entry = d.content("thread_box")
    foot = column(
        d.mark(box, "other"), control(d, {"kind": "check", **entry["also"]}), gap=5, pad=pad(12, 8)
    )
    return column(
        head, column(*lines, grow=1, clip=True), foot, width=284, fill=theme.card,
        border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _profile(d: Desk, room: Entry) -> Group:
    """Who one is talking with."""
    look, theme = d.look, d.look.theme
    person = room["profile"]
    head = row(say(look, "Profile", 15, bold=True), push(), *d.bar("profile"), pad=pad(14, 8),
               border=theme.line, edges="b")  # fmt: skip
    portrait = row(face(number_of(room["text"]), 132), hugs=True)
    lines: list[Node] = [
        row(thing(d, portrait, d.content("portrait")), justify="center", pad=pad(0, 12)),
        row(say(look, room["text"], 18, bold=True), pad=pad(14, 0)),
        row(hint(look, person["role"], look.size), pad=pad(14, 2)),
        row(icon(look, "clock", 14, theme.muted), hint(look, person["time"], look.size), gap=6,
            pad=pad(14, 4)),
        row(*(d.button(name) for name in d.app.bars["profile_actions"]), gap=6,
            pad=pad(14, 6)),
        row(say(look, "Contact information", 0, bold=True), pad=Pad(8, 14, 4, 14)),
    ]  # fmt: skip
    for one in person["contact"]:
        value = row(say(look, one["text"], 0, theme.link), hugs=True)
        sign = row(icon(look, one["icon"], 16, theme.muted), pad=pad(6), fill=theme.bar, radius=6)
        lines.append(
            row(sign, column(hint(look, one["name"], look.size - 1.5), d.thing(value, one), gap=1),
                gap=9, pad=pad(14, 3))
        )  # fmt: skip
    return column(head, *lines, width=264, fill=theme.card, border=theme.line, edges="l",
                  clip=True)  # fmt: skip
