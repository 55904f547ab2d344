"""The windows of a screen, from the bottom to the top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.values.geometry import Box

_LIKE = 0.6  # a window and an accessible are the same where they share that much


@dataclass(frozen=True, slots=True)
class Window:
    """A window that is shown, just below the root; its frame counts as its own.

    ``free`` tells that the window manager leaves it alone, as menus and tooltips.
    """

    id: int
    box: Box
    free: bool
    title: str = ""


def windows(display: Any) -> tuple[Window, ...]:
    """All windows that are shown, bottom to top, but tiny ones and those for input only."""
    found = (_window(display, window) for window in display.screen().root.query_tree().children)
    return tuple(window for window in found if window is not None)


def _window(display: Any, window: Any) -> Window | None:
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
        return Window(window.id, box, bool(attributes.override_redirect), _title(display, window))
    except error.XError:  # it has gone in the meantime
        return None


def _title(display: Any, window: Any) -> str:
    utf8 = display.get_atom("_NET_WM_NAME")
    for one in (window, *window.query_tree().children):
        name = one.get_full_text_property(utf8) or one.get_wm_name()
        if name:
            return name if isinstance(name, str) else name.decode("utf-8", "replace")
    return ""


def topmost(stack: Sequence[Window], x: int, y: int) -> Window | None:
    """The window that is seen at a pixel."""
    return next((window for window in reversed(stack) if window.box.contains(x, y)), None)


def window_of(stack: Sequence[Window], box: Box, title: str = "") -> Window | None:
    """The window that an accessible one with that box is: of several, as a dialog that fills the
    screen as its program does, the one with the title; else the uppermost."""
    likest, best = None, (False, _LIKE)
    for window in stack:
        shared = window.box.intersect(box).area
        like = shared / max(1, window.box.area + box.area - shared)
        fit = (bool(title) and window.title == title, like)
        if like >= _LIKE and fit >= best:
            likest, best = window, fit
    return likest
