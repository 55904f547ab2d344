"""Finds what a query means on a screen, knowing nothing of the target: the proof of an intent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.picture.frame import Region
from pointerbench.suites.pro.layout import Placed, Shot


def region_of(placed: Placed) -> Region:
    return ("element", str(placed.number))


class Resolver:
    """Executes queries on a shot.

    A query has ``function``, and ``kind`` where the instruction says which kind of element is
    meant. Whatever can be seen counts, be it only in part.
    """

    def __init__(self, shot: Shot) -> None:
        self.shot = shot
        self.by_function: dict[str, list[Placed]] = {}
        for placed in shot.elements:
            self.by_function.setdefault(placed.element.function, []).append(placed)

    def __call__(self, query: Mapping[str, Any]) -> Sequence[Region]:
        kind = query.get("kind")
        return [
            region_of(placed)
            for placed in self.by_function.get(query["function"], ())
            if kind in (None, placed.element.kind) and self.shot.in_sight(placed)
        ]
