"""What toolkits are known to tell wrongly, found in a tree by what it says itself, and mended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pointerbench.capture.desktop.node import Node
from pointerbench.values.geometry import Box

_LISTS = ("list", "list box", "tree", "table", "tree table", "menu")
_PADDING = 13  # pixels from a label to the edge of its tab in GTK 3, where no second tab tells


@dataclass(frozen=True, slots=True)
class Defect:
    """A thing told wrongly: which, where in the tree, and what was done.

    ``kind`` is one of stale-origin, phantom-menu-bar, empty-list, label-for-tab, unclipped.
    """

    kind: str
    place: str
    done: str


def mended(nodes: Sequence[Node]) -> tuple[list[Node], list[Defect]]:
    """The nodes with their boxes put right, or with a reason to drop them; and what was found."""
    found = list(nodes)
    defects: list[Defect] = []
    for finder in (_stale_origins, _phantom_bars, _empty_lists, _label_tabs):
        for at, node, defect in list(finder(found)):
            found[at] = node
            if defect is not None:
                defects.append(defect)
    defects += _unclipped(found)
    return found, defects


_Found = Iterator[tuple[int, Node, Defect | None]]


def _below(nodes: Sequence[Node], root: int) -> Iterator[int]:
    """The places of all nodes under one; they follow it."""
    beginning = f"{nodes[root].place}/"
    for at in range(root + 1, len(nodes)):
        if not nodes[at].place.startswith(beginning):
            return
        yield at


def _stale_origins(nodes: Sequence[Node]) -> _Found:
    """LibreOffice keeps where its window was: all below its root pane is off by the same amount.

    The panel of GTK around the pane tells where it really is.
    """
    for at, node in enumerate(nodes):
        if node.role != "root pane" or node.box is None or node.parent < 0:
            continue
        panel = nodes[node.parent].box
        if (
            panel is None
            or node.box == panel
            or (node.box.width, node.box.height)
            != (
                panel.width,
                panel.height,
            )
        ):
            continue
        dx, dy = panel.x1 - node.box.x1, panel.y1 - node.box.y1
        yield at, replace(node, box=panel), Defect("stale-origin", node.place, f"moved {dx}, {dy}")
        for below in _below(nodes, at):
            box = nodes[below].box
            if box is not None:
                yield below, replace(nodes[below], box=box.moved(dx, dy)), None


def _phantom_bars(nodes: Sequence[Node]) -> _Found:
    """A menu bar without height that claims to show, as LibreOffice has beside GTK's own."""
    for at, node in enumerate(nodes):
        if node.role == "menu bar" and node.showing and node.box and node.box.height <= 0:
            reason = "a menu bar without height"
            yield at, replace(node, drop=reason), Defect("phantom-menu-bar", node.place, "dropped")


def _empty_lists(nodes: Sequence[Node]) -> _Found:
    """The list of a box that was never opened: no area, while its entries claim to show."""
    for at, node in enumerate(nodes):
        if node.role not in _LISTS or not node.box or node.box.area or not node.count:
            continue
        below = list(_below(nodes, at))
        if any(nodes[one].showing for one in below):
            reason = "a list without area"
            yield at, replace(node, drop=reason), Defect("empty-list", node.place, "dropped")


def _label_tabs(nodes: Sequence[Node]) -> _Found:
    """GTK 3 gives a tab's label for the tab: it is widened to where its neighbours begin."""
    for at, node in enumerate(nodes):
        if node.role != "page tab list" or node.box is None:
            continue
        tabs = [
            place
            for place, tab in enumerate(nodes)
            if tab.parent == at and tab.role == "page tab" and tab.showing and tab.box
        ]
        rows = _in_rows(nodes, tabs)
        column = len(rows) > 1 and all(len(row) == 1 for row in rows)
        seen = [_turned(one) for one in nodes] if column else nodes
        for row in [tabs] if column else rows:
            boxes = [box for place in row if (box := seen[place].box) is not None]
            if not _are_labels(seen[at].box, boxes):
                continue
            alone = column or len(rows) == 1
            strip = _strip(seen, at, boxes) if alone else _between(nodes, rows, row)
            for place, box in zip(row, boxes, strict=True):
                wide = _widened(box, boxes, *strip)
                wide = _flipped(wide) if column else wide
                defect = Defect("label-for-tab", nodes[place].place, f"widened to {list(wide)}")
                yield place, replace(nodes[place], box=wide), defect


def _in_rows(nodes: Sequence[Node], tabs: Sequence[int]) -> list[list[int]]:
    """Tabs by the row in which they stand, from the top."""
    rows: dict[int, list[int]] = {}
    for place in tabs:
        box = nodes[place].box
        assert box is not None
        rows.setdefault(box.center[1], []).append(place)
    return [rows[middle] for middle in sorted(rows)]


def _between(
    nodes: Sequence[Node], rows: Sequence[Sequence[int]], row: Sequence[int]
) -> tuple[int, int]:
    """Top and bottom of one of several rows of tabs: they meet halfway between the labels."""
    spans = [_span([nodes[place].box for place in one]) for one in rows]
    half = max(0, min(below[0] - above[1] for above, below in pairwise(spans))) // 2
    top, bottom = spans[list(rows).index(row)]
    return top - half, bottom + half


def _span(boxes: Sequence[Box | None]) -> tuple[int, int]:
    """Top and bottom of what lies in a row."""
    known = [box for box in boxes if box is not None]
    return min(box.y1 for box in known), max(box.y2 for box in known)


def _turned(node: Node) -> Node:
    """A node whose down is right, so that tabs below each other stand in a row."""
    return replace(node, box=_flipped(node.box)) if node.box else node


def _flipped(box: Box) -> Box:
    return Box(box.y1, box.x1, box.y2, box.x2)


def _are_labels(around: Box | None, boxes: Sequence[Box]) -> bool:
    """Whether boxes of tabs in a row leave room between them, as labels do and tabs do not."""
    if around is None or max(box.y1 for box in boxes) >= min(box.y2 for box in boxes):
        return False  # they do not stand in a row
    row = sorted(boxes)
    gaps = [right.x1 - left.x2 for left, right in pairwise(row)]
    if gaps:
        return min(gaps) >= 6
    return row[0].x1 - around.x1 >= 6


def _strip(nodes: Sequence[Node], at: int, labels: Sequence[Box]) -> tuple[int, int]:
    """Top and bottom of a notebook's row of tabs: from its edge to where a page begins, or has a
    margin: a label has as much room on either side, but for the line between."""
    around = nodes[at].box
    assert around is not None
    low, high = max(box.y2 for box in labels), min(box.y1 for box in labels)
    pages = [
        box
        for below in _below(nodes, at)
        if nodes[below].role != "page tab"
        and nodes[below].showing
        and (box := nodes[below].box)
        and box.area
        and box.width > around.width / 2
    ]
    tops = [box.y1 for box in pages if box.y1 >= low]
    bottoms = [box.y2 for box in pages if box.y2 <= high]
    if tops:
        return around.y1, min(*tops, low + high - around.y1 + 1)
    if bottoms:
        return max(*bottoms, high + low - around.y2 - 1), around.y2
    return high - 6, low + 6


def _widened(box: Box, labels: Sequence[Box], top: int, bottom: int) -> Box:
    row = sorted(labels)
    at = row.index(box)
    gaps = [right.x1 - left.x2 for left, right in pairwise(row)]
    usual = min(min(gaps) // 2, 2 * _PADDING) if gaps else _PADDING
    left = (
        (row[at - 1].x2 + box.x1 + 1) // 2 if at and gaps[at - 1] < 4 * _PADDING else box.x1 - usual
    )
    beyond = at + 1 < len(row) and gaps[at] < 4 * _PADDING
    right = (box.x2 + row[at + 1].x1) // 2 if beyond else box.x2 + usual
    return Box(left, top, right, bottom)


def _unclipped(nodes: Sequence[Node]) -> Iterator[Defect]:
    """Rows that are told beyond what their list shows; `visible` cuts them."""
    for at, node in enumerate(nodes):
        if node.role not in _LISTS or node.box is None or not node.box.area:
            continue
        beyond = [
            one
            for one, child in enumerate(nodes)
            if child.parent == at
            and child.showing
            and child.box
            and not node.box.overlaps(child.box)
        ]
        if beyond and node.role != "menu":
            yield Defect("unclipped", node.place, f"{len(beyond)} entries outside of it left out")
