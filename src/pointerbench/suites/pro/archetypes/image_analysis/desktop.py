"""Windows that float on a bare desktop, with the platform's bar at its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.pro.archetypes.lab_kit import wordings
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, free, layers, pad, push, row
from pointerbench.widgets.desktops import LIGHTS
from pointerbench.widgets.texts import icon, say

_GROUNDS = {
    "windows_11": "#2b4a6f",
    "windows_10": "#1f3d5c",
    "macos": "#4a5f7d",
    "linux_gnome": "#3d3846",
    "linux_kde": "#27506b",
}


def on_desktop(d: Desk, windows: Sequence[Node]) -> Group:
    """The windows where they were put, on the platform's desktop."""
    ground = _GROUNDS[d.look.platform]
    desk = free(*windows, fill=ground, grow=1)
    bar = _bar(d)
    below = d.look.platform.startswith("windows") or d.look.platform == "linux_kde"
    return column(*([desk, bar] if below else [bar, desk]), grow=1, fill=ground)


def window(d: Desk, title: str, what: str, body: Node) -> Group:
    """A window with its title bar and a border; ``what`` is in it, as instructions say it."""
    look, theme = d.look, d.look.theme
    does = wordings(d.content("close"), what=what) if what else ()
    if look.platform == "macos":
        red, *others = [
            row(Drawing("disc", 11, 11, (color,)), hugs=True, pad=pad(3, 3)) for color in LIGHTS
        ]
        lights = row(d.mark(red, "icon", does), *others, gap=1, pad=pad(6, 0), height=26)
        name = row(
            say(look, title, 12, bold=True), justify="center", height=26, pad=Pad(0, 0, 0, 34)
        )
        head = layers(lights, name, height=26, fill=theme.bar)
        return column(head, body, fill=theme.bar, border=theme.faint, shadow=True, clip=True)
    signs = [
        row(icon(look, name, 12, theme.ink), width=28, height=25, justify="center")
        for name in ("minimize", "maximize", "close")
    ]
    buttons = [*signs[:2], d.mark(signs[2], "icon", does)]
    if look.platform.startswith("linux"):
        head = row(
            say(look, title, 12, bold=True, grow=1),
            *buttons,
            pad=Pad(0, 0, 0, 9),
            height=26,
            fill=mixed(theme.bar, theme.ink, 14),
        )
    else:
        head = row(
            icon(look, "microscope", 14, theme.accent),
            say(look, title, 12, grow=1),
            *buttons,
            gap=6,
            pad=Pad(0, 0, 0, 7),
            height=26,
            fill=theme.card,
        )
    return column(head, body, fill=theme.bar, border=theme.faint, shadow=True, clip=True)


def _bar(d: Desk) -> Group:
    """The desktop's own bar."""
    clock = f"{d.integer(8, 18)}:{d.integer(0, 59):02d}"
    if d.look.platform == "macos":
        return _mac_bar(d, clock)
    look, ink, style = d.look, "#f0f0f0", "fluent"
    if look.platform == "linux_gnome":
        signs = [Icon(name, 14, ink, "mdi") for name in ("wifi", "volume", "power")]
        left = row(Group(width=26, height=8, radius=4, fill=ink), pad=pad(12, 0))
        middle = say(look, f"14 Mar  {clock}", 12.5, ink, bold=True)
        looks: dict[str, Any] = {"gap": 9, "pad": pad(8, 0), "height": 26, "fill": "#0e0e10"}
        return row(left, push(), middle, push(), *signs, **looks)
    if look.platform == "linux_kde":
        style = "tabler"
    names = ("view_tiles", "search", "folder", "globe", "microscope")
    apps = [row(Icon(name, 20, ink, style), pad=pad(9, 9)) for name in names]
    tray = [Icon(name, 16, ink, style) for name in ("chevron_up", "wifi", "volume")]
    time = say(look, clock, 12, ink)
    return row(*apps, push(), *tray, time, gap=8, pad=pad(10, 0), height=40, fill="#16181c")


def _mac_bar(d: Desk, clock: str) -> Group:
    look = d.look
    ink, ground = ("#f2f2f4", "#2b2a31") if look.theme.dark else ("#1d1d1f", "#e9e7ee")
    return row(
        row(Drawing("disc", 12, 12, (ink,)), pad=pad(8, 0)),
        row(say(look, "ImageJ", 13, ink, bold=True), pad=pad(7, 0)),
        *d.menus(),
        push(),
        *(Icon(name, 16, ink, "tabler") for name in ("wifi", "battery", "search")),
        say(look, f"Sat 14 Mar  {clock}", 12.5, ink),
        gap=5,
        pad=pad(8, 0),
        height=24,
        fill=ground,
    )
