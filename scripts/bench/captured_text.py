#!/usr/bin/env python3
"""What programs tell of the text in their first windows, and how much of it is proved.

    python scripts/bench/captured_text.py libreoffice-writer gedit meld

For each recipe a line: lines in sight that tell where their characters stand, characters, lines
that ink proves, lines left out, clicks that set the caret where the edges say, clicks made, and
seconds. Nothing else of the window is proved, so that it takes seconds. Documents are those of
seed 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from pointerbench.capture.captured import CONFIRMED
from pointerbench.capture.desktop.command import check, driven
from pointerbench.capture.desktop.reader import Reader
from pointerbench.capture.failures import CaptureError
from pointerbench.capture.order import Order, named_recipes
from pointerbench.commands import ended
from pointerbench.values.errors import PointerbenchError

_TRIES = 5

HEAD = ("program", "toolkit", "lines", "characters", "ink", "left out", "carets", "clicks", "s")


def measured(order: Order) -> tuple[str, ...]:
    """The line of a program."""
    with (
        tempfile.TemporaryDirectory(prefix="pointerbench-") as work,
        driven(order, order.wanted[0], Path(work)) as driver,
    ):
        reader = Reader(driver.program)
        for _ in range(_TRIES):  # a message in the status bar may go meanwhile
            look = driver.program.look()
            elements, _groups = look.reading.elements()
            begun = time.monotonic()
            texts = reader.read(look, elements)
            if texts is not None:
                break
        else:
            raise CaptureError("the screen never stands still")
        reader.click(look, elements, texts)
        seconds = time.monotonic() - begun
    counts = texts.counted()
    clicks = [found.verdict for found in reader.known.values()]
    told = (counts["lines"], counts["characters"], counts["proved"], counts["left_out"])
    numbers = (*told, clicks.count(CONFIRMED), len(clicks))
    return order.recipe.id, order.recipe.toolkit, *map(str, numbers), f"{seconds:.1f}"


def run(names: list[str]) -> int:
    print("  ".join(HEAD))
    failed = 0
    for recipe in named_recipes(names, "desktop"):
        order = Order(recipe, Path(), recipe.sizes[0], recipe.themes[0], seed=1)
        try:
            check([order])
            print("  ".join(measured(order)), flush=True)
        except PointerbenchError as error:
            print(f"{recipe.id}: {error}", file=sys.stderr)
            failed = 1
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("recipes", nargs="+", metavar="RECIPE", help="names, or all")
    given = parser.parse_args()
    return ended("captured_text", lambda: run(given.recipes), "nothing is kept")


if __name__ == "__main__":
    sys.exit(main())
