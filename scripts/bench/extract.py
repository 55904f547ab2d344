#!/usr/bin/env python3
"""Measures the extraction of painted boxes against the truth, at four strengths of disturbance.

    python scripts/bench/extract.py [--count N] [--jobs N] [--seed N] [--worst N]

Targets of the Pro suite's screens are painted over, the pictures disturbed as
`pointerbench.suites.pro.disturb` says, and the boxes taken out again from the two pictures alone,
which must then pass the gates.
A box is recovered when each of its sides is within so many pixels of the truth, wrongly accepted
when it was returned with an IoU under 0.8. CPU time is of the whole process, all threads.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np

from pointerbench.picture.pixels import Picture, rgb
from pointerbench.suites.pro.catalogue import load_own, slugs
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.disturb import STRENGTHS, disturbed
from pointerbench.suites.pro.gates import Judge, iou
from pointerbench.suites.pro.pages_source import PagesSource
from pointerbench.suites.pro.source import Candidate, Screenshot, paint_for
from pointerbench.values.rng import Stream

SEED = 5150
BOXES = 10  # targets a screen


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
    screens = range(args.count // (BOXES - 2))  # a dialog may offer fewer
    with ProcessPoolExecutor(args.jobs) as pool:
        outcomes = [o for some in pool.map(partial(measure, args.seed), screens) for o in some]
    outcomes = outcomes[: args.count * len(STRENGTHS)]
    print(f"{len(outcomes) // len(STRENGTHS)} targets, seed {args.seed}, screens of 1024x768")
    print(table(outcomes))
    for outcome in sorted(outcomes, key=lambda o: (o.off < 0, o.iou))[: args.worst]:
        print(outcome)


def pairs(seed: int, screen: int) -> tuple[Screenshot, list[Candidate]]:
    """Where the bench gets its truth from: a screen of the Pro suite, each application in turn, and
    some of its targets."""
    apps = slugs()
    slug = apps[screen % len(apps)]
    source = PagesSource(seed, "train", own={slug: load_own(slug)})
    shot = source.screenshot(slug, screen // len(apps) + 1)
    count = min(BOXES, len(shot.candidates))
    return shot, Stream(f"bench/{seed}/{screen}").sample(shot.candidates, count)


def measure(seed: int, screen: int) -> list[Outcome]:
    """All targets of a screen at all strengths."""
    shot, candidates = pairs(seed, screen)
    outcomes = []
    for candidate in candidates:
        box = candidate.truth
        assert box is not None
        paint = rgb(paint_for(shot.picture, box))
        for name, strength in STRENGTHS.items():
            key = f"{shot.source_id(candidate)}/{name}"
            painted = disturbed(shot.picture, box, paint, strength, Stream(f"{seed}/{key}"))
            outcomes.append(_outcome(name, key, shot, candidate, painted))
    return outcomes


def _outcome(
    name: str, key: str, shot: Screenshot, candidate: Candidate, painted: Picture
) -> Outcome:
    """What extraction and gates make of a pair; neither is told the truth."""
    start = time.process_time()
    found = extract(shot.picture, painted)
    spent = 1000 * (time.process_time() - start)
    reason = Judge(shot).reason(replace(candidate, truth=None), found)
    if reason or found.box is None or candidate.truth is None:
        return Outcome(name, key, -1, 0.0, reason, spent)
    off = max(abs(a - b) for a, b in zip(found.box, candidate.truth, strict=True))
    return Outcome(name, key, off, iou(found.box, candidate.truth), "", spent)


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
