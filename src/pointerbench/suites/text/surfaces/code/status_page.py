"""A service's status page: the state of its parts with bars for the last days, and incidents with
their updates."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Rule, Span
from pointerbench.suites.text.kit.boxes import column, pad, parted, push, row, rule
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import muted, prose, title, ui
from pointerbench.suites.text.writer import Writer

_PARTS = ("website", "app", "interface", "mail", "payments", "search", "backups", "exports")
_DAYS = 60


def build(w: Writer) -> Node:
    name = w.company()
    width = w.pick((760, 820, 880))
    trouble = w.chance(0.45)
    parts = w.sample(_PARTS, w.integer(3, 4))
    about = prose(w, w.say("code.status_about", name=name), 15, w.theme.muted, styles=("link",))
    blocks: list[Node] = [_banner(w, trouble), about]
    lists = [_parts(w, parts, trouble), _past(w, trouble)]
    turned = w.chance(0.5)
    blocks += reversed(lists) if turned else lists
    body = page(
        w,
        column(_head(w, name, width), align="center", fill=w.theme.bar),
        column(
            column(*blocks, width=width, gap=24),
            align="center",
            pad=pad(0, 20),
            grow=1,
            clip=True,
            scroll=w.pick((0, 0, 380) if turned else (0, 230, 330, 420)),
        ),
    )
    return web(w, w.say("code.status_of", name=name), f"status.{w.domain(name)}", body)


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
    key = "code.some_trouble" if trouble else "code.all_fine"
    ink = w.theme.page if w.theme.dark else "#ffffff"
    return row(
        Icon("warning" if trouble else "success", 24, ink),
        ui(w, w.say(key), 18, ink, bold=True, role="title"),
        gap=12,
        pad=pad(20, 14),
        fill=color,
        radius=6,
        place="headline",
    )


def _parts(w: Writer, parts: list[str], trouble: bool) -> Group:
    """A row for each part: its state, its bars, its share of time in service."""
    rows: list[Node] = []
    for place, part in enumerate(parts):
        bad = trouble and not place
        color = w.theme.warn if bad else w.theme.good
        state = w.say("code.st_degraded" if bad else "code.st_operational")
        faults = w.sample(range(4, _DAYS - 2), w.integer(0, 3))
        bars = tuple(
            Rule(w.theme.bad if day in faults[:1] else w.theme.warn if day in faults
                 or (bad and day + 1 == _DAYS) else w.theme.good, 6)
            for day in range(_DAYS)
        )  # fmt: skip
        share = 10000 - len(faults) * w.integer(2, 14) - (w.integer(5, 30) if bad else 0)
        rows.append(
            column(
                row(
                    ui(w, w.say(f"code.part_{part}"), 15, bold=True),
                    push(),
                    ui(w, state, 13.5, color),
                ),
                row(*bars, justify="between", height=w.pick((26, 30))),
                row(
                    muted(w, w.say("code.days_ago", n=_DAYS), 12.5),
                    push(),
                    muted(w, f"{w.percent(share, 2)} {w.say('code.uptime')}", 12.5),
                    push(),
                    muted(w, w.say("today"), 12.5),
                ),
                gap=7,
                pad=pad(20, 13),
                place="row",
            )
        )
    return column(*parted(rows, rule(w.theme)), border=w.theme.line, radius=6, fill=w.theme.card)


def _past(w: Writer, trouble: bool) -> Group:
    """Incidents day by day, the newest first, each with updates from the last back."""
    nodes: list[Node] = [title(w, w.say("code.past_incidents"), 21)]
    day = w.today
    for place, number in enumerate(w.sample(range(1, 6), 3)):
        going = trouble and not place
        if not going:
            day = day.fromordinal(day.toordinal() - w.integer(2, 9))
        nodes.append(_incident(w, number, w.long_date(day), going))
    return column(*nodes, gap=14)


def _incident(w: Writer, number: int, day: str, going: bool) -> Group:
    minutes = w.integer(15 * 60, 19 * 60)
    color = w.theme.warn if w.chance(0.7) else w.theme.bad
    states = ("resolved", "identified", "investigating")[1 if going else 0 :]
    updates: list[Node] = []
    for state in states:
        text = (Span(f"{w.say(f'code.st_{state}')}  ", bold=True),
                Span(w.say(f"code.inc_{number}_{state}")))  # fmt: skip
        body = prose(w, "", 15, styles=())
        updates.append(
            column(
                _said(w, text, body.leading),
                muted(w, f"{day}, {w.clock(minutes)}", 12.5),
                gap=2,
                place="entry",
            )
        )
        minutes -= w.integer(14, 95)
    head = ui(w, w.say(f"code.inc_{number}_title"), 17, color, bold=True, role="title")
    return column(ui(w, day, 15, bold=True), rule(w.theme), head, *updates, gap=9, place="section")


def _said(w: Writer, spans: tuple[Span, ...], leading: float) -> Node:
    return ui(w, spans, 15, role="prose", leading=leading)
