"""``python -m pointerbench.build SUITE --seed N``: builds, resumes, previews and verifies sets."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench import engines
from pointerbench.arguments import parser
from pointerbench.commands import ended
from pointerbench.errors import UsageError
from pointerbench.files import write_text
from pointerbench.heldout import Choice, held_out
from pointerbench.journal import JOURNAL, Journal, finish
from pointerbench.manifest import MANIFEST, METADATA, Identity, difference, read_manifest
from pointerbench.mix import parse_mix, parse_only
from pointerbench.preview import write_preview
from pointerbench.progress import progress
from pointerbench.recheck import verify_set
from pointerbench.suites import SUITES, load_suite
from pointerbench.task import Options, Screen, Suite


@dataclass(frozen=True, slots=True)
class Plan:
    """One build: what, where, and with how many processes.

    ``beside`` is the folder for what describes a whole test set, ``held_out`` the source ids that a
    training set must not use.
    """

    suite: Suite
    seed: int
    split: str
    start: int
    count: int
    options: Options
    folder: Path
    jobs: int
    quiet: bool = False
    beside: Path = Path()
    held_out: frozenset[str] = frozenset()

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
            _refuse_held_out(plan, record)
            journal.add(record)
    except BaseException:
        journal.close()
        raise
    manifest = finish(journal, plan.suite.count_by)
    _list(plan)
    return manifest


def _refuse_held_out(plan: Plan, record: engines.Record) -> None:
    if plan.held_out:
        source = json.loads(record.line).get("source_id")
        if source in plan.held_out:
            raise UsageError(
                f"example {record.index} is {source}, which is held out; choose another --seed"
            )


def _list(plan: Plan) -> None:
    """Writes what describes a whole test set, if its suite has such files."""
    if plan.split == "test":
        lines = (plan.folder / METADATA).read_text("utf-8").splitlines()
        for name, text in plan.suite.listings(map(json.loads, lines)).items():
            write_text(plan.beside / name, text)


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
        beside=arguments.out or Path(),
        held_out=held_out(arguments.heldout, arguments.split),
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
    if arguments.source != "scenes":
        return _run_chain(plan, arguments)
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


def _run_chain(plan: Plan, arguments: argparse.Namespace) -> int:
    """The set from another source: all steps of the chain, in a folder of their own."""
    apps_only = set(plan.options.only) <= {"app_slug", "app_category"}
    usual = apps_only and Options(only=plan.options.only) == plan.options
    if plan.suite.name != "pro" or plan.start or not usual:
        raise UsageError(
            f"--source {arguments.source} is for sets of pro from the first example on, at "
            "1024x768, of which --only may choose app_slug and app_category"
        )
    from pointerbench.chain.command import build_set  # noqa: PLC0415 - not for other suites

    choice = Choice(plan.count, plan.folder, plan.beside, plan.held_out)
    whose = (arguments.source, plan.seed, plan.split)
    status = build_set(whose, plan.options, arguments.work, choice, plan.quiet)
    if not plan.quiet:
        print("\n".join(_summary(plan, read_manifest(plan.folder) or {})))
    return status


def _summary(plan: Plan, manifest: dict[str, Any]) -> Iterator[str]:
    yield f"{plan.folder}: {manifest['count']} examples of {plan.suite.name} {plan.suite.version}"
    yield f"rows   sha256 {manifest['rows_sha256']}"
    yield f"pixels sha256 {manifest['pixels_sha256']}"


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    hint = "the same command goes on where it was (but --overwrite begins anew)"
    return ended("pointerbench build", lambda: _run(parser(__doc__).parse_args(argv)), hint)


if __name__ == "__main__":
    sys.exit(main())
