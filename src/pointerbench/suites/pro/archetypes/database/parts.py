"""Parts that programs for databases share: a script, a grid of rows, tabs that can be closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, icon, say


def rows_of(
    d: Desk,
    table: Mapping[str, Any],
    *,
    numbers: bool = True,
    types: bool = False,
    tight: float = 2,
) -> Group:
    """A result: its columns (with their types), its rows, and cells that can be chosen.

    ``columns`` have a ``text``, a ``width`` and perhaps a ``type`` and ``icon``; ``picks`` say
    which ``row`` and ``col`` can be asked for; ``chosen`` is the selected cell.
    """
    look, theme = d.look, d.look.theme
    heads: list[Node] = [Group()] if numbers else []
    for entry in table["columns"]:
        nodes: list[Node] = []
        if entry.get("icon"):
            nodes.append(icon(look, entry["icon"], 12, theme.muted))
        nodes.append(say(look, entry["text"], 11.5, bold=types, grow=1))
        nodes.append(icon(look, "chevron_down", 9, theme.faint))
        head: Node = row(*nodes, gap=4, grow=1)
        if types:
            head = column(head, hint(look, entry["type"], 10), grow=1)
        heads.append(thing(d, head, entry))
    picks = {(entry["row"], entry["col"]): entry["does"] for entry in table.get("picks", ())}
    chosen = tuple(table.get("chosen", (-1, -1)))
    body: list[list[Node]] = []
    for number, texts in enumerate(table["rows"]):
        cells: list[Node] = [hint(look, str(number + 1), 11, align="right")] if numbers else []
        for place, text in enumerate(texts):
            cells.append(_cell(d, text, picks.get((number, place), ()), chosen == (number, place)))
        body.append(cells)
    widths = [float(entry["width"]) for entry in table["columns"]]
    lead = [34.0] if numbers else []
    grid = panels.grid(look, [*lead, *widths], heads, body, tight=tight, rules=theme.line)
    return column(grid, clip=True)


def _cell(d: Desk, text: str, does: Sequence[str], chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    empty = text.upper() == "[NULL]"
    number = text.replace(".", "").replace(",", "").replace("-", "").isdigit()
    ink = theme.muted if empty else theme.ink
    shown = say(look, text, 11.5, ink, align="right" if number else "left", grow=1)
    fill = theme.chosen if chosen else ""
    border = theme.accent if chosen else ""
    node = row(shown, grow=1, pad=pad(2, 1), fill=fill, border=border)
    return d.mark(node, "other", does, words=(text,))


def editor_tabs(d: Desk, title: Mapping[str, Any], others: int, **looks: Any) -> list[Node]:
    """The tab in front, and some of the application's other ones, each with its cross."""
    look, theme = d.look, d.look.theme
    entries = [title, *(one for one in d.content("tabs") if one["text"] != title["text"])]
    nodes: list[Node] = []
    for place, entry in enumerate(entries[: others + 1]):
        on = not place
        cross = row(icon(look, "close", 10, theme.muted), pad=pad(3, 3), hugs=True)
        does = entry.get("shut", d.content("shut") if on else ())
        lead = icon(look, entry["icon"], 13, theme.link if on else theme.muted)
        made = tab(d, entry, on=on, before=[lead], border="", pad=Pad(5, 2, 5, 8))
        own: dict[str, Any] = {
            "fill": theme.card if on else "",
            "border": theme.accent if on else theme.line,
            "edges": "t" if on else "r",
            "thickness": 2 if on else 1,
        }
        nodes.append(
            row(made, d.mark(cross, "icon", does), pad=Pad(0, 4, 0, 0), **{**own, **looks})
        )
    return nodes


def upright(d: Desk, name: str, size: int = 15, width: float = 28, **looks: Any) -> Group:
    """A bar of the application as a column of icons."""
    theme = d.look.theme
    nodes: list[Node] = [
        row(Group(width=16, height=1, fill=theme.line), justify="center", height=7)
        if one == "|"
        else d.tool(one, size, pad=pad(4, 4))
        for one in d.app.bars[name]
    ]
    own: dict[str, Any] = {"fill": theme.bar, "border": theme.line, "edges": "r", "clip": True}
    return column(*nodes, gap=1, pad=pad(2, 3), width=width, align="center", **{**own, **looks})
