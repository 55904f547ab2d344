"""Docks, tabs, trees, lists, tables and scroll bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Spot, Table
from pointerbench.widgets.boxes import at, column, free, pad, panes, push, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.scroll import thumb
from pointerbench.widgets.texts import hint, icon, say


def tab(
    look: Look,
    caption: str,
    *,
    on: bool = False,
    sign: str = "",
    closes: bool = False,
    kind: str = "under",
    **looks: Any,
) -> Group:
    """One tab: ``under`` has a line below the chosen one, ``card`` stands out of its strip."""
    theme = look.theme
    ink = theme.ink if on else theme.muted
    inside: list[Node] = [icon(look, sign, 14, ink)] if sign else []
    inside.append(say(look, caption, 0, ink))
    if closes:
        inside.append(icon(look, "close", 10, theme.muted))
    own: dict[str, Any] = {"gap": 6, "pad": pad(9, 4), "hugs": True}
    if kind == "under":
        own |= {"border": theme.accent if on else "", "edges": "b", "thickness": 2}
    else:
        own |= {"fill": theme.card if on else "", "border": theme.line, "edges": "r"}
    return row(*inside, **{**own, **looks})


def tab_strip(look: Look, *tabs: Node, **looks: Any) -> Group:
    """Tabs in a row."""
    own: dict[str, Any] = {"fill": look.theme.bar, "border": look.theme.line, "edges": "b"}
    return row(*tabs, clip=True, **{**own, **looks})


def dock(
    look: Look,
    caption: str,
    *nodes: Node,
    tools: Sequence[Node] = (),
    width: float | None = None,
    edge: str = "",
    **looks: Any,
) -> Group:
    """A panel with its name (and tools) in a head line; ``edge`` is where its border is."""
    theme = look.theme
    head = row(
        say(look, caption, look.size - 0.5, theme.ink, bold=True),
        push(),
        *tools,
        gap=2,
        pad=pad(8, 3),
        height=26,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    own: dict[str, Any] = {"fill": theme.card, "border": theme.line if edge else "", "edges": edge}
    if width is not None:
        own["width"] = width
    return column(head, *nodes, clip=True, **{**own, **looks})


def section(
    look: Look, caption: str, *nodes: Node, opened: bool = True, mark: object = None
) -> Group:
    """A part of a panel that folds."""
    sign = "chevron_down" if opened else "chevron_right"
    head = row(
        icon(look, sign, 12, look.theme.muted),
        say(look, caption, look.size - 0.5, bold=True, grow=1),
        gap=5,
        pad=pad(6, 4),
        fill=look.theme.bar,
        mark=mark,
    )
    return column(head, *(nodes if opened else ()))


def item(
    look: Look,
    caption: str,
    *,
    sign: str = "",
    level: int = 0,
    opened: bool | None = None,
    chosen: bool = False,
    end: Sequence[Node] = (),
    color: str = "",
    **looks: Any,
) -> Group:
    """A line of a list or tree.

    Args:
        level: how deep it lies in the tree.
        opened: whether its branch is; None for a leaf.
        end: what stands at its right end.
    """
    theme = look.theme
    ink = theme.link if chosen and not theme.dark else theme.ink
    nodes: list[Node] = []
    if opened is not None:
        nodes.append(icon(look, "chevron_down" if opened else "chevron_right", 12, theme.muted))
    if sign:
        nodes.append(icon(look, sign, 16, color or (ink if chosen else theme.muted)))
    nodes += [say(look, caption, 0, ink, grow=1), *end]
    left = 8 + 14 * level + (0 if opened is not None or not level else 16)
    own: dict[str, Any] = {
        "gap": 5,
        "pad": Pad(0, 8, 0, left),
        "height": look.row,
        "fill": theme.chosen if chosen else "",
    }
    return row(*nodes, **{**own, **looks})


def grid(
    look: Look,
    widths: Sequence[float],
    head: Sequence[Node],
    rows: Sequence[Sequence[Node]],
    *,
    striped: bool = True,
    tight: float = 3,
    **looks: Any,
) -> Table:
    """A table; a width below 10 is a share of what the others leave. Cells may be marked."""
    theme = look.theme
    columns = tuple(Column(width) if width >= 10 else Column(None, width) for width in widths)
    fills = (theme.bar, theme.card, theme.code) if striped else (theme.bar, theme.card)
    own: dict[str, Any] = {"line": theme.line, "pad": Pad(tight, 6, tight, 6), "fills": fills}
    body = tuple(tuple(cells) for cells in rows)
    return Table(columns, (tuple(head), *body) if head else body, **{**own, **looks})


def heads(look: Look, *captions: str) -> list[Node]:
    """The head line of a `grid`."""
    return [
        say(look, caption, look.size - 0.5, look.theme.muted, bold=True) for caption in captions
    ]


def scroll_bar(look: Look, before: float, seen: float, *, across: bool = False) -> Group:
    """A scroll bar's track with its thumb; ``before`` and ``seen`` are shares of the whole."""
    theme = look.theme
    size = 14.0 if look.platform in ("windows_10", "linux_kde") else 10.0
    start, stop = thumb((0, 1), before, seen, 1, least=0.08)
    part = Group(fill=theme.faint, radius=4 if size < 12 else 0)
    gap = (size - 6) / 2
    if across:
        inside = free(at(part, Spot(start, 0, stop - start, 1)))
        return column(inside, height=size, pad=Pad(gap, 2, gap, 2), fill=theme.bar)
    inside = free(at(part, Spot(0, start, 1, stop - start)))
    return column(inside, width=size, pad=Pad(2, gap, 2, gap), fill=theme.bar)


def scrolled(look: Look, body: Node, before: float = 0, seen: float = 0.5, **looks: Any) -> Group:
    """A body with a scroll bar at its right."""
    inside = column(body, grow=1, clip=True)
    return panes(inside, scroll_bar(look, before, seen), **{"grow": 1, "clip": True, **looks})


def picture(kind: str, *colors: str, data: Sequence[float] = (), **looks: Any) -> Group:
    """A drawing (`pointerbench.flow.drawings`) that fills its place, with a group's keywords."""
    drawn = Drawing(kind, 1, None, tuple(colors), tuple(data), grow=1)
    return column(drawn, **{"grow": 1, "clip": True, **looks})


def canvas(look: Look, *children: Node, **looks: Any) -> Group:
    """A working area on which children lie where `pointerbench.widgets.boxes.at` puts them."""
    return free(*children, **{"fill": look.theme.page, **looks})


def caption(look: Look, text: str) -> Group:
    """A small heading inside a panel."""
    return row(hint(look, text, look.size - 1), pad=Pad(6, 8, 2, 8))
