"""What calendars show beside or over their days: the list of calendars, an event in full."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.planning.appointments import Appointment
from pointerbench.suites.text.surfaces.planning.dates import (
    heading_date,
    mini_month,
    month_year,
    times,
)
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, push, row, space

CARD = 352


def calendars(w: Writer, day: dt.date, colors: list[Tint]) -> list[Node]:
    """A small month, and the calendars to tick."""
    checks: list[Node] = [ui_title(w, say(w, "my_calendars"), 13)]
    for name, tint in zip(choices(w, "calendar_names"), colors, strict=True):
        box = Drawing("checkbox", 15, 15, (tint.bar, w.theme.muted, w.theme.bar), (1.0,))
        checks.append(row(box, label(w, name, 12.5, grow=1), gap=9, pad=pad(2, 4), hit=True))
    return [
        button(w, say(w, "new_event"), primary=True, icon="plus"),
        ui(w, month_year(w, day), 12.5, bold=True),
        mini_month(w, day),
        space(4),
        *checks,
    ]


def details(w: Writer, day: dt.date, event: Appointment, tint: Tint) -> Group:
    """An event in a panel: when, where, with whom, and what was written about it."""
    theme = w.theme
    return column(
        _calendar(w, event, tint),
        ui_title(w, event.name, 17),
        *_facts(w, day, event),
        Rule(theme.line),
        *_notes(w, event),
        Rule(theme.line),
        *guests(w, w.integer(4, 6)),
        _answers(w),
        gap=11,
        pad=Pad(18, 18, 18, 18),
        width=262,
        fill=theme.card,
        border=theme.line,
        edges="l",
        place="panel",
        clip=True,
    )


def popup(w: Writer, day: dt.date, event: Appointment, tint: Tint) -> Group:
    """An event on a card that lies over the days."""
    theme = w.theme
    tools = ("edit", "trash", "mail", "close")
    people = [likeness(w, person, 26) for person in w.people(w.integer(3, 5))]
    return column(
        row(
            _calendar(w, event, tint),
            push(),
            *(Icon(name, 16, theme.muted) for name in tools),
            gap=15,
        ),
        ui_title(w, event.name, 18),
        *_facts(w, day, event),
        *_notes(w, event),
        row(*people, muted(w, say(w, "guests_n", n=len(people)), 12), gap=5),
        _answers(w),
        gap=10,
        pad=pad(18, 15),
        width=CARD,
        fill=theme.card,
        border=theme.line,
        radius=8,
        shadow=True,
        place="dialog",
    )


def laid_over(body: Node, above: Node, left: float, top: float) -> Group:
    """The body with a card over it, so far from its left and its top edge."""
    at = column(space(top), row(space(left), above, align="start"))
    return layers(body, at, grow=1, clip=True)


def card_left(grid: float, start: float, end: float) -> int:
    """Where a card begins that lies beside a day, right of it if there is room, and on the grid."""
    if end + 6 + CARD < 1010:
        return round(end + 6)
    left = start - 6 - CARD
    return round(left if left > grid + 6 else 1010 - CARD)


def _calendar(w: Writer, event: Appointment, tint: Tint) -> Node:
    name = choices(w, "calendar_names")[event.calendar]
    return row(column(width=12, height=12, radius=3, fill=tint.bar), muted(w, name), gap=8)


def _facts(w: Writer, day: dt.date, event: Appointment) -> list[Node]:
    span = times(w, event.start, event.start + event.length)
    facts = [
        ("clock", f"{heading_date(w, day)}\n{span}"),
        ("map_pin", event.where),
        ("bell", say(w, "remind", n=w.pick((10, 15, 30, 60)))),
    ]
    if event.weekly:
        facts.append(("repeat", say(w, "weekly")))
    return [_fact(w, icon, words) for icon, words in facts]


def _notes(w: Writer, event: Appointment) -> list[Node]:
    first, second = event.notes
    parts = (first, f"{second} {w.pick(choices(w, 'event_extra'))}")
    return [prose(w, words, 13, styles=("bold", "link", "highlight")) for words in parts]


def _answers(w: Writer) -> Node:
    return row(
        button(w, w.say("yes"), primary=True, pad=pad(15, 5)),
        button(w, w.say("no"), pad=pad(15, 5)),
        button(w, say(w, "maybe"), pad=pad(15, 5)),
        gap=8,
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
        lines.append(row(likeness(w, person, 26), names, gap=9))
    return lines
