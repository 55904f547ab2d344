"""What a parser can find: numbers, the agreed sentence that nothing is there, or a failure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(slots=True)  # not frozen: that takes twice the time to make, and many are made
class Found:
    """Two numbers or four as they stand in the reply; none at all is a refusal.

    ``keyed`` numbers were read by their names and are x first whatever the family's axes are.
    ``unit`` is ``%`` or ``px`` where the reply says so.
    """

    numbers: tuple[float, ...]
    keyed: bool = False
    unit: str = ""


class Failure(NamedTuple):
    """Why there is nothing to score: one of the reasons below."""

    reason: str


Outcome = Found | Failure

REFUSAL = Found(())

EMPTY = Failure("empty")
NO_COORDINATES = Failure("no coordinates")
TRUNCATED = Failure("truncated")
THINKING = Failure("thinking not closed")
ANOTHER_ACTION = Failure("another action")
ERROR_BODY = Failure("error body")
NUMBER_COUNT = Failure("neither two nor four numbers")
THOUSANDS = Failure("thousands separators")
UNIT = Failure("another unit")
RANGE = Failure("out of range")
NOT_FINITE = Failure("not a finite number")
POINT_TOKENS = Failure("needs the model's processor")

# What a statement of a reply is about.
CLICK, MOVE, OTHER, PLAIN = "click", "move", "other", "plain"


Statement = tuple[str, Outcome | None]
"""One call or one object of a reply: what it does, and where."""


def choice(made: Sequence[Statement]) -> Outcome | None:
    """What counts of several: the last click; without one the first place that is named, then where
    the pointer last moved. A click without a place is where the pointer was moved to before."""
    if not made:
        return None
    if len(made) == 1:
        kind, where = made[0]
        if kind == OTHER:
            return ANOTHER_ACTION
        if where is not None:
            return where
    place: Outcome | None = None
    clicked: Outcome | None = None
    for kind, where in made:
        if kind == MOVE:
            place = where or place
        elif kind == CLICK:
            clicked = where or place or NO_COORDINATES
    if (clicked or place) and made[-1][1] is TRUNCATED:
        return TRUNCATED  # what breaks off may be the click that counts
    if clicked is not None:
        return clicked
    named = next((where for kind, where in made if kind == PLAIN and where is not None), None)
    return named or place or (ANOTHER_ACTION if any(kind == OTHER for kind, _ in made) else None)
