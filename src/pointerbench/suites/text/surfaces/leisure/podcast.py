"""A podcast's page: what it is about, its episodes with words on each, one of them playing."""

from __future__ import annotations

import datetime as dt
import re
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    chips,
    nav_item,
    search_box,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import bullets, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.music import Song, player_bar
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    names,
    rating_of,
    say,
    span_of,
    stars,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_COVERS = ("#8a3b1e", "#2f5d50", "#4a3a7a", "#1f5a86", "#8a6a12", "#7a2f57")


class _Show(NamedTuple):
    name: str
    about: str
    hosts: list[str]
    day: dt.date
    last: int
    fill: str
    sign: float


def build(w: Writer) -> Node:
    number = w.integer(1, 3)
    show = _Show(
        say(w, f"pod_{number}"),
        say(w, f"pod_{number}_text"),
        w.people(2),
        w.day(-6),
        w.integer(12, 190),
        w.pick(_COVERS),
        float(w.integer(0, 13)),
    )
    registers = ("lesson",) if number == 3 else ("magazine", "travel")
    tales = [tale for register in registers for tale in w.passages(register, 5)][:5]
    lengths = [9 if number == 3 else w.integer(18, 74) for _ in tales]
    now = w.integer(0, 1)
    # A lesson's title begins with its number in its course.
    tales = [tale._replace(title=re.sub(r"^\w+ \d+: ", "", tale.title)) for tale in tales]
    playing, minutes = tales[now].title, lengths[now]
    episodes = column(
        _top(w, show),
        row(
            tabs(w, [w.say("episodes"), w.say("about"), w.say("reviews")], 0, border=""),
            push(),
            muted(w, say(w, "newest_first")),
            Icon("chevron_down", 14, w.theme.muted),
            gap=6,
        ),
        *_episodes(w, show, list(zip(tales, lengths, strict=True)), now),
        gap=12,
        pad=pad(30, 22),
        grow=1,
        clip=True,
    )
    song = Song(playing, show.name, minutes * 60)
    parts: list[Node] = [_shelf(w, show), episodes]
    if w.chance(0.5):
        parts.append(_about(w, show))
    body = page(w, panes(*parts, grow=1), player_bar(w, song, _cover(w, show, 46)))
    return web(w, show.name, f"www.{w.domain()}/{w.code('####')}", body)


def _cover(w: Writer, show: _Show, size: float) -> Group:
    """The show's name, where there is room for it, on a ground of one colour."""
    small, fill = size < 100, show.fill
    part = 0.7 if small else 0.34
    mark = Drawing("logo", size * part, size * part, ("#ffffff",), (show.sign,))
    if small:
        return column(mark, width=size, height=size, fill=fill, align="center", justify="center")
    words = text(w, show.name, size * 0.115, "#ffffff", bold=True, leading=1.2)
    return column(
        mark, push(), words, width=size, height=size, pad=pad(size * 0.09), fill=fill, clip=True
    )


def _shelf(w: Writer, show: _Show) -> Group:
    return sidebar(
        w,
        brand(w, w.pick(("Hörbar", "Castaway", "Onda", "Murmel")), size=17),
        space(6),
        search_box(w, width=None),
        nav_item(w, w.say("new_in"), icon="bell", count=str(w.integer(2, 14))),
        *(nav_item(w, w.say(key), icon=key) for key in ("home", "library", "download")),
        space(4),
        muted(w, w.say("podcasts"), 12),
        *(
            nav_item(w, name, icon="mic", chosen=name == show.name)
            for name in names(w, "pod", 3, 3)
        ),
        *(nav_item(w, w.line("titles"), icon="mic") for _ in range(4)),
        width=212,
        gap=4,
    )


def _top(w: Writer, show: _Show) -> Group:
    value, shown = rating_of(w, 40, 49)
    return row(
        _cover(w, show, 150),
        column(
            title(w, show.name, 28),
            ui(w, say(w, "hosted_by", name=" & ".join(show.hosts)), 14, w.theme.link),
            row(
                stars(w, value),
                muted(w, f"{shown} ({w.integer(40, 900)})"),
                muted(w, say(w, "n_episodes", n=show.last)),
                gap=10,
            ),
            prose(w, show.about, 14.5),
            row(
                button(w, w.say("follow"), primary=True),
                button(w, w.say("share"), icon="share"),
                gap=10,
            ),
            gap=7,
            grow=1,
        ),
        gap=22,
        align="start",
    )


def _episodes(w: Writer, show: _Show, tales: list[tuple[Passage, int]], playing: int) -> list[Node]:
    nodes: list[Node] = []
    for number, (passage, minutes) in enumerate(tales):
        day = show.day - dt.timedelta(7 * number)
        heading = f"{show.last - number}. {passage.title}"
        foot = row(
            column(
                Icon("pause" if number == playing else "play", 14, w.theme.on_accent),
                pad=pad(6),
                radius=13,
                fill=w.theme.accent,
            ),
            muted(w, span_of(w, minutes), 12.5),
            *(
                (
                    Drawing(
                        "waveform", 22, 150, (w.theme.accent, w.theme.line), (float(number), 0.4)
                    ),
                )
                if number == playing
                else ()
            ),
            push(),
            *(Icon(name, 17, w.theme.muted) for name in ("plus", "download")),
            gap=12,
        )
        nodes += [
            Rule(w.theme.line),
            column(
                muted(w, w.long_date(day), 12),
                text(w, heading, 16, bold=True, role="title"),
                prose(w, passage.paragraphs[0], 14, leading=1.45, styles=("bold", "link")),
                foot,
                gap=5,
                place="entry",
            ),
        ]
    return nodes


def _about(w: Writer, show: _Show) -> Group:
    """Notes on the newest episode, who speaks, what else there is."""
    points = [say(w, f"pod_note_{number}") for number in (1, 2)]
    return column(
        ui_title(w, say(w, "show_notes"), 15),
        bullets(w, names(w, "pod_point", 3, 3), size=13.5, styles=()),
        *(prose(w, words, 13.5, styles=("link",)) for words in points),
        ui_title(w, w.say("team"), 15),
        *(row(likeness(w, name, 30), ui(w, name, 13), gap=9) for name in show.hosts),
        muted(w, say(w, "every_week", day=w.weekday(show.day)), 12.5),
        chips(w, [w.say(key) for key in w.sample(("culture", "science", "travel", "health"), 2)]),
        gap=10,
        width=236,
        pad=pad(18, 20),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="l",
        clip=True,
        place="panel",
    )
