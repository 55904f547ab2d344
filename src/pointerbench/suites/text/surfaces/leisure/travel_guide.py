"""A place in a travel guide: as a web page with picture and facts, or as a spread of the book."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, crumbs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.photos import photograph_of, town_map
from pointerbench.suites.text.kit.texts import muted, paragraphs, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.guidebook import (
    book,
    pictures_of,
    place_facts,
    tip_box,
)
from pointerbench.suites.text.surfaces.leisure.parts import fact_lines, icon_fact, names, say
from pointerbench.suites.text.surfaces.leisure.pictures import picture_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, parted, push, row, rule


def build(w: Writer) -> Node:
    place = w.passage("travel")
    if w.chance(0.3) and not w.theme.dark:
        return book(w, place)
    links = [say(w, key) for key in ("destinations", "walks", "cities_label", "islands")]
    body = page(
        w,
        site_header(w, say(w, "guide_name"), links, site_search(w), chosen=0),
        _hero(w, place) if w.chance(0.5) else _plain_top(w, place),
        panes(_article(w, place), _side(w), gap=34, pad=pad(44, 18)),
    )
    return web(w, place.title, f"www.{w.domain(say(w, 'guide_name'))}/{w.code('####')}", body)


def _hero(w: Writer, place: Passage) -> Group:
    """The title over a picture."""
    over = column(
        push(),
        column(
            text(w, place.title, 30, "#ffffff", bold=True, role="title", leading=1.2),
            ui(w, f"{say(w, 'destinations')}, {w.long_date(w.day(-400, -30))}", 13, "#e6e6e6"),
            gap=4,
            pad=pad(44, 14),
            fill="#000000",
            shade=165,
            ground="#262626",
        ),
    )
    high = w.integer(190, 240)
    return layers(picture_of(w, place, "globe", (high, None)), over, height=high)


def _plain_top(w: Writer, place: Passage) -> Group:
    return column(
        crumbs(w, [w.say("home"), say(w, "destinations"), place.title]),
        title(w, place.title, 32),
        muted(w, f"{w.person()}, {w.long_date(w.day(-400, -30))}", 13),
        *pictures_of(w, place, 170),
        gap=8,
        pad=pad(44, 16),
    )


def _article(w: Writer, place: Passage) -> Group:
    way = say(w, "getting_there_text", city=w.city(), n=w.integer(2, 5))
    return column(
        paragraphs(w, place.paragraphs),
        ui_title(w, say(w, "getting_there"), 20),
        prose(w, way),
        tip_box(w),
        ui_title(w, say(w, "guest_reviews"), 20),
        *(prose(w, words) for words in names(w, "hotel_say", 6, 3)),
        gap=13,
        grow=1,
    )


def _side(w: Writer) -> Group:
    others = w.passages("travel", 2)
    more: list[Node] = [
        row(
            *([photo] if photo else []),
            prose(w, other.title, 14, styles=(), grow=1, leading=1.35, role="title"),
            gap=11,
            place="headline",
        )
        for other, photo in ((other, photograph_of(w, other, 58, 78)) for other in others)
    ]
    return column(
        ui_title(w, say(w, "at_a_glance"), 16),
        *parted(fact_lines(w, place_facts(w)), rule(w.theme)),
        town_map(w, 190, (0.5, 0.45)),
        button(w, w.say("directions"), icon="directions", hugs=False),
        icon_fact(w, "download", f"PDF, {w.integer(2, 9)} MB"),
        rule(w.theme),
        ui_title(w, say(w, "nearby"), 16),
        *more,
        gap=10,
        width=258,
        place="sidebar",
    )
