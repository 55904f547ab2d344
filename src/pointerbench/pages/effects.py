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
        and holds(effect, state_after(shown.host, e.box), e.key)
        for e in served
    )


def holds(effect: Any, state: State, key: str) -> bool:
    """Whether a state has what an effect declares: equal values; ``{has = "$key"}`` and ``{lacks =
    "$key"}`` for lists, with the key of the item that is acted on."""
    return all(_meets(wanted, state.get(name), key) for name, wanted in effect.items())


def _meets(wanted: Any, value: Any, key: str) -> bool:
    if isinstance(wanted, dict) and len(wanted) == 1:
        ((verb, what),) = wanted.items()
        what = key if what == "$key" else what
        if verb == "has":
            return value is not None and what in value
        if verb == "lacks":
            return value is None or what not in value
    return bool(value == (key if wanted == "$key" else wanted))
