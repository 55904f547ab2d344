"""What a parser can find: numbers, the agreed sentence that nothing is there, or a failure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Found(NamedTuple):
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


class Statement(NamedTuple):
    """One call or one object of a reply: what it does, and where."""

    kind: str
    where: Outcome | None


def choice(statements: Iterable[Statement]) -> Outcome | None:
    """What counts of several: the last click; without one the first place that is named, then where
    the pointer last moved. A click without a place is where the pointer was moved to before."""
    made = list(statements)
    if len(made) == 1 and made[0].kind != OTHER and made[0].where is not None:
        return made[0].where
    place: Outcome | None = None
    clicked: Outcome | None = None
    for statement in made:
        if statement.kind == MOVE:
            place = statement.where or place
        elif statement.kind == CLICK:
            clicked = statement.where or place or NO_COORDINATES
    if (clicked or place) and made[-1].where is TRUNCATED:
        return TRUNCATED  # what breaks off may be the click that counts
    if clicked is not None:
        return clicked
    named = next((s.where for s in made if s.kind == PLAIN and s.where is not None), None)
    return named or place or (ANOTHER_ACTION if any(s.kind == OTHER for s in made) else None)
