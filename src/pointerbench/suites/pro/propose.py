"""Which elements of a screen may be asked for, and how: each proved to be the only one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from pointerbench.contract.task import Task
from pointerbench.contract.verify import verify
from pointerbench.suites.pro.layout import Placed, Shot
from pointerbench.suites.pro.resolve import Resolver, region_of
from pointerbench.suites.pro.source import ELEMENT_TYPES
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

SMALLEST = 6  # pixels a side
_SHARE_OF_OTHERS = 0.2  # of a target may be taken by other elements that lie in it

# An icon beside a text that does the same: the instruction says which is meant.
_WRAPPERS = (
    "{does} Use the icon for it, not the words.",
    "By its icon: {does}",
    "{does} Take the icon rather than the menu entry or label.",
    "With the icon, please: {does}",
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A target that is proved: the element, and the task that means it."""

    placed: Placed
    task: Task


def proposals(shot: Shot, stream: Stream, rejects: Counter[str]) -> list[Proposal]:
    """Everything that may be asked for on a screen, in the order of its elements; why the others
    may not is counted in ``rejects``."""
    found = []
    resolver = Resolver(shot)
    for placed in shot.elements:
        if not placed.element.does or not shot.visible(placed):
            continue
        try:
            task = _task(shot, placed, resolver, stream.child(f"el{placed.number}"))
        except UnprovedTaskError as error:
            rejects[error.reason] += 1
        else:
            found.append(Proposal(placed, task))
    return found


def offered(found: list[Proposal], stream: Stream, most: int) -> list[Proposal]:
    """At most so many of each element type, so that screens full of one kind do not rule a pool."""
    kept: set[int] = set()
    for kind in ELEMENT_TYPES:
        own = [entry.placed.number for entry in found if entry.placed.element.kind == kind]
        kept.update(stream.child(kind).sample(own, min(most, len(own))))
    return [entry for entry in found if entry.placed.number in kept]


def _task(shot: Shot, placed: Placed, resolver: Resolver, stream: Stream) -> Task:
    element = placed.element
    query = {"function": element.function}
    said = stream.pick(element.does)
    if element.kind == "icon" and len(resolver(query)) > 1:
        query["kind"] = "icon"
        said = stream.pick(_WRAPPERS).format(does=said)
    task = Task(element.kind, region_of(placed), query, said, "en", placed.box)
    verify(task, shot.frame, resolver, shot.frame.box, smallest=SMALLEST)
    if _inside(shot, placed) > _SHARE_OF_OTHERS * placed.box.area:
        raise UnprovedTaskError("holds_others")
    return task


def _inside(shot: Shot, placed: Placed) -> int:
    """The areas of the later elements that lie in this one, summed."""
    x1, y1, x2, y2 = placed.box
    boxes = (other.box for other in shot.elements[placed.number :])
    return sum(b.area for b in boxes if b.x1 >= x1 and b.y1 >= y1 and b.x2 <= x2 and b.y2 <= y2)
