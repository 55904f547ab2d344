"""A music service: library, home, a playlist or a search, what is playing, the bar at the foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import nth, told, told_icon
from pointerbench.suites.pro.archetypes.media_player.service_panels import now, queue, words
from pointerbench.suites.pro.archetypes.media_player.service_parts import (
    cover,
    foot,
    library,
    pills,
    top,
)
from pointerbench.suites.pro.archetypes.media_player.songs import Song, minutes, songs_of
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say


def _framed(d: Desk, playing: Song, panel: str, *parts: Node) -> Group:
    """Search on top, the panels, the player bar; the window is called after the song."""
    theme = d.look.theme
    middle = panes(*parts, gap=8, grow=1, pad=pad(8, 0), clip=True, fill=theme.page)
    body = column(top(d), middle, foot(d, playing, panel), grow=1, fill=theme.page)
    return d.window(body, title=f"{playing.artist} - {playing.title}")


def _shelf(d: Desk, entry: Mapping[str, Any], size: float, count: int) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        d.mark(row(say(look, entry["title"], 17, bold=True), hugs=True), "text"),
        push(),
        told(
            d,
            row(say(look, "Show all", 11.5, theme.muted, bold=True), hugs=True, pad=pad(4, 2)),
            "text",
            "show_all",
            words=("Show all",),
            shelf=entry["said"],
        ),
    )
    cards: list[Node] = []
    for card in entry["cards"][:count]:
        art = cover(card["cover"], size, size / 2 if card.get("artist") else 6)
        name, about = say(look, card["text"], 12.5), hint(look, card["by"], 11.5)
        node = column(art, name, about, gap=4, width=size)
        cards.append(d.thing(node, {**card, "text": ""}, "other"))
    return column(head, row(*cards, gap=14, align="start"), gap=8)


def home(d: Desk) -> Group:
    """Shortcuts and shelves of covers, with what is playing beside them."""
    look, theme = d.look, d.look.theme
    songs = songs_of(d)
    tiles: list[Node] = []
    for entry in d.content("shortcuts"):
        body = row(
            cover(entry["cover"], 44, 0),
            say(look, entry["text"], 12, bold=True, grow=1),
            gap=9,
            width=218,
            fill=mixed(theme.card, "#ffffff", 26),
            radius=5,
            clip=True,
            pad=pad(0, 0),
            height=44,
        )
        tiles.append(d.thing(body, {**entry, "text": ""}, "other"))
    shelves = [_shelf(d, entry, 104, 4) for entry in d.content("shelves")]
    tint = mixed(theme.card, d.turn(("#3a5f8a", "#7a4a5f", "#4a6f4f", "#6a5a3a", "#57488a")), 120)
    page = column(
        row(*pills(d, "home_pills"), gap=8),
        wrap(*tiles, gap=8),
        *shelves,
        gap=18,
        pad=pad(18, 14),
        grow=1,
        fill=mixed(theme.card, tint, 140),
        radius=8,
        clip=True,
    )
    return _framed(
        d, songs[0], "now_view", library(d, d.content("collection")), page, now(d, songs[0])
    )


def _about(d: Desk, entry: Mapping[str, Any], tint: str) -> Group:
    """The head of a playlist: cover, name, owner."""
    look, name = d.look, entry["name"]
    about = column(
        say(look, "Public Playlist", 12, "#ffffff"),
        say(look, name, 34, "#ffffff", bold=True),
        say(look, entry["about"], 12, "#e4e4e4"),
        row(
            d.mark(
                row(say(look, entry["owner"], 12, "#ffffff", bold=True), hugs=True),
                "text",
                d.content("owner")["does"],
                function="owner",
            ),
            say(
                look,
                f"{entry['saves']} saves  -  53 songs, about 3 hr 20 min",
                12,
                "#e4e4e4",
            ),
            gap=8,
        ),
        gap=5,
        grow=1,
    )
    art = d.mark(
        cover(entry["cover"], 132, 6), "other", d.content("cover")["does"], function="cover"
    )
    return row(art, about, gap=18, pad=pad(20, 18), fill=tint)


def playlist(d: Desk) -> Group:
    """A playlist with its songs, and the queue."""
    theme = d.look.theme
    songs = songs_of(d)
    entry = d.turn(d.content("playlists"))
    name = entry["name"]
    tint = mixed(entry["tint"], "#000000", 60)
    head = _about(d, entry, tint)
    play = d.tool("pause_list", 22, color="#0b0b0b", fill=theme.accent, radius=26, pad=pad(14, 14))
    bar = row(
        play,
        *(
            d.tool(name, 20, pad=pad(8, 6))
            for name in ("shuffle_list", "download_list", "invite", "more_list")
        ),
        push(),
        d.tool("search_list", 16),
        d.button("view_as", sign=True, size=12, fill=theme.card, border=""),
        gap=6,
        pad=pad(20, 8),
        fill=mixed(theme.card, tint, 40),
    )
    page = column(head, bar, _song_table(d, songs), grow=1, fill=theme.card, radius=8, clip=True)
    return _framed(
        d, songs[3], "queue", library(d, name, 232), page, queue(d, songs[3], songs[4:10], name)
    )


def _song(d: Desk, song: Song, place: int, on: bool) -> Sequence[Node]:
    """A row of the table; ``on`` where it is playing."""
    look, theme = d.look, d.look.theme
    number: Node = icon(look, "pulse", 14, theme.link) if on else hint(look, str(place + 1), 12.5)
    text = column(
        say(look, song.title, 12.5, theme.link if on else theme.ink),
        hint(look, song.artist, 11.5),
        gap=1,
    )
    cell = row(cover(song.cover, 34), column(text, grow=1), gap=9)
    named = told(d, cell, "text", "song", nth=nth(place, 99), words=(song.title,))
    album = told(
        d,
        row(hint(look, song.album, 12), hugs=True),
        "text",
        "album",
        nth=nth(place, 99),
        words=(song.album,),
    )
    heart = told_icon(
        d,
        "heart" if song.liked else "plus",
        "liked" if song.liked else "like",
        14,
        nth=nth(place, 99),
    )
    if on:
        named = d.mark(cell, "text", words=(song.title,))
    return (number, named, album, row(heart), hint(look, minutes(song.seconds), 12))


def _song_table(d: Desk, songs: Sequence[Song]) -> Node:
    look, theme = d.look, d.look.theme
    rows = [_song(d, song, place, place == 3) for place, song in enumerate(songs)]
    heads: list[Node] = [
        hint(look, "#", 11.5),
        *(
            d.thing(row(hint(look, one["text"], 11.5), hugs=True), one)
            for one in d.content("heads")
        ),
        hint(look, "", 11.5),
        icon(look, "clock", 14, theme.muted),
    ]
    table = panels.grid(
        look,
        (36, 1.5, 1, 42, 50),
        heads,
        rows,
        striped=False,
        tight=5,
        fills=(theme.card,),
        line="",
    )
    return column(table, pad=pad(12, 4), grow=1, clip=True)


def _recent(d: Desk, songs: Sequence[Song]) -> list[Group]:
    """What was looked for lately."""
    look = d.look
    found = [
        row(
            cover(song.cover, 38),
            column(say(look, song.title, 12.5), hint(look, song.artist, 11.5), gap=1, grow=1),
            gap=10,
            grow=1,
        )
        for song in songs
    ]
    return [
        row(
            told(d, node, "text", "recent", nth=nth(place, len(found))),
            told_icon(d, "close", "forget", 14, nth=nth(place, len(found))),
            gap=8,
            pad=pad(4, 4),
        )
        for place, node in enumerate(found)
    ]


def find(d: Desk) -> Group:
    """Genres to browse, or what a search has found."""
    look, theme = d.look, d.look.theme
    songs = songs_of(d)
    tiles: list[Node] = []
    for entry in d.content("genres"):
        art = cover(entry["cover"], 50, 4)
        body = column(
            say(look, entry["text"], 14, "#ffffff", bold=True),
            push(),
            row(push(), art),
            width=156,
            height=88,
            fill=entry["color"],
            radius=7,
            pad=pad(10, 8),
            clip=True,
        )
        tiles.append(d.thing(body, {**entry, "text": ""}, "other"))
    recent = _recent(d, songs[5:8])
    page = column(
        row(*pills(d, "search_pills"), gap=8),
        say(look, "Recent searches", 17, bold=True),
        *recent,
        row(d.button("clear_recent", size=12, pad=pad(12, 4), radius=14)),
        say(look, "Browse all", 17, bold=True),
        wrap(*tiles, gap=11, clip=True, grow=1),
        gap=8,
        pad=pad(18, 14),
        grow=1,
        fill=theme.card,
        radius=8,
        clip=True,
    )
    return _framed(
        d, songs[0], "lyrics", library(d, d.content("collection"), 232), page, words(d, songs[0])
    )


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "service_home": home,
    "service_playlist": playlist,
    "service_find": find,
}
