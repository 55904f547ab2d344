"""A private messenger: the list of chats at the left, one conversation in bubbles at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Group, Icon, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    chip,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, title_bar, web
from pointerbench.suites.text.kit.people import (
    avatar,
    face_of,
    is_known,
    stable,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, ui
from pointerbench.suites.text.surfaces.social.chat_details import details_pane
from pointerbench.suites.text.surfaces.social.parts import (
    brand,
    composer,
    rising,
    turns,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space


def build(w: Writer) -> Node:
    name, passage = brand(w, "chat"), w.passage("friends")
    times = rising(w, len(passage.sentences), w.integer(8 * 60, 20 * 60), 3)
    chat = column(
        _head(w, passage.title, times[-1]),
        _bubbles(w, passage, times),
        composer(w, w.say("social.write_message"), "plus", "attach"),
        grow=1,
    )
    details = w.chance(0.3)
    width = 240 if details else w.integer(280, 330)
    right = [details_pane(w, passage.title)] if details else []
    body = panes(_chats(w, name, passage, times[-1], width), chat, *right, grow=1)
    if w.chance(0.4):
        return page(w, title_bar(w, name, "chat"), body)
    return web(w, name, f"web.{name.lower()}.app", page(w, body))


# --- the list of chats ----------------------------------------------------------------------------


def _chats(w: Writer, name: str, passage: Passage, last: int, width: float) -> Node:
    """The open chat stands first, the others follow by when they last had news."""
    icons = (Icon("edit", 19, w.theme.muted), Icon("more_vertical", 19, w.theme.muted))
    head = row(avatar(w, 32), ui(w, name, 17, bold=True, grow=1), *icons, gap=14, pad=pad(16, 11))
    own = passage.sentences[-1].partition(": ")[2]
    entries = [_entry(w, passage.title, own, w.clock(last), chosen=True)]
    minutes = last
    for person, line in zip(w.people(10), words(w, "chat_lines", 10), strict=True):
        minutes -= w.integer(9, 150)
        when = w.clock(minutes) if minutes > 360 else _day(w, minutes)
        entries.append(_entry(w, person, line, when))
    search = column(search_box(w, width=None), pad=pad(14, 3))
    return sidebar(w, head, search, _filters(w), *entries, width=width, gap=0, pad=Pad())


def _day(w: Writer, minutes: int) -> str:
    return w.say("yesterday") if minutes > 0 else w.day_month(w.day(-5, -2))


def _filters(w: Writer) -> Node:
    theme = w.theme
    if w.chance(0.4):
        return space(8)
    tags = [chip(w, w.say("social.all"))]
    tags += [
        chip(w, w.say(f"social.{key}"), theme.code, theme.muted) for key in ("unread", "groups")
    ]
    return row(*tags, gap=7, pad=pad(14, 8))


def _entry(w: Writer, who: str, line: str, when: str, *, chosen: bool = False) -> Group:
    theme = w.theme
    unread = not chosen and w.chance(0.25)
    end: list[Node] = [muted(w, line, 13, limit=1, grow=1)]
    if unread:
        count = label(w, str(w.integer(1, 9)), 11, theme.on_accent, bold=True)
        end.append(row(count, pad=pad(6, 1), radius=9, fill=theme.accent, hugs=True))
    elif w.chance(0.3):
        end.insert(0, Icon("check", 14, theme.muted))
    head = row(ui(w, who, 14, bold=unread, limit=1, grow=1), muted(w, when, 11.5), gap=8)
    texts = column(head, row(*end, gap=6), gap=2, grow=1)
    fill = theme.chosen if chosen else ""
    picture = face_of(w, who, 42, letters=not is_known(w, who) or stable(who, 5) < 2)
    return row(picture, texts, gap=12, pad=pad(14, 9), fill=fill, place="entry")


# --- the conversation -----------------------------------------------------------------------------


def _head(w: Writer, title: str, last: int) -> Node:
    theme = w.theme
    seen = w.say("social.last_seen", time=w.clock(last))
    status = w.pick((w.say("online"), w.say("social.typing"), seen))
    icons = [Icon(name, 20, theme.muted) for name in ("video_meet", "phone", "search")]
    return row(
        face_of(w, title, 36, letters=not is_known(w, title) or stable(title, 5) < 2),
        column(ui(w, title, 15, bold=True, limit=1), muted(w, status, 12), gap=1, grow=1),
        *icons,
        gap=16,
        pad=pad(18, 9),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="header",
    )


def _bubbles(w: Writer, passage: Passage, times: list[int]) -> Node:
    """The conversation, its end at the bottom; the first lines are above the window's edge."""
    theme = w.theme
    mine = w.pick(((theme.accent, theme.on_accent), (theme.soft, theme.ink)))
    size, radius = min(w.size, 16), w.pick((6, 11, 15))
    lines, me = turns(passage), w.pick("AB")
    nodes: list[Node] = [_day_chip(w, w.say(w.pick(("today", "yesterday"))))]
    if w.chance(0.35):
        nodes.append(_day_chip(w, w.say("social.encrypted")))
    for place, ((who, line), minutes) in enumerate(zip(lines, times, strict=True)):
        own = who == me
        colors = (
            mine if own else (theme.card if theme.card != theme.page else theme.code, theme.ink)
        )
        clock = w.clock(minutes)
        close = place > 0 and lines[place - 1][0] == who
        body = prose(w, line, size, colors[1], styles=("bold",), rate=0.12, leading=1.4)
        bubble = _bubble(w, body, clock, colors, own=own, radius=radius)
        nodes += [bubble] if close or not place else [space(4), bubble]
    inner = column(*nodes, gap=4, pad=pad(22, 14))
    return column(inner, grow=1, clip=True, justify="end", fill=theme.page)


def _bubble(
    w: Writer, body: Node, clock: str, colors: tuple[Color, Color], *, own: bool, radius: float
) -> Node:
    theme = w.theme
    faint = colors[1] if colors[1] == theme.on_accent else theme.muted
    foot: list[Node] = [ui(w, clock, 11, faint)]
    if own:
        foot.append(Icon("check", 12, faint))
    bubble = column(
        body,
        row(*foot, gap=4, justify="end"),
        gap=1,
        pad=Pad(7, 12, 5, 12),
        fill=colors[0],
        radius=radius,
        place="message",
        hugs=True,
    )
    side = Pad(0, 0, 0, 110) if own else Pad(0, 110, 0, 0)
    return column(bubble, align="end" if own else "start", pad=side)


def _day_chip(w: Writer, caption: str) -> Node:
    theme = w.theme
    tag = row(muted(w, caption, 12, align="center"), pad=pad(12, 4), radius=8, fill=theme.code)
    return column(tag, align="center", pad=pad(0, 5))
