"""Flats to let, their pictures and figures, and a list of them."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, wrap
from pointerbench.suites.text.kit.controls import crumbs, select
from pointerbench.suites.text.kit.texts import (
    label,
    muted,
    prose,
    text,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.planning.parts import choices, say, some
from pointerbench.suites.text.writer import Writer


class Flat(NamedTuple):
    """An offer; sums in whole units of the currency."""

    name: str
    street: str
    rooms: int
    area: int
    rent: int
    costs: int
    seed: int


def draw_flat(w: Writer, name: str) -> Flat:
    rooms = w.integer(2, 5)
    area = rooms * w.integer(19, 27) + w.integer(4, 12)
    rent = area * w.integer(10, 19)
    return Flat(name, w.street(), rooms, area, rent, area * w.integer(2, 4), w.integer(0, 9))


def rent_sum(w: Writer, units: int) -> str:
    return w.amount(100 * units)


def room_picture(flat: Flat, height: float, width: float | None, kind: int = 0) -> Drawing:
    """A photograph of a room, of the street, or the plan."""
    if kind == 2:
        return Drawing("floor_plan", height, width, (), (float(flat.seed),))
    scene = (4, 11)[kind % 2]
    return Drawing("photo", height, width, (), (float(scene + 26 * flat.seed),))


def figures(w: Writer, flat: Flat, size: float) -> Node:
    """Rent, area and rooms, large."""
    pairs = (
        (say(w, "cold_rent"), rent_sum(w, flat.rent)),
        (say(w, "living_area"), f"{flat.area} m²"),
        (say(w, "rooms_label"), str(flat.rooms)),
    )
    cells = [
        column(ui(w, value, size, bold=True, leading=1.2), muted(w, caption, 12))
        for caption, value in pairs
    ]
    return row(*cells, gap=30)


def flat_list(w: Writer, flats: list[Flat], city: str) -> Node:
    heading = say(w, "flats_for_rent", city=city)
    filters = (
        (w.say("price"), f"{rent_sum(w, 600)} – {rent_sum(w, 1800)}"),
        (say(w, "rooms_label"), "2 – 5"),
        (say(w, "living_area"), "50 – 130 m²"),
        (say(w, "sort_by"), choices(w, "sorts")[1]),
    )
    bar = row(
        *(select(w, caption, value, grow=1) for caption, value in filters),
        gap=12,
        place="form",
    )
    lines = w.sample(choices(w, "flat_lines"), 12) * 2
    mapped = w.chance(0.6)
    share = 2 if mapped else 4
    cards = [
        _offer(w, flat, city, lines[share * place : share * (place + 1)])
        for place, flat in enumerate(flats)
    ]
    found: list[Node] = [column(*cards, gap=12, grow=1)]
    if mapped:
        found.append(column(Drawing("map", 520, 270, (), (float(w.integer(0, 30)),)), width=270))
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


def _offer(w: Writer, flat: Flat, city: str, lines: list[str]) -> Group:
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
        room_picture(flat, 168, 190, w.pick((0, 0, 1))),
        facts,
        fill=theme.card,
        border=theme.line,
        place="result",
    )
