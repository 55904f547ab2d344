"""Steps to one item of a list: their executor, which knows of no plan, and what is clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from pointerbench.asking.facts import Listed
from pointerbench.elements.tree import Group, Value

Step = Mapping[str, Any]
"""Plain JSON: ``op`` is one of `_OPS`, ``fact`` what it looks at; the rest is the operation's."""

KEEPING = ("filter", "often")
"""The operations that keep items by a condition; the others pick one out."""


def left(listed: Listed, steps: Sequence[Step]) -> list[Group]:
    """The items that the steps leave over, one step after the other."""
    items = list(listed.items)
    for step in steps:
        if not {step["fact"], step.get("other", step["fact"])} <= set(listed.facts):
            return []
        items = _OPS[step["op"]](items, step)
    return items


def _kept(items: list[Group], step: Step) -> list[Group]:
    value: Any = step["value"]
    tests: Mapping[str, Callable[[Any], bool]] = {
        "==": lambda own: bool(own == value),
        "<": lambda own: bool(own < value),
        ">": lambda own: bool(own > value),
        "in": lambda own: bool(value[0] <= own <= value[1]),
        "near": lambda own: away(own, value) <= step["span"],
    }
    return [item for item in items if tests[step["cmp"]](item.facts[step["fact"]].value)]


def away(one: Value, other: Value) -> float:
    """What lies between two dates, in days, or two times, in minutes."""
    first, second = str(one), str(other)
    if "-" in first:
        return abs((date.fromisoformat(first[:10]) - date.fromisoformat(second[:10])).days)
    return abs(_minutes(first) - _minutes(second))


def _minutes(time: str) -> int:
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def _often(items: list[Group], step: Step) -> list[Group]:
    """Those whose label comes so many times; 0 stands for the one that comes most often, which
    none does where two come as often or all come once."""
    counts = Counter(item.facts[step["fact"]].value for item in items)
    times = step["times"] or max(counts.values(), default=0)
    if not step["times"] and (times < 2 or [*counts.values()].count(times) > 1):
        return []
    return [item for item in items if counts[item.facts[step["fact"]].value] == times]


def _nth(items: list[Group], step: Step) -> list[Group]:
    fact, number = step["fact"], step["n"]
    values: set[Any] = {item.facts[fact].value for item in items}
    ordered = sorted(values)
    ordered = ordered[::-1] if step["order"] == "desc" else ordered
    if number > len(ordered):
        return []
    return [item for item in items if item.facts[fact].value == ordered[number - 1]]


def _closest(items: list[Group], step: Step) -> list[Group]:
    apart = {item.id: abs(float(item.facts[step["fact"]].value) - step["value"]) for item in items}
    least = min(apart.values(), default=0.0)
    return [item for item in items if apart[item.id] <= least * 1.1]


def _apart(items: list[Group], step: Step) -> list[Group]:
    """The item whose two facts differ most or least; several where that is not clear."""
    sign = 1 if step["order"] == "asc" else -1
    gaps = {item.id: sign * gap(item, step["fact"], step["other"]) for item in items}
    best = min(gaps.values(), default=0.0)
    return [item for item in items if gaps[item.id] <= best + 0.05 * abs(best)]


def gap(item: Group, fact: str, other: str) -> float:
    """What lies between two numbers of an item."""
    return abs(float(item.facts[fact].value) - float(item.facts[other].value))


_OPS: Mapping[str, Callable[[list[Group], Step], list[Group]]] = {
    "filter": _kept,
    "often": _often,
    "nth": _nth,
    "nearest": _closest,
    "gap": _apart,
}


def clear(listed: Listed, steps: Sequence[Step]) -> bool:
    """Whether nothing is a tie: what an order goes by differs for all, also as it is shown; and at
    least two items are left to be ordered."""
    *before, last = steps
    if last["op"] in KEEPING:
        return True
    items = left(listed, before)
    if last["op"] == "gap":
        return len(items) > 1
    texts = {item.facts[last["fact"]].text for item in items}
    return len(items) > 1 and len(texts) == len(items) and last.get("n", 1) <= len(items)


def needed(listed: Listed, steps: Sequence[Step]) -> bool:
    """Whether no step could be left out without another answer."""
    answer = [item.id for item in left(listed, steps)]
    without = (left(listed, [s for s in steps if s is not step]) for step in steps)
    return all([item.id for item in items] != answer for items in without)


def depth(steps: Sequence[Step]) -> int:
    """How many operations build on each other, at most three."""
    hard = sum(step["op"] in KEEPING for step in steps) + sum("mean" in step for step in steps)
    last = steps[-1]
    placed = int(last["op"] not in KEEPING) + int(last.get("n", 1) > 1) + int(last["op"] == "gap")
    return int(min(3, hard + placed))


_NAMES = {"often": ("count",), "nth": ("sort",), "nearest": ("compute",), "gap": ("compute",)}


def operations(steps: Sequence[Step]) -> tuple[str, ...]:
    """What one does to find the answer: compare, sort, filter, count, compute, between."""
    kinds = [kind for step in steps for kind in _NAMES.get(step["op"]) or _of_filter(step)]
    if steps[-1]["op"] == "nth" and steps[-1]["n"] == 1:
        kinds[-1] = "compare"
    return tuple(dict.fromkeys(kinds))


def _of_filter(step: Step) -> tuple[str, ...]:
    if "mean" in step:
        return ("compute", "filter")
    if step["cmp"] in ("in", "near"):
        return ("between",)
    return ("compare",) if "than" in step else ("filter",)
