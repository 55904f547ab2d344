"""From what a command is given to results: runs of click-eval, and files of predictions."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.report.from_predictions import predictions_results
from pointerbench.report.from_run import run_results
from pointerbench.report.values import Outcome, Result, Target
from pointerbench.run.results.identity import RUN
from pointerbench.values.errors import UsageError

__all__ = [
    "Outcome",
    "Result",
    "Target",
    "read_all",
    "read_results",
    "reading_parser",
    "told_apart",
]


def read_results(path: Path, data: Sequence[Path] = (), frame: str = "pixel") -> list[Result]:
    """The results in a folder of click-eval, or of a file of predictions scored now.

    One a suite, model and repeat, suites in the order of the truth and models as they were listed.
    ``data`` is where the truth of predictions lies, found as eval.py finds it where none is given;
    of a run, where its pictures are now. ``frame`` is what the numbers of predictions mean.

    Raises:
        UsageError: it is neither, or cannot be read; with file and line.
    """
    if path.is_dir():
        if not (path / RUN).is_file():
            raise UsageError(f"{path}: no {RUN} in it; expected a run of click-eval, or a file")
        return run_results(path, data)
    if not path.exists():
        raise UsageError(f"{path}: not found; expected a run of click-eval, or predictions")
    return predictions_results(path, data, frame)


def runs_in(path: Path) -> list[Path]:
    """A run or a file of predictions itself; of a folder of runs all of them.

    Raises:
        UsageError: the folder is neither.
    """
    found = [run for run in folders_in(path) if run.is_file() or (run / RUN).is_file()]
    if not found and path.is_dir():
        raise UsageError(f"{path}: no {RUN} in it, and no run of click-eval below it")
    return found or [path]


def folders_in(path: Path, deep: int = 2) -> list[Path]:
    """The same; of a folder of runs every folder in it, whether or not it is a run. A run on
    several suites is itself a folder of runs."""
    if path.is_file() or (path / RUN).is_file() or not deep or not path.is_dir():
        return [path]
    folders = sorted(one for one in path.iterdir() if one.is_dir() and one.name[:1] != ".")
    inner = [found for folder in folders for found in folders_in(folder, deep - 1)]
    return inner if any((one / RUN).is_file() for one in inner) else [path]


def read_all(
    paths: Sequence[Path], data: Sequence[Path] = (), frame: str = "pixel"
) -> list[Result]:
    """The results of all paths. A model that two of them have on one suite is named after its run.

    Raises:
        UsageError: of a path, as `read_results`; or a path is given twice.
    """
    seen: set[Path] = set()
    found: list[Result] = []
    for path in paths:
        if path.resolve() in seen:
            raise UsageError(f"{path}: given twice")
        seen.add(path.resolve())
        found += read_results(path, data, frame)
    return told_apart(found)


def told_apart(results: Sequence[Result]) -> list[Result]:
    """The results; a model that two runs have on one suite is named after its run."""
    runs: dict[tuple[str, str, int], list[str]] = {}
    for result in results:
        runs.setdefault(result.key, []).append(result.run)
    names = _short_names([result.run for result in results])
    return [
        replace(result, model=f"{result.model} ({names[result.run]})")
        if len(runs[result.key]) > 1
        else result
        for result in results
    ]


def _short_names(runs: Sequence[str]) -> dict[str, str]:
    """Each run's last part of the path, as long as that is one run's only."""
    found = {run: Path(run).resolve().name for run in runs}
    taken = Counter(found.values())
    return {run: name if taken[name] == 1 else run for run, name in found.items()}


def reading_parser(
    name: str, description: str, examples: str, runs: str, data: str
) -> argparse.ArgumentParser:
    """The arguments of a command that reads results; ``runs`` and ``data`` are what is said of RUN
    and ``--data``."""
    parser = argparse.ArgumentParser(
        prog=f"pointerbench {name}",
        description=description,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("runs", metavar="RUN", nargs="+", type=Path, help=runs)
    add("--data", type=Path, metavar="PATH", action="append", default=[], help=data)
    add(
        "--frame",
        choices=scorer.FRAMES,
        default="pixel",
        help="what the numbers of predictions mean (pixel)",
    )
    return parser
