"""Windows as their platforms frame them: on desktops, in browsers, on devices."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.widgets import desktops
from pointerbench.widgets.boxes import column, pad, push, row, space
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import say
from pointerbench.widgets.window import Window, caption_buttons, filling

# Left of the address, and right of it.
BROWSER_TOOLS = ("back", "forward", "refresh", "extensions", "account", "more_vertical")


def framed(look: Look, window: Window) -> Group:
    """The window in its platform's frame; fills the screen."""
    return _FRAMES[look.platform](look, window)


def _browser(look: Look, window: Window) -> Group:
    theme = look.theme
    strip = mixed(theme.bar, theme.ink, 26)
    mac = look.platform == "browser_macos"
    lights = desktops.traffic_lights(window)
    tabs: list[Node] = [space(2), *lights, space(6)] if mac else []
    for number, name in enumerate((window.title, *window.tabs)):
        own = number == 0
        tabs.append(
            row(
                Icon(window.sign if own else "globe", 14, theme.accent, look.icons),
                say(look, name, 12, theme.ink if own else theme.muted, grow=1),
                Icon("close", 10, theme.muted, look.icons),
                gap=7,
                pad=pad(10, 0),
                width=200,
                height=30,
                radius=7,
                fill=theme.bar if own else "",
                mark=window.parts.get(f"tab{number}"),
            )
        )
    tabs += [Icon("plus", 14, theme.muted, look.icons), push()]
    if not mac:
        tabs += caption_buttons(look, window, 42, 36)
    top = row(*tabs, gap=6, pad=Pad(0, 0, 0, 8), height=36, fill=strip, clip=True)
    address = row(
        Icon("lock", 12, theme.muted, look.icons),
        say(look, window.url, 12.5, grow=1),
        Icon("star", 14, theme.muted, look.icons),
        gap=8,
        pad=pad(12, 5),
        radius=13,
        fill=mixed(theme.bar, theme.ink, 16),
        grow=1,
    )
    tools = row(
        *(_button(look, window, name) for name in BROWSER_TOOLS[:3]),
        address,
        *(_button(look, window, name) for name in BROWSER_TOOLS[3:]),
        gap=13,
        pad=pad(12, 4),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )  # fmt: skip
    return column(top, tools, filling(look, window.body), grow=1)


def _button(look: Look, window: Window, name: str) -> Group:
    sign = Icon(name, 16, look.theme.muted, look.icons)
    return row(sign, hugs=True, mark=window.parts.get(name))


def _device(look: Look, window: Window) -> Group:
    """A tablet or phone that fills the screen: its status line, then the program."""
    theme = look.theme
    names = ("wifi", "battery") if look.platform != "embedded" else ("wifi", "bluetooth")
    bar = row(
        say(look, window.clock, 12, bold=True),
        push(),
        *(Icon(name, 14, theme.ink, look.icons) for name in names),
        gap=7,
        pad=pad(18, 0),
        height=26,
        fill=theme.bar,
    )
    return column(*([bar] if window.shell else ()), filling(look, window.body), grow=1)


_FRAMES: dict[str, Callable[[Look, Window], Group]] = {
    **desktops.FRAMES,
    "browser_windows": _browser,
    "browser_macos": _browser,
    "browser_linux": _browser,
    "android": _device,
    "ios": _device,
    "tablet": _device,
    "embedded": _device,
}
