"""A spread of a printed travel guide, and what it shares with the web page."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import caption_of, photograph_of, town_map
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import fact_lines, one, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, space, text_columns

_SIZE = 14.5


def tip_box(w: Writer) -> Group:
    return column(
        row(Icon("lightbulb", 18, w.theme.link), ui(w, say(w, "local_tip"), 14, bold=True), gap=8),
        prose(w, one(w, "guide_tip", 3), 15, styles=("bold", "italic")),
        gap=5,
        pad=pad(16, 12),
        fill=w.theme.soft,
        place="panel",
    )


def pictures_of(w: Writer, place: Passage, height: float) -> list[Node]:
    """The place's photograph above its caption."""
    picture = photograph_of(w, place, height)
    if picture is None:
        return []
    caption = caption_of(place)
    return [picture, muted(w, caption, 11.5)] if caption else [picture]


def place_facts(w: Writer) -> list[tuple[str, str]]:
    """Facts that any place has, whatever is told of it."""
    opens = w.integer(17, 19) * 30
    return [
        (say(w, "tourist_office"), w.phone(w.city())),
        (w.say("opening_hours"), f"{w.clock(opens)} – {w.clock(opens + 480)}"),
        (
            w.say("budget"),
            say(w, "per_day", amount=w.amount(w.integer(7, 15) * 1000 * w.locale.price_level)),
        ),
        (say(w, "map_sheet"), w.code("##-###")),
        (w.say("updated"), w.short_date(w.day(-25, -1))),
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
    other = w.passage("travel")
    own = len(place.paragraphs)
    parts = [" ".join(part) for part in (*place.paragraphs, *other.paragraphs)]
    texts = [
        prose(
            w,
            part,
            _SIZE,
            align="justify",
            indent=0 if number in (0, own) else 14,
            leading=1.42,
            styles=("italic", "bold"),
        )
        for number, part in enumerate(parts)
    ]
    heading = title(w, other.title, 16)
    return [
        muted(w, say(w, "guide_name"), 11.5, align="left", spacing=1),
        title(w, place.title, 25),
        *pictures_of(w, place, 150),
        text_columns(*texts[:own], space(8), heading, *texts[own:], count=2, gap=20, height=400),
    ]


def _right(w: Writer, place: Passage) -> list[Node]:
    facts = fact_lines(w, place_facts(w))
    way = say(w, "getting_there_text", city=w.city(), n=w.integer(2, 5))
    return [
        muted(w, place.title, 11.5, align="right", spacing=1),
        ui_title(w, say(w, "at_a_glance"), 16),
        column(*facts, gap=5, pad=pad(14, 10), fill=w.theme.soft, place="table"),
        ui_title(w, say(w, "getting_there"), 16),
        prose(w, way, _SIZE, align="justify", styles=("bold",)),
        ui_title(w, say(w, "eat_and_drink"), 16),
        *(prose(w, part, _SIZE, align="justify", styles=("bold",)) for part in _meals(w)),
        tip_box(w),
        town_map(w, 84, (0.4, 0.5)),
    ]


def _meals(w: Writer) -> list[str]:
    return [say(w, f"rest_say_{number}") for number in w.sample(range(1, 7), 2)]
