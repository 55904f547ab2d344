#!/usr/bin/env python3
"""Measures publishing and loading against a local Hub, which the tests use too.

    python scripts/bench/publish.py [--data data] [--suite all]

The first figure is the whole command: verifying, writing, uploading, comparing; its floor is what
drawing the examples anew takes on all cores, reckoned from a few of each set. Then the same command
again, with nothing left to upload. The last is `load_dataset` of one config in a fresh process with
an empty cache, from its start to its end. Nothing here is a test: machines differ.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from pointerbench.building.engines import Work, cores, drawn
from pointerbench.contract.task import Options, Screen
from pointerbench.hub.sets import FinishedSet, find_sets
from pointerbench.suites import load_suite

ROOT = Path(__file__).resolve().parent.parent.parent
REPO = "ORG/pointerbench"
WARM, SAMPLE = 10, 100  # examples
GOALS = {"publishing": 60, "again": 60, "loading": 10}
LOAD = "from datasets import load_dataset; print(load_dataset({!r}, {!r}, split='test').num_rows)"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, default=Path("data"), help="the sets (data)")
    parser.add_argument("--suite", nargs="+", default=["all"], help="which of them (all)")
    parser.add_argument("--config", default="sheets", help="the config to load (sheets)")
    args = parser.parse_args()
    sets = list(find_sets(args.data, args.suite))
    floor = sum(map(drawing, sets))
    print(f"drawing the examples: {floor:.1f} s on {cores()} cores")
    sys.path.insert(0, str(ROOT / "tests" / "hub"))
    from hub_server import TOKEN, HubServer  # noqa: PLC0415 - known only now

    with HubServer() as hub, tempfile.TemporaryDirectory() as home:
        settings = {"HF_ENDPOINT": hub.url, "HF_HOME": home, "HF_TOKEN": TOKEN}
        quiet = {"HF_HUB_DISABLE_XET": "1", "HF_HUB_DISABLE_PROGRESS_BARS": "1"}
        env = {**os.environ, **settings, **quiet}
        publish = [sys.executable, "-m", "pointerbench.hub.command", "--quiet", "--repo", REPO]
        publish += ["--data", str(args.data), "--suite", *args.suite]
        load = [sys.executable, "-c", LOAD.format(REPO, args.config)]
        for name, command in (("publishing", publish), ("again", publish), ("loading", load)):
            start = time.monotonic()
            subprocess.run(command, env=env, check=True)
            spent = time.monotonic() - start
            ratio = f" = {spent / floor:.2f} x the drawing" if name == "publishing" else ""
            print(f"{name}: {spent:.1f} s (goal {GOALS[name]}){ratio}", flush=True)


def drawing(found: FinishedSet) -> float:
    """Seconds that all examples of a set take on all cores, from the CPU time of a sample."""
    suite, manifest = load_suite(found.suite), found.manifest
    width, height = manifest["size"]
    screen = Screen(width, height, manifest["scale"])
    work = Work(suite.name, manifest["seed"], manifest["split"], Options(screen, {}, {}))
    few, many = range(WARM), range(WARM, WARM + SAMPLE)
    for index in few:
        drawn(work, index)
    start = time.process_time()
    for index in many:
        drawn(work, index)
    each = (time.process_time() - start) / SAMPLE
    return each * len(found.rows) / cores()


if __name__ == "__main__":
    main()
