"""Flats to let: one in full with pictures, figures and description, or a list of offers."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chips,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import (
    muted,
    paragraphs,
    title,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.planning.flats import (
    Flat,
    draw_flats,
    figures,
    flat_list,
    floor_area,
    home,
    rent_sum,
    room_picture,
)
from pointerbench.suites.text.surfaces.planning.parts import choices, one, say, some
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

_BRANDS = ("Wohnraum", "Casanova", "Habitat 24", "Hearth", "Domo")


def build(w: Writer) -> Node:
    city = w.city()
    brand = w.pick(_BRANDS)
    captions = [say(w, key) for key in ("rent", "buy", "sell")]
    tools = (Icon("heart", 19, w.theme.muted), button(w, w.say("sign_in")))
    flats = draw_flats(w, 6)
    view = w.pick((_one, flat_list))
    body = page(w, site_header(w, brand, captions, *tools, chosen=0), view(w, flats, city))
    caption = flats[0].name if view is _one else home(w, say(w, "flats_for_rent", city=city))
    return web(w, caption, f"www.{brand.lower().replace(' ', '')}.com/{w.code('#######')}", body)


def _one(w: Writer, flats: list[Flat], city: str) -> Node:
    flat, *others = flats
    theme = w.theme
    lines = w.sample([home(w, line) for line in choices(w, "flat_lines")], 9)
    body = (lines[:3], lines[3:6], lines[6:])
    left = column(
        row(
            room_picture(w, flat, 246, None),
            column(room_picture(w, flat, 119, 150, 1), room_picture(w, flat, 119, 150, 2), gap=8),
            gap=8,
        ),
        row(
            Icon("image", 15, theme.muted),
            muted(w, say(w, "n_photos", n=w.integer(6, 24)), 12.5),
            gap=7,
        ),
        title(w, flat.name, 24),
        row(
            Icon("map_pin", 15, theme.link),
            ui(w, f"{flat.street}, {w.town(city)}", 13.5),
            gap=7,
        ),
        figures(w, flat, 20),
        chips(w, some(w, "feature_list", 5)),
        ui_title(w, w.say("description"), 16),
        paragraphs(w, body, 9, min(w.size, 15.5)),
        gap=11,
        grow=1,
    )
    return panes(
        left,
        column(_costs(w, flat), _agent(w), *_similar(w, others), gap=14, width=296),
        gap=28,
        pad=pad(28, 16),
        grow=1,
    )


def _costs(w: Writer, flat: Flat) -> Node:
    free = w.day(20, 120).replace(day=1)
    pairs = (
        (say(w, "cold_rent"), rent_sum(w, flat.rent)),
        (say(w, "side_costs"), rent_sum(w, flat.costs)),
        (say(w, "warm_rent"), rent_sum(w, flat.rent + flat.costs)),
        (say(w, "deposit"), rent_sum(w, 3 * flat.rent)),
        (say(w, "free_from"), w.short_date(free)),
        (say(w, "year_built"), str(flat.year)),
        (say(w, "heating"), one(w, "heatings")),
        (say(w, "energy"), w.pick("ABCDE")),
    )
    rows = tuple(
        (
            muted(w, caption, 13),
            ui(w, value, 13, bold=place == 2, align="right"),
        )
        for place, (caption, value) in enumerate(pairs)
    )
    table = Table((Column(grow=1), Column()), rows, pad=Pad(4, 0, 4, 0), line=w.theme.line)
    return card(w, ui_title(w, w.say("overview"), 15), table, gap=6)


def _agent(w: Writer) -> Node:
    person = w.person()
    firm = f"{person.split()[-1]} & {w.last_name()}"
    return card(
        w,
        row(
            likeness(w, person, 42),
            column(ui(w, person, 13.5, bold=True), muted(w, firm, 12.5), grow=1),
            gap=11,
        ),
        button(w, say(w, "ask_viewing"), primary=True, icon="mail", hugs=False),
        button(w, say(w, "show_phone"), icon="phone", hugs=False),
        gap=9,
    )


def _similar(w: Writer, flats: list[Flat]) -> list[Node]:
    nodes: list[Node] = [ui_title(w, say(w, "similar_flats"), 15)]
    for kind, flat in zip((1, 0, 2), flats, strict=False):
        words = f"{say(w, 'n_rooms', n=flat.rooms)}, {floor_area(w, flat.area)}"
        nodes.append(
            row(
                room_picture(w, flat, 54, 76, kind),
                column(
                    ui(w, flat.name, 12.5, leading=1.25),
                    muted(w, f"{words}, {rent_sum(w, flat.rent)}", 12),
                    grow=1,
                ),
                gap=10,
                place="entry",
            )
        )
    return nodes
