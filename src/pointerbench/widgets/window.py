"""What a frame needs to know of a program's window, and the parts that frames share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.look import Look, luminance

BUTTONS = ("minimize", "maximize", "close")


@dataclass(frozen=True, slots=True)
class Window:
    """What a frame needs to know of a program's window.

    Attributes:
        title: of the window (a browser: of the page).
        program: its name; ``sign`` its icon.
        menus: the menu bar's items, in the window or, on a Mac, in the bar at the top.
        header: tools in the title bar, where the platform has them there; left and right.
        clock: what the desktop's bar shows.
        shell: whether the desktop's own bar is seen.
        url, tabs: of a browser; ``tabs`` are the other ones.
        running: icons of programs in the desktop's bar.
        buttons: marks of the window's own: minimise, maximise, close.
        parts: marks of a browser's own tools by icon, and of its tabs: ``tab0`` is the page's.
    """

    title: str
    program: str
    sign: str
    body: Node
    menus: tuple[Node, ...] = ()
    header: tuple[tuple[Node, ...], tuple[Node, ...]] = ((), ())
    clock: str = "10:24"
    shell: bool = True
    url: str = ""
    tabs: tuple[str, ...] = ()
    running: tuple[str, ...] = ("folder", "globe", "mail", "terminal")
    buttons: tuple[object, object, object] = (None, None, None)
    parts: Mapping[str, object] = field(default_factory=dict)


def menu_row(look: Look, window: Window) -> list[Node]:
    """The menu bar inside the window, if there is one."""
    if not window.menus:
        return []
    return [row(*window.menus, pad=pad(4, 0), fill=look.theme.bar, clip=True, height=24)]


def filling(look: Look, body: Node) -> Group:
    return column(
        body if body.grow else column(body, grow=1), grow=1, clip=True, fill=look.theme.page
    )


def caption_buttons(look: Look, window: Window, width: float, height: float) -> list[Node]:
    ink = look.theme.ink if luminance(look.theme.bar) > 0.1 else "#e8e8e8"
    return [
        row(Icon(name, 12, ink, "fluent"), width=width, height=height, justify="center", mark=mark)
        for name, mark in zip(BUTTONS, window.buttons, strict=True)
    ]
