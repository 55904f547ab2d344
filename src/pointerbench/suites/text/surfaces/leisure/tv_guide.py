"""A television guide: channels by hours in a grid, and the chosen programme's synopsis."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.text.kit.controls import search_box, tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.surfaces.leisure.parts import brand, pills, say, tales
from pointerbench.suites.text.surfaces.leisure.programmes import Show, detail, kind_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

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


def build(w: Writer) -> Node:
    start = w.pick((18, 19, 20)) * 60
    film, other = tales(w, 2)
    kinds = {film.title: kind_of(film), other.title: kind_of(other)}
    names = [say(w, f"prog_{number}") for number in w.sample(range(1, 37), 36)]
    count = 9
    own, second = w.integer(1, 2), w.integer(3, 5)
    channels = []
    for place in range(count):
        title_ = film.title if place == own else other.title if place == second else ""
        shows = _shows(w, names, start, title_)
        shows = [show._replace(kind=kinds.get(show.name, "kind_film")) for show in shows]
        names = names[len(shows) :] + names[: len(shows)]
        channels.append(shows)
    chosen = next(show for show in channels[own] if show.film)._replace(chosen=True)
    channels[own] = [chosen if show.film else show for show in channels[own]]
    also = next(show for show in channels[second] if show.film)
    stations = w.sample(_CHANNELS, count)
    pairs = zip(stations, channels, strict=True)
    lines = [_line(w, name, shows, start) for name, shows in pairs]
    grid = column(_hours(w, start), *lines, grow=1, clip=True, place="table")
    detail_ = detail(w, (chosen, also), (film, other), stations[second])
    parts = (grid, detail_) if w.chance(0.5) else (detail_, grid)
    body = page(w, _head(w), *parts)
    return web(
        w,
        say(w, "tv_guide_name"),
        f"www.{w.domain(say(w, 'tv_guide_name'))}/{w.code('####')}",
        body,
    )


def _shows(w: Writer, names: list[str], start: int, film: str) -> list[Show]:
    """A channel's evening, with the film, if there is one, in second place."""
    at = start - w.pick((0, 5, 15, 20))
    found: list[Show] = []
    for place, name in enumerate(names):
        own = place == 1 and bool(film)
        minutes = w.integer(17, 20) * 5 if own else w.pick((30, 45, 45, 60, 75, 90))
        found.append(Show(film if own else name, at, minutes, own))
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


def _line(w: Writer, name: str, shows: list[Show], start: int) -> Group:
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


def _cell(w: Writer, show: Show, seen: int) -> Group:
    """A programme; where only a sliver of it is on the page, nothing is written there."""
    theme = w.theme
    kinds = ("", "", say(w, "kind_repeat"), say(w, "kind_new"))
    kind = say(w, show.kind) if show.film else w.pick(kinds)
    above = w.clock(show.starts % 1440) + (f"  ·  {kind}" if kind and seen > 40 else "")
    texts: tuple[Node, ...] = (
        muted(w, above, 11.5, limit=1),
        ui(w, show.name, 13, bold=show.chosen, limit=2, leading=1.25),
    )
    return column(
        *(texts if seen >= 20 else ()),
        gap=2,
        width=seen * _MINUTE,
        pad=pad(8, 6),
        fill=theme.soft if show.chosen else theme.card,
        border=theme.accent if show.chosen else theme.line,
        edges="tlbr" if show.chosen else "l",
        hit=True,
    )
