"""Panels at the side of a calendar: the list of calendars, and an event in full."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.boxes import column, pad, row, space
from pointerbench.suites.text.kit.controls import avatar, button
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import (
    heading_date,
    mini_month,
    month_year,
    times,
)
from pointerbench.suites.text.surfaces.planning.parts import choices, one, say, some, tints
from pointerbench.suites.text.writer import Writer


def calendars(w: Writer, day: dt.date) -> list[Node]:
    """A small month, the calendars to tick, and what comes next."""
    checks: list[Node] = [ui_title(w, say(w, "my_calendars"), 13)]
    for name, tint in zip(choices(w, "calendar_names"), tints(w), strict=False):
        on = w.chance(0.8)
        box = Drawing("checkbox", 15, 15, (tint.bar, w.theme.muted, w.theme.card), (float(on),))
        checks.append(row(box, label(w, name, 12.5, grow=1), gap=9, pad=pad(2, 4), hit=True))
    return [
        button(w, say(w, "new_event"), primary=True, icon="plus"),
        ui(w, month_year(w, day), 12.5, bold=True),
        mini_month(w, day),
        space(4),
        *checks,
        Rule(w.theme.line),
        ui_title(w, w.say("notes"), 13),
        prose(w, " ".join(some(w, "event_notes", 2)), 12.5, styles=()),
    ]


def details(w: Writer, day: dt.date, name: str, span: tuple[int, int]) -> Group:
    """An event: when, where, with whom, and what was written about it."""
    theme = w.theme
    facts = (
        ("clock", f"{heading_date(w, day)}\n{times(w, *span)}"),
        ("map_pin", one(w, "rooms")),
        ("bell", say(w, "remind", n=w.pick((10, 15, 30, 60)))),
        ("repeat", say(w, "weekly")),
    )
    return column(
        row(
            column(width=12, height=12, radius=3, fill=theme.accent),
            muted(w, w.pick(choices(w, "calendar_names")[:2])),
            gap=8,
        ),
        ui_title(w, name, 17),
        *(_fact(w, icon, words) for icon, words in facts),
        Rule(theme.line),
        prose(w, " ".join(some(w, "event_notes", w.integer(2, 3))), 13),
        Rule(theme.line),
        *guests(w, w.integer(3, 5)),
        row(
            button(w, w.say("yes"), primary=True, pad=pad(15, 5)),
            button(w, w.say("no"), pad=pad(15, 5)),
            button(w, say(w, "maybe"), pad=pad(15, 5)),
            gap=8,
        ),
        gap=11,
        pad=Pad(18, 18, 18, 18),
        width=258,
        fill=theme.card,
        border=theme.line,
        edges="l",
        place="panel",
    )


def _fact(w: Writer, icon: str, words: str) -> Node:
    """A line or two behind an icon."""
    lines = (ui(w, part, 12.5) for part in words.split("\n"))
    sign = Icon(icon, 16, w.theme.muted)
    return row(sign, column(*lines, grow=1), gap=10, align="start")


def guests(w: Writer, count: int) -> list[Node]:
    """Who is asked to come, and what they answered."""
    lines: list[Node] = [ui(w, say(w, "guests_n", n=count), 12.5, bold=True)]
    for number, person in enumerate(w.people(count)):
        state = (
            "organiser" if not number else w.pick(("accepted", "accepted", "maybe", "no_answer"))
        )
        names = column(
            ui(w, person, 12.5, leading=1.25), muted(w, say(w, state), 11, leading=1.25), grow=1
        )
        lines.append(row(avatar(w, 26), names, gap=9))
    return lines
