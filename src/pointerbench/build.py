"""``python -m pointerbench.build SUITE --seed N``: builds, resumes, previews and verifies sets."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pointerbench.building import engines
from pointerbench.building.arguments import parser
from pointerbench.building.journal import JOURNAL, Journal, finish
from pointerbench.building.plan import Plan, compare, jobs, plan_of
from pointerbench.building.preview import write_preview
from pointerbench.building.progress import progress
from pointerbench.building.recheck import verify_set
from pointerbench.building.sharded import build_shards
from pointerbench.building.shards import RECORDS, refuse_held_out
from pointerbench.building.stores import LocalStore, is_remote
from pointerbench.commands import ended
from pointerbench.contract.heldout import Choice
from pointerbench.contract.manifest import MANIFEST, METADATA, read_manifest
from pointerbench.contract.task import Options
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text


def build(plan: Plan, *, overwrite: bool = False) -> dict[str, Any]:
    """Builds the set, or what is left of it, and returns its manifest.

    Raises:
        UsageError: the folder holds another set or is being built in, or the seed is not for this
            split.
    """
    if plan.split == "train" and plan.seed == plan.suite.official_seed:
        raise UsageError(
            f"seed {plan.seed} is that of the official {plan.suite.name} test set; "
            "choose another one for training"
        )
    store = plan.sharding.store if plan.sharding is not None else LocalStore(plan.folder)
    with store.alone():
        return _build(plan, overwrite)


def _build(plan: Plan, overwrite: bool) -> dict[str, Any]:
    if plan.sharding is not None:
        return build_shards(plan, plan.sharding, overwrite=overwrite)
    if (plan.folder / RECORDS).exists() and not overwrite:
        raise UsageError(
            f"{plan.folder} holds an unfinished build in shards; finish it with its own command, "
            "choose another --out, or give --overwrite"
        )
    before = read_manifest(plan.folder)
    if overwrite:
        _clear(plan.folder)
    elif before is not None:
        plan.check_same(before)
        if _is_complete(plan):
            plan.say(f"{plan.folder}: already complete (--overwrite builds it anew)")
            return before
    manifest = _build_rest(plan)
    if before is not None and not overwrite:
        compare(before, manifest)
    return manifest


def _build_rest(plan: Plan) -> dict[str, Any]:
    journal = Journal(plan.folder, plan.identity)
    try:
        done = journal.finished
        if done:
            plan.say(f"{plan.folder}: going on after {done} of {plan.count} examples")
        records = engines.run(plan.work, journal.left, plan.jobs)
        for record in progress(records, plan.count - done, plan.suite.name, quiet=plan.quiet):
            refuse_held_out(record, plan.held_out)
            journal.add(record)
    except BaseException:
        journal.close()
        raise
    manifest = finish(journal, plan.suite.count_by)
    _list(plan)
    return manifest


def _list(plan: Plan) -> None:
    """Writes what describes a whole test set, if its suite has such files."""
    if plan.split == "test":
        lines = (plan.folder / METADATA).read_text("utf-8").splitlines()
        for name, text in plan.suite.listings(map(json.loads, lines)).items():
            write_text(plan.beside / name, text)


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
    LocalStore(folder / RECORDS).delete()


def _run(arguments: argparse.Namespace) -> int:
    if arguments.verify is not None:
        return verify_set(arguments.verify, jobs(arguments.jobs), quiet=arguments.quiet)
    plan = plan_of(arguments)
    if arguments.source != "scenes":
        return _run_chain(plan, arguments)
    pictures = plan.sharding is None or not is_remote(plan.place)
    if arguments.preview is not None and (arguments.format != "imagefolder" or not pictures):
        raise UsageError("--preview is for pictures in a folder here; leave it out")
    manifest = build(plan, overwrite=arguments.overwrite)
    if not plan.quiet:
        print("\n".join(_summary(plan, manifest)))
    if arguments.preview is not None:
        out = plan.folder.parent
        default = out.with_name(f"{out.name}-preview.png")
        path = default if arguments.preview == Path() else arguments.preview
        write_preview(plan.folder, path)
        plan.say(f"contact sheet: {path}")
    return 0


def _run_chain(plan: Plan, arguments: argparse.Namespace) -> int:
    """The set from another source: all steps of the chain, in a folder of their own."""
    apps_only = set(plan.options.only) <= {"app_slug", "app_category"}
    usual = apps_only and Options(only=plan.options.only) == plan.options
    if plan.suite.name != "pro" or plan.start or not usual or plan.sharding is not None:
        raise UsageError(
            f"--source {arguments.source} is for sets of pro from the first example on, at "
            "1024x768, of which --only may choose app_slug and app_category, in a folder here "
            "and without shards"
        )
    from pointerbench.chain.command import build_set  # noqa: PLC0415 - not for other suites

    choice = Choice(plan.count, plan.folder, plan.beside, plan.held_out)
    whose = (arguments.source, plan.seed, plan.split)
    status = build_set(whose, plan.options, arguments.work, choice, plan.quiet)
    if not plan.quiet:
        print("\n".join(_summary(plan, read_manifest(plan.folder) or {})))
    return status


def _summary(plan: Plan, manifest: dict[str, Any]) -> Iterator[str]:
    yield f"{plan.place}: {manifest['count']} examples of {plan.suite.name} {plan.suite.version}"
    yield f"rows   sha256 {manifest['rows_sha256']}"
    yield f"pixels sha256 {manifest['pixels_sha256']}"


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    hint = "the same command goes on where it was (but --overwrite begins anew)"
    return ended("pointerbench build", lambda: _run(parser(__doc__).parse_args(argv)), hint)


if __name__ == "__main__":
    sys.exit(main())
