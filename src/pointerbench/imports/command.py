"""``pointerbench import NAME PATH``: somebody else's grounding set as a folder of our format."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pointerbench.building.progress import progress
from pointerbench.commands import ended
from pointerbench.contract.stored import Rows, find_sets
from pointerbench.imports.collect import DROP, KEEP, Asked, Collected, check, collect, listing
from pointerbench.imports.conventions import CONVENTIONS
from pointerbench.imports.entry import WHOLE
from pointerbench.imports.folder import earlier, identity, is_same, write_set
from pointerbench.imports.formats import format_of
from pointerbench.imports.formats import listing as formats
from pointerbench.imports.own import Placing, is_named_like_ours, own_sets, take_over
from pointerbench.imports.pictures import COPY, EITHER, LINK, Pictures
from pointerbench.imports.rows import row_of, with_equal_keys
from pointerbench.imports.sheet import write_sheet
from pointerbench.values.errors import UsageError
from pointerbench.values.files import made_aside, put_in_place
from pointerbench.values.hub import fetched

_BOXES = (
    "How each set's boxes are written is known by its name, and never told from the numbers.\n"
    "xyxy: left top right bottom; xywh: left top width height; pixel, unit (0 to 1), per1000 ...\n"
    "The modules in pointerbench/imports/sets say where this is known from.\n"
)


def import_set(path: Path, out: Path, asked: Asked, options: argparse.Namespace) -> str:
    """Imports a set into ``out``, whole or not at all; what there is to say of it.

    Raises:
        UsageError: the set is not as it is published, has defects that nobody has decided on, or
            ``out`` holds something else.
    """
    layout = format_of(asked.name).find(path)
    wanted = identity(layout, asked)
    before = earlier(out, wanted, overwrite=options.overwrite)
    with made_aside(out) as aside:
        pictures = Pictures(aside, layout.folder)
        found = collect(layout, asked, pictures)
        check(found, asked, str(path))
        if found.bare and options.preview:
            raise UsageError("--preview draws on pictures, and there are none")
        taken = found.kept(asked.defective)
        rows = with_equal_keys(row_of(row, asked.name) for row in taken)
        names = list(dict.fromkeys(row.file_name for row in taken if row.pictured))
        if before is None:
            placed = pictures.place(names, options.how)
            quiet = options.quiet or found.bare
            done = progress(placed, len(names), f"import {asked.name}", quiet=quiet)
            write_set(aside, wanted, found, rows, dict(zip(names, done, strict=True)))
            put_in_place(aside, out)
        elif not is_same(out, before, rows, names):
            raise UsageError(f"{out} holds an import of other pictures; --overwrite it")
    if found.bare:
        print(f"{asked.name}: {_BARE.format(out=out)}", file=sys.stderr)
    if options.preview:
        write_sheet(out, rows, options.preview)
    return _told(found, rows, asked, f"{out}{' (there already)' if before else ''}")


_BARE = "no pictures: eval.py --data {out} scores the rows, click-eval cannot ask them"


def _refuse_within(path: Path, out: Path, asked: Asked) -> None:
    if not path.is_dir():
        raise UsageError(f"{path}: expected a folder with {format_of(asked.name).files}")
    if path.resolve().is_relative_to(out.resolve()):
        raise UsageError(f"--out {out} would replace what is imported; choose another")


def _told(found: Collected, rows: Sequence[Mapping[str, Any]], asked: Asked, out: str) -> str:
    splits = ", ".join(f"{split} {n}" for split, n in found.splits.items())
    lines = [
        f"{out}: {len(rows)} of {found.read} examples of {asked.name} ({splits})",
        f"boxes: {', '.join(found.conventions)}",
    ]
    if found.defective:
        lost = found.read - len(rows)
        kept = found.defective - lost
        lines += [f"defective: {kept} kept, {lost} left out", listing(found)]
    return "\n".join(lines)


def _take_over(sets: Sequence[Rows], arguments: argparse.Namespace) -> str:
    """Imports sets of ours: one into ``--out``, all of a repository each into a folder there."""
    for option in ("split", "boxes"):
        if getattr(arguments, option):
            raise UsageError(f"--{option} is for sets of others; ours are taken over as they are")
    placing = Placing(
        not arguments.no_pictures, arguments.how, arguments.overwrite, arguments.quiet
    )
    told = []
    for rows in sets:
        name, out = rows.suite, arguments.out
        out = out / name / rows.split if arguments.name == WHOLE else out
        told.append(take_over(rows, out, placing))
        if arguments.preview:
            shown = arguments.preview
            lined = [entry.row for entry in find_sets(out)[0].entries()]
            write_sheet(out, lined, shown.with_stem(f"{shown.stem}-{name}") if sets[1:] else shown)
    return "\n".join(told)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench import",
        description="Makes a folder in our row format of somebody else's grounding set.",
        epilog=f"sets, their boxes and files:\n{formats()}\n\n{_BOXES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("name", metavar="NAME", help="the set, see below")
    add("path", metavar="PATH", help="its folder, as it is published, or hf://ORG/NAME")
    add("--out", type=Path, required=True, help="the new set's folder")
    add("--suite", action="append", default=[], metavar="NAME", help=f"of {WHOLE}: these only")
    add("--split", action="append", default=[], metavar="NAME", help="these only (repeatable)")
    add(
        "--defective",
        choices=(KEEP, DROP),
        default="",
        help="what to do with defective rows; without it they are listed and nothing is written",
    )
    add("--boxes", choices=CONVENTIONS, default="", metavar="WHAT", help=", ".join(CONVENTIONS))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--link", dest="how", action="store_const", const=LINK, help="hard links only")
    how.add_argument("--copy", dest="how", action="store_const", const=COPY, help="copies only")
    parser.set_defaults(how=EITHER)
    add("--no-pictures", action="store_true", help="rows only: to be scored, not to be asked")
    add("--preview", type=Path, metavar="FILE", help="a PNG of some rows with their targets drawn")
    add("--overwrite", action="store_true", help="replace an imported set in --out")
    add("--quiet", action="store_true", help="no progress and no summary")
    return parser


def _run(argv: Sequence[str] | None) -> int:
    arguments = _parser().parse_args(argv)
    path = fetched(arguments.path)
    bare, splits = arguments.no_pictures, tuple(arguments.split)
    asked = Asked(arguments.name, splits, arguments.defective, arguments.boxes, bare)
    _refuse_within(path, arguments.out, asked)
    sets = own_sets(path, asked.name, arguments.suite) if is_named_like_ours(asked.name) else []
    if arguments.suite and not sets:
        raise UsageError(f"--suite is for {WHOLE}: a repository of ours, or a folder of its suites")
    told = (
        _take_over(sets, arguments) if sets else import_set(path, arguments.out, asked, arguments)
    )
    if not arguments.quiet:
        print(told)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    return ended("pointerbench import", lambda: _run(argv), "nothing is written")


if __name__ == "__main__":
    sys.exit(main())
