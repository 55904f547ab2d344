"""A newsletter opened in the browser: banner, greeting, blocks with pictures, dates, a foot."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Rule
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.press.parts import Story, kicker, stories
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_NAMES = ("Fernpost", "Marginalia", "Tinctura", "Lumen", "Nordwind", "Papagena")


def build(w: Writer) -> Node:
    name = w.pick(_NAMES)
    told = stories(w, 3, *w.pick((("press", "travel"), ("travel", "magazine"))))
    width = w.integer(660, 740)
    blocks = [_greeting(w, name), _main(w, told[0])]
    middle = [_pair(w, told[1:3]), _dates(w)]
    if w.chance(0.5):
        middle.reverse()
    letter = column(
        _banner(w, name),
        column(*blocks, *middle, gap=20, pad=pad(34, 20)),
        _foot(w, name),
        width=width,
        fill=w.theme.card,
        border=w.theme.line,
    )
    above = row(
        muted(w, w.say("press.not_shown"), 11.5),
        label(w, w.say("press.in_browser"), 11.5, w.theme.link),
        gap=8,
        justify="center",
    )
    ground = column(
        above, letter, align="center", gap=10, pad=Pad(12), grow=1, scroll=w.pick((0, 50, 130, 210))
    )
    body = page(w, ground, fill=w.theme.code)
    return web(w, f"{name} – {w.say('newsletter')}", f"mail.{name.lower()}.org/archive", body)


def _banner(w: Writer, name: str) -> Group:
    """The name on the accent, or beside the mark above a line."""
    theme = w.theme
    issue = f"{w.say('press.issue', n=w.integer(4, 96))}  ·  {w.month(w.today)} {w.today.year}"
    if w.chance(0.5):
        return column(
            title(w, name, 36, theme.on_accent, align="center", spacing=1),
            ui(w, issue, 13, theme.on_accent, align="center"),
            gap=4,
            pad=pad(20, 22),
            fill=theme.accent,
            place="header",
        )
    mark = Drawing("logo", 34, 34, (theme.accent,), (float(w.integer(0, 9)),))
    line = row(mark, title(w, name, 26), push(), muted(w, issue, 12.5), gap=12, pad=pad(34, 14))
    return column(line, Rule(theme.accent, w.pick((2, 4, 8))), place="header")


def _greeting(w: Writer, name: str) -> Group:
    words = w.say(f"press.welcome_{w.integer(1, 3)}", name=name)
    return column(
        text(w, w.say("press.hello_", first=w.first_name()), w.size + 1, bold=True),
        prose(w, words, styles=()),
        gap=6,
        place="section",
    )


def _main(w: Writer, story: Story) -> Group:
    """The issue's chief story with its picture and a button."""
    found = photograph_of(w, story.passage, w.integer(100, 150))
    picture: list[Node] = [found] if found else []
    words: list[Node] = [
        kicker(w, w.say("press.editors_choice")),
        title(w, story.headline, 23),
        prose(w, story.teaser, styles=()),
        button(w, w.say("read_more"), primary=True),
    ]
    shown = [*picture, *words] if w.chance(0.5) else [*words[:2], *picture, *words[2:]]
    return column(*shown, gap=10, place="section")


def _pair(w: Writer, told: list[Story]) -> Group:
    """Two more, side by side or with a small picture at the left."""
    size = max(13.5, w.size - 1)
    if w.chance(0.5):
        cards = [
            column(
                *_photo(w, story, 96, None),
                title(w, story.headline, 16.5),
                prose(w, story.teaser, size, w.theme.muted, styles=()),
                label(w, w.say("read_more"), 13, w.theme.link),
                gap=7,
                grow=1,
                place="card",
            )
            for story in told
        ]
        return panes(*cards, gap=24)
    lines = [
        row(
            *_photo(w, story, 92, 128),
            column(
                title(w, story.headline, 16.5),
                prose(w, story.teaser, size, w.theme.muted, styles=()),
                gap=4,
                grow=1,
            ),
            gap=18,
            align="start",
            place="entry",
        )
        for story in told
    ]
    return column(*lines, gap=16)


def _photo(w: Writer, story: Story, height: float, width: float | None) -> list[Node]:
    found = photograph_of(w, story.passage, height, width)
    return [found] if found else []


def _dates(w: Writer) -> Group:
    """What takes place in the next weeks, in order."""
    theme = w.theme
    short = calendar("short_months", w.language)
    days = sorted(w.today + dt.timedelta(ahead) for ahead in w.sample(range(2, 40), 3))
    lines: list[Node] = [ui_title(w, w.say("events"), 17)]
    for day in days:
        name, words = w.entry("events")
        date = column(
            ui(w, str(day.day), 20, theme.link, bold=True, align="center", leading=1.1),
            muted(w, short[day.month - 1], 11.5, align="center"),
            width=46,
        )
        told = column(
            text(w, name, 15, bold=True), prose(w, words, 13.5, styles=(), leading=1.4), grow=1
        )
        lines += [rule(theme), row(date, told, gap=16, align="start", place="event")]
    return column(*lines, gap=9, pad=pad(18, 14), fill=theme.soft)


def _foot(w: Writer, name: str) -> Group:
    """Why one gets this, and how to get rid of it."""
    theme = w.theme
    address = f"{name}, {w.street()}, {w.town()}"
    links = ("press.unsubscribe", "preferences", "privacy", "imprint")
    return column(
        ui(w, address, 12, theme.muted, align="center"),
        prose(w, w.say("press.why_mail"), 12, theme.muted, styles=(), align="center", leading=1.4),
        row(*(label(w, w.say(key), 12, theme.link) for key in links), gap=18, justify="center"),
        gap=6,
        pad=pad(34, 16),
        fill=theme.bar,
        place="footer",
    )
