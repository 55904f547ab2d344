#!/usr/bin/env python3
"""Measures builds in shards: two workers against one, and what each format takes.

    python scripts/bench/scale.py [SUITE] [--count N] [--engine ray]

Wall time is from the first shard that is asked for to the last one that is done: a cluster takes
seconds to start, once, whatever it builds. Nothing here is a test: machines differ, ratios less so.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from pointerbench.building.arguments import parser as build_parser
from pointerbench.building.engines import ENGINES, Engine, load_engine
from pointerbench.building.formats import FORMATS
from pointerbench.building.making import Outcome, make_shard
from pointerbench.building.plan import plan_of
from pointerbench.building.sets import build_set, equipped
from pointerbench.building.shards import Piece

SEED = 424242


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite", nargs="?", default="sheets")
    parser.add_argument("--count", type=int, default=800, help="examples a measurement (800)")
    parser.add_argument("--engine", choices=tuple(ENGINES), default="local")
    args = parser.parse_args()
    walls = {jobs: wall(args.suite, args.count, args.engine, jobs) for jobs in (1, 2)}
    for jobs, seconds in walls.items():
        print(f"{args.engine}, {jobs} at once: {args.count / seconds:.1f} images/s")
    print(f"two workers: {walls[1] / walls[2]:.2f} x one (goal 1.6)")
    for name in FORMATS:
        seconds, size = whole(args.suite, args.count // 4, name)
        print(f"{name}: {seconds * 1e3:.1f} ms and {size / 1e3:.1f} kB an example, one process")


def wall(suite: str, count: int, engine: str, jobs: int) -> float:
    """Seconds between the first shard that is done and the last one, scaled to all examples.

    The workers are warm by then: each of them has made one.
    """
    size = max(1, count // 32)
    with tempfile.TemporaryDirectory() as folder:
        more = f"--format webdataset --shard-size {size} --jobs {jobs} --engine {engine}"
        plan = plan_of(_arguments(suite, count, folder, more))
        shards = equipped(plan)
        run: Engine[Piece, Outcome] = load_engine(engine)
        pieces = map(Piece, range(shards.count))
        stamps = list(_stamps(run(partial(make_shard, shards), pieces, jobs)))
    # The first of each worker pays for its start.
    return (stamps[-1] - stamps[jobs - 1]) / (len(stamps) - jobs) * len(stamps)


def _stamps(results: Iterator[Outcome]) -> Iterator[float]:
    return (time.monotonic() for _ in results)


def whole(suite: str, count: int, name: str) -> tuple[float, float]:
    """Seconds and bytes an example of a whole build in this process."""
    with tempfile.TemporaryDirectory() as folder:
        more = f"--format {name} --shard-size {count} --jobs 1 --quiet"
        plan = plan_of(_arguments(suite, count, folder, more))
        start = time.monotonic()
        build_set(plan)
        spent = time.monotonic() - start
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    return spent / count, size / count


def _arguments(suite: str, count: int, folder: str, more: str) -> argparse.Namespace:
    line = f"{suite} --seed {SEED} --split train --count {count} {more}"
    return build_parser(None).parse_args([*line.split(), "--out", folder])


if __name__ == "__main__":
    main()
