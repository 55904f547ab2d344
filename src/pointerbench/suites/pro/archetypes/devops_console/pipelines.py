"""A build server in a browser.

Layouts: the dashboard of jobs, a pipeline with its stages over its last runs, one run's output.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.devops_console.pipeline_parts import (
    ball_of,
    crumb_line,
    page_head,
    panel,
    task_column,
)
from pointerbench.suites.pro.archetypes.devops_console.pipeline_runs import pipeline_page, run_page
from pointerbench.suites.pro.archetypes.lab_kit import (
    by_round,
    controls_of,
    link,
    small,
    tabs_of,
    wordings,
    words_of,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]
_WEATHER = {
    "sun": ("light_mode", "#d99a00"),
    "cloud": ("cloud", "#7d8894"),
    "rain": ("humidity", "#3b7dc4"),
    "storm": ("thunderstorm", "#6a5aa8"),
}


def build(d: Desk) -> Group:
    job: Spec = by_round(d, d.content("jobs"))
    page = (_dashboard, pipeline_page, run_page)[d.layout]
    side, body, crumbs = page(d, job)
    inside = panes(side, column(body, grow=1, clip=True), grow=1, clip=True)
    title = ("Dashboard", job["name"], f"{job['name']} #{job['runs'][0]['number']}")[d.layout]
    place = f"job/{job['folder']}/job/{job['name']}/"
    path = ("", place, f"{place}{job['runs'][0]['number']}/console")[d.layout]
    url = f"https://ci.lindholm.example/{path}"
    whole = column(page_head(d), crumb_line(d, crumbs), inside, grow=1)
    return d.window(whole, title=f"{title} [Jenkins]", url=url)


# --- the dashboard --------------------------------------------------------------------------------


def _dashboard(d: Desk, job: Spec) -> tuple[Group, Group, tuple[str, ...]]:
    look, _theme = d.look, d.look.theme
    own: Spec = d.content("dashboard")
    queue = [_queued(d, entry) for entry in own["queue"]]
    workers = [_worker(d, entry) for entry in own["executors"]]
    side = task_column(
        d,
        "tasks_dashboard",
        "",
        panel(d, "Build Queue (3)", own["queue_fold"], *queue),
        Group(height=8),
        panel(d, "Build Executor Status", own["workers_fold"], *workers),
    )
    tabs = tabs_of(d, own["views"])
    body = column(
        panels.tab_strip(
            look,
            *tabs,
            d.tool("new_view", 14),
            push(),
            d.tool("edit_description", 14),
            fill="",
            pad=pad(1),
        ),
        row(*controls_of(d, own["filters"]), gap=9),
        _jobs(d, own),
        _feet(d, own),
        gap=10,
        pad=pad(16, 11),
        grow=1,
    )
    return side, body, ("Dashboard",)


def _jobs(d: Desk, own: Spec) -> Group:
    """The table of jobs."""
    theme = d.look.theme
    widths = (34, 34, 0, 130, 130, 100, 64)
    heads = [
        _cell(words_of(d, entry, 11.5, theme.muted, pad=pad(0)), width)
        for entry, width in zip(own["heads"], widths, strict=True)
    ]
    return column(
        row(*heads, height=28, fill=theme.bar, border=theme.line, edges="b"),
        *(_job(d, entry, widths) for entry in own["rows"]),
        border=theme.line,
        fill=theme.card,
    )


def _feet(d: Desk, own: Spec) -> Group:
    look = d.look
    return row(
        hint(look, "Icon:", 11.5),
        *(words_of(d, entry, 11.5, look.theme.link, pad=pad(0)) for entry in own["sizes"]),
        push(),
        *(link(d, entry["text"], entry["does"], 11.5) for entry in own["feet"]),
        gap=11,
        pad=pad(4, 8),
    )


def _cell(node: Node, width: float) -> Group:
    size: dict[str, Any] = {"width": width} if width else {"grow": 1}
    return row(node, pad=pad(7, 0), clip=True, **size)


def _job(d: Desk, entry: Spec, widths: Sequence[float]) -> Group:
    look, theme = d.look, d.look.theme
    name, known = entry["name"], d.content("dashboard")["job"]
    sun, tint = _WEATHER[entry["weather"]]
    said = {"name": entry["said"]}
    ball = d.mark(
        row(ball_of(d, entry["state"]), hugs=True, pad=pad(1)),
        "icon",
        wordings(known["ball"], **said),
    )
    sky = d.mark(
        row(icon(look, sun, 18, tint, filled=True), hugs=True, pad=pad(1)),
        "icon",
        wordings(known["weather"], **said),
    )
    title = link(d, name, wordings(known["name"], **said), 12.5)
    good, bad = (
        row(
            say(look, when, 12),
            *([link(d, number, wordings(known[key], **said), 12)] if number else []),
            gap=5,
        )
        for key, (when, number) in (("good", entry["good"]), ("bad", entry["bad"]))
    )
    tools_ = row(
        small(d, "play", wordings(known["run"], **said), 16, color=theme.good),
        small(d, "star", wordings(known["star"], **said), 16, color=theme.muted),
    )
    took = say(look, entry["took"], 12)
    cells: tuple[Node, ...] = (ball, sky, title, good, bad, took, tools_)
    return row(
        *(_cell(cell, width) for cell, width in zip(cells, widths, strict=True)),
        height=36,
        border=theme.line,
        edges="b",
    )


def _queued(d: Desk, entry: Spec) -> Group:
    shut = small(d, "close", entry["shut"], 10)
    return row(link(d, entry["text"], entry["does"], 12), push(), shut, pad=Pad(2, 4, 2, 10))


def _worker(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    if "node" in entry:
        return row(
            icon(look, "computer_tower", 14, theme.muted),
            link(d, entry["node"], entry["does"], 12),
            gap=6,
            pad=pad(10, 3),
        )
    if "text" not in entry:
        return row(hint(look, entry["slot"], 12), hint(look, "Idle", 12), gap=10, pad=pad(18, 2))
    share = entry["share"]
    bar = row(
        Group(width=96 * share, height=8, fill=theme.accent),
        width=96,
        height=8,
        fill=mixed(theme.card, theme.ink, 36),
    )
    return row(
        hint(look, entry["slot"], 12),
        column(
            link(d, entry["text"], entry["does"], 12),
            d.mark(bar, "other", entry["bar"]),
            gap=2,
            grow=1,
        ),
        small(d, "close", entry["shut"], 10, color=theme.bad),
        gap=10,
        pad=Pad(2, 4, 3, 18),
    )


# --- a pipeline -----------------------------------------------------------------------------------


# --- one run --------------------------------------------------------------------------------------
