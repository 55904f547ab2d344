"""The ``pointerbench leaderboard`` command: many models on many suites, ranked on one page.

Exit status: 0 written, 2 wrong use or numbers that cannot be ranked together, 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.report.board import Board, board
from pointerbench.report.board_page import MARK, page
from pointerbench.report.board_text import as_json, as_markdown
from pointerbench.report.results import read_all, reading_parser
from pointerbench.run.results.identity import RUN
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

_OUT, _TITLE, _INDEX = Path("leaderboard"), "Leaderboard", "index.html"

_EXAMPLES = """\
e.g.
  pointerbench leaderboard runs
  pointerbench leaderboard runs/a runs/b --out leaderboard --title "June"
  pointerbench leaderboard *.jsonl --data data/sheets/test --markdown -

A model is known by its name: its results in several runs on several suites are one line.
With --markdown or --json the page is written only if --out is given."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench leaderboard`` with the arguments; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    arguments = _parser().parse_args(words)
    hint = "the same command writes the leaderboard anew"
    return ended("pointerbench leaderboard", lambda: _leaderboard(arguments), hint)


def _leaderboard(arguments: Namespace) -> int:
    texts = {name: getattr(arguments, name) for name in _TEXTS if getattr(arguments, name)}
    if list(texts.values()).count("-") > 1:
        raise UsageError("one of --markdown and --json can go to stdout (-)")
    if len(set(texts.values())) < len(texts):
        raise UsageError("--markdown and --json name the same file")
    index = _place(arguments.out or _OUT) if arguments.out or not texts else None
    paths = [run for path in arguments.runs for run in _runs(path)]
    made = board(read_all(paths, arguments.data, arguments.frame))
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


def _json(made: Board, title: str) -> str:
    return as_json(made)


_TEXTS: dict[str, Callable[[Board, str], str]] = {"markdown": as_markdown, "json": _json}


def _write(text: str, place: str) -> None:
    if place != "-":
        write_text(Path(place), text)
        return
    try:
        scorer.print_out(text)
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _runs(path: Path) -> Iterator[Path]:
    """A run or a file of predictions itself; of a folder of runs all of them."""
    if path.is_dir() and not (path / RUN).is_file():
        inner = sorted(child for child in path.iterdir() if (child / RUN).is_file())
        if not inner:
            raise UsageError(f"{path}: no {RUN} in it, and no run of click-eval below it")
        yield from inner
    else:
        yield path


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
    add("--title", default=_TITLE, help="what stands above it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
