"""Flats to let, their pictures and figures, and a list of them."""

from __future__ import annotations

import re
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import crumbs, select
from pointerbench.suites.text.kit.photos import photograph, town_map
from pointerbench.suites.text.kit.texts import (
    label,
    muted,
    prose,
    text,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.planning.parts import choices, say, some, whole_sum
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

# Of the labels flat_titles: fewest and most rooms, first and last year of building.
_KINDS = (
    (3, 4, 1896, 1985), (3, 4, 1888, 1930), (3, 4, 1905, 1998), (3, 5, 1896, 1975),
    (3, 3, 1955, 2012), (3, 4, 1962, 2014), (3, 4, 1889, 1912), (4, 5, 2016, 2022),
)  # fmt: skip
_COMPACT = 4


class Flat(NamedTuple):
    """An offer; sums in whole units of the currency."""

    name: str
    street: str
    rooms: int
    area: int
    rent: int
    costs: int
    seed: int
    year: int


def draw_flats(w: Writer, count: int) -> list[Flat]:
    """Flats that differ in title and picture."""
    titles = [home(w, title) for title in choices(w, "flat_titles")]
    seeds = w.sample(range(10), count)
    return [
        _flat(w, titles[kind], kind, seed)
        for kind, seed in zip(w.sample(range(len(titles)), count), seeds, strict=True)
    ]


def _flat(w: Writer, name: str, kind: int, seed: int) -> Flat:
    few, many, old, new = _KINDS[kind]
    rooms = w.integer(few, many)
    area = rooms * (w.integer(15, 17) if kind == _COMPACT else w.integer(20, 27)) + w.integer(4, 12)
    rent, costs = area * w.integer(10, 19), area * w.integer(2, 4)
    return Flat(name, w.street(), rooms, area, rent, costs, seed, w.integer(old, new))


def home(w: Writer, text: str) -> str:
    """The text with the word that the region has for a flat."""
    if w.locale.country != "US":
        return text
    return re.sub(r"\bflat(s?)\b", r"apartment\1", re.sub(r"\bFlat(s?)\b", r"Apartment\1", text))


def floor_area(w: Writer, metres: int) -> str:
    """Square metres, or the square feet that they are in the United States."""
    if w.locale.country == "US":
        return f"{w.number(metres * 1076 // 100)} sq ft"
    return f"{metres} m²"


def rent_sum(w: Writer, units: int) -> str:
    return whole_sum(w, units)


def room_picture(
    w: Writer, flat: Flat, height: float, width: float | None, kind: int = 0
) -> Drawing:
    """A photograph of a room, of the street, or the plan."""
    if kind == 2:
        return Drawing("floor_plan", height, width, (), (float(flat.seed),))
    return photograph(w, height, width, (("room", "house")[kind % 2],))


def figures(w: Writer, flat: Flat, size: float) -> Node:
    """Rent, area and rooms, large."""
    pairs = (
        (say(w, "cold_rent"), rent_sum(w, flat.rent)),
        (say(w, "living_area"), floor_area(w, flat.area)),
        (say(w, "rooms_label"), str(flat.rooms)),
    )
    cells = [
        column(ui(w, value, size, bold=True, leading=1.2), muted(w, caption, 12))
        for caption, value in pairs
    ]
    return row(*cells, gap=30)


def flat_list(w: Writer, flats: list[Flat], city: str) -> Node:
    heading = home(w, say(w, "flats_for_rent", city=city))
    filters = (
        (w.say("price"), f"{rent_sum(w, 500)} – {rent_sum(w, 3000)}"),
        (say(w, "rooms_label"), "3 – 5"),
        (say(w, "living_area"), f"{floor_area(w, 45)} – {floor_area(w, 150)}"),
        (say(w, "sort_by"), choices(w, "sorts")[1]),
    )
    bar = row(
        *(select(w, caption, value, grow=1) for caption, value in filters),
        gap=12,
        place="form",
    )
    lines = w.sample([home(w, line) for line in choices(w, "flat_lines")], 12) * 2
    mapped = w.chance(0.6)
    share = 2 if mapped else 4
    kinds = w.pick(((0, 1, 0, 2, 0, 1), (1, 0, 2, 0, 1, 0), (0, 2, 1, 0, 0, 1)))
    cards = [
        _offer(w, flat, city, lines[share * place : share * (place + 1)], kinds[place])
        for place, flat in enumerate(flats)
    ]
    found: list[Node] = [column(*cards, gap=12, grow=1)]
    if mapped:
        found.append(column(town_map(w, 520, None, 270), width=270))
    return column(
        crumbs(w, [w.say("home"), say(w, "rent"), city]),
        row(
            ui_title(w, heading, 21),
            push(),
            muted(w, say(w, "n_ads", n=w.number(w.integer(40, 900)), city=city), 13),
        ),
        bar,
        panes(*found, gap=18),
        gap=12,
        pad=pad(28, 14),
        grow=1,
    )


def _offer(w: Writer, flat: Flat, city: str, lines: list[str], kind: int) -> Group:
    theme = w.theme
    heart = Icon("heart", 17, theme.accent if w.chance(0.3) else theme.muted)
    where = f"{flat.street}, {city}"
    facts = column(
        row(text(w, flat.name, 15.5, bold=True, leading=1.25, grow=1, role="title"), heart, gap=10),
        row(Icon("map_pin", 13, theme.muted), muted(w, where, 12.5), gap=5),
        figures(w, flat, 16),
        prose(w, " ".join(lines), 13.5, styles=(), leading=1.4),
        wrap(*(label(w, name, 12, theme.link) for name in some(w, "feature_list", 4)), gap=12),
        gap=5,
        pad=pad(14, 10),
        grow=1,
    )
    return panes(
        room_picture(w, flat, 168, 190, kind),
        facts,
        fill=theme.card,
        border=theme.line,
        place="result",
    )
