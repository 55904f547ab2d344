"""Clicks that are really delivered: the proof that a box is where its element is, and that a
function happens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.browser.host import Host
from pointerbench.elements.tree import ElementTree
from pointerbench.values.geometry import Box

State = Mapping[str, Any]
Point = tuple[float, float]

_NEAR = 1  # CSS pixels between an edge and the points that are clicked on either side of it


@dataclass(frozen=True, slots=True)
class Missed:
    """A point of a box and what should have been: inside it, or just outside."""

    point: Point
    inside: bool


def unproved(
    host: Host, tree: ElementTree, ids: Sequence[str], *, delivered: bool = True
) -> dict[str, list[Missed]]:
    """The points at which a click does not do what an element's box says, by element.

    At the centre and just inside each edge a click reaches the element or what is in it; just
    outside each edge it does not. Points beyond the picture are left out. Where clicks are not
    ``delivered``, the page is asked what stands there, which is faster: for looking.
    """
    near = _NEAR * host.device.screen.scale
    points = [(id_, point, inside) for id_ in ids for point, inside in _points(tree, id_, near)]
    reach = _heard if delivered else _over
    heard = reach(host, [point for _, point, _ in points])
    wrong: dict[str, list[Missed]] = {}
    for (id_, point, inside), reached in zip(points, heard, strict=True):
        if (id_ in reached) != inside:
            wrong.setdefault(id_, []).append(Missed(point, inside))
    return wrong


def _points(tree: ElementTree, id_: str, near: float) -> Iterable[tuple[Point, bool]]:
    """``near`` is in pixels of the picture. Half a pixel more outside: edges lie between pixels."""
    box = tree.by_id[id_].box
    x, y = (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2
    yield (x, y), True
    for inside, by in ((True, near), (False, -near - 1)):
        edges = (box.x1 + by, y), (box.x2 - by, y), (x, box.y1 + by), (x, box.y2 - by)
        for point in edges:
            if _on(point, tree.size):
                yield point, inside


def _on(point: Point, size: tuple[int, int]) -> bool:
    return 0 <= point[0] < size[0] and 0 <= point[1] < size[1]


def _heard(host: Host, points: Sequence[Point]) -> list[list[str]]:
    """The elements that a click at each point reaches; the page itself does not notice."""
    host.call("pbTree.startProbe")
    for point in points:
        click(host, point)
    heard: list[list[str]] = host.call("pbTree.endProbe")
    if len(heard) != len(points):  # a click that nothing heard: one at a time, to tell which
        heard = [_alone(host, point) for point in points]
    return heard


def _over(host: Host, points: Sequence[Point]) -> list[list[str]]:
    """The elements that stand at each point."""
    over: list[list[str]] = host.call("pbTree.over", [list(_css(host, p).values()) for p in points])
    return over


def _alone(host: Host, point: Point) -> list[str]:
    host.call("pbTree.startProbe")
    click(host, point)
    heard: list[list[str]] = host.call("pbTree.endProbe")
    return heard[0] if heard else []


def click(host: Host, point: Point) -> None:
    """A press and a release of the mouse at a point of the picture."""
    press = {**_css(host, point), "button": "left", "clickCount": 1}
    for kind in ("mousePressed", "mouseReleased"):
        host.send("Input.dispatchMouseEvent", {"type": kind, **press})


def tap(host: Host, point: Point) -> None:
    """A finger's tap. A browser takes one that lands beside a control for one on it: so it says
    what a control does, and not where it ends."""
    for kind, points in (("touchStart", [_css(host, point)]), ("touchEnd", [])):
        host.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _css(host: Host, point: Point) -> dict[str, float]:
    scale = host.device.screen.scale
    return {"x": point[0] / scale, "y": point[1] / scale}


def state_after(host: Host, box: Box) -> State:
    """The page's state after a click in the middle of a box, in a fresh copy of the page."""
    host.call("pb.reset")
    touch = tap if host.device.touch else click
    touch(host, ((box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2))
    state: State = host.call("pb.settled")
    return state


def states_after_each(host: Host, boxes: Sequence[Box]) -> list[State | None]:
    """The page's state after a click in the middle of each box, each in a fresh copy of the page;
    None where it stays as it was. The page clicks itself, which is faster than clicks that the
    browser delivers: enough to look for others that do the same thing."""
    found: list[State | None] = host.call("pb.afterEach", _centres(host, boxes))
    return found


def natives(host: Host, boxes: Sequence[Box]) -> list[bool]:
    """Whether the browser's own control, as a field or a slider, stands in the middle of each box:
    only clicks that the browser delivers do there what a user's would."""
    found: list[bool] = host.call("pb.natives", _centres(host, boxes))
    return found


def _centres(host: Host, boxes: Sequence[Box]) -> list[list[float]]:
    """The middles of boxes in CSS pixels."""
    centres = [((box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2) for box in boxes]
    return [list(_css(host, centre).values()) for centre in centres]
