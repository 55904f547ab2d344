"""A newspaper's home page: name and date, sections, the top story, opinions, a live ticker."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import (
    button,
)
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.press.front_boxes import capital, edition, weather
from pointerbench.suites.text.surfaces.press.parts import (
    Story,
    paper_name,
    stories,
    teaser,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule

_SECTIONS = ("news", "business", "culture", "sport", "science", "travel", "health", "technology")


def build(w: Writer) -> Node:
    paper = paper_name(w)
    sections = [w.say(key) for key in _SECTIONS]
    broad = w.chance(0.55)
    count = 7
    told = stories(w, count, "news", "magazine", "press", "travel")
    left = [_opinion(w)] if broad else []
    high = w.integer(150, 200) if broad else w.integer(215, 260)
    columns = [*left, _lead(w, told[:3], high), _live(w)]
    if w.chance(0.3):
        columns.reverse()
    body = page(
        w,
        _mast(w, paper, broad),
        _navigation(w, sections, broad),
        column(
            panes(*columns, gap=26),
            rule(w.theme),
            _row_of_teasers(w, told[3:]),
            gap=18,
            pad=pad(34, 18),
        ),
    )
    return web(w, paper, f"www.{w.domain(paper.removeprefix('The '))}", body)


def _issue(w: Writer) -> int:
    """How many issues there have been in the year, six a week."""
    return 1 + w.today.timetuple().tm_yday * 6 // 7


def _mast(w: Writer, paper: str, broad: bool) -> Group:
    comma = "," if w.language in ("en", "de", "es") else ""
    date = capital(f"{w.weekday(w.today)}{comma} {w.long_date(w.today)}")
    buttons = (
        Icon("search", 18, w.theme.ink),
        button(w, w.say("subscribe"), primary=True),
        label(w, w.say("sign_in"), 13),
    )
    if broad:
        return row(
            column(muted(w, date), muted(w, w.say("press.issue", n=_issue(w))), width=215),
            title(w, paper, 36, align="center", grow=1, leading=1.15),
            row(*buttons[1:], gap=14, justify="end", width=215),
            gap=10,
            pad=pad(34, 16),
            place="header",
        )
    mark = Drawing("logo", 30, 30, (w.theme.accent,), (float(w.integer(0, 9)),))
    names = column(title(w, paper, 24, leading=1.1), muted(w, date, 11.5), gap=2)
    return row(mark, names, push(), *buttons, gap=16, pad=pad(34, 12), place="header")


def _navigation(w: Writer, sections: list[str], broad: bool) -> Group:
    """The sections, on a band of the accent or between two lines."""
    theme = w.theme
    color = theme.ink if broad else theme.on_accent
    items = [column(label(w, name, 13.5, color), pad=pad(2, 8), hit=True) for name in sections]
    if broad:
        looks: dict[str, Any] = {
            "border": theme.line,
            "edges": "tb",
            "justify": "center",
            "gap": 24,
        }
        return row(*items, pad=pad(34, 0), place="navigation", **looks)
    return row(*items, gap=22, pad=pad(34, 1), fill=theme.accent, place="navigation")


def _lead(w: Writer, told: list[Story], high: int) -> Group:
    """The top story with its picture, and two more side by side."""
    first, *others = told
    chosen = _kickers(w, 3)
    more = [
        teaser(w, story, section, 17, grow=1)
        for story, section in zip(others, chosen[1:], strict=False)
    ]
    return column(
        teaser(w, first, chosen[0], w.integer(25, 31), high=high, gap=8),
        row(
            Icon("comment", 14, w.theme.muted),
            muted(w, str(w.integer(12, 340))),
            muted(w, w.say("press.minutes_read", n=w.integer(3, 9))),
            gap=7,
        ),
        rule(w.theme),
        panes(*more, gap=22),
        gap=10,
        grow=1,
    )


def _kickers(w: Writer, count: int) -> list[str]:
    """What stands above headlines, whatever they are about."""
    keys = ("news", "press.report", "press.local", "press.in_depth", "press.region_")
    return [w.say(key) for key in w.sample(keys, count)]


def _opinion(w: Writer) -> Group:
    """Comments with their writers' pictures."""
    told = [passage.title for passage in w.passages("blog", 4)]
    items = [
        row(
            column(
                text(w, headline, 15.5, leading=1.3, italic=True),
                muted(w, person, 11.5),
                gap=3,
                grow=1,
            ),
            likeness(w, person, 40),
            gap=10,
            place="headline",
        )
        for headline, person in zip(told, w.people(4), strict=False)
    ]
    return column(
        ui_title(w, w.say("press.opinion"), 14, w.theme.link),
        *parted(items, rule(w.theme)),
        weather(w),
        edition(w),
        gap=12,
        width=215,
        place="section",
    )


def _live(w: Writer) -> Group:
    """The latest headlines with their times, newest first."""
    minutes = w.integer(17 * 60, 21 * 60)
    items: list[Node] = []
    for headline in w.lines("headlines", w.integer(9, 10)):
        items.append(
            row(
                text(w, w.clock(minutes), 12, w.theme.link, width=58),
                prose(w, headline, 13.5, styles=(), leading=1.32, grow=1),
                gap=4,
                align="start",
                place="entry",
            )
        )
        minutes -= w.integer(8, 95)
    head = row(Icon("record", 14, w.theme.bad), ui_title(w, w.say("press.live"), 14), gap=7)
    looks: dict[str, Any] = (
        {"fill": w.theme.code, "pad": pad(14, 12)} if w.chance(0.5) else {"pad": Pad()}
    )
    parts = parted(items, Rule(w.theme.line))
    return column(head, *parts, gap=9, width=238, place="sidebar", **looks)


def _row_of_teasers(w: Writer, told: list[Story]) -> Group:
    high = w.integer(78, 110)
    chosen = _kickers(w, 4)
    cards = [
        teaser(w, story, section, 16.5, high=high, grow=1)
        for story, section in zip(told[:4], chosen, strict=False)
    ]
    heading = ui(w, w.say("press.editors_choice"), 14, bold=True, role="title")
    return column(heading, panes(*cards, gap=22), gap=10)
