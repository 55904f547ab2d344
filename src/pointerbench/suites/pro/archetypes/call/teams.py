"""A call whose tools stand at the top, and the chats beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Paragraph, Span
from pointerbench.suites.pro.archetypes.call.crowd import (
    STAGE,
    Crowd,
    crowd_of,
    face,
    gallery,
    number_of,
)
from pointerbench.suites.pro.archetypes.call.sides import people, written
from pointerbench.suites.pro.archetypes.mail.margins import rail
from pointerbench.suites.pro.archetypes.sidebars import tabs
from pointerbench.suites.pro.archetypes.slides.slide import sheet_of, slide, thumbnail
from pointerbench.suites.pro.archetypes.strips import control, parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def teams(d: Desk) -> Group:
    """Layouts: a chat with the list of all chats, a meeting in a gallery, shared slides."""
    body = (_chats, _meeting, _presented)[d.layout](d)
    look = d.look
    extra: dict[str, Any] = {"menus": ()}
    if look.platform == "macos":
        extra = {"shell": True}
    extra["title"] = f"{d.app.documents[d.layout]} - {d.app.name}"
    if d.layout:
        return d.window(body, **extra)
    search = control(d, {"kind": "field", "sign": "search", "width": 380, **d.content("search")})
    own = row(Drawing("avatar", 26, 26, (), (9.0,)), hugs=True)
    top = row(
        *d.bar("travel"), push(), search, push(), *d.bar("top"), thing(d, own, d.content("me")),
        gap=5, pad=pad(10, 5), fill=look.theme.bar, border=look.theme.line, edges="b",
    )  # fmt: skip
    return d.window(column(top, body, grow=1), **extra)


# --- meetings -------------------------------------------------------------------------------------


def _tools(d: Desk, crowd: Crowd) -> Group:
    """The clock, what can be opened, one's own devices, and the way out."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [
        d.tool("call_health", 16),
        say(look, f"{d.integer(10, 55)}:{d.integer(10, 59)}", look.size),
        push(),
    ]
    for name in d.content("call"):
        if name == "|":
            nodes.append(Group(width=1, height=34, fill=theme.line))
        elif not d.function(name).label:
            nodes.append(d.tool(name, 10, pad=pad(2, 8)))
        else:
            nodes.append(_captioned(d, name, len(crowd.names)))
    leave = d.function("leave_call")
    button = row(
        icon(look, leave.icon, 16, "#ffffff"),
        say(look, leave.label, 0, "#ffffff", bold=True),
        gap=6,
        pad=pad(12, 6),
        radius=4,
        fill="#c4314b",
        hugs=True,
    )
    nodes += [d.does("leave_call", button, "text"), d.tool("leave_options", 10, pad=pad(3, 8))]
    return row(
        *nodes, gap=2, pad=pad(10, 3), fill=theme.bar, border=theme.line, edges="b", clip=True
    )


def _banner(d: Desk) -> Group:
    """What the program has to say about the running call."""
    look, theme = d.look, d.look.theme
    entry = d.content("banner")
    nodes = [
        d.thing(
            row(say(look, one["text"], look.size - 0.5, theme.link), hugs=True, pad=pad(4, 3)), one
        )
        for one in entry["links"]
    ]
    return row(
        icon(look, "info", 16, theme.link),
        say(look, entry["text"], look.size - 0.5, grow=1),
        *nodes,
        gap=9,
        pad=pad(12, 3),
        fill=theme.soft,
    )


def _captioned(d: Desk, name: str, count: int) -> Group:
    look, theme = d.look, d.look.theme
    entry = d.function(name)
    on = name in d.app.on
    ink = theme.link if on else theme.ink
    sign: Node = icon(look, entry.icon, 20, ink, filled=on)
    if name == "people":
        sign = row(sign, say(look, str(count), look.size - 1, ink), gap=2, hugs=True)
    node = column(
        sign, say(look, entry.label, look.size - 1.5, ink), gap=1, align="center", pad=pad(7, 3),
        border=theme.accent if on else "", edges="b", thickness=2, hugs=True,
    )  # fmt: skip
    return d.does(name, node, "text")


def _meeting(d: Desk) -> Group:
    crowd = crowd_of(d, 9)
    stage = gallery(d, crowd, 3, range(9))
    return column(
        _tools(d, crowd), _banner(d), panes(stage, people(d, crowd), grow=1, clip=True), grow=1
    )


def _presented(d: Desk) -> Group:
    look = d.look
    crowd = crowd_of(d, 8)
    deck = d.turn(d.content("decks"))
    number = d.integer(1, len(deck["slides"]) - 1)
    shown = slide(d, deck["slides"][number], sheet_of(deck, 560))
    entry = d.content("presenting")
    bar = row(
        *parts(d, entry["left"]),
        say(look, f"Slide {number + 1} of {len(deck['slides'])}", look.size - 1, "#f1f1f1"),
        *(d.tool(name, 16, color="#f1f1f1", pad=pad(5)) for name in entry["tools"]), push(),
        *(d.tool(name, 16, color="#f1f1f1", pad=pad(5)) for name in entry["end"]),
        gap=5, pad=pad(8, 4), fill="#2b2c30",
    )  # fmt: skip
    held = column(
        row(column(shown, hugs=True), justify="center"), justify="center", grow=1, fill=STAGE
    )
    strip = gallery(d, crowd, 4, range(1, 5), grow=0, height=112)
    small = [thumbnail(d, deck, at, 108, on=at == number) for at in range(len(deck["slides"]))]
    below = row(*small, gap=8, justify="center", pad=pad(8, 7), fill="#232428", clip=True)
    stage = column(strip, held, bar, below, grow=1)
    return column(
        _tools(d, crowd), _banner(d), panes(stage, written(d, crowd), grow=1, clip=True), grow=1
    )


# --- chats ----------------------------------------------------------------------------------------


def _chats(d: Desk) -> Group:
    talk = d.turn(d.content("talks"))
    if d.chance(0.3):
        names = d.app.bars["message_menu"]
        d.popups.append(Popup(menu(d, names), place=(0.6, 0.45)))
    return panes(
        rail(d, d.content("rail"), "rail_chat", width=52), _list(d, talk), _talk(d, talk), grow=1,
        clip=True,
    )  # fmt: skip


def _list(d: Desk, talk: Entry) -> Group:
    look, theme = d.look, d.look.theme
    entry = d.content("chat_list")
    lines: list[Node] = []
    for one in entry["chats"]:
        if "head" in one:
            node = row(
                icon(look, "caret_down", 10),
                say(look, one["head"], look.size - 1, bold=True),
                gap=5,
                pad=pad(10, 4),
            )
            lines.append(d.thing(node, {**one, "text": one["head"]}))
            continue
        on, new = one["text"] == talk["text"], one.get("new", False)
        words = column(
            row(say(look, one["text"], 0, bold=new, grow=1), hint(look, one["when"], 10.5), gap=5),
            say(look, one["last"], look.size - 1, theme.ink if new else theme.muted, bold=new),
            gap=1, grow=1,
        )  # fmt: skip
        node = row(face(d, one["text"], 30, drawn=one.get("person", False)), words, gap=9,
                   pad=pad(10, 5), fill=theme.chosen if on else "", radius=4)  # fmt: skip
        lines.append(d.thing(node, one["text"] if on else one))
    head = row(say(look, entry["title"], 17, bold=True), push(), *parts(d, entry["tools"]),
               gap=2, pad=pad(12, 8))  # fmt: skip
    chips: list[Node] = []
    for one in entry["filters"]:
        chip = tools.badge(look, one["text"], theme.bar, theme.ink, border=theme.line)
        chips.append(d.thing(chip, one))
    return column(head, row(*chips, gap=5, pad=pad(12, 4)), *lines, width=258, fill=theme.bar,
                  border=theme.line, edges="r", clip=True)  # fmt: skip


def _talk(d: Desk, talk: Entry) -> Group:
    look, theme = d.look, d.look.theme
    heads = tabs(d, d.content("talk_tabs"), "Chat", lambda text, on: panels.tab(look, text, on=on))
    head = row(
        face(d, talk["text"], 30, drawn=talk.get("person", False)),
        say(look, talk["text"], 15, bold=True), *d.bar("talk_name"), Group(width=8), *heads,
        *d.bar("talk_tabs_end"), push(), *d.bar("talk"), gap=4, pad=pad(14, 7), border=theme.line,
        edges="b", clip=True,
    )  # fmt: skip
    lines: list[Node] = []
    hovered = d.integer(1, len(talk["messages"]) - 2)
    for place, one in enumerate(talk["messages"]):
        if "day" in one:
            lines.append(row(hint(look, one["day"]), justify="center", pad=pad(0, 3)))
        lines.append(_bubble(d, one, hovered=place == hovered))
    stream = column(*lines, gap=5, pad=pad(16, 8), grow=1, clip=True, justify="end")
    box = column(
        row(say(look, "Type a message", look.size + 1, theme.faint), pad=pad(11, 7)),
        row(*parts(d, d.content("compose_bar")), gap=1, pad=pad(6, 4)),
        border=theme.line, radius=6, fill=theme.card,
    )  # fmt: skip
    foot = column(box, pad=Pad(4, 18, 14, 18))
    body = panes(stream, panels.scroll_bar(look, 0.55, 0.4), grow=1, clip=True)
    return column(head, body, foot, grow=1, fill=theme.page)


def _bubble(d: Desk, one: Entry, *, hovered: bool) -> Group:
    """A message; one's own stand at the far side."""
    look, theme = d.look, d.look.theme
    mine = one.get("mine", False)
    fill = theme.soft if mine else theme.card
    inside = _inside(d, one, mine=mine)
    nodes: list[Node] = [column(*inside, gap=4, pad=pad(11, 7), fill=fill, radius=6, width=390)]
    if not mine:
        portrait = row(Drawing("avatar", 28, 28, (), (float(number_of(one["who"])),)), hugs=True)
        nodes.insert(0, d.mark(portrait, "other", _asked(d, one, "face")))
    if hovered:
        signs = [
            d.mark(tools.tool(look, sign, 16, pad=pad(4)), "icon", _asked(d, one, key))
            for sign, key in d.content("bubble_words")["tools"].items()
        ]
        bar = row(*signs, gap=0, fill=theme.card, border=theme.line, radius=5, hugs=True)
        nodes.insert(0 if mine else len(nodes), bar)
    # One's own messages stand at the right.
    if mine:
        nodes.insert(0, push())
    return row(*nodes, gap=8, align="start")


def _asked(d: Desk, one: Entry, key: str) -> tuple[str, ...]:
    """What may be asked of a message that says what it is about."""
    if "about" not in one:
        return ()
    words = d.content("bubble_words")[key]
    return tuple(text.format(who=one.get("who", "me"), about=one["about"]) for text in words)


def _inside(d: Desk, one: Entry, *, mine: bool) -> list[Node]:
    """Who and when, the words, and what comes with them."""
    look, theme = d.look, d.look.theme
    when = hint(look, one["when"], 10.5)
    nodes: list[Node] = [when]
    if not mine:
        nodes = [row(say(look, one["who"], look.size - 1, bold=True), when, gap=7)]
    face_ = look.face(look.size + 0.5)
    nodes.append(Paragraph((Span(one["text"]),), face_, theme.ink, leading=1.4, role="prose"))
    if "file" in one:
        entry = one["file"]
        held = row(icon(look, entry["icon"], 20, theme.link), say(look, entry["text"]),
                   icon(look, "more_horizontal", 14, theme.muted), gap=8, pad=pad(9, 6),
                   border=theme.line, radius=5, fill=theme.card, hugs=True)  # fmt: skip
        nodes.append(row(thing(d, held, entry)))
    if "photo" in one:
        drawn = Drawing("photo", 110, 190, (), (float(one["photo"]),))
        nodes.append(d.mark(row(drawn, hugs=True), "other", _asked(d, one, "photo")))
    if "signs" in one:
        nodes.append(_reactions(d, one))
    return nodes


def _reactions(d: Desk, one: Entry) -> Group:
    look, theme = d.look, d.look.theme
    names = {"who": one.get("who", "me"), "about": one.get("about", "")}
    nodes: list[Node] = []
    for sign, count in one["signs"].items():
        chip = row(
            icon(look, sign, 14, theme.link),
            say(look, str(count), look.size - 1),
            gap=4,
            pad=pad(7, 1),
            radius=9,
            fill=theme.bar,
            border=theme.line,
            hugs=True,
        )
        said = d.content("signs")[sign]
        does = tuple(text.format(sign=said, **names) for text in d.content("reaction")["does"])
        nodes.append(d.mark(chip, "other", does if names["about"] else (), words=(str(count),)))
    return row(*nodes, gap=4)
