"""Songs as the file lists them."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.suites.pro.desk import Desk


class Song(NamedTuple):
    """A song with its length in seconds and its cover's variant."""

    title: str
    artist: str
    album: str
    seconds: int
    cover: int
    liked: bool


def songs_of(d: Desk, count: int = 12) -> list[Song]:
    """Some of the file's songs, in another order on every screen."""
    return [
        Song(title, artist, album, d.integer(128, 322), d.integer(0, 300), d.chance(0.4))
        for title, artist, album in d.sample(d.content("songs"), count)
    ]


def minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
