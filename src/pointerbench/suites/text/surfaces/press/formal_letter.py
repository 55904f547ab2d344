"""A formal letter on a desk: letterhead, address window, subject line, text, signature."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import initials
from pointerbench.suites.text.kit.numbers import account_number
from pointerbench.suites.text.kit.texts import prose, text
from pointerbench.suites.text.surfaces.press.dating import written
from pointerbench.suites.text.surfaces.press.paper import desk, on_paper, print_size, sheet
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, space

_DESKS = ("#b9bdc2", "#8a8f96", "#d6d3cd", "#a79c8e", "#5d6268")

_MAILS = ("mailhaven.net", "inboxly.org", "postello.com", "brevimail.net")


class Sender(NamedTuple):
    """Who writes."""

    name: str
    street: str
    place: str
    phone: str
    mail: str


def build(w: Writer) -> Node:
    own = on_paper(w, w.pick(("#ffffff", "#fdfdfb", "#fffdf8")))
    name = w.person()
    city = w.city()
    mail = w.email(name, w.pick(_MAILS))
    sender = Sender(name, w.street(), w.town(city), w.phone(city), mail)
    passage = w.passage("letter", phone=sender.phone, email=mail)
    day = written(w, passage, -60, 0)
    width = w.integer(690, 760)
    long = sum(map(len, passage.sentences)) > 1050
    scrolled = w.pick((0, 0, 150)) if long else 0
    shown = sheet(
        own,
        _head(own, sender),
        _addresses(own, sender, day),
        *_body(own, passage, sender),
        push(),
        _foot(own, sender),
        width=width,
        height=round(width * 1.33) + scrolled // 2,
        margin=Pad(36, 78, 22, 78),
        gap=10,
        shadow=True,
    )
    return desk(shown, ground=w.pick(_DESKS), pad=Pad(w.integer(14, 30)), scroll=scrolled)


def _head(w: Writer, sender: Sender) -> Group:
    """The sender's name: in the middle, at the left with a mark, or at the right."""
    theme = w.theme
    line = f"{sender.street}  ·  {sender.place}"
    match w.pick(("middle", "mark", "right")):
        case "middle":
            return column(
                text(w, sender.name, 22, align="center", spacing=1.5),
                text(w, line, 12, theme.muted, align="center"),
                text(w, f"{sender.phone}  ·  {sender.mail}", 12, theme.muted, align="center"),
                gap=2,
                pad=Pad(0, 0, 9, 0),
                border=theme.line,
                edges="b",
                place="header",
            )
        case "mark":
            mark = initials(w, sender.name, 44)
            names = column(text(w, sender.name, 19, bold=True), text(w, line, 12, theme.muted))
            band = column(height=3, fill=theme.accent)
            return column(row(mark, names, gap=14), band, gap=10, place="header")
        case _:
            lines = (sender.name, sender.street, sender.place, sender.phone, sender.mail)
            shown = [
                text(w, part, 12.5, bold=not number, align="right", leading=1.35)
                for number, part in enumerate(lines)
            ]
            return column(*shown, place="header")


def _addresses(w: Writer, sender: Sender, day: dt.date) -> Group:
    """The window's lines at the left, date and reference at the right."""
    theme = w.theme
    size = print_size(w, 13, 15)
    small = f"{sender.name} · {sender.street} · {sender.place}"
    if len(small) > 46:
        small = f"{sender.street} · {sender.place}"
    receiver = (w.say("press.management"), w.street())
    town = w.town()
    # Where envelopes have a window, the sender stands in it too, in small letters.
    back = [text(w, small, 9.5, theme.muted, limit=1), column(height=1, fill=theme.line), space(3)]
    window = column(
        *(back if w.language in ("de", "nl") else ()),
        *(text(w, line, size, leading=1.32) for line in receiver),
        text(w, town, size, leading=1.32),
        width=290,
        place="entry",
    )
    facts = (
        ("date", w.long_date(day)),
        ("press.your_ref", w.code("####-##")),
        ("phone", sender.phone),
    )
    lines = [
        row(
            text(w, w.colon(w.say(key)), 12.5, theme.muted, width=104),
            text(w, value, 12.5, grow=1),
            align="start",
        )
        for key, value in facts
    ]
    block = column(*lines, gap=3, width=238, place="panel")
    return row(window, push(), block, pad=Pad(14, 0, 16, 0))


def _body(w: Writer, passage: Passage, sender: Sender) -> list[Node]:
    """Subject, salutation, text, closing, signature."""
    size = print_size(w, 13.5, 16)
    subject = text(w, passage.title, size + 0.5, bold=True, role="title")
    found: list[Node] = [subject, space(2), text(w, w.say("press.dear_sirs"), size)]
    aligned = w.pick(("left", "left", "justify"))
    for sentences in passage.paragraphs:
        found.append(prose(w, sentences, size, styles=(), align=aligned, leading=1.42))
    found.append(prose(w, w.say("press.yours_faithfully"), size, styles=(), leading=1.42))
    ink = (w.pick(("#1f3c88", "#1c1c1c")),)
    found.append(Drawing("signature", 44, 170, ink, (float(w.integer(0, 99)),)))
    found.append(text(w, sender.name, size))
    if w.chance(0.6):
        found.append(text(w, w.say("press.enclosures", n=w.integer(1, 3)), 12.5, w.theme.muted))
    return found


def _foot(w: Writer, sender: Sender) -> Group:
    """Bank and contact in small columns."""
    theme = w.theme
    blocks = (
        (sender.name, sender.street, sender.place),
        (w.say("phone"), sender.phone, sender.mail),
        (w.say("bank_details"), w.say("iban"), account_number(w)),
    )
    shown = [
        column(*(text(w, line, 10.5, theme.muted, leading=1.35) for line in lines), grow=1)
        for lines in blocks
    ]
    return panes(*shown, gap=18, pad=Pad(8, 0, 0, 0), border=theme.line, edges="t", place="footer")
