"""What came out of an analysis: an outline, tables as papers have them, charts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, wordings
from pointerbench.suites.pro.archetypes.statistics.scripts import picture
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, icon, say

Spec = Mapping[str, Any]
_INK, _BLUE = "#1d1d1f", "#264a60"


def tool_line(d: Desk, bar: str) -> Group:
    """A strip of large tools."""
    return tools.bar(d.look, *d.bar(bar, 20), gap=1, pad=pad(5, 2))


def output(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = own["output"]
    lines = [_outline(d, entry) for entry in spec["outline"]]
    side = column(
        row(
            icon(look, "caret_down", 10, theme.muted),
            icon(look, "notebook", 14, "#b98a2a"),
            say(look, "Output", 12, bold=True),
            gap=5,
            pad=pad(6, 3),
        ),
        *lines,
        width=206,
        fill=theme.card,
        border=theme.line,
        edges="r",
        clip=True,
    )
    paper, ink = "#ffffff", "#1d1d1f"
    parts: list[Node] = [
        column(*(code(look, text, 11, ink) for text in spec["log"]), pad=pad(0, 2)),
        say(look, spec["title"], 18, ink, bold=True),
    ]
    row_of: list[Node] = []
    for entry in spec["parts"]:
        made = _chart(d, entry) if "paint" in entry else _pivot(d, entry)
        if entry.get("beside"):
            row_of.append(made)
            continue
        if row_of:
            parts.append(row(*row_of, made, gap=26, align="start"))
            row_of = []
        else:
            parts.append(row(made))
    page = column(*parts, gap=10, pad=pad(20, 10), grow=1, clip=True, fill=paper, ground=paper)
    body = panes(side, page, bar_of(d, (), 0.35, 0.2), grow=1, clip=True)
    return column(tool_line(d, "viewer"), tool_line(d, "viewer_outline"), body, grow=1, clip=True)


def _outline(d: Desk, entry: Any) -> Group:
    look, theme = d.look, d.look.theme
    own: Spec = {"text": entry} if isinstance(entry, str) else entry
    text = own["text"].lstrip()
    level = (len(own["text"]) - len(text)) // 2
    sign = own.get("icon", "text_file")
    on = own.get("on", False)
    words = row(
        icon(look, sign, 14, own.get("color", theme.muted)),
        say(look, text, 11.5, bold=on),
        gap=5,
        hugs=True,
        pad=pad(3, 2),
        fill=theme.chosen if on else "",
    )
    made = d.mark(words, "text", own.get("does", ()), words=(text,))
    fold = [icon(look, "caret_down", 10, theme.muted)] if own.get("open") else [Group(width=10)]
    return row(*fold, made, gap=2, pad=Pad(0, 4, 0, 12 + 15 * level), height=22)


def _pivot(d: Desk, own: Spec) -> Group:
    """A table of results as papers have it: lines above and below, notes at its foot."""
    look = d.look
    widths = own["widths"]
    caption = row(say(look, own["name"], 12.5, _INK, bold=True), hugs=True, pad=pad(4, 1))
    title = d.mark(caption, "text", own.get("title_does", ()), words=(own["name"],))
    heads = [
        row(
            say(look, text, 11, _BLUE, align="center" if place else "left", grow=1, limit=2),
            width=width,
            pad=pad(5, 3),
            align="end",
        )
        for place, (text, width) in enumerate(zip(own["heads"], widths, strict=True))
    ]
    lines = [_result(d, own, number) for number in range(len(own["rows"]))]
    box = column(
        row(*heads, border=_INK, edges="b", align="stretch"),
        *lines,
        border=_INK,
        edges="tb",
        thickness=2,
        width=sum(widths),
    )
    notes = [say(look, text, 10.5, _INK) for text in own.get("notes", ())]
    return column(row(push(), title, push()), box, *notes, gap=2, width=sum(widths) + 2)


def _result(d: Desk, own: Spec, number: int) -> Group:
    """A line of a table of results; one of its cells may be asked for."""
    cells: list[Node] = []
    for place, (text, width) in enumerate(zip(own["rows"][number], own["widths"], strict=True)):
        ink, align = (_INK, "right") if place else (_BLUE, "left")
        words = say(d.look, text, 11.5, ink, align=align, grow=1)
        cell = row(words, width=width, pad=pad(5, 2), fill="" if place else "#e6ebf0")
        if place == own["asked"]:
            does = wordings(own["cell"], name=own["said"][number])
            cell = d.mark(cell, "other", does, words=(text,))
        cells.append(cell)
    return row(*cells, border="#c9ced4", edges="b")


def _chart(d: Desk, own: Spec) -> Group:
    shown = column(
        picture(d, own, size=10.5), width=own["width"], height=own["height"], border="#9aa0a6"
    )
    return d.mark(shown, "other", own["does"])
