"""The results of a file of predictions, by the scorer that eval.py is."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.report.values import Outcome, Result, Target, absent_warning, scored
from pointerbench.values.errors import UsageError


def predictions_results(path: Path, data: Sequence[Path], frame: str) -> list[Result]:
    """One result a suite; the model is called after the file.

    Raises:
        UsageError: the predictions or the truth cannot be read; as eval.py says it.
    """
    try:
        files = _truth(path, data)
        if len(files) == 1 and len(_suites(files[0])) == 1:
            return _scored(path, files[0], scorer.Settings(frame))
        return [
            result
            for file in files
            for suite in _suites(file)
            for result in _scored(path, file, scorer.Settings(frame, suites=(suite,)))
        ]
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _truth(path: Path, data: Sequence[Path]) -> list[Path]:
    """The metadata files that hold any of the predicted rows."""
    predictions = scorer.Predictions(str(path))
    chosen = Namespace(data=[str(place) for place in data], suite=[])
    files = scorer.find_truth(chosen, [predictions])
    if len(files) > 1:
        scorer.Scoring(files, [predictions], scorer.Settings(frame="pixel")).run()
    wanted = scorer.suites_of([scorer.Predictions(str(path))]) if len(files) > 1 else set()
    found = [Path(file.path) for file in files]
    return [file for file in found if not wanted or wanted & set(_suites(file))]


def _suites(path: Path) -> list[str]:
    own = scorer.read_manifest(path.parent / "MANIFEST.json")[0]
    rows = scorer.load_truth(str(path))
    return list(dict.fromkeys(scorer.PREFIXES.get(truth.id[:4], own) for truth in rows))


def _scored(path: Path, truth: Path, settings: scorer.Settings) -> list[Result]:
    rows = {row["id"]: row for _, row in scorer.truth_rows(truth)}
    suites: dict[str, list[Outcome]] = {}

    def record(
        suite: str, truth: scorer.Truth, answer: scorer.Answer | None, verdict: scorer.Verdict
    ) -> None:
        target = Target(truth.id, rows[truth.id], truth)
        pixels, absent = _pixels(truth, answer, settings.frame), "missing" if answer is None else ""
        suites.setdefault(suite, []).append(Outcome(target, verdict, pixels, absent=absent))

    predictions = scorer.Predictions(str(path))
    scoring = scorer.Scoring([scorer.TruthFile(truth)], [predictions], settings)
    scoring.run(record)
    report = scorer.full_report(scoring)
    results = [
        Result(
            model=path.stem,
            suite=suite["suite"],
            version=suite["version"],
            signature=report["signature"],
            outcomes=tuple(suites[suite["suite"]]),
            score=scored(suite["suite"], suite["version"], suites[suite["suite"]]),
            run=str(path),
            source=path,
            pictures=truth.parent,
            warnings=tuple(report["warnings"]),
        )
        for suite in report["suites"]
    ]
    helps = f"{path} has no line for them"
    return [replace(one, warnings=(*one.warnings, *absent_warning(one, helps))) for one in results]


def _pixels(
    truth: scorer.Truth, answer: scorer.Answer | None, frame: str
) -> tuple[float, ...] | None:
    if answer is None or isinstance(answer, str):
        return None
    if not answer or frame == "pixel" or truth.size is None:
        return answer
    return scorer.to_pixels(answer, frame, truth.size)
