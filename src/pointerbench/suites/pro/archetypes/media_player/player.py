"""A player of files: a picture with its controls, a play list, adjustments and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import nth, told
from pointerbench.suites.pro.archetypes.media_player.player_adjust import adjustments
from pointerbench.suites.pro.archetypes.media_player.songs import Song, minutes, songs_of
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_BUTTONS = (
    ("previous", "stop", "next"),
    ("full_screen", "extended", "show_playlist"),
    ("loop", "random"),
)


def _foot(d: Desk, length: int) -> Group:
    """Progress, transport, volume, as the main window has them."""
    look, theme = d.look, d.look.theme
    past = d.integer(length // 6, length - length // 6)
    seek = d.thing(tools.slider(look, past / length, None, 14), d.content("progress"), "other")
    left = row(say(look, _clock(length - past, "-"), 11.5), hugs=True)
    clock = d.thing(left, d.content("remaining"), "other")
    face: dict[str, Any] = {"fill": theme.card, "border": theme.line, "pad": pad(7, 6)}
    choices = [
        d.thing(
            tools.choice(look, d.pick(one["values"]), one["width"], pad=pad(5, 2)), one, "other"
        )
        for one in d.content("choices")
    ]
    upper = row(
        *d.bar("advanced", 15, **{**face, "pad": pad(6, 4)}),
        d.thing(row(say(look, _clock(past), 11.5), hugs=True), d.content("elapsed"), "other"),
        seek,
        clock,
        *choices,
        gap=6,
        pad=pad(8, 3),
    )
    volume = row(
        d.tool("mute", 16, pad=pad(4, 4)), d.thing(_wedge(d), d.content("volume"), "other"), gap=3
    )
    parts: list[Node] = [d.tool("play", 22, **face)]
    for names in _BUTTONS:
        parts += [*(d.tool(name, 16, **face) for name in names), tools.separator(look)]
    lower = row(*parts[:-1], push(), volume, gap=4, pad=pad(8, 4))
    return column(upper, lower, fill=theme.bar, border=theme.line, edges="t")


def _wedge(d: Desk) -> Group:
    """The volume as a coloured wedge with its figure."""
    share = d.pick((0.4, 0.52, 0.64, 0.8))
    scale = Drawing("range_bar", 18, 92, ("#5fbf5a", "#a5cf4a", "#f2a93b", "#e0483e"), (share,))
    return row(scale, hint(d.look, f"{round(share * 125)}%", 10.5), gap=4, width=130)


def _clock(seconds: int, sign: str = "") -> str:
    if seconds >= 3600:
        return f"{sign}{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
    return f"{sign}{minutes(seconds)}"


def _screen(d: Desk, width: float, height: float, *, titled: bool = True) -> Group:
    look = d.look
    wide = min(width, height * 16 / 9)
    high = wide * 9 / 16
    nodes: list[Node] = [
        at(
            Drawing("photo", high, wide, (), (d.integer(0, 300),)),
            Spot(0.5, 0.5, dx=-wide / 2, dy=-high / 2, dw=wide, dh=high),
        )
    ]
    if titled:
        line = d.pick(d.content("subtitles"))
        text = row(
            push(),
            say(look, line, 17, "#ffffff", bold=True),
            push(),
            fill="#101418",
            pad=pad(12, 3),
            width=470,
        )
        nodes.append(
            d.thing(at(text, Spot(0.5, 1, dx=-235, dy=-62)), d.content("subtitle_line"), "other")
        )
    return panels.canvas(look, *nodes, fill="#000000", width=width, height=height, grow=0)


def _films(d: Desk) -> Group:
    """The play list beside the picture; the film of the window's title is the third."""
    look, theme = d.look, d.look.theme
    names = d.content("films")
    start = next(k for k, one in enumerate(names) if one["name"] == d.document) - 2
    lines: list[Node] = []
    for place in range(9):
        entry, now = names[(start + place) % len(names)], place == 2
        frame = d.mark(
            column(Drawing("photo", 36, 64, (), (d.integer(0, 300),)), width=64), "other"
        )
        title = told(
            d,
            row(say(look, entry["name"], 11.5, bold=now), hugs=True),
            "text",
            "" if now else "film",
            nth=nth(place, 9),
            words=(entry["name"],),
        )
        length = d.mark(row(hint(look, _clock(entry["seconds"]), 10.5), hugs=True), "text")
        text = column(title, length, gap=1, grow=1)
        lines.append(row(frame, text, gap=8, pad=pad(8, 4), fill=theme.chosen if now else ""))
    field = tools.field(look, dim="Search", sign="search", grow=1, pad=pad(6, 2))
    head = row(say(look, "Playlist", 12, bold=True), push(), hint(look, "9 items", 10.5), grow=1)
    return column(
        row(head, pad=pad(9, 5), fill=theme.bar),
        row(d.thing(field, d.content("search"), "other"), pad=pad(8, 5)),
        column(*lines, grow=1, clip=True),
        row(*d.bar("list", 14, pad=pad(4, 3)), push(), pad=pad(6, 2), fill=theme.bar),
        width=244,
        fill=theme.card,
        border=theme.line,
        edges="l",
        clip=True,
    )


def video(d: Desk, *, titled: bool = True) -> Group:
    """A film, with the list of what follows docked at its right."""
    length = next(one["seconds"] for one in d.content("films") if one["name"] == d.document)
    screen = column(_screen(d, 780, 439, titled=titled), grow=1, fill="#000000", justify="center")
    upper = panes(screen, _films(d), grow=1, clip=True)
    return d.window(column(upper, _foot(d, length), grow=1))


def _sources(d: Desk) -> Group:
    """Where media come from, and the cover of what is playing."""
    look, theme = d.look, d.look.theme
    groups: list[Node] = []
    for entry in d.content("sources"):
        if entry.get("head"):
            groups.append(row(say(look, entry["head"], 11, theme.muted, bold=True), pad=pad(10, 4)))
        else:
            groups.append(
                d.thing(
                    panels.item(
                        look,
                        entry["text"],
                        sign=entry["sign"],
                        level=1,
                        chosen=bool(entry.get("chosen")),
                        height=24,
                    ),
                    entry,
                )
            )
    art = column(Drawing("photo", 168, None, (), (d.integer(0, 300),)), height=168)
    return column(
        column(*groups, grow=1, clip=True),
        d.thing(art, d.content("art"), "other"),
        width=208,
        fill=theme.bar,
        border=theme.line,
        edges="r",
    )


def _track(d: Desk, song: Song, place: int, bold: bool) -> Sequence[Node]:
    look, theme = d.look, d.look.theme
    name = told(
        d,
        row(
            icon(look, "play" if bold else "music", 13, theme.link if bold else theme.muted),
            say(look, song.title, 12, bold=bold, grow=1),
            gap=6,
        ),
        "text",
        "" if bold else "track",
        nth=nth(place, 99),
        words=(song.title,),
    )
    texts = (minutes(song.seconds), song.artist, song.album, d.pick(("FLAC", "MP3", "Opus")))
    return (name, *(d.mark(hint(look, text, 11.5), "text") for text in texts))


def listing(d: Desk) -> Group:
    """Sources at the left, the play list as a table."""
    look = d.look
    side = _sources(d)
    songs = songs_of(d, 20)
    now = d.integer(3, 8)
    rows = [_track(d, song, place, place == now) for place, song in enumerate(songs)]
    heads: list[Node] = [
        d.thing(row(hint(look, one["text"], 11), hugs=True), one) for one in d.content("columns")
    ]
    table = panels.grid(look, (1.5, 70, 1, 1, 60), heads, rows, tight=5)
    field = d.thing(
        tools.field(look, dim="Search", sign="search", width=200), d.content("search"), "other"
    )
    bar = tools.bar(
        look,
        say(look, "Playlist", 13, bold=True),
        hint(look, f"{len(songs)} tracks", 11),
        push(),
        field,
        *d.bar("list", 15, pad=pad(5, 4)),
        *d.bar("list_views", 15, pad=pad(5, 4)),
        gap=5,
    )
    body = column(bar, panels.scrolled(look, table, 0, 0.7), grow=1)
    return d.window(
        column(panes(side, body, grow=1, clip=True), _foot(d, songs[now].seconds), grow=1),
        title=f"{songs[now].title} - VLC media player",
    )


def effects(d: Desk) -> Group:
    """The film with the window of adjustments over it."""
    d.popups.append(Popup(adjustments(d), place=(0.24, 0.42)))
    return video(d, titled=False)


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "player_video": video,
    "player_list": listing,
    "player_effects": effects,
}
