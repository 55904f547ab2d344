"""``pointerbench decontaminate``: finds what a training set shares with test sets."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from pointerbench.building.engines import cores
from pointerbench.commands import ended
from pointerbench.contract.heldout import held_out
from pointerbench.contract.stored import Rows, find_sets
from pointerbench.decontaminate.compare import Finding, findings, read_tests
from pointerbench.decontaminate.copy import check_out, write_clean
from pointerbench.decontaminate.hashing import Hasher, hasher
from pointerbench.decontaminate.pictures import BITS, DISTANCE
from pointerbench.decontaminate.report import Comparison, as_json, as_record, as_text
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

_ENDS = "Exit status: 0 if nothing is shared or a clean copy was written, 1 if something is shared."


def _run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.hash_distance < BITS // 2:
        raise UsageError(f"--hash-distance must be from 0 to {BITS // 2 - 1}, of {BITS} bits")
    train = _train_set(arguments.train)
    tests = [rows for path in arguments.test for rows in find_sets(path, "test", "train")]
    if arguments.out is not None:
        check_out(arguments.out)
    held = held_out(arguments.heldout, "train")
    if arguments.rows_only:
        comparison = _compared(train, tests, held, None, None)
    else:
        with hasher([*tests, train], _jobs(arguments.jobs), quiet=arguments.quiet) as hashes:
            comparison = _compared(train, tests, held, hashes, arguments.hash_distance)
    return _tell(comparison, arguments)


def _train_set(path: Path) -> Rows:
    sets = find_sets(path, "train", "test")
    if len(sets) > 1:
        named = ", ".join(str(rows.folder) for rows in sets)
        raise UsageError(f"--train {path} holds several sets: {named}; name one")
    return sets[0]


def _compared(
    train: Rows,
    tests: list[Rows],
    held: frozenset[str],
    hashes: Hasher | None,
    distance: int | None,
) -> Comparison:
    known, test_rows = read_tests(tests, held, hashes)
    train_rows, found = 0, list[Finding]()
    for shared in findings(train, known, hashes, distance or 0):
        train_rows += 1
        found += shared
    return Comparison(train, tests, train_rows, test_rows, distance, found)


def _tell(comparison: Comparison, arguments: argparse.Namespace) -> int:
    """Prints and writes what was asked for; the exit status."""
    shared = bool(comparison.found) and arguments.out is None
    if shared or not arguments.quiet:
        print("\n".join(as_text(comparison)))
    if arguments.report is not None:
        text = json.dumps(as_json(comparison), indent=1, ensure_ascii=False)
        arguments.report.parent.mkdir(parents=True, exist_ok=True)
        write_text(arguments.report, text + "\n")
    if arguments.out is None:
        return 1 if shared else 0
    record = as_record(comparison)
    left = write_clean(comparison.train, comparison.reasons, arguments.out, record)
    if not arguments.quiet:
        print(f"{arguments.out}: {left} rows that share nothing")
    return 0


def _jobs(asked: int | None) -> int:
    if asked is not None and asked < 1:
        raise UsageError("--jobs must be at least 1")
    return asked or cores()


def parser() -> argparse.ArgumentParser:
    """The options of ``pointerbench decontaminate``."""
    parser = argparse.ArgumentParser(
        prog="pointerbench decontaminate", description=__doc__, epilog=_ENDS
    )
    add = parser.add_argument
    add("--train", type=Path, metavar="DIR", required=True, help="the training set's folder")
    add(
        "--test",
        type=Path,
        metavar="DIR",
        action="append",
        required=True,
        help="a test set's folder, or one of several suites (repeatable)",
    )
    add("--out", type=Path, metavar="DIR", help="write the training rows that share nothing here")
    add("--report", type=Path, metavar="FILE", help="write counts and pairs as JSON")
    add(
        "--hash-distance",
        type=int,
        metavar="N",
        default=DISTANCE,
        help=f"bits of {BITS} by which near-equal pictures may differ ({DISTANCE})",
    )
    add("--heldout", type=Path, metavar="FILE", help="held-out ids (heldout_source_ids.txt)")
    add("--rows-only", action="store_true", help="open no picture")
    add("--jobs", type=int, metavar="N", help="processes (all cores)")
    add("--quiet", action="store_true", help="nothing but what is shared")
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    hint = "no copy was written; the same command begins anew"
    return ended("pointerbench decontaminate", lambda: _run(parser().parse_args(argv)), hint)
