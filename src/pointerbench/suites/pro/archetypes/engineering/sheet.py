"""A drawing on a canvas: strokes below, and on them the things a user can point at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.drawings.engineering import Vectors
from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.flow.paragraph import natural_width
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import at, free, pad, row
from pointerbench.widgets.texts import say

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom, in logical pixels from the sheet's corner."""

_APART = 9  # pixels by which the leftmost thing of a family lies further left than the next


class Sheet:
    """Strokes and things of a canvas, all in logical pixels from its top left corner.

    Things are marked by name: what they may be asked for with stands in the application's
    ``content.picks`` under that name, and a thing that is not there is only scenery.
    """

    def __init__(self, d: Desk, width: float, height: float) -> None:
        self.d = d
        self.width, self.height = width, height
        self.ink = Vectors()
        self.things: list[Node] = []
        self._picks: Mapping[str, Sequence[str]] = d.content("picks", {})

    def mark(
        self,
        name: str,
        box: Rect,
        kind: str = "other",
        inside: Sequence[Node] = (),
        does: Sequence[str] = (),
        **looks: Any,
    ) -> None:
        """A thing at a place; ``does`` where it does not stand in the picks; ``looks`` are of its
        group."""
        x1, y1, x2, y2 = box
        group = Group(tuple(inside), spot=_spot(x1, y1, x2 - x1, y2 - y1), **looks)
        does = does or self._picks.get(name, ())
        function = f"pick:{name}" if does else ""
        self.things.append(self.d.mark(group, kind, does, function=function))

    def family(self, name: str, boxes: Sequence[Rect], grown: float = 0) -> None:
        """Things of one sort, of which those at the ends are named by side, as ``hole:left``."""
        named = self._ends(name, boxes)
        for place, (x1, y1, x2, y2) in enumerate(boxes):
            box = (x1 - grown, y1 - grown, x2 + grown, y2 + grown)
            self.mark(named.get(place, name), box)

    def _ends(self, name: str, boxes: Sequence[Rect]) -> dict[int, str]:
        """Which one is the only one furthest to a side, for the sides that may be asked for."""
        found: dict[int, str] = {}
        if len(boxes) < 2:
            return found
        for side, axis, sign in (
            ("left", 0, 1),
            ("right", 0, -1),
            ("top", 1, 1),
            ("bottom", 1, -1),
        ):
            if f"{name}:{side}" not in self._picks:
                continue
            rank = sorted(
                (sign * (box[axis] + box[axis + 2]) / 2, place) for place, box in enumerate(boxes)
            )
            if rank[1][0] - rank[0][0] >= _APART:
                found.setdefault(rank[0][1], f"{name}:{side}")
        return found

    def text(
        self,
        content: str,
        x: float,
        y: float,
        size: float = 11,
        color: str = "",
        *,
        anchor: str = "start",
        name: str | None = None,
        kind: str = "other",
        fill: str = "",
        bold: bool = False,
        ground: str = "",
        margin: float = 2,
        does: Sequence[str] = (),
    ) -> Rect:
        """A text whose middle line is at y; it starts, ends or is centred at x. With a name it is
        a thing."""
        line = say(self.d.look, content, size, color, bold=bold, limit=1)
        wide, high = natural_width(line, 1) + 1, size * 1.3
        left = x - {"start": 0.0, "middle": wide / 2, "end": float(wide)}[anchor]
        box = (left - margin, y - high / 2 - 1, left + wide + margin, y + high / 2 + 1)
        inside = row(line, pad=pad(margin, 0), fill=fill, ground=ground, grow=1)
        if name is None:
            self.things.append(at(inside, _spot(*box[:2], box[2] - box[0], box[3] - box[1])))
        else:
            self.mark(name, box, kind, (inside,), does)
        return box

    def put(self, node: Node, box: Rect) -> None:
        """Scenery, or a node that is marked already."""
        x1, y1, x2, y2 = box
        self.things.append(at(node, _spot(x1, y1, x2 - x1, y2 - y1)))

    def node(self, place: tuple[float, float] = (0.5, 0.5), **looks: Any) -> Group:
        """The sheet as a child of a canvas that may be of another size; ``place`` tells in shares
        where in the canvas it lies."""
        x, y = place
        spot = Spot(x, y, 0, 0, -x * self.width, -y * self.height, self.width, self.height)
        return free(
            at(self.ink.drawing(), Spot(w=1, h=1)),
            *self.things,
            **{"spot": spot, "grow": 0, **looks},
        )


def _spot(x: float, y: float, width: float, height: float) -> Spot:
    return Spot(dx=x, dy=y, dw=width, dh=height)
