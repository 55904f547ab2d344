"""The ``pointerbench leaderboard`` command: many models on many suites, ranked on one page.

Exit status: 0 written, also where something was left out; 2 wrong use, or nothing can be ranked;
with --strict 2 too where a path or a result would be left out; 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import replace
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.report.board import Board, board
from pointerbench.report.board_data import as_csv, as_json
from pointerbench.report.board_page import MARK, page
from pointerbench.report.board_text import as_markdown
from pointerbench.report.comparable import LeftOut, comparable, suite_title
from pointerbench.report.from_run import unasked_models
from pointerbench.report.latex import as_latex
from pointerbench.report.results import (
    Result,
    folders_in,
    read_all,
    read_results,
    reading_parser,
    runs_in,
    told_apart,
)
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

_OUT, _TITLE, _INDEX = Path("leaderboard"), "Leaderboard", "index.html"

_EXAMPLES = """\
e.g.
  pointerbench leaderboard runs/*
  pointerbench leaderboard runs/a runs/b --out leaderboard --title "June"
  pointerbench leaderboard *.jsonl --data data/sheets/test --markdown -

A model is known by its name: its results in several runs on several suites are one line.
What cannot be compared with the rest is left out, with the reason; --strict refuses it.
With --markdown, --json, --csv or --latex the page is written only if --out is given."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench leaderboard`` with the arguments; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    arguments = _parser().parse_args(words)
    hint = "the same command writes the leaderboard anew"
    return ended("pointerbench leaderboard", lambda: _leaderboard(arguments), hint)


def _leaderboard(arguments: Namespace) -> int:
    texts = {name: getattr(arguments, name) for name in _TEXTS if getattr(arguments, name)}
    if list(texts.values()).count("-") > 1:
        raise UsageError(f"only one of {_OPTIONS} can go to stdout (-)")
    if len(set(texts.values())) < len(texts):
        raise UsageError(f"two of {_OPTIONS} name the same file")
    index = _place(arguments.out or _OUT) if arguments.out or not texts else None
    made = _strict(arguments) if arguments.strict else _lenient(arguments)
    for left in made.left_out:
        print(f"left out: {scorer.printable(str(left))}", file=sys.stderr)
    for warning in made.warnings:
        print(f"warning: {scorer.printable(warning)}", file=sys.stderr)
    for name, place in texts.items():
        _write(_TEXTS[name](made, arguments.title), place)
    if index is not None:
        index.parent.mkdir(parents=True, exist_ok=True)
        write_text(index, page(made, arguments.title))
        said = f"The leaderboard is in {index}"
        print(said, file=sys.stderr if "-" in texts.values() else sys.stdout)
    return 0


def _strict(arguments: Namespace) -> Board:
    """The board of all that was given, or an error."""
    paths = [run for path in arguments.runs for run in runs_in(path)]
    results = read_all(paths, arguments.data, arguments.frame)
    unasked = [left for path in paths for left in _unasked(path)]
    return board(results, arguments.allow_missing / 100, unasked)


def _lenient(arguments: Namespace) -> Board:
    """The board of what can be compared; the rest is left out with the reason."""
    allowed = arguments.allow_missing / 100
    read, left_out = _read(arguments)
    scored = [result for result in read if result.score["n"]]
    for result in read:
        if not result.score["n"]:
            why = f"no row of {suite_title(result.suite)} has a box or a refusal"
            left_out.append(LeftOut(f"{result.model} of {result.run}", why))
    kept, unlike = comparable([result for result in scored if not result.repeat], allowed)
    left_out += unlike
    if not kept:
        reasons = "".join(f"\n  {left}" for left in dict.fromkeys(left_out))
        raise UsageError(f"nothing to rank{reasons}")
    again = {result.key[:2] for result in scored if result.repeat}
    asked = [replace(one, warnings=(*one.warnings, *_several(one, again))) for one in kept]
    return board(told_apart(asked), allowed, list(dict.fromkeys(left_out)))


def _several(result: Result, again: Set[tuple[str, str]]) -> list[str]:
    if result.key[:2] not in again:
        return []
    return [f"{result.model}: was asked several times on {result.suite}; the first counts"]


def _read(arguments: Namespace) -> tuple[list[Result], list[LeftOut]]:
    """The results of all paths, and what is no run, no predictions, or was not asked.

    Raises:
        UsageError: a path that was typed is not there.
    """
    seen = set[Path]()
    results: list[Result] = []
    left_out: list[LeftOut] = []
    for typed in arguments.runs:
        if not typed.exists():
            raise UsageError(f"{typed}: not found; expected a run of click-eval, or predictions")
        for path in folders_in(typed):
            if path.resolve() in seen:
                left_out.append(LeftOut(str(path), "given twice"))
                continue
            seen.add(path.resolve())
            try:
                found = read_results(path, arguments.data, arguments.frame)
                left_out += _unasked(path)
                results += found
            except UsageError as error:
                why = str(error).splitlines()[0].removeprefix(f"{path}: ")
                left_out.append(LeftOut(str(path), why))
    return results, left_out


def _unasked(path: Path) -> Iterator[LeftOut]:
    """The models of a run that were never asked, such as for want of a key."""
    if path.is_dir():
        for model, why in unasked_models(path).items():
            yield LeftOut(f"{model} of {path}", why)


def _text(write: Callable[[Board], str]) -> Callable[[Board, str], str]:
    return lambda made, _: write(made)


_TEXTS: dict[str, Callable[[Board, str], str]] = {
    "markdown": as_markdown,
    "json": _text(as_json),
    "csv": _text(as_csv),
    "latex": _text(as_latex),
}
_OPTIONS = ", ".join(f"--{name}" for name in _TEXTS)


def _write(text: str, place: str) -> None:
    if place != "-":
        write_text(Path(place), text)
        return
    try:
        scorer.print_out(text)
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _place(out: Path) -> Path:
    """The page's file, if nothing else lies there."""
    index = out / _INDEX
    if out.exists() and not out.is_dir():
        raise UsageError(f"{out}: expected a folder for the leaderboard, this is a file")
    if index.exists() and MARK.encode() not in index.read_bytes()[:2000]:
        raise UsageError(f"{index} is another page; choose another --out")
    return index


def _parser() -> argparse.ArgumentParser:
    parser = reading_parser(
        "leaderboard",
        "Ranks models on the suites they were asked about, with the groups of those that cannot be "
        "told apart.",
        _EXAMPLES,
        runs="a folder of click-eval, a folder of such folders, or a file of predictions",
        data="metadata of predictions (repeatable)",
    )
    add = parser.add_argument
    add("--out", type=Path, metavar="DIR", help="the folder of the page (leaderboard)")
    add("--markdown", metavar="FILE", help="write it as Markdown (- for stdout)")
    add("--json", metavar="FILE", help="write everything as JSON (- for stdout)")
    add("--csv", metavar="FILE", help="write a line a suite and model as CSV (- for stdout)")
    add("--latex", metavar="FILE", help="write it as a table of LaTeX (- for stdout)")
    add(
        "--allow-missing",
        type=_percent,
        default=0.0,
        metavar="P",
        help="rank models that left up to P %% of the rows without an answer, as misses (0)",
    )
    add(
        "--strict",
        action="store_true",
        help="refuse what is no run or cannot be compared, in place of leaving it out",
    )
    add("--title", default=_TITLE, help="what stands above it")
    return parser


def _percent(text: str) -> float:
    try:
        value = float(text.removesuffix("%"))
    except ValueError:
        value = -1.0
    if not 0 <= value <= 100:
        raise argparse.ArgumentTypeError(f"expected a share from 0 to 100 %, got {text!r}")
    return value


if __name__ == "__main__":
    sys.exit(main())
