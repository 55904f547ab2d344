"""A doctor's program: waiting room, a patient's data, dated notes, findings and medicines."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, initials, tabs
from pointerbench.suites.text.kit.furniture import (
    program,
    sidebar,
    standard_menus,
    status_bar,
    toolbar,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.chart import standing_facts
from pointerbench.suites.text.surfaces.leisure.parts import fact, one, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_YEAR = re.compile(r"\b20\d\d\b")
_TABS = ("chart", "", "lab_results", "documents", "appointments")
_TOOLS = ("|", "print", "calendar", "mail", "|", "search", "attach", "signature")


def build(w: Writer) -> Node:
    doctor, *patients = w.people(12)
    patient = patients[0]
    practice = say(w, "practice", name=doctor.split()[-1])
    at = w.integer(16, 20) * 30
    first = w.integer(14, 90)
    days = [w.today - dt.timedelta(gap) for gap in (0, first, first + w.integer(30, 200))]
    record = column(
        _head(w, patient, days[1]),
        tabs(
            w, [w.say("medication") if key == "" else say(w, key) for key in _TABS], pad=pad(12, 0)
        ),
        panes(_notes(w, doctor, patient, days, at), standing_facts(w), gap=0, grow=1),
        grow=1,
    )
    new = button(w, say(w, "new_entry"), primary=True, icon="plus", pad=pad(10, 5))
    version = f"{w.say('version')} {w.integer(4, 9)}.{w.integer(0, 9)}"
    clock = w.clock(at + w.integer(2, 9))
    status = status_bar(w, [practice, w.long_date(w.today)], [clock, version])
    return program(
        w,
        f"{practice} – {patient}",
        panes(_waiting(w, patients, at), record, grow=1),
        icon="medical",
        menus=standard_menus(w, "file", "edit", "view", "tools", "window", "help"),
        tools=toolbar(w, new, *_TOOLS),
        status=status,
    )


def _waiting(w: Writer, patients: list[str], at: int) -> Group:
    theme = w.theme
    items: list[Node] = []
    for number, name in enumerate(patients):
        first, _, last = name.rpartition(" ")
        items.append(
            row(
                label(w, w.clock(at), 12, theme.muted),
                column(
                    ui(w, f"{last}, {first}", 13, bold=not number, limit=1, leading=1.3),
                    muted(w, one(w, "visit", 8), 12, leading=1.3),
                    grow=1,
                ),
                gap=9,
                pad=pad(9, 6),
                fill=theme.chosen if not number else "",
                radius=4,
                hit=True,
                place="entry",
            )
        )
        at += w.pick((10, 15, 15, 20))
    return sidebar(
        w, ui_title(w, f"{say(w, 'todays_list')} ({len(items)})", 13.5), *items, width=206, gap=3
    )


def _head(w: Writer, patient: str, before: dt.date) -> Group:
    born = w.day(-31000, -7000)
    years = (w.today - born).days * 100 // 36525
    facts = (
        (w.say("date_of_birth"), f"{w.short_date(born)} ({say(w, 'years_old', n=years)})"),
        (w.say("patient_id"), w.code("######")),
        (say(w, "last_visit"), w.short_date(before)),
    )
    return row(
        initials(w, patient, 46),
        ui_title(w, patient, 20),
        push(),
        *(fact(w, *pair, 13) for pair in facts),
        gap=20,
        pad=pad(20, 12),
        fill=w.theme.card,
        place="header",
    )


def _told(w: Writer, patient: str) -> list[tuple[str, Sequence[str | Sequence[str]]]]:
    """Two consultations that name no year, which could contradict the day, and a short note."""
    drawn = [w.passage("medical", person=patient) for _ in range(w.left("medical"))]
    dateless = [note for note in drawn if not _YEAR.search(" ".join(note.sentences))]
    found: list[tuple[str, Sequence[str | Sequence[str]]]] = []
    found += [(note.title, note.paragraphs) for note in dateless[:2]]
    for number in w.sample((2, 3), 3 - len(found)):
        found.append((say(w, f"visit_{number}"), [say(w, f"chart_note_{number}")]))
    return found


def _notes(w: Writer, doctor: str, patient: str, days: list[dt.date], at: int) -> Group:
    theme = w.theme
    entries: list[Node] = []
    for day, (heading, parts) in zip(days, _told(w, patient), strict=True):
        entries.append(
            column(
                row(
                    ui(w, w.short_date(day), 13, theme.link, bold=True),
                    muted(w, w.clock(at), 12.5),
                    push(),
                    muted(w, doctor, 12.5),
                    Icon("lock", 14, theme.faint),
                    gap=10,
                ),
                text(w, heading, 15.5, bold=True, role="title"),
                *(prose(w, part, 14.5, styles=("bold", "highlight"), rate=0.25) for part in parts),
                gap=6,
                pad=pad(20, 12),
                border=theme.line,
                edges="b",
                place="entry",
            )
        )
        at = w.integer(96, 200) * 5
    return column(*entries, grow=1, fill=theme.page, clip=True)
