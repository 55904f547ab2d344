"""What several of the printed and read surfaces have in common."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Color, Group, Icon, Node, Pad, Paragraph, Span
from pointerbench.language.phrases import lexicon
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import photograph_of, pictured
from pointerbench.suites.text.kit.texts import label, prose, text, title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row


class Story(NamedTuple):
    """What a teaser tells, and the passage that it leads to."""

    headline: str
    teaser: str
    passage: Passage


def town_of(w: Writer, passage: Passage) -> str:
    """The first town of the page's country that a passage names; some town where it names none."""
    words = " ".join((passage.title, passage.lead, *passage.sentences))
    known = [name for name in w.country.towns if name in words]
    return min(known, key=words.index) if known else w.city()


def paper_name(w: Writer, city: str = "") -> str:
    """The name of a newspaper of the city, or of some other one."""
    key = w.pick(("press.paper", "press.paper_2", "press.paper_3"))
    return w.say(key, city=city or w.city())


def stories(w: Writer, count: int, *sources: str) -> list[Story]:
    """So many stories out of the registers, from each one in turn as long as it has any;
    those with a photograph come first."""
    found: list[Story] = []
    while len(found) < count and any(w.left(source) for source in sources):
        for source in sources:
            if w.left(source) and len(found) < count:
                passage = w.passage(source)
                words = passage.lead or " ".join(passage.sentences[:2])
                found.append(Story(passage.title, words, passage))
    return sorted(found, key=lambda story: not pictured(story.passage))


def mentioned(w: Writer, passage: Passage) -> tuple[str, str]:
    """The first firm and the first person that a passage names; '' where it names none."""
    words = " ".join(passage.sentences)
    firms = [firm for firm in lexicon(w.language, "companies") if firm in words]
    firsts = "|".join(map(re.escape, lexicon(w.language, "first_names")))
    lasts = "|".join(map(re.escape, lexicon(w.language, "surnames")))
    person = re.search(rf"\b(?:{firsts}) (?:{lasts})\b", words)
    return firms[0] if firms else "", person[0] if person else ""


def kicker(w: Writer, caption: str, color: Color = "", size: float = 11.5) -> Paragraph:
    """The small line above a headline: its section."""
    return label(w, caption, size, color or w.theme.link, bold=True, spacing=0.4)


def teaser(
    w: Writer, story: Story, section: str, size: float = 18, *, high: float = 0, **looks: Any
) -> Group:
    """A story's picture, section, headline and first sentences."""
    picture = photograph_of(w, story.passage, high) if high else None
    parts: list[Node] = [picture] if picture else []
    parts += [
        kicker(w, section),
        title(w, story.headline, size),
        prose(w, story.teaser, max(13, min(15, w.size)), w.theme.muted, styles=(), leading=1.42),
    ]
    return column(*parts, **{"gap": 6, "place": "headline", **looks})


def mono_span(w: Writer, content: str) -> Span:
    """A name of a command or file within running text."""
    return Span(content, code=w.theme.code, family=w.mono, size=0.9)


def sketch(w: Writer, caption: str, figure: int) -> Group:
    """A drawing of parts with their reference numbers: a chain of boxes, or boxes within one."""
    first = 10 * figure
    numbers = [str(first + 2 * place) for place in range(4)]
    drawn = _chain(w, numbers) if figure % 2 else _housing(w, numbers)
    name = text(w, caption, 13, bold=True, align="center")
    return column(row(drawn, justify="center"), name, gap=8, pad=Pad(14), place="section")


def _part(w: Writer, number: str, width: float, height: float) -> Group:
    mark = text(w, number, 12, align="center")
    return column(mark, width=width, height=height, border=w.theme.ink, justify="center")


def _chain(w: Writer, numbers: Sequence[str]) -> Group:
    parts: list[Node] = []
    for number in numbers:
        box = _part(w, number, w.integer(52, 66), w.integer(30, 62))
        parts += [column(width=14, height=1, fill=w.theme.ink), box] if parts else [box]
    return row(*parts)


def _housing(w: Writer, numbers: Sequence[str]) -> Group:
    """An outer box, whose own number stands beside it at the end of a line."""
    ink = w.theme.ink
    left = _part(w, numbers[1], 58, w.integer(60, 84))
    right = column(_part(w, numbers[2], 92, 30), _part(w, numbers[3], 92, 24), gap=8)
    line = column(width=w.integer(10, 18), height=1, fill=ink)
    outer = row(left, line, right, pad=pad(14, 12), border=ink, thickness=2)
    return row(outer, column(width=20, height=1, fill=ink), text(w, numbers[0], 12), gap=0)


def note_box(w: Writer, heading: str, sentences: str, icon: str, color: Color) -> Group:
    """A note that is to be seen: coloured edge, icon, heading, sentences."""
    head = row(Icon(icon, 17, color), label(w, heading, 13.5, color, bold=True), gap=8)
    return column(
        head,
        prose(w, sentences, max(13, w.size - 1), styles=()),
        gap=5,
        pad=pad(16, 11),
        fill=w.theme.code,
        border=color,
        edges="l",
        thickness=3,
        place="panel",
    )
