"""A dispatch console with a parcel's label as it will be printed, its service and the printer."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import button, check, search_box, select
from pointerbench.suites.text.kit.furniture import program, standard_menus, toolbar, web
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.parcel_label import parcel_label
from pointerbench.suites.text.surfaces.business.parts import mark, on_paper, said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_PRINTERS = ("Zebrano ZP 420", "Etiko L4", "Thermax 100", "Labella 62")
_SERVICES = ("next_day", "standard", "economy", "pickup")


def build(w: Writer) -> Node:
    service = w.integer(0, 2)
    person, code, city = w.person(), w.code("?? ### ### ### #"), w.city()
    with on_paper(w):
        sheet = parcel_label(w, (person, w.street(), w.town(city), w.phone(city)), code, service)
    ground = "#26292e" if w.theme.dark else w.pick(("#dfe3e8", "#c8cdd3", "#e9e5dc"))
    middle = column(
        sheet,
        align="center",
        justify="center",
        fill=ground,
        pad=pad(0, 14),
        grow=1,
        clip=True,
    )
    parts = [_parcels(w, person, city), middle, _settings(w, service)]
    caption = f"{w.say('business.ship.console')} – {w.say('business.ship.label')}"
    body = panes(*parts, grow=1)
    if w.chance(0.6):
        tools = toolbar(
            w,
            *("new", "open", "print", "|", "barcode", "package", "truck", "map_pin", "|"),
            *("refresh", "history", push(), search_box(w, width=220)),
        )
        menus = standard_menus(w, "file", "edit", "view", "tools", "help")
        return program(w, caption, body, icon="package", menus=menus, tools=tools)
    head = row(
        mark(w, 26),
        ui_title(w, w.say("business.ship.console"), 17),
        push(),
        search_box(w, width=260),
        gap=12,
        pad=pad(18, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )
    page = column(head, body, fill=w.theme.page, grow=1)
    return web(w, caption, f"ship.{w.domain()}/labels", page)


def _parcels(w: Writer, person: str, city: str) -> Group:
    """The parcels of the day, this one at the top."""
    theme = w.theme
    first, last = person.split(" ", 1)
    others = [name for name in w.people(13) if first not in name and last not in name]
    rows = []
    for number, name in enumerate((person, *others[:11])):
        done = number > 3
        color = theme.good if done else theme.warn
        state = w.say("business.ship.printed" if done else "business.ship.ready")
        rows.append(
            column(
                ui(w, name, 13, bold=not number, limit=1),
                row(
                    muted(w, w.city() if number else city),
                    push(),
                    column(width=7, height=7, radius=3.5, fill=color),
                    ui(w, state, 11.5, color),
                    gap=5,
                ),
                gap=2,
                pad=pad(13, 8),
                fill=theme.chosen if not number else "",
                border=theme.line,
                edges="b",
                place="entry",
            )
        )
    heading = row(
        ui_title(w, w.say("business.ship.parcels"), 14),
        push(),
        muted(w, str(w.integer(14, 60))),
        pad=pad(13, 10),
    )
    return column(heading, *rows, width=222, border=theme.line, edges="r", clip=True)


# --- how to print it ------------------------------------------------------------------------------


def _settings(w: Writer, service: int) -> Group:
    theme = w.theme
    insured = w.say("business.ship.insured", amount=w.amount(50000 * w.locale.price_level))
    options = (w.say("business.ship.signature"), insured, w.say("business.ship.return_slip"))
    hint = prose(w, said(w, f"business.ship.hint.{w.integer(1, 2)}"), 12.5, theme.muted, styles=())
    return column(
        ui_title(w, w.say("business.ship.service"), 14),
        *_services(w, service),
        space(4),
        *(check(w, caption, on=w.chance(0.5)) for caption in options),
        Rule(theme.line),
        select(w, w.say("business.ship.printer"), w.pick(_PRINTERS)),
        panes(
            select(
                w, w.say("business.ship.paper"), w.pick(("100 × 150", "A6", "102 × 152")), grow=1
            ),
            select(w, w.say("business.ship.copies"), str(w.pick((1, 1, 2))), width=96),
            gap=10,
        ),
        row(Icon("info", 16, theme.link), column(hint, grow=1), gap=9, align="start"),
        push(),
        button(w, w.say("business.ship.print"), primary=True, icon="print", hugs=False),
        row(push(), label(w, w.say("cancel"), 13, theme.link), push()),
        width=296,
        gap=10,
        pad=Pad(14, 18, 14, 18),
        fill=theme.bar,
        border=theme.line,
        edges="l",
        place="form",
        clip=True,
    )


def _services(w: Writer, chosen: int) -> list[Node]:
    """The services with their prices, the fastest first."""
    found: list[Node] = []
    for number, key in enumerate(_SERVICES):
        cost = 84 * (9 - 2 * number) * w.locale.price_level
        name = check(w, w.say(f"business.ship.{key}"), on=number == chosen, kind="radio", grow=1)
        found.append(row(name, ui(w, w.amount(cost), 13, w.theme.muted), gap=8))
    return found
