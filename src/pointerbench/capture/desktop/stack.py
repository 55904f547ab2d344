"""The windows of a screen, from the bottom to the top."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from pointerbench.values.geometry import Box

_LIKE = 0.6  # a window and an accessible are the same where they share that much


@dataclass(frozen=True, slots=True)
class Window:
    """A window that is shown, just below the root; its frame counts as its own.

    ``free`` tells that the window manager leaves it alone, as menus and tooltips; ``modal`` that
    its program answers nowhere else as long as it is open, as it told the window manager: not all
    toolkits tell it in their tree.
    """

    id: int
    box: Box
    free: bool
    title: str = ""
    modal: bool = False


def windows(display: Any) -> tuple[Window, ...]:
    """All windows that are shown, bottom to top, but tiny ones and those for input only."""
    found = [_window(window) for window in display.screen().root.query_tree().children]
    return tuple(_told(display, window) for window in found if window is not None)


def free_windows(display: Any) -> tuple[Window, ...]:
    """Those that the window manager leaves alone, without their titles: asked for many times."""
    found = [_window(window) for window in display.screen().root.query_tree().children]
    return tuple(window for window in found if window is not None and window.free)


def _told(display: Any, window: Window) -> Window:
    """A window with what its program told the window manager of it."""
    from Xlib import error  # noqa: PLC0415

    try:
        own = display.create_resource_object("window", window.id)
        around = _with_client(own)
        return replace(window, title=_title(around), modal=_is_modal(display, around))
    except error.XError:  # it has gone in the meantime
        return window


def _window(window: Any) -> Window | None:
    from Xlib import X, error  # noqa: PLC0415

    try:
        attributes = window.get_attributes()
        if attributes.map_state != X.IsViewable or attributes.win_class == X.InputOnly:
            return None
        shape = window.get_geometry()
        if shape.width < 3 or shape.height < 3:
            return None
        edge = 2 * shape.border_width
        box = Box.at(shape.x, shape.y, shape.width + edge, shape.height + edge)
        return Window(window.id, box, bool(attributes.override_redirect))
    except error.XError:  # it has gone in the meantime
        return None


def _with_client(window: Any) -> tuple[Any, ...]:
    """A window just below the root, and those in it: the window manager's frame holds the program's
    own."""
    return (window, *window.query_tree().children)


def _is_modal(display: Any, around: Sequence[Any]) -> bool:
    from Xlib import Xatom  # noqa: PLC0415

    state = display.get_atom("_NET_WM_STATE")
    modal = display.get_atom("_NET_WM_STATE_MODAL")
    told = (one.get_full_property(state, Xatom.ATOM) for one in around)
    return any(modal in found.value for found in told if found is not None)


def _title(around: Sequence[Any]) -> str:
    named = around[0].display.get_atom("_NET_WM_NAME")
    for one in around:
        name = one.get_full_text_property(named) or one.get_wm_name()
        if name:
            return name if isinstance(name, str) else name.decode("utf-8", "replace")
    return ""


def topmost(stack: Sequence[Window], x: int, y: int) -> Window | None:
    """The window that is seen at a pixel."""
    return next((window for window in reversed(stack) if window.box.contains(x, y)), None)


def window_of(
    stack: Sequence[Window], box: Box, title: str = "", others: Set[str] = frozenset()
) -> Window | None:
    """The window that an accessible one with that box is; of several, one with its title, and of
    those the uppermost.

    ``others`` are the names of the program's other windows: where a dialog is as large as the
    window below it, and that one's accessible has another name than its title, the dialog's title
    is in them."""
    alike = [(_likeness(window.box, box), window) for window in stack]
    fitting = [(like, window) for like, window in alike if like >= _LIKE]
    titled = [one for one in fitting if title and one[1].title == title]
    free = [one for one in fitting if not one[1].title or one[1].title not in others]
    best = max(
        titled or free or fitting, key=lambda one: (one[0], stack.index(one[1])), default=None
    )
    return best[1] if best else None


def _likeness(first: Box, second: Box) -> float:
    shared = first.intersect(second).area
    return shared / max(1, first.area + second.area - shared)
