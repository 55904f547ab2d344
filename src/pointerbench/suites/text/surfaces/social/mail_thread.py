"""A conversation by mail in a browser: older messages folded, the newest open, quoted text."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, toolbar, web
from pointerbench.suites.text.kit.people import (
    avatar,
    likeness,
    person_line,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social import mails
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    brand,
    file_of,
    section_title,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


class _Circle(NamedTuple):
    """Who writes to one another, the domain of their addresses, and about what."""

    people: list[str]
    domain: str
    topic: str


def build(w: Writer) -> Node:
    # The answers speak of offers, lists and suppliers: this is from the office.
    passage, others = w.passage("email"), w.people(w.integer(2, 3))
    circle = _Circle([mails.author(w, passage, others), *others], w.domain(), passage.title)
    name = brand(w, "mail")
    full = w.chance(0.5)
    left = _folders(w) if full else _icons(w)
    right = [] if full else [_side(w, circle)]
    conversation = column(_tools(w), _conversation(w, circle, passage), grow=1, clip=True)
    body = page(w, _head(w, name), panes(left, conversation, *right, grow=1))
    return web(w, f"{passage.title} – {name}", f"mail.{w.domain(name)}/t/{w.code('??####')}", body)


def _head(w: Writer, name: str) -> Node:
    return row(
        Icon("mail", 22, w.theme.accent),
        ui(w, name, 17, bold=True),
        push(),
        search_box(w, w.say("social.search_mail"), width=360),
        push(),
        Icon("settings", 19, w.theme.muted),
        avatar(w, 28),
        gap=14,
        pad=pad(18, 8),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _icons(w: Writer) -> Node:
    names = ("inbox", "star", "clock", "send", "edit", "archive", "trash")
    icons = [Icon(name, 20, w.theme.muted) for name in names]
    return sidebar(w, *icons, width=54, gap=22, pad=pad(0, 20), align="center")


def _folders(w: Writer) -> Node:
    write = button(w, w.say("social.write"), primary=True, icon="edit")
    own = mails.own_labels(w, 4)
    return sidebar(
        w,
        write,
        space(6),
        *mails.folders(w, size=13),
        space(6),
        section_title(w, w.say("social.tags")),
        *own,
    )


def _tools(w: Writer) -> Node:
    whole = w.integer(60, 900)
    at = w.integer(1, 40)
    place = f"{at} / {whole}"
    return toolbar(
        w, "back", "|", "archive", "warning", "trash", "|", "mail", "clock", "folder_move", "tag",
        push(), muted(w, place, 12), "chevron_left", "chevron_right", fill=w.theme.page,
    )  # fmt: skip


def _conversation(w: Writer, circle: _Circle, passage: Passage) -> Node:
    """The first mail is folded or open; answers follow, the last one quotes it."""
    size, people = min(w.size, 15.5), circle.people
    replies = w.sample([w.say(f"social.reply_{number}") for number in range(1, 7)], 5)
    days = sorted(w.day(-9, -1) for _ in range(6))
    first_open = w.chance(0.5)
    start = mails.body(w, passage, (people[1], people[0]), size)
    first = f"{mails.greeting(w, passage, people[1])} {' '.join(passage.sentences)}".strip()
    nodes: list[Node] = []
    if first_open:
        nodes.append(_open(w, people[0], circle, w.day_month(days[0]), start))
    else:
        nodes.append(_folded(w, people[0], first, w.day_month(days[0])))
    folded, morning = w.integer(1, 2), w.integer(8 * 60, 13 * 60)
    for place in range(folded):
        who = _other(people, place)
        nodes.append(_folded(w, who, replies[place], w.day_month(days[place + 1])))
    who = _other(people, folded)
    answer = _answer(w, who, replies[folded], people[0], (passage.paragraphs[-1], days[0]))
    nodes.append(_open(w, who, circle, w.clock(morning), [*answer]))
    if not first_open:
        nodes.append(
            _open(w, people[0], circle, w.clock(morning + 95), _short(w, replies[4], people[0]))
        )
    heading = row(ui_title(w, passage.title, 20), *_tags(w), gap=12, pad=Pad(0, 0, 4, 0))
    return column(heading, *nodes, _foot(w), gap=8, pad=pad(24, 14), place="section")


def _other(people: list[str], place: int) -> str:
    """Who answers the first of them: the others in turn."""
    return people[1 + place % (len(people) - 1)]


def _tags(w: Writer) -> list[Node]:
    return [chip(w, name) for name in w.sample(mails.tag_names(w), w.integer(0, 2))]


def _short(w: Writer, content: str, sender: str) -> list[Node]:
    size = min(w.size, 15.5)
    return [
        prose(w, content, size, styles=mails.STYLES),
        prose(w, mails.first_of(sender), size, styles=()),
    ]


def _answer(
    w: Writer, sender: str, content: str, to: str, quote: tuple[tuple[str, ...], dt.date]
) -> tuple[Node, ...]:
    size = min(w.size, 15.5)
    greeting = prose(w, w.say("social.hi", name=mails.first_of(to)), size, styles=())
    return (
        greeting,
        *_short(w, content, sender),
        mails.quoted(w, [quote[0]], to, size - 1, quote[1]),
    )


def _folded(w: Writer, sender: str, content: str, when: str) -> Group:
    return row(
        likeness(w, sender, 30),
        ui(w, sender, 13.5, bold=True, limit=1, width=150),
        muted(w, content, 13, limit=1, grow=1),
        muted(w, when, 12),
        gap=12,
        pad=pad(14, 8),
        fill=w.theme.card,
        border=w.theme.line,
        radius=6,
        place="message",
    )


def _open(w: Writer, sender: str, circle: _Circle, when: str, body: list[Node]) -> Group:
    theme = w.theme
    others = ", ".join(mails.first_of(name) for name in circle.people if name != sender)
    names = column(
        row(
            ui(w, sender, 13.5, bold=True),
            muted(w, f"<{w.email(sender, circle.domain)}>", 12, limit=1, grow=1),
            gap=8,
        ),
        muted(w, w.colon(w.say("to"), others), 12, limit=1),
        gap=1,
        grow=1,
    )
    files = [attachment(w, file_of(w, circle.topic))] if w.chance(0.3) else []
    icons = [Icon(name, 17, theme.muted) for name in ("reply", "more_vertical")]
    return column(
        row(likeness(w, sender, 36), names, muted(w, when, 12), *icons, gap=12),
        column(*body, *files, gap=10, pad=Pad(4, 8, 4, 48)),
        gap=8,
        pad=pad(14, 12),
        fill=theme.card,
        border=theme.line,
        radius=6,
        place="message",
    )


def _foot(w: Writer) -> Node:
    captions = (("reply", "reply"), ("reply_all", "reply_all"), ("forward", "forward_mail"))
    return row(*(button(w, w.say(key), icon=icon) for key, icon in captions), gap=10)


def _side(w: Writer, circle: _Circle) -> Node:
    """Who takes part, and the files they sent."""
    who = [person_line(w, name, w.email(name, circle.domain), 30) for name in circle.people]
    names = [file_of(w, circle.topic, number) for number in range(w.integer(1, 3))]
    files = [attachment(w, name, hugs=False) for name in names]
    return sidebar(
        w,
        section_title(w, w.say("social.participants")),
        *who,
        section_title(w, w.say("social.recent_files")),
        *files,
        label(w, w.say("view_all"), 12.5, w.theme.link),
        width=220,
        side="l",
        gap=12,
    )
