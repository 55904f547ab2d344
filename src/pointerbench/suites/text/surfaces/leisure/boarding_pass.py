"""A boarding pass with its code, on an airline's check-in page or in a wallet, and what to know."""

from __future__ import annotations

from pointerbench.flow.nodes import Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    nav_item,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.photos import town_map
from pointerbench.suites.text.kit.texts import bullets, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.airports import abroad, at_home
from pointerbench.suites.text.surfaces.leisure.parts import brand, fact_lines, say
from pointerbench.suites.text.surfaces.leisure.passes import (
    Flight,
    baggage,
    tall_pass,
    way_back,
    wide_pass,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_AIRLINES = (("Skylark", "SK"), ("Norda Air", "NX"), ("Aerovia", "AV"), ("Lumen", "LZ"))


def build(w: Writer) -> Node:
    airline, code = w.pick(_AIRLINES)
    start = at_home(w)
    goal = abroad(w, 1, start)[0]
    flight = Flight(
        airline,
        f"{code} {w.integer(110, 989)}",
        start,
        goal,
        w.integer(77, 250) * 5,
        w.integer(*((95, 128) if start.ahead < 0 else (22, 44))) * 5,
    )
    name = w.person()
    body = (_site if w.chance(0.6) else _wallet)(w, flight, name)
    return web(w, say(w, "boarding_pass"), f"www.{w.domain(airline)}/{w.code('??##??')}", body)


def _notes(w: Writer, count: int) -> list[str]:
    return [say(w, f"bp_note_{number}") for number in sorted(w.sample(range(1, 5), count))]


def _site(w: Writer, flight: Flight, name: str) -> Node:
    head = row(
        brand(w, flight.airline, size=20),
        tabs(w, [say(w, "flights"), say(w, "flight_check_in"), say(w, "my_trips")], 1, border=""),
        push(),
        ui(w, name, 13),
        avatar(w, 30),
        gap=18,
        pad=pad(34, 8),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )
    done = row(
        Icon("success", 26, w.theme.good),
        title(w, say(w, "checked_in"), 24),
        push(),
        button(w, say(w, "add_wallet"), icon="wallet"),
        button(w, w.say("print"), primary=True, icon="print"),
        gap=12,
    )
    lower = panes(*_lower_cards(w), gap=18)
    return page(w, head, column(done, wide_pass(w, flight, name), lower, gap=18, pad=pad(52, 22)))


def _lower_cards(w: Writer) -> tuple[Node, Node]:
    """What to know, as a list or not, and the baggage."""
    if w.chance(0.5):
        notes: Node = bullets(w, _notes(w, 4), gap=7, size=14.5, styles=("bold",))
    else:
        notes = column(*(prose(w, note, 14.5, styles=("bold",)) for note in _notes(w, 4)), gap=9)
    bags = card(
        w,
        ui_title(w, say(w, "baggage"), 17),
        *fact_lines(w, baggage(w)),
        button(w, say(w, "choose_seat"), hugs=False),
        town_map(w, 150),
        width=270,
    )
    return card(w, ui_title(w, say(w, "good_to_know"), 17), notes, grow=1), bags


def _wallet(w: Writer, flight: Flight, name: str) -> Node:
    """The tall pass among other cards, notes and journey beside it."""
    notes = column(
        ui_title(w, f"{flight.start.city} – {flight.goal.city}", 21),
        muted(w, f"{w.weekday(w.today)}, {w.long_date(w.today)}", 13),
        *(prose(w, note, 15, styles=("bold",)) for note in _notes(w, 4)),
        space(4),
        *fact_lines(w, baggage(w)),
        row(button(w, say(w, "choose_seat")), button(w, w.say("directions"), icon="map"), gap=10),
        town_map(w, 190),
        gap=12,
        grow=1,
    )
    passes = column(tall_pass(w, flight, name), way_back(w, flight), gap=16)
    content = panes(passes, notes, gap=30, pad=pad(30, 30), align="start", grow=1)
    return page(w, panes(_cards_bar(w), content, grow=1))


def _cards_bar(w: Writer) -> Node:
    items = (
        (say(w, "boarding_pass"), "airplane"),
        (say(w, "tickets"), "receipt"),
        (w.say("cards_label"), "payment"),
        (w.say("reservations"), "calendar"),
        (say(w, "my_trips"), "map"),
        (w.say("archive"), "archive"),
    )
    return sidebar(
        w,
        brand(w, w.say("cards_label") + " +", size=17),
        space(8),
        *(
            nav_item(w, caption, icon=icon, chosen=number == 0)
            for number, (caption, icon) in enumerate(items)
        ),
        width=200,
    )
