"""A run of a build pipeline: its stages and jobs, and the log of the chosen job."""

from __future__ import annotations

from typing import Any, NamedTuple

from pointerbench.flow.nodes import Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.code.builds import JobLog
from pointerbench.suites.text.surfaces.code.parts import numbers
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_STAGES = (
    ("ci_build", ("compile", "assets", "docker-image")),
    ("ci_test", ("unit-tests", "integration", "browser-tests", "lint")),
    ("ci_deploy", ("staging", "smoke-tests", "production")),
)
_STATES = {"ok": "success", "bad": "error", "now": "sync", "wait": "clock", "skipped": "next"}


_RAN = ("ok", "bad", "now")
_AGAIN = {"ok": "refresh", "bad": "refresh", "now": "close"}  # what else one may do with a job


class _Run(NamedTuple):
    """How far a pipeline has come: jobs with their states, and with the seconds that they took."""

    chosen: str
    states: dict[str, str]
    seconds: dict[str, int]

    @property
    def length(self) -> int:
        """Jobs of a stage run at the same time, except that deploying goes step by step."""
        build, test, deploy = (
            [self.seconds[job] for job in jobs if self.states[job] in _RAN] for _, jobs in _STAGES
        )
        return max(build, default=0) + max(test, default=0) + sum(deploy)


def build(w: Writer) -> Node:
    scheme = dress(w)
    stage = w.integer(0, 2)
    state = w.pick(("bad", "now"))
    chosen = w.pick(_STAGES[stage][1])
    log = JobLog(w, scheme, chosen, state)
    states = {job: _state(stage, at, job, (chosen, state))
              for at, (_, jobs) in enumerate(_STAGES) for job in jobs}  # fmt: skip
    seconds = {job: log.seconds if job == chosen else w.integer(25, 290) for job in states}
    run = _Run(chosen, states, seconds)
    project = w.pick(("harbour-web", "ledger", "timetable", "map-tiles", "ticket-printer"))
    message, number = w.line("commits"), w.integer(300, 9800)
    parts: list[Node] = [_head(w, project, message, number, run)]
    if w.chance(0.5):
        parts.append(_graph(w, run))
        box = _log(w, scheme, log, border=w.theme.line)
        parts.append(column(box, pad=pad(18, 12), grow=1))
    else:
        parts.append(panes(_jobs(w, run), _log(w, scheme, log), grow=1))
    return web(w, f"{project} #{number}", f"ci.{w.domain()}/{project}/{number}", page(w, *parts))


def _state(stage: int, at: int, job: str, own: tuple[str, str]) -> str:
    """Of a job in the stage ``at``, while the chosen one is in ``stage``."""
    chosen, state = own
    if job == chosen:
        return state
    jobs = _STAGES[2][1]
    if at > stage or (at == stage == 2 and jobs.index(job) > jobs.index(chosen)):
        return "skipped" if state == "bad" else "wait"
    return "ok"


def _mark(w: Writer, state: str, size: int = 16) -> Icon:
    theme = w.theme
    colors = {"ok": theme.good, "bad": theme.bad, "now": theme.link}
    return Icon(_STATES[state], size, colors.get(state, theme.faint))


def _head(w: Writer, project: str, message: str, number: int, run: _Run) -> Group:
    state = "failed" if run.states[run.chosen] == "bad" else "running"
    color = w.theme.bad if state == "failed" else w.theme.link
    author = w.person()
    facts = (
        ("person", author),
        ("branch", w.pick(("main", "develop", "fix/umlauts", "release/3.1"))),
        ("code", f"{w.integer(0, 0xFFFFFFF):07x}"),
        ("clock", f"{run.length // 60} min {run.length % 60} s"),
    )
    nodes: list[Node] = []
    for icon, text in facts:
        mark: Node = likeness(w, author, 20) if icon == "person" else Icon(icon, 15, w.theme.muted)
        nodes.append(row(mark, muted(w, text, 13), gap=6))
    return column(
        muted(w, f"{project}  /  {w.say('code.pipelines')}  /  #{number}", 12.5),
        row(
            chip(w, w.say(state), color, w.theme.page),
            ui_title(w, message, 18, limit=1, grow=1),
            button(w, w.say("cancel" if state == "running" else "retry"), pad=pad(12, 5)),
            gap=12,
        ),
        row(*nodes, gap=22),
        gap=8,
        pad=pad(20, 13),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _jobs(w: Writer, run: _Run) -> Group:
    nodes: list[Node] = []
    for key, jobs in _STAGES:
        nodes.append(ui(w, w.say(f"code.{key}"), 12.5, w.theme.muted, bold=True, leading=2.2))
        for job in jobs:
            own, state = job == run.chosen, run.states[job]
            minutes, rest = divmod(run.seconds[job], 60)
            time = f"{minutes}:{rest:02}" if state in _RAN else ""
            nodes.append(
                row(
                    _mark(w, state),
                    label(w, job, 13, bold=own, grow=1),
                    muted(w, time),
                    gap=9,
                    pad=pad(9, 6),
                    fill=w.theme.chosen if own else "",
                    radius=4,
                    hit=True,
                )
            )
    return sidebar(w, *nodes, width=218)


def _graph(w: Writer, run: _Run) -> Group:
    """The stages side by side, each with its jobs on cards."""
    columns_: list[Node] = []
    for at, (key, jobs) in enumerate(_STAGES):
        cards = [
            row(
                _mark(w, run.states[job]),
                label(w, job, 13, bold=job == run.chosen, grow=1),
                *_tools(w, run.states[job]),
                gap=8,
                pad=pad(10, 6),
                fill=w.theme.card,
                border=w.theme.accent if job == run.chosen else w.theme.line,
                radius=14,
                hit=True,
            )
            for job in jobs
        ]
        if at:
            columns_.append(row(Icon("chevron_right", 18, w.theme.faint)))
        head = ui(w, w.say(f"code.{key}"), 13, bold=True)
        columns_.append(column(head, *cards, gap=7, grow=1))
    return row(*columns_, gap=18, pad=pad(20, 13), align="start", fill=w.theme.bar)


def _tools(w: Writer, state: str) -> list[Node]:
    return [Icon(_AGAIN[state], 13, w.theme.faint)] if state in _AGAIN else []


def _log(w: Writer, scheme: Scheme, log: JobLog, **looks: Any) -> Group:
    head = row(
        ui(w, log.job, 14, bold=True),
        push(),
        Icon("search", 16, w.theme.muted),
        Icon("download", 16, w.theme.muted),
        Icon("full_screen", 16, w.theme.muted),
        gap=14,
        pad=pad(14, 8),
        border=w.theme.line,
        edges="b",
    )
    # A log is scrolled to its end mostly, as far as there is more than fits.
    hidden = max(0, len(log.lines) - (19 if looks else 24))
    first = w.pick((0, hidden, hidden))
    lines = log.lines[first:]
    counted = numbers(w, map(str, range(first + 1, len(log.lines) + 1)), 13, 30)
    shown = [code_line(w, spans, 13, role=_role(scheme, spans)) for spans in lines]
    body = panes(counted, column(*shown, grow=1, clip=True), gap=16, pad=pad(12, 8), grow=1)
    return column(head, body, fill=scheme.ground, grow=1, clip=True, place="terminal", **looks)


def _role(scheme: Scheme, spans: tuple[Span, ...]) -> str:
    """Commands and what is grey are code, the rest are sentences."""
    code = (scheme.call, scheme.muted, scheme.keyword)
    return "prose" if len(spans) > 1 and spans[1].color not in code else "code"
