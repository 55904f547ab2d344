"""A video's page: the picture, its title and description, comments, and what comes next."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import avatar, disc, likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import brand, length_of, names, say, site_of
from pointerbench.suites.text.surfaces.leisure.videos import next_videos, screen, views
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_SITES = ("Viewtide", "Bildspur", "Clipada", "Vidéothèque", "Ronda")


def build(w: Writer) -> Node:
    film = w.passage(w.pick(("lesson", "blog", "magazine", "travel")))
    told = list(film.beside.get("comments", ()))
    channel = names(w, "channel", 4, 4)
    main = column(
        screen(w, film, w.integer(290, 360)),
        title(w, film.title, 21),
        _channel(w, channel[0]),
        _description(w, film, told),
        *(_comments(w, told) if told else ()),
        gap=12,
        grow=1,
    )
    body = page(
        w,
        _head(w),
        panes(main, next_videos(w, channel), gap=24, pad=pad(26, 16), grow=1),
    )
    return web(w, film.title, f"www.{w.domain(site_of(w, _SITES))}/{w.code('??####?')}", body)


def _head(w: Writer) -> Group:
    return row(
        Icon("menu", 20, w.theme.muted),
        brand(w, site_of(w, _SITES)),
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


def _channel(w: Writer, name: str) -> Group:
    count = w.number(w.integer(21, 890) * 100)
    return row(
        disc(w, name, 38),
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


def _description(w: Writer, film: Passage, told: list[str]) -> Group:
    """What it shows, in full where nobody has said anything about it."""
    shown = film.paragraphs[: w.integer(1, 2)] if told else film.paragraphs
    parts: list[Node] = [prose(w, part, 14.5, styles=("link", "bold")) for part in shown]
    if not told or w.chance(0.5):
        at = 0
        for number in (1, *sorted(w.sample(range(2, 7), 3))):
            caption = say(w, f"chap_{number}")
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
        ui(w, f"{views(w)}  ·  {w.long_date()}", 13.5, bold=True),
        *parts,
        label(w, w.say("show_more"), 13, w.theme.muted, bold=True),
        gap=7,
        pad=pad(16, 12),
        fill=w.theme.code,
        radius=8,
        place="panel",
    )


def _comments(w: Writer, told: list[str]) -> list[Node]:
    lines = w.sample(told, 4)
    heading = row(
        ui_title(w, say(w, "n_comments", n=w.number(w.integer(18, 1400))), 17),
        push(),
        Icon("sort", 16, w.theme.muted),
        muted(w, say(w, "newest_first")),
        gap=8,
    )
    items: list[Node] = [
        row(
            likeness(w, who, 34),
            column(
                row(ui(w, who, 13, bold=True), muted(w, _ago(w)), gap=9),
                prose(w, line, 14.5, styles=("bold",), rate=0.15),
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
        for line, who in zip(lines, w.people(len(lines)), strict=True)
    ]
    return [heading, *items]
