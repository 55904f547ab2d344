"""A run of a build pipeline: its stages and jobs, and the log of the chosen job."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.controls import avatar, button, chip
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.code.builds import job_log
from pointerbench.suites.text.surfaces.code.parts import numbers
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer

_STAGES = (
    ("ci_build", ("compile", "assets", "docker-image")),
    ("ci_test", ("unit-tests", "integration", "browser-tests", "lint")),
    ("ci_deploy", ("staging", "smoke-tests", "production")),
)
_STATES = {"ok": "success", "bad": "error", "now": "sync", "wait": "clock"}


def build(w: Writer) -> Node:
    scheme = dress(w)
    stage = w.integer(0, 2)
    failed = w.chance(0.5)
    chosen = w.pick(_STAGES[stage][1])
    project = w.pick(("harbour-web", "ledger", "timetable", "map-tiles", "ticket-printer"))
    message, number = w.line("commits"), w.integer(300, 9800)
    state = "failed" if failed else "running"
    parts: list[Node] = [_head(w, project, message, number, state)]
    if w.chance(0.5):
        parts.append(_graph(w, stage, chosen, failed))
        parts.append(column(_log(w, scheme, chosen, failed), pad=pad(18, 12), grow=1))
    else:
        parts.append(
            panes(_jobs(w, stage, chosen, failed), _log(w, scheme, chosen, failed), grow=1)
        )
    return web(w, f"{project} #{number}", f"ci.{w.domain()}/{project}/{number}", page(w, *parts))


def _state(stage: int, at: int, own: bool, failed: bool) -> str:
    if at < stage:
        return "ok"
    if at > stage:
        return "wait"
    return ("bad" if failed else "now") if own else "ok"


def _mark(w: Writer, state: str, size: int = 16) -> Icon:
    theme = w.theme
    colors = {"ok": theme.good, "bad": theme.bad, "now": theme.link, "wait": theme.faint}
    return Icon(_STATES[state], size, colors[state])


def _head(w: Writer, project: str, message: str, number: int, state: str) -> Group:
    color = w.theme.bad if state == "failed" else w.theme.link
    author = w.person()
    facts = (
        ("person", author),
        ("branch", w.pick(("main", "develop", "fix/umlauts", "release/3.1"))),
        ("code", f"{w.integer(0, 0xFFFFFFF):07x}"),
        ("clock", f"{w.integer(2, 14)} min {w.integer(1, 59)} s"),
    )
    nodes: list[Node] = []
    for icon, text in facts:
        mark: Node = avatar(w, 20) if icon == "person" else Icon(icon, 15, w.theme.muted)
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


def _jobs(w: Writer, stage: int, chosen: str, failed: bool) -> Group:
    nodes: list[Node] = []
    for at, (key, jobs) in enumerate(_STAGES):
        nodes.append(ui(w, w.say(f"code.{key}"), 12.5, w.theme.muted, bold=True, leading=2.2))
        for job in jobs:
            own = job == chosen
            state = _state(stage, at, own, failed)
            time = f"{w.integer(0, 4)}:{w.integer(5, 59):02}" if state != "wait" else ""
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


def _graph(w: Writer, stage: int, chosen: str, failed: bool) -> Group:
    """The stages side by side, each with its jobs on cards."""
    columns_: list[Node] = []
    for at, (key, jobs) in enumerate(_STAGES):
        cards = [
            row(
                _mark(w, _state(stage, at, job == chosen, failed)),
                label(w, job, 13, bold=job == chosen, grow=1),
                Icon("refresh", 13, w.theme.faint),
                gap=8,
                pad=pad(10, 6),
                fill=w.theme.card,
                border=w.theme.accent if job == chosen else w.theme.line,
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


def _log(w: Writer, scheme: Scheme, job: str, failed: bool) -> Group:
    lines = job_log(w, scheme, job, failed)
    head = row(
        ui(w, job, 14, bold=True),
        push(),
        Icon("search", 16, w.theme.muted),
        Icon("download", 16, w.theme.muted),
        Icon("full_screen", 16, w.theme.muted),
        gap=14,
        pad=pad(14, 8),
        border=w.theme.line,
        edges="b",
    )
    counted = numbers(w, map(str, range(1, len(lines) + 1)), 12.5, 30)
    shown = [
        code_line(w, spans, 12.5, role="prose" if len(spans) > 1 and spans[1].text else "code")
        for spans in lines
    ]
    body = panes(counted, column(*shown, grow=1, clip=True), gap=16, pad=pad(12, 8), grow=1)
    return column(
        head, body, fill=scheme.ground, grow=1, clip=True, border=w.theme.line, place="terminal"
    )
