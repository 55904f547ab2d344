"""A table of recurring jobs: as a file in a terminal editor with comments, or in the panel of a web
host with the next run of each job."""

from __future__ import annotations

import datetime as dt
from functools import cache
from pathlib import Path

from pointerbench.flow.nodes import Column, Drawing, Group, Icon, Node, Table
from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.banks import CHOICE
from pointerbench.suites.text.kit.controls import button, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.texts import code_line, ui, ui_title
from pointerbench.suites.text.surfaces.code.parts import coloured, variant
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# The parts of a web host's panel, with their icons.
_PARTS = (("overview", "home"), ("code.domains", "globe"), ("code.files", "folder"),
          ("code.databases", "database"), ("code.cron_jobs", "clock"), ("email", "mail"),
          ("backup", "save"), ("settings", "settings"))  # fmt: skip
_RANGES = ((0, 59), (0, 23), (1, 31), (1, 12), (0, 6))


@cache
def known_jobs() -> tuple[tuple[str, ...], ...]:
    """Keys, schedules and commands as they are in their file."""
    lines = read_toml(Path(__file__).parent / "jobs.toml")["lines"].strip().splitlines()
    return tuple(tuple(line.split(" | ", 2)) for line in lines)


def _job(w: Writer, raw: tuple[str, ...], domain: str) -> tuple[str, str, str]:
    """A job at a time of its own, with its choices made."""
    key, when, command = (CHOICE.sub(lambda own: w.pick(own[1].split("|")), text) for text in raw)
    when = when.replace("{m}", str(w.integer(0, 11) * 5)).replace("{night}", str(w.integer(1, 4)))
    return key, when.replace("{day}", str(w.integer(8, 17))), command.replace("{domain}", domain)


def build(w: Writer) -> Node:
    scheme = dress(w)
    domain = w.domain()
    jobs = [_job(w, raw, domain) for raw in w.sample(known_jobs(), w.integer(9, 11))]
    if w.chance(0.55):
        return _editor(w, scheme, jobs, domain)
    return web(w, w.say("code.cron_jobs"), f"panel.{domain}/cron", _panel(w, jobs, domain))


def _editor(w: Writer, scheme: Scheme, jobs: list[tuple[str, str, str]], domain: str) -> Group:
    """The file in an editor of the terminal, with its keys in two rows at the foot."""
    size = min(15.0, max(13.0, w.size - 1))
    texts = [f"# {w.say(f'code.cron_head_{n}')}" for n in w.sample(range(1, 9), w.integer(2, 3))]
    texts += ["SHELL=/bin/bash", f"MAILTO=root@{domain}", ""]
    texts.append("# m h dom mon dow   command")
    for key, when, command in jobs:
        texts.append(f"# {w.say(f'code.cron_{key}')}")
        texts += [f"{when:<18} {command}", ""]
    lines = [code_line(w, coloured(text, "cron", scheme), size, leading=1.4) for text in texts]
    top = row(
        code_line(w, f"GNU nano {w.pick(('6.2', '7.2', '8.1'))}", size, color=scheme.ground),
        code_line(w, f"/tmp/crontab.{w.code('?#?#??')}/crontab", size, color=scheme.ground),
        code_line(w, w.say("code.nano_changed") if w.chance(0.5) else " ", size,
                  color=scheme.ground),
        justify="between",
        pad=pad(12, 1),
        fill=scheme.ink,
        place="title_bar",
    )  # fmt: skip
    return column(
        top,
        column(*lines, pad=pad(12, 6), grow=1, clip=True, place="editor"),
        _keys(w, scheme, size),
        grow=1,
        fill=scheme.ground,
    )


def _keys(w: Writer, scheme: Scheme, size: float) -> Group:
    keys = (("^G", "help"), ("^O", "write"), ("^W", "find"), ("^K", "cut"), ("^T", "run"),
            ("^X", "exit"), ("^R", "read"), ("^\\", "replace"), ("^U", "paste"),
            ("^J", "justify"))  # fmt: skip
    rows = []
    for part in (keys[:5], keys[5:]):
        cells = [
            row(
                column(code_line(w, key, size, color=scheme.ground, role="text"), fill=scheme.ink),
                code_line(
                    w, w.say(name if name == "replace" else f"code.nano_{name}"), size, role="text"
                ),
                gap=8,
                width=196,
                hit=True,
                clip=True,
            )
            for key, name in part
        ]
        rows.append(row(*cells))
    return column(*rows, gap=3, pad=pad(12, 6), place="toolbar")


def _panel(w: Writer, jobs: list[tuple[str, str, str]], domain: str) -> Group:
    """The page of a web host: its parts at the left, a row for each job."""
    items = [
        nav_item(w, w.say(key), icon=icon, chosen=key == "code.cron_jobs") for key, icon in _PARTS
    ]
    heading = row(
        ui_title(w, w.say("code.cron_jobs"), 20),
        push(),
        button(w, w.say("code.new_job"), icon="plus", primary=True),
    )
    about = ui(w, variant(w, "cron_about", 7), 13.5, w.theme.muted, role="prose")
    table = column(_table(w, jobs), border=w.theme.line)
    main = column(heading, about, table, gap=12, pad=pad(24, 18), grow=1, clip=True)
    head = row(
        Icon("server", 20, w.theme.accent),
        ui(w, domain, 15, bold=True),
        push(),
        search_box(w, width=220),
        Icon("account", 20, w.theme.muted),
        gap=12,
        pad=pad(16, 9),
        fill=w.theme.code,
        place="header",
    )
    return page(w, head, panes(sidebar(w, *items, width=214), main, grow=1))


def _table(w: Writer, jobs: list[tuple[str, str, str]]) -> Table:
    rows: list[tuple[Node, ...]] = [
        tuple(
            ui(w, w.say(key), 12.5, w.theme.muted, bold=True)
            for key in ("description", "code.schedule", "code.next_run", "status")
        )
    ]
    now = dt.datetime.combine(w.today, dt.time(w.integer(7, 18), w.integer(0, 59)))
    for key, when, command in jobs:
        on = w.chance(0.85)
        due = _next_run(when, now) if on else None
        next_run = f"{w.day_month(due)}, {w.clock(due.hour * 60 + due.minute)}" if due else "-"
        said = w.say(f"code.cron_{key}")
        what = column(
            ui(w, said[0].upper() + said[1:], 13.5, role="prose"),
            code_line(w, command, 12, color=w.theme.muted, limit=1, pre=False),
            gap=2,
        )
        switch = Drawing("toggle", 18, 34, (w.theme.accent, w.theme.faint), (float(on),))
        rows.append((what, code_line(w, when, 13, role="text"), ui(w, next_run, 13), row(switch)))
    widths = (Column(grow=1), Column(width=156), Column(width=140), Column(width=78))
    return Table(widths, tuple(rows), pad=pad(12, 8), line=w.theme.line, head=w.theme.bar)


def _next_run(when: str, now: dt.datetime) -> dt.datetime | None:
    """The next time at which a schedule is due, or None where it names no time."""
    if when.startswith("@"):
        return None
    minutes, hours, days, months, weekdays = (
        _values(field, low, high) for field, (low, high) in zip(when.split(), _RANGES, strict=True)
    )
    day = now.date()
    for _ in range(366):
        if day.day in days and day.month in months and (day.weekday() + 1) % 7 in weekdays:
            for hour in hours:
                for minute in minutes:
                    due = dt.datetime.combine(day, dt.time(hour, minute))
                    if due > now:
                        return due
        day += dt.timedelta(days=1)
    return None


def _values(field: str, low: int, high: int) -> list[int]:
    """What a field of a schedule stands for: ``*``, ``5``, ``1-5``, ``*/10``, ``7,19``."""
    if "," in field:
        return [int(one) for one in field.split(",")]
    span, _, step = field.partition("/")
    if span != "*":
        first, _, last = span.partition("-")
        low, high = int(first), int(last or first)
    return list(range(low, high + 1, int(step or 1)))
