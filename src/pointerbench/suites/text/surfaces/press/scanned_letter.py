"""A scanned letter: typewriter or serif on yellowed paper, a little off, with a stamp on it."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Span
from pointerbench.suites.text.kit.texts import prose, text
from pointerbench.suites.text.surfaces.press.dating import written
from pointerbench.suites.text.surfaces.press.paper import in_one_face, on_paper, print_size
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row, space

_PAPERS = ("#f4efe1", "#f1ead7", "#f6f3ea", "#efe9dc")
_SCANNERS = ("#2b2b2a", "#d9d9d6", "#55534f", "#0f0f0f")
_INKS = ("#2c2a28", "#33302c", "#26303f")


def build(w: Writer) -> Node:
    ground = w.pick(_PAPERS)
    own = in_one_face(on_paper(w, ground, w.pick(_INKS)))
    width = w.integer(790, 880)
    left = w.integer(40, 130)
    letter = column(*_letter(own), pad=Pad(w.integer(28, 60), 96, 40, w.integer(92, 118)))
    glass = w.pick(_SCANNERS)
    scan = Drawing("scan", 1120, width, (glass,), (float(w.integer(0, 999)),))
    page = layers(scan, letter, width=width, height=1120, fill=ground)
    shadow = column(width=w.integer(3, 9), fill="#8b867a")
    lying = panes(column(width=left), page, shadow, height=1120)
    return column(space(w.integer(0, 16)), lying, fill=glass, grow=1, clip=True)


def _letter(w: Writer) -> list[Node]:
    """Sender, stamp, receiver, place and date, subject, text; blank lines part them."""
    size = print_size(w, 14, 16.5)
    city = w.city()
    passage = w.passage("letter", phone=w.phone(city).replace(" ", "\u00a0"))
    name = w.person()
    sender = (name, w.street(), w.town(city))
    receiver = (w.say("press.management"), w.street(), w.town())
    day = written(w, passage, -90, -6)
    subject = Span(passage.title, underline=w.chance(0.6))
    parts: list[Node] = [
        _head(w, sender, size, day + dt.timedelta(w.integer(2, 5))),
        _blank(w, size),
        column(*(text(w, line, size, leading=1.35) for line in receiver), place="entry"),
        _blank(w, size),
        text(w, f"{city}, {w.long_date(day)}", size, align="right"),
        _blank(w, size),
        text(w, (subject,), size, leading=1.4, role="title"),
        _blank(w, size),
        text(w, w.say("press.dear_sirs"), size),
    ]
    for sentences in passage.paragraphs:
        parts += [
            _blank(w, size),
            prose(w, sentences, size, styles=("underline",), rate=0.25, leading=1.4),
        ]
    parts += [
        _blank(w, size),
        prose(w, w.say("press.yours_faithfully"), size, styles=(), leading=1.4),
    ]
    parts.append(Drawing("signature", 52, 190, ("#2a3550",), (float(w.integer(0, 99)),)))
    parts.append(text(w, name, size))
    return parts


def _head(w: Writer, sender: tuple[str, ...], size: float, received: dt.date) -> Group:
    """The sender, and the stamp of those who received the letter."""
    names = column(*(text(w, line, size, leading=1.35) for line in sender))
    return row(names, push(), _stamp(w, received), gap=16, align="start", place="header")


def _blank(w: Writer, size: float) -> Node:
    return prose(w, "", size, styles=(), leading=1.4)


def _stamp(w: Writer, day: dt.date) -> Group:
    """The receiving office's stamp: received, date, number."""
    ink = w.pick(("#9c2f38", "#3b3f8f", "#2f6b5a"))
    lines = (
        text(w, w.say("press.received").upper(), 15, ink, bold=True, align="center", spacing=1),
        text(w, w.short_date(day), 14, ink, align="center"),
        text(w, f"{w.say('press.issue', n='')}{w.code('####')}", 12, ink, align="center"),
    )
    return column(*lines, border=ink, thickness=2, radius=5, pad=pad(14, 6), place="panel")
