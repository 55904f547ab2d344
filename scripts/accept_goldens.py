"""Draws the golden examples and writes their hashes to tests/golden/hashes.txt.

A line is ``PICTURES INDEX HASH``: the suite, with size and scale where they are not the usual
ones; the index; the first 16 digits of a SHA-256 over the row's line and the digest of the decoded
pixels. The file changes only together with the suite's version and a line in the change log.
Pictures that a browser draws are its build's; a manifest names it, and ``--verify`` goes by it.

    python scripts/accept_goldens.py            # accepts what is drawn now
    python scripts/accept_goldens.py --check    # writes nothing, names what differs
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from pointerbench.building.engines import pictured
from pointerbench.contract.task import Options, Screen
from pointerbench.picture.png import pixel_digest
from pointerbench.suites import SUITES, load_suite
from pointerbench.values.files import write_text

HASHES = Path(__file__).resolve().parent.parent / "tests" / "golden" / "hashes.txt"
SEED = 7
USUAL = range(40)

# Other pictures, by label: their options and the indices drawn with them.
OTHERS: Mapping[str, tuple[Options, range]] = {
    "@2x": (Options(Screen(scale=2.0)), range(6)),
    "@1280x800": (Options(Screen(1280, 800)), range(6)),
    "@1280x800@1.5x": (Options(Screen(1280, 800, 1.5)), range(4)),
}


def drawn_here() -> list[str]:
    """The suites whose pictures are drawn by ourselves."""
    return [name for name in SUITES if not load_suite(name).pictures.living]


def pictures() -> dict[str, tuple[str, Options, range]]:
    """Every group of golden pictures: its label, suite, options and indices."""
    groups = {}
    for suite in drawn_here():
        groups[suite] = (suite, Options(), USUAL)
        for label, (options, indices) in OTHERS.items():
            groups[suite + label] = (suite, options, indices)
    return groups


def golden(suite: str, options: Options, index: int) -> str:
    """The hash of one example."""
    made = load_suite(suite).make(index, SEED, "test", options)
    text = f"{made.example.line()}\n{pixel_digest(pictured(made))}\n"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def current(label: str) -> Iterator[str]:
    """The lines of one group as they are drawn now."""
    suite, options, indices = pictures()[label]
    for index in indices:
        yield f"{label} {index} {golden(suite, options, index)}"


def versions() -> list[str]:
    """A line for each suite: the version that its hashes are of."""
    return [f"# {suite} {load_suite(suite).version}" for suite in drawn_here()]


def accepted() -> list[str]:
    """The lines of the file; FileNotFoundError where nothing has been accepted yet."""
    return HASHES.read_text("utf-8").splitlines()


def main() -> int:
    parser = argparse.ArgumentParser(description="Accepts the golden pictures as drawn now.")
    parser.add_argument("--check", action="store_true", help="write nothing, name what differs")
    check = parser.parse_args().check
    before = accepted() if HASHES.exists() else []
    lines = [*versions(), *(line for label in pictures() for line in current(label))]
    changed = [line for line in lines if line not in before]
    for line in changed:
        print(line)
    print(f"{len(changed)} of {len(lines)} lines differ from {HASHES.name}")
    if check:
        return 1 if lines != before else 0
    if before and changed and set(versions()) <= set(before):
        print("the suite's version is the same: raise it, and say so in the change log")
    HASHES.parent.mkdir(exist_ok=True)
    write_text(HASHES, "\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
