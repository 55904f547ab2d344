"""What stands beside the pictures of a call: the list of people, and what they write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.call.crowd import Crowd, face
from pointerbench.suites.pro.archetypes.sidebars import fields
from pointerbench.suites.pro.archetypes.strips import parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def people(d: Desk, crowd: Crowd, width: float = 264) -> Group:
    """The list of those who take part, with their microphones and cameras."""
    look, theme = d.look, d.look.theme
    entry = d.content("people_panel")
    lines: list[Node] = []
    for place in range(len(crowd.names)):
        lines.append(_person(d, crowd, place))
    waiting: list[Node] = []
    for one in entry["waiting"]:
        buttons = [
            d.thing(tools.button(look, act["text"], pad=pad(7, 2)), act) for act in one["acts"]
        ]
        waiting.append(
            row(
                face(d, one["who"], 26, drawn=False),
                say(look, one["who"], grow=1),
                *buttons,
                gap=6,
                pad=pad(10, 4),
            )
        )
    return column(
        _head(d, f"{entry['title']} ({len(crowd.names)})", entry["tools"]),
        *fields(d, entry["fields"]),
        row(say(look, entry["waiting_title"], look.size - 0.5, bold=True), pad=pad(11, 3)),
        *waiting,
        row(say(look, entry["inside_title"], look.size - 0.5, bold=True), pad=pad(11, 3)),
        column(*lines, grow=1, clip=True),
        row(*parts(d, entry["foot"]), push(), gap=6, pad=pad(10, 8), border=theme.line, edges="t"),
        width=width, fill=theme.card, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _head(d: Desk, title: str, entries: list[Any]) -> Group:
    return row(
        say(d.look, title, d.look.size + 1, bold=True, grow=1), *parts(d, entries), gap=2,
        pad=pad(11, 7), border=d.look.theme.line, edges="b",
    )  # fmt: skip


def _person(d: Desk, crowd: Crowd, place: int) -> Group:
    look, theme = d.look, d.look.theme
    name, entry = crowd.names[place], d.content("people_panel")
    quiet, dark = place in crowd.muted, place == crowd.dark
    role = entry["roles"].get(str(place), "")
    signs: list[Node] = []
    if place == crowd.raised:
        does = tuple(text.format(who=name) for text in entry["lower"])
        signs.append(
            d.mark(tools.tool(look, "hand", 16, color=theme.warn, pad=pad(3)), "icon", does)
        )
    key = "unmute" if quiet else "mute"
    sign = tools.tool(look, "mic_off" if quiet else "mic", 16, pad=pad(3),
                      color=theme.bad if quiet else theme.ink)  # fmt: skip
    # The first is the user, whose own microphone the tool bar has.
    does = tuple(text.format(who=name) for text in entry[key]) if place else ()
    signs.append(d.mark(sign, "icon", does))
    signs.append(
        icon(look, "video_off" if dark else "video_meet", 16, theme.bad if dark else theme.ink)
    )
    # One who has no camera on has no portrait either.
    words = row(say(look, name), hint(look, role), gap=5, grow=1)
    # Nobody is asked for by the name that is written there.
    key = crowd.state(place) if crowd.state(place) in entry["rows"] else "below"
    above = crowd.names[place - 1]
    asked = tuple(text.format(above=above) for text in entry["rows"][key]) if place else ()
    who = row(face(d, name, 26, drawn=not dark), words, gap=8, grow=1)
    return row(d.mark(who, "text", asked, words=(name,)), *signs, gap=5, pad=pad(10, 3))


def written(d: Desk, crowd: Crowd, width: float = 264) -> Group:
    """What people write during the call."""
    look, theme = d.look, d.look.theme
    entry = d.content("chat_panel")
    lines: list[Node] = []
    for place, one in enumerate(d.turn(entry["talks"])):
        name = crowd.names[place % len(crowd.names)]
        author = row(say(look, name, look.size - 0.5, bold=True), hugs=True)
        head = row(d.mark(author, "text", words=(name,)), hint(look, one["when"], 10.5), gap=6)
        mine = not place % 4 and place
        said = row(say(look, one["text"], look.size, limit=5, grow=1), pad=pad(9, 5), radius=8,
                   fill=theme.soft if mine else theme.bar)  # fmt: skip
        bubble = d.mark(said, "text", words=(one["text"],))
        body: list[Node] = [head, bubble]
        if "file" in one:
            body[1] = row(thing(d, _file(d, one["file"]), one["file"]))
        who = place % len(crowd.names)
        portrait = row(face(d, name, 26, drawn=who != crowd.dark), hugs=True)
        does = tuple(text.format(who=name) for text in entry["face"])
        shown = d.mark(portrait, "other", does)
        lines.append(
            row(shown, column(*body, gap=3, grow=1), gap=7, align="start", pad=pad(10, 4))
        )  # fmt: skip
    box = column(
        row(say(look, entry["hint"], 0, theme.faint), pad=pad(8, 5)),
        row(*parts(d, entry["bar"]), gap=1, pad=pad(4, 3)),
        border=theme.line, radius=6, fill=theme.card,
    )  # fmt: skip
    return column(
        _head(d, entry["title"], entry["tools"]),
        column(*lines, grow=1, clip=True),
        column(*fields(d, entry["fields"], 40), box, gap=4, pad=Pad(4, 10, 10, 10)),
        width=width, fill=theme.card, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _file(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    return row(
        icon(look, entry["icon"], 20, theme.link),
        column(say(look, entry["text"]), hint(look, entry["size"], 10.5)),
        gap=7, pad=pad(8, 5), border=theme.line, radius=6, hugs=True,
    )  # fmt: skip
