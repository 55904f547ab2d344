"""A film service: one title opened with its synopsis, and rows of others below."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, space
from pointerbench.suites.text.kit.controls import avatar, button, nav_item, tabs
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import (
    brand,
    length_of,
    names,
    picture,
    say,
    span_of,
    tale,
)
from pointerbench.suites.text.writer import Writer

_SERVICES = ("Kinoteka", "Vela", "Lumière+", "Nachtfilm", "Orbita")


def build(w: Writer) -> Node:
    film = tale(w)
    shelf = w.chance(0.35)
    opened = _hero(w, film) if w.chance(0.6) else _panel(w, film)
    rows = [
        _progress_row(w),
        _tiles(w, say(w, "new_this_week"), 4 if shelf else 5),
        _tiles(w, say(w, "because_watched", title=w.line("titles")), 4),
    ]
    if w.chance(0.5):
        rows.reverse()
    content = column(opened, *rows, gap=20, pad=pad(30, 18), grow=1)
    if shelf:
        body: Node = page(w, panes(_shelf(w), content, grow=1))
    else:
        body = page(w, _head(w), content)
    return web(w, film.title, f"www.{w.domain()}/{w.code('#######')}", body)


def _captions(w: Writer) -> list[str]:
    return [
        w.say("home"),
        *(say(w, key) for key in ("films", "series", "documentaries", "my_list")),
    ]


def _head(w: Writer) -> Group:
    return row(
        brand(w, w.pick(_SERVICES), size=19),
        tabs(w, _captions(w), w.integer(0, 4), border=""),
        push(),
        Icon("search", 20, w.theme.ink),
        Icon("bell", 20, w.theme.ink),
        avatar(w, 30),
        gap=18,
        pad=pad(30, 6),
        fill=w.theme.bar,
        place="header",
    )


def _shelf(w: Writer) -> Group:
    icons = ("home", "film", "screen", "globe", "heart")
    return sidebar(
        w,
        brand(w, w.pick(_SERVICES), size=18),
        space(14),
        *(
            nav_item(w, caption, icon=icon, chosen=number == 1)
            for number, (caption, icon) in enumerate(zip(_captions(w), icons, strict=True))
        ),
        push(),
        nav_item(w, w.say("settings"), icon="settings"),
        nav_item(w, w.say("help"), icon="help"),
        width=186,
        gap=5,
    )


def _about(w: Writer, film: Passage) -> list[Node]:
    """Title, year and length, synopsis, people, buttons."""
    length = span_of(w, w.integer(83, 142))
    age = column(
        muted(w, say(w, "from_age", n=w.pick((6, 12, 16))), 11.5),
        pad=pad(6, 1),
        border=w.theme.muted,
    )
    moods = "  ·  ".join(names(w, "mood", 4, 2))
    cast = ", ".join(w.people(3))
    return [
        title(w, film.title, w.pick((28, 32))),
        row(
            ui(w, w.percent(w.integer(78, 98)), 13, w.theme.good, bold=True),
            muted(w, str(w.integer(1996, w.today.year)), 13),
            muted(w, length, 13),
            age,
            muted(w, moods, 13),
            gap=12,
        ),
        prose(w, film.sentences, 15.5),
        muted(w, f"{w.say('cast')}: {cast}", 13),
        muted(w, f"{say(w, 'directed_by')}: {w.person()}", 13),
        row(
            button(w, w.say("play"), primary=True, icon="play"),
            button(w, say(w, "my_list"), icon="plus"),
            button(w, w.say("trailers"), icon="film"),
            Icon("like", 20, w.theme.muted),
            gap=10,
        ),
    ]


def _hero(w: Writer, film: Passage) -> Group:
    words = column(*_about(w, film), gap=9, grow=1)
    return row(words, picture(w, w.pick(("land", "town")), 280, 350), gap=30, place="panel")


def _panel(w: Writer, film: Passage) -> Group:
    """The picture above, words and episodes below it."""
    parts = [
        column(
            row(
                picture(w, "land", 40, 64),
                column(
                    ui(w, other.title, 13.5, bold=True),
                    muted(w, span_of(w, w.integer(38, 62))),
                    grow=1,
                ),
                gap=10,
            ),
            prose(w, other.sentences[0], 13, w.theme.muted, styles=(), leading=1.4),
            gap=4,
            place="entry",
        )
        for other in w.passages("synopsis", 2)
    ]
    return column(
        picture(w, "land", 110),
        panes(
            column(*_about(w, film), gap=9, grow=1),
            column(ui_title(w, say(w, "similar"), 16), *parts, gap=10, width=300),
            gap=28,
            pad=pad(22, 16),
        ),
        fill=w.theme.card,
        border=w.theme.line,
        place="panel",
    )


def _tiles(w: Writer, caption: str, count: int) -> Group:
    tiles: list[Node] = [
        column(
            picture(w, w.pick(("land", "land", "town", "thing", "person")), 96),
            text(w, name, 13.5, bold=True, leading=1.3, limit=1),
            muted(w, str(w.integer(1988, w.today.year)), 12),
            gap=4,
            grow=1,
            place="card",
        )
        for name in _names(w, count)
    ]
    head = row(ui_title(w, caption, 16), push(), label(w, w.say("view_all"), 12.5, w.theme.link))
    return column(head, row(*tiles, gap=12, align="start"), gap=8, place="section")


def _names(w: Writer, count: int) -> list[str]:
    return [w.line("titles") for _ in range(min(count, w.left("titles")))]


def _progress_row(w: Writer) -> Group:
    tiles: list[Node] = []
    for name in _names(w, 4):
        whole = w.integer(2500, 7000)
        share = w.integer(10, 90) / 100
        tiles.append(
            column(
                picture(w, w.pick(("land", "town", "land", "person", "room")), 92),
                Drawing("progress", 4, None, (w.theme.accent,), (share,)),
                row(
                    ui(w, name, 13, limit=1, grow=1),
                    muted(w, length_of(round(whole * (1 - share))), 12),
                    gap=8,
                ),
                gap=4,
                grow=1,
                place="card",
            )
        )
    head = ui_title(w, say(w, "continue_watching"), 16)
    return column(head, row(*tiles, gap=12), gap=8, place="section")
