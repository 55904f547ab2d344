"""A shop's checkout: address, delivery and payment, and the order's summary at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node
from pointerbench.suites.text.kit.controls import card, field
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.desk.order import Item, summary
from pointerbench.suites.text.surfaces.desk.parts import tick
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_SHOPS = ("Nordal", "Mercato", "Tavolo", "Lumera", "Kastell", "Bellwether", "Ardoise")
_WAYS = (("desk.standard_delivery", 490, (3, 5)), ("desk.express_delivery", 1190, (1, 2)))
_PAYMENTS = ("desk.by_card", "desk.by_transfer", "desk.by_invoice")


def build(w: Writer) -> Node:
    goods = [
        Item(name, about, w.pick((1, 1, 1, 2, 3)), w.integer(6, 89) * 100 + w.pick((0, 50, 90, 95)))
        for name, about in ((one[0], one[1]) for one in w.entries("products", w.integer(3, 4)))
    ]
    way = w.integer(0, 1)
    shop = w.pick(_SHOPS)
    left = column(*_steps(w, way), gap=14, grow=1)
    order = [left, column(summary(w, goods, _WAYS[way][1]), width=330)]
    body = page(
        w,
        _head(w, shop),
        panes(*order, gap=24, pad=pad(34, 18), grow=1, clip=True),
    )
    return web(w, f"{w.say('checkout')} - {shop}", f"www.{shop.lower()}.shop/checkout", body)


def _head(w: Writer, shop: str) -> Node:
    theme = w.theme
    steps: list[Node] = []
    for number, key in enumerate(("cart", "address", "desk.payment", "confirm")):
        color = theme.link if number == 1 else theme.muted
        steps.append(label(w, f"{number + 1}. {w.say(key)}", 13, color, bold=number == 1))
    return row(
        Drawing("logo", 26, 26, (theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, shop, 18, bold=True),
        push(),
        row(*steps, gap=22, place="breadcrumbs"),
        push(),
        Icon("lock", 16, theme.good),
        muted(w, w.say("desk.secure"), 12.5),
        gap=10,
        pad=pad(34, 14),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )


def _steps(w: Writer, way: int) -> list[Node]:
    return [_address(w), _delivery(w, way), _payment(w)]


def _section(w: Writer, number: int, key: str, *inside: Node) -> Node:
    """A numbered step of the form on a card."""
    theme = w.theme
    mark = column(
        label(w, str(number), 13, theme.on_accent, bold=True, align="center"),
        width=26,
        height=26,
        radius=13,
        fill=theme.accent,
        justify="center",
    )
    edit = label(w, w.say("edit"), 12.5, theme.link)
    head = row(mark, ui_title(w, w.say(key), 16, grow=1), edit, gap=12)
    return card(w, head, *inside, gap=12, place="section")


def _address(w: Writer) -> Node:
    name = w.person()
    first, _, last = name.partition(" ")
    city = w.city()
    code = "desk.zip_code" if w.locale.country == "US" else "postcode"
    return _section(
        w,
        1,
        "ship_to",
        row(
            field(w, w.say("first_name"), first, grow=1),
            field(w, w.say("last_name"), last, grow=1),
            gap=12,
            align="start",
        ),
        row(
            field(w, w.say("street"), w.street(), grow=1.4),
            field(w, w.say("phone"), w.phone(), grow=1),
            gap=12,
            align="start",
        ),
        row(
            field(w, w.say(code), w.postcode(city), width=128),
            field(w, w.say("city"), city, grow=1),
            field(
                w,
                w.say("country"),
                w.say(f"desk.country_{w.locale.country}"),
                icon="chevron_down",
                grow=1,
            ),
            gap=12,
            align="start",
        ),
    )


def _delivery(w: Writer, chosen: int) -> Node:
    theme = w.theme
    rows = []
    for number, (key, cents, (low, high)) in enumerate(_WAYS):
        own = number == chosen
        words = column(
            ui(w, w.say(key), 14, role="label"),
            prose(w, w.say("desk.arrives", low=low, high=high), 12.5, theme.muted, styles=()),
            gap=1,
            grow=1,
        )
        rows.append(
            row(
                tick(w, on=own, kind="radio", size=18),
                words,
                ui(w, w.amount(cents), 13.5),
                gap=13,
                pad=pad(14, 9),
                border=theme.accent if own else theme.line,
                fill=theme.chosen if own else theme.card,
                radius=5,
                hit=True,
            )
        )
    note = prose(w, w.say("desk.leave_parcel"), 13, theme.muted, styles=())
    return _section(w, 2, "delivery", column(*rows, gap=8), note)


def _payment(w: Writer) -> Node:
    chosen = w.integer(0, 2)
    ways = [
        row(
            tick(w, on=number == chosen, kind="radio"),
            ui(w, w.say(key), 13.5, role="label"),
            gap=8,
            hit=True,
        )
        for number, key in enumerate(_PAYMENTS)
    ]
    fields: list[Node] = [row(*ways, gap=24)]
    if chosen == 0:
        expiry = f"{w.integer(1, 12):02}/{w.today.year % 100 + w.integer(1, 4)}"
        fields.append(
            row(
                field(w, w.say("desk.card_number"), w.code("4### #### #### ####"), grow=1),
                field(w, w.say("desk.expires"), expiry, width=96),
                field(w, "CVC", "***", width=76),
                gap=12,
            )
        )
    else:
        said = w.say("desk.transfer_note" if chosen == 1 else "desk.invoice_note", n=14)
        fields.append(prose(w, said, 13.5, styles=()))
    return _section(w, 3, "desk.payment", *fields)
