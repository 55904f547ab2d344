"""An online word processor in review: tracked changes in the text, comments beside the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Icon, Node, Paragraph, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
)
from pointerbench.suites.text.kit.furniture import menu_bar, page, split, standard_menus, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui
from pointerbench.suites.text.surfaces.desk.office import desk, sheet, tool_line
from pointerbench.suites.text.surfaces.desk.parts import blank, disc, slug
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_REMARKS = tuple(f"desk.remark_{number}" for number in range(1, 11))
_REPLIES = tuple(f"desk.reply_{number}" for number in range(1, 5))


def build(w: Writer) -> Node:
    register = w.pick(("contract", "press", "court", "memo", "patent", "magazine"))
    draft = w.passage(register)
    team = w.people(3)
    marks = [number for number in range(len(draft.paragraphs)) if w.chance(0.8)] or [0]
    nodes: list[Node] = [title(w, draft.title, 22), blank(w)]
    for number, sentences in enumerate(draft.paragraphs):
        nodes += [_tracked(w, sentences) if number in marks else prose(w, sentences), blank(w)]
    nodes += _second_part(w, "terms" if register == "contract" else register)
    paper = sheet(w, *nodes, width=w.pick((560, 590)), pad=pad(54, 46))
    parts: list[Node] = [_outline(w, draft)] if w.chance(0.35) else []
    body = page(
        w,
        _head(w, draft),
        tool_line(w),
        split(*parts, column(desk(w, paper), grow=1, clip=True), _comments(w, team)),
    )
    return web(w, draft.title, f"docs.{w.domain()}/d/{w.code('?##?#?##')}/edit", body)


def _head(w: Writer, draft: Passage) -> Node:
    theme = w.theme
    name = row(
        ui(w, slug(draft.title).replace("-", "_") + ".docx", 15, bold=True),
        Icon("star", 16, theme.muted),
        Icon("cloud_done", 16, theme.muted),
        muted(w, w.say("desk.saved_at", time=w.clock(w.integer(17 * 60, 21 * 60)))),
        gap=10,
        pad=pad(10, 0),
    )
    menus = menu_bar(w, standard_menus(w, "file", "edit", "view", "insert", "format", "tools"))
    return row(
        Icon("text_file", 34, theme.accent),
        column(name, menus, gap=2, grow=1),
        Icon("history", 18, theme.muted),
        Icon("comments", 18, theme.link),
        chip(w, w.say("desk.reviewing")),
        button(w, w.say("share"), primary=True, icon="lock"),
        avatar(w, 32),
        gap=13,
        pad=pad(14, 7),
        fill=theme.bar,
        place="header",
    )


def _outline(w: Writer, draft: Passage) -> Node:
    names = [draft.title, *(w.say(key) for key in ("introduction", "summary", "appendix"))]
    lines = [
        column(label(w, one, 12.5, w.theme.muted if n else w.theme.link), pad=pad(0, 5), hit=True)
        for n, one in enumerate(names)
    ]
    heading = ui(w, w.say("outline"), 12.5, bold=True, role="title")
    return column(heading, *lines, width=150, gap=4, pad=pad(14, 20), place="sidebar")


def _tracked(w: Writer, sentences: Sequence[str]) -> Paragraph:
    """A paragraph with a sentence that was added or deleted, and words that are commented on."""
    theme = w.theme
    count = len(sentences)
    changed = w.integer(0, count - 1)
    added = w.chance(0.5)
    spans: list[Span] = []
    for number, sentence in enumerate(sentences):
        if number == changed and added:
            spans.append(Span(sentence, underline=True, color=theme.good))
        elif number == changed:
            spans.append(Span(sentence, strike=True, color=theme.bad))
        elif number == (changed + 1) % count:
            spans += _marked(w, sentence)
        else:
            spans.append(Span(sentence))
        spans.append(Span(" " if number + 1 < count else ""))
    return text(w, [one for one in spans if one.text], leading=1.5, role="prose")


def _marked(w: Writer, sentence: str) -> list[Span]:
    """A sentence with the words highlighted that a comment is about: a name or term of it, or the
    sentence up to a comma, or all of it."""
    known = [(start, stop) for start, stop, _ in w.marks(sentence)]
    comma = sentence.find(",")
    start, stop = w.pick(known) if known else (0, comma if comma > 12 else len(sentence))
    lit = Span(sentence[start:stop], highlight=w.theme.mark)
    return [Span(sentence[:start]), lit, Span(sentence[stop:])]


def _second_part(w: Writer, register: str) -> list[Node]:
    """What follows further down, where the sheet goes on."""
    nodes: list[Node] = []
    for more in w.passages(register, 1):
        nodes.append(title(w, more.title, w.size + 3, leading=1.6))
        for sentences in more.paragraphs:
            nodes += [prose(w, sentences, styles=("underline", "highlight", "bold")), blank(w)]
    return nodes


def _comments(w: Writer, team: list[str]) -> Node:
    head = row(
        ui(w, w.say("comments"), 14, bold=True, role="title"),
        push(),
        Icon("filter", 15, w.theme.muted),
        Icon("close", 15, w.theme.muted),
        gap=12,
    )
    keys = w.sample(_REMARKS, 5)
    times = sorted(w.integer(8 * 60, 17 * 60) for _ in keys)
    first = w.integer(0, 2)
    cards = [
        _comment(w, [*team[turn:], *team[:turn]], key, w.clock(time))
        for turn, key, time in zip(_turns(w, first), keys, times, strict=True)
    ]
    looks: dict[str, Any] = {"border": w.theme.line, "edges": "l", "fill": w.theme.bar}
    return column(
        head, *cards, gap=10, pad=pad(13, 14), width=262, clip=True, place="sidebar", **looks
    )


def _turns(w: Writer, first: int) -> list[int]:
    """Who of the three speaks, never the same person twice running."""
    turns = [first]
    for _ in range(4):
        turns.append((turns[-1] + w.integer(1, 2)) % 3)
    return turns


def _comment(w: Writer, team: list[str], key: str, when: str) -> Node:
    """A comment on a card: who and when, what, an answer or the buttons."""
    theme = w.theme
    who, other = team[0], w.pick(team[1:])
    nodes: list[Node] = [_signed(w, who, when), prose(w, w.say(key), 13.5, styles=())]
    if w.chance(0.4):
        nodes += [
            panes(
                column(width=2, fill=theme.line),
                column(
                    ui(w, other, 12, bold=True),
                    prose(w, w.say(w.pick(_REPLIES)), 13, styles=()),
                    grow=1,
                ),
                gap=9,
            )
        ]
    else:
        captions = (label(w, w.say(k), 12, theme.link) for k in ("reply", "desk.resolve"))
        nodes.append(row(*captions, gap=14))
    return column(
        *nodes,
        gap=6,
        pad=pad(12, 10),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="comment",
    )


def _signed(w: Writer, who: str, when: str) -> Node:
    return row(
        disc(w, who, 28),
        column(ui(w, who, 12.5, bold=True, limit=1), muted(w, when, 11.5), grow=1),
        Icon("check", 15, w.theme.muted),
        gap=9,
    )
