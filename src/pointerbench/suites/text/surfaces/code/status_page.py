"""A service's status page: the state of its parts with bars for the last days, planned work, and
incidents with their updates."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import muted, prose, text, title, ui
from pointerbench.suites.text.surfaces.code.parts import variant
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, parted, push, row, rule

_PARTS = ("website", "app", "interface", "mail", "payments", "search", "backups", "exports")
# What each incident is about.
_TOUCHED = {1: "website", 2: "mail", 3: "search", 4: "payments", 5: "interface"}
_DAYS = 60


class _Incident(NamedTuple):
    """One of the incidents of the labels: how many days ago, whether it goes on, how bad it is."""

    number: int
    ago: int
    going: bool
    bad: bool


def build(w: Writer) -> Node:
    name = w.company()
    width = w.pick((760, 820, 880))
    incidents = _incidents(w, w.chance(0.45))
    trouble = incidents[0].going
    touched = [_TOUCHED[incident.number] for incident in incidents]
    others = [part for part in _PARTS if part not in touched]
    parts = [*touched[: w.integer(1, 2)], *w.sample(others, 2)]
    parts = parts if trouble else w.sample(parts, len(parts))
    about = prose(w, variant(w, "status_about", name=name), 15, w.theme.muted, styles=("link",))
    head: list[Node] = [_banner(w, trouble), about]
    lists: list[Node] = [_parts(w, parts, incidents), _past(w, incidents)]
    turned = w.chance(0.5)
    if turned:
        lists.reverse()
    if not turned or w.chance(0.4):
        lists.insert(0 if not turned else 1, _maintenance(w))
    blocks = [*head, *lists]
    body = page(
        w,
        column(_head(w, name, width), align="center", fill=w.theme.bar),
        column(
            column(*blocks, width=width, gap=24),
            align="center",
            pad=pad(0, 20),
            grow=1,
            clip=True,
            scroll=w.pick((0, 0, 380) if turned else (0, 0, 540, 620)),
        ),
    )
    return web(w, w.say("code.status_of", name=name), f"status.{w.domain(name)}", body)


def _incidents(w: Writer, trouble: bool) -> list[_Incident]:
    """The newest first; where something is out of order, it is the newest one."""
    found: list[_Incident] = []
    ago = 0 if trouble else w.integer(2, 9)
    for number in w.sample(tuple(_TOUCHED), 3):
        going = trouble and not found
        found.append(_Incident(number, ago, going, not going and w.chance(0.3)))
        ago += w.integer(2, 9)
    return found


def _head(w: Writer, name: str, width: float) -> Group:
    return row(
        Drawing("logo", 30, 30, (w.theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, name, 20, bold=True),
        push(),
        button(w, w.say("code.get_updates"), icon="bell", primary=w.chance(0.5)),
        gap=12,
        pad=pad(0, 20),
        width=width,
        place="header",
    )


def _banner(w: Writer, trouble: bool) -> Group:
    color = w.theme.warn if trouble else w.theme.good
    key = "some_trouble" if trouble else "all_fine"
    ink = w.theme.page if w.theme.dark else "#ffffff"
    return row(
        Icon("warning" if trouble else "success", 24, ink),
        ui(w, variant(w, key), 18, ink, bold=True, role="title"),
        gap=12,
        pad=pad(20, 14),
        fill=color,
        radius=6,
        place="headline",
    )


def _parts(w: Writer, parts: list[str], incidents: list[_Incident]) -> Group:
    """A row for each part: its state, its bars, its share of time in service."""
    height = w.pick((24, 28, 32))
    rows: list[Node] = []
    for part in parts:
        own = [incident for incident in incidents if _TOUCHED[incident.number] == part]
        bad = any(incident.going for incident in own)
        faults = {_DAYS - 1 - incident.ago: incident.bad for incident in own}
        for day in w.sample(range(2, _DAYS - 30), w.integer(0, 2)):
            faults[day] = w.chance(0.2)
        state = w.say("code.st_degraded" if bad else "code.st_operational")
        share = 10000 - sum(w.integer(9, 24) if worse else w.integer(2, 9)
                            for worse in faults.values())  # fmt: skip
        nodes: list[Node] = [
            row(
                ui(w, w.say(f"code.part_{part}"), 15, bold=True),
                push(),
                ui(w, state, 13.5, w.theme.warn if bad else w.theme.good),
            )
        ]
        nodes.append(prose(w, w.say(f"code.pn_{part}"), 14, w.theme.muted, styles=()))
        nodes += [_bars(w, faults, height), _scale(w, w.percent(share, 2))]
        rows.append(column(*nodes, gap=7, pad=pad(20, 13), place="row"))
    return column(*parted(rows, rule(w.theme)), border=w.theme.line, radius=6, fill=w.theme.card)


def _bars(w: Writer, faults: dict[int, bool], height: float) -> Group:
    """A bar for each day, the last one today's; faults of a day are light or bad."""
    theme = w.theme
    colors = {True: theme.bad, False: theme.warn}
    bars = [
        column(grow=1, fill=colors[faults[day]] if day in faults else theme.good)
        for day in range(_DAYS)
    ]
    return row(*bars, gap=w.pick((3, 4)), height=height, align="stretch")


def _scale(w: Writer, share: str) -> Group:
    return row(
        muted(w, w.say("code.days_ago", n=_DAYS), 12.5),
        push(),
        muted(w, f"{share} {w.say('code.uptime')}", 12.5),
        push(),
        muted(w, w.say("today"), 12.5),
    )


def _maintenance(w: Writer) -> Group:
    """Work that has been announced."""
    day, begin = w.day(3, 12), w.integer(1, 5) * 60
    when = f"{w.long_date(day)}, {w.clock(begin)} - {w.clock(begin + w.pick((60, 90, 120)))}"
    return column(
        row(
            Icon("calendar", 18, w.theme.link),
            ui(w, w.say("code.maint_title"), 16, bold=True, role="title"),
            push(),
            muted(w, when, 12.5),
            gap=9,
        ),
        prose(w, variant(w, "maint", 3), 15, styles=("bold", "link")),
        gap=6,
        pad=pad(20, 14),
        border=w.theme.line,
        radius=6,
        fill=w.theme.card,
        place="notification",
    )


def _past(w: Writer, incidents: list[_Incident]) -> Group:
    """Incidents day by day, the newest first, each with updates from the last back."""
    nodes: list[Node] = [title(w, w.say("code.past_incidents"), 21)]
    return column(*nodes, *(_incident(w, incident) for incident in incidents), gap=14)


def _incident(w: Writer, incident: _Incident) -> Group:
    day = w.long_date(w.today - dt.timedelta(incident.ago))
    minutes = w.integer(12 * 60, 17 * 60)
    states = ("resolved", "identified", "investigating")[1 if incident.going else 0 :]
    updates: list[Node] = []
    for state in states:
        spans = (Span(f"{w.say(f'code.st_{state}')}  ", bold=True),
                 Span(w.say(f"code.inc_{incident.number}_{state}")))  # fmt: skip
        said = text(w, spans, 15, role="prose", leading=1.5)
        updates.append(column(said, muted(w, f"{day}, {w.clock(minutes)}", 12.5), gap=2,
                              place="entry"))  # fmt: skip
        minutes -= w.integer(14, 95)
    color = w.theme.bad if incident.bad else w.theme.warn
    head = ui(w, w.say(f"code.inc_{incident.number}_title"), 17, color, bold=True, role="title")
    return column(ui(w, day, 15, bold=True), rule(w.theme), head, *updates, gap=9, place="section")
