"""A customer's record: who it is, what was talked about, which deals and tasks are open."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chip,
    nav_item,
    search_box,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar, likeness
from pointerbench.suites.text.kit.texts import label, muted, title, ui
from pointerbench.suites.text.surfaces.business.addresses import (
    tax_caption,
    tax_number,
)
from pointerbench.suites.text.surfaces.business.crm_side import side
from pointerbench.suites.text.surfaces.business.crm_timeline import timeline
from pointerbench.suites.text.surfaces.business.parts import branded, cents, said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

_TABS = ("timeline", "notes", "business.crm.mail")
_SECTIONS = (
    ("home", "home"),
    ("business.crm.contacts", "contacts"),
    ("business.crm.companies", "building"),
    ("business.crm.deals", "money"),
    ("business.crm.tasks", "checklist"),
    ("business.crm.campaigns", "megaphone"),
    ("reports", "chart_bar"),
)


def build(w: Writer) -> Node:
    person, company = w.person(), w.company()
    owner = w.person()
    middle = column(
        tabs(w, [w.say(key) for key in _TABS]),
        _composer(w),
        *timeline(w, owner),
        gap=12,
        grow=1,
        clip=True,
    )
    body = page(
        w,
        _head(w),
        panes(
            *([_navigation(w)] if w.chance(0.4) else []),
            column(
                _headline(w, person, company),
                panes(
                    _facts(w, person, company, owner),
                    middle,
                    side(w),
                    gap=18,
                    grow=1,
                ),
                gap=14,
                pad=Pad(14, 20, 0, 20),
                grow=1,
                clip=True,
            ),
            grow=1,
        ),
    )
    return web(w, person, f"relata.app/contacts/{w.code('####')}", body)


def _head(w: Writer) -> Group:
    return row(
        branded(w, "Relata"),
        search_box(w, width=320),
        push(),
        button(w, w.say("new"), primary=True, icon="plus", pad=pad(11, 5)),
        Icon("bell", 18, w.theme.muted),
        avatar(w, 28),
        gap=16,
        pad=pad(18, 8),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _navigation(w: Writer) -> Group:
    items = [
        nav_item(w, w.say(key), icon=icon, chosen=key == "business.crm.contacts", size=12.5)
        for key, icon in _SECTIONS
    ]
    return sidebar(w, *items, width=172)


def _headline(w: Writer, person: str, company: str) -> Group:
    job = w.say(f"business.crm.job.{w.integer(1, 4)}")
    name = column(
        title(w, person, 22),
        ui(w, f"{job}, {company}", 13.5, w.theme.muted),
        gap=1,
    )
    return row(
        likeness(w, person, 52),
        name,
        push(),
        button(w, said(w, "business.crm.log_call"), icon="phone"),
        button(w, w.say("business.crm.new_note"), icon="note"),
        gap=12,
    )


def _facts(w: Writer, person: str, company: str, owner: str) -> Group:
    """The record's fields, values below their captions."""
    domain = w.domain(company)
    city = w.city()
    town = w.town(city).replace(" ", "\u00a0")  # the postcode stays in one line
    facts = (
        (w.say("email"), w.email(person, domain)),
        (w.say("phone"), w.phone(city)),
        (w.say("address"), f"{w.street()}, {town}"),
        (w.say("customer_number"), w.code("K-#####")),
        (w.say("business.crm.owner"), owner),
        (w.say("business.crm.since"), w.long_date(w.day(-3200, -300))),
        (w.say("revenue"), w.amount(cents(w, 2000, 90000))),
    )
    firm = (
        (w.say("company"), company),
        (w.say("business.crm.website"), f"www.{domain}"),
        (w.say("business.crm.staff"), w.number(w.integer(12, 900))),
        (tax_caption(w), tax_number(w)),
    )
    shown = [w.say(f"business.pivot.{key}") for key in w.sample(("north", "south", "east"), 1)]
    shown += [w.say("newsletter"), w.say(f"business.pivot.group.{w.integer(1, 6)}")]
    tags = wrap(*(chip(w, text) for text in shown), gap=6)
    cards = (card(w, *_values(w, facts), tags, gap=9), card(w, *_values(w, firm), gap=9))
    return column(*cards, gap=14, width=236)


def _values(w: Writer, facts: tuple[tuple[str, str], ...]) -> list[Node]:
    return [column(muted(w, caption, 12), ui(w, value, 12.5), gap=0) for caption, value in facts]


def _composer(w: Writer) -> Group:
    """Where a new note is written."""
    return row(
        Icon("edit", 16, w.theme.muted),
        label(w, w.say("business.crm.new_note"), 13, w.theme.faint),
        push(),
        Icon("attach", 16, w.theme.muted),
        Icon("mention", 16, w.theme.muted),
        gap=10,
        pad=pad(12, 9),
        fill=w.theme.card,
        border=w.theme.line,
        radius=5,
        hit=True,
    )
