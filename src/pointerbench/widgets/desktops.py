"""Windows as desktops frame them, and the bar of the desktop around them."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.widgets.boxes import column, layers, pad, push, row, space
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import icon, say
from pointerbench.widgets.window import BUTTONS, Window, caption_buttons, filling, menu_row

LIGHTS = ("#ff5f57", "#febc2e", "#28c840")  # the buttons of a Mac's window


def traffic_lights(window: Window) -> list[Node]:
    """Close, minimise and zoom, as a Mac has them."""
    shrink, grow, close = window.buttons
    marks = (close, shrink, grow)
    return [
        Group((Drawing("disc", 12, 12, (color,)),), mark=mark)
        for color, mark in zip(LIGHTS, marks, strict=True)
    ]


def _windows_11(look: Look, window: Window) -> Group:
    theme = look.theme
    left, right = window.header
    top = row(
        icon(look, window.sign, 16, theme.accent, filled=True),
        *left,
        say(look, window.title, 12, limit=1),
        push(),
        *right,
        *caption_buttons(look, window, 46, 32),
        gap=9,
        pad=Pad(0, 0, 0, 12),
        height=32,
        fill=theme.bar,
        clip=True,
    )
    body = column(top, *menu_row(look, window), filling(look, window.body), grow=1)
    if not window.shell:
        return body
    strip = mixed(theme.bar, "#ffffff" if not theme.dark else "#000000", 60)
    names = ("view_tiles", "search", *window.running)
    signs = [
        row(Icon(name, 20, theme.accent if not at else theme.ink, "fluent:filled"), pad=pad(8, 8))
        for at, name in enumerate(names)
    ]
    clock = column(
        say(look, window.clock, 11, align="right"),
        say(look, "3/14/2026", 11, align="right"),
        align="end",
    )
    tray = [Icon(name, 16, theme.ink, "fluent") for name in ("chevron_up", "wifi", "volume")]
    bar = layers(
        row(push(), *tray, clock, gap=10, pad=pad(12, 0)),
        row(*signs, gap=2, justify="center", height=40),
        height=40,
        fill=strip,
        border=theme.line,
        edges="t",
    )
    return column(body, bar, grow=1)


def _windows_10(look: Look, window: Window) -> Group:
    theme = look.theme
    left, right = window.header
    ground = theme.card if theme.name == "light" else theme.bar
    top = row(
        icon(look, window.sign, 16, theme.accent, filled=True),
        *left,
        say(look, window.title, 12, limit=1),
        push(),
        *right,
        *caption_buttons(look, window, 45, 30),
        gap=7,
        pad=Pad(0, 0, 0, 8),
        height=30,
        fill=ground,
        clip=True,
    )
    body = column(
        top, *menu_row(look, window), filling(look, window.body), grow=1, border=theme.line
    )
    if not window.shell:
        return body
    ink = "#ffffff"
    signs: list[Node] = [
        Group((Icon("view_tiles", 20, ink, "fluent:filled"),), pad=pad(13, 10)),
        row(
            Icon("search", 16, "#d0d0d0", "fluent"),
            say(look, "Type here to search", 12, "#c8c8c8"),
            gap=9,
            pad=pad(11, 0),
            width=190,
            height=40,
            fill="#2f2f33",
        ),
    ]
    for place, name in enumerate(window.running):
        mark = "#76b9ed" if place == len(window.running) - 1 else ""
        signs.append(column(Icon(name, 20, ink, "fluent"), pad=pad(13, 10), border=mark, edges="b"))
    clock = column(
        say(look, window.clock, 11, ink), say(look, "14/03/2026", 11, ink), align="center"
    )
    tray = [Icon(name, 16, ink, "fluent") for name in ("chevron_up", "wifi", "volume")]
    bar = row(*signs, push(), *tray, clock, gap=8, pad=Pad(0, 12, 0, 0), height=40, fill="#101013")
    return column(body, bar, grow=1)


def _macos(look: Look, window: Window) -> Group:
    theme = look.theme
    left, right = window.header
    lights = traffic_lights(window)
    title = say(look, window.title, 13, bold=True)
    tools = row(*lights, space(6), *left, push(), *right, gap=8, pad=pad(12, 0), height=36)
    names = [] if left or right else [row(title, justify="center", height=36)]
    top = layers(tools, *names, height=36, fill=theme.bar)
    edge = theme.line
    body = column(
        column(top, border=edge, edges="b"),
        filling(look, window.body),
        grow=1,
    )
    if not window.shell:
        return body
    return column(_mac_bar(look, window), body, grow=1)


def _mac_bar(look: Look, window: Window) -> Group:
    ground = "#e9e7ee" if not look.theme.dark else "#2b2a31"
    ink = "#1d1d1f" if not look.theme.dark else "#f2f2f4"
    signs = [Icon(name, 16, ink, "tabler") for name in ("wifi", "battery", "search", "sliders")]
    name = row(say(look, window.program, 13, ink, bold=True), pad=pad(7, 0))
    return row(
        row(Drawing("disc", 12, 12, (ink,)), pad=pad(8, 0)),
        *([name] if window.program else ()),
        *window.menus,
        push(),
        *signs,
        say(look, f"Sat 14 Mar  {window.clock}", 12.5, ink),
        gap=5,
        pad=pad(8, 0),
        height=24,
        fill=ground,
        clip=True,
    )


def _gnome(look: Look, window: Window) -> Group:
    theme = look.theme
    left, right = window.header
    ground = mixed(theme.bar, theme.ink, 24)
    buttons = [
        row(
            Icon(name, 12, theme.ink, "mdi"),
            pad=pad(6, 6),
            radius=12,
            fill=ground,
            hugs=True,
            mark=mark,
        )
        for name, mark in zip(BUTTONS, window.buttons, strict=True)
    ]
    title = row(say(look, window.title, 13, bold=True), justify="center", height=40)
    tools = row(*left, push(), *right, space(4), *buttons, gap=7, pad=pad(8, 0), height=40)
    top = layers(tools, title, height=40, fill=theme.bar)
    body = column(
        column(top, border=theme.line, edges="b"),
        *menu_row(look, window),
        filling(look, window.body),
        grow=1,
    )
    if not window.shell:
        return body
    ink = "#f4f4f5"
    bar = layers(
        row(
            row(Group(width=26, height=8, radius=4, fill=ink), pad=pad(4, 0)),
            push(),
            *(Icon(name, 14, ink, "mdi") for name in ("wifi", "volume", "power")),
            gap=9,
            pad=pad(12, 0),
        ),
        row(
            say(look, f"14 Mar  {window.clock}", 12.5, ink, bold=True), justify="center", height=26
        ),
        height=26,
        fill="#0e0e10",
    )
    return column(bar, body, grow=1)


def _kde(look: Look, window: Window) -> Group:
    theme = look.theme
    left, right = window.header
    ground = mixed(theme.bar, theme.ink, 18)
    buttons = [
        row(Icon(name, 12, theme.ink, "tabler"), hugs=True, mark=mark)
        for name, mark in zip(BUTTONS, window.buttons, strict=True)
    ]
    tools = row(
        icon(look, window.sign, 14, theme.accent),
        *left,
        push(),
        *right,
        *buttons,
        gap=12,
        pad=pad(10, 0),
        height=28,
    )
    title = row(say(look, window.title, 12), justify="center", height=28)
    top = layers(tools, title, height=28, fill=ground)
    body = column(top, *menu_row(look, window), filling(look, window.body), grow=1)
    if not window.shell:
        return body
    signs = [
        row(Icon(name, 24, theme.accent if not at else theme.ink, "tabler"), pad=pad(7, 6))
        for at, name in enumerate(("view_tiles", *window.running))
    ]
    tray = [Icon(name, 16, theme.ink, "tabler") for name in ("volume", "wifi", "bell")]
    clock = column(say(look, window.clock, 13), say(look, "14.03.26", 10.5), align="center")
    bar = row(
        *signs, push(), *tray, clock, gap=6, pad=pad(6, 0), height=38, fill=theme.bar,
        border=theme.line, edges="t",
    )  # fmt: skip
    return column(body, bar, grow=1)


FRAMES: dict[str, Callable[[Look, Window], Group]] = {
    "windows_11": _windows_11,
    "windows_10": _windows_10,
    "macos": _macos,
    "linux_gnome": _gnome,
    "linux_kde": _kde,
}
