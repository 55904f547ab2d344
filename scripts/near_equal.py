#!/usr/bin/env python3
"""Looks for training screens of Pro that are nearly a screen of a test set.

    python scripts/near_equal.py data/pro --count 5000 --seed 1

Draws the screens of so many training examples, as they come, and holds each against every picture
of the set: by the mean difference of grey at 64x48 pixels, by the hash of pictures that
`pointerbench decontaminate` uses, and by the name of the document of the same application, since
two documents in one program look alike where both are small.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from pointerbench.building.progress import progress
from pointerbench.building.workers import in_workers
from pointerbench.commands import ended
from pointerbench.contract.stored import find_sets
from pointerbench.contract.task import STANDARD
from pointerbench.decontaminate.pictures import DISTANCE, Hash, Near, picture_hash
from pointerbench.pages.show import show
from pointerbench.suites.pro.catalogue import load_own, slugs
from pointerbench.suites.pro.composing import compose
from pointerbench.suites.pro.selection import app_at, turns_of
from pointerbench.values.errors import UsageError

SIZE = (64, 48)
LEVELS = 2.0  # of 255: pictures that differ by less in the mean count as equal
Grey = npt.NDArray[np.int16]


class Seen(NamedTuple):
    """What is compared of a screen."""

    name: str
    app: str
    document: str
    grey: Grey
    hash: Hash


def seen(name: str, app: str, document: str, picture: Image.Image) -> Seen:
    grey = picture.convert("L").resize(SIZE, Image.Resampling.BOX)
    return Seen(name, app, document, np.asarray(grey, np.int16), picture_hash(picture))


def trained(seed: int, index: int) -> Seen:
    """The screen of a training example, on which nothing is asked yet."""
    names = slugs()
    slug, turn = app_at(index, names, turns_of(seed, "train"))
    view = compose(load_own(slug), turn + 1, seed, "train", STANDARD).view
    picture = show(view).host.picture()
    return seen(f"train {index}", slug, str(view.document.get("title", "")), picture)


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
                app, document = str(entry.row["app_slug"]), str(entry.row.get("document", ""))
                found[name] = seen(name, app, document, picture)
    return list(found.values())


class Tests:
    """The screens of a test set, ready to be compared with."""

    def __init__(self, screens: Sequence[Seen]) -> None:
        self.screens = screens
        self._greys = np.stack([one.grey for one in screens])
        self._near = Near([one.hash for one in screens])
        self._titles = {(one.app, one.document): one for one in screens if one.document}

    def near(self, own: Seen) -> Iterator[tuple[str, Seen]]:
        """In what respect a screen is nearly one of the set, and which one."""
        apart = np.abs(self._greys - own.grey).mean(axis=(1, 2))
        if apart.min() < LEVELS:
            yield "grey", self.screens[int(apart.argmin())]
        for _, at in self._near.within(DISTANCE, own.hash)[:1]:
            yield "hash", self.screens[at]
        if (own.app, own.document) in self._titles:
            yield "document", self._titles[own.app, own.document]


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
            print(f"{how}: {own.name} ({own.app}, {own.document!r}) is nearly {other.name}")
    told = ", ".join(f"{counted[how]} by {how}" for how in ("grey", "hash", "document"))
    print(f"{arguments.count} training screens, {len(tests.screens)} of the set: {told}")
    return 1 if counted else 0


def main() -> int:
    return ended("near_equal", _run, "nothing is kept of it")


if __name__ == "__main__":
    sys.exit(main())
