"""The elements that a page of any application paints, as captured elements."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.browser.host import PageError
from pointerbench.capture.captured import Captured
from pointerbench.capture.tables import facts_of
from pointerbench.capture.web.session import Live
from pointerbench.capture.web.tables import kinds_of, titled
from pointerbench.elements.tree import STATES, Group, ListKind
from pointerbench.values.geometry import Box

_NOISE = 0.05  # of a pixel: what layout in fractions leaves behind
_SMALLEST = 3  # pixels
_STATES = {
    "checked": "checked",
    "pressed": "checked",
    "selected": "selected",
    "disabled": "disabled",
    "expanded": "expanded",
    "invalid": "invalid",
}
_GLYPHS = re.compile("[\ue000-\uf8ff\U000f0000-\U0010fffd]")
_MUTE = ("", "none", "generic", "StaticText", "InlineTextBox", "presentation")
_ALIKE = 0.8  # of two boxes of the same words: one of them is enough


@dataclass(frozen=True, slots=True)
class Ink:
    """Where the letters of a text are expected, in pixels of the picture; on how many lines;
    whether a bullet stands before them."""

    box: Box
    lines: int
    bullet: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """What a page paints now.

    Attributes:
        inks: by text, where its letters are expected.
        foreign: how many frames belong to other origins and were not looked into.
    """

    elements: tuple[Captured, ...]
    groups: Mapping[str, Group]
    kinds: Mapping[str, ListKind]
    inks: Mapping[str, Ink]
    title: str
    foreign: int


def see(live: Live) -> Seen:
    """Reads the page: boxes and texts from the document, names from the accessibility tree.

    Raises:
        PageError: the page is gone, or it is none (a picture, a plain text).
    """
    raw = live.call("pbCapture.elements")
    named = _accessible(live, len(raw["elements"]))
    size, scale = live.look.pixels, live.look.scale
    kinds = kinds_of(raw["groups"])
    groups = _groups(raw["groups"], kinds, scale, size)
    elements = [
        element
        for item, said in zip(raw["elements"], named, strict=True)
        if (element := _element(item, said, scale, size)) is not None
    ]
    kept = tuple(titled(_once(elements), groups, kinds))
    ids = {element.id for element in kept}
    inks = {
        item["id"]: Ink(outer(item["ink"], scale), int(item["lines"]), bool(item["bullet"]))
        for item in raw["elements"]
        if item["ink"] and item["id"] in ids
    }
    return Seen(kept, groups, kinds, inks, raw["title"], raw["foreign"])


def _accessible(live: Live, count: int) -> list[Mapping[str, Any]]:
    """What the browser tells assistive technology of each element: role, name, description,
    properties; empty where it tells nothing."""
    array = live.send("Runtime.evaluate", {"expression": "pbCapture.handles()"})["result"]
    if "objectId" not in array:
        raise PageError("the page has no script of ours")
    asked = {"objectId": array["objectId"], "ownProperties": True}
    listed = live.send("Runtime.getProperties", asked)["result"]
    handles = {p["name"]: p["value"]["objectId"] for p in listed if p["name"].isdecimal()}
    found = [_node(live, handles[str(at)]) for at in range(count)]
    live.send("Runtime.releaseObject", {"objectId": array["objectId"]})
    return found


def _node(live: Live, handle: str) -> Mapping[str, Any]:
    asked = {"objectId": handle, "fetchRelatives": False}
    nodes = live.send("Accessibility.getPartialAXTree", asked)["nodes"]
    if not nodes:
        return {}
    node = nodes[0]
    plain = {key: node[key]["value"] for key in ("role", "name", "description") if key in node}
    states = {p["name"]: p["value"].get("value") for p in node.get("properties", ())}
    return plain | {"ignored": node["ignored"], "states": states}


def _groups(
    rows: Sequence[Mapping[str, Any]],
    kinds: Mapping[str, ListKind],
    scale: float,
    size: tuple[int, int],
) -> dict[str, Group]:
    """Parts of the page; a row of a table with a header has its facts, by the column's name."""
    groups: dict[str, Group] = {}
    seen: dict[tuple[str, str], int] = {}
    for row in rows:
        box = _whole_box(row["box"], scale, size)
        kind = f"table{row['table']}" if row["facts"] else ""
        kind = kind if kind in kinds else ""
        place = kind, row["parent"]
        seen[place] = seen.get(place, -1) + 1
        facts = facts_of(row["facts"], kinds[kind]) if kind else {}
        title = facts.get(kinds[kind].title) if kind else None
        key = title.text if title else row["name"] or row["role"]
        groups[row["id"]] = Group(
            row["id"], box, kind, row["parent"], seen[place], key, facts, row["text"]
        )
    return groups


def _element(
    item: Mapping[str, Any], said: Mapping[str, Any], scale: float, size: tuple[int, int]
) -> Captured | None:
    box = _whole_box(item["box"], scale, size)
    if min(box.width, box.height) < _SMALLEST:
        return None
    own = item["type"] in ("text", "image")
    name = said.get("name") or item["alt"] or item["title"]
    if own and not said.get("name"):
        name = item["text"] or name
    description = said.get("description") or (item["title"] if item["title"] != name else "")
    return Captured(
        id=item["id"],
        type=item["type"],
        box=box,
        role=_role(item, said),
        name=_worded(name),
        description=_worded(description),
        text=item["text"],
        label=item["label"],
        shortcut=item["shortcut"],
        fill=item["fill"],
        ink=item["ink_color"],
        shape=item["shape"],
        state=_states(item, said.get("states", {})),
        group=item["group"],
        whole=item["whole"],
        active=item["active"],
        path=item["path"],
    )


def _worded(text: object) -> str:
    """Without the glyphs of icon fonts, blanks made one."""
    return " ".join(_GLYPHS.sub(" ", str(text)).split())


def _role(item: Mapping[str, Any], said: Mapping[str, Any]) -> str:
    """What assistive technology calls it; where that has no word, what the document does."""
    told = str(said.get("role", ""))
    return item["role"] if said.get("ignored", True) or told in _MUTE else told


def _states(item: Mapping[str, Any], told: Mapping[str, Any]) -> frozenset[str]:
    found = set(item["state"]) & set(STATES)  # other people's pages have words of their own
    found |= {ours for name, ours in _STATES.items() if told.get(name) in (True, "true")}
    if told.get("focused"):
        found.add("focused")
    return frozenset(found)


def _once(elements: Sequence[Captured]) -> tuple[Captured, ...]:
    """Without controls that only wrap another control of the same size: a click on either is one on
    both. The inner one stays, with what the outer one knows."""
    kept: list[Captured] = []
    for element in elements:
        before = kept[-1] if kept else None
        wraps = (
            before is not None
            and element.path.startswith(before.path + "/")
            and before.active
            and element.active
            and _alike(before.box, element.box)
        )
        if wraps:
            kept.pop()
        kept.append(element)
    return tuple(kept)


def _alike(first: Box, second: Box) -> bool:
    shared = first.intersect(second).area
    return shared >= _ALIKE * max(first.area, second.area, 1)


def _whole_box(edges: Sequence[float], scale: float, size: tuple[int, int]) -> Box:
    """Edges in CSS pixels as a box in the picture: the pixels that are wholly its own."""
    x1, y1, x2, y2 = (edge * scale for edge in edges)
    inner = math.ceil(x1 - _NOISE), math.ceil(y1 - _NOISE)
    box = Box(*inner, math.floor(x2 + _NOISE), math.floor(y2 + _NOISE))
    return box.intersect(Box(0, 0, *size))


def outer(edges: Sequence[float], scale: float) -> Box:
    """Edges in CSS pixels as a box in the picture: every pixel that they touch."""
    x1, y1, x2, y2 = (edge * scale for edge in edges)
    return Box(math.floor(x1), math.floor(y1), math.ceil(x2), math.ceil(y2))
