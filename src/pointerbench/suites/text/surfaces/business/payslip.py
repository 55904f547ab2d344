"""A month's payslip on paper in a staff portal: earnings, deductions, what is paid out."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    nav_item,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, site_header, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import label, ui_title
from pointerbench.suites.text.surfaces.business.parts import on_paper
from pointerbench.suites.text.surfaces.business.pay_sheet import named_month, pay_sheet
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def build(w: Writer) -> Node:
    month = w.today.replace(day=1) - dt.timedelta(1)
    person = w.me
    employer = w.company()
    with on_paper(w):
        sheet = pay_sheet(w, (employer, person), month)
    ground = "#2a2d32" if w.theme.dark else w.theme.code
    heading = row(
        ui_title(w, f"{w.say('business.pay.title')} {named_month(w, month)}", 17),
        push(),
        button(w, w.say("print"), icon="print"),
        button(w, w.say("download"), icon="download", primary=True),
        gap=9,
        pad=pad(22, 9),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="toolbar",
    )
    main = column(
        heading,
        column(sheet, align="center", fill=ground, pad=Pad(14), grow=1, clip=True),
        grow=1,
    )
    keys = ("home", "calendar", "business.pay.portal", "team", "help")
    menu = [w.say(key) for key in keys]
    body = page(
        w,
        site_header(w, w.pick(("Staffora", "Kadra", "Mensora", "Teamwerk")), menu, chosen=2),
        panes(_months(w, person, month), main, grow=1),
    )
    return web(w, w.say("business.pay.title"), f"hr.{w.domain(employer)}/documents", body)


def _months(w: Writer, person: str, month: dt.date) -> Group:
    """The slips of the last months."""
    items: list[Node] = [
        row(likeness(w, person, 34), label(w, person, 13.5, bold=True), gap=10),
        column(height=6),
    ]
    day = month
    for number in range(16):
        items.append(nav_item(w, named_month(w, day), icon="text_file", chosen=not number))
        day = day.replace(day=1) - dt.timedelta(1)
    return sidebar(w, *items, width=196)
