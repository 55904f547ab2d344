"""``python -m pointerbench.build SUITE --seed N``: builds, resumes, previews and verifies sets."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench import engines
from pointerbench.errors import PointerbenchError, UsageError
from pointerbench.journal import JOURNAL, Journal, finish
from pointerbench.manifest import MANIFEST, METADATA, Identity, difference, read_manifest
from pointerbench.mix import parse_mix, parse_only
from pointerbench.preview import write_preview
from pointerbench.progress import progress
from pointerbench.recheck import verify_set
from pointerbench.suites import SUITES, load_suite
from pointerbench.task import Options, Screen, Suite

INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Plan:
    """One build: what, where, and with how many processes."""

    suite: Suite
    seed: int
    split: str
    start: int
    count: int
    options: Options
    folder: Path
    jobs: int
    quiet: bool = False

    @property
    def identity(self) -> Identity:
        return Identity(
            self.suite.name,
            self.suite.version,
            self.seed,
            self.split,
            self.start,
            self.count,
            self.options.as_json(),
        )

    @property
    def work(self) -> engines.Work:
        return engines.Work(self.suite.name, self.seed, self.split, self.options, self.folder)


def build(plan: Plan, *, overwrite: bool = False) -> dict[str, Any]:
    """Builds the set, or what is left of it, and returns its manifest.

    Raises:
        UsageError: the folder holds another set, or the seed is not for this split.
    """
    if plan.split == "train" and plan.seed == plan.suite.official_seed:
        raise UsageError(
            f"seed {plan.seed} is that of the official {plan.suite.name} test set; "
            "choose another one for training"
        )
    before = read_manifest(plan.folder)
    if overwrite:
        _clear(plan.folder)
    elif before is not None:
        _check_same(plan, before)
        if _is_complete(plan):
            _say(plan, f"{plan.folder}: already complete (--overwrite builds it anew)")
            return before
    manifest = _build_rest(plan)
    if before is not None and not overwrite:
        _compare(plan, before, manifest)
    return manifest


def _build_rest(plan: Plan) -> dict[str, Any]:
    journal = Journal(plan.folder, plan.identity)
    try:
        done = journal.finished
        if done:
            _say(plan, f"{plan.folder}: going on after {done} of {plan.count} examples")
        records = engines.run(plan.work, journal.left, plan.jobs)
        for record in progress(records, plan.count - done, plan.suite.name, quiet=plan.quiet):
            journal.add(record)
    except BaseException:
        journal.close()
        raise
    return finish(journal, plan.suite.count_by)


def _check_same(plan: Plan, manifest: dict[str, Any]) -> None:
    differs = difference(plan.identity, manifest)
    if differs:
        raise UsageError(
            f"{plan.folder} holds another set ({differs}); choose another --out, or give "
            "--overwrite to replace it"
        )


def _is_complete(plan: Plan) -> bool:
    """Whether metadata and every picture are there, and no build was cut short."""
    if (plan.folder / JOURNAL).exists() or not (plan.folder / METADATA).exists():
        return False
    there = {path.name for path in plan.folder.glob("*.png")}
    return all(f"{index:04d}.png" in there for index in plan.identity.indices)


def _clear(folder: Path) -> None:
    """Removes a set's own files, and nothing else."""
    names = (METADATA, MANIFEST, JOURNAL)
    own = [path for path in folder.glob("*.png") if re.fullmatch(r"\d{4,}\.png", path.name)]
    for path in (*own, *(folder / name for name in names)):
        path.unlink(missing_ok=True)


def _compare(plan: Plan, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Says whether a rebuilt set is the one that its manifest promised."""
    for key, what in (("rows_sha256", "rows"), ("pixels_sha256", "pixels")):
        if before.get(key) != after[key]:
            print(
                f"warning: the {what} differ from those of the manifest that was here:\n"
                f"  there: {before.get(key)} with {before.get('tools')}\n"
                f"  now:   {after[key]} with {after['tools']}",
                file=sys.stderr,
            )


def _say(plan: Plan, text: str) -> None:
    if not plan.quiet:
        print(text, file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pointerbench build", description=__doc__)
    parser.add_argument("suite", metavar="SUITE", nargs="?", help=", ".join(SUITES))
    add = parser.add_argument
    add("--seed", type=_whole, help="names the set: every number gives another one")
    add("--count", type=_whole, default=500, help="how many examples (500)")
    add("--start", type=_whole, default=0, help="the first index, for shards (0)")
    add("--out", type=Path, help="the set's folder (data/SUITE)")
    add("--split", choices=("test", "train"), default="test")
    add("--jobs", type=_whole, help="processes (all cores)")
    add("--size", type=_size, default=(1024, 768), metavar="WxH", help="screen size (1024x768)")
    add("--scale", type=_scale, default=1.0, help="pixels per screen pixel, as 2 for HiDPI (1)")
    add("--mix", default="", metavar="CATEGORY=WEIGHT,...", help="weigh or choose categories")
    add("--only", action="append", default=[], metavar="FIELD=VALUE,...", help="these values only")
    add("--preview", nargs="?", type=Path, const=Path(), metavar="FILE", help="contact sheet")
    add("--verify", type=Path, metavar="DIR", help="re-render a finished set and compare it")
    add("--overwrite", action="store_true", help="replace what is in the folder")
    add("--quiet", action="store_true", help="no progress and no summary")
    return parser


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 on, not {text!r}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    width, height = map(int, match.groups()) if match else (0, 0)
    if not (800 <= width <= 8192 and 600 <= height <= 8192):
        raise argparse.ArgumentTypeError(f"expected WxH from 800x600 to 8192x8192, not {text!r}")
    return width, height


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0
    if not 1 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to 4, not {text!r}")
    return scale


def _plan(arguments: argparse.Namespace) -> Plan:
    if arguments.suite is None:
        raise UsageError(f"which suite? One of: {', '.join(SUITES)}")
    suite = load_suite(arguments.suite)
    if arguments.seed is None:
        raise UsageError(f"--seed is needed; the official set is --seed {suite.official_seed}")
    if not arguments.count:
        raise UsageError("--count must be at least 1")
    width, height = arguments.size
    mix = parse_mix(arguments.mix, suite.mix) if arguments.mix else {}
    only = parse_only(arguments.only, suite.choices)
    out = arguments.out or Path("data") / suite.name
    return Plan(
        suite=suite,
        seed=arguments.seed,
        split=arguments.split,
        start=arguments.start,
        count=arguments.count,
        options=Options(Screen(width, height, arguments.scale), mix, only),
        folder=out / arguments.split,
        jobs=_jobs(arguments.jobs),
        quiet=arguments.quiet,
    )


def _jobs(asked: int | None) -> int:
    if asked is not None:
        if not asked:
            raise UsageError("--jobs must be at least 1")
        return asked
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _run(arguments: argparse.Namespace) -> int:
    if arguments.verify is not None:
        return verify_set(arguments.verify, _jobs(arguments.jobs), quiet=arguments.quiet)
    plan = _plan(arguments)
    manifest = build(plan, overwrite=arguments.overwrite)
    if not plan.quiet:
        print("\n".join(_summary(plan, manifest)))
    if arguments.preview is not None:
        out = plan.folder.parent
        default = out.with_name(f"{out.name}-preview.png")
        path = default if arguments.preview == Path() else arguments.preview
        write_preview(plan.folder, path)
        _say(plan, f"contact sheet: {path}")
    return 0


def _summary(plan: Plan, manifest: dict[str, Any]) -> Iterator[str]:
    yield f"{plan.folder}: {manifest['count']} examples of {plan.suite.name} {plan.suite.version}"
    yield f"rows   sha256 {manifest['rows_sha256']}"
    yield f"pixels sha256 {manifest['pixels_sha256']}"


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    try:
        return _run(_parser().parse_args(argv))
    except KeyboardInterrupt:
        hint = "the same command goes on where it was (but --overwrite begins anew)"
        print(f"\ninterrupted; {hint}", file=sys.stderr)
        return INTERRUPTED
    except PointerbenchError as error:
        print(f"pointerbench build: {error}", file=sys.stderr)
        return error.exit_code
    except OSError as error:
        print(f"pointerbench build: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
