"""What a function declares to bring about, held against the state of a page."""

from __future__ import annotations

from typing import Any

from pointerbench.browser.clicks import State, state_after
from pointerbench.elements.tree import ElementTree
from pointerbench.pages.show import Shown


def happens(shown: Shown, tree: ElementTree, function: str) -> bool:
    """Whether a click on some visible element of a function brings about what it declares."""
    effect = tree.functions[function].effect
    served = [e for e in tree.elements if e.function == function and e.whole]
    return any(
        not holds(effect, shown.state, e.key)
        and holds(effect, state_after(shown.host, e.box), e.key, shown.state)
        for e in served
    )


def holds(effect: Any, state: State, key: str, before: State | None = None) -> bool:
    """Whether a state has what an effect declares.

    An effect names places of the state, as ``zoom``, ``sliders.bass`` or ``muted.$key``, where
    ``$key`` is the key of the item that is acted on, each with its value there, or with one of
    ``{has = ...}``, ``{lacks = ...}`` (of a list), ``{not = ...}``, and ``{more = true}``,
    ``{less = true}``: more than in the state ``before``, or not at all where none is given.
    """
    return all(
        _meets(
            wanted, _at(state, name, key), key, None if before is None else _at(before, name, key)
        )
        for name, wanted in effect.items()
    )


def _at(state: Any, name: str, key: str) -> Any:
    for part in name.split("."):
        if not isinstance(state, dict):
            return None
        state = state.get(key if part == "$key" else part)
    return state


def _meets(wanted: Any, value: Any, key: str, before: Any) -> bool:
    if isinstance(wanted, dict) and len(wanted) == 1:
        ((verb, what),) = wanted.items()
        what = key if what == "$key" else what
        if verb == "has":
            return value is not None and what in value
        if verb == "lacks":
            return value is None or what not in value
        if verb == "not":
            return bool(value != what)
        if verb in ("more", "less"):
            if value is None or before is None:
                return False
            return bool(value > before if verb == "more" else value < before)
    return bool(value == (key if wanted == "$key" else wanted))
