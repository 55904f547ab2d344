"""A viewer for the logs of several services: search line, level filters, histogram, lines of text,
and the fields of one event at the side now and then."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import button, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.texts import code_line, label, muted, pressable, ui, ui_title
from pointerbench.suites.text.surfaces.code.logs import Event, event_json, events, level_color
from pointerbench.suites.text.surfaces.code.parts import coloured, small_check
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_LEVELS = ("ERROR", "WARN", "INFO", "DEBUG")


def build(w: Writer) -> Node:
    scheme = dress(w)
    day = w.day(-40)
    second = w.integer(7 * 3600, 18 * 3600)
    rows: list[Node] = []
    clock = second
    chosen = w.integer(2, 7)
    wrapped = w.chance(0.5)
    query = w.pick(("env:production", "", "NOT level:DEBUG", "env:production NOT level:DEBUG"))
    levels = _LEVELS[: 3 if "DEBUG" in query else 4]
    shown = events(w, 32, levels)
    counts = _counts(w, shown)
    apart = 2 * 3600 // sum(counts.values())  # twice the seconds between two events on average
    stamps = []
    for number, event in enumerate(shown):
        clock -= w.integer(0, apart)
        stamp = f"{clock // 3600:02}:{clock // 60 % 60:02}:{clock % 60:02}.{w.integer(0, 999):03}"
        stamps.append(f"{day.isoformat()}T{stamp}Z")
        rows.append(_line(w, stamp, event, chosen=number == chosen, wrapped=wrapped))
    details = w.chance(0.4)
    middle: list[Node] = [_filters(w, counts)] if not details or w.chance(0.4) else []
    middle.append(column(_chart(w, sum(counts.values())), *rows, grow=1, clip=True))
    if details:
        middle.append(_details(w, scheme, shown[chosen], stamps[chosen]))
    body = page(w, _head(w), _query(w, query, w.long_date(day)), panes(*middle, grow=1))
    return web(w, w.say("code.logs"), f"logs.{w.domain()}/explore", body)


def _head(w: Writer) -> Group:
    keys = ("overview", "code.logs", "code.metrics", "code.alerts", "settings")
    items = [
        pressable(w, w.say(key), 13.5, w.theme.link if key == "code.logs" else w.theme.muted)
        for key in keys
    ]
    return row(
        Drawing("logo", 22, 22, (w.theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, w.pick(("Glimmlog", "Tailwater", "Spoor")), 16, bold=True),
        row(*items, gap=20, place="navigation"),
        push(),
        Icon("bell", 18, w.theme.muted),
        Icon("account", 20, w.theme.muted),
        gap=18,
        pad=pad(18, 9),
        fill=w.theme.code,
        place="header",
    )


def _query(w: Writer, value: str, date: str) -> Group:
    return row(
        search_box(w, w.say("code.log_search"), value, None)
        if not value
        else search_box(w, "", value, 420),
        row(
            Icon("clock", 16, w.theme.muted),
            label(w, date, 13),
            gap=7,
            pad=pad(10, 6),
            border=w.theme.line,
            radius=5,
            hit=True,
        ),
        button(w, w.say("refresh"), icon="refresh", pad=pad(11, 5)),
        push(),
        button(w, w.say("code.live"), icon="play", primary=True, pad=pad(11, 5)),
        gap=9,
        pad=pad(18, 9),
        border=w.theme.line,
        edges="b",
        place="toolbar",
    )


def _counts(w: Writer, shown: list[Event]) -> dict[tuple[str, str], int]:
    """How often each level of each service occurs in the hour that the events are from."""
    counts: dict[tuple[str, str], int] = {}
    for event in shown:
        own = (event.level, event.service)
        counts[own] = counts.get(own, 0) + w.integer(24, 36)
    return counts


def _filters(w: Writer, counts: dict[tuple[str, str], int]) -> Group:
    """Check boxes for levels and services, with how often each occurs."""
    nodes: list[Node] = [ui_title(w, w.say("code.level"), 13)]
    for level in _LEVELS:
        count = sum(n for (own, _), n in counts.items() if own == level)
        nodes.append(_filter(w, level, count))
    nodes.append(ui_title(w, w.say("code.service"), 13, leading=2.4))
    for service in sorted({name for _, name in counts}):
        nodes.append(
            _filter(w, service, sum(n for (_, own), n in counts.items() if own == service))
        )
    return sidebar(w, *nodes, width=180)


def _filter(w: Writer, name: str, count: int) -> Group:
    mark = small_check(w, name, on=count > 0, size=13.5)
    return row(mark, push(), muted(w, w.number(count)), pad=pad(0, 4))


def _details(w: Writer, scheme: Scheme, event: Event, stamp: str) -> Group:
    """The fields of the chosen event, below its message."""
    head = row(
        ui_title(w, w.say("code.event"), 14, grow=1),
        Icon("copy", 15, w.theme.muted),
        Icon("close", 15, w.theme.muted),
        gap=12,
    )
    said = column(
        ui(w, event.text, 14, role="prose", leading=1.4),
        pad=pad(11, 9),
        border=level_color(w, event.level),
        edges="l",
        thickness=3,
        fill=w.theme.code,
    )
    lines = [
        code_line(w, coloured(line, "json", scheme), 12.5, leading=1.6)
        for line in event_json(w, event, stamp)
    ]
    return sidebar(w, head, space(6), said, space(8), *lines, width=292, side="l", place="panel")


def _chart(w: Writer, total: int) -> Group:
    """How many events there were in each minute, and their sum."""
    values = [float(w.integer(12, 60)) for _ in range(64)]
    for place in range(w.integer(20, 50), 54):
        values[place] += w.integer(10, 70)
    found = w.say("code.events_found", n=w.number(total))
    return column(
        Drawing("bars", w.integer(46, 74), None, (w.theme.accent,), tuple(values)),
        muted(w, found, 12.5),
        gap=5,
        pad=pad(16, 9),
        border=w.theme.line,
        edges="b",
    )


def _line(w: Writer, stamp: str, event: Event, *, chosen: bool, wrapped: bool) -> Group:
    color = level_color(w, event.level)
    size = 12.5
    head = (
        Span(f"{stamp}  ", color=w.theme.muted),
        Span(f"{event.level:<7}", bold=True, color=color),
        Span(f"{event.service:<10}", color=w.theme.link),
    )
    text = code_line(
        w, event.text, size, role="prose", grow=1, pre=False, limit=0 if wrapped else 1, leading=1.4
    )
    return row(
        column(width=3, height=15, fill=color),
        code_line(w, head, size, role="text", leading=1.4),
        text,
        gap=11,
        pad=pad(14, 2.5),
        align="start",
        fill=w.theme.chosen if chosen else "",
        place="entry",
        clip=True,
    )
