"""Talks with a customer and notes about them."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Icon, Node
from pointerbench.suites.text.kit.controls import card
from pointerbench.suites.text.kit.texts import muted, prose, ui
from pointerbench.suites.text.surfaces.business.parts import said, workday
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

# what each entry of the record is, and its icon
_KINDS = (
    ("call", "phone"),
    ("note", "note"),
    ("call", "phone"),
    ("mail", "mail"),
    ("call", "phone"),
    ("visit", "map_pin"),
)


def timeline(w: Writer, owner: str) -> list[Node]:
    """Talks and notes, the latest first."""
    people = (owner, owner, w.person())
    day = workday(w.day(-6, -1))
    nodes: list[Node] = []
    for number in w.sample((1, 2, 3, 4, 5, 6), 6):
        kind, icon = _KINDS[number - 1]
        head = row(
            ui(w, w.say(f"business.crm.{kind}"), 13.5, bold=True),
            muted(w, w.pick(people), 12.5),
            push(),
            muted(w, f"{w.day_month(day)}, {w.clock(w.integer(490, 1060))}", 12),
            gap=9,
        )
        text = prose(
            w,
            said(w, f"business.crm.log.{number}"),
            min(w.size - 1, 15),
            styles=("bold", "highlight"),
        )
        disc = column(
            Icon(icon, 16, w.theme.link),
            width=32,
            height=32,
            radius=16,
            fill=w.theme.soft,
            align="center",
            justify="center",
        )
        box = card(w, head, text, gap=5, pad=pad(14, 10), grow=1, place="entry")
        nodes.append(row(disc, box, gap=10, align="start"))
        day = workday(day - dt.timedelta(w.integer(2, 19)))
    return nodes
