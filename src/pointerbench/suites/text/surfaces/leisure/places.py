"""Places of a town that a map finds: restaurants, hotels and museums with hours and ratings."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Node, Paragraph
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.surfaces.leisure.parts import names, one, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import row


class Place(NamedTuple):
    """A place; times are minutes of the day, the rating is in tenths of a star, the price is that
    of the cheapest room."""

    name: str
    kind: str
    address: str
    opens: int
    closes: int
    tenths: int
    votes: int
    cents: int
    phone: str


# Query: names and their number, kinds and their number, what people say.
_QUERIES = {
    "restaurants": ("rest", 8, "cuisine", 6, "rest_say"),
    "museums": ("place", 6, "museum_kind", 3, "museum_say"),
    "hotels": ("hotel", 6, "", 0, "hotel_say"),
}
QUERIES = tuple(_QUERIES)
_MUSEUMS = (3, 3, 2, 1, 3, 1)  # the kind of every museum


def found(w: Writer, query: str, city: str) -> list[Place]:
    """Six places of a kind in the city; the best rated come first."""
    stem, of, kinds, kinds_of, _ = _QUERIES[query]
    late = (33, 38) if query == "museums" else (41, 46)
    places = []
    for number in w.sample(range(1, of + 1), 6):
        cents = w.integer(59, 148) * 100 * w.locale.price_level
        kind = say(w, "from_price", amount=w.amount(cents))
        if query == "museums":
            kind = say(w, f"{kinds}_{_MUSEUMS[number - 1]}")
        elif kinds:
            kind = one(w, kinds, kinds_of)
        name, opens, closes = say(w, f"{stem}_{number}"), w.integer(18, 22), w.integer(*late)
        marks = w.integer(36, 49), w.integer(9, 890)
        times = opens * 30, closes * 30
        places.append(Place(name, kind, w.street(), *times, *marks, cents, w.phone(city)))
    return sorted(places, key=lambda place: -place.tenths)


def said_of(w: Writer, query: str) -> list[str]:
    """What people say about places of that kind."""
    return names(w, _QUERIES[query][-1], 6, 6)


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


def prices(w: Writer, place: Place) -> list[Node]:
    """A hotel's rooms, the cheapest at the price it is known for."""
    return [
        row(
            ui(w, say(w, f"room_{number}"), 13, grow=1),
            ui(
                w, w.amount(place.cents + 2600 * w.locale.price_level * (number - 1)), 13, bold=True
            ),
            muted(w, say(w, "per_night"), 12),
            gap=7,
            place="row",
        )
        for number in (1, 2, 3, 4)
    ]
