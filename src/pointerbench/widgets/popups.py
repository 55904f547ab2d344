"""What lies over a window: menus, tooltips, dialogs, notices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad, Rule
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import hint, icon, say


def menu_line(
    look: Look,
    caption: str,
    *,
    keys: str = "",
    sign: str = "",
    more: bool = False,
    chosen: bool = False,
    dim: bool = False,
    **looks: Any,
) -> Group:
    """A line of an open menu, with its shortcut and, if it leads on, an arrow."""
    theme = look.theme
    ink = theme.faint if dim else theme.ink
    lead: Node = icon(look, sign, 16, ink) if sign else Group(width=16)
    nodes = [lead, say(look, caption, 0, ink, grow=1)]
    if keys:
        nodes.append(hint(look, keys))
    if more:
        nodes.append(icon(look, "chevron_right", 10, theme.muted))
    own: dict[str, Any] = {
        "gap": 9,
        "pad": pad(9, 0),
        "height": min(look.row, 26),
        "fill": theme.chosen if chosen else "",
    }
    return row(*nodes, **{**own, **looks})


def menu(look: Look, *lines: Node | str, width: float = 232, **looks: Any) -> Group:
    """An open menu; "|" parts its groups."""
    theme = look.theme
    nodes: list[Node] = [
        column(Rule(theme.line), pad=pad(0, 3)) if isinstance(line, str) else line for line in lines
    ]
    own: dict[str, Any] = {
        "pad": pad(3, 4),
        "fill": theme.card,
        "border": theme.line,
        "radius": look.radius,
        "shadow": True,
        "width": width,
        "hugs": True,
    }
    return column(*nodes, **{**own, **looks})


def tooltip(look: Look, text: str, keys: str = "") -> Group:
    """The name of a tool that the mouse rests on."""
    theme = look.theme
    shown = f"{text} ({keys})" if keys else text
    return row(
        say(look, shown, look.size - 0.5, theme.ink),
        pad=pad(7, 3),
        fill=theme.card,
        border=theme.faint,
        radius=min(3, look.radius),
        shadow=True,
        hugs=True,
    )


def notice(
    look: Look,
    title: str,
    text: str,
    actions: Sequence[Node] = (),
    *,
    sign: str = "info",
    width: float = 300,
) -> Group:
    """A notification in a corner."""
    theme = look.theme
    body: list[Node] = [
        row(
            icon(look, sign, 16, theme.link),
            say(look, title, 0, bold=True, grow=1),
            icon(look, "close", 12, theme.muted),
            gap=8,
        ),
        say(look, text, look.size - 0.5, theme.muted, limit=3),
    ]
    if actions:
        body.append(row(push(), *actions, gap=8, pad=Pad(4, 0, 0, 0)))
    return column(
        *body,
        gap=5,
        pad=pad(12, 10),
        width=width,
        fill=theme.card,
        border=theme.line,
        radius=look.radius + 2,
        shadow=True,
        hugs=True,
    )


def dialog(
    look: Look, title: str, *body: Node, actions: Sequence[Node] = (), width: float = 420
) -> Group:
    """A window over the window, with its buttons at the foot."""
    theme = look.theme
    head = row(
        say(look, title, look.size + 0.5, bold=True, grow=1),
        icon(look, "close", 12, theme.muted),
        pad=pad(14, 8),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    foot = row(
        push(), *actions, gap=8, pad=pad(14, 9), fill=theme.bar, border=theme.line, edges="t"
    )
    return column(
        head,
        column(*body, gap=8, pad=pad(14, 12)),
        *([foot] if actions else ()),
        width=width,
        fill=theme.card,
        border=theme.line,
        radius=look.radius,
        shadow=True,
        clip=True,
        hugs=True,
    )
