"""The two halves of a project plan: the table of tasks, and their bars over the weeks."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.text.kit.texts import label, muted, text, ui
from pointerbench.suites.text.surfaces.planning.dates import month_year
from pointerbench.suites.text.surfaces.planning.parts import Tint, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, row, space

_ROW = 28
_WEEKS = 13


class Task(NamedTuple):
    """A line of the plan, in days after the first; a phase spans its tasks."""

    number: str
    name: str
    start: int
    length: int
    done: int
    person: str
    tint: Tint
    phase: bool = False


def task_table(w: Writer, tasks: list[Task], monday: dt.date, *, wide: bool) -> Node:
    theme = w.theme
    heads = row(
        *_cells(
            w,
            ["", say(w, "task"), w.say("start"), w.say("end"), say(w, "who") if wide else "%"],
            True,
        ),
        height=44,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    lines: list[Node] = [heads]
    for task in tasks:
        begin = monday + dt.timedelta(task.start)
        end = monday + dt.timedelta(task.start + task.length - 1)
        last = task.person.split(" ")[0] if wide else str(task.done)
        words = [task.number, task.name, w.day_month(begin), w.day_month(end), last]
        lines.append(
            row(
                *_cells(w, words, task.phase),
                height=_ROW,
                fill=theme.code if task.phase else "",
                border=theme.line,
                edges="b",
                place="row",
            )
        )
    return column(*lines, width=444, border=theme.line, edges="r", place="table")


def _cells(w: Writer, words: list[str], strong: bool) -> list[Node]:
    number, name, *rest = words
    step = 0 if strong else 14
    cells: list[Node] = [
        column(muted(w, number, 11.5), width=40, pad=Pad(0, 0, 0, 12)),
        column(
            text(w, name, 12.5, bold=strong, limit=1, leading=1.3), grow=1, pad=Pad(0, 6, 0, step)
        ),
    ]
    for place, word in enumerate(rest):
        cells.append(column(ui(w, word, 12, limit=1), width=68 if place == 2 else 62))
    return cells


def bar_chart(w: Writer, tasks: list[Task], monday: dt.date) -> Node:
    theme = w.theme
    per_day = 580 / (_WEEKS * 7)
    mondays = [monday + dt.timedelta(7 * number) for number in range(_WEEKS)]
    months: list[Node] = []
    for month in sorted({(day.year, day.month) for day in mondays}):
        count = sum((day.year, day.month) == month for day in mondays)
        first = dt.date(*month, 1)
        caption = month_year(w, first) if count > 2 else month_year(w, first).split()[0]
        caption = caption if count > 1 else ""
        months.append(
            column(
                label(w, caption, 11.5, bold=True, limit=1),
                width=count * 7 * per_day,
                pad=pad(5, 3),
                border=theme.line,
                edges="r",
            )
        )
    weeks = [
        column(label(w, str(day.day), 10.5, theme.muted, align="center"), width=7 * per_day)
        for day in mondays
    ]
    head = column(
        row(*months, height=22),
        row(*weeks, height=22),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    stripes = [column(width=7 * per_day, border=theme.line, edges="r") for _ in mondays]
    bars = column(*(_bar(w, task, per_day) for task in tasks))
    marker = _today(w, ((w.today - monday).days + 0.5) * per_day)
    return column(head, layers(panes(*stripes), marker, bars), grow=1, clip=True)


def _today(w: Writer, x: float) -> Node:
    return panes(space(round(x)), column(width=2, fill=w.theme.bad))


def _bar(w: Writer, task: Task, per_day: float) -> Group:
    """The bar of a task, what is done of it darker, and its person behind it."""
    width = round(task.length * per_day)
    share = task.done / 100
    if task.phase:
        shape: Node = column(width=width, height=7, fill=w.theme.ink)
    else:
        shape = Drawing("progress", 15, width, (task.tint.bar, task.tint.fill), (share,))
    nodes: list[Node] = [space(round(task.start * per_day)), shape]
    if not task.phase and task.start < 56:
        first, *_, last = task.person.split(" ")
        words = f"{first} {last[0]}."
        nodes += [space(5), label(w, words, 11, w.theme.muted)]
    return row(*nodes, height=_ROW)
