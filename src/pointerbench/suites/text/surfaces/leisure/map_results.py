"""A map of a town with places found on it: a list with ratings and hours, one place opened."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.photos import photograph, town_map
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import icon_fact, pills, say, stars
from pointerbench.suites.text.surfaces.leisure.pictures import small_pictures
from pointerbench.suites.text.surfaces.leisure.places import (
    QUERIES,
    Place,
    found,
    hours,
    prices,
    said_of,
    week,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row, rule

_SITES = ("Kartona", "Mapamondo", "Atlasia")
_SEEN = {"restaurants": "dish", "museums": "museum", "hotels": "room"}


def build(w: Writer) -> Node:
    query, city = w.pick(QUERIES), w.city()
    places = found(w, query, city)
    opened = w.chance(0.6)
    said = said_of(w, query)
    now = w.integer(540, 1020 if query == "museums" else 1260)
    parts = [_list(w, query, places, said[2:] if opened else said, now, short=opened)]
    if opened:
        lines = prices(w, places[0]) if query == "hotels" else week(w, places[0])
        about = prose(w, say(w, f"about_{query}"), 13.5, styles=())
        parts.append(_details(w, places[0], [about, *lines], said[:2], _SEEN[query]))
    body = page(w, panes(*parts, _map(w, places, 130 if opened else 390), grow=1))
    return web(
        w, f"{say(w, query)}, {city}", f"maps.{w.domain(w.pick(_SITES))}/{w.code('????##')}", body
    )


def _list(
    w: Writer, query: str, places: list[Place], said: list[str], now: int, *, short: bool
) -> Group:
    theme = w.theme
    search = row(
        Icon("menu", 18, theme.muted),
        ui(w, say(w, query), 15, grow=1),
        Icon("search", 18, theme.muted),
        Icon("close", 16, theme.muted),
        gap=11,
        pad=pad(13, 10),
        fill=theme.card,
        border=theme.line,
        radius=8,
        hit=True,
    )
    photos = small_pictures(w, 6, 84, 84, _SEEN[query])
    items: list[Node] = []
    for number, place in enumerate(places):
        quote = said[number] if number < len(said) else ""
        lines = _result(w, place, quote)
        if query != "hotels":
            lines.insert(3, hours(w, place, now))
        texts = column(*lines, gap=3, grow=1)
        photo = [] if short else [photos[number]]
        items += [row(texts, *photo, gap=12, align="start", place="result"), rule(theme)]
    return column(
        search,
        pills(w, [w.say("open_now"), w.say("rating"), w.say("price")], 1),
        *items,
        gap=10,
        width=300 if short else 380,
        pad=pad(14, 14),
        fill=theme.card,
        border=theme.line,
        edges="r",
        place="sidebar",
        clip=True,
    )


def _rating(w: Writer, place: Place, size: float) -> Group:
    return row(
        ui(w, w.number(place.tenths, 1), 13),
        stars(w, place.tenths / 10, size),
        muted(w, f"({place.votes})"),
        gap=6,
    )


def _result(w: Writer, place: Place, quote: str) -> list[Node]:
    lines: list[Node] = [
        ui(w, place.name, 15.5, bold=True),
        _rating(w, place, 12),
        muted(w, f"{place.kind}  ·  {place.address}", 12.5),
    ]
    if quote:
        lines.append(prose(w, quote, 13, w.theme.muted, styles=()))
    return lines


def _details(w: Writer, place: Place, lines: list[Node], said: list[str], seen: str) -> Group:
    theme = w.theme
    actions = (("directions", "directions"), ("bookmark", "save"), ("share", "share"))
    keys = [
        column(
            Icon(icon, 20, theme.link),
            label(w, w.say(key), 11.5, theme.link),
            gap=3,
            align="center",
            hit=True,
        )
        for icon, key in actions
    ]
    texts = column(
        ui_title(w, place.name, 20),
        _rating(w, place, 13),
        muted(w, f"{place.kind}  ·  {place.address}", 13),
        row(*keys, justify="between", pad=pad(10, 6)),
        Rule(theme.line),
        icon_fact(w, "phone", place.phone),
        icon_fact(w, "globe", w.domain(place.name)),
        *lines,
        Rule(theme.line),
        *(_review(w, words) for words in said),
        gap=8,
        pad=pad(16, 12),
    )
    return column(
        photograph(w, 130, None, (seen,)),
        texts,
        width=310,
        fill=theme.card,
        border=theme.line,
        edges="r",
        place="panel",
        clip=True,
    )


def _review(w: Writer, words: str) -> Group:
    who = w.person()
    head = row(
        likeness(w, who, 26), ui(w, who, 13, bold=True), stars(w, w.integer(3, 5), 11), gap=8
    )
    return column(head, prose(w, words, 13.5, styles=("bold",)), gap=4, place="review")


def _map(w: Writer, places: list[Place], room: int) -> Group:
    """Streets with a mark for each place, and the map's own keys."""
    theme = w.theme
    ground = town_map(w, 768, None)
    marks: list[Node] = []
    for number, place in enumerate(places):
        mark = row(
            Icon("map_pin", 18, "#d23b2e"),
            ui(w, place.name, 12.5, "#1f2328", bold=number == 0),
            gap=4,
            pad=pad(7, 3),
            fill="#ffffff",
            radius=11,
            hugs=True,
            hit=True,
        )
        top, left = 64 + number * 104 + w.integer(0, 44), w.integer(14, room)
        marks.append(column(mark, pad=Pad(top, 0, 0, left)))
    around = row(
        Icon("search", 15, theme.link),
        label(w, say(w, "search_here"), 12.5, theme.link),
        gap=7,
        pad=pad(13, 7),
        radius=14,
        fill=theme.card,
        border=theme.line,
        hit=True,
    )
    keys = [
        column(Icon(icon, 18, theme.ink), pad=pad(7), fill=theme.card, border=theme.line)
        for icon in ("my_location", "plus", "minus")
    ]
    tools = column(
        row(push(), around, push()),
        push(),
        row(push(), column(*keys, gap=6)),
        pad=pad(14, 16),
    )
    return layers(ground, *marks, tools, grow=1, clip=True, place="panel")
