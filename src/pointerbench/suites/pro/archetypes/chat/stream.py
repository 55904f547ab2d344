"""A conversation: its head, the messages, and the box that one writes in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Paragraph, Span
from pointerbench.suites.pro.archetypes.sidebars import tabs
from pointerbench.suites.pro.archetypes.strips import parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def face(number: int, size: float = 36) -> Drawing:
    return Drawing("avatar", size, size, (), (float(number),))


def number_of(name: str) -> int:
    return sum(map(ord, name))


def presence(d: Desk, one: Entry) -> Node:
    return row(face(number_of(one["text"]), 18), hugs=True)


def head(d: Desk, room: Entry) -> Group:
    look, theme = d.look, d.look.theme
    sign: Node = icon(look, room["icon"], 16) if "icon" in room else presence(d, room)
    name = row(sign, say(look, room["text"], 16, bold=True), icon(look, "chevron_down", 12), gap=5,
               pad=pad(5, 3), hugs=True)  # fmt: skip
    faces = row(
        *(face(number + len(room["text"]), 20) for number in range(3)),
        say(look, str(room.get("members", 2)), look.size - 1), gap=2, pad=pad(5, 2),
        border=theme.line, radius=6, hugs=True,
    )  # fmt: skip
    right: list[Node] = []
    if d.layout < 2:
        right.append(thing(d, faces, d.content("members")))
    head = row(thing(d, name, d.content("room_menu"), "text"), push(), *right, *d.bar("room"),
               gap=5, pad=pad(12, 6))  # fmt: skip
    heads = tabs(
        d, d.content("room_tabs"), "Messages", lambda text, on: panels.tab(look, text, on=on)
    )
    strip = row(*heads, *d.bar("room_tab_end"), pad=pad(8, 0), border=theme.line, edges="b")
    return column(head, strip, fill=theme.card)


def stream(d: Desk, room: Entry) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    hovered = d.integer(1, len(room["messages"]) - 2)
    for place, one in enumerate(room["messages"]):
        if "day" in one:
            pill = row(say(look, one["day"], look.size - 1, bold=True),
                       icon(look, "chevron_down", 10, theme.muted), gap=4, pad=pad(10, 3),
                       border=theme.line, radius=10, hugs=True)  # fmt: skip
            rule = Group(height=1, fill=theme.line, grow=1)
            lines.append(row(rule, thing(d, pill, d.content("day_menu"), "text"), rule,
                             pad=pad(8, 2)))  # fmt: skip
        lines.append(message(d, one, hovered=place == hovered))
    body = column(*lines, pad=pad(0, 4), grow=1, clip=True, justify="end")
    return panes(body, panels.scroll_bar(look, 0.6, 0.35), grow=1, fill=theme.card, clip=True)


def message(d: Desk, one: Entry, *, narrow: bool = False, hovered: bool = False) -> Group:
    """What somebody wrote; ``hovered`` has the tools that appear below the pointer."""
    look, theme = d.look, d.look.theme
    who = one["who"]
    held = row(face(number_of(who)), hugs=True)
    portrait = d.mark(held, "other", () if narrow else _asked(d, one, "face"))
    name = row(say(look, who, 0, bold=True), hint(look, one["when"], 10.5), gap=7)
    if hovered:
        signs = [
            d.mark(tools.tool(look, sign, 16, pad=pad(4, 4)), "icon", _asked(d, one, key))
            for sign, key in d.content("message_words")["tools"].items()
        ]
        bar = row(*signs, gap=1, pad=pad(3, 1), fill=theme.card, border=theme.line, radius=6,
                  hugs=True)  # fmt: skip
        name = row(*name.children, push(), bar, gap=7)
    inside = [name, _text(d, one["text"]), *_extras(d, one, narrow=narrow)]
    return row(
        portrait, column(*inside, gap=3, grow=1), gap=9, align="start", pad=Pad(5, 14, 5, 14),
        fill=theme.bar if hovered else "",
    )  # fmt: skip


def _asked(d: Desk, one: Entry, key: str) -> tuple[str, ...]:
    """What may be asked of a message that says what it is about."""
    if "about" not in one:
        return ()
    words = d.content("message_words")[key]
    return tuple(text.format(who=one["who"], about=one["about"]) for text in words)


def _extras(d: Desk, one: Entry, *, narrow: bool) -> list[Node]:
    """What comes with the words: a file, a photo, reactions, answers."""
    look, nodes = d.look, list[Node]()
    if "file" in one:
        nodes.append(_file(d, one["file"]))
    if "photo" in one:
        drawn = Drawing("photo", 96, 168, (), (float(one["photo"]),))
        nodes.append(d.mark(row(drawn, hugs=True), "other", _asked(d, one, "photo")))
    if "signs" in one:
        nodes.append(_reactions(d, one, asked="about" in one and not narrow))
    if "replies" in one and not narrow:
        faces = [face(number_of(one["who"]) + step, 18) for step in (1, 2)]
        count = say(look, f"{one['replies']} replies", look.size - 1, look.theme.link, bold=True)
        last = hint(look, "Last reply today", 10.5)
        more = row(*faces, count, last, gap=5, pad=pad(2, 1), hugs=True)
        nodes.append(d.mark(more, "text", _asked(d, one, "replies")))
    return nodes


def _text(d: Desk, text: str) -> Node:
    """The words, with mentions and code set off."""
    theme = d.look.theme
    spans: list[Span] = []
    for place, piece in enumerate(text.split("`")):
        if place % 2 and piece.startswith("@"):
            spans.append(Span(piece, color=theme.link, highlight=theme.soft))
        elif place % 2:
            spans.append(
                Span(piece, code=theme.code, color=theme.bad, family=d.look.mono, size=0.92)
            )
        elif piece:
            spans.append(Span(piece))
    return Paragraph(tuple(spans), d.look.face(d.look.size + 1), theme.ink, leading=1.4,
                     role="prose")  # fmt: skip


def _file(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    node = row(
        row(icon(look, entry["icon"], 20, "#ffffff"), pad=pad(6), fill=entry["color"], radius=5),
        column(say(look, entry["text"], 0, bold=True), hint(look, entry["size"]), gap=1),
        gap=9, pad=pad(8, 6), border=theme.line, radius=8, hugs=True,
    )  # fmt: skip
    return row(thing(d, node, entry))


def _reactions(d: Desk, one: Entry, *, asked: bool) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, (sign, count) in enumerate(one["signs"].items()):
        mine = place == 0 and count > 3
        chip = row(
            icon(look, sign, 14, theme.link if mine else theme.muted),
            say(look, str(count), look.size - 1.5, theme.link if mine else theme.ink), gap=4,
            pad=pad(7, 2), radius=9, fill=theme.soft if mine else theme.bar, hugs=True,
            border=theme.accent if mine else theme.line,
        )  # fmt: skip
        name = d.content("signs")[sign]
        key = "off" if mine else "on"
        wordings = tuple(
            text.format(sign=name, about=one.get("about", ""), who=one["who"])
            for text in d.content("reaction")[key]
        )
        nodes.append(d.mark(chip, "other", wordings if asked else (), words=(str(count),)))
    return row(*nodes, gap=4)


def composer(d: Desk, room: Entry) -> Group:
    look, theme = d.look, d.look.theme
    sign = "# " if "icon" in room else ""
    box = column(
        row(*parts(d, d.content("format_bar")), gap=1, pad=pad(6, 3), fill=theme.bar),
        row(say(look, f"Message {sign}{room['text']}", look.size + 1, theme.faint), pad=pad(12, 7)),
        row(*parts(d, d.content("compose_bar")), gap=1, pad=pad(6, 4)),
        border=theme.line, radius=8, fill=theme.card, clip=True,
    )  # fmt: skip
    return column(box, pad=Pad(4, 16, 12, 16), fill=theme.card)
