"""What a run leaves beside its answers: resolved tasks, lines for eval.py, scores, summary, table.

All of it follows from the tasks, their truths and predictions.jsonl, and is written again at will,
each file whole. The rows pass by once, task by task: memory does not grow with their number.

====================  ==============================================================================
resolved_tasks.jsonl  every task with its gt_point and where that comes from (gt_source)
truth.jsonl           the tasks with a box or a refusal, for ``eval.py --data``
MANIFEST.json         the suite and version of a set, which eval.py looks for beside its truth
preds/MODEL.jsonl     one a model, for ``eval.py --predictions``; further repeats in MODEL.r1.jsonl
scores.csv            one line for every task, model and repeat
summary.json, .md     the scores of every model, and what they were scored against
annotated/TASK.png    the first tasks with the truth and what each model said
====================  ==============================================================================
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO

from pointerbench.building.progress import progress
from pointerbench.contract.layers import Layers, read_layers
from pointerbench.contract.manifest import MANIFEST
from pointerbench.run.inputs.taskrow import Truth
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.results.annotate import annotate, picture_name
from pointerbench.run.results.corrections import CORRECTIONS, mark_of, read_corrections
from pointerbench.run.results.places import kept_tasks
from pointerbench.run.results.preds import preds
from pointerbench.run.results.scoring import (
    CSV_HEAD,
    Aim,
    Score,
    aim_at,
    csv_row,
    prediction,
    score,
)
from pointerbench.run.results.standing import Standing
from pointerbench.run.results.summary import Census, Report, summary
from pointerbench.run.results.table import as_markdown
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError
from pointerbench.values.files import replacing, write_text

RESOLVED, TRUTH, SCORES = "resolved_tasks.jsonl", "truth.jsonl", "scores.csv"
SUMMARY, PAGE = "summary.json", "summary.md"
PREDS, ANNOTATED = "preds", "annotated"


def write_outputs(
    folder: Path,
    tasks: Tasks,
    models: Sequence[Model],
    rows: Iterable[Row],
    truth_of: Callable[[int], Truth | None],
    options: Options,
) -> Report:
    """Writes all of the above into ``folder``; what summary.json says.

    ``rows`` are in the order of tasks, then models, then repeats, as `Ledger.rows` gives them;
    those that are not there are counted as unasked, and as misses.

    Raises:
        UsageError: a truth cannot be scored, a picture is gone, or a row is of no task or model.
    """
    repeats = max(1, options.repeats)
    standings = [Standing(model, repeats) for model in models]
    census = Census(tasks.version, mark_of(read_corrections(folder / CORRECTIONS)))
    with ExitStack() as stack:
        files = _Files(folder, models, repeats, stack)
        files.layers = read_layers(tasks.path.parent)
        found_by_task = _by_task(tasks, models, rows, truth_of, repeats)
        quiet = options.progress == "none"
        passing = progress(found_by_task, len(tasks), "scores and pictures", quiet=quiet)
        for i, (aim, found) in enumerate(passing):
            census.add(aim)
            scored = _scored(aim, models, found)
            for standing, scores, answers in zip(standings, scored, found, strict=True):
                standing.add(aim, scores, answers)
            files.add(aim, scored, found)
            if i < options.annotate:
                picture = folder / ANNOTATED / picture_name(aim.id)
                annotate(picture, tasks.question(i), aim, scored, found)
    if tasks.suite is not None:
        named = {"suite": tasks.suite, "suite_version": tasks.version}
        write_text(folder / MANIFEST, json.dumps(named, indent=1) + "\n")
    where = kept_tasks(tasks.path, tasks.name, folder)["path"]
    facts = {"path": where, "sha256": tasks.digest, "suite": tasks.suite}
    report = summary(standings, census, facts, options)
    write_summary(folder, report)
    return report


def write_summary(folder: Path, report: Report) -> None:
    """Writes the report as JSON and as a Markdown page."""
    text = json.dumps(report, indent=1, ensure_ascii=False, allow_nan=False) + "\n"
    write_text(folder / SUMMARY, _safe(text))
    write_text(folder / PAGE, _safe(as_markdown(report)))


def _by_task(
    tasks: Tasks,
    models: Sequence[Model],
    rows: Iterable[Row],
    truth_of: Callable[[int], Truth | None],
    repeats: int,
) -> Iterator[tuple[Aim, list[list[Row | None]]]]:
    """Each task with its rows by model and repeat; None for those that are not there."""
    coming = iter(rows)
    row = next(coming, None)
    for i in range(len(tasks)):
        question = tasks.question(i)
        mine: dict[tuple[str, int], Row] = {}
        while row is not None and row.task_id == question.id:
            mine[row.model, row.repeat] = row
            row = next(coming, None)
        found = [[mine.get((model.name, r)) for r in range(repeats)] for model in models]
        yield aim_at(question, tasks.row(i), tasks.suite, truth_of(i)), found
    if row is not None:
        raise UsageError(f"the row of {row.task_id!r} is of no task, or out of order")


def _scored(
    aim: Aim, models: Sequence[Model], found: Sequence[Sequence[Row | None]]
) -> list[list[Score]]:
    return [
        [score(aim, row, model.name, repeat) for repeat, row in enumerate(answers)]
        for model, answers in zip(models, found, strict=True)
    ]


class _Files:
    """The files with a line a task or a line an answer, open until the stack is left."""

    def __init__(
        self, folder: Path, models: Sequence[Model], repeats: int, stack: ExitStack
    ) -> None:
        def opened(path: Path) -> BinaryIO:
            return stack.enter_context(replacing(path))

        names = [model.name for model in models]
        self.preds = stack.enter_context(preds(folder / PREDS, names, repeats))
        self.resolved, self.truth = opened(folder / RESOLVED), opened(folder / TRUTH)
        self.scores = csv.writer(_Text(opened(folder / SCORES)), lineterminator="\n")
        self.scores.writerow(CSV_HEAD)
        self.layers = Layers()

    def add(
        self, aim: Aim, scored: Sequence[Sequence[Score]], found: Sequence[Sequence[Row | None]]
    ) -> None:
        """One task with all of its answers."""
        self.resolved.write(_line(resolved(aim)))
        if aim.truth is not None:
            self.truth.write(_line(aim.row))
        for scores, rows, files in zip(scored, found, self.preds, strict=True):
            for one, row, file in zip(scores, rows, files, strict=True):
                self.scores.writerow(csv_row(one, row, self._struck(aim, one)))
                line = prediction(row, aim.answer_type) if aim.truth is not None else None
                if line is not None:
                    file.write(_line(line))

    def _struck(self, aim: Aim, scored: Score) -> str:
        """What a wrong click hit."""
        wrong = scored.place if scored.outcome == "miss" else None
        return self.layers.words_at(str(aim.row.get("file_name", "")), wrong)


class _Text:
    """What csv writes to: text as UTF-8."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.encode("utf-8", "backslashreplace"))


def resolved(aim: Aim) -> dict[str, Any]:
    """The task's line with its truth: fit to be a task again, whose path is from the same place."""
    row = dict(aim.row)
    point = list(aim.point) if aim.point else None
    image = row.get("image_path", row.get("file_name"))
    source = aim.source if aim.point or aim.truth else None
    head = {"task_id": aim.id, "image_path": image, "gt_point": point, "gt_source": source}
    return {**head, **{key: value for key, value in row.items() if key not in head}}


def _line(values: Mapping[str, Any]) -> bytes:
    text = json.dumps(values, ensure_ascii=False)
    # In JSON a lone surrogate written as a backslash escape is the same character.
    return text.encode("utf-8", "backslashreplace") + b"\n"


def _safe(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()
