"""Which of a tree's boxes are on the screen: cut by what is around them, not behind a window."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass

from pointerbench.capture.desktop.kinds import MENU_ENTRIES
from pointerbench.capture.desktop.node import Node
from pointerbench.capture.desktop.stack import Window, topmost, window_of
from pointerbench.values.geometry import Box

_WINDOWS = (
    *("frame", "dialog", "window", "alert", "tool tip", "file chooser", "color chooser"),
    *("popup menu", "notification", "option pane", "font chooser"),
)
_OPENING = ("menu", "combo box", "push button menu", "popup menu", "menu bar", "menu item")
"""Roles whose children may lie in a window of their own."""

_FRAME = 40  # pixels that a window manager adds at an edge, at most
_RIM = 4  # pixels that an open menu has on each side of its entries

_HOLLOW = ("filler", "menu bar", "panel", "page tab", "section", "redundant object", "unknown")
"""Roles that may have no area while their children do."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What is seen of a node.

    Attributes:
        box: the part that is seen; None where nothing is.
        why: why nothing is seen, in a few words.
        whole: whether all of it is seen.
        window: the window it lies in; 0 where none fits.
    """

    box: Box | None = None
    why: str = ""
    whole: bool = True
    window: int = 0


@dataclass(frozen=True, slots=True)
class _Around:
    """What a node's children are cut to, in which window, and why they are not seen at all."""

    clip: Box
    window: int = 0
    gone: str = ""
    opens: bool = False
    tab: bool = False


def seen(nodes: Sequence[Node], stack: Sequence[Window], size: tuple[int, int]) -> list[Seen]:
    """What is seen of each node; ``nodes`` have parents before children."""
    screen = Box(0, 0, *size)
    titles = {node.name for node in nodes if node.depth == 1 and node.showing and not node.drop}
    around: list[_Around] = []
    found: list[Seen] = []
    for node in nodes:
        outer = around[node.parent] if node.parent >= 0 else _Around(screen)
        if outer.tab:  # the contents of a page lie below its tab
            above = nodes[node.parent].parent
            outer = _Around(around[above].clip, outer.window, outer.gone)
        others = titles - {node.name} if node.depth == 1 else set()
        one, inner = _judged(node, outer, stack, screen, others)
        found.append(one)
        around.append(inner)
    return found


def _judged(
    node: Node, outer: _Around, stack: Sequence[Window], screen: Box, others: Set[str]
) -> tuple[Seen, _Around]:
    """What is seen of a node, and what holds for its children; ``others`` are the names of the
    program's other windows."""
    if node.depth == 0:
        return Seen(why="a program"), _Around(screen)
    if _is_window(node) and not node.drop:
        own = window_of(stack, node.box, node.name, others) if node.box else None
        if own is not None and node.depth > 1 and not _is_near(own.box, node.box):
            own = None  # a window in a window, as Qt's for several documents
        if own is not None:
            outer = _Around(screen, own.id)
        elif node.depth == 1:
            outer = _gone(outer, "no such window")
    why, keeps = _unseen(node, outer)
    if why and not _is_silent_entry(node, outer, stack):
        return Seen(why=why), _inner(node, outer) if keeps else _gone(outer, why)
    assert node.box is not None
    return _placed(node, node.box, outer, stack)


def _unseen(node: Node, outer: _Around) -> tuple[str, bool]:
    """Why a node is not seen, whatever lies around it, and whether its children may be."""
    if node.drop or outer.gone:
        return node.drop or outer.gone, False
    if not node.showing:
        return "not showing", node.role in ("menu", "page tab", "menu bar")
    if node.box is None or node.box.area == 0:
        return "no area", node.box is None or node.role in _HOLLOW
    return "", True


def _is_silent_entry(node: Node, outer: _Around, stack: Sequence[Window]) -> bool:
    """Whether a node is an entry of an open menu that does not say that it shows, as in GTK 2:
    one that lies in a popup and is as wide as it."""
    if outer.gone or not outer.opens or not node.box or node.role not in MENU_ENTRIES:
        return False
    popup = topmost(stack, *node.box.center)
    if node.drop or popup is None or not popup.free or not popup.box.covers(node.box):
        return False
    return max(node.box.x1 - popup.box.x1, popup.box.x2 - node.box.x2) <= _RIM


def _placed(node: Node, box: Box, outer: _Around, stack: Sequence[Window]) -> tuple[Seen, _Around]:
    """A node that shows, by its box."""
    if outer.opens and not outer.clip.covers(box):
        popup = topmost(stack, *box.center)
        if popup is None or not popup.free:
            return Seen(why="its popup is closed"), _gone(outer, "its popup is closed")
        outer = _Around(popup.box, popup.id)
    part = box.intersect(outer.clip)
    if part.area == 0:
        keeps = node.role == "page tab"
        return Seen(why="cut away"), _inner(node, outer) if keeps else _gone(outer, "cut away")
    inner = _inner(node, outer, part)
    top = topmost(stack, *part.center)
    if outer.window and (top is None or top.id != outer.window):
        return Seen(why="behind a window", window=outer.window), inner
    whole = part == box and not _covered(part, outer.window, stack)
    return Seen(part, whole=whole, window=outer.window), inner


def _covered(box: Box, own: int, stack: Sequence[Window]) -> bool:
    """Whether a window above its own lies over a part of a box."""
    ids = [window.id for window in stack]
    above = stack[ids.index(own) + 1 :] if own in ids else ()
    return any(window.box.overlaps(box) for window in above)


def _is_near(window: Box, box: Box | None) -> bool:
    """Whether a window's edges are about those of a box; its title and frame are its own."""
    return box is not None and all(
        abs(one - other) <= _FRAME for one, other in zip(window, box, strict=True)
    )


def _is_window(node: Node) -> bool:
    return node.depth == 1 or (node.role in _WINDOWS and node.showing)


def _gone(outer: _Around, why: str) -> _Around:
    return _Around(outer.clip, outer.window, why)


def _inner(node: Node, outer: _Around, part: Box | None = None) -> _Around:
    clip = part if part is not None else outer.clip
    return _Around(clip, outer.window, "", node.role in _OPENING, node.role == "page tab")
