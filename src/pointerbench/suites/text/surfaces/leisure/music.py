"""What the surfaces with music share: songs, covers, the bar of the player."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.photos import photograph
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.surfaces.leisure.parts import length_of, names
from pointerbench.suites.text.surfaces.leisure.pictures import tile
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

BANDS = (
    "Marlow & Finch",
    "Tessellate",
    "Nova Kestrel",
    "Ilse Marten Trio",
    "Los Faros",
    "Vento",
    "Quartier Nord",
    "Kupferblau",
    "Ada Lume",
    "Radio Saturn",
    "Pilar y los Otros",
    "Oslo Garden",
)

_SIGNS = ("music", "star", "circle", "bolt", "heart", "globe", "flag", "cloud")


class Song(NamedTuple):
    title: str
    artist: str
    seconds: int


def songs(w: Writer, count: int) -> list[Song]:
    return [Song(name, w.pick(BANDS), w.integer(141, 332)) for name in names(w, "song", 18, count)]


def song_lines(w: Writer, chosen: list[Song]) -> list[Node]:
    """A short list: title over artist, length at the right."""
    return [
        row(
            cover(w, 34),
            column(
                ui(w, song.title, 13.5, limit=1, leading=1.3),
                muted(w, song.artist, 12, leading=1.3),
                grow=1,
            ),
            muted(w, length_of(song.seconds), 12.5),
            gap=10,
            place="row",
        )
        for song in chosen
    ]


def album_cover(w: Writer, size: float) -> Drawing:
    """A cover with a photograph."""
    return photograph(w, size, size, ("cover",))


def cover(w: Writer, size: float) -> Node:
    """A small cover of one colour."""
    return tile(w, w.pick(_SIGNS), (size, size))


def _keys(w: Writer) -> Group:
    theme = w.theme
    play = column(
        Icon(w.pick(("pause", "play")), 20, theme.on_accent),
        pad=pad(8),
        radius=18,
        fill=theme.accent,
    )
    return row(
        Icon("shuffle", 18, theme.muted),
        Icon("previous", 20, theme.ink),
        play,
        Icon("next", 20, theme.ink),
        Icon("repeat", 18, theme.muted),
        gap=18,
        justify="center",
    )


def player_bar(w: Writer, song: Song, picture: Node) -> Group:
    """What plays, the keys, how far it is, how loud."""
    theme = w.theme
    name, artist, whole = song
    played = w.integer(20, whole - 20)
    line = row(
        muted(w, length_of(played), 11.5),
        Drawing("progress", 5, None, (theme.accent,), (played / whole,), grow=1),
        muted(w, length_of(whole), 11.5),
        gap=9,
    )
    what = column(ui(w, name, 13.5, bold=True, limit=1), muted(w, artist, 12), grow=1)
    volume = Drawing("slider", 14, 92, (theme.accent,), (w.integer(3, 9) / 10,))
    icons = [Icon(icon, 18, theme.muted) for icon in ("playlist", "volume")]
    return row(
        row(picture, what, gap=11, width=270),
        column(_keys(w), line, gap=4, grow=1),
        row(push(), *icons, volume, gap=12, width=210),
        gap=20,
        pad=pad(18, 9),
        fill=theme.card,
        border=theme.line,
        edges="t",
        place="player",
    )
