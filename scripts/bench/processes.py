#!/usr/bin/env python3
"""Measures the memory and the CPU time of a build, by what its processes are; on Linux only.

    python scripts/bench/processes.py gd [--count N] [--seed N] [--jobs N]

Memory is PSS: what a process shares with others counts for each of them in part, so that sums are
right. It is read every half second; what is between two readings is not seen. CPU time is that of
all threads, and of processes that have ended by then up to their last reading. Nothing here is a
test.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from pointerbench.values.processes import below

_PROC = Path("/proc")
_EVERY = 0.5  # seconds
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_GOAL = 900  # MB, of a worker with its browser


@dataclass
class Readings:
    """MB by kind at each reading, and CPU seconds by process and kind."""

    memory: list[dict[str, float]] = field(default_factory=list)
    cpu: dict[tuple[int, str], float] = field(default_factory=dict)

    def read(self, root: int) -> None:
        """Reads a process and all below it."""
        now: dict[str, float] = defaultdict(float)
        for number in (root, *below(root)):
            folder = _PROC / str(number)
            with suppress(OSError):  # it has ended
                kind = kind_of((folder / "cmdline").read_bytes())
                self.cpu[number, kind] = _cpu((folder / "stat").read_text("utf-8", "replace"))
                now[kind] += _pss((folder / "smaps_rollup").read_text())
        self.memory.append(now)


def kind_of(command: bytes) -> str:
    """What a process is to a build, by its command line."""
    first = re.split(rb"[\0 ]", command, maxsplit=1)[0]  # Chromium's own lines have no zeros
    if first.endswith(b"node"):
        return "driver"
    if b"chrom" not in first:
        return "python"
    found = re.search(rb"--type=([\w-]+)", command)
    return f"browser's {found[1].decode()}" if found else "browser"


def _pss(text: str) -> float:
    found = re.search(r"^Pss: +(\d+) kB", text, re.M)
    return int(found[1]) * 1024 / 1e6 if found else 0.0


def _cpu(stat: str) -> float:
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("suite", nargs="?", default="gd")
    parser.add_argument("--count", type=int, default=200, help="rows (200)")
    parser.add_argument("--seed", type=int, default=501)
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    args = parser.parse_args()
    if not (_PROC / "self" / "smaps_rollup").exists():
        parser.error("it reads /proc/PID/smaps_rollup, which Linux alone has")
    readings, wall = measured(args.suite, args.count, args.seed, args.jobs)
    print(tables(readings, wall, args.count))


def measured(suite: str, count: int, seed: int, jobs: int) -> tuple[Readings, float]:
    """What a build took, and its seconds."""
    readings = Readings()
    with tempfile.TemporaryDirectory() as folder:
        words = f"{suite} --seed {seed} --split train --count {count} --jobs {jobs} --quiet --out"
        command = [sys.executable, "-m", "pointerbench.build", *words.split(), folder]
        start = time.monotonic()
        build = subprocess.Popen(command)
        while build.poll() is None:
            readings.read(build.pid)
            with suppress(subprocess.TimeoutExpired):
                build.wait(_EVERY)
        wall = time.monotonic() - start
    if build.returncode:
        raise SystemExit(f"the build ended with status {build.returncode}")
    return readings, wall


def tables(readings: Readings, wall: float, count: int) -> str:
    """MB and CPU seconds by kind, and both for all together."""
    spent: dict[str, float] = defaultdict(float)
    for (_, kind), seconds in readings.cpu.items():
        spent[kind] += seconds
    lines = [f"{'':<22}{'median':>8}{'p90':>8}{'peak':>8} MB{'CPU ms a row':>15}"]
    for kind in sorted(spent, key=spent.__getitem__, reverse=True):
        values = [now.get(kind, 0.0) for now in readings.memory]
        lines.append(f"{kind:<22}{_spread(values)}{1000 * spent[kind] / count:>18.1f}")
    total, values = sum(spent.values()), [sum(now.values()) for now in readings.memory]
    lines.append(f"{'all':<22}{_spread(values)}{1000 * total / count:>18.1f}")
    lines.append(f"goal for a worker with its browser: {_GOAL} MB; {len(values)} readings")
    lines.append(f"{wall:.1f} s, {wall / count:.3f} s a row; on average {total / wall:.2f} cores")
    return "\n".join(lines)


def _spread(values: Sequence[float]) -> str:
    return "".join(f"{value:>8.0f}" for value in (*np.quantile(values, (0.5, 0.9)), max(values)))


if __name__ == "__main__":
    main()
