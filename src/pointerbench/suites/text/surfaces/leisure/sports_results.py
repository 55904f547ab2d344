"""A sports page: results and fixtures, a table whose points follow from the matches, a report."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Column, Group, Node, Pad, Paragraph, Table
from pointerbench.suites.text.kit.controls import tabs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import say, site_of
from pointerbench.suites.text.surfaces.leisure.season import (
    Club,
    Match,
    match_day,
    pairs,
    season,
    tally,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_SITES = ("Anstoss", "Tribuna", "Terrace", "Le Onze")
_CLUBS = 12


def build(w: Writer) -> Node:
    names = [say(w, f"club_{w.integer(1, 4)}", city=city) for city in w.cities(_CLUBS)]
    played = w.integer(5, 10)
    clubs, last = season(w, names, played)
    kick_offs = (840, 930, 930, 1080)
    upcoming = [(home, away, -1, w.pick(kick_offs)) for home, away in pairs(names, played)]
    match = last[w.integer(0, len(last) - 1)]
    report_first = w.chance(0.5)
    saturday = match_day(w, played)
    points = next(str(club.points) for club in clubs if club.name == match[0])
    wide = column(
        *_report(w, (match, saturday), upcoming, points, opened=report_first), gap=11, grow=1
    )
    table = column(
        ui_title(w, f"{say(w, 'league')}, {say(w, 'matchday', n=played)}", 17),
        _table(w, clubs),
        gap=8,
    )
    games = column(
        _games(w, say(w, "matchday", n=played), last, saturday),
        _games(w, say(w, "matchday", n=played + 1), upcoming, saturday + dt.timedelta(7)),
        _scorers(w, clubs),
        gap=14,
    )
    if report_first:
        side = column(table, games, gap=16, width=430)
        content = panes(wide, side, gap=28)
    else:
        content = panes(column(table, wide, gap=16, grow=1), column(games, width=340), gap=28)
    sections = [w.say("news"), say(w, "standings"), say(w, "fixtures"), say(w, "scorers")]
    body = page(
        w,
        site_header(
            w,
            site_of(w, _SITES),
            sections,
            site_search(w),
            chosen=1,
        ),
        column(content, pad=pad(28, 18)),
    )
    return web(w, say(w, "league"), f"www.{w.domain(site_of(w, _SITES))}/{w.code('####')}", body)


def _table(w: Writer, clubs: list[Club]) -> Table:
    theme = w.theme

    def cell(content: str, place: int, *, bold: bool = False, faint: bool = False) -> Paragraph:
        align = "left" if place == 1 else "right"
        color = theme.muted if faint else theme.ink
        return ui(w, content, 13, color, bold=bold, align=align, leading=1.3, limit=1)

    keys = ("club", "col_played", "col_won", "col_drawn", "col_lost", "col_goals", "col_diff")
    heads = ["", *(say(w, key) for key in (*keys, "col_points"))]
    rows: list[tuple[Node, ...]] = [
        tuple(cell(content, n, faint=True) for n, content in enumerate(heads))
    ]
    for number, club in enumerate(clubs, 1):
        values = [str(number), club.name, *club.record(w)]
        rows.append(tuple(cell(value, n, bold=n in (1, 8)) for n, value in enumerate(values)))
    widths = (31, 31, 31, 31, 54, 42, 44)
    return Table(
        (Column(width=30), Column(grow=1), *(Column(width=width) for width in widths)),
        tuple(rows),
        Pad(4, 4, 4, 4),
        theme.line,
        head=theme.soft,
        fills=(theme.card, theme.page),
    )


def _games(w: Writer, caption: str, games: list[Match], day: dt.date) -> Group:
    lines: list[Node] = []
    for home, away, first, second in games:
        score = tally(w, first, second) if first >= 0 else w.clock(second)
        lines.append(
            row(
                ui(w, home, 12.5, align="right", grow=1, limit=1),
                column(
                    label(w, score, 13, bold=True, align="center"),
                    width=58,
                    pad=pad(4, 2),
                    fill=w.theme.code,
                    radius=4,
                ),
                ui(w, away, 12.5, grow=1, limit=1),
                gap=9,
                place="row",
            )
        )
    head = row(ui_title(w, caption, 15), push(), muted(w, f"{w.weekday(day)}, {w.day_month(day)}"))
    return column(head, rule(w.theme), *lines, gap=7, place="section")


def _report(
    w: Writer, played: tuple[Match, dt.date], upcoming: list[Match], points: str, *, opened: bool
) -> list[Node]:
    (home, away, first, second), saturday = played
    key = "report_home" if first > second else "report_away" if second > first else "report_draw"
    score = tally(w, max(first, second), min(first, second))
    crowd = w.number(w.integer(18, 240) * 100 + w.integer(1, 99))
    values = {"home": home, "away": away, "score": score, "crowd": crowd}
    if key == "report_home":
        values["points"] = points
    lead, hero = say(w, key, **values), _player(w)
    coming = next(pair for pair in upcoming if {home, away} & set(pair[:2]))
    following = coming[0] if coming[0] in (home, away) else coming[1]
    last = say(
        w,
        "report_4",
        day=w.weekday(saturday),
        time=w.clock(coming[3]),
        first=following,
    )
    head: list[Node] = [
        tabs(w, [say(w, "match_report"), w.say("comments"), w.say("video")]),
        title(w, f"{home} – {away} {tally(w, first, second)}", 24),
        muted(w, f"{w.person()}, {w.long_date(saturday + dt.timedelta(1))}"),
    ]
    if opened:
        club = muted(w, f"{hero} ({home if first >= second else away})", 13)
        head.append(row(likeness(w, hero, w.integer(56, 72)), club, gap=14))
    return [
        *head,
        prose(w, lead, w.size + 0.5, styles=("bold",)),
        prose(w, say(w, "report_1"), styles=("bold", "link")),
        prose(w, say(w, "report_2", name=hero)),
        prose(w, say(w, "report_3")),
        prose(w, last),
    ]


def _player(w: Writer) -> str:
    """A player's name: women and men play in leagues of their own."""
    return w.person(w.stream.child("league").pick(("woman", "man", "man")))


def _scorers(w: Writer, clubs: list[Club]) -> Group:
    """Those who scored most, of the clubs that did; nobody scored all of his club's goals."""
    best = sorted(clubs, key=lambda club: -club.scored)[:5]
    goals = sorted((club.scored * w.integer(40, 70) // 100 for club in best), reverse=True)
    ranks = [
        row(
            likeness(w, who, 28),
            ui(w, who, 13.5, grow=1),
            muted(w, club.name, 12.5),
            ui(w, str(count), 14, bold=True),
            gap=10,
            place="row",
        )
        for club, count, who in zip(best, goals, (_player(w) for _ in best), strict=True)
    ]
    return column(ui_title(w, say(w, "scorers"), 16), *ranks, gap=8, place="section")
