"""A television guide: channels by hours in a grid, and the chosen programme's synopsis."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.boxes import column, pad, push, row
from pointerbench.suites.text.kit.controls import button, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui
from pointerbench.suites.text.surfaces.leisure.parts import brand, picture, pills, say, tale
from pointerbench.suites.text.writer import Writer

_CHANNELS = (
    "Uno Vista",
    "Nova 1",
    "Kestrel TV",
    "Orbit",
    "Meridian 4",
    "Delta Plus",
    "Arkade",
    "Polar 7",
    "Lumen",
    "Tele Sur",
)
_WINDOW = 210
_SIDE = 122
_MINUTE = (1024 - _SIDE) / _WINDOW


class _Show(NamedTuple):
    name: str
    starts: int
    minutes: int
    chosen: bool = False


def build(w: Writer) -> Node:
    start = w.pick((18, 19, 20)) * 60
    film = tale(w)
    numbers = w.sample(range(1, 19), 18)
    count = w.integer(8, 9)
    own = w.integer(1, 3)
    channels = [
        _shows(w, numbers[2 * place :] + numbers[: 2 * place], start, film.title * (place == own))
        for place in range(count)
    ]
    chosen = next(show for show in channels[own] if show.chosen)
    names = w.sample(_CHANNELS, count)
    lines = [_line(w, name, shows, start) for name, shows in zip(names, channels, strict=True)]
    grid = column(_hours(w, start), *lines, grow=1, clip=True, place="table")
    detail = _detail(w, chosen, film.sentences)
    parts = (grid, detail) if w.chance(0.5) else (detail, grid)
    body = page(w, _head(w), *parts)
    return web(w, say(w, "tv_guide_name"), f"www.{w.domain()}/{w.code('####')}", body)


def _shows(w: Writer, numbers: list[int], start: int, film: str) -> list[_Show]:
    """A channel's evening, with the film, if there is one, in second place."""
    at = start - w.pick((0, 5, 15, 20))
    found: list[_Show] = []
    for place, number in enumerate(numbers):
        own = place == 1 and bool(film)
        minutes = w.integer(17, 20) * 5 if own else w.pick((30, 45, 45, 60, 75, 90))
        name = film if own else say(w, f"prog_{number}")
        found.append(_Show(name, at, minutes, own))
        at += minutes
        if at >= start + _WINDOW:
            break
    return found


def _head(w: Writer) -> Group:
    days = [w.say("yesterday"), say(w, "tonight"), w.say("tomorrow")]
    return row(
        brand(w, say(w, "tv_guide_name")),
        tabs(w, days, 1, border=""),
        pills(w, [say(w, "all_channels"), say(w, "films"), say(w, "series")]),
        push(),
        search_box(w, width=180),
        gap=16,
        pad=pad(22, 8),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _hours(w: Writer, start: int) -> Group:
    day = label(w, w.day_month(w.today), 12, w.theme.muted)
    return row(
        column(day, width=_SIDE, pad=Pad(0, 0, 0, 14)),
        *(
            column(
                label(w, w.clock((start + 30 * number) % 1440), 12.5, w.theme.muted),
                width=30 * _MINUTE,
                pad=pad(8, 6),
                border=w.theme.line,
                edges="l",
            )
            for number in range(_WINDOW // 30)
        ),
        fill=w.theme.code,
    )


def _line(w: Writer, name: str, shows: list[_Show], start: int) -> Group:
    theme = w.theme
    cells: list[Node] = [
        row(
            Drawing("logo", 24, 24, (theme.accent,), (float(w.integer(0, 13)),)),
            ui(w, name, 12.5, bold=True, grow=1, leading=1.25),
            gap=8,
            width=_SIDE,
            pad=Pad(0, 6, 0, 14),
            fill=theme.bar,
        )
    ]
    for show in shows:
        seen = min(show.starts + show.minutes, start + _WINDOW) - max(show.starts, start)
        cells.append(_cell(w, show, seen))
    return row(*cells, align="stretch", height=61, border=theme.line, edges="b", place="row")


def _cell(w: Writer, show: _Show, seen: int) -> Group:
    """A programme; where only a sliver of it is on the page, nothing is written there."""
    theme = w.theme
    kinds = ("", "", say(w, "kind_repeat"), say(w, "kind_new"))
    kind = say(w, "kind_film") if show.chosen else w.pick(kinds)
    above = w.clock(show.starts % 1440) + (f"  ·  {kind}" if kind and seen > 40 else "")
    texts: tuple[Node, ...] = (
        muted(w, above, 11.5, limit=1),
        ui(w, show.name, 13, bold=show.chosen, limit=2, leading=1.25),
    )
    return column(
        *(texts if seen >= 30 else ()),
        gap=2,
        width=seen * _MINUTE,
        pad=pad(8, 6),
        fill=theme.soft if show.chosen else theme.card,
        border=theme.accent if show.chosen else theme.line,
        edges="tlbr" if show.chosen else "l",
        hit=True,
    )


def _detail(w: Writer, show: _Show, sentences: tuple[str, ...]) -> Group:
    ends = (show.starts + show.minutes) % 1440
    facts = (
        f"{w.clock(show.starts)} – {w.clock(ends)}",
        say(w, "kind_film"),
        str(w.integer(1984, w.today.year)),
        f"{say(w, 'directed_by')}: {w.person()}",
    )
    words = column(
        row(title(w, show.name, 21), push(), muted(w, say(w, "tonight_pick"), 12.5), gap=12),
        muted(w, "  ·  ".join(facts), 12.5),
        prose(w, sentences, 14.5, leading=1.45),
        row(
            button(w, say(w, "set_reminder"), primary=True, icon="bell"),
            button(w, say(w, "record"), icon="record"),
            button(w, w.say("share"), icon="share"),
            push(),
            Icon("heart", 20, w.theme.muted),
            gap=9,
        ),
        gap=6,
        grow=1,
    )
    return column(
        Rule(w.theme.line),
        row(picture(w, "land", 148, 226), words, gap=22, align="start", pad=pad(22, 14)),
        fill=w.theme.bar,
        place="panel",
    )
