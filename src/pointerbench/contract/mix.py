"""Exact mixes by index: which category an example has, so that every prefix is balanced."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from pointerbench.values.errors import UsageError

_CYCLE = 1000


def category_at(index: int, mix: Mapping[str, float]) -> str:
    """The category of example ``index`` where the categories are mixed by weight."""
    cycle = _cycle(tuple(sorted(mix.items())))
    return cycle[index % len(cycle)]


@lru_cache(maxsize=8)
def _cycle(weights: tuple[tuple[str, float], ...]) -> tuple[str, ...]:
    """Smooth weighted round robin: at each step every category gains its weight, and the one with
    most credit is taken and pays for the step. Any stretch of it is balanced."""
    total = sum(weight for _, weight in weights)
    whole = all(float(weight).is_integer() for _, weight in weights)
    length = int(total) if whole and total <= _CYCLE else _CYCLE
    credit = {name: 0.0 for name, _ in weights}
    order = []
    for _ in range(length):
        for name, weight in weights:
            credit[name] += weight
        chosen = max(credit, key=lambda name: credit[name])
        credit[chosen] -= total
        order.append(chosen)
    return tuple(order)


def parse_mix(text: str, known: Mapping[str, float]) -> dict[str, float]:
    """``cell_ref=2,cell_color=1`` as weights.

    Raises:
        UsageError: an unknown category (names the nearest), a weight that is not a positive number.
    """
    mix: dict[str, float] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, weight = part.partition("=")
        name = name.strip()
        if name not in known:
            raise UsageError(f"--mix: no category {name!r}{nearest(name, known)}")
        if name in mix:
            raise UsageError(f"--mix: category {name!r} is given twice")
        mix[name] = _weight(name, weight)
    if not sum(mix.values()):
        raise UsageError("--mix: expected category=weight,... with at least one weight above 0")
    return {name: mix[name] for name in known if mix.get(name)}


def parse_only(
    texts: Iterable[str], choices: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """``surface=inbox,receipt`` and the like as the values that each field may have.

    Raises:
        UsageError: an unknown field or value (names the nearest).
    """
    only: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, _, values = text.partition("=")
        name = name.strip()
        if name not in choices:
            raise UsageError(f"--only: no field {name!r}{nearest(name, choices)}")
        chosen = tuple(filter(None, (value.strip() for value in values.split(","))))
        for value in chosen:
            if value not in choices[name]:
                raise UsageError(f"--only: no {name} {value!r}{nearest(value, choices[name])}")
        if not chosen:
            raise UsageError(f"--only: expected {name}=VALUE,... not {text!r}")
        only[name] = tuple(dict.fromkeys((*only.get(name, ()), *chosen)))
    return only


def among(mix: Mapping[str, float], allowed: Collection[str]) -> dict[str, float]:
    """The mix without what is not allowed."""
    return {name: weight for name, weight in mix.items() if name in allowed}


def nearest(name: str, known: Collection[str]) -> str:
    """The end of a message about an unknown name: the nearest one, or all there are."""
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.4)
    return f"; did you mean {near[0]!r}?" if near else f"; known: {', '.join(known)}"


def _weight(name: str, text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        weight = -1
    if not 0 <= weight < 1e6:
        raise UsageError(f"--mix: the weight of {name!r} must be a number from 0 on, not {text!r}")
    return weight
