"""A paper for a court: court, parties and number in a block, then numbered lines or paragraphs."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.numbers import case_number
from pointerbench.suites.text.kit.texts import prose, text
from pointerbench.suites.text.surfaces.press.paper import desk, on_paper, print_size
from pointerbench.suites.text.surfaces.press.parts import mentioned
from pointerbench.suites.text.surfaces.press.persons import first_party, second_party
from pointerbench.suites.text.surfaces.press.viewer import Document, viewer
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import (
    column,
    panes,
    push,
    row,
    space,
    text_columns,
)

_PITCH = 24  # of the numbered lines, in logical pixels
_LINES = 28
_FIRM_SUES = ("La demandante es una sociedad", "La ricorrente")
_OWNERS = ("syndicat des copropriétaires", "comunidad de propietarios", "condominio")
_FIRM_SUED = ("a removal firm", "the defendant's website", "von der Beklagten")


def build(w: Writer) -> Node:
    passage = w.passage("court")
    own = on_paper(w, w.pick(("#ffffff", "#fdfcf7")))
    shown = _with_line_numbers(own, passage) if w.chance(0.5) else _in_paragraphs(own, passage)
    if w.chance(0.4):
        return desk(shown, ground=w.pick(("#c9ccd1", "#6d7278", "#dedbd4")), pad=Pad(18))
    name = f"{w.code('####-##')}_{w.say('press.brief')}.pdf"
    pages = w.integer(4, 12)
    outline = tuple(w.say(f"press.{key}") for key in ("facts", "reasons", "decision", "costs"))
    return viewer(w, Document(name, 1, pages, outline), [shown])


def _caption(w: Writer, passage: Passage, size: float, *, pitch: float) -> Group:
    """Who is at law with whom: parties at the left, number and judge at the right."""
    first, second = _parties(w, passage)
    looks: dict[str, Any] = {"leading": pitch / size}
    left = column(
        text(w, first, size, bold=True, **looks),
        text(w, w.say("press.claimant") + ",", size, italic=True, **looks),
        text(w, w.say("press.versus"), size, align="center", **looks),
        text(w, second, size, bold=True, **looks),
        text(w, w.say("press.defendant") + ".", size, italic=True, **looks),
        grow=1,
        border=w.theme.ink,
        edges="br",
        pad=Pad(0, 12, 0, 0),
    )
    facts = (
        (w.say("press.case_no"), case_number(w)),
        (w.say("press.judge"), w.person()),
        (w.say("press.hearing"), w.short_date(w.day(10, 120))),
        (w.say("press.room"), f"{w.integer(1, 3)}.{w.integer(1, 30):02}"),
    )
    right = column(
        *(
            row(
                text(w, w.colon(name) + " ", size, **looks),
                text(w, value, size, grow=1, **looks),
            )
            for name, value in facts
        ),
        grow=1,
        pad=Pad(0, 0, 0, 16),
    )
    return panes(left, right, place="header")


def _parties(w: Writer, passage: Passage) -> tuple[str, str]:
    """Who sues whom: firms and persons as the text speaks of them."""
    words = " ".join(passage.sentences)
    firm, _ = mentioned(w, passage)
    if any(sign in words for sign in _FIRM_SUES):
        return firm or w.company(), w.company()
    if any(sign in words for sign in _OWNERS):
        return first_party(w, words), w.say("press.owners", street=w.street())
    first, second = first_party(w, words), second_party(w, words)
    return first, firm or (w.company() if any(sign in words for sign in _FIRM_SUED) else second)


def _court(w: Writer, size: float, pitch: float) -> list[Node]:
    looks: dict[str, Any] = {"align": "center", "leading": pitch / size}
    return [
        text(w, w.say("press.court", city=w.city()).upper(), size, bold=True, **looks),
        text(w, w.say("press.civil_division"), size, **looks),
    ]


def _with_line_numbers(w: Writer, passage: Passage) -> Group:
    """Ruled paper: every line has its number at the left, paragraph marks or not. All are of one
    size, since a line's height in pixels follows from it."""
    size = print_size(w, 13.5, 15.5)
    blank = text(w, " ", size, leading=_PITCH / size)
    lines: list[Node] = [*_court(w, size, _PITCH), blank]
    lines += [_caption(w, passage, size, pitch=_PITCH), blank]
    heading = text(w, passage.title, size, bold=True, role="title", leading=_PITCH / size)
    lines.append(heading)
    looks: dict[str, Any] = {"styles": (), "indent": 36, "leading": _PITCH / size}
    lines += [prose(w, sentences, size, **looks) for sentences in passage.paragraphs]
    numbers = column(
        *(
            text(w, str(n), size, w.theme.faint, align="right", leading=_PITCH / size, role="label")
            for n in range(1, _LINES + 1)
        ),
        width=26,
    )
    body = text_columns(*lines, count=1, grow=1, height=_PITCH * _LINES)
    rules = row(
        column(width=1, fill=w.theme.bad), column(width=1, fill=w.theme.bad), gap=3, align="stretch"
    )
    inner = panes(numbers, rules, body, column(width=1, fill=w.theme.bad), gap=12, grow=1)
    foot = row(push(), text(w, "– 1 –", 12.5, w.theme.muted), push(), place="footer")
    return column(
        inner,
        foot,
        gap=10,
        width=732,
        height=(_PITCH + 1) * _LINES + 84,
        pad=Pad(26, 40, 18, 30),
        fill=w.theme.page,
        border=w.theme.line,
    )


def _in_paragraphs(w: Writer, passage: Passage) -> Group:
    """Plain paper; every one or two sentences are a numbered paragraph under a heading."""
    size = print_size(w, 13.5, 15.5)
    blocks: list[Node] = _court(w, size + 0.5, 22)
    if w.chance(0.5):
        arms = Drawing("emblem", 46, 40, (w.theme.ink, w.theme.ink), (float(w.integer(0, 20)),))
        blocks.insert(0, row(arms, justify="center"))
    blocks += [space(8), _caption(w, passage, print_size(w, 13, 14.5), pitch=22), space(10)]
    blocks.append(text(w, passage.title, size + 2, bold=True, align="center", role="title"))
    number = 1
    aligned = "left" if w.language in ("de", "nl") else w.pick(("justify", "left"))
    for key, sentences in zip(("facts", "reasons", "decision"), passage.paragraphs, strict=False):
        heading = w.say(f"press.{key}").upper()
        blocks.append(text(w, heading, size, bold=True, align="center", role="title"))
        for at in range(0, len(sentences), 2):
            looks: dict[str, Any] = {
                "marker": f"{number}.",
                "hang": 34,
                "styles": (),
                "align": aligned,
            }
            blocks.append(prose(w, sentences[at : at + 2], size, leading=1.5, **looks))
            number += 1
    return column(
        *blocks,
        gap=9,
        width=712,
        height=1000,
        pad=Pad(44, 76, 40, 76),
        fill=w.theme.page,
        border=w.theme.line,
        clip=True,
    )
