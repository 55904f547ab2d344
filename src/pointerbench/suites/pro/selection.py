"""Round robin over the applications: which target comes when, the same in pools and builds."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pointerbench.values.rng import permuted

PER_APP = 5
T = TypeVar("T")


def turns_of(seed: int, split: str) -> str:
    """What names the order in which applications take turns."""
    return f"{seed}/pro/{split}/app"


def app_at(index: int, apps: tuple[str, ...], turns: str) -> tuple[str, int]:
    """The application whose turn it is at an index, and in which round (from 0): every round goes
    over all of them in an order of its own."""
    return apps[permuted(index, len(apps), turns)], index // len(apps)


def taken(row: Mapping[str, Any], seed: int) -> tuple[int, str]:
    """What the targets of a screen are ordered by: the place that their source gave them, if any,
    else their `rank`."""
    return row.get("place", 0), rank(seed, row["source_id"])


def rank(seed: int, source_id: str) -> str:
    """What targets of a screen are ordered by: a fixed lot for each seed."""
    return hashlib.sha256(f"{seed}/{source_id}".encode()).hexdigest()


def select(
    rows: Iterable[Mapping[str, Any]], seed: int, count: int, turns: str
) -> Iterator[Mapping[str, Any]]:
    """``count`` pool rows: each application in turn, its screens in turn, on each screen the target
    that comes first (see `taken`) and is not taken yet. Fewer where the pools have no more."""
    left: dict[str, dict[str, list[Mapping[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        left[row["app_slug"]][row["source_file"]].append(row)
    for screens in left.values():
        for own in screens.values():
            own.sort(key=lambda row: taken(row, seed))
    apps = tuple(sorted(left))
    index = 0
    given = 0
    while given < count and any(any(screens.values()) for screens in left.values()):
        slug, turn = app_at(index, apps, turns)
        chosen = _next(left[slug], turn)
        index += 1
        if chosen is not None:
            given += 1
            yield chosen


def _next(screens: dict[str, list[Mapping[str, Any]]], turn: int) -> Mapping[str, Any] | None:
    """The next target of the screen whose turn it is, or of the one after it."""
    names = sorted(screens)
    for step in range(len(names)):
        own = screens[names[(turn + step) % len(names)]]
        if own:
            return own.pop(0)
    return None
