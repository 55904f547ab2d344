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
GAVE_UP = Failure("gave up")
ERROR_BODY = Failure("error body")
NUMBER_COUNT = Failure("neither two nor four numbers")
THOUSANDS = Failure("thousands separators")
DECIMALS = Failure("commas that may be decimal")
EXTENT = Failure("width and height instead of corners")
OTHER_WORDS = Failure("a refusal in other words")
UNIT = Failure("another unit")
RANGE = Failure("out of range")
NOT_FINITE = Failure("not a finite number")
POINT_TOKENS = Failure("needs the model's processor")

# What a statement of a reply is about.
CLICK, MOVE, OTHER, CALLED, PLAIN = "click", "move", "other", "called", "plain"


Statement = tuple[str, Outcome | None]
"""One call or one object of a reply: what it does, and where. Another action that tells why the
task ended has that for its place."""


def first_named(made: list[Statement]) -> list[Statement]:
    """The statements of one list or object without the places that it names after the first."""
    if len(made) < 2:
        return made
    kept: list[Statement] = []
    named = False
    for statement in made:
        place = statement[0] == PLAIN and statement[1] is not None
        if not (place and named):
            kept.append(statement)
        named |= place
    return kept


def choice(made: Sequence[Statement]) -> Outcome | None:
    """What counts of several, in every family: the last complete one. Clicks go before calls and
    objects that only name a place, those before moves of the pointer. A click without a place is
    where the pointer was brought before."""
    if not made:
        return None
    if len(made) == 1:
        kind, where = made[0]
        if kind == OTHER:
            return GAVE_UP if where is GAVE_UP else ANOTHER_ACTION
        if where is not None:
            return where
    pointer: Outcome | None = None
    clicked: Outcome | None = None
    named: Outcome | None = None
    torn = False
    for kind, where in made:
        if kind == OTHER:
            continue
        if kind == MOVE:
            pointer = where or pointer
        elif where is TRUNCATED:
            torn = True
        elif kind == CLICK:
            clicked = pointer = where or pointer or NO_COORDINATES
        elif named is None or where not in (None, NO_COORDINATES):
            named = where
    if clicked or (torn and named is None):
        return clicked or TRUNCATED
    return named or pointer or _ended(made)


def _ended(made: Sequence[Statement]) -> Outcome | None:
    """What is said where no place is: nothing, or that something else is done."""
    others = [where for kind, where in made if kind == OTHER]
    if not others:
        return None
    return GAVE_UP if others[-1] is GAVE_UP else ANOTHER_ACTION
