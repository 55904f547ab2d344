"""What surrounds a studio of clips: control bar, browser, detail view, help line."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import (
    box,
    unless,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def framed(d: Desk, work: Node, detail: Node) -> Group:
    """Control bar, browser, work area, detail view, help line."""
    look = d.look
    upper = panes(browser(d), work, grow=1, clip=True)
    foot = tools.status(
        look,
        [hint(look, d.pick(d.content("help")))],
        [*d.buttons("foot", pad=pad(7, 1), size=11)],
        height=23,
    )
    return d.window(column(control_bar(d), upper, detail, foot, grow=1))


def control_bar(d: Desk) -> Group:
    look = d.look
    values = d.content("values")
    boxes = {
        key: d.thing(
            box(d, d.turn(entry["values"]), entry["width"]), {**entry, "text": ""}, "other"
        )
        for key, entry in values.items()
    }
    tight = pad(4, 3)
    return tools.bar(
        look,
        *d.buttons("tempo", pad=pad(5, 1), size=11),
        boxes["tempo"], boxes["meter"], *d.bar("beat", 14, pad=tight), boxes["quantize"],
        push(),
        *d.bar("follow", 14, pad=tight), boxes["position"],
        *d.bar("transport", 14, pad=pad(5, 3)),
        push(),
        boxes["loop_start"], *d.bar("punch", 14, pad=tight), boxes["loop_length"],
        push(),
        *d.bar("draw", 14, pad=tight), *d.buttons("maps", pad=pad(5, 1), size=11),
        d.mark(box(d, f"{d.integer(6, 38)} %", 38), "other"),
        gap=3,
        pad=pad(5, 3),
    )  # fmt: skip


def browser(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    groups = d.content("browser")
    chosen = d.pick(groups)["text"]
    left: list[Node] = [panels.caption(look, "Categories")]
    for place, entry in enumerate(groups):
        if place == 9:
            left.append(panels.caption(look, "Places"))
        line = row(
            icon(look, entry["sign"], 13, theme.muted),
            say(look, entry["text"], 11, grow=1),
            gap=5, pad=pad(7, 2), fill=theme.chosen if entry["text"] == chosen else "",
        )  # fmt: skip
        left.append(d.thing(line, unless(entry["text"] == chosen, entry)))
    found = d.sample(d.content("finds"), 15)
    picked = d.integer(1, 6)
    right = [
        d.mark(
            row(
                icon(look, "caret_right" if place % 3 else "pulse", 10, theme.muted),
                say(look, name, 11, grow=1),
                gap=4, pad=pad(5, 2), fill=theme.chosen if place == picked else "",
            ),
            "text", words=(name,),
        )
        for place, name in enumerate(sorted(found))
    ]  # fmt: skip
    search = row(
        d.thing(tools.field(look, dim="Search (Ctrl + F)", sign="search", grow=1, pad=pad(5, 2)),
                d.content("search"), "other"),
        *d.bar("browser", 12, pad=pad(3, 3)),
        gap=3, pad=pad(5, 4),
    )  # fmt: skip
    lists = panes(
        column(*left, width=104, border=theme.line, edges="r", clip=True),
        column(*right, grow=1, clip=True, fill=theme.card),
        grow=1, clip=True,
    )  # fmt: skip
    preview = row(
        *d.bar("preview", 12, pad=pad(3, 2)),
        Drawing("sound", 18, None, (theme.muted,), (d.integer(1, 99), 0.9, 1, 1), grow=1),
        gap=4, pad=pad(5, 3), border=theme.line, edges="t", height=25,
    )  # fmt: skip
    return column(search, lists, preview, width=226, fill=theme.bar, border=theme.line, edges="r")
