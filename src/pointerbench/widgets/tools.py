"""Buttons, fields and other controls; every keyword of `Group` may be given to change one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Drawing, Group, Node
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import hint, icon, say


def tool(
    look: Look,
    name: str,
    size: int = 16,
    *,
    on: bool = False,
    color: Color = "",
    caption: str = "",
    drop: bool = False,
    **looks: Any,
) -> Group:
    """A button with an icon, the way tool bars have them.

    Args:
        on: pressed, or the chosen tool.
        caption: written below the icon.
        drop: a little arrow says that there is more.
    """
    theme = look.theme
    ink = color or (theme.link if on else theme.ink)
    sign: Node = icon(look, name, size, ink, filled=on)
    if drop:
        sign = row(sign, icon(look, "caret_down", 12, theme.muted), gap=1)
    inside: list[Node] = [sign]
    if caption:
        inside.append(say(look, caption, look.size - 1.5, align="center"))
    own: dict[str, Any] = {
        "pad": pad(5, 4),
        "radius": look.radius,
        "fill": theme.chosen if on else "",
        "align": "center",
        "gap": 2,
        "hugs": True,
    }
    return column(*inside, **{**own, **looks})


def button(
    look: Look,
    caption: str,
    *,
    primary: bool = False,
    sign: str = "",
    size: float = 0,
    drop: bool = False,
    **looks: Any,
) -> Group:
    """A push button, filled with the accent where it is the one to press."""
    theme = look.theme
    ink = theme.on_accent if primary else theme.ink
    inside: list[Node] = [icon(look, sign, 16, ink)] if sign else []
    inside.append(say(look, caption, size, ink))
    if drop:
        inside.append(icon(look, "chevron_down", 12, ink))
    own: dict[str, Any] = {
        "gap": 6,
        "pad": pad(10, 4),
        "radius": look.radius,
        "fill": theme.accent if primary else mixed(theme.card, theme.ink, 10),
        "border": theme.accent if primary else theme.line,
        "justify": "center",
        "hugs": True,
    }
    return row(*inside, **{**own, **looks})


def field(
    look: Look,
    value: str = "",
    *,
    dim: str = "",
    sign: str = "",
    end: str = "",
    width: float | None = None,
    **looks: Any,
) -> Group:
    """A text field with its value (or ``dim``, a hint), an icon before it and one at its end."""
    theme = look.theme
    inside: list[Node] = [icon(look, sign, 14, theme.muted)] if sign else []
    text = say(look, value, grow=1) if value else say(look, dim, 0, theme.faint, grow=1)
    inside.append(text)
    if end:
        inside.append(icon(look, end, 12, theme.muted))
    own: dict[str, Any] = {
        "gap": 6,
        "pad": pad(7, 3),
        "fill": theme.code if theme.dark else theme.card,
        "border": theme.line,
        "radius": look.radius,
        "width": width,
    }
    return row(*inside, **{**own, **looks})


def choice(look: Look, value: str, width: float | None = None, **looks: Any) -> Group:
    """A drop-down list that shows its choice."""
    return field(look, value, end="chevron_down", width=width, **looks)


def number(look: Look, value: str, unit: str = "", width: float = 64, **looks: Any) -> Group:
    """A figure that can be stepped up and down."""
    theme = look.theme
    steps = column(
        icon(look, "caret_up", 8, theme.muted), icon(look, "caret_down", 8, theme.muted), gap=0
    )
    inside: list[Node] = [say(look, value, grow=1)]
    if unit:
        inside.append(hint(look, unit))
    own: dict[str, Any] = {
        "gap": 3,
        "pad": pad(6, 2),
        "fill": theme.code if theme.dark else theme.card,
        "border": theme.line,
        "radius": look.radius,
    }
    return row(*inside, steps, width=width, **{**own, **looks})


def check(
    look: Look, caption: str, *, on: bool = False, kind: str = "checkbox", **looks: Any
) -> Group:
    """A check box (or ``radio`` button) with its caption."""
    theme = look.theme
    box = Drawing(kind, 14, 14, (theme.accent, theme.muted, theme.card), (float(on),))
    inside: list[Node] = [box]
    if caption:
        inside.append(say(look, caption, grow=1))
    return row(*inside, **{"gap": 6, "pad": pad(0, 2), **looks})


def switch(look: Look, *, on: bool = False, **looks: Any) -> Group:
    """A toggle alone."""
    theme = look.theme
    return row(Drawing("toggle", 18, 34, (theme.accent, theme.faint), (float(on),)), **looks)


def slider(
    look: Look, share: float, width: float | None = None, height: float = 16, **looks: Any
) -> Group:
    """A slider whose knob stands at a share of its length."""
    theme = look.theme
    drawn = Drawing("slider", height, width, (theme.accent, theme.faint), (share,), grow=1)
    return row(drawn, **({"width": width} if width else {"grow": 1}), **looks)


def swatch(look: Look, color: Color, size: float = 18, **looks: Any) -> Group:
    """A sample of a colour."""
    own: dict[str, Any] = {"border": look.theme.line, "width": size, "height": size}
    return Group(fill=color, **{**own, **looks})


def separator(look: Look, height: float = 18) -> Group:
    """A line between groups of tools in a row."""
    return Group(width=1, height=height, fill=look.theme.line)


def badge(look: Look, caption: str, fill: Color = "", color: Color = "", **looks: Any) -> Group:
    """A small rounded tag: a count, a state."""
    theme = look.theme
    inside = say(look, caption, look.size - 1.5, color or theme.link)
    own: dict[str, Any] = {"pad": pad(6, 1), "radius": 8, "fill": fill or theme.soft, "hugs": True}
    return row(inside, **{**own, **looks})


def segments(look: Look, nodes: Sequence[Node], **looks: Any) -> Group:
    """Controls joined in one frame, as a choice of views."""
    theme = look.theme
    own: dict[str, Any] = {"border": theme.line, "radius": look.radius, "pad": pad(2, 1), "gap": 1}
    return row(*nodes, hugs=True, **{**own, **looks})


def property_row(look: Look, caption: str, value: Node, width: float = 92, **looks: Any) -> Group:
    """A line of a property grid: its name, and the control that holds its value."""
    name = row(hint(look, caption, look.size - 0.5, grow=1), width=width)
    own: dict[str, Any] = {"gap": 6, "pad": pad(8, 2)}
    return row(name, row(value, grow=1) if not value.grow else value, **{**own, **looks})


def bar(look: Look, *nodes: Node, edge: str = "b", **looks: Any) -> Group:
    """A strip of tools across the window."""
    theme = look.theme
    own: dict[str, Any] = {
        "gap": 2,
        "pad": pad(6, 3),
        "fill": theme.bar,
        "border": theme.line,
        "edges": edge,
        "clip": True,
    }
    return row(*nodes, **{**own, **looks})


def palette(look: Look, *nodes: Node, edge: str = "r", **looks: Any) -> Group:
    """A strip of tools down the side of the window."""
    theme = look.theme
    own: dict[str, Any] = {
        "gap": 2,
        "pad": pad(4, 6),
        "fill": theme.bar,
        "border": theme.line,
        "edges": edge,
        "align": "center",
        "clip": True,
    }
    return column(*nodes, **{**own, **looks})


def status(look: Look, left: Sequence[Node], right: Sequence[Node] = (), **looks: Any) -> Group:
    """The foot line of a window."""
    theme = look.theme
    own: dict[str, Any] = {
        "gap": 12,
        "pad": pad(8, 0),
        "height": 24,
        "fill": theme.bar,
        "border": theme.line,
        "edges": "t",
        "clip": True,
    }
    return row(*left, push(), *right, **{**own, **looks})
