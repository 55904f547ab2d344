"""A time sheet: hours by project and day, their totals, and what was done."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Column, Drawing, Group, Icon, Node, Pad, Paragraph, Table
from pointerbench.suites.text.kit.controls import button, card, tabs
from pointerbench.suites.text.kit.texts import muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import (
    lasting,
    span_of,
    week_of,
)
from pointerbench.suites.text.surfaces.planning.parts import Tint, choices, say, some
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


class Job(NamedTuple):
    """A project that hours are booked on."""

    name: str
    tint: Tint
    number: int  # among the labels project_names


# For each of the labels activities: the projects that it may be part of, first of all.
_FIT = (
    *((5, 3), (0, 2), (7, 2), (0, 3), (4,), (3, 2), (7, 4)),
    *((3, 1), (5, 7), (2, 7), (1, 3), (6, 1), (5, 4), (5, 7)),
)


def job_of(w: Writer, jobs: list[Job], what: str) -> Job:
    """The project that work belongs to, any where the page has none that it would."""
    fits = _FIT[choices(w, "activities").index(what)]
    return w.pick([job for job in jobs if job.number in fits] or jobs)


def _work_of(w: Writer, jobs: list[Job]) -> list[str]:
    """What was done for each project, as far as known no work twice."""
    known = choices(w, "activities")
    free = w.sample(range(len(known)), len(known))
    found = []
    for job in jobs:
        number = next((number for number in free if job.number in _FIT[number]), free[-1])
        free.remove(number)
        found.append(known[number])
    return found


def project_mark(w: Writer, job: Job) -> Node:
    return row(
        column(width=8, height=8, radius=4, fill=job.tint.bar),
        ui(w, job.name, 12.5, job.tint.ink),
        gap=6,
    )


def sheet_view(w: Writer, jobs: list[Job]) -> list[Node]:
    days = [day for day in week_of(w, w.today) if day.weekday() < 5]
    hours = [[15 * w.integer(0, 14) if w.chance(0.65) else 0 for _ in days] for _ in jobs]
    sums = [sum(own[place] for own in hours) for place in range(len(days))]
    notes = _work_of(w, jobs)
    head = [say(w, "project"), *(f"{w.short_day(day)} {day.day}" for day in days)]
    rows: list[tuple[Node, ...]] = [_cells(w, [*head, w.say("total")], bold=True)]
    for job, own, note in zip(jobs, hours, notes, strict=False):
        rows.append(
            (_named(w, job, note), *_cells(w, [*_shown(own), lasting(sum(own))], first=False))
        )
    whole = [w.say("total"), *_shown(sums), lasting(sum(sums))]
    rows.append(_cells(w, whole, bold=True))
    line = w.theme.line
    sheet = Table(
        (Column(grow=1), *(Column(76) for _ in range(len(days))), Column(78)),
        tuple(rows),
        pad=Pad(10, 10, 10, 12),
        line=line,
        head=w.theme.code,
    )
    return [
        _sheet_top(w, days),
        column(
            column(sheet, fill=w.theme.card, border=line),
            row(
                button(w, say(w, "add_row"), icon="plus"),
                button(w, say(w, "copy_week")),
                push(),
                button(w, say(w, "submit_week"), primary=True),
                gap=10,
            ),
            _remarks(w, jobs, [sum(own) for own in hours]),
            gap=16,
            pad=pad(24, 18),
            grow=1,
        ),
    ]


def _sheet_top(w: Writer, days: list[dt.date]) -> Node:
    return column(
        row(
            ui_title(w, say(w, "timesheet"), 20),
            push(),
            Icon("chevron_left", 17, w.theme.muted),
            ui(w, span_of(w, days), 13.5, bold=True),
            Icon("chevron_right", 17, w.theme.muted),
            gap=12,
        ),
        tabs(w, [w.say("week"), w.say("month"), w.say("team"), w.say("approved")], 0),
        gap=8,
        pad=Pad(16, 24, 0, 24),
        fill=w.theme.card,
        place="header",
    )


def _shown(minutes: list[int]) -> list[str]:
    return [lasting(part) if part else "–" for part in minutes]


def _cells(
    w: Writer, words: list[str], *, bold: bool = False, first: bool = True
) -> tuple[Paragraph, ...]:
    return tuple(
        ui(w, word, 13, bold=bold, align="left" if first and not place else "right")
        for place, word in enumerate(words)
    )


def _named(w: Writer, job: Job, note: str) -> Node:
    lines = column(
        text(w, job.name, 14, bold=True, leading=1.3),
        prose(w, note, 12.5, w.theme.muted, styles=(), leading=1.3),
        grow=1,
    )
    return panes(column(width=3, fill=job.tint.bar), lines, gap=10)


def _remarks(w: Writer, jobs: list[Job], minutes: list[int]) -> Group:
    """How the week was shared out, with a word to the manager."""
    shares = Drawing(
        "donut", 96, 96, tuple(job.tint.bar for job in jobs), tuple(map(float, minutes))
    )
    lines = [
        row(project_mark(w, job), push(), muted(w, lasting(own), 12.5), gap=8)
        for job, own in zip(jobs, minutes, strict=False)
        if own
    ]
    note = column(
        ui_title(w, w.say("notes"), 13.5),
        prose(w, " ".join(some(w, "plan_notes", 3)), 13.5),
        gap=5,
        grow=1.4,
    )
    return card(w, row(shares, column(*lines, gap=4, grow=1), note, gap=24, align="start"))
