"""Executes spatial queries: all elements that a description with a place can mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pointerbench.asking import conditions
from pointerbench.asking.question import Query
from pointerbench.elements import relations
from pointerbench.elements.tree import Element, ElementTree, Group
from pointerbench.values.geometry import Box

_FAR_ACROSS = 0.5
_SMALL = 0.06


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    """Ids of all elements that the query can mean; none where its anchor is not clear.

    Where only one can be meant, and the relation does not clearly hold for it, none is.
    """
    things = conditions.found(query["where"], tree, loose)
    return _PLACES[query["relation"]](query, things, tree, loose)


def _anchors(query: Query, name: str, tree: ElementTree, loose: bool) -> list[Element]:
    """What a thing's place is told by: one, painted whole; ``loose``: all that could be meant."""
    anchors = conditions.found(query[name], tree, loose)
    if loose:
        return anchors
    return anchors if len(anchors) == 1 and anchors[0].whole else []


def _apart(things: Sequence[Element], *anchors: Element) -> list[Element]:
    """Without the anchors and what lies in one or around one."""
    return [
        thing
        for thing in things
        if not any(
            thing.id == anchor.id or thing.box.covers(anchor.box) or anchor.box.covers(thing.box)
            for anchor in anchors
        )
    ]


def _sure(possible: Sequence[str], clear: Sequence[str], loose: bool) -> list[str]:
    """All that are possible; one alone has to be clear."""
    if loose or len(possible) != 1:
        return list(possible)
    return [each for each in possible if each in clear]


def _side(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    side = query["relation"]
    found: list[str] = []
    for anchor in _anchors(query, "anchor", tree, loose):
        around = _widened(anchor.box, side) if loose else anchor.box
        others = _apart(things, anchor)
        possible = [e for e in others if relations.beside(e.box, around, side, True)]
        clear = [e.id for e in others if relations.beside(e.box, around, side)]
        ids = [e.id for e in possible]
        if query.get("next"):
            gaps = {e.id: float(relations.gap(e.box, around, side)) for e in possible}
            ids = relations.least(gaps, loose)
        found += _sure(ids, clear, loose)
    return found


def _widened(box: Box, side: str) -> Box:
    """The box with more room across the direction: for positions nearly on that side."""
    if side in ("left", "right"):
        return box.grown(0, int(box.height * _FAR_ACROSS) + 8)
    return box.grown(int(box.width * _FAR_ACROSS) + 8, 0)


def _line(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    found: list[str] = []
    line = query["relation"]
    for anchor in _anchors(query, "anchor", tree, loose):
        others = _apart(things, anchor)
        possible = [e.id for e in others if relations.in_line(e.box, anchor.box, line, True)]
        clear = [e.id for e in others if relations.in_line(e.box, anchor.box, line)]
        found += _sure(possible, clear, loose)
    return found


def _between(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    found: list[str] = []
    for first in _anchors(query, "anchor", tree, loose):
        for second in _anchors(query, "other", tree, loose):
            others = _apart(things, first, second)
            ends = first.box, second.box
            possible = [e.id for e in others if relations.between(e.box, *ends, loose=True)]
            clear = [e.id for e in others if relations.between(e.box, *ends)]
            found += _sure(possible, clear, loose)
    return found


def _nearest(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    found: list[str] = []
    for anchor in _anchors(query, "anchor", tree, loose):
        others = _apart(things, anchor)
        found += relations.least({e.id: relations.apart(e.box, anchor.box) for e in others}, loose)
    return found


def _corner(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    screen = Box(0, 0, *tree.size)
    corner = query["corner"]
    small = [e for e in things if e.box.area <= _SMALL * screen.area]
    possible = [e.id for e in small if relations.in_corner(e.box, screen, corner, True)]
    clear = [e.id for e in small if relations.in_corner(e.box, screen, corner)]
    return _sure(possible, clear, loose)


def _edge(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    if loose:
        return [e.id for e in things]
    return relations.outermost({e.id: e.box for e in things}, query["edge"])


def _nth(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    line, n = query["line"], int(query["n"])
    if loose:
        return [e.id for e in things] if n <= len(things) else []
    if "anchor" in query:
        anchors = _anchors(query, "anchor", tree, loose)
        clear, possible = (_with(anchors, things, line, near) for near in (False, True))
        if len(clear) != len(possible):
            return []
        things = clear
    # Whoever counts has to know what counts: with what may be taken for one, and without.
    kind = query["where"].get("type")
    certain = [e for e in things if kind in (None, conditions.kind_of(e))]
    found = _counted(certain, query)
    return found if found == _counted(things, query) else []


def _with(
    anchors: Sequence[Element], things: Sequence[Element], line: str, near: bool
) -> list[Element]:
    """The things in line with an anchor, itself included where it is one of them."""
    return [
        thing
        for thing in things
        for anchor in anchors
        if thing is anchor or relations.in_line(thing.box, anchor.box, line, near)
    ]


def _counted(things: Sequence[Element], query: Query) -> list[str]:
    """The n-th of things that stand in one line."""
    order = relations.lined_up([e.box for e in things], query["line"])
    if query["from"] in ("right", "bottom"):
        order.reverse()
    n = int(query["n"])
    return [things[order[n - 1]].id] if n <= len(order) else []


def _item_of(element: Element, tree: ElementTree) -> str:
    """The id of the innermost item of a list around an element; or empty."""
    group = element.group
    while group and not tree.groups[group].kind:
        group = tree.groups[group].parent
    return group


def _item(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    found: list[str] = []
    for anchor in _anchors(query, "anchor", tree, loose):
        item = _item_of(anchor, tree)
        if item and (loose or anchor not in things):
            found += [e.id for e in _apart(things, anchor) if tree.inside(e.group, item)]
    return found


def _nth_item(query: Query, things: Sequence[Element], tree: ElementTree, loose: bool) -> list[str]:
    n = int(query["n"])
    items = shown_items(query["kind"], tree)
    if loose:
        return [e.id for e in things if _item_of(e, tree)] if n <= len(items) else []
    order = relations.lined_up([item.box for item in items], query["line"])
    if query["from"] in ("right", "bottom"):
        order.reverse()
    if n > len(order):
        return []
    if not all(_whole(items[at], tree) for at in order[:n]):
        return []
    item = items[order[n - 1]]
    return [e.id for e in things if tree.inside(e.group, item.id)]


def shown_items(kind: str, tree: ElementTree) -> list[Group]:
    """The items of a list that have something on the screen."""
    shown = {_item_of(element, tree) for element in tree.elements}
    return [item for item in tree.items(kind) if item.id in shown]


def _whole(item: Group, tree: ElementTree) -> bool:
    """Whether all of an item is on the screen, so that it counts for everybody."""
    inside = Box(0, 0, *tree.size).covers(item.box)
    return inside and all(element.whole for element in tree.of_group(item.id))


_Place = Callable[[Query, Sequence[Element], ElementTree, bool], list[str]]

_PLACES: Mapping[str, _Place] = {
    **dict.fromkeys(relations.SIDES, _side),
    "row": _line,
    "column": _line,
    "between": _between,
    "nearest": _nearest,
    "corner": _corner,
    "edge": _edge,
    "nth": _nth,
    "item": _item,
    "nth_item": _nth_item,
}
