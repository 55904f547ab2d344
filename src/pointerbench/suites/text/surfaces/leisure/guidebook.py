"""A spread of a printed travel guide, and what it shares with the web page."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import (
    column,
    pad,
    push,
    row,
    space,
    text_columns,
)
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    fact_lines,
    one,
    picture,
    say,
    town_map,
)
from pointerbench.suites.text.writer import Writer

_SIZE = 14.5


def tip_box(w: Writer) -> Group:
    return column(
        row(Icon("lightbulb", 18, w.theme.link), ui(w, say(w, "local_tip"), 14, bold=True), gap=8),
        prose(w, one(w, "guide_tip", 3), 15),
        gap=5,
        pad=pad(16, 12),
        fill=w.theme.soft,
        place="panel",
    )


def place_facts(w: Writer) -> list[tuple[str, str]]:
    first = w.integer(4, 6)
    months = [w.month(w.today.replace(month=number, day=1)) for number in (first, first + 4)]
    return [
        (say(w, "best_time"), " – ".join(months)),
        (w.say("duration"), f"{w.integer(2, 5)} {w.say('days')}"),
        (say(w, "distance"), f"{w.integer(18, 96)} km"),
        (say(w, "difficulty"), say(w, w.pick(("easy", "moderate")))),
        (w.say("budget"), f"{w.amount(w.integer(7, 15) * 1000)} / {w.say('day')}"),
    ]


def book(w: Writer, place: Passage) -> Node:
    """Two pages of the printed guide, lying open."""
    number = w.integer(20, 180) * 2
    paper = w.pick(("#fffdf7", "#ffffff", "#f8f4e8"))
    leaves = [
        column(
            *parts,
            push(),
            muted(w, str(number + (align == "right")), 11.5, align=align),
            gap=11,
            width=492,
            height=740,
            pad=pad(36, 26),
            fill=paper,
            shadow=True,
            clip=True,
        )
        for align, parts in (("left", _left(w, place)), ("right", _right(w, place)))
    ]
    ground = w.pick(("#8a7a66", "#5d6670", "#b3a58e"))
    return row(leaves[0], space(4), leaves[1], justify="center", fill=ground, grow=1)


def _left(w: Writer, place: Passage) -> list[Node]:
    """The text in two columns below its picture; it goes on after this spread."""
    parts = [*(" ".join(part) for part in place.paragraphs), *_stays(w)]
    texts = [
        prose(w, part, _SIZE, align="justify", indent=14 if number else 0, leading=1.42)
        for number, part in enumerate(parts)
    ]
    return [
        muted(w, say(w, "guide_name"), 11.5, align="left", spacing=1),
        title(w, place.title, 25),
        picture(w, "land", 150),
        muted(w, w.line("captions"), 11.5),
        text_columns(*texts, count=2, gap=20, height=400),
    ]


def _right(w: Writer, place: Passage) -> list[Node]:
    facts = fact_lines(w, place_facts(w))
    way = say(w, "getting_there_text", city=w.city(), n=w.integer(2, 5))
    return [
        muted(w, place.title, 11.5, align="right", spacing=1),
        ui_title(w, say(w, "at_a_glance"), 16),
        column(*facts, gap=5, pad=pad(14, 10), fill=w.theme.soft, place="table"),
        ui_title(w, say(w, "getting_there"), 16),
        prose(w, way, _SIZE, align="justify"),
        ui_title(w, say(w, "eat_and_drink"), 16),
        *(prose(w, part, _SIZE, align="justify") for part in _meals(w)),
        tip_box(w),
        town_map(w, 118, (0.4, 0.5)),
    ]


def _stays(w: Writer) -> list[str]:
    return [words for _, words in w.entries("stays", 4)]


def _meals(w: Writer) -> list[str]:
    return [say(w, f"rest_say_{number}") for number in w.sample(range(1, 5), 2)]
