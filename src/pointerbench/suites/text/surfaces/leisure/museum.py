"""What a museum's page and its tablets share: the audio bar, the next exhibits."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import chip
from pointerbench.suites.text.kit.texts import label, muted, title, ui
from pointerbench.suites.text.surfaces.leisure.parts import length_of, names, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row

_FILLS = ("#6a4a2f", "#2f5d50", "#4a3a7a", "#1f4f75", "#7a2f45")
# Rooms of a floor: share of the width, in two rows.
_ROOMS = ((3, 2, 2), (2, 2, 3))


def floor_plan(w: Writer, own: int) -> Group:
    """The rooms of a floor with their numbers; the one with the exhibit is marked."""
    theme = w.theme
    number = 1 if own <= 6 else 7
    rows: list[Node] = []
    for shares in _ROOMS:
        cells: list[Node] = []
        for share in shares:
            here = number == own
            cells.append(
                column(
                    label(
                        w,
                        str(number),
                        13,
                        theme.on_accent if here else theme.muted,
                        bold=here,
                        align="center",
                    ),
                    height=74,
                    grow=share,
                    fill=theme.accent if here else theme.card,
                    border=theme.muted,
                    thickness=2,
                    justify="center",
                )
            )
            number += 1
        rows.append(row(*cells))
    return column(*rows, place="panel")


def exhibit_heading(w: Writer, exhibit: Passage, room: int) -> Group:
    floor = say(w, "ground_floor" if room <= 6 else "upper_floor")
    where = f"{say(w, 'room_n', n=room)}, {floor}"
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
    """Further exhibits, with a tile and the room."""
    rooms = sorted(w.sample(range(1, 13), count))
    numbers, fill = w.sample(range(101, 490), count), w.pick(_FILLS)
    stops: list[Node] = []
    for number, caption in enumerate(names(w, "object", 8, count)):
        stops.append(
            row(
                column(
                    label(w, str(numbers[number]), 14, "#ffffff", bold=True, align="center"),
                    width=52,
                    height=44,
                    fill=fill,
                    radius=5,
                    justify="center",
                ),
                column(
                    ui(w, caption, 13.5, leading=1.3, limit=2),
                    muted(w, say(w, "room_n", n=rooms[number]), 12),
                    gap=1,
                    grow=1,
                ),
                Icon("headphones", 17, w.theme.muted),
                gap=11,
                place="entry",
            )
        )
    return stops
