#!/usr/bin/env python3
"""Measures how many replies are parsed in a second, against the least that any parser has to do.

    python scripts/bench/parse.py [--count N]

The replies of tests/run/replies.jsonl are parsed in turn through `pointerbench.run.parse_reply`.
The floor is `json.loads` of the same rows. Goal: 100,000 replies under 3 s of CPU time.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import cycle, islice
from pathlib import Path

from pointerbench.run import parse_reply

ROWS = Path(__file__).resolve().parents[2] / "tests" / "run" / "replies.jsonl"
GOAL = 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000, help="replies (100,000)")
    parser.add_argument("--slowest", type=int, default=0, help="replies to name with their time")
    args = parser.parse_args()
    lines = ROWS.read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    asked = [(r["model_family"], r["raw"], r["image_size"], r.get("sent_size")) for r in rows]
    for question in asked:
        parse_reply(*question)  # profiles are read, patterns compiled
    floor = time.process_time()
    for line in islice(cycle(lines), args.count):
        json.loads(line)
    start = time.process_time()
    for question in islice(cycle(asked), args.count):
        parse_reply(*question)
    spent, least = time.process_time() - start, start - floor
    print(f"json.loads of every row  {least:6.2f} s CPU")
    print(f"{args.count:,} replies parsed  {spent:6.2f} s CPU (goal {GOAL:g} for 100,000)")
    print(f"  = {args.count / spent:,.0f} a second, {spent / least:.2f} x json.loads")
    for microseconds, name in sorted(map(timed, rows), reverse=True)[: args.slowest]:
        print(f"{microseconds:7.1f} us  {name}")


def timed(row: dict[str, str], times: int = 200) -> tuple[float, str]:
    """Microseconds for one reply, and its name."""
    start = time.process_time()
    for _ in range(times):
        parse_reply(row["model_family"], row["raw"], (1920, 1080))
    return 1e6 * (time.process_time() - start) / times, row["id"]


if __name__ == "__main__":
    main()
