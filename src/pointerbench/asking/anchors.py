"""What spatial questions could ask: places by what stands around an element, unproved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from pointerbench.asking import conditions, pictures
from pointerbench.asking.conditions import Where, kind_of
from pointerbench.asking.targets import askable, quotable
from pointerbench.elements.relations import CORNERS, EDGES, SIDES, apart, in_line
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.values.rng import Stream

_SHARES: Mapping[str, float] = {
    "side": 6,
    "line": 2,
    "between": 3,
    "nearest": 2,
    "corner": 3,
    "edge": 2,
    "nth": 3,
    "item": 4,
    "nth_item": 2,
}
_NEAR = 5
_LONGEST = 10
_REACH = 0.2
"""How far an anchor may stand from the target, as a part of the screen's longer side."""


class Raw:
    """A screen as the proposer sees it: who can be an anchor."""

    def __init__(self, tree: ElementTree) -> None:
        self.tree = tree

    @cached_property
    def anchors(self) -> list[tuple[Element, Where]]:
        """Elements that one short text names, each with that description."""
        found: list[tuple[Element, Where]] = []
        for element in self.tree.elements:
            where = quotable(element) if askable(element, self.tree) else {}
            if not where or "begins" in where:
                continue
            for kind in ({}, {"type": kind_of(element)}):
                if "label" in where and not kind:
                    continue
                if conditions.found({**kind, **where}, self.tree) == [element]:
                    found.append((element, {**kind, **where}))
                    break
        return found

    def near(self, element: Element) -> list[tuple[Element, Where]]:
        """The anchors nearest to an element by their middles."""
        x, y = element.box.center
        reach = _REACH * max(self.tree.size)
        others = [
            pair
            for pair in self.anchors
            if pair[0].id != element.id and apart(pair[0].box, element.box) <= reach
        ]

        def far(pair: tuple[Element, Where]) -> int:
            ox, oy = pair[0].box.center
            return (ox - x) ** 2 + (oy - y) ** 2

        return sorted(others, key=far)[: 2 * _NEAR]


def raw_queries(stream: Stream, element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    """Queries that might mean the element; the sorts of places take turns."""
    where = _where(stream, element)
    sorts = {
        "side": _sides, "line": _lines, "between": _betweens, "nearest": _nearests,
        "corner": _corners, "edge": _edges, "nth": _nths, "item": _items, "nth_item": _nth_items,
    }  # fmt: skip
    open_sorts = {
        name: iter(stream.child(name).shuffled(list(made(element, raw))))
        for name, made in sorts.items()
    }
    while open_sorts:
        sort = stream.weighted({name: _SHARES[name] for name in open_sorts})
        query = next(open_sorts[sort], None)
        if query is None:
            del open_sorts[sort]
        else:
            yield {"where": where, **query}


def _where(stream: Stream, element: Element) -> Where:
    kind = kind_of(element)
    if element.icon and pictures.icon_look(element.icon).words and stream.chance(0.5):
        return {"type": kind, "icon": element.icon}
    text = quotable(element)
    if "text" in text and stream.chance(0.4):
        return {"type": kind, **text}
    return {"type": kind}


def _sides(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    for _, where in raw.near(element)[:_NEAR]:
        for side in SIDES:
            yield {"relation": side, "anchor": where}
            yield {"relation": side, "anchor": where, "next": True}


def _lines(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    for anchor, where in raw.anchors:
        for line in ("row", "column"):
            if anchor.id != element.id and in_line(element.box, anchor.box, line):
                yield {"relation": line, "anchor": where}


def _betweens(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    near = raw.near(element)[:_NEAR]
    x, y = element.box.center
    for at, (one, where) in enumerate(near):
        for other, second in near[at + 1 :]:
            (ax, ay), (bx, by) = one.box.center, other.box.center
            if (ax - x) * (bx - x) < 0 or (ay - y) * (by - y) < 0:
                yield {"relation": "between", "anchor": where, "other": second}


def _nearests(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    for _, where in raw.near(element)[:_NEAR]:
        yield {"relation": "nearest", "anchor": where}


def _corners(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    for corner in CORNERS:
        yield {"relation": "corner", "corner": corner}


def _edges(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    for edge in EDGES:
        yield {"relation": "edge", "edge": edge}


def _nths(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    near = raw.near(element)[:_NEAR]
    for line, ends in (("row", ("left", "right")), ("column", ("top", "bottom"))):
        for end in ends:
            for n in range(1, _LONGEST + 1):
                nth = {"relation": "nth", "line": line, "from": end, "n": n}
                yield nth
                if line == "row":
                    yield from ({**nth, "anchor": where} for _, where in near[:2])


def _items(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    kind = _kind(element, raw.tree)
    if kind:
        title = raw.tree.kinds[kind].title
        for anchor, where in raw.near(element):
            if anchor.key == element.key and anchor.part in (title, "title"):
                yield {"relation": "item", "anchor": where, "kind": kind}


def _nth_items(element: Element, raw: Raw) -> Iterator[dict[str, Any]]:
    kind = _kind(element, raw.tree)
    if kind:
        for n in range(1, _LONGEST + 1):
            nth = {"relation": "nth_item", "kind": kind, "n": n}
            yield {**nth, "line": "column", "from": "top"}
            yield {**nth, "line": "row", "from": "left"}


def _kind(element: Element, tree: ElementTree) -> str:
    """The list of the nearest item around an element; empty where it has no words."""
    group = element.group
    while group and tree.groups[group].kind not in tree.kinds:
        group = tree.groups[group].parent
    return tree.groups[group].kind if group else ""
