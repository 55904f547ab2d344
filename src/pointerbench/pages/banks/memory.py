"""What a document has said already, so that no text, name or photograph stands in it twice."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from pointerbench.values.rng import Stream

T = TypeVar("T")
_TRIES = 80
_SHARED = frozenset({"ink", "photo"})  # what no document is known by
_SLOT = re.compile(r"\{\w+\}")
_FEW = 6  # a bank of fewer is shared by all splits


class Memory:
    """What was drawn for one document, by kind; all streams of a document share one.

    ``split``: "test" draws from the reserved third of each bank, "train" from the rest, so that no
    name or text of a test set stands in a training set; empty: from the whole.
    """

    def __init__(self, split: str = "") -> None:
        self._said: dict[str, set[object]] = {}
        self._split = split
        self.repeated: set[str] = set()
        """The kinds of which a document has asked for more than there is."""

    def pick(self, stream: Stream, kind: str, options: Sequence[T]) -> T:
        """One of the options that was not picked yet; when all were, they begin anew."""
        said = self._said.setdefault(kind, set())
        options = options if kind in _SHARED else self.allowed(options)
        left = [option for option in options if option not in said]
        if not left:
            self.repeated.add(kind)
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

    def allowed(self, options: Sequence[T]) -> Sequence[T]:
        """Those of a bank's entries that the split may use: its part of those that are whole, and
        all that have slots, as these become other texts by what is put there."""
        if not self._split or len(options) < _FEW:
            return options
        own = [option for option in options if _part_of(repr(option)) in ("", self._split)]
        return own or options


@lru_cache(maxsize=1 << 16)
def _part_of(text: str) -> str:
    if _SLOT.search(text):
        return ""
    return "test" if hashlib.sha256(text.encode()).digest()[0] < 256 // 3 else "train"
