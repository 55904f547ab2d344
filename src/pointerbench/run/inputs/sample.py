"""Some of the tasks that stand for all: a share of every stratum, chosen by hashed names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from pointerbench import eval as scorer
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.values.rng import Stream

STRATA = {
    "sheets": "category",
    "text": "category",
    "pro": "element_type",
    "pro-4k": "element_type",
    "gd": "task",
    "real": "task",
}
"""The field of each suite by which a sample is stratified."""


def sample(tasks: Tasks, count: int, seed: int) -> list[int]:
    """``count`` of the tasks, in their order: all of them if there are not more.

    Every stratum has its share of the count, the remainders going to the largest. Which tasks of a
    stratum are taken depends on the seed and their ids only.
    """
    if count >= len(tasks):
        return list(range(len(tasks)))
    strata = _strata(tasks)
    shares = allotted({name: len(members) for name, members in strata.items()}, count)
    chosen: list[int] = []
    for name, members in strata.items():
        members.sort(key=lambda i: Stream(f"{seed}/click-eval/sample/{tasks.id(i)}").random())
        chosen += members[: shares[name]]
    return sorted(chosen)


def allotted(sizes: Mapping[str, int], count: int) -> dict[str, int]:
    """Shares of ``count`` in proportion to the sizes, by the largest remainder (Hamilton)."""
    total = sum(sizes.values())
    shares = {name: size * count // total for name, size in sizes.items()}
    by_remainder = sorted(sizes, key=lambda name: (-(sizes[name] * count % total), name))
    for name in by_remainder[: count - sum(shares.values())]:
        shares[name] += 1
    return shares


def _strata(tasks: Tasks) -> dict[str, list[int]]:
    field = STRATA.get(tasks.suite or "") or _common_field(tasks)
    strata: dict[str, list[int]] = defaultdict(list)
    for i in range(len(tasks)):
        value = scorer.look_up(tasks.row(i), field) if field else None
        strata[scorer.printable(value)].append(i)
    return dict(strata)


def _common_field(tasks: Tasks) -> str:
    """The first of the known fields that the rows have; "" if they have none of them."""
    row = tasks.row(0)
    return next((field for field in scorer.ANY_BREAKDOWN if field in row), "")
