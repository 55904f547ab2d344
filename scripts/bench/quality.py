#!/usr/bin/env python3
"""Measures `pointerbench lint` and `pointerbench stats`: how fast, and how often they are right.

    python scripts/bench/quality.py [--rows N] [--suite gd]     # seconds of CPU, and memory
    python scripts/bench/quality.py --languages                 # instructions told by language
    python scripts/bench/quality.py --boxes N [--suite gd]      # boxes that were put elsewhere

The large set is made of the committed rows of a suite, each with other ids, pictures, boxes and
words, and with the elements of its screens; no picture is there, as `lint` is measured without.
Languages: every committed instruction is held against its own language, which must not contradict
it, and against each of the others. Boxes: those of N rows are put where another row of another
screen has its own, and the pictures are looked at, with tesseract; so many are found.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench.contract.stored import Attempt, Entry
from pointerbench.language.spoken import contradiction
from pointerbench.quality.asked import asked
from pointerbench.quality.lint.checking import Wishes, checked
from pointerbench.quality.lint.read_back import has_data, reading_of
from pointerbench.quality.sources import sources_at

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "data"
LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "zh", "ja", "pt")
COMMANDS = {
    "lint": ("lint", "--no-pictures"),
    "stats": ("stats",),
    "stats, everything as JSON": ("stats", "--json"),
}


def rows_of(suite: str) -> list[dict[str, Any]]:
    with (DATA / suite / "test" / "metadata.jsonl").open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


# ------------------------------------------------------------------------------------- a large set


def varied(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rows over and over: each round has its own ids, pictures and words, and its boxes lie a
    few pixels elsewhere."""
    for turn in range(sys.maxsize):
        for row in rows:
            name = f"{turn:04d}_{row['file_name']}"
            instruction = f"{row['instruction']} Item {turn} of the list."
            moved = {**row, "id": f"{row['id']}_{turn}", "file_name": name}
            yield {**moved, "instruction": instruction, **_moved(row, turn)}


def _moved(row: dict[str, Any], turn: int) -> dict[str, Any]:
    if not row["bbox"]:
        return {}
    x1, y1, x2, y2 = row["bbox"]
    left = min(turn % 7, row["image_size"][0] - x2)
    box = [x1 + left, y1, x2 + left, y2]
    return {"bbox": box, "point": _middle(box), "eval": {"type": "point_in_bbox", "bbox": box}}


def _middle(box: list[int]) -> list[int]:
    return [(box[0] + box[2]) // 2, (box[1] + box[3]) // 2]


def write_set(folder: Path, suite: str, count: int) -> None:
    rows = rows_of(suite)
    with (folder / "metadata.jsonl").open("w", encoding="utf-8") as file:
        for row in islice(varied(rows), count):
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    layers = DATA / suite / "test" / "layers.jsonl"
    if layers.is_file():
        lines = layers.read_text("utf-8").splitlines(keepends=True)
        screens = len(lines) * count // len(rows)
        with (folder / "layers.jsonl").open("w", encoding="utf-8") as file:
            file.writelines(lines[number % len(lines)] for number in range(screens))


class Spent(NamedTuple):
    """What a command took: its exit status, seconds of CPU and of the clock, and MB at its peak."""

    status: int
    cpu: float
    seconds: float
    megabytes: float


def spent(command: tuple[str, ...], folder: Path) -> Spent:
    """Runs ``pointerbench`` in a process of its own, whose output nobody reads."""
    line = [sys.executable, "-m", "pointerbench.cli", *command, str(folder)]
    start = time.perf_counter()
    with Path(os.devnull).open("wb") as nowhere:
        actions = [(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)]
        child = os.posix_spawn(sys.executable, line, dict(os.environ), file_actions=actions)
        _, status, usage = os.wait4(child, 0)
    took = time.perf_counter() - start
    cpu = usage.ru_utime + usage.ru_stime
    return Spent(os.waitstatus_to_exitcode(status), cpu, took, usage.ru_maxrss / 1024)


def large(suite: str, count: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_set(folder, suite, count)
        sizes = {path.name: path.stat().st_size / 1e6 for path in sorted(folder.iterdir())}
        told = ", ".join(f"{name} of {size:.0f} MB" for name, size in sizes.items())
        print(f"{count} rows made of {suite}: {told}")
        for title, command in COMMANDS.items():
            one = spent(command, folder)
            print(
                f"{title:<26} status {one.status}  {one.cpu:5.1f} s CPU  {one.seconds:5.1f} s"
                f"  {one.megabytes:4.0f} MB"
            )


# --------------------------------------------------------------------------------- how often right


def texts() -> Iterator[tuple[str, str]]:
    """Every committed instruction with its language."""
    for path in sorted(DATA.glob("*/test/metadata.jsonl")):
        for row in rows_of(path.parent.parent.name):
            if "instruction_zh" in row:
                yield "en", row["instruction"]
                yield "zh", row["instruction_zh"]
            else:
                yield row["language"], row["instruction"]


def languages() -> None:
    seen, found = Counter[str](), Counter[tuple[str, str]]()
    for own, text in texts():
        seen[own] += 1
        found.update((own, said) for said in LANGUAGES if contradiction(text, said))
    print("instructions   said to be " + "  ".join(f"{said:>6}" for said in LANGUAGES))
    for own, count in seen.most_common():
        shares = "  ".join(f"{found[own, said] / count:6.1%}" for said in LANGUAGES)
        print(f"{count:>6} in {own:<15} {shares}")


def boxes(suite: str, count: int) -> None:
    """Boxes of other rows on pictures of the same size, and what is found of them."""
    home = DATA / suite / "test"
    rows = [row for row in rows_of(suite) if row["bbox"] and (home / row["file_name"]).is_file()]
    if not rows:
        sys.exit(f"{home}: no pictures; build them first")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (folder / "metadata.jsonl").open("w", encoding="utf-8") as file:
            for row, other in islice(_pairs(rows), count):
                box = other["bbox"]
                spec = {"type": "point_in_bbox", "bbox": box}
                wrong = {**row, "bbox": box, "point": _middle(box), "eval": spec}
                file.write(json.dumps(wrong, ensure_ascii=False) + "\n")
                if not (folder / row["file_name"]).exists():
                    (folder / row["file_name"]).symlink_to(home / row["file_name"])
        (given,) = sources_at(folder)
        one = checked(given, Wishes(ocr=True, quiet=True))
        readable = sum(map(_is_read, given.attempts()))
    kinds = Counter(finding.kind for finding in one.findings)
    print(f"{one.rows} rows of {suite} with boxes of other rows: {dict(kinds)}")
    print(f"{readable} of them quote what is to be read in the box")
    print("not checked: " + "; ".join(one.unchecked))


def _is_read(read: Attempt) -> bool:
    reading = reading_of(asked(0, read)) if isinstance(read, Entry) else None
    return reading is not None and has_data(reading.data)


def _pairs(rows: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each row with one that comes later, on another picture of the same size."""
    for at, row in enumerate(rows):
        for other in rows[at + 1 :]:
            same = other["image_size"] == row["image_size"]
            if same and other["file_name"] != row["file_name"]:
                yield row, other
                break


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rows", type=int, default=100_000, help="of the large set (100000)")
    parser.add_argument("--suite", default="gd", help="whose rows are taken (gd)")
    parser.add_argument("--languages", action="store_true", help="measure the languages instead")
    parser.add_argument("--boxes", type=int, metavar="N", help="measure N wrong boxes instead")
    args = parser.parse_args()
    if args.languages:
        languages()
    elif args.boxes:
        boxes(args.suite, args.boxes)
    else:
        large(args.suite, args.rows)


if __name__ == "__main__":
    main()
