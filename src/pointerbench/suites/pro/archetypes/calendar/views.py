"""A week or a day by the hour, and a month in cells."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.calendar.plan import (
    FIRST,
    LAST,
    Event,
    clock,
    planned,
    with_shown,
)
from pointerbench.suites.pro.archetypes.months import MONTHS, WEEK, days_of
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, panes, row
from pointerbench.widgets.look import luminance
from pointerbench.widgets.texts import hint, icon, say

GUTTER = 54.0
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MARCH, TODAY = MONTHS[0], 12


def has_card(d: Desk) -> bool:
    """Whether the details of an event lie over the plan."""
    return d.layout == 0 and d.number % 2 == 1


def _words(d: Desk, key: str, **names: str) -> tuple[str, ...]:
    return tuple(text.format(**names) for text in d.content(key)["does"])


def _ink(fill: str) -> str:
    return "#ffffff" if luminance(fill) < 0.36 else "#1f1f1f"


def _fill(d: Desk, event: Event) -> str:
    color = str(event.entry["color"])
    return mixed(color, "#000000", 50) if d.look.theme.dark else color


# --- by the hour ----------------------------------------------------------------------------------


def hours(d: Desk, numbers: Sequence[int], names: Sequence[str], low: int, high: int) -> Group:
    """Columns for days (of March) or for people, with a line for all-day matters on top."""
    look, theme = d.look, d.look.theme
    count = len(numbers)
    week = len(set(numbers)) == count
    heads: list[Node] = [Group(width=GUTTER)]
    for place, number in enumerate(numbers):
        on = week and number == TODAY
        figure = say(look, str(number) if week else names[place], 20 if week else 14,
                     theme.on_accent if on else theme.ink, align="center")  # fmt: skip
        disc = row(figure, pad=pad(9, 4), radius=18, fill=theme.accent if on else "", hugs=True)
        parts: list[Node] = []
        if week:
            ink = theme.link if on else theme.muted
            parts.append(say(look, names[place][:3].upper(), 11, ink, align="center"))
        parts.append(row(disc, justify="center"))
        does = _words(d, "day_head", day=names[place]) if week and not on else ()
        head = d.mark(column(*parts, gap=1), "text", does, words=(str(number),))
        heads.append(column(head, grow=1))
    top = row(*heads, align="end", pad=Pad(6, 10, 3, 0), fill=theme.card)
    events = planned(d, count, low, high)
    if has_card(d):
        events = with_shown(events, d.turn(d.content("details")))
    body = _grid(d, events, count)
    return column(top, _all_day(d, count), panels.scrolled(look, body, 0.3, 0.5), grow=1,
                  fill=theme.card, clip=True)  # fmt: skip


def _all_day(d: Desk, count: int) -> Group:
    """Matters that have no time."""
    look, theme = d.look, d.look.theme
    # Beside a person's own column nobody is on leave.
    pool = [one for one in d.content("all_day") if count == 7 or not one.get("leave")]
    entries = d.sample(pool, min(3, count))
    places = sorted(d.sample(range(count), len(entries)))
    chips: list[Node] = []
    for entry, place in zip(entries, places, strict=True):
        wide = 1 / count
        text = say(look, entry["text"], look.size - 1.5, _ink(entry["color"]))
        chip = row(text, pad=pad(6, 0), fill=entry["color"], radius=4, clip=True)
        spot = Spot(place * wide, 0, wide, 0, dx=1, dy=2, dw=-5, dh=19)
        chips.append(d.mark(at(chip, spot), "other", _words(d, "open_day", about=entry["about"])))
    gutter = row(hint(look, "GMT+01", 10, align="right", grow=1), width=GUTTER, pad=pad(6, 0))
    lane = free(*chips, height=24)
    return row(gutter, lane, pad=Pad(0, 10, 2, 0), border=theme.line, edges="b", height=26)


def _grid(d: Desk, events: Sequence[Event], count: int) -> Group:
    look, theme = d.look, d.look.theme
    span = LAST - FIRST
    lines: list[Node] = []
    labels: list[Node] = []
    for step in range(int(span)):
        lines.append(at(Group(fill=theme.line), Spot(0, step / span, 1, 0, dh=1)))
        text = hint(look, clock(FIRST + step).replace("am", " AM").replace("pm", " PM"), 10.5)
        labels.append(
            at(row(text, justify="end", pad=pad(6, 0)), Spot(0, step / span, 1, 0, dy=-7, dh=14))
        )
    for place in range(1, count):
        lines.append(at(Group(fill=theme.line), Spot(place / count, 0, 0, 1, dw=1)))
    nodes: list[Node] = [_event(d, event, count, span) for event in events]
    nodes += _now(d, count, span)
    gutter = free(*labels[1:], width=GUTTER, grow=0)
    area = free(*lines, *nodes, border=theme.line, edges="l")
    return panes(gutter, area, height=span * 46, clip=True)


def _event(d: Desk, event: Event, count: int, span: float) -> Group:
    look = d.look
    fill = _fill(d, event)
    ink = _ink(fill)
    small = look.size - 1.5
    long = event.stop - event.start
    title = say(look, event.entry["text"], small, ink, bold=True, limit=1 if long < 1.5 else 2)
    lines: list[Node] = [title]
    if long >= 1:
        lines.append(say(look, event.time, small - 0.5, ink))
    if long >= 1.5 and "place" in event.entry:
        lines.append(say(look, event.entry["place"], small - 0.5, ink))
    box = column(*lines, pad=pad(6, 2), fill=fill, radius=5, clip=True, border=d.look.theme.card)
    wide = 1 / count
    x, w = event.day * wide, wide
    if event.half:
        w = wide / 2
        x += w if event.half == 2 else 0
    spot = Spot(x, (event.start - FIRST) / span, w, long / span, dx=1, dw=-4, dh=-1)
    about = event.entry.get("about")
    return d.mark(at(box, spot), "other", _words(d, "open_event", about=about) if about else ())


def _now(d: Desk, count: int, span: float) -> list[Node]:
    """The line that shows what time it is; Thursday is today."""
    place = 3 if count == 7 else 0
    y = (d.uniform(9.2, 15.5) - FIRST) / span
    width = 1 / count if count == 7 else 1
    line = at(Group(fill="#ea4335"), Spot(place / count, y, width, 0, dh=2))
    knob = at(Group(fill="#ea4335", radius=5), Spot(place / count, y, dx=-5, dy=-4, dw=10, dh=10))
    return [line, knob]


# --- by the month ---------------------------------------------------------------------------------


def month(d: Desk) -> Group:
    """Six weeks of cells with the first lines of what is planned in each."""
    look, theme = d.look, d.look.theme
    days = days_of(MARCH)
    pool = d.sample(d.content("events"), len(d.content("events")))
    heads = [
        row(hint(look, name.upper(), 10.5), justify="center", grow=1, pad=pad(0, 3))
        for name in WEEK
    ]
    asked = set(d.sample([day for day in range(1, 32) if day != TODAY], 4))
    lines: list[Node] = [row(*heads, fill=theme.card)]
    for start in range(0, 42, 7):
        cells = []
        for day, own in days[start : start + 7]:
            events = (
                [pool.pop() for _ in range(min(len(pool), d.pick((0, 1, 1, 2))))] if own else []
            )
            cells.append(_cell(d, day, own, events, asked))
        lines.append(Group(tuple(cells), "row", align="stretch", grow=1))
    return column(*lines, grow=1, fill=theme.card, border=theme.line, edges="l", clip=True)


def _cell(d: Desk, day: int, own: bool, events: Sequence[dict[str, str]], asked: set[int]) -> Group:
    look, theme = d.look, d.look.theme
    on = own and day == TODAY
    ink = theme.on_accent if on else (theme.ink if own else theme.faint)
    number = row(say(look, str(day), look.size - 1, ink), pad=pad(6, 2), radius=10,
                 fill=theme.accent if on else "", hugs=True)  # fmt: skip
    does = _words(d, "cell_day", day=f"March {day}") if own and day in asked else ()
    lines: list[Node] = [row(d.mark(number, "text", does, words=(str(day),)), justify="center")]
    for place, entry in enumerate(events):
        hour = clock(8 + (day * 3 + place * 5) % 9 + (day % 2) / 2)
        lines.append(_chip(d, entry, hour, filled=(day + place) % 3 == 0))
    if own and day in (10, 19, 25) and events:
        more = row(
            say(look, f"{day % 3 + 2} more", look.size - 1.5, bold=True), pad=pad(6, 0), hugs=True
        )
        lines.append(d.mark(more, "text", _words(d, "more", day=f"March {day}")))
    return column(*lines, gap=2, pad=pad(2, 2), grow=1, border=theme.line, edges="rt", clip=True)


def _chip(d: Desk, entry: dict[str, str], hour: str, *, filled: bool) -> Group:
    look, theme = d.look, d.look.theme
    small = look.size - 2
    color = mixed(entry["color"], "#000000", 50) if theme.dark else entry["color"]
    if filled:
        node = row(say(look, entry["text"], small, _ink(color), grow=1), pad=pad(5, 1), fill=color,
                   radius=4)  # fmt: skip
    else:
        dot = Group(width=8, height=8, radius=4, fill=entry["color"])
        node = row(
            dot,
            say(look, hour, small, theme.muted),
            say(look, entry["text"], small, bold=True, grow=1),
            gap=3,
            pad=pad(4, 1),
        )
    return d.mark(node, "other", _words(d, "open_event", about=entry["about"]))


def card(d: Desk) -> Group:
    """The details of an event, over the plan."""
    look, theme = d.look, d.look.theme
    entry = d.turn(d.content("details"))
    signs = row(
        *(d.tool(name, 16, pad=pad(6)) for name in d.app.bars["card"]), gap=2, justify="end"
    )
    head = row(
        row(Group(width=13, height=13, radius=3, fill=entry["color"]), pad=pad(3, 5)),
        column(say(look, entry["text"], 18), say(look, entry["time"], look.size), gap=2, grow=1),
        gap=12, align="start",
    )  # fmt: skip
    lines: list[Node] = [
        row(icon(look, one["icon"], 16, theme.muted), _fact(d, one), gap=14)
        for one in entry["facts"]
    ]
    answers = [d.thing(_pill(d, one["text"]), one) for one in d.content("answers")["choices"]]
    foot = row(say(look, "Going?", 0, grow=1), *answers, gap=6, pad=Pad(8, 0, 0, 0))
    return column(
        signs, head, *lines, foot, gap=9, pad=Pad(6, 14, 12, 16), width=392, fill=theme.card,
        radius=8, border=theme.line, shadow=True, hugs=True,
    )  # fmt: skip


def _fact(d: Desk, one: dict[str, str]) -> Node:
    text = say(d.look, one["text"], 0, d.look.theme.link if "does" in one else "", limit=2)
    return d.thing(row(text, hugs=True), one) if "does" in one else row(text, grow=1)


def _pill(d: Desk, text: str) -> Group:
    return row(say(d.look, text, 0, d.look.theme.link), pad=pad(14, 4), radius=13,
               border=d.look.theme.line, hugs=True)  # fmt: skip
