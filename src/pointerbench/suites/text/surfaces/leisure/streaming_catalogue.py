"""A film service: one title opened with its synopsis, and rows of others below."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    nav_item,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.films import posters, progress_row, told_row
from pointerbench.suites.text.surfaces.leisure.parts import brand, names, say, tales
from pointerbench.suites.text.surfaces.leisure.pictures import picture_of, tile
from pointerbench.suites.text.surfaces.leisure.programmes import kind_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_SHELVES = ("", "kind_film", "kind_series", "kind_documentary")  # by the place of their tab
_SERVICES = ("Kinoteka", "Vela", "Lumière+", "Nachtfilm", "Orbita")


def build(w: Writer) -> Node:
    films = tales(w, 5 + 4)
    film = films[0]
    shelf = w.chance(0.35)
    service = w.pick(_SERVICES)
    told = w.chance(0.6)
    opened = _hero(w, film) if told else _panel(w, films[:3])
    count = 3 if shelf else 4
    rows = [
        told_row(w, films[1:3] if told else films[3:5]),
        progress_row(w, films[5 : 5 + count]),
        posters(w, say(w, "because_watched", title=w.line("titles")), count + 1),
    ]
    if w.chance(0.4):
        rows = [rows[1], rows[0], rows[2]]
    content = column(opened, *rows, gap=20, pad=pad(30, 18), grow=1)
    chosen = w.pick((0, _SHELVES.index(kind_of(film))))
    if shelf:
        body: Node = page(w, panes(_shelf(w, service, chosen), content, grow=1))
    else:
        body = page(w, _head(w, service, chosen), content)
    return web(w, film.title, f"www.{w.domain(service)}/{w.code('#######')}", body)


def _captions(w: Writer) -> list[str]:
    return [
        w.say("home"),
        *(say(w, key) for key in ("films", "series", "documentaries", "my_list")),
    ]


def _head(w: Writer, service: str, chosen: int) -> Group:
    return row(
        brand(w, service, size=19),
        tabs(w, _captions(w), chosen, border=""),
        push(),
        Icon("search", 20, w.theme.ink),
        Icon("bell", 20, w.theme.ink),
        avatar(w, 30),
        gap=18,
        pad=pad(30, 6),
        fill=w.theme.bar,
        place="header",
    )


def _shelf(w: Writer, service: str, chosen: int) -> Group:
    icons = ("home", "film", "screen", "globe", "heart")
    return sidebar(
        w,
        brand(w, service, size=18),
        space(14),
        *(
            nav_item(w, caption, icon=icon, chosen=number == chosen)
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
            age,
            muted(w, moods, 13),
            gap=12,
        ),
        prose(w, film.sentences, 15.5, styles=("italic",), rate=0.3),
        muted(w, w.colon(w.say("cast"), cast), 13),
        muted(w, w.colon(say(w, "directed_by"), w.person()), 13),
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
    return row(
        words,
        picture_of(w, film, "film", (280, 350)),
        gap=30,
        align="start",
        place="panel",
    )


def _panel(w: Writer, films: list[Passage]) -> Group:
    """The picture above, words and episodes below it."""
    parts = [
        column(
            row(
                tile(w, "film", (40, 64)),
                column(
                    ui(w, other.title, 13.5, bold=True),
                    muted(w, str(w.integer(1996, w.today.year))),
                    grow=1,
                ),
                gap=10,
            ),
            prose(w, other.sentences[0], 13, w.theme.muted, styles=(), leading=1.4),
            gap=4,
            place="entry",
        )
        for other in films[1:]
    ]
    return column(
        picture_of(w, films[0], "film", (110, None)),
        panes(
            column(*_about(w, films[0]), gap=9, grow=1),
            column(ui_title(w, say(w, "similar"), 16), *parts, gap=10, width=300),
            gap=28,
            pad=pad(22, 16),
        ),
        fill=w.theme.card,
        border=w.theme.line,
        place="panel",
    )
