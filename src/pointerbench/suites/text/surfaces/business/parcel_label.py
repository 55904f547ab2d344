"""A parcel's label, black on white: carrier, addresses, route, bars."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Rule
from pointerbench.suites.text.kit.texts import ui
from pointerbench.suites.text.surfaces.business.parts import mark, paper
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_CARRIERS = ("Velopost", "Nordkurier", "Swiftline", "PakPonte", "Trivio")


def parcel_label(w: Writer, to: tuple[str, str, str, str], code: str, service: int) -> Group:
    """Printed black on white: carrier, sender, recipient, route, bars."""
    ink = "#111111"
    grams = w.integer(35, 1480) * 10
    weight = f"{w.number(grams // 10, 2)} kg"
    bars = column(
        Drawing("barcode", 84, 340, (ink,), (float(w.integer(0, 99)),)),
        ui(w, code, 17, ink, bold=True, spacing=1.5, align="center"),
        gap=5,
        align="center",
        pad=pad(0, 12),
    )
    return paper(
        _head(w, service, ink),
        Rule(ink, 2),
        _sender(w, ink),
        Rule(ink, 2),
        _recipient(w, to, ink),
        Rule(ink, 2),
        _route(w, ink, weight),
        Rule(ink, 2),
        bars,
        Rule(ink, 2),
        row(
            Icon("warning", 22, ink),
            ui(w, w.say("business.ship.fragile").upper(), 14, ink, bold=True),
            push(),
            ui(w, w.say("business.ship.pieces", n=1, total=w.pick((1, 1, 2, 3))), 12.5, ink),
            gap=9,
            pad=pad(14, 9),
        ),
        width=422,
        border=ink,
        thickness=2,
        grow=0,
    )


def _head(w: Writer, service: int, ink: str) -> Group:
    return row(
        mark(w, 38, ink),
        ui(w, w.pick(_CARRIERS), 25, ink, bold=True),
        push(),
        ui(w, ("24", "48", "E")[service], 40, ink, bold=True, leading=1),
        gap=10,
        pad=pad(14, 9),
    )


def _sender(w: Writer, ink: str) -> Group:
    lines = (w.company(), w.street(), w.town())
    texts = column(*(ui(w, line, 12, ink, leading=1.3) for line in lines))
    caption = ui(w, w.say("sender"), 10.5, ink, width=76)
    return row(caption, texts, align="start", pad=pad(14, 8))


def _recipient(w: Writer, to: tuple[str, str, str, str], ink: str) -> Group:
    person, street, place, phone = to
    return column(
        ui(w, w.say("recipient"), 10.5, ink),
        ui(w, person, 19, ink, bold=True, leading=1.25),
        ui(w, street, 18, ink, leading=1.25),
        ui(w, place, 21, ink, bold=True, leading=1.25),
        ui(w, f"{w.say('phone')} {phone}", 12, ink),
        pad=pad(14, 9),
    )


def _route(w: Writer, ink: str, weight: str) -> Group:
    """Small boxes: depot, day, weight, reference, and a square code."""
    cells = (
        (w.say("reference"), w.code("??-#####")),
        (w.say("date"), w.short_date(w.today)),
        (w.say("business.ship.weight"), weight),
    )
    boxes = [
        column(ui(w, caption, 10.5, ink), ui(w, value, 14, ink, bold=True), gap=1)
        for caption, value in cells
    ]
    code = Drawing("qr", 74, 74, (ink,), (float(w.integer(0, 99)),))
    route = ui(w, w.code("?? ## – ##"), 27, ink, bold=True, leading=1.1)
    left = column(route, row(*boxes, gap=20), gap=7, grow=1)
    return row(left, code, pad=pad(14, 9), gap=12)
