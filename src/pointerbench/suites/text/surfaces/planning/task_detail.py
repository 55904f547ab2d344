"""One task in full: steps, when, notes, what is attached."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Icon, Node, Rule, Span
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui
from pointerbench.suites.text.surfaces.planning.parts import choices, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_TASKS = 5
_STEPS = 4


class Task(NamedTuple):
    """Something to do in steps, of which the first are done."""

    name: str
    steps: tuple[str, ...]
    notes: tuple[str, ...]
    done: int
    due: dt.date


def draw_task(w: Writer) -> Task:
    name, *words = choices(w, f"todo_task{w.integer(1, _TASKS)}")
    steps, notes = tuple(words[:_STEPS]), (*words[_STEPS:], w.pick(choices(w, "todo_extra")))
    return Task(name, steps, notes, w.integer(0, 2), w.day(1, 9))


def task_panel(w: Writer, task: Task) -> Node:
    """The panel that shows a task."""
    theme = w.theme
    facts = (
        ("light_mode", say(w, "my_day")),
        ("bell", f"{w.say('tomorrow')}, {w.clock(15 * w.integer(32, 72))}"),
        ("calendar", say(w, "due_on", date=w.day_month(task.due))),
        ("attach", w.say("attachments")),
    )
    return column(
        row(
            Icon("circle", 19, theme.muted),
            text(w, task.name, max(w.size, 15), bold=True, leading=1.3, grow=1),
            Icon("star", 18, theme.accent),
            gap=11,
        ),
        *(_step(w, step, done=number < task.done) for number, step in enumerate(task.steps)),
        row(Icon("plus", 15, theme.link), label(w, say(w, "add_step"), 13, theme.link), gap=10),
        Rule(theme.line),
        *(
            row(Icon(icon, 16, theme.muted), label(w, words, 13, grow=1), gap=11, hit=True)
            for icon, words in facts
        ),
        Rule(theme.line),
        _notes(w, task.notes),
        *_files(w),
        push(),
        row(
            muted(w, say(w, "created_on", date=w.short_date(w.day(-60, -3))), 12, grow=1),
            Icon("trash", 16, theme.muted),
        ),
        gap=11,
        pad=pad(18, 18),
        width=286,
        fill=theme.bar,
        border=theme.line,
        edges="l",
        place="panel",
    )


def _notes(w: Writer, notes: tuple[str, ...]) -> Node:
    """What was written below it, with blank lines between."""
    size = min(max(w.size - 1, 13), 18)
    nodes: list[Node] = []
    for place, words in enumerate(notes):
        if place:
            nodes.append(prose(w, "", 9, styles=()))
        nodes.append(prose(w, words, size, styles=("highlight", "strike", "bold")))
    return column(*nodes)


def _files(w: Writer) -> list[Node]:
    """What is attached: scans and pictures."""
    found: list[Node] = []
    for _ in range(w.integer(1, 2)):
        name = w.pick((f"IMG_{w.code('####')}.jpg", f"scan-{w.code('###')}.pdf"))
        size = f"{w.number(w.integer(2, 48), 1)} MB"
        lines = column(ui(w, name, 12.5), muted(w, size, 11), grow=1)
        found.append(
            row(Icon("file", 20, w.theme.link), lines, gap=10, pad=pad(9, 6), fill=w.theme.card)
        )
    return found


def _step(w: Writer, step: str, *, done: bool) -> Node:
    mark = Drawing("checkbox", 15, 15, (w.theme.accent, w.theme.muted, w.theme.bar), (float(done),))
    words = (Span(step, strike=done),)
    return row(mark, text(w, words, 13.5, w.theme.muted if done else "", grow=1), gap=10)
