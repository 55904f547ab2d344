#!/usr/bin/env python3
"""Measures a suite's pipeline against floors taken in the same run, and prints ratios.

    python scripts/bench/suite.py sheets [--count N]

CPU time of a whole example (scene, layout, proof, drawing, PNG, row) is held against what Pillow's
own level-1 PNG encoder takes for that picture; wall time of two processes against that of one;
peak memory of a builder at two counts. Nothing here is a test: machines differ, ratios less so.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from pointerbench.building.engines import pictured
from pointerbench.building.workers import settle
from pointerbench.contract.task import Options, Suite
from pointerbench.picture.png import encode
from pointerbench.suites import load_suite

T = TypeVar("T")
_BUILD = (
    "import resource, sys; from pointerbench.build import main; status = main(sys.argv[1:]);"
    "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024); sys.exit(status)"
)
SEED = 424242
GOALS = {"sheets": 0.8, "text": 0.8}
# What the fastest headless-Chromium pipeline took of CPU for a sheet, and for a page with the boxes
# of its glyphs, over what Pillow's level-1 encoding of it took (measured 2026-11, 2 cores, page
# reused, fastest settings).
CHROMIUM = {"sheets": 141 / 32, "text": 82 / 23}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite", choices=tuple(GOALS))
    parser.add_argument("--count", type=int, default=200, help="examples a measurement (200)")
    parser.add_argument("--pipeline", action="store_true", help="the first measurement only")
    args = parser.parse_args()
    pipeline(load_suite(args.suite), args.count)
    if not args.pipeline:
        starting(args.suite)
        processes(args.suite, args.count)
        memory(args.suite, args.count)


def pipeline(suite: Suite, count: int) -> None:
    """CPU milliseconds an example, warm, in one process."""
    settle()
    spent: Counter[str] = Counter()

    def timed(name: str, work: Callable[[], T]) -> T:
        start = time.process_time()
        result = work()
        spent[name] += int((time.process_time() - start) * 1e9)
        return result

    for index in range(-count // 2, count):
        if index == 0:
            spent.clear()
        made = timed("make", partial(suite.make, index + count, SEED, "train", Options()))
        image = timed("draw", partial(pictured, made))
        timed("PNG and digest", partial(encode, image))
        timed("row", made.example.line)
        timed("Pillow", partial(image.save, io.BytesIO(), "PNG", compress_level=1))
    floor = spent.pop("Pillow")
    total = sum(spent.values())
    print("CPU an example: " + ", ".join(f"{k} {v / count / 1e6:.1f} ms" for k, v in spent.items()))
    ratio = f"{total / floor:.2f} x Pillow's level-1 PNG"
    goal = GOALS[suite.name]
    print(f"  total {total / count / 1e6:.1f} ms = {ratio} of it (goal {goal})")
    if suite.name in CHROMIUM:
        print(f"  {CHROMIUM[suite.name] * floor / total:.1f} times fewer than headless Chromium")


def starting(suite: str) -> None:
    seconds = _cpu([sys.executable, "-c", "import pointerbench"])
    bare = _cpu([sys.executable, "-c", "pass"])
    print(f"import pointerbench: {seconds - bare:.3f} s CPU over bare Python (goal 0.1)")
    with tempfile.TemporaryDirectory() as folder:
        first = _cpu([sys.executable, "-c", _BUILD, *_arguments(suite, Path(folder), 1, 1)])
    print(f"a build of one example: {first:.2f} s CPU (goal 1)")


def processes(suite: str, count: int) -> None:
    """Wall time of a build by one process and by two, on the same indices."""
    walls = []
    for jobs in (1, 2):
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            _build(suite, Path(folder), 2 * count, jobs)
            walls.append(time.monotonic() - start)
    print(f"two processes: {walls[0] / walls[1]:.2f} x one (goal 1.7)")


def memory(suite: str, count: int) -> None:
    """Peak memory of a builder process, for a count and for four times as many."""
    peaks = []
    for examples in (count, 4 * count):
        with tempfile.TemporaryDirectory() as folder:
            peaks.append(_build(suite, Path(folder), examples, 1))
    print(f"peak memory: {peaks[0]} MiB for {count}, {peaks[1]} MiB for {4 * count} (goal 150)")


def _build(suite: str, folder: Path, count: int, jobs: int) -> int:
    """Builds into the folder; the process's peak memory in MiB."""
    command = [sys.executable, "-c", _BUILD, *_arguments(suite, folder, count, jobs)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _arguments(suite: str, folder: Path, count: int, jobs: int) -> list[str]:
    options = f"{suite} --seed {SEED} --split train --quiet --count {count} --jobs {jobs}"
    return [*options.split(), "--overwrite", "--out", str(folder)]


def _cpu(command: list[str]) -> float:
    """The least CPU seconds of five runs."""
    import resource  # noqa: PLC0415 - not on every system

    times = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


if __name__ == "__main__":
    main()
