"""The box beside an encyclopedia's article: name, picture, facts of the article."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Column, Group, Node, Pad, Table
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import caption_of, photograph_of
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.surfaces.press.pictures import credit
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad


def info_box(w: Writer, passage: Passage) -> Group:
    """Facts in two columns below a picture."""
    theme = w.theme
    # Only what is true of an article on anything: a lake, a planet, a craft.
    facts = (
        ("press.box_created", w.short_date(w.day(-5400, -1100))),
        ("press.box_authors", w.number(w.integer(9, 380))),
        ("press.box_languages", str(w.integer(3, 60))),
        ("press.box_views", w.number(w.integer(140, 9800))),
        ("updated", w.short_date(w.day(-90, -1))),
    )
    chosen = [facts[at] for at in sorted(w.sample(range(len(facts)), 4))]
    rows = tuple((ui(w, w.say(key), 12, bold=True), ui(w, value, 12.5)) for key, value in chosen)
    looks: dict[str, Any] = {"fill": theme.soft, "pad": pad(6, 5)}
    return column(
        column(ui(w, passage.title, 13.5, bold=True, align="center", role="title"), **looks),
        *_picture(w, passage),
        Table((Column(width=112), Column(grow=1)), rows, pad=Pad(4, 4, 4, 4), line=theme.line),
        gap=7,
        pad=pad(8, 8),
        width=246,
        fill=theme.code,
        border=theme.line,
        place="panel",
        hugs=True,
    )


def _picture(w: Writer, passage: Passage) -> list[Node]:
    """The article's photograph with its caption, if it has one."""
    picture = photograph_of(w, passage, w.integer(110, 165))
    if picture is None:
        return []
    return [picture, muted(w, caption_of(passage), 11.5) if caption_of(passage) else credit(w)]
