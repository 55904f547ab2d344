"""What a document has said already, so that no text, name or photograph stands in it twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pointerbench.values.rng import Stream

T = TypeVar("T")
_TRIES = 80


class Memory:
    """What was drawn for one document, by kind; all streams of a document share one."""

    def __init__(self) -> None:
        self._said: dict[str, set[object]] = {}

    def pick(self, stream: Stream, kind: str, options: Sequence[T]) -> T:
        """One of the options that was not picked yet; when all were, they begin anew."""
        said = self._said.setdefault(kind, set())
        left = [option for option in options if option not in said]
        if not left:
            said.difference_update(options)
            left = list(options)
        chosen = stream.pick(left)
        said.add(chosen)
        return chosen

    def fresh(
        self, kind: str, make: Callable[[], T], fits: Callable[[T], bool] = lambda _: True
    ) -> T:
        """What ``make`` draws, drawn again while it was drawn before or does not fit."""
        said = self._said.setdefault(kind, set())
        for _ in range(_TRIES):
            made = make()
            if made not in said and fits(made):
                break
        said.add(made)
        return made
