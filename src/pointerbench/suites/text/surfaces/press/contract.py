"""A contract in a viewer: parties, numbered clauses, final provisions, lines to sign on."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import prose, text, title
from pointerbench.suites.text.surfaces.press.dating import written
from pointerbench.suites.text.surfaces.press.paper import on_paper, print_size, sheet
from pointerbench.suites.text.surfaces.press.parts import mentioned
from pointerbench.suites.text.surfaces.press.persons import first_party
from pointerbench.suites.text.surfaces.press.viewer import Document, viewer
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, space

_HEADINGS = ("clause_subject", "clause_duties", "clause_rights", "clause_final")
_WIDTH = 690
_PRIVATE = (  # who lets a flat or sells a boat is mostly no firm
    *("Landlord", "Seller", "Mietvertrag", "Bail d'habitation", "arrendadora", "vendedora"),
    "locatore",
)


def build(w: Writer) -> Node:
    passage = w.passage("contract")
    own = on_paper(w)
    signs = w.pick(("", w.say("press.article") + " ", "§ " if w.language == "de" else ""))
    final = [w.say(f"press.final_{number}") for number in w.sample((1, 2, 3, 4), 3)]
    headings = [w.say(f"press.{key}") for key in _HEADINGS]
    clauses = [*passage.paragraphs[:3], final]
    parts: list[Node] = []
    for number, (heading, sentences) in enumerate(zip(headings, clauses, strict=True), 1):
        parts.append(_clause(own, f"{signs}{number}", heading, sentences, centred=signs == "§ "))
    at_end = w.chance(0.35)
    head = [] if at_end else _head(own, passage)
    shown = parts[1:] if at_end else parts
    first = sheet(
        own,
        *head,
        *shown,
        *_signatures(own, written(w, passage, -90, 0)),
        push(),
        _foot(own, 2 if at_end else 1),
        width=_WIDTH,
        height=1040,
        margin=Pad(46, 74, 26, 74),
        gap=16,
    )
    pages = w.integer(3, 7)
    name = f"{w.say('press.agreement')}_{w.code('####-##')}.pdf"
    outline = tuple(f"{number}. {heading}" for number, heading in enumerate(headings, 1))
    return viewer(w, Document(name, 2 if at_end else 1, pages, outline, int(at_end)), [first])


def _head(w: Writer, passage: Passage) -> list[Node]:
    """Title and parties."""
    size = print_size(w)
    lines: list[Node] = [
        title(w, passage.title, 21, align="center"),
        text(w, w.say("press.between"), size, align="center"),
    ]
    firm, person = mentioned(w, passage)
    private = any(sign in passage.sentences[0] + passage.title for sign in _PRIVATE)
    other = w.person() if private else w.company()
    for number, name in enumerate(
        (firm or other, person or first_party(w, " ".join(passage.sentences))), 1
    ):
        address = f"{w.street()}, {w.town()}"
        party = f"– {w.say(f'press.party_{number}')} –"
        if number == 2:
            lines.append(text(w, w.say("press.and_"), size, align="center"))
        lines.append(
            column(
                text(w, name, size, bold=True, align="center"),
                text(w, address, size, align="center"),
                text(w, party, size, w.theme.muted, align="center", italic=True),
                gap=1,
                place="entry",
            )
        )
    return lines


def _clause(
    w: Writer, number: str, heading: str, sentences: Sequence[str], *, centred: bool
) -> Group:
    """A clause: its heading, and its sentences as numbered paragraphs."""
    size = print_size(w)
    sign = number.split()[-1]
    lines: list[Node] = []
    caption = f"{number}  {heading}" if not number.isdigit() else f"{number}.  {heading}"
    lines.append(title(w, caption, size + 1.5, align="center" if centred else "left"))
    for place, sentence in enumerate(sentences, 1):
        marker = f"({place})" if centred else f"{sign}.{place}"
        looks: dict[str, Any] = {"marker": marker, "hang": 38, "styles": (), "leading": 1.42}
        lines.append(prose(w, sentence, size, align="justify", **looks))
    return column(*lines, gap=5, place="section")


def _signatures(w: Writer, day: dt.date) -> list[Node]:
    """Place and date, and a line for either party; one may have signed already."""
    fields: list[Node] = []
    for number in (1, 2):
        signed = w.chance(0.5)
        ink = ("#23408e",)
        name = Drawing("signature", 38, 150, ink, (float(w.integer(0, 99)),))
        fields.append(
            column(
                name if signed else space(38),
                column(height=1, fill=w.theme.ink),
                text(w, w.say(f"press.party_{number}"), 12, w.theme.muted),
                gap=4,
                grow=1,
            )
        )
    place = text(w, f"{w.city()}, {w.long_date(day)}", print_size(w))
    return [space(6), place, panes(*fields, gap=60)]


def _foot(w: Writer, number: int) -> Group:
    mark = text(w, str(number), 12, w.theme.muted)
    return row(push(), mark, push(), place="footer")
