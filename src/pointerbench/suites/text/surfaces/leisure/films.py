"""Rows of a film service: posters, films with what they are about, films begun."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import length_of, say
from pointerbench.suites.text.surfaces.leisure.pictures import picture_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_POSTERS = ("#8a3b1e", "#2f5d50", "#4a3a7a", "#1f5a86", "#7a5a10", "#7a2f57", "#3f4a5c")


def posters(w: Writer, caption: str, count: int) -> Group:
    """Posters that show nothing but a title."""
    fills = w.sample(_POSTERS, count)
    tiles: list[Node] = [
        column(
            Drawing("logo", 26, 26, ("#ffffff",), (float(w.integer(0, 13)),)),
            push(),
            text(w, name, 16, "#ffffff", bold=True, leading=1.2, limit=3),
            ui(w, str(w.integer(1988, w.today.year)), 11.5, "#e8e8e8"),
            height=132,
            gap=4,
            pad=pad(12, 11),
            fill=fill,
            grow=1,
            place="card",
        )
        for name, fill in zip(_names(w, count), fills, strict=False)
    ]
    head = row(ui_title(w, caption, 16), push(), label(w, w.say("view_all"), 12.5, w.theme.link))
    return column(head, row(*tiles, gap=12, align="start"), gap=8, place="section")


def told_row(w: Writer, found: list[Passage]) -> Group:
    """New films with what they are about."""
    photos = [picture_of(w, film, "film", (104, 132)) for film in found]
    cards: list[Node] = [
        row(
            photo,
            column(
                text(w, film.title, 14.5, bold=True, leading=1.3),
                prose(w, film.sentences[:2], 13, w.theme.muted, styles=(), leading=1.4, limit=4),
                gap=3,
                grow=1,
            ),
            gap=13,
            align="start",
            grow=1,
            place="card",
        )
        for film, photo in zip(found, photos, strict=True)
    ]
    head = ui_title(w, say(w, "new_this_week"), 16)
    return column(head, row(*cards, gap=20, align="start"), gap=9, place="section")


def _names(w: Writer, count: int) -> list[str]:
    return [w.line("titles") for _ in range(min(count, w.left("titles")))]


def progress_row(w: Writer, films: list[Passage]) -> Group:
    """Films that somebody has begun, and how far they got."""
    tiles: list[Node] = []
    for film in films:
        name, photo = film.title, picture_of(w, film, w.pick(("film", "screen")), (92, None))
        whole = w.integer(2500, 7000)
        share = w.integer(10, 90) / 100
        tiles.append(
            column(
                photo,
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
