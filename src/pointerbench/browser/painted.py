"""The element tree of a page as plain values, in pixels of the picture."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.browser.host import Host, PageError
from pointerbench.elements.tree import TYPES, Element, ElementTree, Fact, Group, Intent, ListKind
from pointerbench.values.geometry import Box

_NOISE = 1e-3  # of a pixel: what layout in fractions leaves behind


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a page's own names mean, and where it is shown; see `ElementTree`."""

    kinds: Mapping[str, ListKind]
    functions: Mapping[str, Intent]
    language: str
    platform: str


def tree_of(host: Host, meaning: Meaning) -> ElementTree:
    """What the page paints now.

    Raises:
        PageError: it threw, or it names a list or a function that nobody described.
    """
    raw = host.call("pbTree.elements")
    scale = host.device.screen.scale
    limits = host.device.screen.pixels
    seen: Counter[tuple[str, str]] = Counter()
    groups = {item["id"]: _group(item, seen, scale, limits) for item in raw["groups"]}
    elements = tuple(_element(item, scale, limits) for item in raw["elements"])
    for group in groups.values():
        if group.kind not in meaning.kinds and group.facts:
            raise PageError(f"data-group={group.kind!r} has facts, but no such list is described")
    return ElementTree(
        size=limits,
        elements=elements,
        groups=groups,
        kinds=meaning.kinds,
        functions=meaning.functions,
        language=meaning.language,
        platform=meaning.platform,
    )


def _group(
    item: Mapping[str, Any],
    seen: Counter[tuple[str, str]],
    scale: float,
    limits: tuple[int, int],
) -> Group:
    """``seen`` counts the groups of each kind below each parent, which gives them their places."""
    place = item["kind"], item["parent"]
    seen[place] += 1
    return Group(
        id=item["id"],
        box=_box(item["box"], scale, limits),
        kind=item["kind"],
        parent=item["parent"],
        index=seen[place] - 1,
        key=item["key"],
        facts={
            name: Fact(fact["value"], str(fact.get("text", "")))
            for name, fact in item["facts"].items()
        },
        text=item["text"],
    )


def _element(item: Mapping[str, Any], scale: float, limits: tuple[int, int]) -> Element:
    if item["type"] not in TYPES:
        raise PageError(f"data-el={item['type']!r}: expected one of {', '.join(TYPES)}")
    fields = {name: value for name, value in item.items() if name not in ("box", "state")}
    return Element(**fields, box=_box(item["box"], scale, limits), state=frozenset(item["state"]))


def _box(edges: Sequence[float], scale: float, limits: tuple[int, int]) -> Box:
    """Edges in CSS pixels as a box in the picture: the pixels that are wholly its own."""
    width, height = limits
    x1, y1, x2, y2 = (edge * scale for edge in edges)
    inner = math.ceil(x1 - _NOISE), math.ceil(y1 - _NOISE)
    box = Box(*inner, math.floor(x2 + _NOISE), math.floor(y2 + _NOISE))
    return box.intersect(Box(0, 0, width, height))
