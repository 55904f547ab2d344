"""A music program's library: lists at the left, an album or list with its tracks and lengths."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.nodes import Column, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import button, nav_item, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, program, sidebar, standard_menus, title_bar
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.music import (
    BANDS,
    Song,
    album_cover,
    cover,
    player_bar,
    song_lines,
    songs,
)
from pointerbench.suites.text.surfaces.leisure.parts import brand, length_of, names, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space

_RECORDS = ("Tidemark Records", "Halbmond", "Nocturne", "Lámpara Discos", "Vento Dischi", "Rookery")
_GENRES = ("Folk", "Indie", "Jazz", "Pop", "Electro", "Blues")
_PROGRAMS = ("Phono", "Klangfarbe", "Rondo", "Tonspur", "Discoteca")


def build(w: Writer) -> Node:
    tracks = songs(w, w.integer(7, 10))
    album = w.chance(0.5)
    if album:
        band = w.pick(BANDS)
        tracks = [Song(song.title, band, song.seconds) for song in tracks]
    playing = w.integer(0, len(tracks) - 1)
    numbers = w.sample(range(1, 7), 6)
    lists = [say(w, f"list_{number}") for number in numbers]
    photo = album_cover(w, 156)
    content = column(
        _top(w, tracks, (photo, numbers[0]), album=album),
        _table(w, tracks, playing, album=album),
        *_more(w, tracks[playing]),
        gap=16,
        pad=pad(28, 20),
        grow=1,
        clip=True,
    )
    middle: list[Node] = [_shelf(w, lists, len(tracks), album=album), content]
    if w.chance(0.35):
        middle.append(_queue(w))
    song = tracks[playing]
    small = replace(photo, height=46, width=46) if album else cover(w, 46)
    bar = player_bar(w, song, small)
    name = w.pick(_PROGRAMS)
    body = column(panes(*middle, grow=1, clip=True), bar, grow=1)
    if w.chance(0.5):
        menus = standard_menus(w, "file", "edit", "view", "window", "help")
        return program(w, name, body, icon="music", menus=menus)
    if w.chance(0.5):
        return column(title_bar(w, name, "music"), body, grow=1, fill=w.theme.page)
    return page(w, body)


def _shelf(w: Writer, lists: list[str], count: int, *, album: bool) -> Group:
    counts = {name: w.integer(9, 120) for name in lists}
    counts[lists[0]] = count
    places = (("songs", "music"), ("albums", "layers"), ("artists", "person"), ("podcasts", "mic"))
    return sidebar(
        w,
        brand(w, w.say("library"), size=16),
        space(4),
        search_box(w, width=None),
        *(
            nav_item(w, w.say(key), icon=icon, chosen=album and key == "albums")
            for key, icon in places
        ),
        space(6),
        muted(w, w.say("playlists"), 12),
        *(
            nav_item(
                w,
                name,
                icon="playlist",
                chosen=not album and name == lists[0],
                count=str(counts[name]),
            )
            for name in lists
        ),
        width=216,
        gap=3,
    )


def _top(w: Writer, tracks: list[Song], shown: tuple[Node, int], *, album: bool) -> Group:
    """Cover, name, who made it, what it is."""
    photo, number = shown
    seconds = sum(song.seconds for song in tracks)
    about = say(w, "n_songs", n=len(tracks), m=round(seconds / 60))
    heading = tracks[0].title if album else say(w, f"list_{number}")
    keys = ("liner_1", "liner_1b") if album else (f"list_{number}_text", "list_note")
    words = " ".join(say(w, key) for key in keys)
    under = f"{tracks[0].artist}  ·  {w.integer(1994, 2025)}" if album else w.person()
    return row(
        photo,
        column(
            muted(w, say(w, "album" if album else "playlist"), 12.5),
            title(w, heading, 28),
            ui(w, f"{under}  ·  {about}", 14),
            prose(w, words, 14.5, w.theme.muted, styles=("italic",)),
            row(
                button(w, w.say("play"), primary=True, icon="play"),
                Icon("shuffle", 20, w.theme.muted),
                Icon("heart", 20, w.theme.muted),
                Icon("more_horizontal", 20, w.theme.muted),
                gap=11,
            ),
            gap=6,
            grow=1,
        ),
        gap=22,
        align="start",
    )


def _table(w: Writer, tracks: list[Song], playing: int, *, album: bool) -> Table:
    theme = w.theme
    second = say(w, "plays" if album else "artist")
    captions = ("#", say(w, "track_title"), second, say(w, "album"), w.say("duration_short"))
    if album:
        captions = (*captions[:3], say(w, "genre"), captions[4])
    kinds = w.sample(_GENRES, 2)
    rows: list[tuple[Node, ...]] = [
        tuple(
            ui(w, caption, 12, theme.muted, align="right" if place in (0, 4) else "left")
            for place, caption in enumerate(captions)
        )
    ]
    others = names(w, "song", 18, len(tracks))
    for number, song in enumerate(tracks):
        color = theme.link if number == playing else theme.ink
        third = w.number(w.integer(900, 480000)) if album else song.artist
        fourth = w.pick(kinds) if album else others[number]
        rows.append(
            (
                ui(w, str(number + 1), 13, theme.muted, align="right"),
                ui(w, song.title, 13.5, color, bold=number == playing, limit=1),
                ui(w, third, 13, theme.muted, limit=1),
                ui(w, fourth, 13, theme.muted, limit=1),
                ui(w, length_of(song.seconds), 13, theme.muted, align="right"),
            )
        )
    return Table(
        (Column(width=40), Column(grow=1.45), Column(grow=1), Column(grow=1.05), Column(width=86)),
        tuple(rows),
        Pad(6, 10, 6, 10),
        theme.line if w.chance(0.6) else "",
        fills=() if w.chance(0.5) else ("", theme.code),
    )


def _more(w: Writer, song: Song) -> list[Node]:
    """Notes on the song that plays, below the tracks."""
    notes = [say(w, f"song_text_{number}") for number in w.sample((1, 2, 3, 4), 2)]
    return [
        ui_title(w, w.colon(say(w, "about_song"), song.title), 16),
        *(prose(w, note, 14.5, styles=("bold", "italic")) for note in notes),
        muted(w, f"{w.long_date()}, {w.pick(_RECORDS)}", 12.5),
    ]


def _queue(w: Writer) -> Group:
    return column(
        tabs(w, [w.say("queue_list"), say(w, "lyrics_tab")]),
        *song_lines(w, songs(w, 8)),
        gap=11,
        width=256,
        pad=pad(14, 12),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="l",
        clip=True,
        place="panel",
    )
