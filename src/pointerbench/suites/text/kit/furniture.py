"""What surrounds content: browser and program windows, menus, tool bars, side bars, foot lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Rule
from pointerbench.suites.text.kit.controls import button, search_box
from pointerbench.suites.text.kit.texts import label, pressable, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def page(w: Writer, *children: Node, **looks: Any) -> Group:
    """The whole screen as one web page or program, content from the top down."""
    return column(*children, **{"fill": w.theme.page, "grow": 1, "clip": True, **looks})


def window_buttons(w: Writer) -> Group:
    """Minimise, maximise, close."""
    names = ("minimize", "maximize", "close")
    return row(*(Icon(name, 16, w.theme.muted) for name in names), gap=18, pad=pad(10, 0))


def title_bar(w: Writer, caption: str, icon: str = "file") -> Group:
    """The top line of a program's window."""
    return row(
        Icon(icon, 16, w.theme.accent),
        label(w, caption, 12.5, w.theme.muted),
        push(),
        window_buttons(w),
        gap=9,
        pad=pad(10, 0),
        height=32,
        fill=w.theme.bar,
        place="title_bar",
    )


def menu_bar(w: Writer, captions: Sequence[str], **looks: Any) -> Group:
    """File, Edit, View, ..."""
    items = [column(label(w, caption, 12.5), pad=pad(9, 5), hit=True) for caption in captions]
    return row(*items, pad=pad(6, 0), fill=w.theme.bar, place="menu_bar", **looks)


def toolbar(w: Writer, *tools: Node | str, **looks: Any) -> Group:
    """Icons (by name), buttons and other controls in a row; "|" parts groups."""
    nodes: list[Node] = []
    for tool in tools:
        if tool == "|":
            nodes.append(column(Rule(w.theme.line), width=1, height=20, fill=w.theme.line))
        elif isinstance(tool, str):
            nodes.append(column(Icon(tool, 18, w.theme.ink), pad=pad(6, 5), radius=4))
        else:
            nodes.append(tool)
    own: dict[str, Any] = {
        "gap": 3,
        "pad": pad(8, 4),
        "fill": w.theme.bar,
        "border": w.theme.line,
        "edges": "b",
        "place": "toolbar",
    }
    return row(*nodes, **{**own, **looks})


def status_bar(w: Writer, left: Sequence[str], right: Sequence[str] = ()) -> Group:
    """The foot line of a program's window."""
    color = w.theme.muted
    return row(
        *(label(w, caption, 12, color) for caption in left),
        push(),
        *(label(w, caption, 12, color) for caption in right),
        gap=18,
        pad=pad(12, 0),
        height=26,
        fill=w.theme.bar,
        border=w.theme.line,
        edges="t",
        place="status_bar",
    )


def sidebar(w: Writer, *children: Node, width: float = 220, side: str = "r", **looks: Any) -> Group:
    """A column at the side of the content; ``side`` is where its border is."""
    own: dict[str, Any] = {
        "gap": 2,
        "pad": pad(12, 14),
        "fill": w.theme.bar,
        "border": w.theme.line,
        "edges": side,
        "place": "sidebar",
        "clip": True,
    }
    return column(*children, width=width, **{**own, **looks})


def browser(w: Writer, caption: str, url: str, body: Node, *, others: Sequence[str] = ()) -> Group:
    """A browser window: tabs, address line, and the page below."""
    theme = w.theme
    tabs_: list[Node] = []
    for number, name in enumerate((caption, *others)):
        own = number == 0
        tabs_.append(
            row(
                Icon("globe", 16, theme.accent if own else theme.muted),
                label(w, name, 12, theme.ink if own else theme.muted, limit=1, grow=1),
                Icon("close", 12, theme.muted),
                gap=8,
                pad=pad(11, 7),
                width=208,
                fill=theme.card if own else "",
                radius=7 if own else 0,
                hit=True,
            )
        )
    strip = row(
        *tabs_, Icon("plus", 16, theme.muted), push(), window_buttons(w), gap=5, pad=pad(8, 5)
    )
    address = row(
        Icon("lock", 14, theme.muted),
        ui(w, url, 13, theme.ink, limit=1, grow=1),
        Icon("star", 16, theme.muted),
        gap=9,
        pad=pad(13, 6),
        fill=theme.code,
        radius=14,
        grow=1,
        place="address_bar",
    )
    tools = row(
        *(Icon(name, 18, theme.muted) for name in ("back", "forward", "refresh")),
        address,
        *(Icon(name, 18, theme.muted) for name in ("download", "person", "more_vertical")),
        gap=15,
        pad=pad(14, 6),
        fill=theme.card,
        border=theme.line,
        edges="b",
    )
    top = column(strip, tools, fill=theme.code)
    return column(top, column(body, grow=1, clip=True, fill=theme.page), grow=1, fill=theme.page)


def web(w: Writer, caption: str, url: str, body: Node) -> Node:
    """A web page: now and then with the browser around it, mostly the page alone."""
    if w.chance(0.3):
        return browser(w, caption, url, body, others=w.sample(w.lines("headlines", 2), 1))
    return body


def site_header(
    w: Writer, brand: str, captions: Sequence[str], *extra: Node, chosen: int = -1
) -> Group:
    """The head of a web site: brand, sections, and what stands at the right."""
    theme = w.theme
    items = [
        column(
            label(w, caption, 13.5, theme.link if number == chosen else theme.ink),
            pad=pad(4, 6),
            hit=True,
        )
        for number, caption in enumerate(captions)
    ]
    return row(
        Drawing("logo", 26, 26, (theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, brand, 18, bold=True),
        row(*items, gap=14, place="navigation"),
        push(),
        *extra,
        gap=14,
        pad=pad(28, 12),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )


def site_search(w: Writer) -> Group:
    return search_box(w, width=190)


def sign_in_button(w: Writer) -> Group:
    return button(w, w.say("sign_in"), primary=True)


def site_footer(w: Writer, captions: Sequence[str], note: str = "") -> Group:
    """The foot of a web site."""
    theme = w.theme
    return row(
        *(pressable(w, caption, 12.5, theme.muted) for caption in captions),
        push(),
        ui(w, note, 12.5, theme.muted),
        gap=20,
        pad=pad(28, 14),
        fill=theme.bar,
        border=theme.line,
        edges="t",
        place="footer",
    )


def program(w: Writer, caption: str, body: Node, *, icon: str = "file", **bars: Any) -> Group:
    """A desktop program that fills the screen.

    ``bars`` may be ``menus`` (captions), ``tools`` (a node) and ``status`` (a node).
    """
    parts: list[Node] = [title_bar(w, caption, icon)]
    if bars.get("menus"):
        parts.append(menu_bar(w, bars["menus"]))
    if bars.get("tools"):
        parts.append(bars["tools"])
    parts.append(column(body, grow=1, clip=True, fill=w.theme.page))
    if bars.get("status"):
        parts.append(bars["status"])
    return column(*parts, grow=1, fill=w.theme.page)


def standard_menus(w: Writer, *keys: str) -> list[str]:
    """The captions of a program's menus, File to Help unless named."""
    keys = keys or ("file", "edit", "view", "insert", "format", "tools", "window", "help")
    return [w.say(key) for key in keys]


def content(*children: Node, width: float | None = None, **looks: Any) -> Group:
    """The middle of a web page, in a column of at most that width."""
    inner = column(*children, width=width, **looks)
    return column(inner, align="center", grow=1) if width else inner


def split(*children: Node, **looks: Any) -> Group:
    """Panes that fill what is left of the screen."""
    return panes(*children, grow=1, **looks)
