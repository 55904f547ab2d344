"""Hours worked: a timer that runs and the entries of a week, or a time sheet with totals."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    nav_item,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import (
    heading_date,
    lasting,
    times,
    week_of,
)
from pointerbench.suites.text.surfaces.planning.parts import choices, say, tints
from pointerbench.suites.text.surfaces.planning.sheets import Job, job_of, project_mark, sheet_view
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


class Entry(NamedTuple):
    """Minutes from start to end of a day."""

    what: str
    job: Job
    start: int
    end: int


def build(w: Writer) -> Node:
    numbers, names = w.sample(range(8), 6), choices(w, "project_names")
    jobs = [
        Job(names[number], tint, number) for number, tint in zip(numbers, tints(w), strict=False)
    ]
    view = w.pick((_timer, sheet_view))
    body = page(w, panes(_side(w, jobs), column(*view(w, jobs), grow=1), grow=1))
    return web(w, say(w, "time_tracker"), f"{w.domain()}/time", body)


def _side(w: Writer, jobs: list[Job]) -> Node:
    items = (
        ("timer", say(w, "timesheet")),
        ("calendar", w.say("calendar")),
        ("chart_bar", w.say("reports")),
        ("receipt", say(w, "invoices")),
        ("person", say(w, "clients")),
        ("settings", w.say("settings")),
    )
    return sidebar(
        w,
        row(Icon("clock", 22, w.theme.accent), ui(w, "Chronik", 17, bold=True), gap=9),
        space(8),
        *(
            nav_item(w, caption, icon=icon, chosen=not number)
            for number, (icon, caption) in enumerate(items)
        ),
        space(6),
        ui_title(w, say(w, "projects_label"), 12, w.theme.muted),
        *(
            row(
                column(width=9, height=9, radius=4.5, fill=job.tint.bar),
                label(w, job.name, 12.5, limit=1, grow=1),
                gap=9,
                pad=pad(10, 4),
            )
            for job in jobs
        ),
        push(),
        row(avatar(w, 28), label(w, w.me, 12.5, limit=1, grow=1), gap=9),
        width=212,
        gap=4,
    )


def _timer(w: Writer, jobs: list[Job]) -> list[Node]:
    whats = choices(w, "activities")
    whats = w.sample(whats, len(whats))
    days = [day for day in reversed(week_of(w, w.today)) if day <= w.today and day.weekday() < 5]
    days = (days or [w.today])[:4]
    booked = []
    for _ in range(4 - len(days)):
        days.append(days[-1] - dt.timedelta(3 if days[-1].weekday() == 0 else 1))
    for day in days:
        booked.append((day, _day(w, whats, jobs, 3 if day == w.today else w.integer(3, 4))))
    week = week_of(w, w.today)
    total = sum(job.end - job.start for day, own in booked for job in own if day in week)
    return [
        _running(w, whats[-1], job_of(w, jobs, whats[-1])),
        row(
            ui(w, w.say("this_week"), 14, bold=True, role="title"),
            push(),
            muted(w, say(w, "week_total"), 12.5),
            ui(w, lasting(total), 15, bold=True),
            gap=9,
            pad=Pad(14, 24, 4, 24),
        ),
        column(
            *(_booked(w, day, list(reversed(own))) for day, own in booked), gap=12, pad=pad(22, 8)
        ),
    ]


def _day(w: Writer, whats: list[str], jobs: list[Job], count: int) -> list[Entry]:
    at = 5 * w.integer(90, 112)
    entries = []
    for number in range(count):
        end = at + 5 * w.integer(5, 30)
        what = whats.pop(0)
        entries.append(Entry(what, job_of(w, jobs, what), at, end))
        whats.append(what)
        at = end + (5 * w.integer(6, 12) if number == count // 2 - 1 else 5 * w.integer(0, 2))
    return entries


def _running(w: Writer, what: str, job: Job) -> Node:
    theme = w.theme
    running = w.chance(0.6)
    hint = (
        ui(w, what, 14.5, grow=1)
        if running
        else label(w, say(w, "what_doing"), 14.5, theme.faint, grow=1)
    )
    seconds = w.integer(61, 9000) if running else 0
    clock = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    start = w.say("start") if not running else say(w, "stop")
    return row(
        hint,
        project_mark(w, job) if running else Icon("folder", 18, theme.muted),
        Icon("tag", 18, theme.muted),
        Icon("currency", 18, theme.accent),
        ui(w, clock, 18, bold=True),
        button(w, start, primary=True, icon="stop" if running else "play"),
        gap=15,
        pad=pad(22, 12),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="toolbar",
    )


def _booked(w: Writer, day: dt.date, entries: list[Entry]) -> Node:
    """A day's entries under its date and sum."""
    theme = w.theme
    total = sum(entry.end - entry.start for entry in entries)
    caption = w.say("today") if day == w.today else heading_date(w, day)
    head = row(
        ui_title(w, caption, 13),
        push(),
        muted(w, w.say("total"), 12),
        ui(w, lasting(total), 13.5, bold=True),
        gap=8,
        pad=pad(14, 7),
        fill=theme.code,
    )
    lines: list[Node] = [head]
    for entry in entries:
        lines.append(
            row(
                prose(w, entry.what, 14, styles=(), leading=1.35, grow=1),
                column(project_mark(w, entry.job), width=140),
                Icon("currency", 15, theme.accent if w.chance(0.6) else theme.faint),
                column(muted(w, times(w, entry.start, entry.end), 12.5, align="right"), width=136),
                column(
                    ui(w, lasting(entry.end - entry.start), 14, bold=True, align="right"), width=44
                ),
                Icon("play", 15, theme.muted),
                gap=12,
                pad=pad(14, 8),
                border=theme.line,
                edges="t",
                place="entry",
            )
        )
    return column(*lines, fill=theme.card, border=theme.line, place="section")
