"""The results in a run of click-eval: its tasks and answers, judged by the scorer once more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.corrected import corrected_rows, signature_now
from pointerbench.report.values import Outcome, Result, Target, absent_warning, scored
from pointerbench.run.ask.ledger import PREDICTIONS
from pointerbench.run.inputs.sources import examples
from pointerbench.run.question import BBOX, POINT
from pointerbench.run.results.answered import ABSENT
from pointerbench.run.results.identity import read_run
from pointerbench.run.results.outputs import RESOLVED, SUMMARY, TRUTH
from pointerbench.run.results.places import located_given, tasks_places
from pointerbench.run.results.scoring import UNASKED, prediction, suite_of, unjudged
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

_TRIED = 10  # pictures, of which one must be there for a folder to be theirs
_REPEATS = re.compile(r"\brepeats:(\d+)")

Answers = dict[tuple[str, int], dict[str, Outcome]]  # by model and repeat, then id


def run_results(folder: Path, data: Sequence[Path] = ()) -> list[Result]:
    """One result a suite, model and repeat; models that were never asked have none.

    Raises:
        UsageError: it has not been scored, or a file of it is damaged.
    """
    record, summary = read_run(folder), _summary(folder)
    suites: dict[str, list[Target]] = {}
    for target in _targets(folder):
        suite = suite_of(target.id, record["tasks"].get("suite"))
        suites.setdefault(suite, []).append(target)
    every = {target.id: target for targets in suites.values() for target in targets}
    answers = _answers(folder, every)
    pictures = _pictures(record, folder, list(every.values()), data)
    about = {model["name"]: model for model in record["models"]}
    return [
        _result(
            {**about.get(entry["name"], {}), **_settings(record, folder), "calls": entry},
            (suite, targets, answers.get((entry["name"], repeat), {})),
            summary,
            repeat,
            (folder, pictures),
        )
        for suite, targets in suites.items()
        for entry in summary["models"]
        if entry["asked"]
        for repeat in range(max(1, summary["repeats"]))
    ]


def unasked_models(folder: Path) -> dict[str, str]:
    """The models of a run that have no result, and why."""
    out = [entry for entry in _summary(folder)["models"] if not entry["asked"]]
    return {
        entry["name"]: f"skipped: {entry['skipped_reason']}" if entry["skipped"] else "not asked"
        for entry in out
    }


def _result(
    about: Mapping[str, Any],
    rows: tuple[str, Sequence[Target], Mapping[str, Outcome]],
    summary: Mapping[str, Any],
    repeat: int,
    places: tuple[Path, Path],
) -> Result:
    suite, targets, answers = rows
    outcomes = tuple(answers.get(target.id) or _missing(target) for target in targets)
    line = next((s for s in summary["signatures"] if s.startswith(f"pointerbench-{suite}:")), "")
    version = line.partition("|")[0].rpartition(":")[2] or "?"
    name = str(about.get("name", ""))
    warnings = [said for said in summary["warnings"] if said.startswith(f"{name}:")]
    folder, pictures = places
    made = Result(
        model=name,
        suite=suite,
        version=version,
        signature=signature_now(_REPEATS.sub(rf"repeat:{repeat + 1}of\1", line), folder, targets),
        outcomes=outcomes,
        score=scored(suite, version, outcomes),
        run=str(folder),
        repeat=repeat,
        source=folder / PREDICTIONS,
        pictures=pictures,
        about=about,
        warnings=tuple(warnings),
    )
    resume = f"click-eval run --resume {folder} asks for them"
    return replace(made, warnings=(*made.warnings, *absent_warning(made, resume)))


def _settings(record: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """What the run was given, and how it went, for all of its models."""
    return {"given": located_given(record, folder), "options": record.get("options") or {}}


def _missing(target: Target) -> Outcome:
    verdict = scorer.MISSING if target.truth is not None else None
    return Outcome(target, verdict, absent=UNASKED, unjudged="missing")


def _summary(folder: Path) -> dict[str, Any]:
    path = folder / SUMMARY
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError:
        raise UsageError(
            f"{path}: not there, so this run has not been scored; click-eval score {folder} does it"
        ) from None
    except ValueError as error:
        raise UsageError(f"{path}: not JSON: {error}") from None
    if not isinstance(found, dict) or not {"models", "signatures", "repeats"} <= set(found):
        raise UsageError(f"{path}: not the summary of a run; click-eval score {folder} writes it")
    return found


def _targets(folder: Path) -> Iterator[Target]:
    scored_ids = {row["id"] for _, row in _rows(folder / TRUTH)}
    corrected = corrected_rows(folder)
    for place, found in _rows(folder / RESOLVED):
        row = corrected(found)
        try:
            truth = scorer.check_truth(row) if row.get("id") in scored_ids else None
        except scorer.InputError as error:
            raise UsageError(f"{place}: {error}") from None
        yield Target(str(row.get("id", row.get("task_id"))), row, truth)


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The objects of a file of lines, each with its place."""
    try:
        if path.exists() and not path.stat().st_size:  # no task has a truth: an empty file
            return
        for line, row in scorer.JsonRows(str(path), "{...}"):
            yield f"{path}:{line}", row
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _answers(folder: Path, targets: Mapping[str, Target]) -> Answers:
    found: Answers = {}
    for offset, row in _stored(folder / PREDICTIONS):
        target = targets.get(row.task_id)
        if target is None:
            raise UsageError(
                f"{folder / PREDICTIONS}: {row.task_id!r} is none of the tasks of {RESOLVED}; "
                f"click-eval score {folder} writes them anew"
            )
        outcome = outcome_of(target, row, offset)
        found.setdefault((row.model, row.repeat), {})[row.task_id] = outcome
    return found


def outcome_of(target: Target, row: Row, offset: int) -> Outcome:
    """The verdict on a row of predictions.jsonl, by way of the line that eval.py would read."""
    boxed = target.truth is not None and target.truth.rule == "iou"
    line = prediction(row, BBOX if boxed else str(target.row.get("answer_type") or POINT))
    answer = None if line is None else scorer.parse_prediction(line)
    verdict = scorer.judge(target.truth, answer) if target.truth is not None else None
    absent = row.status if row.status in ABSENT else ""
    usable = answer if isinstance(answer, tuple) else None
    return Outcome(target, verdict, usable, offset, absent, unjudged(answer))


def _stored(path: Path) -> Iterator[tuple[int, Row]]:
    """Each row with where its line begins in the file; a torn last line is passed over."""
    offset = 0
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.endswith(b"\n"):
                    try:
                        yield offset, Row.of_line(line)
                    except ValueError as error:
                        raise UsageError(f"{path}:{number}: damaged: {error}") from None
                offset += len(line)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None


def _pictures(
    record: Mapping[str, Any], folder: Path, targets: Sequence[Target], data: Sequence[Path]
) -> Path:
    """The folder that the paths of the run's pictures start from, wherever it can be found now: the
    first that has any of the first pictures, else the one that the run was made with."""
    given = record.get("given") or {}
    candidates = [place for path in data for place in _folders(path)]
    if not any(given.get(name) for name in ("tasks", "suite", "data")):
        candidates.append(examples())
    candidates += [place.parent for place in tasks_places(record, folder)]
    shown = [target.picture for target in targets if target.picture][:_TRIED]
    there = (place for place in candidates if any((place / name).is_file() for name in shown))
    own = located_given(record, folder).get("data")
    sets = (Path(path) for path in (*data, own) if path and Path(path).is_dir())
    return next(chain(there, sets), candidates[0])


def _folders(path: Path) -> list[Path]:
    """The folders of pictures that a path given as ``--data`` may stand for."""
    try:
        return [file.parent for file in scorer.truth_in(path)]
    except scorer.InputError as error:
        if not path.is_dir():
            raise UsageError(str(error)) from None
        return [path]  # pictures alone
