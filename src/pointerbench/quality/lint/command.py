"""``pointerbench lint``: finds what is wrong with the rows of sets, and with their pictures."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.building.engines import cores
from pointerbench.commands import ended
from pointerbench.picture.ocr import loaded
from pointerbench.quality.lint.checking import Checked, Wishes, checked
from pointerbench.quality.lint.findings import KINDS, counted
from pointerbench.quality.sources import sources_at
from pointerbench.values.errors import UsageError

_WIDTH = max(map(len, KINDS))


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    hint = "the same command begins anew"
    return ended("pointerbench lint", lambda: _run(_parser().parse_args(argv)), hint)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.jobs is not None and arguments.jobs < 1:
        raise UsageError("--jobs must be at least 1")
    if arguments.ocr and arguments.no_pictures:
        raise UsageError("--ocr reads pictures: leave out --no-pictures")
    if arguments.ocr:
        loaded()  # said before anything is read
    ignored = _ignored(arguments.ignore)
    jobs = arguments.jobs or cores()
    wishes = Wishes(not arguments.no_pictures, arguments.ocr, jobs, arguments.quiet)
    given = [one for path in arguments.sets for one in sources_at(path)]
    found = [_without(checked(one, wishes), ignored) for one in given]
    try:
        scorer.print_out(_as_json(found) if arguments.json else _as_text(found, arguments.quiet))
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    return 1 if any(one.findings for one in found) else 0


def _ignored(kinds: Sequence[str]) -> frozenset[str]:
    names = [name for text in kinds for name in text.split(",")]
    for name in names:
        if name not in KINDS:
            raise UsageError(f"--ignore {name}: expected one of {', '.join(KINDS)}")
    return frozenset(names)


def _without(one: Checked, ignored: frozenset[str]) -> Checked:
    if not ignored:
        return one
    left = [finding for finding in one.findings if finding.kind not in ignored]
    unchecked = [*one.unchecked, f"{', '.join(sorted(ignored))} (--ignore)"]
    return Checked(one.path, one.rows, left, unchecked, one.accepted)


def _as_text(found: Sequence[Checked], quiet: bool) -> str:
    lines = [finding.line for one in found for finding in one.findings]
    if not quiet:
        lines += [*([""] if lines else []), *(line for one in found for line in _summary(one))]
    return "".join(f"{line}\n" for line in lines)


def _summary(one: Checked) -> Iterator[str]:
    counts = Counter(finding.kind for finding in one.findings)
    accepted = f", {one.accepted} accepted" if one.accepted else ""
    yield f"{one.path}: {counted(one.rows, 'row')}, {_count(len(one.findings))}{accepted}"
    for kind, what in KINDS.items():
        if counts[kind]:
            yield f"  {kind:<{_WIDTH}} {counts[kind]:>6}  {what}"
    if one.unchecked:
        yield f"  not checked: {'; '.join(one.unchecked)}"


def _count(findings: int) -> str:
    return counted(findings, "finding") if findings else "no findings"


def _as_json(found: Sequence[Checked]) -> str:
    whole: dict[str, Any] = {
        "findings": [finding.as_json() for one in found for finding in one.findings],
        "sets": [
            {
                "path": str(one.path),
                "rows": one.rows,
                "findings": dict(Counter(finding.kind for finding in one.findings)),
                "accepted": one.accepted,
                "not_checked": list(one.unchecked),
            }
            for one in found
        ],
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _parser() -> argparse.ArgumentParser:
    kinds = "\n".join(f"  {kind:<{_WIDTH}}  {what}" for kind, what in KINDS.items())
    parser = argparse.ArgumentParser(
        prog="pointerbench lint",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"kinds of findings:\n{kinds}\n\n{_ENDS}",
    )
    add = parser.add_argument
    add("sets", type=Path, metavar="DIR", nargs="+", help="a set, or several; a file of tasks")
    add("--json", action="store_true", help="print JSON instead of lines")
    add("--no-pictures", action="store_true", help="open no picture")
    add("--ocr", action="store_true", help="read quoted texts in their boxes (extra ocr)")
    add(
        "--ignore",
        metavar="KIND,...",
        action="append",
        default=[],
        help="leave these kinds out (repeatable)",
    )
    add("--jobs", type=int, metavar="N", help="processes that look at pictures (all cores)")
    add("--quiet", action="store_true", help="nothing but findings")
    return parser


_ENDS = "Exit status: 0 if nothing is found, 1 if something is, 2 for wrong use."
