"""What every page of a music service has: search on top, library, player bar."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import unless
from pointerbench.suites.pro.archetypes.media_player.songs import Song, minutes
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def _round(d: Desk, name: str, size: int = 18, **looks: Any) -> Group:
    """An icon button on a disc."""
    theme = d.look.theme
    own: dict[str, Any] = {"fill": theme.bar, "radius": 20, "pad": pad(8, 8)}
    return d.tool(name, size, **{**own, **looks})


def top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    field = row(
        icon(look, "search", 18, theme.muted),
        say(look, "What do you want to play?", 13, theme.muted, grow=1),
        gap=9,
        pad=pad(12, 8),
        fill=theme.bar,
        radius=20,
        width=330,
    )
    initial = row(
        say(look, d.pick(("M", "J", "L")), 12, "#101010", bold=True, align="center", grow=1),
        fill="#d98ba5",
        radius=16,
        width=30,
        height=30,
    )
    return row(
        *(d.tool(name, 18, pad=pad(6, 6)) for name in ("go_back", "go_forward")),
        push(),
        _round(d, "go_home"),
        d.thing(field, d.content("search"), "other"),
        _round(d, "browse_all"),
        push(),
        d.button("explore_premium", size=12, pad=pad(12, 5), radius=16),
        *(d.tool(name, 17, pad=pad(6, 6)) for name in ("whats_new", "friends")),
        d.thing(initial, d.content("profile"), "other"),
        gap=8,
        pad=pad(14, 7),
        fill=theme.page,
        height=56,
    )


def cover(variant: int, size: float, radius: float = 4) -> Group:
    return column(
        Drawing("photo", size, size, (), (variant,)),
        width=size,
        height=size,
        radius=radius,
        clip=True,
    )


def pills(d: Desk, key: str) -> list[Node]:
    look, theme = d.look, d.look.theme
    return [
        d.thing(
            row(
                say(
                    look,
                    entry["text"],
                    12,
                    theme.page if not place and entry.get("on") else theme.ink,
                ),
                pad=pad(11, 5),
                radius=14,
                hugs=True,
                fill=theme.ink
                if not place and entry.get("on")
                else mixed(theme.card, "#ffffff", 26),
            ),
            unless(bool(entry.get("on")), entry),
        )
        for place, entry in enumerate(d.content(key))
    ]


def library(d: Desk, playing: str, width: float = 250) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        d.button("your_library", sign=True, size=14, fill=theme.card, border="", pad=pad(4, 4)),
        push(),
        *(d.tool(name, 16, pad=pad(6, 5)) for name in ("create_playlist", "expand_library")),
        gap=2,
        pad=pad(10, 5),
    )
    tools_row = row(
        d.tool("search_library", 15, pad=pad(5, 5)),
        push(),
        d.button("sort_recents", sign=True, size=12, fill=theme.card, border="", pad=pad(5, 3)),
        pad=pad(10, 2),
    )
    lines: list[Node] = []
    for entry in d.content("library")[: d.integer(8, 9)]:
        shape = 24 if entry.get("artist") else 4
        art: Node = cover(entry["cover"], 42, shape)
        if entry.get("liked"):
            art = row(
                icon(look, "heart", 18, "#ffffff"),
                justify="center",
                width=42,
                height=42,
                fill="#5a4fd0",
                radius=4,
            )
        text = column(
            say(look, entry["text"], 13, theme.link if entry["text"] == playing else theme.ink),
            hint(look, entry["kind"], 11.5), gap=1, grow=1,
        )  # fmt: skip
        lines.append(d.thing(row(art, text, gap=10, pad=pad(10, 4), height=51), entry))
    return column(
        head,
        row(*pills(d, "library_pills"), gap=6, pad=pad(10, 4), clip=True),
        tools_row,
        column(*lines, grow=1, clip=True),
        width=width,
        fill=theme.card,
        radius=8,
        clip=True,
    )


def _playing(d: Desk, playing: Song) -> Group:
    """The song at the left of the player bar."""
    look = d.look
    title = column(
        d.mark(
            row(say(look, playing.title, 13), hugs=True),
            "text",
            d.content("now_title")["does"],
            function="now_title",
        ),
        d.mark(
            row(hint(look, playing.artist, 11.5), hugs=True),
            "text",
            d.content("now_artist")["does"],
            function="now_artist",
        ),
        gap=1,
    )
    return row(
        d.thing(cover(playing.cover, 48), d.content("now_cover"), "other"),
        title,
        d.tool("like_song", 16),
        gap=10,
        width=272,
    )


def foot(d: Desk, playing: Song, panel: str) -> Group:
    look, theme = d.look, d.look.theme
    past = d.integer(20, playing.seconds - 20)
    left = _playing(d, playing)
    play = row(d.tool("pause", 18, color=theme.page, pad=pad(8, 8), radius=18, fill=theme.ink))
    buttons = row(
        push(), *(d.tool(name, 16, pad=pad(7, 6)) for name in ("shuffle", "previous")), play,
        *(d.tool(name, 16, pad=pad(7, 6)) for name in ("next", "repeat")), push(), gap=6,
    )  # fmt: skip
    line = d.thing(
        tools.slider(look, past / playing.seconds, None, 12), d.content("progress"), "other"
    )
    middle = column(
        buttons,
        row(hint(look, minutes(past), 11), line, hint(look, minutes(playing.seconds), 11), gap=8),
        gap=2,
        grow=1,
    )
    volume = d.thing(tools.slider(look, d.uniform(0.4, 0.8), 78, 12), d.content("volume"), "other")
    right = row(
        push(),
        *(
            d.tool(name, 15, pad=pad(5, 5), on=name == panel)
            for name in ("now_view", "lyrics", "queue", "connect_device", "mute")
        ),
        volume,
        *(d.tool(name, 15, pad=pad(5, 5)) for name in ("mini_player", "full_screen")),
        width=318,
    )
    return row(left, middle, right, gap=12, pad=pad(12, 4), height=76, fill=theme.page)
