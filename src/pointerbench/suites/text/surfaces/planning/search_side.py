"""What a search engine shows besides its results: a subject, questions, further searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Rule, Span
from pointerbench.suites.text.kit.texts import muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import choices, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row

# Of the label query_more: what goes with any subject.
_ANY = (1, 3, 5, 7, 8)


class Topic(NamedTuple):
    """What is searched for: what an encyclopaedia says first, and sentences for the results."""

    query: str
    lead: tuple[str, ...]
    rest: list[str]


def more_words(w: Writer, count: int) -> list[str]:
    """Words that may follow whatever is searched for."""
    words = choices(w, "query_more")
    return w.sample([words[place] for place in _ANY], count)


def deep_link(w: Writer, words: str) -> Node:
    return ui(w, (Span(words, link=True, color=w.theme.link),), 13, role="label")


def asked_box(w: Writer, asked: Sequence[tuple[str, ...]]) -> Group:
    """Questions of others, the first one open."""
    theme = w.theme
    lines: list[Node] = [ui_title(w, say(w, "also_asked"), 16)]
    for number, (question, answer) in enumerate(asked):
        icon = Icon("chevron_down" if number else "chevron_up", 15, theme.muted)
        inside: list[Node] = [row(text(w, question, 14.5, grow=1), icon, gap=12)]
        if not number:
            inside.append(prose(w, answer, 13.5, theme.muted, styles=("bold",)))
        lines.append(
            column(*inside, gap=5, pad=pad(2, 9), border=theme.line, edges="t", place="question")
        )
    return column(*lines, gap=4, place="section")


def side_column(w: Writer, topic: Topic, width: float) -> Node:
    """What an encyclopaedia says, and what else is searched for."""
    theme = w.theme
    about = column(
        ui_title(w, topic.query, 19),
        prose(w, topic.lead, 13.5, styles=("link",), rate=0.7),
        row(muted(w, w.say("source")), deep_link(w, "encyclora.org"), gap=6),
        gap=8,
        pad=pad(14, 14),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="panel",
    )
    more = [
        row(
            Icon("search", 14, theme.muted),
            text(w, (Span(f"{topic.query} "), Span(rest, bold=True)), 13.5, grow=1),
            gap=8,
            pad=pad(10, 7),
            fill=theme.code,
            radius=6,
            hit=True,
        )
        for rest in more_words(w, 5)
    ]
    return column(
        about,
        Rule(theme.line),
        ui_title(w, say(w, "related"), 15),
        *more,
        gap=9,
        width=width,
        place="sidebar",
    )
