"""A program for lists of things to do: lists at the left, tasks, and one of them in full."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Rule, Span
from pointerbench.suites.text.kit.controls import (
    nav_item,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, program, sidebar, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.dates import heading_date
from pointerbench.suites.text.surfaces.planning.parts import choices, say
from pointerbench.suites.text.surfaces.planning.task_detail import (
    Task,
    draw_task,
    task_panel,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

# Of each of the labels list_names.
_ICONS = ("home", "explore", "airplane", "cart", "car", "key", "flag", "gift")


def build(w: Writer) -> Node:
    names = w.sample(list(zip(choices(w, "list_names"), _ICONS, strict=True)), 6)
    view = w.pick(("my_day", "planned", "tasks"))
    chosen = say(w, view)
    task = draw_task(w)
    tasks = w.lines("todos", min(w.left("todos"), w.integer(12, 13)))
    ready = w.integer(3, 4)
    parts: list[Node] = [
        _lists(w, names, chosen, len(tasks) + 1 - ready),
        _tasks(w, chosen, task, (tasks[:-ready], tasks[-ready:]), dated=view == "planned"),
        task_panel(w, task),
    ]
    body = page(w, panes(*parts, grow=1))
    if w.chance(0.6):
        return program(w, w.say("to_do"), body, icon="checklist")
    return web(w, chosen, f"{w.domain()}/lists", body)


def _lists(w: Writer, names: list[tuple[str, str]], chosen: str, count: int) -> Node:
    person = w.me
    own = row(
        avatar(w, 32),
        column(
            ui(w, person, 13, bold=True, limit=1), muted(w, w.email(person), 11, limit=1), grow=1
        ),
        gap=9,
    )
    fixed = (
        ("my_day", "light_mode"),
        ("important", "star"),
        ("planned", "calendar"),
        ("tasks", "inbox"),
    )
    return sidebar(
        w,
        own,
        space(6),
        search_box(w, width=None),
        space(6),
        *(
            nav_item(w, caption, icon=icon, count=str(count), chosen=True)
            if (caption := say(w, key)) == chosen
            else nav_item(w, caption, icon=icon, count=_count(w))
            for key, icon in fixed
        ),
        Rule(w.theme.line),
        *(nav_item(w, name, icon=icon, count=_count(w)) for name, icon in names),
        push(),
        nav_item(w, say(w, "new_list"), icon="plus"),
        width=208,
        gap=3,
    )


def _count(w: Writer) -> str:
    return str(w.integer(1, 24)) if w.chance(0.7) else ""


def _tasks(
    w: Writer, chosen: str, shown: Task, tasks: tuple[list[str], list[str]], *, dated: bool
) -> Node:
    """The tasks that are open, and those that are done."""
    theme = w.theme
    open_, ready = tasks
    ground = theme.soft if w.chance(0.4) else theme.page
    add = row(
        Icon("plus", 17, theme.link),
        label(w, say(w, "add_task"), 14, theme.link),
        gap=11,
        pad=pad(13, 10),
        fill=theme.card,
        radius=5,
        hit=True,
    )
    done = row(
        Icon("chevron_down", 15, theme.muted),
        ui(w, say(w, "done_n", n=len(ready)), 13, bold=True, role="title"),
        gap=7,
        pad=pad(3, 6),
    )
    return column(
        row(
            column(ui_title(w, chosen, 24), muted(w, heading_date(w, w.today), 13), grow=1),
            Icon("sort", 19, theme.muted),
            Icon("share", 19, theme.muted),
            gap=16,
        ),
        space(4),
        _task(w, shown.name, _facts(w, shown.due, (shown.done, len(shown.steps))), first=True),
        *(_task(w, task, _dated(w) if dated or w.chance(0.45) else None) for task in open_),
        add,
        done,
        *(_task(w, task, done=True) for task in ready),
        gap=5,
        pad=pad(22, 18),
        grow=1,
        fill=ground,
        clip=True,
    )


def _task(
    w: Writer, task: str, facts: Node | None = None, *, done: bool = False, first: bool = False
) -> Group:
    theme = w.theme
    size = max(w.size - 1, 14)
    ink = theme.muted if done else theme.ink
    lines: list[Node] = [text(w, (Span(task, strike=done),), size, ink, leading=1.3)]
    if facts:
        lines.append(facts)
    mark = Icon("success" if done else "circle", 18, theme.accent if done else theme.muted)
    starred = first or w.chance(0.2)
    return row(
        mark,
        column(*lines, gap=2, grow=1),
        Icon("star", 16, theme.accent if starred else theme.faint),
        gap=12,
        pad=pad(13, 8),
        fill=theme.chosen if first else theme.card,
        border=theme.accent if first else theme.line,
        radius=5,
        place="entry",
        hit=True,
    )


def _dated(w: Writer) -> Node:
    """A day, and now and then some steps."""
    total = w.integer(2, 5)
    steps = (w.integer(0, total - 1), total) if w.chance(0.4) else None
    return _facts(w, w.day(-3, 24), steps)


def _facts(w: Writer, day: dt.date, steps: tuple[int, int] | None) -> Node:
    """How many steps are done, and until when."""
    theme = w.theme
    nodes: list[Node] = []
    if steps:
        nodes.append(muted(w, say(w, "steps_of", n=steps[0], m=steps[1]), 11.5))
    ink = theme.bad if day < w.today else theme.muted
    words = w.say("today") if day == w.today else say(w, "due_on", date=w.day_month(day))
    return row(*nodes, Icon("calendar", 12, ink), ui(w, words, 11.5, ink), gap=6)
