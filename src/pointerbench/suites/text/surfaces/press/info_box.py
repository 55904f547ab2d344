"""The box beside an encyclopedia's article: name, picture or map, facts."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Table
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import caption_of, photograph_of
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.surfaces.press.pictures import credit
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad


def info_box(w: Writer, passage: Passage) -> Group:
    """Facts in two columns below a picture."""
    theme = w.theme
    facts = [
        ("first_record", str(w.integer(1540, 1890))),
        ("described_by", w.person()),
        ("region_", ", ".join(w.cities(2))),
    ]
    own = (("updated", w.short_date(w.day(-90, -1))),)
    count = 3
    chosen = [facts[at] for at in sorted(w.sample(range(len(facts)), count))]
    rows = tuple(
        (ui(w, caption, 12, bold=True), ui(w, value, 12.5))
        for caption, value in (
            *((w.say(f"press.{key}"), value) for key, value in chosen),
            *((w.say(key), value) for key, value in own),
        )
    )
    looks: dict[str, Any] = {"fill": theme.soft, "pad": pad(6, 5)}
    return column(
        column(ui(w, passage.title, 13.5, bold=True, align="center", role="title"), **looks),
        *_picture(w, passage, facts[2][1]),
        Table((Column(width=96), Column(grow=1)), rows, pad=Pad(4, 4, 4, 4), line=theme.line),
        gap=7,
        pad=pad(8, 8),
        width=246,
        fill=theme.code,
        border=theme.line,
        place="panel",
        hugs=True,
    )


def _picture(w: Writer, passage: Passage, region: str) -> list[Node]:
    """The article's photograph with its caption, or a map with the region's name."""
    high = w.integer(110, 165)
    picture = photograph_of(w, passage, high)
    if picture:
        return [picture, muted(w, caption_of(passage), 11.5) if caption_of(passage) else credit(w)]
    plan = Drawing("map", high, None, (), (float(w.integer(0, 40)),))
    return [plan, muted(w, w.colon(w.say("map"), region), 11.5)]
