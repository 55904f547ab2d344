"""A journal's page in a viewer: title, authors, abstract, two columns with figure and footnotes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Span, Table
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import bullets, prose, raised, text, title
from pointerbench.suites.text.surfaces.press.paper import on_paper, print_size, printed, sheet
from pointerbench.suites.text.surfaces.press.viewer import Document, viewer
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space, text_columns

_WIDTH = 740
_HEIGHT = 1010


def build(w: Writer) -> Node:
    own = on_paper(w, w.pick(("#ffffff", "#ffffff", "#fdfcf8")))
    passage = w.passage("essay")
    size = print_size(w, 13, 14.5)
    first = w.integer(11, 240)
    volume = w.integer(4, 61)
    journal = w.say(w.pick(("press.journal", "press.journal_2", "press.journal_3")))
    line = f"{journal} {volume} ({w.today.year}), {first}–{first + w.integer(6, 19)}"
    page = sheet(
        own,
        _running(own, line, f"doi: 10.{w.integer(1100, 9900)}/{w.code('????').lower()}.{first}"),
        *_head(own, passage),
        _abstract(own, passage, size),
        _columns(own, passage, size),
        _footnotes(own),
        row(push(), text(own, str(first), 12), push(), place="footer"),
        width=_WIDTH,
        height=_HEIGHT,
        margin=Pad(28, 52, 18, 52),
        gap=11,
    )
    keys = ("press.abstract", "introduction", "press.findings", "conclusion", "references")
    outline = tuple(w.say(key) for key in keys)
    number = w.integer(1, 2)
    name = "_".join(re.findall(r"\w+", passage.title.lower())[:3]) + ".pdf"
    return viewer(w, Document(name, number, number + w.integer(5, 18), outline), [page])


def _running(w: Writer, left: str, right: str) -> Group:
    parts = (
        text(w, left, 12, w.theme.muted, italic=True),
        push(),
        text(w, right, 12, w.theme.muted),
    )
    return row(*parts, pad=Pad(0, 0, 5, 0), border=w.theme.line, edges="b", place="header")


def _head(w: Writer, passage: Passage) -> list[Node]:
    """Title, authors with the signs of where they work, and those places."""
    aligned = w.pick(("left", "center"))
    people = w.people(w.integer(2, 3))
    spans: list[Span] = []
    for number, person in enumerate(people, 1):
        spans += [Span(("  ·  " if spans else "") + person), raised(str(min(number, 2)))]
    places = [
        text(
            w,
            (raised(str(number)), Span(" " + w.say("press.university", city=city))),
            12.5,
            w.theme.muted,
            align=aligned,
        )
        for number, city in enumerate(w.cities(2), 1)
    ]
    return [
        title(w, passage.title, w.integer(23, 27), align=aligned),
        text(w, spans, 14.5, align=aligned),
        column(*places, gap=0),
    ]


def _abstract(w: Writer, passage: Passage, size: float) -> Group:
    """The abstract across both columns, with key words below."""
    heading = Span(w.say("press.abstract") + ".  ", bold=True)
    words = " ".join(passage.paragraphs[0])
    body = text(w, (heading, Span(words)), size, role="prose", align="justify", leading=1.4)
    dates = (
        f"{w.colon(w.say('press.submitted'))} {w.short_date(w.day(-400, -200))}",
        f"{w.colon(w.say('press.accepted'))} {w.short_date(w.day(-190, -60))}",
    )
    line = text(w, "   ".join(dates), 12.5, w.theme.muted, italic=True)
    if w.chance(0.5):
        return column(body, line, gap=6, pad=pad(16, 11), fill=w.theme.soft, place="section")
    looks: dict[str, Any] = {"border": w.theme.line, "edges": "tb", "pad": pad(26, 9)}
    return column(body, line, gap=6, place="section", **looks)


def _columns(w: Writer, passage: Passage, size: float) -> Group:
    """Sections with a figure and a table, then the next contribution of the issue."""
    blocks: list[Node] = []
    rest = passage.paragraphs[1:]
    keys = ("press.findings", "conclusion")
    for number, (key, sentences) in enumerate(zip(keys, rest, strict=False), 1):
        blocks += [_heading(w, f"{number}  {w.say(key)}"), space(4)]
        blocks.append(_noted(w, sentences, size, number))
        blocks.append(space(9))
        blocks += [_figure(w) if number == 1 else _table(w), space(10)]
    blocks += [_heading(w, w.say("references")), space(4), _references(w), space(14)]
    for other in w.passages("essay", 2):
        head = (title(w, other.title, 17), text(w, w.person(), 13, italic=True))
        blocks += [column(*head), space(6)]
        for place, sentences in enumerate(other.paragraphs):
            blocks.append(printed(w, sentences, size, indent=16 if place else 0, leading=1.4))
        blocks.append(space(14))
    return text_columns(*blocks, count=2, gap=28, grow=1)


def _heading(w: Writer, caption: str) -> Node:
    return title(w, caption, 15.5)


def _noted(w: Writer, sentences: Sequence[str], size: float, number: int) -> Node:
    """Running text with the sign of a footnote after its second sentence."""
    first, rest = " ".join(sentences[:2]), " ".join(sentences[2:])
    spans = (Span(first), raised(str(number)), Span(" " + rest))
    return text(w, spans, size, role="prose", align="justify", leading=1.4)


def _figure(w: Writer) -> Group:
    values = tuple(float(w.integer(8, 60)) for _ in range(w.integer(5, 8)))
    kind = w.pick(("bars", "line_chart"))
    chart = Drawing(kind, w.integer(110, 140), None, (w.theme.accent,), values)
    spans = (
        Span(f"{w.say('figure')} 1.  ", bold=True),
        Span(w.say("press.figure_text", n=w.integer(24, 190))),
    )
    return column(chart, text(w, spans, 12.5, role="prose", leading=1.35), gap=6, place="section")


def _table(w: Writer) -> Group:
    """A small table of figures whose last line is their sum."""
    counts = [(w.integer(31, 80), w.integer(6, 30)) for _ in range(3)]
    sums = tuple(sum(pair[at] for pair in counts) for at in (0, 1))
    heads = (w.say("press.group_"), w.say("count"), w.say("press.of_these"))
    lines = [(f"{letter}", *map(str, pair)) for letter, pair in zip("ABC", counts, strict=True)]
    rows = [heads, *lines, (w.say("total"), *map(str, sums))]
    cells = tuple(
        (
            text(w, first, 12.5, bold=not number),
            *(text(w, value, 12.5, bold=not number, align="right") for value in others),
        )
        for number, (first, *others) in enumerate(rows)
    )
    caption = (Span(f"{w.say('table')} 1.  ", bold=True), Span(w.say("press.table_text")))
    columns = (Column(grow=1), Column(grow=1), Column(grow=1))
    table = Table(columns, cells, pad=Pad(3, 4, 3, 4), line=w.theme.line)
    return column(text(w, caption, 12.5, role="prose", leading=1.35), table, gap=5)


def _references(w: Writer) -> Group:
    """Four works by surname and year."""
    people = sorted(tuple(reversed(person.split(" ", 1))) for person in w.people(4))
    titles = w.entries("titles", 4)
    items = [
        f"{last}, {first[0]}. ({w.integer(1968, 2022)}). {entry[0]}. {city}."
        for (last, first), entry, city in zip(people, titles, w.cities(4), strict=True)
    ]
    return bullets(w, items, "1.", gap=2, size=12.5, styles=(), leading=1.35)


def _footnotes(w: Writer) -> Group:
    """Two notes below a short line at the foot of the left column."""
    notes = [
        prose(w, w.say(f"press.footnote_{number}"), 12, styles=(), marker=str(place), hang=14)
        for place, number in enumerate(w.sample((1, 2, 3), 2), 1)
    ]
    line = column(width=120, height=1, fill=w.theme.ink)
    left = column(line, *notes, gap=4, grow=1, place="footer")
    return panes(left, column(grow=1), gap=28)
