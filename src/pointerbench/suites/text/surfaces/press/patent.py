"""A patent in a viewer: bibliographic data and abstract, or two columns of numbered paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.patents import Patent, patent
from pointerbench.suites.text.kit.texts import prose, text
from pointerbench.suites.text.surfaces.press.paper import on_paper, print_size, printed, sheet
from pointerbench.suites.text.surfaces.press.parts import sketch
from pointerbench.suites.text.surfaces.press.viewer import Document, viewer
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, rule, space, text_columns

_MARGIN = Pad(40, 46, 40, 46)
_WIDTH = 720
_WEST = ("AT", "BE", "CH", "DE", "DK", "ES", "FR", "GB", "IE", "IT", "LU", "NL", "PT")
_EAST = ("BG", "CZ", "FI", "GR", "HU", "NO", "PL", "RO", "SE")
_STATES = (*_WEST, *_EAST)


def build(w: Writer) -> Node:
    own = on_paper(w)
    passage = w.passage("patent")
    facts = patent(w)
    cover = w.chance(0.5)
    sheets: list[Node] = []
    if cover:
        sheets.append(_cover(own, passage, facts))
    page = 1 if cover else w.integer(2, 4)
    head = (facts.number, str(2 if cover else page), w.long_date(facts.published))
    sheets.append(_description(own, passage, head, 4 if cover else 1))
    headings = ("press.abstract", "press.prior_art", "description", "press.claims", "figure")
    outline = tuple(w.say(key) for key in headings)
    name = f"{facts.number.replace(' ', '').replace('/', '')}.pdf"
    return viewer(
        w, Document(name, page, page + w.integer(5, 16), outline, 0 if cover else 2), sheets
    )


def _cover(w: Writer, passage: Passage, facts: Patent) -> Group:
    """The first page: numbers and dates at the head, facts at the left, abstract at the right."""
    bars = row(push(), Drawing("barcode", 30, 210, ("#1c1c1c",), (float(w.integer(0, 99)),)))
    return sheet(
        w,
        bars,
        _cover_head(w, facts.number, w.long_date(facts.published)),
        rule(w.theme, 2),
        panes(_facts(w, passage.title, facts), _summary(w, passage), gap=28),
        row(_sketch(w, 2), _sketch(w, 3), justify="between"),
        width=_WIDTH,
        margin=_MARGIN,
        gap=12,
    )


def _cover_head(w: Writer, number: str, date: str) -> Group:
    no = w.colon(w.say("press.publication_no"))
    day = w.colon(w.say("press.publication_date"))
    left = column(
        text(w, f"(19) {w.say('press.patent_office')}", 14, bold=True),
        text(w, f"(12) {w.say('press.patent_application')}", 17, bold=True),
        gap=3,
        grow=1,
    )
    right = column(text(w, f"(10) {no} {number}", 13), text(w, f"(43) {day} {date}", 13), gap=3)
    return panes(left, right, gap=20, place="header")


def _facts(w: Writer, name: str, known: Patent) -> Group:
    """Who applied for what, and when; the states only where it is for many of them."""
    facts = [
        ("54", "title", name),
        ("71", "press.applicant", f"{w.company()}, {w.city()}"),
        ("72", "press.inventors", _listed(w, w.people(w.integer(2, 3)))),
        ("74", "press.agent", f"{w.last_name()} & {w.last_name()}, {w.city()}"),
        ("21", "press.application_no", known.application),
        ("22", "press.filed", w.long_date(known.filed)),
    ]
    if known.abroad:
        earlier = f"{w.short_date(known.first_filed)}  {known.priority}"
        states = " ".join(sorted(w.sample(_STATES, w.integer(9, 14))))
        facts += [("30", "press.priority", earlier), ("84", "press.states", states)]
    return column(*(_fact(w, *fact) for fact in facts), gap=9, grow=1)


def _listed(w: Writer, names: Sequence[str]) -> str:
    return ("\u00a0; " if w.language == "fr" else "; ").join(names)


def _summary(w: Writer, passage: Passage) -> Group:
    """Classification, abstract, the chief figure."""
    sections = w.sample("ABEFGH", 2)  # of what such inventions are sorted under
    classes = ", ".join(
        f"{section}0{w.integer(1, 9)}{w.code('?')} {w.integer(1, 60)}/{w.integer(10, 48)}"
        for section in sections
    )
    return column(
        _fact(w, "51", "press.classification", classes),
        space(2),
        text(w, f"(57)  {w.say('press.abstract').upper()}", 13, align="center", role="title"),
        printed(w, passage.paragraphs[1], print_size(w, 13, 14.5)),
        _sketch(w, 1),
        gap=8,
        grow=1,
    )


def _fact(w: Writer, code: str, key: str, value: str) -> Group:
    """A line such as (72) Inventor: ..."""
    name = text(w, f"({code})", 13, width=34)
    heading = text(w, w.colon(w.say(key)), 13, role="label")
    shown = text(w, value, 13.5, bold=code == "54", leading=1.35, grow=1)
    return row(name, column(heading, shown, gap=1, grow=1), align="start", place="entry")


def _sketch(w: Writer, number: int) -> Group:
    return sketch(w, f"{w.say('press.fig')} {number}", number)


def _description(w: Writer, passage: Passage, marks: tuple[str, ...], figure: int) -> Group:
    """A page of two columns; every paragraph has its number in brackets.

    Args:
        marks: number, page and date, for the head.
        figure: the number of the first figure.
    """
    size = print_size(w, 13, 14.5)
    counter = 1
    aligned = "left" if w.language in ("de", "nl") else "justify"  # long words gape
    blocks: list[Node] = []
    headings = ("press.technical_field", "press.summary_of", "press.embodiments")
    for key, sentences in zip(headings, passage.paragraphs, strict=False):
        blocks += [_heading(w, key), space(5)]
        for part in _halves(sentences):
            blocks += [_numbered(w, part, counter, size, aligned), space(5)]
            counter += 1
    blocks += [_heading(w, "press.claims"), space(5)]
    for place in range(1, 5):
        claim = w.say(f"press.claim_{place}")
        looks: dict[str, Any] = {"marker": f"{place}.", "hang": 22, "styles": ()}
        blocks += [prose(w, claim, size, align=aligned, leading=1.42, **looks), space(4)]
    head = row(
        text(w, marks[0], 13, bold=True),
        push(),
        text(w, marks[1], 13),
        push(),
        text(w, marks[2], 13),
        place="header",
    )
    # Lines are whole, so that columns need more room than an even share of it all.
    columns = text_columns(*blocks, space(80), count=2, gap=30)
    figures = row(_sketch(w, figure), _sketch(w, figure + 1), justify="between")
    return sheet(w, head, columns, figures, width=_WIDTH, margin=_MARGIN, gap=16)


def _heading(w: Writer, key: str) -> Node:
    return text(w, w.say(key).upper(), 13, align="center", role="title", leading=1.8)


def _numbered(w: Writer, sentences: Sequence[str], number: int, size: float, aligned: str) -> Node:
    marker = f"[{number:04}]"
    return printed(w, sentences, size, marker=marker, indent=round(size * 3.9), align=aligned)


def _halves(sentences: Sequence[str]) -> list[Sequence[str]]:
    """The sentences two by two."""
    return [sentences[at : at + 2] for at in range(0, len(sentences), 2)]
