#!/usr/bin/env python3
"""Looks for training screens of Pro that are nearly a screen of a test set.

    python scripts/near_equal.py data/pro --count 5000 --seed 1

Draws the screens of so many training examples, as they come, and holds each against every picture
of the set, which must be the official one: by the mean difference of grey at 64x48 pixels, by the
hash of pictures that `pointerbench decontaminate` uses, and by the document, which is drawn again,
since two documents in one program look alike where both are small. *Nearly equal* is a screen that
shares most of its document with one of the set, or looks like it and shares a third.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image

from pointerbench.building.progress import progress
from pointerbench.building.workers import in_workers
from pointerbench.commands import ended
from pointerbench.contract.stored import find_sets
from pointerbench.contract.task import STANDARD
from pointerbench.decontaminate.pictures import DISTANCE, Hash, Near, picture_hash
from pointerbench.pages.show import show
from pointerbench.picture.alike import LEVELS, Grey, differences, thumbnail
from pointerbench.suites.pro.catalogue import load_own, slugs
from pointerbench.suites.pro.composing import compose, drawn
from pointerbench.suites.pro.selection import app_at, turns_of
from pointerbench.suites.pro.suite import SUITE
from pointerbench.values.errors import UsageError

MOST, SOME = 0.8, 1 / 3  # of the words of two documents, that they share
_WORD = 4  # characters of a text that tells documents apart, at least
_LEARNT = 20  # documents that tell which words are the application's own


class Seen(NamedTuple):
    """What is compared of a screen; ``words`` are the texts of its document, without those that
    most documents of the application have."""

    name: str
    app: str
    words: frozenset[str]
    grey: Grey
    hash: Hash


def seen(name: str, app: str, document: Mapping[str, Any], picture: Image.Image) -> Seen:
    words = frozenset(_texts(document)) - _usual(app)
    return Seen(name, app, words, thumbnail(picture), picture_hash(picture))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str) and len(value) >= _WORD:
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)


@cache
def _usual(slug: str) -> frozenset[str]:
    """Texts that stand in more than half of an application's documents."""
    app = load_own(slug)
    counted = Counter[str]()
    for number in range(1, _LEARNT + 1):
        counted.update(set(_texts(drawn(app, number, SUITE.official_seed + 1, "train")[1])))
    return frozenset(text for text, count in counted.items() if count > _LEARNT / 2)


def trained(seed: int, index: int) -> Seen:
    """The screen of a training example, on which nothing is asked yet."""
    names = slugs()
    slug, turn = app_at(index, names, turns_of(seed, "train"))
    view = compose(load_own(slug), turn + 1, seed, "train", STANDARD).view
    return seen(f"train {index}", slug, view.document, show(view).host.picture())


def tested(folder: Path) -> list[Seen]:
    """The screens of a set."""
    found: dict[str, Seen] = {}
    for rows in find_sets(folder, "test"):
        for entry in rows.entries():
            if "app_slug" not in entry.row:
                raise UsageError(f"{entry.place}: no app_slug; expected a row of Pro")
            name = str(entry.row["file_name"])
            source = BytesIO(entry.picture) if isinstance(entry.picture, bytes) else entry.picture
            with Image.open(source) as picture:
                slug = str(entry.row["app_slug"])
                number = int(str(entry.row["source_file"]).rsplit("_", 1)[1].split(".")[0])
                document = drawn(load_own(slug), number, SUITE.official_seed, "test")[1]
                found[name] = seen(name, slug, document, picture)
    return list(found.values())


class Tests:
    """The screens of a test set, ready to be compared with."""

    def __init__(self, screens: Sequence[Seen]) -> None:
        self.screens = screens
        self._greys = np.stack([one.grey for one in screens])
        self._near = Near([one.hash for one in screens])
        self._of_app: dict[str, list[Seen]] = {}
        for one in screens:
            self._of_app.setdefault(one.app, []).append(one)

    def near(self, own: Seen) -> Iterator[tuple[str, Seen]]:
        """In what respect a screen is like one of the set, and which one."""
        alike: dict[str, Seen] = {}
        apart = differences(self._greys, own.grey)
        if apart.min() < LEVELS:
            alike["grey"] = self.screens[int(apart.argmin())]
        for _, at in self._near.within(DISTANCE, own.hash)[:1]:
            alike["hash"] = self.screens[at]
        yield from alike.items()
        others = self._of_app.get(own.app, [])
        same = [one for one in others if shared(own, one) >= MOST]
        for one in same[:1]:
            yield "document", one
        near = [one for one in alike.values() if one.app == own.app and shared(own, one) >= SOME]
        for one in [*same, *near][:1]:
            yield "nearly equal", one


def shared(one: Seen, other: Seen) -> float:
    """The share of the words of two documents that both have, 0 to 1."""
    return len(one.words & other.words) / max(1, len(one.words | other.words))


def _run() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("data", type=Path, help="the test set")
    parser.add_argument("--count", type=int, default=5000, help="training screens (5000)")
    parser.add_argument("--seed", type=int, default=1, help="of the training set (1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    arguments = parser.parse_args()
    screens = tested(arguments.data)
    if not screens:
        raise UsageError(f"{arguments.data}: no test set of Pro")
    tests = Tests(screens)
    counted: Counter[str] = Counter()
    made = in_workers(
        partial(trained, arguments.seed), iter(range(arguments.count)), arguments.jobs
    )
    for own in progress(made, arguments.count, "training screens"):
        for how, other in tests.near(own):
            counted[how] += 1
            print(
                f"{how}: {own.name} ({own.app}) and {other.name}, {shared(own, other):.0%} shared"
            )
    told = ", ".join(f"{counted[how]} by {how}" for how in ("grey", "hash", "document"))
    print(f"{arguments.count} training screens, {len(tests.screens)} of the set: alike {told}")
    print(f"nearly equal: {counted['nearly equal']}")
    return 1 if counted["nearly equal"] else 0


def main() -> int:
    return ended("near_equal", _run, "nothing is kept of it")


if __name__ == "__main__":
    sys.exit(main())
