"""What a dashboard or a story is laid out from, and the points of the story."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import say


def board(d: Desk) -> Group:
    """What a dashboard or a story can be laid out from."""
    look = d.look
    own = d.content("board")
    story = "captions" in own and d.layout == 2
    part = own["story"] if story else own["dashboard"]
    size = d.thing(tools.choice(look, part["size"], grow=1), part["size_does"], "other")
    sheets, objects = (
        [d.thing(panels.item(look, one["text"], sign=one["icon"]), one) for one in part[key]]
        for key in ("sheets", "objects")
    )
    ticks = [
        row(d.thing(tools.check(look, one["text"], on=one["on"]), one, "other"), pad=pad(9, 3))
        for one in part["ticks"]
    ]
    return panels.dock(
        look,
        part["text"],
        panels.caption(look, "Size"),
        row(size, pad=pad(8, 3)),
        panels.caption(look, "Sheets"),
        *sheets,
        panels.caption(look, "Objects"),
        *objects,
        push(),
        *ticks,
        tools=d.bar("board", 14),
        width=156,
        edge="r",
    )


def captions(d: Desk) -> list[Node]:
    """The points of a story, one of them open."""
    look, theme = d.look, d.look.theme
    boxes = []
    for place, entry in enumerate(d.content("board", {}).get("captions", ())):
        on = place == 1
        words = say(look, entry["text"], 11.5, "#ffffff" if on else "", limit=2, align="center")
        fill = "#5a6b7f" if on else theme.card
        box = column(words, pad=pad(8, 6), fill=fill, border=theme.line, grow=1)
        boxes.append(d.thing(box, entry["text"] if on else entry))
    ends = d.bar("story_ends")
    return [row(*ends[:1], *boxes, *ends[1:], gap=6, align="stretch")] if boxes else []
