"""``python -m pointerbench.build SUITE --seed N``: builds, resumes, previews and verifies sets."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pointerbench.building.arguments import parser
from pointerbench.building.plan import Plan, jobs, plan_of
from pointerbench.building.preview import write_preview
from pointerbench.building.recheck import verify_set
from pointerbench.building.sets import build_set
from pointerbench.commands import ended
from pointerbench.contract.heldout import Choice
from pointerbench.contract.manifest import read_manifest
from pointerbench.contract.task import Options
from pointerbench.values.errors import UsageError


def _verify(arguments: argparse.Namespace) -> int:
    """A finished set made again and compared."""
    return verify_set(arguments.verify, jobs(arguments.jobs), quiet=arguments.quiet)


def _build(arguments: argparse.Namespace) -> int:
    """The set from screens of our own, and its contact sheet if asked for."""
    plan = plan_of(arguments)
    pictures = plan.layout.here and not plan.layout.kind.suffix
    if arguments.preview is not None and not pictures:
        raise UsageError("--preview is for pictures in a folder here; leave it out")
    manifest = build_set(plan, overwrite=arguments.overwrite)
    _tell(plan, manifest)
    if arguments.preview is not None:
        _preview(plan, arguments.preview)
    return 0


def _preview(plan: Plan, asked: Path) -> None:
    """Draws the contact sheet into the file that was asked for, else beside the set."""
    out = plan.folder.parent
    path = out.with_name(f"{out.name}-preview.png") if asked == Path() else asked
    write_preview(plan.folder, path)
    plan.say(f"contact sheet: {path}")


def _choose(arguments: argparse.Namespace) -> int:
    """The set from another source: all steps of the chain, in a folder of their own."""
    plan = plan_of(arguments)
    apps_only = set(plan.options.only) <= {"app_slug", "app_category"}
    usual = apps_only and Options(only=plan.options.only) == plan.options
    own = (arguments.engine, arguments.format, arguments.shard_size)
    plain = own == ("local", "imagefolder", None) and plan.layout.here
    if plan.suite.name != "pro" or plan.start or not usual or not plain:
        raise UsageError(
            f"--source {arguments.source} is for sets of pro from the first example on, at "
            "1024x768, of which --only may choose app_slug and app_category, in a folder here "
            "and without shards"
        )
    from pointerbench.chain.command import build_set as chosen  # noqa: PLC0415 - not for others

    beside = Path() if arguments.out is None else plan.folder.parent
    choice = Choice(plan.count, plan.folder, beside, plan.held_out)
    whose = (arguments.source, plan.seed, plan.split)
    status = chosen(whose, plan.options, arguments.work, choice, plan.quiet)
    _tell(plan, read_manifest(plan.folder) or {})
    return status


def _run(arguments: argparse.Namespace) -> int:
    if arguments.verify is not None:
        return _verify(arguments)
    return _build(arguments) if arguments.source == "pages" else _choose(arguments)


def _tell(plan: Plan, manifest: dict[str, Any]) -> None:
    if not plan.quiet:
        print("\n".join(_summary(plan, manifest)))


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
