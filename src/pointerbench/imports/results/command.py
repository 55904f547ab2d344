"""``pointerbench import-results FORMAT LOG``: somebody else's log as predictions for eval.py."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.imports.results.answers import Agreement, Convention, prediction, taken, told
from pointerbench.imports.results.formats import Format, listing, log_format
from pointerbench.imports.results.logged import Logged
from pointerbench.imports.results.matching import Rows, matched, read_rows
from pointerbench.run.profiles import profile
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

_DOUBT = 0.05  # of the rows: more differing verdicts mean that something is read wrongly


def _convention(known: Format, arguments: argparse.Namespace) -> Convention:
    """What the user has declared, else what is known of the format.

    Raises:
        UsageError: neither says.
    """
    if arguments.family:
        profile(arguments.family)  # refuses one that is not known
        return Convention(family=arguments.family, declared=True)
    if arguments.frame:
        return Convention(frame=arguments.frame, declared=True)
    if known.family or known.frame:
        return Convention(known.frame, known.family)
    raise UsageError(
        f"what the numbers of a {arguments.format} log mean is not known, and never guessed: give "
        f"--frame {'|'.join(scorer.FRAMES)}, or --family NAME to read the replies"
    )


def _logged(known: Format, arguments: argparse.Namespace) -> Iterator[Logged]:
    """The rows of all logs that ``--only`` lets through."""
    wanted = [_pair(text) for text in arguments.only]
    met: set[str] = set()
    for path in arguments.logs:
        for place, row in known.rows(path):
            met.update(row)
            if all(key in row and _shown(row[key]) == value for key, value in wanted):
                yield known.understand(place, row)
    for key, _ in wanted:
        if met and key not in met:
            raise UsageError(f"--only {key}: no row has this key, but {', '.join(sorted(met))}")


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise UsageError(f"--only {text}: expected KEY=VALUE, such as lang=en")
    return key, value


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _lines(
    rows: Rows, log: Sequence[Logged], read: Convention, skip: bool
) -> tuple[list[dict[str, Any]], Agreement, int]:
    """The predictions, what the log says of them, and how many of its rows the set lacks."""
    lines: list[dict[str, Any]] = []
    agreement, lacking = Agreement(), []
    for logged, number in matched(rows, log):
        if number is None:
            lacking.append(logged)
            continue
        truth = rows.known[number].truth
        lines.append(prediction(logged, truth, read))
        agreement.add(logged, truth, lines[-1])
    if lacking and (not skip or not lines):
        first = lacking[0]
        what = f"id {scorer.brief(first.id)}, " if first.id else ""
        raise UsageError(
            f"{first.place}: no row of {rows.path} has {what}picture "
            f"{scorer.brief(first.picture)} and instruction {scorer.brief(first.words)} "
            f"({len(lacking)} of {len(log)} such rows); --skip-unknown leaves them out"
        )
    return lines, agreement, len(lacking)


def import_results(arguments: argparse.Namespace) -> list[str]:
    """Writes the predictions; what there is to say of them.

    Raises:
        UsageError: the log is not as its format says, or does not fit the set.
    """
    known = log_format(arguments.format)
    read = _convention(known, arguments)
    rows = read_rows(arguments.data)
    log = list(_logged(known, arguments))
    if not log:
        raise UsageError(f"{', '.join(map(str, arguments.logs))}: no rows")
    if read.family and not any(logged.reply or taken(logged, read) for logged in log):
        raise UsageError(f"{log[0].place}: no row of the log has a reply for --family to read")
    lines, agreement, lacking = _lines(rows, log, read, arguments.skip_unknown)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    _write(arguments.out, text, arguments.overwrite)
    said = [
        f"{arguments.out}: {len(lines)} predictions for the {len(rows.known)} rows of "
        f"{arguments.data}"
    ]
    if lacking:
        said.append(f"{lacking} rows of the log are not in the set, and left out")
    said += told(agreement)
    if len(agreement.differing) > _DOUBT * max(agreement.theirs, 1):
        said.append("so many differ that the answers may mean something else: see --help")
    score = ["pointerbench", "score", "--data", str(arguments.data), "--predictions"]
    return [*said, f"score them: {shlex.join([*score, str(arguments.out)])}"]


def _write(out: Path, text: str, overwrite: bool) -> None:
    if out.exists() and not overwrite and out.read_bytes() != text.encode():
        raise UsageError(f"{out} is there already; --overwrite replaces it")
    out.parent.mkdir(parents=True, exist_ok=True)
    write_text(out, text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench import-results",
        description="Makes predictions that eval.py scores of a log of somebody else's evaluation.",
        epilog=f"logs, and what their answers mean:\n{listing()}\n\n"
        "The modules in pointerbench/imports/results say where this is known from, and what of it\n"
        "is an assumption. Rows are found by id (or source_id), else by their number if every\n"
        "instruction agrees, else by picture, instruction and box.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("format", metavar="FORMAT", help="what wrote the log, see below")
    add("logs", metavar="LOG", type=Path, nargs="+", help="its files")
    add("--data", type=Path, required=True, help="the set in our format (pointerbench import)")
    add("--out", type=Path, required=True, metavar="FILE", help="the predictions (JSON lines)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--frame", choices=scorer.FRAMES, default="", help="what its numbers mean")
    how.add_argument("--family", default="", metavar="NAME", help="read the replies as NAME's")
    add("--only", action="append", default=[], metavar="KEY=VALUE", help="these rows of the log")
    add("--skip-unknown", action="store_true", help="leave out rows that the set lacks")
    add("--overwrite", action="store_true", help="replace --out")
    return parser


def _run(argv: Sequence[str] | None) -> int:
    print("\n".join(map(scorer.printable, import_results(_parser().parse_args(argv)))))
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    return ended("pointerbench import-results", lambda: _run(argv), "nothing is written")


if __name__ == "__main__":
    sys.exit(main())
