"""A music player that shows the words of the song, the line being sung marked; queue beside."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.music import (
    Song,
    album_cover,
    player_bar,
    song_lines,
    songs,
)
from pointerbench.suites.text.surfaces.leisure.parts import names, newest, one, say, site_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_GROUNDS = ("#3a2b4f", "#1f4a46", "#5a2f2a", "#22375c", "#4a4322")


def build(w: Writer) -> Node:
    song = w.passage("lyrics")
    artist = w.person()
    return _page(w, song, artist) if w.chance(0.35) else _player(w, song, artist)


def _verses(
    w: Writer, song: Passage, size: float, colors: tuple[Color, Color], sung: int, leading: float
) -> list[Node]:
    """Line by line, an empty one between verses; what is sung stands out."""
    found: list[Node] = []
    number = 0
    for verse in song.paragraphs:
        if found:
            found.append(prose(w, "", size, styles=(), leading=leading))
        for line in verse:
            own = number == sung
            color = colors[0] if own or sung < 0 else colors[1]
            found.append(prose(w, line, size, color, styles=(), bold=own, leading=leading))
            number += 1
    return found


def _player(w: Writer, song: Passage, artist: str) -> Node:
    theme = w.theme
    colored = w.chance(0.5)
    ground = w.pick(_GROUNDS) if colored else theme.page
    colors = ("#ffffff", "#b9bcc6") if colored else (theme.ink, theme.muted)
    size = w.pick((23, 25, 27))
    sung = w.integer(2, 9)
    words = column(
        *_verses(w, song, size, colors, sung, leading=1.45),
        gap=4,
        pad=pad(44, 30),
        grow=1,
        fill=ground,
        clip=True,
        scroll=w.pick((0, 0, 20, 40)),
        place="panel",
    )
    photo = album_cover(w, 236)
    side = _side(w, song, artist, photo)
    parts = (side, words) if w.chance(0.6) else (words, side)
    head = row(
        Icon("chevron_down", 20, theme.muted),
        tabs(w, [w.say("now_playing"), say(w, "lyrics_tab"), w.say("queue_list")], 1, border=""),
        push(),
        Icon("full_screen", 18, theme.muted),
        gap=12,
        pad=pad(20, 4),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="header",
    )
    small = replace(photo, height=46, width=46)
    bar = player_bar(w, Song(song.title, artist, w.integer(150, 320)), small)
    return page(w, head, panes(*parts, grow=1), bar)


def _side(w: Writer, song: Passage, artist: str, photo: Node) -> Group:
    theme = w.theme
    return column(
        photo,
        ui_title(w, song.title, 20),
        muted(w, artist, 14),
        muted(w, say(w, "written_by", name=f"{w.person()}, {artist}")),
        row(*(Icon(name, 20, theme.muted) for name in ("heart", "plus", "share")), gap=18),
        space(2),
        ui_title(w, say(w, "about_song"), 15),
        prose(w, one(w, "song_text", 4), 14, styles=("italic",)),
        ui_title(w, w.say("up_next"), 15),
        *song_lines(w, songs(w, 4)),
        gap=9,
        width=284,
        pad=pad(24, 22),
        fill=theme.bar,
        clip=True,
        place="sidebar",
    )


def _page(w: Writer, song: Passage, artist: str) -> Node:
    """A site that prints words of songs."""
    theme = w.theme
    words = column(
        title(w, song.title, 30),
        ui(w, artist, 15, theme.link, role="label"),
        muted(w, w.colon(say(w, "album"), f"{one(w, 'song', 18)} ({w.integer(1998, 2025)})"), 13),
        row(
            button(w, w.say("play"), primary=True, icon="play"),
            button(w, w.say("print"), icon="print"),
            button(w, w.say("copy"), icon="copy"),
            gap=9,
            pad=pad(0, 10),
        ),
        *_verses(w, song, w.size + 1, (theme.ink, theme.ink), -1, leading=1.5),
        *_comments(w),
        gap=2,
        grow=1,
    )
    side = column(
        _about(w),
        ui_title(w, w.say("songs"), 16),
        *song_lines(w, songs(w, 9)),
        gap=10,
        width=312,
    )
    site = site_of(w, ("Versbuch", "Refrain", "Strofa", "Lyra"))
    head = site_header(
        w,
        site,
        [w.say(key) for key in ("artists", "albums", "songs")],
        site_search(w),
        chosen=2,
    )
    body = page(w, head, panes(words, side, gap=40, pad=pad(52, 24)))
    return web(w, song.title, f"www.{w.domain(site)}/{w.code('#####')}", body)


def _comments(w: Writer) -> list[Node]:
    return [
        space(8),
        ui_title(w, w.say("comments"), 17),
        *(
            column(
                muted(w, f"{w.first_name()}, {w.day_month(day)}"),
                prose(w, line, 14.5, styles=("bold", "italic"), rate=0.2),
                gap=2,
                pad=pad(0, 4),
                place="comment",
            )
            for line, day in zip(names(w, "song_say", 6, 3), newest(w, 3), strict=True)
        ),
    ]


def _about(w: Writer) -> Group:
    return column(
        Drawing(
            "waveform", 46, None, (w.theme.accent, w.theme.line), (float(w.integer(0, 60)), 0.4)
        ),
        ui_title(w, say(w, "about_song"), 16),
        *(prose(w, say(w, f"song_text_{number}"), 14.5) for number in w.sample((1, 2, 3, 4), 2)),
        gap=8,
        pad=pad(16, 14),
        fill=w.theme.code,
        radius=6,
        place="panel",
    )
