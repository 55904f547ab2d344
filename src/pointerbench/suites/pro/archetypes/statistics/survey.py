"""A program for surveys: cases as rows, variables as rows, or what came out of an analysis.

Layouts: data view, variable view, output viewer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.dev_kit import thing
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, by_round, wordings
from pointerbench.suites.pro.archetypes.statistics.survey_output import output, tool_line
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]
_SIGNS = {
    "scale": ("ruler", "#c99a1a"),
    "ordinal": ("chart_bar", "#3a8f4a"),
    "nominal": ("shapes", "#5a6fc0"),
}
_SIDE = 44.0


def build(d: Desk) -> Group:
    own: Spec = by_round(d, d.content("studies"))
    body, name = (
        (_data, own["file"]),
        (_variables, own["file"]),
        (output, own["output"]["file"]),
    )[d.layout]
    kind = "Statistics Viewer" if d.layout == 2 else "Statistics Data Editor"
    return d.window(column(body(d, own), _foot(d), grow=1), title=f"{name} - SPSS {kind}")


def _foot(d: Desk) -> Group:
    look = d.look
    cells = [
        row(hint(look, text, 11), pad=pad(8, 0), height=20, border=look.theme.line, edges="l")
        for text in d.content("state")
    ]
    place = [
        thing(d, row(hint(look, one["text"], 11), pad=pad(8, 3), hugs=True), one)
        for one in d.content("state_does")
    ]
    return tools.status(look, [push()], [*place, *cells], height=22)


def _views(d: Desk, shown: str) -> Group:
    """The two views at the foot of the grid."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in d.content("views"):
        on = entry["text"] == shown
        node = row(
            say(look, entry["text"], 11.5, theme.ink if on else theme.muted, bold=on),
            pad=pad(14, 3),
            hugs=True,
            fill=theme.card if on else "",
            border=theme.line,
            edges="lr",
        )
        nodes.append(thing(d, node, entry["text"] if on else entry))
    slide = panels.scroll_bar(look, 0, 0.6, across=True)
    return row(*nodes, column(slide, grow=1), gap=0, fill=theme.bar, border=theme.line, edges="t")


# --- data -----------------------------------------------------------------------------------------


def _data(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    names = own["names"]
    rows = own["cases"]
    line, place = d.integer(2, 9), d.integer(2, len(names) - 2)
    cell = row(
        say(look, f"{line + 1} : {names[place]}", 11.5),
        pad=pad(8, 2),
        width=150,
        border=theme.line,
        edges="r",
    )
    edit = row(say(look, rows[line][place], 12), pad=pad(8, 2), grow=1)
    entry = row(
        cell,
        d.mark(edit, "other", d.content("cell_editor"), words=(rows[line][place],)),
        push(),
        thing(
            d,
            row(
                say(look, f"Visible: {len(names)} of {len(names) + 3} Variables", 11.5),
                hugs=True,
                pad=pad(8, 2),
            ),
            d.content("visible"),
        ),
        fill=theme.card,
        border=theme.line,
        edges="b",
    )
    grid = column(
        _names(d, own, place),
        *(_case(d, own, values, number, (line, place)) for number, values in enumerate(rows)),
        *(_blank(d, own, number) for number in range(len(rows), 31)),
        grow=1,
        clip=True,
    )
    body = panes(grid, bar_of(d, (), 0, 0.12), grow=1, clip=True, fill=theme.card)
    return column(tool_line(d, "data"), entry, body, _views(d, "Data View"), grow=1, clip=True)


def _names(d: Desk, own: Spec, chosen: int) -> Group:
    """The heads: a sign of the measure beside each name."""
    look, theme = d.look, d.look.theme
    ground = mixed(theme.bar, theme.ink, 14)
    nodes: list[Node] = [
        d.mark(
            Group(width=_SIDE, height=23, fill=ground, border=theme.line, edges="rb"),
            "other",
            d.content("corner"),
        )
    ]
    for place, (name, width, measure, said) in enumerate(
        zip(own["names"], own["widths"], own["measures"], own["said"], strict=True)
    ):
        sign, color = _SIGNS[measure]
        fill = mixed(theme.card, "#e8c25a", 150) if place == chosen else ground
        head = row(
            icon(look, sign, 12, color),
            say(look, name, 11.5, bold=True),
            gap=4,
            width=width,
            height=23,
            pad=pad(4, 0),
            justify="center",
            fill=fill,
            border=theme.line,
            edges="rb",
            clip=True,
        )
        nodes.append(d.mark(head, "text", wordings(d.content("head"), name=said), words=(name,)))
    nodes += [
        row(
            hint(look, "var", 11, align="center", grow=1),
            width=62,
            height=23,
            fill=ground,
            border=theme.line,
            edges="rb",
        )
    ]
    return row(*nodes)


def _case(d: Desk, own: Spec, values: Sequence[str], number: int, chosen: tuple[int, int]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [_number(d, number, on=number == chosen[0])]
    for place, (text, width) in enumerate(zip(values, own["widths"], strict=True)):
        on = (number, place) == chosen
        right = not own["texts"][place]
        words = say(look, text, 11.5, align="right" if right else "left", grow=1)
        cell = row(
            words,
            width=width,
            height=21,
            pad=pad(5, 0),
            border=theme.accent if on else theme.line,
            edges="tlbr" if on else "rb",
            fill=theme.chosen if on else "",
        )
        does = (
            ()
            if on or not own["asked"][place] or number % 2
            else wordings(own["asked"][place], number=str(number + 1))
        )
        nodes.append(d.mark(cell, "other", does, words=(text,)))
    nodes.append(Group(width=62, height=21, border=theme.line, edges="rb"))
    return row(*nodes)


def _number(d: Desk, number: int, *, on: bool = False) -> Group:
    look, theme = d.look, d.look.theme
    fill = mixed(theme.card, "#e8c25a", 150) if on else mixed(theme.bar, theme.ink, 14)
    cell = row(
        say(look, str(number + 1), 11, align="right", grow=1),
        width=_SIDE,
        height=21,
        pad=pad(6, 0),
        fill=fill,
        border=theme.line,
        edges="rb",
    )
    does = () if on or number % 3 else wordings(d.content("line"), number=str(number + 1))
    return d.mark(cell, "text", does, words=(str(number + 1),))


def _blank(d: Desk, own: Spec, number: int) -> Group:
    theme = d.look.theme
    cells = [
        Group(width=width, height=21, border=theme.line, edges="rb")
        for width in (*own["widths"], 62)
    ]
    return row(_number(d, number), *cells)


# --- variables ------------------------------------------------------------------------------------


def _variables(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    heads = d.content("variable_heads")
    ground = mixed(theme.bar, theme.ink, 14)
    top: list[Node] = [
        d.mark(
            Group(width=_SIDE, height=23, fill=ground, border=theme.line, edges="rb"),
            "other",
            d.content("corner"),
        )
    ]
    for entry in heads:
        node = row(
            say(look, entry["text"], 11.5, bold=True, align="center", grow=1),
            width=entry["width"],
            height=23,
            fill=ground,
            border=theme.line,
            edges="rb",
        )
        top.append(thing(d, node, entry))
    chosen = (d.integer(1, 6), d.integer(4, 6))
    lines = [_variable(d, entry, number, chosen) for number, entry in enumerate(own["variables"])]
    blanks = [
        row(
            _number(d, number),
            *(
                Group(width=entry["width"], height=21, border=theme.line, edges="rb")
                for entry in heads
            ),
        )
        for number in range(len(lines), 31)
    ]
    body = panes(
        column(row(*top), *lines, *blanks, grow=1, clip=True),
        bar_of(d, (), 0, 0.4),
        grow=1,
        clip=True,
        fill=theme.card,
    )
    return column(tool_line(d, "data"), body, _views(d, "Variable View"), grow=1, clip=True)


def _variable(d: Desk, entry: Spec, number: int, chosen: tuple[int, int]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = [_number(d, number, on=number == chosen[0])]
    for place, (head, text) in enumerate(
        zip(d.content("variable_heads"), entry["values"], strict=True)
    ):
        on = (number, place) == chosen
        inside: list[Node] = []
        if head["text"] == "Measure":
            sign, color = _SIGNS[text.lower()]
            inside.append(icon(look, sign, 12, color))
        if head["text"] == "Role":
            inside.append(icon(look, "import", 12, "#3a8f4a"))
        right = head["text"] in ("Width", "Decimals", "Columns")
        inside.append(say(look, text, 11.5, align="right" if right else "left", grow=1))
        if on:
            inside.append(icon(look, "more_horizontal", 12, theme.muted))
        cell = row(
            *inside,
            gap=4,
            width=head["width"],
            height=21,
            pad=pad(5, 0),
            clip=True,
            fill=theme.chosen if on else "",
            border=theme.accent if on else theme.line,
            edges="tlbr" if on else "rb",
        )
        does = () if on else wordings(head.get("cell", ()), name=entry["said"])
        nodes.append(d.mark(cell, "other" if place else "text", does, words=(text,)))
    return row(*nodes)


# --- output ---------------------------------------------------------------------------------------
