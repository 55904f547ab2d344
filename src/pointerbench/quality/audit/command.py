"""The ``pointerbench audit`` command: rows of several sets, mixed and looked at blindly.

Exit status: 0 ended by Ctrl-C, or printed; 2 wrong use, or rows that cannot be used.
"""

from __future__ import annotations

import argparse
import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.contract.stored import Rows, find_sets
from pointerbench.looking.desk import serve
from pointerbench.looking.people import person
from pointerbench.looking.unusable import FLAG, left_out
from pointerbench.quality.audit.drawing import Surveyed, draw, seen_from, survey
from pointerbench.quality.audit.page import AuditPage
from pointerbench.quality.audit.plan import (
    Asked,
    Plan,
    is_audit,
    read_plan,
    write_head,
    write_plan,
)
from pointerbench.quality.audit.results import read_found, results
from pointerbench.quality.audit.text import rendered
from pointerbench.values.errors import UsageError
from pointerbench.values.files import made_aside, put_in_place

_SAMPLE = 500
_EXAMPLES = """\
e.g.
  pointerbench audit data/gd out/other --sample 500 --out looked --annotator anna
  pointerbench audit looked --annotator ben         go on with it, or another annotator
  pointerbench audit looked --results
  pointerbench audit data/gd --blind-box --out clicked"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench audit`` with the arguments; returns the exit status."""
    arguments = _parser().parse_args(sys.argv[1:] if argv is None else argv)
    return ended("pointerbench audit", lambda: _audit(arguments), "every answer is kept")


def _audit(arguments: Namespace) -> int:
    if arguments.results:
        return _results(arguments)
    if arguments.json or arguments.markdown:
        raise UsageError("--json and --markdown print results: give --results, too")
    page = AuditPage(_plan(arguments))
    if arguments.annotator is not None:
        page.begin(person(arguments.annotator))
    serve(page, arguments.port, "The audit")
    if page.who:
        whole = len(page.plan.items)
        print(f"ended; {page.who} has judged {page.done} of {whole} rows", file=sys.stderr)
    return 0


def _results(arguments: Namespace) -> int:
    if len(arguments.folders) != 1:
        raise UsageError("--results prints one audit's: give its folder alone")
    found = results(read_found(read_plan(arguments.folders[0])))
    text = json.dumps(found, indent=1) + "\n" if arguments.json else None
    try:
        scorer.print_out(text or rendered(found, markdown=arguments.markdown))
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    return 0


def _plan(arguments: Namespace) -> Plan:
    """The audit that is gone on with, or begun."""
    audits = [folder for folder in arguments.folders if is_audit(folder)]
    if audits:
        if len(arguments.folders) > 1 or arguments.out:
            raise UsageError(f"{audits[0]} is an audit: give it alone to go on with it")
        return _agreed(read_plan(audits[0]), arguments)
    asked = Asked(
        _SAMPLE if arguments.sample is None else arguments.sample,
        arguments.seed or 0,
        arguments.field or "instruction",
        bool(arguments.blind_box),
    )
    if asked.sample < 1:
        raise UsageError(f"--sample {asked.sample}: expected 1 or more")
    out = arguments.out or Path("audit")
    surveyed = [survey(rows, asked) for rows in _sets(arguments.folders)]
    left_out([said for one in surveyed for said in one.problems], arguments.leave_out)
    if is_audit(out):
        return _same(read_plan(out), surveyed, asked)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} holds something else than an audit; choose another --out")
    return _begun(surveyed, asked, out, arguments.leave_out)


def _agreed(plan: Plan, arguments: Namespace) -> Plan:
    """An audit that is gone on with; what is asked for besides must be what it is."""
    given = {
        "--sample": (arguments.sample, plan.asked.sample),
        "--seed": (arguments.seed, plan.asked.seed),
        "--field": (arguments.field, plan.asked.field),
        "--blind-box": (arguments.blind_box or None, plan.asked.blind),
    }
    for name, (asked, is_so) in given.items():
        if asked is not None and asked != is_so:
            raise UsageError(f"{plan.folder} was begun with another {name} ({is_so}): leave it out")
    for one in plan.sets:
        if not (plan.folder / one.folder).is_dir():
            again = f"pointerbench audit NEW/PLACE --out {plan.folder}"
            raise UsageError(f"{one.name} is not there any more; where it is now: {again}")
    return plan


def _sets(folders: Sequence[Path]) -> list[Rows]:
    found = [rows for folder in folders for rows in find_sets(folder, "test", "train")]
    seen: dict[Path, Rows] = {}
    for rows in found:
        first = rows.files[0].resolve()
        if first in seen:
            raise UsageError(f"{rows.folder}: this set is given twice")
        seen[first] = rows
    return found


def _same(plan: Plan, surveyed: Sequence[Surveyed], asked: Asked) -> Plan:
    """The audit in --out, if it is of these sets; they may have been moved."""
    digests = [one.digest for one in plan.sets]
    if plan.asked != asked or digests != [one.digest for one in surveyed]:
        raise UsageError(
            f"{plan.folder} holds another audit: of {', '.join(one.name for one in plan.sets)}, "
            f"{plan.asked}; go on with it (pointerbench audit {plan.folder}), "
            "or choose another --out"
        )
    moved = zip(plan.sets, surveyed, strict=True)
    sets = [
        one if one.folder == "." else replace(one, folder=seen_from(plan.folder, now.rows.folder))
        for one, now in moved
    ]
    if tuple(sets) != plan.sets:
        plan = replace(plan, sets=tuple(sets))
        write_head(plan, plan.folder)
    return plan


def _begun(surveyed: Sequence[Surveyed], asked: Asked, out: Path, leave_out: bool) -> Plan:
    out.absolute().parent.mkdir(parents=True, exist_ok=True)
    with made_aside(out) as aside:
        plan, problems = draw(surveyed, asked, out, aside)
        left_out(problems, leave_out)
        if not plan.items:
            raise UsageError("no row is left to be looked at")
        write_plan(plan, aside)
        put_in_place(aside, out)
    return plan


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench audit",
        description="Shows rows of several sets, mixed, to people who say what is wrong with them.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("folders", type=Path, nargs="+", metavar="DIR", help="sets to begin with, or an audit")
    add("--sample", type=int, metavar="N", help=f"rows of each set ({_SAMPLE})")
    add("--seed", type=int, metavar="N", help="which rows, and their order (0)")
    add("--out", type=Path, metavar="DIR", help="the audit's folder (audit)")
    add("--annotator", metavar="NAME", help="who answers (the page asks)")
    add("--blind-box", action="store_true", help="one clicks first, then the box is shown")
    add("--field", metavar="NAME", help="the field with the instruction (instruction)")
    add(FLAG, action="store_true", help="go on without rows that cannot be used")
    add("--port", type=int, default=0, metavar="N", help="the port of the page (any)")
    add("--results", action="store_true", help="print what the audit found")
    add("--markdown", action="store_true", help="print results in Markdown")
    add("--json", action="store_true", help="print results as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
