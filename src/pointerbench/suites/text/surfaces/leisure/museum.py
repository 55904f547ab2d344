"""What a museum's page and its tablets share: the audio bar, the next exhibits."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, pad, row
from pointerbench.suites.text.kit.controls import chip
from pointerbench.suites.text.kit.texts import (
    label,
    muted,
    title,
    ui,
)
from pointerbench.suites.text.surfaces.leisure.parts import (
    length_of,
    picture,
    say,
)
from pointerbench.suites.text.writer import Writer


def exhibit_heading(w: Writer, exhibit: Passage) -> Group:
    floor = say(w, w.pick(("ground_floor", "upper_floor")))
    where = f"{say(w, 'room_n', n=w.integer(1, 18))}, {floor}"
    return column(
        row(
            chip(w, say(w, "exhibit_n", n=w.integer(101, 489))),
            muted(w, where, 13),
            gap=11,
        ),
        title(w, exhibit.title, 31),
        gap=6,
    )


def audio_bar(w: Writer) -> Group:
    whole = w.integer(95, 260)
    share = w.integer(5, 80) / 100
    theme = w.theme
    return row(
        column(
            Icon(w.pick(("play", "pause")), 20, theme.on_accent),
            pad=pad(10),
            radius=20,
            fill=theme.accent,
        ),
        column(
            ui(w, say(w, "audio_guide"), 13.5, bold=True),
            muted(w, f"{length_of(round(whole * share))} / {length_of(whole)}"),
            gap=1,
        ),
        Drawing("waveform", 36, None, (theme.accent, theme.line), (float(w.integer(0, 50)), share)),
        Icon("captions", 20, theme.muted),
        Icon("headphones", 20, theme.muted),
        gap=14,
        pad=pad(16, 9),
        fill=theme.code,
        radius=8,
        place="player",
    )


def next_exhibits(w: Writer, count: int) -> list[Node]:
    """Further exhibits, with picture and room."""
    stops: list[Node] = []
    for number, caption in enumerate(w.lines("captions", count), 1):
        stops.append(
            row(
                picture(w, w.pick(("thing", "land", "town")), 54, 66),
                column(
                    ui(w, caption, 13.5, leading=1.3, limit=2),
                    muted(w, say(w, "room_n", n=w.integer(1, 18)), 12),
                    gap=1,
                    grow=1,
                ),
                label(w, str(number), 13, w.theme.link, bold=True),
                gap=11,
                place="entry",
            )
        )
    return stops
