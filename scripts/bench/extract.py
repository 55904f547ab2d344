#!/usr/bin/env python3
"""Measures the extraction of painted boxes against the truth, at four strengths of disturbance.

    python scripts/bench/extract.py [--count N] [--jobs N] [--seed N] [--worst N]

Boxes of the sizes of interface elements are painted on screens, the pictures disturbed as
`pointerbench.suites.pro.disturb` says, and the boxes taken out again from the two pictures alone.
A box is recovered when each of its sides is within so many pixels of the truth, wrongly accepted
when it was returned with an IoU under 0.8. CPU time is of the whole process, all threads.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from pointerbench.geometry import Box
from pointerbench.pixels import Picture, rgb
from pointerbench.raster import draw
from pointerbench.rng import Stream
from pointerbench.suites import load_suite
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.disturb import STRENGTHS, disturbed
from pointerbench.suites.pro.gates import iou
from pointerbench.suites.pro.source import paint_for
from pointerbench.task import Options

SEED = 5150
BOXES = 10  # targets a screen
# Least and largest width and height, and how many of a hundred targets.
KINDS = (
    ((16, 28), (16, 28), 30),  # icons
    ((40, 160), (16, 28), 30),  # labels and buttons
    ((200, 600), (20, 36), 15),  # rows and fields
    ((60, 250), (60, 250), 15),  # tiles
    ((6, 14), (6, 14), 10),  # handles, carets, close marks
)


class Outcome(NamedTuple):
    """What came of one pair; ``off`` is the side furthest from the truth, -1 without a box."""

    strength: str
    key: str
    off: int
    iou: float
    reason: str
    milliseconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=2000, help="targets a strength (2000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of screens and boxes ({SEED})")
    parser.add_argument("--worst", type=int, default=0, help="pairs to name with what went wrong")
    args = parser.parse_args()
    screens = range((args.count + BOXES - 1) // BOXES)
    with ProcessPoolExecutor(args.jobs) as pool:
        outcomes = [o for some in pool.map(partial(measure, args.seed), screens) for o in some]
    print(f"{len(outcomes) // len(STRENGTHS)} targets, seed {args.seed}, screens of 1024x768")
    print(table(outcomes))
    for outcome in sorted(outcomes, key=lambda o: (o.off < 0, o.iou))[: args.worst]:
        print(outcome)


def pairs(seed: int, screen: int) -> tuple[Picture, list[Box]]:
    """Where the bench gets its truth from: a clean picture (RGB) and the boxes to paint on it."""
    suite = load_suite("sheets" if screen % 4 == 0 else "text")
    clean = draw(suite.make(screen, seed, "test", Options()).frame)
    return clean, list(_boxes(clean, Stream(f"bench/{seed}/{screen}/boxes")))


def _boxes(clean: Picture, stream: Stream) -> Iterator[Box]:
    """Sizes of elements; positions anywhere, every eighth at the border of the picture."""
    weights = {kind: kind[2] for kind in KINDS}
    for number in range(BOXES):
        wide, high, _ = stream.weighted(weights)
        width, height = stream.integer(*wide), stream.integer(*high)
        x = stream.integer(0, clean.width - width)
        y = stream.integer(0, clean.height - height)
        if number % 8 == 7:
            x, y = (0, y) if stream.chance(0.5) else (x, clean.height - height)
        yield Box.at(x, y, width, height)


def measure(seed: int, screen: int) -> list[Outcome]:
    """All boxes of a screen at all strengths."""
    clean, boxes = pairs(seed, screen)
    outcomes = []
    for number, box in enumerate(boxes):
        for name, strength in STRENGTHS.items():
            key = f"{seed}/{screen}/{number}/{name}"
            picture = disturbed(clean, box, rgb(paint_for(clean, box)), strength, Stream(key))
            outcomes.append(_outcome(name, key, clean, picture, box))
    return outcomes


def _outcome(name: str, key: str, clean: Picture, picture: Picture, truth: Box) -> Outcome:
    start = time.process_time()
    found = extract(clean, picture)
    spent = 1000 * (time.process_time() - start)
    if found.box is None:
        return Outcome(name, key, -1, 0.0, found.reason, spent)
    off = max(abs(a - b) for a, b in zip(found.box, truth, strict=True))
    return Outcome(name, key, off, iou(found.box, truth), "", spent)


def table(outcomes: list[Outcome]) -> str:
    """Percentages of all pairs of a strength; median CPU time, and that of the slowest of 100."""
    head = ("", "exact", "<= 1 px", "<= 2 px", "wrong", "rejected", "CPU ms", "p99")
    lines = [f"{head[0]:<12}" + "".join(f"{title:>10}" for title in head[1:])]
    for name in STRENGTHS:
        some = [o for o in outcomes if o.strength == name]
        within = [100 * sum(0 <= o.off <= most for o in some) / len(some) for most in (0, 1, 2)]
        wrong = 100 * sum(o.off >= 0 and o.iou < 0.8 for o in some) / len(some)
        rejected = 100 * sum(o.off < 0 for o in some) / len(some)
        times = np.quantile([o.milliseconds for o in some], (0.5, 0.99))
        shares = "".join(f"{value:>9.2f}%" for value in (*within, wrong, rejected))
        lines.append(f"{name:<12}{shares}" + "".join(f"{value:>10.1f}" for value in times))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
