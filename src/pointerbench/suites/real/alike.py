"""Whether two states of a program offer other things to click."""

from __future__ import annotations

from pointerbench.capture.captured import State
from pointerbench.values.geometry import Box

_SHARED = 0.5  # of the elements that answer; states that share less are different ones


def others(one: State, other: State) -> bool:
    """Whether what answers a click is mostly not the same, as where a menu is open: it covers
    little of a large screen, and is all that can be asked for."""
    first, second = _answering(one), _answering(other)
    return len(first & second) < _SHARED * min(len(first), len(second))


def _answering(state: State) -> set[tuple[str, Box]]:
    return {(one.name or one.text, one.box) for one in state.elements if one.active}
