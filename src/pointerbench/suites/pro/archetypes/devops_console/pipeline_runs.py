"""Runs of a pipeline: its stages over the last ones, and the output of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import control
from pointerbench.suites.pro.archetypes.devops_console.pipeline_parts import (
    STATES,
    ball_of,
    panel,
    task_column,
)
from pointerbench.suites.pro.archetypes.lab_kit import (
    link,
    plot,
    printed,
    small,
    wordings,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, free, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def _history(d: Desk, job: Spec) -> Group:
    look, theme = d.look, d.look.theme
    known = d.content("history")
    field = d.mark(
        tools.field(look, dim="Filter builds...", sign="filter", grow=1), "other", known["filter"]
    )
    lines: list[Node] = [row(field, pad=pad(8, 5))]
    for run in job["runs"]:
        number = f"#{run['number']}"
        said = {"number": run["number"]}
        lines.append(
            row(
                ball_of(d, run["state"], 16),
                link(d, number, wordings(known["open"], **said), 12),
                link(d, run["when"], (), 11.5),
                push(),
                small(d, "terminal", wordings(known["output"], **said), 14),
                gap=6,
                pad=Pad(2, 4, 2, 10),
                border=theme.line,
                edges="t",
            )
        )
    return panel(d, "Build History", known["fold"], *lines)


def pipeline_page(d: Desk, job: Spec) -> tuple[Group, Group, tuple[str, ...]]:
    look, _theme = d.look, d.look.theme
    side = task_column(d, "tasks_job", "job_status", _history(d, job))
    head = row(
        ball_of(d, job["runs"][0]["state"], 24),
        say(look, job["name"], 20, bold=True),
        push(),
        d.button("add_description", sign=True),
        d.button("disable_job"),
        gap=9,
    )
    body = column(
        head,
        hint(look, job["about"], 12.5),
        say(look, "Stage View", 15, bold=True),
        _stages(d, job),
        _links(d, job),
        gap=9,
        pad=pad(16, 11),
        grow=1,
    )
    return side, body, ("Dashboard", job["folder"], job["name"])


def _links(d: Desk, job: Spec) -> Group:
    """Lasting links to runs, beside the course of the tests."""
    look, theme = d.look, d.look.theme
    permanent = [
        row(
            Group(width=4, height=4, radius=2, fill=theme.ink),
            link(d, text.format(job["runs"][at_]["number"]), does, 12.5),
            gap=8,
        )
        for text, at_, *does in d.content("permalinks")
    ]
    return panes(
        column(say(look, "Permalinks", 15, bold=True), *permanent, gap=3, grow=1),
        d.mark(_trend(d, job), "other", d.content("trend_open")),
        gap=14,
    )


def _trend(d: Desk, job: Spec) -> Group:
    look, theme = d.look, d.look.theme
    data = (float(d.integer(1, 60)), 2, 20, 4, 6, 1, 0.7, 0.06, 0.12, 0.1)
    drawn = panels.picture("series", theme.line, "#4f81bd", "#d9534f", data=data)
    runs = [f"#{run['number']}" for run in reversed(job["runs"][:5])]
    links = [link(d, entry["text"], entry["does"], 11.5) for entry in d.content("trend")]
    return column(
        row(say(look, "Test Result Trend", 12.5, bold=True), push(), *links, gap=10),
        plot(look, drawn, ("600", "400", "200", "0"), runs, gutter=28),
        width=330,
        height=168,
        pad=pad(9, 6),
        border=theme.line,
        fill=theme.card,
    )


def _stages(d: Desk, job: Spec) -> Group:
    """Stages across, runs down: how long each took, red where it broke."""
    look, theme = d.look, d.look.theme
    names = job["stages"]
    heads = [
        row(say(look, name, 11.5, bold=True, align="center", grow=1), grow=1, pad=pad(3, 6))
        for name in names
    ]
    means = [
        row(say(look, text, 11.5, theme.muted, align="center", grow=1), grow=1)
        for text in job["average"]
    ]
    label = column(hint(look, "Average stage times:", 11), hint(look, job["total"], 11), width=148)
    lines: list[Node] = [
        row(Group(width=148), *heads, gap=2),
        row(label, *means, gap=2, pad=pad(0, 4)),
    ]
    for run in job["runs"][:5]:
        who = column(
            row(
                tools.badge(look, f"#{run['number']}", theme.soft),
                hint(look, run["when"], 10.5),
                gap=6,
            ),
            link(d, run["commits"], wordings(d.content("commits"), number=run["number"]), 11),
            width=148,
            gap=2,
            pad=pad(4, 0),
            justify="center",
            height=46,
        )
        cells = [
            _stage(d, run, name, took) for name, took in zip(names, run["stages"], strict=True)
        ]
        lines.append(row(who, *cells, gap=2, pad=Pad(2, 0, 0, 0)))
    return column(*lines, pad=pad(6, 4), border=theme.line, fill=theme.card)


def _stage(d: Desk, run: Spec, name: str, took: str) -> Group:
    look, theme = d.look, d.look.theme
    if not took:
        return Group(grow=1, height=46, fill=mixed(theme.card, theme.ink, 12))
    bad = took.startswith("!")
    ground = mixed(theme.card, theme.bad if bad else theme.good, 84 if bad else 50)
    said = {"stage": name.lower(), "number": run["number"]}
    known = d.content("stage")["bad" if bad else "good"]
    text = took.removeprefix("!")
    words = [say(look, text, 12, align="center")]
    if bad:
        words.append(say(look, "failed", 10.5, align="center"))
    cell = column(*words, grow=1, height=46, justify="center", fill=ground)
    return d.mark(cell, "other", wordings(known, **said), words=(text,))


def run_page(d: Desk, job: Spec) -> tuple[Group, Group, tuple[str, ...]]:
    look, theme = d.look, d.look.theme
    run = job["runs"][0]
    side = task_column(d, "tasks_run", "run_console", *_beside(d, job))
    head = row(
        ball_of(d, run["state"], 24),
        say(look, f"Console Output #{run['number']}", 20, bold=True),
        push(),
        *d.bar("console"),
        gap=6,
    )
    lines = column(
        *printed(look, job["log"], 11.5),
        pad=pad(12, 8),
        fill=theme.code,
        border=theme.line,
        grow=1,
        clip=True,
    )
    note = row(
        icon(look, "info", 14, theme.link),
        say(look, d.content("skipped")["note"], 12),
        link(d, d.content("skipped")["text"], d.content("skipped")["does"], 12),
        gap=7,
    )
    body = column(head, _graph(d, job, run), note, lines, gap=9, pad=pad(16, 10), grow=1)
    return side, body, ("Dashboard", job["name"], f"#{run['number']}")


def _beside(d: Desk, job: Spec) -> list[Node]:
    """Panels below the tasks: files, how times are shown, facts."""
    look = d.look
    files = [_artifact(d, entry) for entry in job["artifacts"]]
    times = [
        row(control(d, {**entry, "kind": "radio"}), pad=pad(10, 1)) for entry in d.content("times")
    ]
    facts = [
        d.mark(
            row(hint(look, name, 12), push(), say(look, value, 12), pad=pad(10, 3)),
            "text",
            words=(value,),
        )
        for name, value in job["facts"]
    ]
    return [
        panel(d, "Build Artifacts", d.content("artifacts_fold"), *files),
        Group(height=8),
        panel(d, "Timestamps", d.content("times_fold"), *times),
        Group(height=8),
        panel(d, "Run", d.content("facts_fold"), *facts),
    ]


def _artifact(d: Desk, entry: Spec) -> Group:
    look = d.look
    return row(
        icon(look, "file", 14, look.theme.muted),
        link(d, entry["text"], entry["does"], 12),
        push(),
        hint(look, entry["size"], 11),
        small(d, "download", entry["keep"]),
        gap=6,
        pad=Pad(1, 4, 1, 10),
    )


def _graph(d: Desk, job: Spec, run: Spec) -> Group:
    """The stages of one run as rings on a line."""
    look, theme = d.look, d.look.theme
    names: Sequence[str] = job["stages"]
    count = len(names)
    nodes: list[Node] = [
        at(Group(fill=theme.faint), Spot(0.5 / count, 0, 1 - 1 / count, 0, dy=45, dh=3))
    ]
    known = d.content("ring")
    for place, (name, took) in enumerate(zip(names, run["stages"], strict=True)):
        x = (place + 0.5) / count
        title = d.mark(row(say(look, name, 11.5, bold=True), hugs=True), "text", words=(name,))
        nodes.append(at(row(title, justify="center"), Spot(x - 0.5 / count, 0, 1 / count, 0, dy=8)))
        state = "bad" if took.startswith("!") else "ok" if took else "off"
        ring = column(
            icon(look, STATES[state][0], 20, getattr(theme, STATES[state][1]), filled=True),
            width=26,
            height=26,
            radius=13,
            fill=theme.card,
            align="center",
            justify="center",
        )
        does = wordings(known[state], stage=name.lower())
        nodes.append(at(d.mark(ring, "other", does), Spot(x, 0, 0, 0, dx=-13, dy=33)))
        nodes.append(
            at(
                say(look, took.removeprefix("!") or "skipped", 10.5, theme.muted, align="center"),
                Spot(x - 0.5 / count, 0, 1 / count, 0, dy=64),
            )
        )
    return free(*nodes, height=86, grow=0, fill=theme.card, border=theme.line)
