"""A video's page: the picture, its title and description, comments, and what comes next."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, layers, pad, panes, push, row, space
from pointerbench.suites.text.kit.controls import avatar, button, search_box
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    length_of,
    names,
    say,
)
from pointerbench.suites.text.writer import Writer

_SITES = ("Viewtide", "Bildspur", "Clipada", "Vidéothèque", "Ronda")


def build(w: Writer) -> Node:
    film = w.passage(w.pick(("lesson", "blog", "magazine", "travel")))
    channel = names(w, "channel", 4, 4)
    main = column(
        _screen(w, w.integer(290, 360)),
        title(w, film.title, 21),
        _channel(w, channel[0]),
        _description(w, film),
        *_comments(w),
        gap=12,
        grow=1,
    )
    body = page(
        w,
        _head(w),
        panes(main, _next(w, channel), gap=24, pad=pad(26, 16), grow=1),
    )
    return web(w, film.title, f"www.{w.domain()}/{w.code('??####?')}", body)


def _head(w: Writer) -> Group:
    return row(
        Icon("menu", 20, w.theme.muted),
        brand(w, w.pick(_SITES)),
        push(),
        search_box(w, width=380),
        Icon("mic", 18, w.theme.muted),
        push(),
        Icon("upload", 20, w.theme.muted),
        Icon("bell", 20, w.theme.muted),
        avatar(w, 30),
        gap=15,
        pad=pad(24, 9),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _screen(w: Writer, high: float) -> Group:
    """The picture with the player's own controls and, often, a subtitle."""
    whole = w.integer(240, 2400)
    share = w.integer(8, 88) / 100
    video = Drawing("video", high, None, (w.theme.accent,), (float(w.integer(0, 200)), share))
    time = ui(w, f"{length_of(round(whole * share))} / {length_of(whole)}", 12, "#ffffff")
    lines: list[Node] = [push()]
    if w.chance(0.6):
        said = prose(w, w.line("captions"), 17, "#ffffff", styles=(), align="center", leading=1.35)
        lines.append(row(push(), column(said, pad=pad(12, 4), fill="#101010", hugs=True), push()))
    high_definition = ui(w, "HD", 12, "#ffffff", bold=True)
    foot = row(time, push(), high_definition, pad=pad(22, 3), fill="#000000", shade=190)
    over = column(*lines, space(14), foot, space(28))
    return layers(video, over, height=high, place="player")


def _channel(w: Writer, name: str) -> Group:
    count = w.number(w.integer(21, 890) * 100)
    return row(
        avatar(w, 38),
        column(
            ui(w, name, 14.5, bold=True),
            muted(w, say(w, "n_subscribers", n=count)),
        ),
        button(w, w.say("subscribe"), primary=True),
        push(),
        row(
            button(w, w.number(w.integer(120, 9800)), icon="like", pad=pad(11, 6)),
            button(w, w.say("share"), icon="share", pad=pad(11, 6)),
            Icon("bookmark", 20, w.theme.muted),
            gap=8,
        ),
        gap=12,
    )


def _ago(w: Writer) -> str:
    key, high = w.pick((("days", 6), ("weeks", 4), ("months", 11)))
    return say(w, f"ago_{key}", n=w.integer(2, high))


def _views(w: Writer) -> str:
    return say(w, "n_views", n=w.number(w.integer(40, 9000) * 37))


def _description(w: Writer, film: Passage) -> Group:
    parts: list[Node] = [prose(w, part, 14.5) for part in film.paragraphs[: w.integer(1, 2)]]
    if w.chance(0.5):
        at = 0
        for caption in w.lines("captions", 4):
            parts.append(
                row(
                    label(w, length_of(at), 13, w.theme.link),
                    ui(w, caption, 13.5, grow=1),
                    gap=12,
                    place="row",
                )
            )
            at += w.integer(60, 200)
    return column(
        ui(w, f"{_views(w)}  ·  {w.long_date()}", 13.5, bold=True),
        *parts,
        label(w, w.say("show_more"), 13, w.theme.muted, bold=True),
        gap=7,
        pad=pad(16, 12),
        fill=w.theme.code,
        radius=8,
        place="panel",
    )


def _comments(w: Writer) -> list[Node]:
    count = w.integer(5, 7)
    heading = row(
        ui_title(w, say(w, "n_comments", n=w.number(w.integer(18, 1400))), 17),
        push(),
        Icon("sort", 16, w.theme.muted),
        muted(w, say(w, "newest_first")),
        gap=8,
    )
    items: list[Node] = [
        row(
            avatar(w, 34),
            column(
                row(ui(w, w.person(), 13, bold=True), muted(w, _ago(w)), gap=9),
                prose(w, line, 14.5),
                row(
                    Icon("like", 15, w.theme.muted),
                    muted(w, str(w.integer(0, 240))),
                    Icon("dislike", 15, w.theme.muted),
                    label(w, w.say("reply"), 12.5, w.theme.muted),
                    gap=9,
                ),
                gap=3,
                grow=1,
            ),
            gap=12,
            align="start",
            place="comment",
        )
        for line in w.lines("comments", count)
    ]
    return [heading, *items]


def _next(w: Writer, channels: list[str]) -> Group:
    items: list[Node] = []
    for name in w.lines("headlines", 4) + [name for name, _ in w.entries("titles", 4)]:
        items.append(
            row(
                Drawing("photo", 72, 124, (), (float(w.integer(0, 200)),)),
                column(
                    ui(w, name, 13, bold=True, limit=2, leading=1.3, role="title"),
                    muted(w, w.pick(channels), 12),
                    muted(w, f"{_views(w)}", 11.5),
                    gap=2,
                    grow=1,
                ),
                gap=10,
                align="start",
                place="result",
            )
        )
    toggle = Drawing("toggle", 18, 34, (w.theme.accent, w.theme.faint), (float(w.chance(0.5)),))
    return column(
        row(
            ui_title(w, say(w, "next_videos"), 15),
            push(),
            muted(w, say(w, "autoplay")),
            toggle,
            gap=9,
        ),
        *items,
        gap=11,
        width=308,
        place="sidebar",
    )
