"""Two pages of a magazine: a large picture with title and lead, columns with a pull quote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Rule, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import caption_of, photograph_of, pictured
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui_title
from pointerbench.suites.text.surfaces.press.paper import on_paper, printed
from pointerbench.suites.text.surfaces.press.parts import kicker, town_of
from pointerbench.suites.text.surfaces.press.pictures import credit
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import (
    column,
    pad,
    panes,
    push,
    row,
    space,
    text_columns,
)

_NAMES = ("Atlas & Anchor", "Meridian", "Halcyon", "Kiosk", "Solstice", "Parallax")


def build(w: Writer) -> Node:
    own = w if w.theme.dark else on_paper(w, w.pick(("#ffffff", "#fdfbf6", "#f5f7f6")))
    passage = w.passage("magazine")
    number = 2 * w.integer(8, 60)
    magazine = w.pick(_NAMES)
    issue = f"{w.month(w.today)} {w.today.year}"
    opening = _opening(own, passage, (str(number), magazine))
    box = _box(own, town_of(w, passage), magazine, number)
    reading = _reading(own, passage, (f"{magazine}  {issue}", str(number + 1)), box)
    return panes(
        opening,
        column(width=1, fill=own.theme.line),
        reading,
        fill=own.theme.page,
        grow=1,
        clip=True,
    )


def _opening(w: Writer, passage: Passage, folio: tuple[str, str]) -> Group:
    """The left page: picture to its edges, title and lead below or above it."""
    theme = w.theme
    size = w.integer(36, 46)
    photographer = w.person()
    words = column(
        kicker(w, w.say("press.in_depth"), theme.accent),
        title(w, passage.title, size, leading=1.08),
        text(w, passage.lead, 18, theme.muted, role="prose", leading=1.42),
        row(*_names_of(w, photographer if pictured(passage) else ""), gap=20),
        gap=14,
        pad=pad(44, 26),
        place="headline",
    )
    shown: list[Node] = [*_band(w), words]
    found = photograph_of(w, passage, 200)
    if found:
        picture = replace(found, grow=1)  # what the words leave
        below = [muted(w, caption_of(passage), 12)] if caption_of(passage) else []
        caption = column(*below, credit(w, photographer), gap=3, pad=Pad(6, 44, 0, 44))
        shown = [words, picture, caption] if w.chance(0.4) else [picture, caption, words]
    return column(*shown, _folio(w, folio, left=True), width=500, clip=True)


def _names_of(w: Writer, photographer: str) -> list[Node]:
    names: list[Node] = [muted(w, w.say("press.words_by", name=w.person()), 12.5)]
    if photographer:
        names.append(muted(w, w.say("press.photos_by", name=photographer), 12.5))
    return names


def _band(w: Writer) -> list[Node]:
    """What an article without a photograph opens with: a field of colour with the house's mark."""
    theme = w.theme
    mark = Drawing("logo", 96, 96, (theme.on_accent,), (float(w.integer(0, 9)),))
    return [column(mark, grow=1, fill=theme.accent, pad=Pad(44), align="center",
                   justify="center"), Rule(theme.ink, 3)]  # fmt: skip


def _reading(w: Writer, passage: Passage, folio: tuple[str, str], box: Group) -> Group:
    """The right page: columns of text, a pull quote, and a box with dates."""
    size = max(13, min(15, w.size - 0.5))
    looks: dict[str, Any] = {"align": "left", "leading": 1.45}  # narrow lines gape
    parts: list[Node] = [_first(w, passage.paragraphs[0], size, looks)]
    for sentences in passage.paragraphs[1:]:
        parts.append(printed(w, sentences, size, indent=16, **looks))
    parts.insert(1, _pull_quote(w, passage))
    parts.append(space(16))
    for other in w.passages("magazine", 1):
        parts += [Rule(w.theme.accent, 2), space(8), title(w, other.title, 19), space(7)]
        parts += [printed(w, other.lead, size, italic=True, **looks), space(6)]
        parts += [printed(w, part, size, indent=16, **looks) for part in other.paragraphs]
    columns = text_columns(*parts, count=2, gap=24, grow=1)
    head = row(push(), label(w, w.say("press.report").upper(), 11, w.theme.muted, spacing=1.2))
    return column(
        column(head, columns, box, gap=12, pad=Pad(26, 40, 8, 36), grow=1),
        _folio(w, folio, left=False),
        grow=1,
    )


def _first(w: Writer, sentences: Sequence[str], size: float, looks: dict[str, Any]) -> Node:
    """The opening paragraph, whose first words are set large and bold."""
    words = " ".join(sentences).split(" ")
    lead = " ".join(words[:3])
    spans = (Span(lead + " ", bold=True, color=w.theme.accent), Span(" ".join(words[3:])))
    return text(w, spans, size, role="prose", **looks)


def _pull_quote(w: Writer, passage: Passage) -> Group:
    """A sentence of the article, large, between two lines."""
    # Not what stands right below it.
    later = [part for sentences in passage.paragraphs[1:] for part in sentences][1:]
    sentence = w.pick([part for part in later if 36 < len(part) < 110] or later)
    return column(
        Rule(w.theme.accent, 2),
        prose(w, sentence, 19, w.theme.link, styles=(), italic=True, leading=1.3),
        Rule(w.theme.accent, 2),
        gap=10,
        pad=pad(0, 14),
        place="quote",
    )


def _box(w: Writer, city: str, magazine: str, number: int) -> Group:
    """What to know before one goes there, and where the magazine tells more."""
    facts = (
        f"{w.street()}, {city}",
        f"{w.clock(600)} – {w.clock(1080)}",
        w.phone(city),
        f"www.{w.domain(magazine)}/{number}",
    )
    return column(
        ui_title(w, w.say("press.good_to_know"), 13, w.theme.link),
        text(w, "  ·  ".join(facts[:2]), 12.5),
        text(w, "  ·  ".join(facts[2:]), 12.5),
        gap=4,
        pad=pad(12, 10),
        fill=w.theme.soft,
        place="panel",
    )


def _folio(w: Writer, parts: tuple[str, str], *, left: bool) -> Group:
    shown = [muted(w, part, 11.5) for part in parts]
    nodes: list[Node] = [*shown, push()] if left else [push(), *shown]
    return row(*nodes, gap=16, pad=pad(40, 14), place="footer")
