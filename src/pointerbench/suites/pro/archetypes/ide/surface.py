"""Screens of programs that are being designed: phones and forms whose parts can be picked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import hint, icon, say

Part = Mapping[str, Any]


def _text(look: Look, part: Part) -> Node:
    size, bold = float(part.get("size", 11)), bool(part.get("bold"))
    align, color = part.get("align", "left"), part.get("color", "")
    return row(say(look, part["text"], size, color, bold=bold, align=align, grow=1), grow=1)


def _button(look: Look, part: Part) -> Node:
    theme = look.theme
    flat = bool(part.get("flat"))
    fill = "" if flat else part.get("fill", theme.accent)
    ink = theme.link if flat else theme.on_accent
    lead = [icon(look, part["icon"], 14, ink)] if part.get("icon") else []
    words = [say(look, part["text"], 10.5, ink, bold=True)] if part.get("text") else []
    return row(
        *lead,
        *words,
        gap=5,
        justify="center",
        fill=fill,
        radius=float(part.get("radius", 8)),
        grow=1,
    )


def _field(look: Look, part: Part) -> Node:
    return tools.field(
        look,
        part.get("text", ""),
        dim=part.get("dim", ""),
        sign=part.get("icon", ""),
        end=part.get("end", ""),
        grow=1,
        pad=pad(6, 3),
    )


def _picture(look: Look, part: Part) -> Node:
    data = tuple(map(float, part.get("data", (0,))))
    drawn = panels.picture(part.get("drawing", "photo"), *part.get("colors", ()), data=data)
    return column(drawn, radius=float(part.get("radius", 0)), clip=True, grow=1)


def _card(look: Look, part: Part) -> Node:
    theme = look.theme
    lines: list[Node] = []
    for text in part.get("lines", ()):
        lines.append(say(look, text, 10, theme.ink if not lines else theme.muted, bold=not lines))
    lead = [icon(look, part["icon"], 18, theme.link)] if part.get("icon") else []
    ends = [hint(look, part["end"], 10)] if part.get("end") else []
    fill = part.get("fill", mixed(theme.card, theme.ink, 12))
    return row(
        *lead,
        column(*lines, gap=2, grow=1),
        *ends,
        gap=9,
        pad=pad(9, 4),
        fill=fill,
        radius=float(part.get("radius", 8)),
        grow=1,
        clip=True,
    )


def _tabs(look: Look, part: Part) -> Node:
    theme = look.theme
    nodes = [
        column(
            icon(look, name, 16, theme.link if not place else theme.muted), align="center", grow=1
        )
        for place, name in enumerate(part["icons"])
    ]
    return row(*nodes, fill=theme.bar, border=theme.line, edges="t", grow=1, pad=pad(0, 4))


def _bar(look: Look, part: Part) -> Node:
    fill = part.get("fill", look.theme.accent)
    ink = "#ffffff"
    nodes: list[Node] = [icon(look, part["icon"], 16, ink)] if part.get("icon") else []
    nodes += [say(look, part["text"], 13, ink, bold=True), push()]
    nodes += [icon(look, name, 15, ink) for name in part.get("icons", ())]
    return row(*nodes, gap=10, pad=pad(10, 0), fill=fill, grow=1)


def _control(look: Look, part: Part) -> Node:
    kind, on = part["kind"], bool(part.get("on"))
    if kind == "check":
        return row(tools.check(look, part.get("text", ""), on=on), grow=1)
    if kind == "radio":
        return row(tools.check(look, part.get("text", ""), on=on, kind="radio"), grow=1)
    if kind == "switch":
        return row(say(look, part.get("text", ""), 10.5, grow=1), tools.switch(look, on=on), grow=1)
    if kind == "slider":
        return row(tools.slider(look, float(part.get("value", 0.5))), grow=1)
    return row(
        Drawing(
            "progress",
            6,
            None,
            (look.theme.accent, look.theme.line),
            (float(part.get("value", 0.5)),),
            grow=1,
        ),
        grow=1,
    )


def _choice(look: Look, part: Part) -> Node:
    return tools.choice(look, part["text"], grow=1, pad=pad(6, 2))


def _group(look: Look, part: Part) -> Node:
    head = row(hint(look, part["text"], 10.5), pad=Pad(3, 6, 0, 8))
    return column(head, border=look.theme.line, radius=3, grow=1)


def _table(look: Look, part: Part) -> Node:
    theme = look.theme
    widths = [float(width) for width in part["widths"]]
    head = [say(look, text, 10, theme.muted, bold=True) for text in part["head"]]
    rows = [[say(look, text, 10) for text in line] for line in part["rows"]]
    grid = panels.grid(look, widths, head, rows, tight=2)
    return column(grid, fill=theme.card, border=theme.line, clip=True, grow=1)


_PARTS = {
    "table": _table,
    "label": _text,
    "button": _button,
    "field": _field,
    "choice": _choice,
    "picture": _picture,
    "card": _card,
    "tabs": _tabs,
    "bar": _bar,
    "group": _group,
}


def fitted(
    parts: Sequence[Part], base: tuple[float, float], size: tuple[float, float]
) -> list[dict[str, Any]]:
    """The parts of a screen made for one size, moved apart for another."""
    wide, high = size[0] / base[0], size[1] / base[1]
    return [
        {
            **part,
            "x": part["x"] * wide,
            "w": part["w"] * wide,
            "y": part["y"] * high,
            "h": part["h"] * min(1.14, high),
        }
        for part in parts
    ]


def surface(
    d: Desk,
    look: Look,
    parts: Sequence[Part],
    size: tuple[float, float],
    *,
    shown: str = "",
    asks: bool = True,
    under: Sequence[Node] = (),
    **looks: Any,
) -> Group:
    """A screen of a size with its parts, each where its ``x``, ``y``, ``w`` and ``h`` say.

    The part called ``shown`` has the frame of what is selected.
    """
    wide, high = size
    nodes: list[Node] = list(under)
    for part in parts:
        made = _PARTS.get(part["kind"], _control)(look, part)
        assert isinstance(made, Group)
        if shown and part.get("name") == shown:
            made = column(made, border="#2f7de0", thickness=2)
        if asks:
            made = d.mark(made, "other", part.get("does", ()))
        spot = Spot(part["x"] / wide, part["y"] / high, part["w"] / wide, part["h"] / high)
        nodes.append(at(made, spot))
    own: dict[str, Any] = {"width": wide, "height": high, "fill": look.theme.page, "grow": 0}
    return panels.canvas(look, *nodes, **{**own, **looks})


def handles(size: tuple[float, float]) -> list[Node]:
    """Eight small squares around what is selected."""
    wide, high = size
    return [
        at(Group(fill="#ffffff", border="#2f7de0"), Spot(x, y, 0, 0, -3, -3, 7, 7))
        for x in (0, 0.5, 1)
        for y in (0, 0.5, 1)
        if (x, y) != (0.5, 0.5) and wide and high
    ]


def phone(screen: Group, size: tuple[float, float], *, clock: str, look: Look) -> Group:
    """A phone around a screen, with its status line."""
    wide, _ = size
    ink = look.theme.ink
    status = row(
        say(look, clock, 9.5, bold=True),
        push(),
        icon(look, "wifi", 12, ink),
        icon(look, "battery", 12, ink),
        gap=4,
        pad=pad(12, 0),
        height=18,
        fill=look.theme.page,
    )
    foot = row(
        Group(width=70, height=3, radius=2, fill=ink),
        justify="center",
        height=10,
        fill=look.theme.page,
    )
    inside = column(status, screen, foot, width=wide, clip=True, radius=12)
    return column(inside, pad=pad(7, 9), fill="#17181a", radius=20, hugs=True)
