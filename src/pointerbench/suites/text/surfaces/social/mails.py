"""What mail programs share: the text of a mail, its head, quoted text, signatures, folders."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from pointerbench.flow.nodes import Node, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import nav_item
from pointerbench.suites.text.kit.texts import muted, prose, ui
from pointerbench.suites.text.surfaces.social.parts import (
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

STYLES = ("bold", "underline", "link", "highlight")
_ANY = 3  # so many of the labels suit a mail on anything
FOLDERS = (
    ("inbox", "inbox"),
    ("starred", "star"),
    ("sent", "send"),
    ("drafts", "edit"),
    ("social.archive", "archive"),
    ("spam", "warning"),
    ("trash", "trash"),
)


def mail(w: Writer) -> Passage:
    """What a mail is about; mostly from the office, now and then from a friend."""
    return w.passage(w.pick(("email", "email", "email", "memo", "personal")))


def author(w: Writer, passage: Passage, others: Sequence[str] = ()) -> str:
    """Who may have written this: a few texts tell by an ending that it was a woman, or a man."""
    text = " ".join(passage.sentences)
    hers, his = (any(cue in text for cue in words(w, key)) for key in ("hers", "his"))
    person = w.person()
    for _ in range(24):
        woman = w.is_woman(person)
        if person not in others and (not hers or woman) and not (his and woman):
            break
        person = w.person()
    return person


def first_of(person: str) -> str:
    return person.split()[0]


def body(
    w: Writer,
    passage: Passage,
    people: tuple[str, str],
    size: float,
    *,
    blank: bool = False,
    extra: Sequence[Node] = (),
) -> list[Node]:
    """The mail from greeting to name, ``extra`` below the text, blank lines if so wished.

    ``people`` are who it is to and who it is from.
    """
    to, sender = people
    gap: list[Node] = [prose(w, "", size, styles=())] if blank else []
    closing = w.say(w.pick(("social.regards", "social.wishes")))
    nodes: list[Node] = []
    if opening := greeting(w, passage, to):
        nodes += [prose(w, opening, size, styles=()), *gap]
    for sentences in passage.paragraphs:
        nodes += [prose(w, sentences, size, styles=STYLES), *gap]
    nodes += [*extra, *gap] if extra else []
    nodes.append(prose(w, closing, size, styles=()))
    nodes.append(prose(w, sender if w.chance(0.5) else first_of(sender), size, styles=()))
    return nodes


def greeting(w: Writer, passage: Passage, to: str) -> str:
    """The line before a mail's text, empty where the text has its own.

    In German, what follows a greeting with a comma goes on in lower case.
    """
    if passage.sentences[0].startswith(tuple(words(w, "greetings"))):
        return ""
    plain = passage.sentences[0][0].isupper()
    key = w.pick(("social.dear", "social.hi")) if plain else "social.dear_comma"
    return w.say(key, name=first_of(to))


def signature(w: Writer, person: str, company: str, size: float) -> list[Node]:
    """The lines under a mail: name, post, firm, address, telephone."""
    color, city = w.theme.muted, w.city()
    lines = [
        person,
        f"{w.pick(words(w, 'jobs_list'))}, {company}",
        f"{w.street()}, {w.town(city)}",
        f"{w.phone(city)}  |  www.{w.domain(company)}",
    ]
    return [ui(w, line, size, color) for line in lines]


def quoted(
    w: Writer, parts: Sequence[Sequence[str]], who: str, size: float, day: dt.date | None = None
) -> Node:
    """What is answered: a line that says who wrote it, and the text behind a bar."""
    theme = w.theme
    head = w.say("social.wrote", date=w.long_date(day or w.day(-6, -2)), time=w.clock(), name=who)
    nodes = [prose(w, part, size, theme.muted, styles=()) for part in parts]
    bar = Rule(w.pick((theme.line, theme.accent, theme.faint)), 2)
    return column(
        muted(w, head, 12.5),
        panes(bar, column(*nodes, gap=8, pad=pad(0, 2), grow=1), gap=12),
        gap=7,
        place="quote",
    )


def folders(
    w: Writer, chosen: str = "inbox", size: float = 13.5, unread: int | None = None
) -> list[Node]:
    """The mail's folders, some with how many are unread; in the inbox ``unread``, if given."""
    nodes: list[Node] = []
    for key, icon in FOLDERS:
        busy = key in ("inbox", "drafts", "spam") and w.chance(0.7)
        count = str(w.integer(2, 48)) if busy else ""
        if key == "inbox" and unread is not None:
            count = str(unread)
        item = nav_item(w, w.say(key), icon=icon, chosen=key == chosen, count=count, size=size)
        nodes.append(item)
    return nodes


def own_labels(w: Writer, count: int) -> list[Node]:
    """Labels of the user's own, each with a dot of its colour."""
    colors = w.sample(("#c0322f", "#2b7a37", "#1a66d2", "#b8550b", "#6d44c9"), count)
    return [
        row(
            column(width=9, height=9, radius=3, fill=color),
            ui(w, name, 13, role="label", limit=1, grow=1),
            gap=11,
            pad=pad(14, 5),
            hit=True,
        )
        for name, color in zip(tag_names(w, count), colors, strict=True)
    ]


def tag_names(w: Writer, count: int = _ANY) -> list[str]:
    """Labels of the user's own: first those that suit any mail."""
    return words(w, "mail_labels")[:count]
