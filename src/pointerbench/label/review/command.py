"""``pointerbench label review``: people keep, fix or drop candidates that are flagged.

Exit status: 0 ended by Ctrl-C, or printed; 1 a second round agrees in less than 95 % of the rows;
2 wrong use, or candidates that cannot be used.
"""

from __future__ import annotations

import argparse
import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.label.candidates import Candidate
from pointerbench.label.review.agreed import ENOUGH, Agreement, Reviewed, named, read_reviewed
from pointerbench.label.review.decisions import DECISIONS, ROUNDS
from pointerbench.label.review.page import ReviewPage, Shown
from pointerbench.looking.desk import serve
from pointerbench.looking.people import person
from pointerbench.looking.pictures import inside, looks_of
from pointerbench.looking.unusable import FLAG, left_out
from pointerbench.values.errors import UsageError

_EXAMPLES = """\
e.g.
  pointerbench label review out --reviewer anna
  pointerbench label review out --reviewer ben --round 2     the decided rows, seen afresh
  pointerbench label review out --reviewer cem --round 3     what the two do not agree on
  pointerbench label review out --results"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench label review`` with the arguments; returns the exit status."""
    arguments = _parser().parse_args(sys.argv[1:] if argv is None else argv)
    name = "pointerbench label review"
    return ended(name, lambda: _review(arguments), "every decision is kept")


def _review(arguments: Namespace) -> int:
    folder = arguments.folder
    reviewed = read_reviewed(folder)
    if arguments.results or arguments.json:
        return _results(reviewed, arguments.json)
    page = ReviewPage(reviewed, _shown(reviewed, arguments), arguments.round)
    if arguments.reviewer is not None:
        page.begin(person(arguments.reviewer))
    serve(page, arguments.port, "The review")
    if page.who:
        done = f"{page.who} has decided {page.done} of {page.whole} rows in round {page.number}"
        print(f"ended; {done}", file=sys.stderr)
    after = read_reviewed(folder).agreement()
    if page.number == 1 or not after.n:
        return 0
    print(_agreement(after))
    return 0 if after.is_enough else 1


def _shown(reviewed: Reviewed, arguments: Namespace) -> list[Shown]:
    """The rows that may be shown; what cannot be used is named."""
    if arguments.flag and arguments.all:
        raise UsageError("--flag and --all: give one of them")
    wanted = [one for one in reviewed.candidates if _is_wanted(one, reviewed, arguments)]
    flags = sorted({flag for one in reviewed.candidates for flag in one.flags})
    if arguments.flag and not wanted:
        raise UsageError(f"no row is flagged {arguments.flag!r}; flags are {', '.join(flags)}")
    rows, problems = [], []
    for one in wanted:
        try:
            rows.append(Shown(one, _size(reviewed.folder, one)))
        except UsageError as error:
            problems.append(f"{one.place}: the picture {one.image!r} {error}")
    left_out(problems, arguments.leave_out)
    return rows


def _is_wanted(one: Candidate, reviewed: Reviewed, arguments: Namespace) -> bool:
    if arguments.flag:
        return arguments.flag in one.flags
    return bool(arguments.all or one.flags or reviewed.decisions[one.id])


def _size(folder: Path, one: Candidate) -> tuple[int, int]:
    path = folder / one.image
    if not inside(folder, path):
        raise UsageError("leads out of the folder")
    size = looks_of(path).size
    box = one.gt_bbox
    if box and not (box[0] < size[0] and box[1] < size[1] and box[2] > 0 and box[3] > 0):
        raise UsageError(f"is {size[0]} x {size[1]} pixels: gt_bbox lies off it")
    return size


def _results(reviewed: Reviewed, as_json: bool) -> int:
    agreement = reviewed.agreement()
    try:
        if as_json:
            scorer.print_out(json.dumps(_values(reviewed, agreement), indent=1) + "\n")
        else:
            scorer.print_out("\n".join(_lines(reviewed, agreement)) + "\n")
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    return 0 if agreement.is_enough else 1


def _values(reviewed: Reviewed, agreement: Agreement) -> dict[str, Any]:
    return {
        "folder": str(reviewed.folder),
        "candidates": len(reviewed.candidates),
        "flagged": sum(bool(one.flags) for one in reviewed.candidates),
        "undecided": [one.id for one in reviewed.open],
        "decisions": dict(_counts(reviewed)),
        "reviewers": _reviewers(reviewed),
        "second_round": {
            "n": agreement.n,
            "agreed": agreement.agreed,
            "share": agreement.share,
            "ci95": agreement.interval if agreement.n else None,
            "is_enough": agreement.is_enough,
        },
        "disputed": [one.id for one in reviewed.disputed],
    }


def _counts(reviewed: Reviewed) -> Counter[str]:
    finals = (reviewed.final(one) for one in reviewed.candidates)
    return Counter(one.decision for one in finals if one and one.decision)


def _reviewers(reviewed: Reviewed) -> list[dict[str, Any]]:
    every = [one for found in reviewed.decisions.values() for one in found]
    made = Counter((one.who, one.round) for one in every)
    return [
        {"name": who, "round": number, "decided": n} for (who, number), n in sorted(made.items())
    ]


def _lines(reviewed: Reviewed, agreement: Agreement) -> Iterator[str]:
    values, counts = _values(reviewed, agreement), _counts(reviewed)
    yield (
        f"{reviewed.folder}: {values['candidates']} candidates, {values['flagged']} flagged, "
        f"{len(reviewed.open)} of these undecided"
    )
    yield "decided: " + ", ".join(f"{name} {counts[name]}" for name in DECISIONS)
    for one in values["reviewers"]:
        yield f"  {one['name']}, round {one['round']}: {one['decided']} rows"
    if agreement.n:
        yield _agreement(agreement)
    if reviewed.disputed:
        yield f"not settled: {len(reviewed.disputed)} ({named(reviewed.disputed)})"


def _agreement(found: Agreement) -> str:
    low, high = found.interval
    verdict = "enough" if found.is_enough else f"not enough, {ENOUGH:.0%} are asked for"
    return (
        f"second round: agrees on {found.agreed} of {found.n} rows, "
        f"{(found.share or 0) * 100:.1f} % (95 % CI {low * 100:.1f}-{high * 100:.1f}): {verdict}"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench label review",
        description="Shows what is flagged to people, who keep it, fix box or wording, or drop it.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("folder", type=Path, metavar="SET", help="a folder with a candidates.jsonl")
    add("--reviewer", metavar="NAME", help="who decides (the page asks)")
    add("--round", type=int, choices=ROUNDS, default=1, help="1 (default), 2 or 3; see below")
    add("--flag", metavar="FLAG", help="only rows with this flag")
    add("--all", action="store_true", help="rows without a flag, too")
    add(FLAG, action="store_true", help="go on without rows that cannot be used")
    add("--port", type=int, default=0, metavar="N", help="the port of the page (any)")
    add("--results", action="store_true", help="print what is decided, and how far rounds agree")
    add("--json", action="store_true", help="the same as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
