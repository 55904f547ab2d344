"""The panel at the right of a music service: the song, the queue, the words."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import nth, told
from pointerbench.suites.pro.archetypes.media_player.service_parts import (
    cover,
)
from pointerbench.suites.pro.archetypes.media_player.songs import Song
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, say


def _credits(d: Desk, playing: Song) -> Group:
    look, theme = d.look, d.look.theme
    rows = [
        row(
            column(say(look, one["name"], 12.5), hint(look, one["role"], 11.5), gap=1, grow=1),
            told(
                d,
                row(
                    say(look, "Follow", 11.5),
                    pad=pad(10, 3),
                    border=theme.faint,
                    radius=12,
                    hugs=True,
                ),
                "text",
                "follow",
                words=("Follow",),
                person=one["name"],
            ),
            pad=pad(14, 4),
        )
        for one in ({"name": playing.artist, "role": "Main Artist"}, *d.content("credits"))
    ]
    return column(
        row(
            say(look, "Credits", 13, bold=True),
            push(),
            d.button("show_credits", size=11.5, fill=theme.bar, border=""),
            pad=pad(14, 6),
        ),
        *rows,
        fill=theme.bar,
        radius=8,
    )


def now(d: Desk, playing: Song, width: float = 256) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        d.mark(row(say(look, d.content("collection"), 13, bold=True), hugs=True), "text"),
        push(),
        d.tool("more_song", 15),
        d.tool("close_panel", 15),
        pad=pad(12, 8),
    )
    art = row(push(), d.mark(cover(playing.cover, width - 28, 8), "other"), push())
    title = row(
        column(
            say(look, playing.title, 17, bold=True), hint(look, playing.artist, 12.5), gap=2, grow=1
        ),
        d.tool("share_song", 16),
        d.tool("add_song", 16),
        gap=2,
        pad=pad(14, 8),
    )
    credits_box = _credits(d, playing)
    return column(
        head,
        art,
        title,
        column(credits_box, pad=pad(10, 4)),
        width=width,
        fill=theme.card,
        radius=8,
        clip=True,
    )


def queue(
    d: Desk, playing: Song, following: Sequence[Song], source: str, width: float = 232
) -> Group:
    look, theme = d.look, d.look.theme
    strip = row(
        d.mark(panels.tab(look, "Queue", on=True), "text", words=("Queue",)),
        d.thing(panels.tab(look, "Recently played"), d.content("recent_tab")),
        push(),
        d.tool("close_panel", 15),
        pad=pad(8, 6),
    )
    lines: list[Node] = []
    for place, song in enumerate((playing, *following)):
        if place < 2:
            lines.append(
                row(
                    say(look, ("Now playing", f"Next from: {source}")[place], 13, bold=True),
                    pad=pad(12, 6),
                )
            )
        text = column(
            say(look, song.title, 12.5, theme.link if not place else theme.ink),
            hint(look, song.artist, 11.5),
            gap=1,
            grow=1,
        )
        cell = row(cover(song.cover, 40), text, gap=10, grow=1)
        key, order = ("queued", nth(place - 1, len(following))) if place else ("", "")
        kind = told(d, cell, "other", key, nth=order, words=(song.title,))
        lines.append(row(kind, gap=6, pad=pad(12, 4)))
    return column(strip, *lines, width=width, fill=theme.card, radius=8, clip=True)


def words(d: Desk, playing: Song, width: float = 232) -> Group:
    """The words of the song, the present line lit."""
    look = d.look
    lines = d.content("words")
    texts = [
        told(
            d,
            row(
                say(look, line, 15, "#ffffff" if k == 4 else "#12302a", bold=True, limit=2, grow=1)
            ),
            "text",
            "" if k == 4 else "line",
            nth=nth(k, len(lines)),
            words=(line,),
        )
        for k, line in enumerate(lines[:11])
    ]
    head = row(
        say(look, "Lyrics", 13, "#ffffff", bold=True),
        push(),
        d.tool("close_panel", 15, color="#ffffff"),
        pad=pad(0, 2),
    )
    foot = say(look, f"{playing.title} - {playing.artist}", 11, "#12302a")
    return column(
        head,
        *texts,
        push(),
        foot,
        gap=9,
        pad=pad(14, 10),
        width=width,
        fill="#4f9a86",
        radius=8,
        clip=True,
    )
