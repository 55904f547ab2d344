"""``pointerbench label locate FOLDER --out DIR``: the elements of bare screenshots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from pointerbench.building.engines import cores, in_processes
from pointerbench.building.progress import progress
from pointerbench.capture.manifest import Manifest
from pointerbench.commands import ended as to_a_status
from pointerbench.label.locate.arguments import add_source, source_of
from pointerbench.label.locate.folder import Order, begun, ended, is_done, located, pictures_of
from pointerbench.values.errors import UsageError
from pointerbench.values.locks import LOCK, alone

_PLATFORMS, _LANGUAGES = ("web", "mobile", "desktop"), ("en", "zh")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; returns the exit status, 1 where a picture could not be located."""
    return to_a_status(
        "pointerbench label locate",
        lambda: _run(_parser().parse_args(argv)),
        "the same command goes on where it was",
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench label locate",
        description="Writes the elements of each picture of a folder as captured states are kept.",
    )
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER", help="pictures, with a tree beside some if there is")
    add("--out", type=Path, required=True, metavar="DIR", help="NAME.png and NAME.elements.jsonl")
    add_source(parser)
    add("--no-trees", action="store_true", help="leave trees beside the pictures alone")
    add("--language", choices=_LANGUAGES, default="", help="of the screens (what they show)")
    add("--platform", choices=_PLATFORMS, default="", help="of the screens (by tree or shape)")
    add("--jobs", type=int, metavar="N", help="pictures at a time (all cores)")
    add("--overwrite", action="store_true", help="begin anew in a DIR of this command")
    add("--quiet", action="store_true", help="no progress")
    return parser


def _run(given: argparse.Namespace) -> int:
    if given.jobs is not None and given.jobs < 1:
        raise UsageError("--jobs must be at least 1")
    pictures = pictures_of(given.folder)
    if given.out.resolve() == given.folder.resolve():
        raise UsageError("--out: expected another folder than that of the pictures")
    jobs = min(given.jobs or cores(), len(pictures))
    order = Order(
        folder=given.folder,
        out=given.out,
        source=source_of(given),
        trees=not given.no_trees,
        language=given.language,
        platform=given.platform,
        threads=max(1, cores() // jobs),
    )
    busy = f"{given.out}: another command is writing it; wait until that one ends"
    with alone(given.out.with_name(f".{given.out.name}{LOCK}"), busy):
        begun(order, overwrite=given.overwrite)
        left = [picture for picture in pictures if not is_done(order, picture)]
        found = located(order, left, partial(in_processes, jobs=jobs))
        outcomes = list(progress(found, len(left), "locating", quiet=given.quiet))
        manifest = ended(order, pictures, outcomes)
    _tell(given.out, manifest, len(pictures), len(pictures) - len(left))
    return 1 if manifest.skipped else 0


def _tell(out: Path, manifest: Manifest, pictures: int, before: int) -> None:
    elements = sum(state.counts["elements"] for state in manifest.states)
    told = sum(state.notes.get("by") == "told" for state in manifest.states)
    beside = f", {told} by trees beside them" if told else ""
    there = f", {before} were there" if before else ""
    print(
        f"{out}: {len(manifest.states)} of {pictures} pictures, {elements} elements{beside}{there}"
    )
    for one in manifest.skipped:
        print(f"  {one.id}: {one.reason.removeprefix(f'{one.id}: ')}")
