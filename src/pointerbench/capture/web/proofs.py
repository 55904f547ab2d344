"""Proofs of boxes on a page: clicks that the browser delivers, letters that go when they alone are
not drawn, what changes under the mouse. None of them reads the box from the page again."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from pointerbench.browser.host import told
from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, SILENT, Captured, Evidence
from pointerbench.capture.evidence import FEWEST, Pixels, changed, judge_change
from pointerbench.capture.web.session import Live
from pointerbench.capture.web.tree import Ink
from pointerbench.values.geometry import Box

Point = tuple[float, float]
Inks = Mapping[str, Ink]
Identity = tuple[str, str, str, str, tuple[int, int]]

_NEAR = 1.5  # pixels between an edge and the points on either side of it
_APART = 14  # pixels between two texts that are taken away at once
_OFF = 3  # pixels by which letters may miss where they are expected
_SOME = 0.3  # of what changed: less is something else, as a tooltip that reaches over the box
_HOVER = 90  # milliseconds from the mouse's coming to what it changes


@dataclass(slots=True)
class Proved:
    """What was proved in a session, by widget; hovering is not tried twice at the same place."""

    known: dict[Identity, tuple[Box, tuple[Evidence, ...]]] = field(default_factory=dict)

    def of(self, element: Captured) -> tuple[Evidence, ...]:
        box, found = self.known.get(identity(element), (None, ()))
        return found if box == element.box else ()

    def keep(self, element: Captured) -> None:
        self.known[identity(element)] = element.box, element.evidence


def identity(element: Captured) -> Identity:
    """What makes a widget the same one in another state."""
    box = element.box
    return element.role, element.name, element.text, element.path, (box.width, box.height)


def prove(
    live: Live, elements: Sequence[Captured], inks: Inks, *, hover: float, proved: Proved
) -> tuple[Captured, ...]:
    """The elements with their evidence. The page is as it was afterwards.

    ``hover`` is how many seconds may go by with trying what the mouse changes.
    """
    found: dict[str, list[Evidence]] = {element.id: [] for element in elements}
    live.rest_mouse()
    before = live.settle()
    texts = [element for element in elements if element.id in inks]
    others = [element for element in elements if element.id not in inks]
    for evidence in (hits(live, elements), clicks(live, others), vanishing(live, texts, inks)):
        for id_, said in evidence.items():
            found[id_].append(said)
    for id_, said in hovers(live, [e for e in others if e.active], before, hover, proved).items():
        found[id_].append(said)
    made = tuple(replace(element, evidence=tuple(found[element.id])) for element in elements)
    for element in made:
        proved.keep(element)
    return made


def points(box: Box, size: tuple[int, int], near: float = _NEAR) -> Iterator[tuple[Point, bool]]:
    """Where a box is tried, in pixels of the picture, and whether the point lies inside.

    Edges lie between pixels, so half a pixel more outside. What lies beyond the picture is left
    out.
    """
    x, y = (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2
    yield (x, y), True
    for inside, by in ((True, near), (False, -near - 1)):
        edges = (box.x1 + by, y), (box.x2 - by, y), (x, box.y1 + by), (x, box.y2 - by)
        for point in edges:
            if 0 <= point[0] < size[0] and 0 <= point[1] < size[1]:
                yield point, inside


def hits(live: Live, elements: Sequence[Captured]) -> dict[str, Evidence]:
    """What the browser's own hit test says at the centre and inside the edges, and for what is no
    text outside of them."""
    size, scale = live.look.pixels, live.look.scale
    asked = {e.id: _asked(e, size) for e in elements}
    rows = [
        {"id": id_, "points": [[x / scale, y / scale] for (x, y), _ in tried]}
        for id_, tried in asked.items()
    ]
    answers = live.call("pbCapture.reaches", rows)
    return {
        element.id: _agreed("hit", element, [inside for _, inside in asked[element.id]], reached)
        for element, reached in zip(elements, answers, strict=True)
    }


def _asked(element: Captured, size: tuple[int, int]) -> list[tuple[Point, bool]]:
    """A text's own line is as wide as the column it stands in: only its inside says something."""
    tried = points(element.box, size)
    return [(point, inside) for point, inside in tried if inside or element.type != "text"]


def clicks(live: Live, elements: Sequence[Captured]) -> dict[str, Evidence]:
    """What clicks reach that the browser delivers at the centre and on both sides of each edge. The
    page notices none of them."""
    size = live.look.pixels
    found: dict[str, Evidence] = {}
    live.call("pbCapture.startProbe")
    try:
        for element in elements:
            tried = list(points(element.box, size))
            for point, inside in tried:
                if not inside:  # what a mouse inside has unfolded goes back first
                    live.rest_mouse()
                press(live, point)
            heard = live.call("pbCapture.heard")
            if len(heard) != len(tried):  # one went to a frame that is none of ours, or to nothing
                heard = [_alone(live, point) for point, _ in tried]
            reached = [element.id in ids for ids in heard]
            found[element.id] = _agreed("click", element, [inside for _, inside in tried], reached)
    finally:
        live.call("pbCapture.endProbe")
    return found


def _alone(live: Live, point: Point) -> list[str]:
    live.call("pbCapture.heard")
    press(live, point)
    heard: list[list[str]] = live.call("pbCapture.heard")
    return heard[0] if heard else []


def press(live: Live, point: Point) -> None:
    """A press and a release of the mouse at a point of the picture."""
    by = live.look.scale
    where = {"x": point[0] / by, "y": point[1] / by, "button": "left", "clickCount": 1}
    for kind in ("mousePressed", "mouseReleased"):
        live.send("Input.dispatchMouseEvent", {"type": kind, **where})


def _agreed(
    kind: str, element: Captured, wanted: Sequence[bool], reached: Sequence[bool]
) -> Evidence:
    """All points must be as the box says; where the page said that a part of the element is
    covered, a part of them says nothing."""
    right = sum(one == other for one, other in zip(wanted, reached, strict=True))
    agree = right / len(wanted)
    if right == len(wanted):
        return Evidence(kind, CONFIRMED, agree)
    partly = not element.whole and any(reached)
    return Evidence(kind, SILENT) if partly else Evidence(kind, CONTRADICTED, agree)


def vanishing(live: Live, texts: Sequence[Captured], inks: Inks) -> dict[str, Evidence]:
    """What goes from the picture where a text alone is not drawn.

    Texts that lie apart are taken away together.
    """
    found: dict[str, Evidence] = {}
    before = live.pixels()
    for batch in _batches(texts):
        after = _without(live, batch, wholly=False)
        found |= {text.id: judge_ink(before, after, text.box, inks[text.id]) for text in batch}
    silent = [text for text in texts if found[text.id].verdict == SILENT]
    for batch in _batches(silent):  # a colour that yields to nothing: the whole element is left out
        after = _without(live, batch, wholly=True)
        for text in batch:
            said = judge_ink(before, after, text.box, inks[text.id])
            if said.verdict == CONFIRMED:
                found[text.id] = said
    return found


def _without(live: Live, batch: Sequence[Captured], *, wholly: bool) -> Pixels:
    live.call("pbCapture.veil", {"ids": [text.id for text in batch], "wholly": wholly})
    try:
        return live.pixels()
    finally:
        live.call("pbCapture.unveil")


def _batches(texts: Sequence[Captured]) -> list[list[Captured]]:
    batches: list[list[Captured]] = []
    for text in texts:
        near = text.box.grown(_APART)
        free = (b for b in batches if not any(near.overlaps(other.box) for other in b))
        batch = next(free, None)
        if batch is None:
            batches.append(batch := [])
        batch.append(text)
    return batches


def judge_ink(before: Pixels, after: Pixels, box: Box, ink: Ink) -> Evidence:
    """Whether the letters that went lie where the box says that they are.

    Confirmed where all lie in the box and reach from edge to edge of where they are expected;
    contradicted where they do not; silent where hardly any went.
    """
    height, width = before.shape[:2]
    near = box.grown(_APART - 2).intersect(Box(0, 0, width, height))
    here = (slice(near.y1, near.y2), slice(near.x1, near.x2))
    bullets = [Box(0, 0, max(0, box.x1 - near.x1), near.height)] if ink.bullet else []
    different = changed(before[here], after[here], bullets)
    total = int(different.sum())
    if total < FEWEST:
        return Evidence("ink", SILENT)
    rows, columns = np.nonzero(different.any(axis=1))[0], np.nonzero(different.any(axis=0))[0]
    went = Box(int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)
    went = went.moved(near.x1, near.y1)
    own = box.grown(2).moved(-near.x1, -near.y1).intersect(Box(0, 0, near.width, near.height))
    agree = int(different[own.y1 : own.y2, own.x1 : own.x2].sum()) / total
    expected = ink.box.intersect(box.grown(_OFF))
    slack = _OFF if ink.lines == 1 else max(_OFF, box.height // (2 * ink.lines))
    off = [abs(a - b) for a, b in zip(went, expected, strict=True)]
    fits = off[0] <= _OFF + 1 and off[2] <= _OFF + 1 and off[1] <= slack and off[3] <= slack
    verdict = CONFIRMED if fits and agree == 1.0 else CONTRADICTED
    return Evidence("ink", verdict, agree, went)


def hovers(
    live: Live, elements: Sequence[Captured], before: Pixels, seconds: float, proved: Proved
) -> dict[str, Evidence]:
    """What changes where the mouse comes over each element, as long as there is time."""
    found: dict[str, Evidence] = {}
    begun = time.monotonic()
    for element in elements:
        known = [said for said in proved.of(element) if said.kind == "hover"]
        if known:
            found[element.id] = known[0]
        elif time.monotonic() - begun < seconds:
            found[element.id] = _hover(live, element, before)
    live.rest_mouse()
    return found


def _hover(live: Live, element: Captured, before: Pixels) -> Evidence:
    x, y = (element.box.x1 + element.box.x2) / 2, (element.box.y1 + element.box.y2) / 2
    scale = live.look.scale
    with told("hover"):
        live.page.mouse.move(x / scale, y / scale)
    live.pause(_HOVER)
    return judge_hover(before, live.pixels(), element.box)


def judge_hover(before: Pixels, after: Pixels, box: Box) -> Evidence:
    """Whether what changed under the mouse is the box.

    A shadow that spreads evenly around it is. What changed elsewhere only, as a tooltip, says
    nothing, nor does what changed all around it, as the row of a table that a button stands in.
    """
    said = judge_change("hover", before, after, box)
    if said.verdict != CONTRADICTED or said.box is None:
        return said
    left, top, right, bottom = (abs(a - b) for a, b in zip(said.box, box, strict=True))
    around = said.box.grown(_OFF).covers(box)
    if around and abs(left - right) <= _OFF and abs(top - bottom) <= 2 * _OFF:
        return replace(said, verdict=CONFIRMED)
    elsewhere = around or said.agree < _SOME or not said.box.overlaps(box)
    return Evidence("hover", SILENT) if elsewhere else said
