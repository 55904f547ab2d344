#!/usr/bin/env python3
"""Measures what `pointerbench decontaminate` finds, what it should not, and how fast it is.

    python scripts/bench/decontaminate.py [--copies N] [--count N] [--seed N] [--jobs N]

Copies: pictures of the built sets, changed as people and programs change pictures, against the
original. Others: screens of a training seed, made anew, against the test set of their suite; each
is another example, so near-equal pictures among them look alike by nature.
Speed: hashing in one process, and looking 100,000 hashes up among those of all test sets.
"""

from __future__ import annotations

import argparse
import json
import resource
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageFilter

from pointerbench.building.engines import pictured
from pointerbench.contract.task import Options
from pointerbench.decontaminate.pictures import BITS, DISTANCE, Hash, Near, hash_of, picture_hash
from pointerbench.decontaminate.questions import Questions
from pointerbench.suites import SUITES, load_suite

LOOKED_UP = 100_000


def jpeg(image: Image.Image, quality: int) -> Image.Image:
    file = BytesIO()
    image.save(file, "JPEG", quality=quality)
    return Image.open(file)


def scaled(image: Image.Image, factor: float, how: Image.Resampling) -> Image.Image:
    return image.resize((round(image.width * factor), round(image.height * factor)), how)


def with_row(image: Image.Image) -> Image.Image:
    """One line of pixels in red."""
    changed = image.copy()
    changed.paste((255, 0, 0), (0, image.height // 3, image.width, image.height // 3 + 1))
    return changed


def moved(image: Image.Image) -> Image.Image:
    """One pixel lower."""
    paper = Image.new("RGB", image.size, (255, 255, 255))
    paper.paste(image, (0, 1))
    return paper


SHRUNK = Image.Resampling.LANCZOS
COPIES: dict[str, Callable[[Image.Image], Image.Image]] = {
    "JPEG, quality 75": partial(jpeg, quality=75),
    "JPEG, quality 40": partial(jpeg, quality=40),
    "scaled by 0.75": partial(scaled, factor=0.75, how=SHRUNK),
    "scaled by 0.5": partial(scaled, factor=0.5, how=SHRUNK),
    "scaled by 0.75, JPEG 60": lambda image: jpeg(scaled(image, 0.75, SHRUNK), 60),
    "scaled by 1.5": partial(scaled, factor=1.5, how=Image.Resampling.BICUBIC),
    "blurred, radius 1": lambda image: image.filter(ImageFilter.GaussianBlur(1)),
    "one pixel row changed": with_row,
    "moved by a pixel": moved,
}


class Tried(NamedTuple):
    """A test picture: its hash, how many bits away each of its copies is, and which are found."""

    hash: Hash
    apart: list[int]
    found: list[bool]


def tried(path: Path) -> Tried:
    with Image.open(path) as opened:
        image = opened.convert("RGB")
    own = picture_hash(image)
    copies = [picture_hash(change(image)) for change in COPIES.values()]
    found = [bool(Near([own]).within(DISTANCE, copy)) for copy in copies]
    return Tried(own, [apart_by(own, copy) for copy in copies], found)


def apart_by(one: Hash, other: Hash) -> int:
    return int(np.bitwise_count(one ^ other).sum())


def made(suite: str, seed: int, index: int) -> tuple[dict[str, Any], Hash]:
    """Row and hash of a training example."""
    one = load_suite(suite).make(index, seed, "train", Options())
    return dict(one.example.row), picture_hash(pictured(one))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, default=Path("data"), help="the built sets (data)")
    parser.add_argument("--copies", type=int, default=500, help="pictures to copy a suite (500)")
    parser.add_argument("--count", type=int, default=1500, help="other examples a suite (1500)")
    parser.add_argument("--seed", type=int, default=7, help="of the others (7)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    args = parser.parse_args()
    print(f"hash: {BITS} bits, near-equal up to {DISTANCE} of them")
    with ProcessPoolExecutor(args.jobs) as pool:
        copied = {
            suite: list(pool.map(tried, spread(pictures(args.data, suite), args.copies)))
            for suite in SUITES
        }
        print("\n".join(copies_table(copied)), flush=True)
        tests: list[Hash] = []
        for suite in SUITES:
            own = list(pool.map(hashed, pictures(args.data, suite), chunksize=8))
            make = partial(made, suite, args.seed)
            others = list(pool.map(make, range(args.count), chunksize=8))
            rows = [json.loads(line) for line in lines(args.data, suite)]
            print(others_line(suite, rows, own, others), flush=True)
            tests += own
    print("\n".join(speed(args.data, tests)))


def spread(paths: list[Path], count: int) -> list[Path]:
    """So many of them, evenly."""
    return paths[:: -(-len(paths) // count)]


def hashed(path: Path) -> Hash:
    return hash_of(path, str(path))


def lines(data: Path, suite: str) -> list[str]:
    return (data / suite / "test" / "metadata.jsonl").read_text("utf-8").splitlines()


def pictures(data: Path, suite: str) -> list[Path]:
    return [data / suite / "test" / json.loads(line)["file_name"] for line in lines(data, suite)]


def copies_table(tests: dict[str, list[Tried]]) -> Iterator[str]:
    yield "found, and the largest distance, by suite:"
    for i, name in enumerate(COPIES):
        cells = []
        for suite, own in tests.items():
            apart = [one.apart[i] for one in own]
            share = 100 * sum(one.found[i] for one in own) / len(own)
            cells.append(f"{suite} {share:6.2f} %  {max(apart):>3}")
        yield f"  {name:<24} {'   '.join(cells)}"


def others_line(
    suite: str, rows: list[Any], tests: list[Hash], others: list[tuple[Any, Hash]]
) -> str:
    """How many of other examples are near a test picture, or ask the same as a test row."""
    near, questions = Near(tests), Questions()
    for number, row in enumerate(rows):
        questions.add(number, row)
    met = [near.within(DISTANCE, one) for _, one in others]
    pairs, all_pairs = sum(map(len, met)), len(others) * len(tests)
    least = sorted(min(apart_by(test, one) for test in tests) for _, one in others)[:8]
    same = sum(bool(questions.same(row)) for row, _ in others)
    return (
        f"others, {suite}: {sum(map(bool, met))} of {len(others)} near-equal to a test picture, "
        f"{pairs} of {all_pairs} pairs; least distances {least}; {same} ask the same"
    )


def speed(data: Path, tests: list[Hash]) -> Iterator[str]:
    for suite in SUITES:
        some = list(islice(pictures(data, suite), 100))
        start = time.process_time()
        for path in some:
            hash_of(path, str(path))
        spent = (time.process_time() - start) / len(some)
        yield f"hashing, {suite}: {1000 * spent:.1f} ms of CPU a picture, {1 / spent:.0f} a second"
    near = Near(tests)
    start = time.process_time()
    for i in range(LOOKED_UP):
        near.within(DISTANCE, tests[i % len(tests)])
    spent = time.process_time() - start
    yield f"looking {LOOKED_UP} hashes up among {len(tests)}: {spent:.1f} s of CPU"
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield f"peak memory of this process: {peak:.0f} MiB"


if __name__ == "__main__":
    main()
