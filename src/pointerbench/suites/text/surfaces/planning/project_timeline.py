"""A project plan: a table of phases and tasks, and their bars over the weeks."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import (
    page,
    program,
    standard_menus,
    status_bar,
    toolbar,
    web,
)
from pointerbench.suites.text.kit.texts import muted, prose, ui_title
from pointerbench.suites.text.surfaces.planning.gantt import Task, bar_chart, task_table
from pointerbench.suites.text.surfaces.planning.parts import choices, say, tints
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# How many tasks the phases of the plans have.
_PLANS = {"plan_a": (3, 4, 3, 2), "plan_b": (3, 3, 4, 2)}
# Of the label plan_notes: what is said of steps that have begun, and of those that have not.
_BEGUN, _LATER = (0, 4), (2, 5)
_TOOLS = "save print | undo redo | indent_less indent_more link unlink | zoom_in zoom_out filter"


def build(w: Writer) -> Node:
    plan = w.pick(tuple(_PLANS))
    name, *words = choices(w, plan)
    monday = w.today - dt.timedelta(w.today.weekday() + 7 * w.integer(3, 6))
    tasks = _tasks(w, words, _PLANS[plan], (w.today - monday).days)
    wide = w.chance(0.5)
    body = column(
        panes(
            task_table(w, tasks, monday, wide=wide), bar_chart(w, tasks, monday), fill=w.theme.card
        ),
        _notes(w, tasks),
        grow=1,
    )
    if w.chance(0.5):
        return program(
            w,
            name,
            body,
            icon="chart_bar",
            menus=standard_menus(w, "file", "edit", "view", "insert", "format", "tools", "help"),
            tools=toolbar(w, *_TOOLS.split()),
            status=status_bar(
                w, [w.colon(say(w, "tasks"), str(len(tasks)))], [w.long_date(w.today)]
            ),
        )
    return web(w, name, f"{w.domain()}/plan", page(w, _top(w, name), body))


def _tasks(w: Writer, words: list[str], shape: tuple[int, ...], today: int) -> list[Task]:
    people = w.people(4)
    colors = tints(w)
    tasks: list[Task] = []
    at = 0
    for phase, count in enumerate(shape):
        own: list[Task] = []
        title, *names = [words.pop(0) for _ in range(count + 1)]
        for number, name in enumerate(names, 1):
            length = w.integer(5, 13)
            done = min(100, max(0, (today - at) * 100 // length // 5 * 5))
            code = f"{phase + 1}.{number}"
            own.append(Task(code, name, at, length, done, w.pick(people), colors[phase]))
            at += length - w.pick((0, 2, 4)) if number < count else length
        start, end = own[0].start, max(task.start + task.length for task in own)
        share = sum(task.done * task.length for task in own) // sum(task.length for task in own)
        whole = Task(str(phase + 1), title, start, end - start, share, "", colors[phase], True)
        tasks += [whole, *own]
    return tasks


def _top(w: Writer, name: str) -> Node:
    views = [w.say("timeline"), w.say("board"), w.say("calendar"), say(w, "resources")]
    return column(
        row(
            ui_title(w, name, 20),
            push(),
            button(w, w.say("export"), icon="export", pad=pad(11, 5)),
            button(w, say(w, "add_task"), primary=True, icon="plus", pad=pad(11, 5)),
            gap=10,
        ),
        tabs(w, views, 0),
        gap=6,
        pad=Pad(12, 18, 0, 18),
        fill=w.theme.bar,
        place="header",
    )


def _told(w: Writer, tasks: list[Task]) -> list[str]:
    """Two remarks on each task that fit what is done of it."""
    notes = choices(w, "plan_notes")
    free = w.sample(range(len(notes)), len(notes))
    found = []
    for task in tasks:
        fit = [number for number in free if number not in (_LATER if task.done else _BEGUN)][:2]
        free = [number for number in free if number not in fit]
        found.append(" ".join(notes[number] for number in fit))
    return found


def _notes(w: Writer, tasks: list[Task]) -> Node:
    """What the manager wrote below the plan."""
    open_ = [task for task in tasks if not task.phase and task.done < 100][:3]
    told = _told(w, open_)
    cards: list[Node] = [
        column(
            row(
                Icon("flag", 14, task.tint.bar),
                ui_title(w, f"{task.number}  {task.name}", 13, grow=1),
                muted(w, w.percent(task.done), 12),
                gap=7,
            ),
            prose(w, words, 13),
            muted(w, f"{task.person}, {w.day_month(w.day(-9, 0))}", 11.5),
            gap=4,
            grow=1,
            pad=pad(14, 8),
            fill=w.theme.card,
            border=w.theme.line,
            place="comment",
        )
        for task, words in zip(open_, told, strict=True)
    ]
    return row(*cards, gap=12, pad=pad(14, 10), align="start")
