"""The ``pointerbench report`` command: a page to look at, and tables and plots for papers.

Exit status: 0 written (or served until Ctrl-C), 2 wrong use, 130 interrupted.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.report.corrected import take_up
from pointerbench.report.page import PICTURES, linked_pictures, write_report
from pointerbench.report.results import Result, read_all, reading_parser, runs_in
from pointerbench.report.sets import check_pictures, sets_of
from pointerbench.run.results.corrections import correction_lines
from pointerbench.values.errors import UsageError
from pointerbench.values.web import optional

_OUT = Path("report")
_TABLES = {
    "markdown": ("pointerbench.report.tables", "markdown_tables"),
    "latex": ("pointerbench.report.latex", "latex_tables"),
}
_SERVE = ("pointerbench.report.serve", "serve")
_PLOTS = ("pointerbench.report.plots", "write_plots")

_EXAMPLES = """\
e.g.
  pointerbench report runs/20250101-120000
  pointerbench report runs/a runs/b --out report --title "Before and after"
  pointerbench report preds.jsonl --data data/sheets/test --pictures link
  pointerbench report runs/a --serve
  pointerbench report runs/a --corrections ~/Downloads/corrections.jsonl
  pointerbench report runs/* --latex > table.tex

With --png, --markdown or --latex the page is written only if --out is given."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench report`` with the arguments; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    arguments = _parser().parse_args(words)
    hint = "the report is not whole: the same command writes it anew"
    return ended("pointerbench report", lambda: _report(arguments), hint)


def _report(arguments: Namespace) -> int:
    tables = [kind for kind in _TABLES if getattr(arguments, kind)]
    if arguments.serve and (tables or arguments.png):
        raise UsageError("--serve gives out the page: leave out --png, --markdown and --latex")
    if arguments.png:
        optional("report", "matplotlib")  # said before anything is written
    out = arguments.out or _OUT
    results = _corrected(arguments, _read(arguments), out)
    paged = bool(arguments.out or not (tables or arguments.png))
    shown = sets_of(results) if paged and arguments.pictures != "none" else []
    warnings = [said for result in results for said in result.warnings]
    for warning in dict.fromkeys([*warnings, *check_pictures(shown)]):
        print(f"warning: {scorer.printable(warning)}", file=sys.stderr)
    if arguments.serve:
        return int(_function(_SERVE)(out, lambda: _written(arguments, out), arguments.port))
    for kind in tables:
        _say(_function(_TABLES[kind])(results).rstrip("\n"), ())
    if paged:
        _say(f"The report is in {_page(arguments, results, out)}", tables)
    if arguments.png:
        for path in _function(_PLOTS)(results, out / "plots"):
            _say(str(path), tables)
    return 0


def _read(arguments: Namespace) -> list[Result]:
    paths = [run for path in arguments.runs for run in runs_in(path)]
    results = read_all(paths, arguments.data, arguments.frame)
    if not results:
        raise UsageError("nothing to report: no model of these runs has been asked")
    return results


def _corrected(arguments: Namespace, results: list[Result], out: Path) -> list[Result]:
    """The results by the files of ``--corrections``, which are put beside their runs."""
    if not arguments.corrections:
        return results
    lines = [line for path in arguments.corrections for line in correction_lines(path)]
    for path in take_up(lines, results, out):
        print(f"taken up into {path}", file=sys.stderr)
    return _read(arguments)


def _page(arguments: Namespace, results: Sequence[Result], out: Path) -> Path:
    title = arguments.title or _title(results)
    return write_report(results, out, title, arguments.pictures, _again(arguments))


def _written(arguments: Namespace, out: Path) -> tuple[list[Result], dict[str, Path]]:
    """The report written from what is there now: its results, and the pictures that it links to."""
    results = _read(arguments)
    _page(arguments, results, out)
    return results, linked_pictures(results, out) if arguments.pictures == "link" else {}


def _again(arguments: Namespace) -> str:
    """The command line that writes this report, as far as it says what is in it."""
    words = ["pointerbench", "report", *map(str, arguments.runs)]
    for path in arguments.data:
        words += ["--data", str(path)]
    words += ["--frame", arguments.frame] if arguments.frame != "pixel" else []
    words += ["--out", str(arguments.out)] if arguments.out else []
    return shlex.join(words)


def _say(line: str, tables: Sequence[str]) -> None:
    """On stdout, unless tables stand there."""
    if tables:
        print(line, file=sys.stderr)
        return
    try:
        scorer.print_out(line + "\n")
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _function(named: tuple[str, str]) -> Any:
    return getattr(import_module(named[0]), named[1])


def _title(results: Sequence[Result]) -> str:
    models = list(dict.fromkeys(result.model for result in results))
    return models[0] if len(models) == 1 else f"{len(models)} models compared"


def _parser() -> argparse.ArgumentParser:
    parser = reading_parser(
        "report",
        "Writes a page that shows where models click, to be opened from disk.",
        _EXAMPLES,
        runs="a folder of click-eval, a folder of such folders, or a file of predictions",
        data="metadata of predictions, or where a run's pictures are now (repeatable)",
    )
    add = parser.add_argument
    add("--out", type=Path, metavar="DIR", help="the report's folder (report)")
    add("--title", default="", help="what stands above it")
    add(
        "--pictures",
        choices=PICTURES,
        default="link",
        help="link to the screenshots (default), copy them into the report, or show none",
    )
    add(
        "--corrections",
        type=Path,
        metavar="FILE",
        action="append",
        default=[],
        help="take up corrections and notes that the page gave out (repeatable)",
    )
    add("--serve", action="store_true", help="give the page out on loopback; its edits are written")
    add("--port", type=int, default=0, metavar="N", help="the port of --serve (any)")
    add("--png", action="store_true", help="write plots into DIR/plots")
    add("--markdown", action="store_true", help="print tables in Markdown")
    add("--latex", action="store_true", help="print tables in LaTeX")
    return parser


if __name__ == "__main__":
    sys.exit(main())
