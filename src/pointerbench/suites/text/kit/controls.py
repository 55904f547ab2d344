"""Controls as programs and web pages draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node, Span
from pointerbench.suites.text.kit.texts import label, muted, pressable, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, wrap


def button(
    w: Writer,
    caption: str,
    *,
    primary: bool = False,
    icon: str = "",
    size: float = 13,
    **looks: Any,
) -> Group:
    """A push button, filled with the accent where it is the one to press."""
    theme = w.theme
    ink = theme.on_accent if primary else theme.ink
    content: list[Node] = [Icon(icon, 16, ink)] if icon else []
    content.append(label(w, caption, size, ink, bold=primary and size >= 13))
    own: dict[str, Any] = {
        "gap": 7,
        "pad": pad(14, 7),
        "radius": 5,
        "fill": theme.accent if primary else theme.card,
        "border": theme.accent if primary else theme.line,
        "hit": True,
        "hugs": True,
        "justify": "center",
    }
    return row(*content, **{**own, **looks})


def link(
    w: Writer, caption: str, size: float = 13, *, underline: bool = False, **looks: Any
) -> Node:
    """A text that leads somewhere."""
    span = Span(caption, link=True, underline=underline, color=w.theme.link)
    return ui(w, (span,), size, role="label", **looks)


def field(
    w: Writer,
    caption: str,
    value: str = "",
    *,
    hint: str = "",
    icon: str = "",
    required: bool = False,
    **looks: Any,
) -> Group:
    """A text field below its caption; a hint stands in it paler where there is no value.

    What can be typed over is in the place ``field``: the choice of a drop-down list is not.
    """
    theme, chosen = w.theme, icon == "chevron_down"
    shown = ui(w, value, 14) if value else ui(w, hint, 14, theme.faint, role="label")
    inside: list[Node] = [shown, push()]
    if icon:
        inside.append(Icon(icon, 16, theme.muted))
    own = object()
    box = row(
        *inside,
        pad=pad(10, 8),
        fill=theme.card,
        border=theme.line,
        radius=4,
        hit=True,
        place="" if chosen else "field",
        mark=own,
    )
    head: Node = ui(w, caption, 13, theme.muted, role="label", names=own)
    if required:
        head = row(head, ui(w, "*", 13, theme.muted), gap=4)
    return column(head, box, gap=5, **looks)


def select(w: Writer, caption: str, value: str, **looks: Any) -> Group:
    """A drop-down list showing its choice."""
    return field(w, caption, value, icon="chevron_down", **looks)


def check(
    w: Writer, caption: str, *, on: bool = False, kind: str = "checkbox", **looks: Any
) -> Group:
    """A check box or radio button with its caption."""
    box = Drawing(kind, 16, 16, (w.theme.accent, w.theme.muted, w.theme.card), (float(on),))
    return row(box, ui(w, caption, 14, role="label", grow=1), gap=9, hit=True, **looks)


def toggle(w: Writer, caption: str, explanation: str = "", *, on: bool = False) -> Group:
    """A setting with a switch at its right end."""
    texts: list[Node] = [ui(w, caption, 14, role="text")]
    if explanation:
        texts.append(ui(w, explanation, 12.5, w.theme.muted, role="prose"))
    switch = Drawing("toggle", 20, 38, (w.theme.accent, w.theme.faint), (float(on),))
    return row(column(*texts, gap=2, grow=1), switch, gap=20, pad=pad(0, 10))


def tabs(w: Writer, captions: Sequence[str], chosen: int = 0, **looks: Any) -> Group:
    """Tabs in a row, the chosen one underlined with the accent."""
    nodes = []
    for number, caption in enumerate(captions):
        own = number == chosen
        color = w.theme.link if own else w.theme.muted
        nodes.append(
            column(
                label(w, caption, 13.5, color, bold=own),
                pad=pad(14, 9),
                border=w.theme.accent if own else "",
                edges="b",
                thickness=2,
                hit=True,
            )
        )
    looks = {"border": w.theme.line, "edges": "b", "place": "tab_bar", **looks}
    return row(*nodes, gap=4, **looks)


def chip(w: Writer, caption: str, fill: Color = "", color: Color = "", **looks: Any) -> Group:
    """A small rounded tag."""
    fill, color = fill or w.theme.soft, color or w.theme.link
    inside = ui(w, caption, 12, color, role="label", leading=1.3)
    return row(inside, **{"pad": pad(9, 3), "radius": 11, "fill": fill, "hugs": True, **looks})


def chips(w: Writer, captions: Sequence[str]) -> Group:
    return wrap(*(chip(w, caption, hit=True) for caption in captions), gap=7)


def search_box(w: Writer, hint: str = "", value: str = "", width: float | None = 260) -> Group:
    """A search field with its magnifier."""
    theme = w.theme
    inside = (
        ui(w, value, 13) if value else ui(w, hint or w.say("search"), 13, theme.faint, role="label")
    )
    return row(
        Icon("search", 16, theme.muted),
        inside,
        gap=8,
        pad=pad(11, 7),
        fill=theme.card,
        border=theme.line,
        radius=6,
        width=width,
        hit=True,
    )


def initials(w: Writer, person: str, size: float = 36) -> Group:
    """A disc with a person's initials."""
    fill = w.pick(("#7a5ea8", "#2f7d6b", "#a8532f", "#3a6ea5", "#8a4468", "#5b6b2f"))
    letters = "".join(part[0] for part in person.split()[:2])
    mark = label(w, letters, size * 0.38, "#ffffff", bold=True, align="center")
    return column(
        mark, width=size, height=size, radius=size / 2, fill=fill, align="center", justify="center"
    )


def card(w: Writer, *children: Node, **looks: Any) -> Group:
    """Content on a card with a fine border."""
    theme = w.theme
    own: dict[str, Any] = {
        "gap": 8,
        "pad": pad(16, 14),
        "fill": theme.card,
        "border": theme.line,
        "radius": 6,
        "place": "card",
    }
    return column(*children, **{**own, **looks})


def stat(w: Writer, caption: str, value: str, change: str = "", *, good: bool = True) -> Group:
    """A figure on a card, with its caption above and its change below."""
    nodes: list[Node] = [muted(w, caption, 12.5), ui(w, value, 24, bold=True, leading=1.25)]
    if change:
        nodes.append(ui(w, change, 12.5, w.theme.good if good else w.theme.bad))
    return card(w, *nodes, gap=4, grow=1)


def nav_item(
    w: Writer,
    caption: str,
    *,
    icon: str = "",
    chosen: bool = False,
    count: str = "",
    size: float = 13.5,
) -> Group:
    """A line of a side bar."""
    theme = w.theme
    color = theme.link if chosen else theme.ink
    nodes: list[Node] = [Icon(icon, 18, color)] if icon else []
    nodes.append(label(w, caption, size, color, bold=chosen, limit=1, grow=1))
    if count:
        nodes.append(ui(w, count, 12, theme.muted))
    fill = theme.chosen if chosen else ""
    return row(*nodes, gap=11, pad=pad(10, 7), fill=fill, radius=5, hit=True)


def crumbs(w: Writer, captions: Sequence[str]) -> Group:
    """Where a page stands: Home / Guides / Setup."""
    nodes: list[Node] = []
    for number, caption in enumerate(captions):
        if number:
            nodes.append(ui(w, "/", 12.5, w.theme.faint))
        last = number + 1 == len(captions)
        color = w.theme.muted if last else w.theme.link
        nodes.append(pressable(w, caption, 12.5, color))
    return row(*nodes, gap=7, place="breadcrumbs")
