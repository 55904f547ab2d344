"""What a television guide tells of a programme."""

from __future__ import annotations

import re
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import muted, prose, title, ui
from pointerbench.suites.text.surfaces.leisure.parts import is_series, say
from pointerbench.suites.text.surfaces.leisure.pictures import picture_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row


class Show(NamedTuple):
    name: str
    starts: int
    minutes: int
    film: bool = False
    kind: str = "kind_film"
    chosen: bool = False


def kind_of(film: Passage) -> str:
    """The label of what it is: a series, a documentary, a film."""
    told = " ".join(film.sentences)
    known = re.search("do[ck]ument", told, re.IGNORECASE)
    return "kind_series" if is_series(film) else "kind_documentary" if known else "kind_film"


def _also(w: Writer, show: Show, film: Passage, station: str) -> Group:
    """Another film of the evening, in short."""
    return column(
        muted(w, say(w, "also_tonight"), 12.5),
        ui(w, film.title, 15, bold=True, role="title", leading=1.25),
        muted(w, f"{w.clock(show.starts)}  ·  {station}", 12.5),
        prose(w, film.sentences[:2], 13.5, styles=(), leading=1.4, limit=5),
        gap=4,
        width=272,
        place="card",
    )


def detail(
    w: Writer, shows: tuple[Show, Show], films: tuple[Passage, Passage], station: str
) -> Group:
    """What the chosen film is about, with its picture, and another one beside it."""
    show = shows[0]
    ends = (show.starts + show.minutes) % 1440
    facts = (
        f"{w.clock(show.starts)} – {w.clock(ends)}",
        say(w, show.kind),
        str(w.integer(1984, w.today.year)),
        w.colon(say(w, "directed_by"), w.person()),
    )
    words = column(
        muted(w, say(w, "tonight_pick"), 12.5),
        title(w, show.name, 21),
        muted(w, "  ·  ".join(facts), 12.5),
        prose(w, films[0].sentences, 14.5, leading=1.45, styles=("italic",), rate=0.3),
        row(
            button(w, say(w, "set_reminder"), primary=True, icon="bell"),
            button(w, say(w, "record"), icon="record"),
            push(),
            Icon("share", 20, w.theme.muted),
            Icon("heart", 20, w.theme.muted),
            gap=9,
        ),
        gap=6,
        grow=1,
    )
    return column(
        Rule(w.theme.line),
        row(
            picture_of(w, films[0], "film", (148, 148)),
            words,
            _also(w, shows[1], films[1], station),
            gap=22,
            align="start",
            pad=pad(22, 14),
        ),
        fill=w.theme.bar,
        place="panel",
    )
