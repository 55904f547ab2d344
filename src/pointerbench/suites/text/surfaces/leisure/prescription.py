"""A prescription: the signed sheet lying on a desk, or its electronic form in a health app."""

from __future__ import annotations

import datetime as dt
import re

from pointerbench.flow.nodes import Drawing, Group, Node, Rule
from pointerbench.suites.text.kit.controls import button, card, initials, nav_item
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.photos import town_map
from pointerbench.suites.text.kit.texts import muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.medicines import (
    MEDICINES,
    Case,
    Medicine,
    medicine_card,
    medicine_line,
)
from pointerbench.suites.text.surfaces.leisure.parts import PORTALS, brand, fact, say, site_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# Some lines tell how to give something to a child.
_CHILD = re.compile(r"\b(child|kind|enfant|niñ|bambin)", re.IGNORECASE)


def build(w: Writer) -> Node:
    doctor, patient = w.people(2)
    on_paper = not w.theme.dark and w.chance(0.55)
    count = 3 if on_paper else w.pick((3, 4))
    lines = w.lines("dosage", w.left("dosage"))
    uses = [line for line in lines if not _CHILD.search(line)][:count]
    medicines = [
        Medicine(
            name,
            say(w, "packs", n=w.pick((1, 1, 1, 2))),
            use,
            say(w, w.pick(("no_repeat", "one_repeat", "substitute_ok"))),
        )
        for name, use in zip(w.sample(MEDICINES, count), uses, strict=True)
    ]
    case = Case(doctor, patient, w.day(-30000, -3000), w.city(), medicines)
    return (_sheet if on_paper else _app)(w, case)


def _letterhead(w: Writer, case: Case, ink: str, paper: str) -> Node:
    texts = column(
        title(w, say(w, "practice", name=case.doctor), 22, ink),
        ui(w, say(w, "general_practice"), 13.5),
        muted(w, f"{w.street()}, {w.town(case.city)}", 13),
        muted(w, f"{w.say('phone')} {w.phone(case.city)}", 13),
        gap=2,
        grow=1,
    )
    return row(texts, Drawing("emblem", 62, 54, (ink, paper, paper), (float(w.integer(0, 9)),)))


def _signed(w: Writer, case: Case) -> Node:
    line = Rule(w.theme.muted)
    date = ui(w, f"{case.city}, {w.long_date(w.today)}", 13.5)
    pen = Drawing("signature", 44, 170, ("#1b3a8a",), (float(w.integer(0, 60)),))
    return row(
        column(date, line, muted(w, w.say("date"), 11.5), gap=3, width=230),
        push(),
        column(pen, line, muted(w, say(w, "doctor_sign"), 11.5), gap=3, width=250),
        align="end",
    )


def _sheet(w: Writer, case: Case) -> Node:
    paper, ink = w.pick((("#fffdf8", "#c2405a"), ("#ffffff", "#2c5d8a"), ("#fbf3f4", "#a83246")))
    small = [
        (w.say("patient"), case.patient),
        (w.say("date_of_birth"), w.short_date(case.born)),
        (say(w, "issued_on"), w.short_date(w.today)),
        (say(w, "valid_until"), w.short_date(w.today + dt.timedelta(90))),
    ]
    notes = [say(w, f"rx_note_{number}") for number in w.sample((1, 2, 3), 3)]
    sheet = column(
        _letterhead(w, case, ink, paper),
        Rule(ink, 2),
        row(*(fact(w, *pair, 14, grow=1) for pair in small), align="start", gap=10),
        Rule(ink, 1),
        text(w, w.say("prescription").upper(), 15, ink, bold=True, spacing=2, role="title"),
        *(medicine_line(w, number, medicine) for number, medicine in enumerate(case.medicines, 1)),
        Rule(w.theme.line),
        prose(w, " ".join(notes), 14.5, styles=("underline", "bold")),
        prose(w, say(w, "rx_pharmacy"), 14.5, w.theme.muted, styles=("underline",)),
        _signed(w, case),
        gap=13,
        width=w.pick((720, 780)),
        height=900,
        pad=pad(48, 32),
        fill=paper,
        border=ink if w.chance(0.4) else "",
        shadow=True,
    )
    ground = w.pick(("#8d7b66", "#6d7a86", "#b9b2a6", "#4f5a55"))
    return row(
        sheet, fill=ground, justify="center", align="start", pad=pad(0, 22), grow=1, clip=True
    )


def _app(w: Writer, case: Case) -> Node:
    theme = w.theme
    head = row(
        brand(w, site_of(w, PORTALS)),
        push(),
        ui(w, case.patient, 13),
        initials(w, case.patient, 30),
        gap=14,
        pad=pad(26, 10),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )
    listed = column(
        title(w, say(w, "e_prescription"), 25),
        muted(w, f"{case.doctor}, {say(w, 'general_practice')}, {w.long_date(w.today)}", 13),
        *(medicine_card(w, medicine) for medicine in case.medicines),
        ui_title(w, say(w, "good_to_know"), 16),
        *(
            prose(w, say(w, f"rx_note_{number}"), 14.5, styles=("bold",))
            for number in w.sample((1, 2, 3), 3)
        ),
        prose(w, say(w, "rx_pharmacy"), 14.5, styles=("bold",)),
        gap=12,
        grow=1,
    )
    body = panes(
        _bar(w, case), panes(listed, _redeem(w, case), gap=24, pad=pad(28, 22), grow=1), grow=1
    )
    site = page(w, head, body)
    return web(
        w, say(w, "e_prescription"), f"app.{w.domain(site_of(w, PORTALS))}/{w.code('####')}", site
    )


def _bar(w: Writer, case: Case) -> Node:
    items = (
        ("overview", "home", ""),
        ("prescription", "receipt", str(len(case.medicines))),
        ("medication", "medical", ""),
        ("appointment", "calendar", ""),
        ("inbox", "mail", str(w.integer(1, 4))),
        ("settings", "settings", ""),
    )
    return sidebar(
        w,
        *(
            nav_item(w, w.say(key), icon=icon, chosen=key == "prescription", count=count)
            for key, icon, count in items
        ),
        width=196,
        gap=4,
    )


def _redeem(w: Writer, case: Case) -> Group:
    facts = [
        (w.say("patient"), case.patient),
        (w.say("date_of_birth"), w.short_date(case.born)),
        (say(w, "valid_until"), w.short_date(w.today + dt.timedelta(28))),
        (say(w, "pharmacy"), f"{w.last_name()}, {w.street()}"),
    ]
    return column(
        card(
            w,
            column(
                Drawing("qr", 168, 168, ("#000000", "#ffffff"), (float(w.integer(0, 90)),)),
                align="center",
            ),
            muted(w, w.code("###.###.###.##"), 12.5, align="center"),
            button(w, say(w, "redeem"), primary=True, hugs=False),
            gap=10,
        ),
        card(w, *(fact(w, *pair, 14) for pair in facts), gap=11),
        town_map(w, 130),
        button(w, say(w, "find_pharmacy"), icon="map_pin", hugs=False),
        gap=12,
        width=244,
        place="sidebar",
    )
