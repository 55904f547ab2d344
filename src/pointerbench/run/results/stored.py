"""The answers of a run as they lie on disk, read without touching them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from pointerbench.run.inputs.taskrow import JUDGE, Truth
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

_NONE = -1


def stored_rows(path: Path, tasks: Tasks, names: Sequence[str], repeats: int) -> Iterator[Row]:
    """The rows by task, then model, then repeat, whatever their order in the file.

    Only their places are kept in memory. A torn last line, which a kill leaves, is passed over.

    Raises:
        UsageError: there is no such file; a line is damaged, or of another task or model.
    """
    places = array("q", [_NONE]) * (len(tasks) * len(names) * repeats)
    models = {name: number for number, name in enumerate(names)}
    for offset, place, row in _lines(path):
        task, model = tasks.index_of(row.task_id), models.get(row.model)
        if task is None or model is None or not 0 <= row.repeat < repeats:
            raise UsageError(f"{place}: of a task, model or repeat that the run does not have")
        places[(task * len(names) + model) * repeats + row.repeat] = offset
    return _at(path, places)


def _at(path: Path, places: array[int]) -> Iterator[Row]:
    with path.open("rb") as file:
        for offset in places:
            if offset != _NONE:
                file.seek(offset)
                yield Row.of_line(file.readline())


def judged_truths(path: Path, tasks: Tasks) -> Callable[[int], Truth | None]:
    """The truths of tasks, those that the judge gave in that file included."""
    points = {tasks.index_of(name): point for name, point in judge_points(path).items()}

    def truth_of(i: int) -> Truth | None:
        own = tasks.truth(i)
        return Truth(points[i], None, JUDGE) if own is None and i in points else own

    return truth_of


def judge_points(path: Path) -> dict[str, tuple[float, float]]:
    """By task what the judge gave in that file; empty where there is none."""
    if not path.exists():
        return {}
    return {row.task_id: row.point for _, _, row in _lines(path) if row.point is not None}


def _lines(path: Path) -> Iterator[tuple[int, str, Row]]:
    """Offset, file and line, and row of each whole line."""
    offset = 0
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    return
                try:
                    yield offset, f"{path}:{number}", Row.of_line(line)
                except ValueError as error:
                    raise UsageError(f"{path}:{number}: damaged: {error}") from None
                offset += len(line)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
