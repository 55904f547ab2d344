"""A sports page: results and fixtures, a table whose points follow from the matches, a report."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Paragraph, Table
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, rule
from pointerbench.suites.text.kit.controls import tabs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import picture, say
from pointerbench.suites.text.surfaces.leisure.season import (
    Club,
    Match,
    last_saturday,
    pairs,
    season,
)
from pointerbench.suites.text.writer import Writer

_CLUBS = 12


def build(w: Writer) -> Node:
    names = [say(w, f"club_{w.integer(1, 4)}", city=city) for city in w.cities(_CLUBS)]
    played = w.integer(5, 10)
    clubs, last = season(w, names, played)
    upcoming = [(home, away, -1, -1) for home, away in pairs(names, played)]
    match = last[w.integer(0, len(last) - 1)]
    report_first = w.chance(0.5)
    saturday = last_saturday(w)
    wide = column(*_report(w, match, upcoming, opened=report_first), gap=11, grow=1)
    table = column(
        ui_title(w, f"{say(w, 'league')}, {say(w, 'matchday', n=played)}", 17),
        _table(w, clubs),
        gap=8,
    )
    games = column(
        _games(w, say(w, "matchday", n=played), last, saturday),
        _games(w, say(w, "matchday", n=played + 1), upcoming, saturday + dt.timedelta(7)),
        _scorers(w, clubs, played),
        gap=14,
    )
    if report_first:
        side = column(table, games, gap=16, width=430)
        content = panes(wide, side, gap=28)
    else:
        content = panes(column(table, wide, gap=16, grow=1), column(games, width=316), gap=28)
    sections = [w.say("news"), say(w, "standings"), say(w, "fixtures"), say(w, "scorers")]
    body = page(
        w,
        site_header(
            w,
            w.pick(("Anstoss", "Tribuna", "Terrace", "Le Onze")),
            sections,
            site_search(w),
            chosen=1,
        ),
        column(content, pad=pad(28, 18)),
    )
    return web(w, say(w, "league"), f"www.{w.domain()}/{w.code('####')}", body)


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
        values = [str(number), club.name, *club.record]
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
        score = f"{first}:{second}" if first >= 0 else w.clock(w.pick((840, 930, 930, 1080)))
        lines.append(
            row(
                ui(w, home, 13, align="right", grow=1, limit=1),
                column(
                    label(w, score, 13, bold=True, align="center"),
                    width=76,
                    pad=pad(4, 2),
                    fill=w.theme.code,
                    radius=4,
                ),
                ui(w, away, 13, grow=1, limit=1),
                gap=9,
                place="row",
            )
        )
    head = row(ui_title(w, caption, 15), push(), muted(w, f"{w.weekday(day)}, {w.day_month(day)}"))
    return column(head, rule(w.theme), *lines, gap=7, place="section")


def _report(w: Writer, match: Match, upcoming: list[Match], *, opened: bool) -> list[Node]:
    home, away, first, second = match
    key = "report_home" if first > second else "report_away" if second > first else "report_draw"
    score = f"{max(first, second)}:{min(first, second)}"
    crowd = w.number(w.integer(18, 240) * 100 + w.integer(1, 99))
    lead = say(w, key, home=home, away=away, score=score, crowd=crowd)
    following = next(name for pair in upcoming for name in pair[:2] if name in (home, away))
    last = say(
        w,
        "report_4",
        day=w.weekday(last_saturday(w)),
        time=w.clock(w.pick((840, 930, 1080))),
        first=following,
    )
    head: list[Node] = [
        tabs(w, [say(w, "match_report"), w.say("comments"), w.say("video")]),
        title(w, f"{home} – {away} {first}:{second}", 24),
        muted(w, f"{w.person()}, {w.long_date(last_saturday(w) + dt.timedelta(1))}"),
    ]
    if opened:
        head.append(picture(w, "person", w.integer(150, 190)))
        head.append(muted(w, f"{say(w, 'full_time')}, {crowd} ({home})"))
    return [
        *head,
        prose(w, lead, w.size + 0.5, styles=("bold",)),
        prose(w, say(w, "report_1")),
        prose(w, say(w, "report_2", name=w.person())),
        prose(w, say(w, "report_3")),
        prose(w, last),
    ]


def _scorers(w: Writer, clubs: list[Club], played: int) -> Group:
    ranks = [
        row(
            Drawing("avatar", 28, 28, (), (float(w.integer(0, 60)),)),
            ui(w, w.person(), 13.5, grow=1),
            muted(w, w.pick(clubs).name, 12.5),
            ui(w, str(max(2, played - number)), 14, bold=True),
            gap=10,
            place="row",
        )
        for number in range(5)
    ]
    return column(ui_title(w, say(w, "scorers"), 16), *ranks, gap=8, place="section")
