"""Places of a town that a map finds: restaurants, hotels and museums with hours and ratings."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Node, Paragraph
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.boxes import row
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.surfaces.leisure.parts import names, one, say
from pointerbench.suites.text.writer import Writer


class Place(NamedTuple):
    """A place; times are minutes of the day, the rating is in tenths of a star."""

    name: str
    kind: str
    address: str
    opens: int
    closes: int
    tenths: int
    votes: int


# Query: names and their number, kinds and their number, what people say and how many there are.
_QUERIES = {
    "restaurants": ("rest", 8, "cuisine", 6, "rest_say", 4),
    "museums": ("place", 6, "museum_kind", 3, "museum_say", 4),
    "hotels": ("hotel", 6, "", 0, "", 0),
}
QUERIES = tuple(_QUERIES)


def found(w: Writer, query: str) -> list[Place]:
    """Six places of a kind."""
    stem, of, kinds, kinds_of, _, _ = _QUERIES[query]
    early, late = (14, 20) if query == "hotels" else (18, 23)
    return [
        Place(
            name,
            one(w, kinds, kinds_of)
            if kinds
            else say(w, "from_price", amount=w.amount(w.integer(59, 148) * 100)),
            w.street(),
            w.integer(early, late) * 30,
            w.integer(34, 45) * 30,
            w.integer(36, 49),
            w.integer(9, 890),
        )
        for name in names(w, stem, of, 6)
    ]


def said_of(w: Writer, query: str) -> list[str]:
    """What people say about places of that kind."""
    _, _, _, _, stem, of = _QUERIES[query]
    if stem:
        return names(w, stem, of, of)
    return [f"{heading}. {words}" for heading, words in w.entries("stays", 5)]


def hours(w: Writer, place: Place, now: int) -> Paragraph:
    """Whether a place is open at the minute."""
    if place.opens <= now < place.closes:
        until = say(w, "closes_at", time=w.clock(place.closes))
        return ui(w, f"{w.say('open_now')}, {until}", 12.5, w.theme.good)
    until = say(w, "opens_at", time=w.clock(place.opens))
    return ui(w, f"{w.say('closed_now')}, {until}", 12.5, w.theme.bad)


def week(w: Writer, place: Place) -> list[Node]:
    """The hours of every day; one day that is not today it may be shut."""
    today = w.today.weekday()
    shut = w.pick([day for day in range(7) if day != today]) if w.chance(0.6) else -1
    open_hours = f"{w.clock(place.opens)} – {w.clock(place.closes)}"
    return [
        row(
            ui(w, day, 13, grow=1, bold=number == today),
            ui(w, w.say("closed") if number == shut else open_hours, 13, bold=number == today),
            place="row",
        )
        for number, day in enumerate(calendar("weekdays", w.language))
    ]


def prices(w: Writer) -> list[Node]:
    """A hotel's rooms."""
    low = w.integer(58, 96) * 100
    return [
        row(
            ui(w, say(w, f"room_{number}"), 13, grow=1),
            ui(w, w.amount(low + 2600 * number), 13, bold=True),
            muted(w, say(w, "per_night"), 12),
            gap=7,
            place="row",
        )
        for number in (1, 2, 3, 4)
    ]
