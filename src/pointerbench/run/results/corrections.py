"""What people put right after a run: points in a judge's place, and notes on rows.

They stand in ``corrections.jsonl`` in the run's folder, one object a line::

    {"task_id": "t7", "gt_point": [312, 96]}     the right point, in pixels of the picture
    {"task_id": "t8", "gt_point": null}          no point: the judge's was wrong, and none is right
    {"task_id": "t9", "undo": true}              back to what the judge said
    {"task_id": "t9", "note": "the menu is open"}

``data``, the first digits of the digest of the tasks, may stand in a line, so that a file can be
handed to several runs. Of two lines on one task the later one counts. Only a point that the tasks
do not give can be corrected; a task's own truth is put right in the tasks.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.inputs.taskrow import JUDGE, Truth
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

CORRECTIONS = "corrections.jsonl"
CORRECTION = "correction"
"""Where a truth comes from that a person put in a judge's place; as `taskrow.JUDGE`."""

LONGEST = 4000  # characters of a note
_KEYS = ("task_id", "data", "gt_point", "undo", "note")
_EXAMPLE = '{"task_id": "...", "gt_point": [x, y], "note": "..."}'
_DIGITS = 8

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Correction:
    """One task's. ``point`` counts where ``corrected``; None is then: nothing is right.

    ``undone`` takes a correction back; ``note`` is None where nothing is said of it, "" removes it.
    """

    task_id: str
    data: str = ""
    point: Point | None = None
    corrected: bool = False
    undone: bool = False
    note: str | None = None

    @property
    def line(self) -> str:
        """As it stands in the file."""
        values: dict[str, Any] = {"task_id": self.task_id}
        if self.data:
            values["data"] = self.data
        if self.corrected:
            values["gt_point"] = self.point
        if self.undone:
            values["undo"] = True
        if self.note is not None:
            values["note"] = self.note
        return json.dumps(values)  # ASCII, so any character of an id can be written

    def on(self, earlier: Correction | None) -> Correction | None:
        """What is left when this comes after an earlier one; None is nothing at all."""
        was = earlier or Correction(self.task_id)
        anew = self if self.corrected or self.undone else was
        note = was.note if self.note is None else self.note
        made = replace(
            anew, data="", task_id=self.task_id, undone=False, note=note if note else None
        )
        return made if made.corrected or made.note else None


def correction_of(values: Any) -> Correction:
    """One line understood.

    Raises:
        UsageError: says what was expected.
    """
    if not isinstance(values, dict) or not isinstance(values.get("task_id"), str):
        raise UsageError(f"expected an object such as {_EXAMPLE}, got {scorer.brief(values)}")
    if astray := [name for name in values if name not in _KEYS]:
        raise UsageError(f"unknown key {astray[0]!r}; expected {', '.join(_KEYS)}")
    point, note, undone = values.get("gt_point"), values.get("note"), values.get("undo", False)
    data = values.get("data", "")
    if point is not None and not (scorer.are_numbers(point, 2) and min(point) >= 0):
        shown = scorer.brief(point)
        raise UsageError(f'expected "gt_point" to be [x, y] in pixels, or null, got {shown}')
    if note is not None and (not isinstance(note, str) or len(note) > LONGEST):
        raise UsageError(f'expected "note" to be a text of at most {LONGEST} characters')
    if not isinstance(undone, bool) or not isinstance(data, str):
        raise UsageError(f'expected "undo" to be true and "data" a text; such as {_EXAMPLE}')
    given = "gt_point" in values
    if given and undone:
        raise UsageError('expected "gt_point" or "undo", not both')
    pair = (point[0], point[1]) if point is not None else None
    return Correction(values["task_id"], data, pair, given, undone, note)


def correction_lines(path: Path) -> Iterator[tuple[str, Correction]]:
    """The lines of a file in order, each with its file and line.

    Raises:
        UsageError: a line is none of ours, or the file cannot be read.
    """
    try:
        if not path.stat().st_size:
            return
        for number, row in scorer.JsonRows(str(path), _EXAMPLE):
            place = f"{path}:{number}"
            try:
                yield place, correction_of(row)
            except UsageError as error:
                raise UsageError(f"{place}: {error}") from None
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None


def read_corrections(path: Path) -> dict[str, Correction]:
    """By task what counts in the end; empty where there is no such file."""
    found = (one for _, one in correction_lines(path)) if path.exists() else ()
    return together({}, found)


def together(
    earlier: Mapping[str, Correction], later: Iterable[Correction]
) -> dict[str, Correction]:
    """The earlier ones, with the later ones put on them in order."""
    found = dict(earlier)
    for one in later:
        made = one.on(found.pop(one.task_id, None))
        if made is not None:
            found[one.task_id] = made
    return found


def write_corrections(path: Path, corrections: Mapping[str, Correction]) -> None:
    """The file, whole; none where there are no corrections."""
    if not corrections:
        path.unlink(missing_ok=True)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, "".join(f"{one.line}\n" for one in corrections.values()))


def mark_of(corrections: Mapping[str, Correction]) -> str:
    """What a signature says of them: ``corrected:3:5f1c09aa``, a digest of tasks and points; ""
    where no point is corrected."""
    said = sorted((one.task_id, one.point) for one in corrections.values() if one.corrected)
    if not said:
        return ""
    text = json.dumps([[name, point and list(map(float, point))] for name, point in said])
    return f"corrected:{len(said)}:{hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]}"


def corrected_truths(
    truth_of: Callable[[int], Truth | None], tasks: Tasks, corrections: Mapping[str, Correction]
) -> Callable[[int], Truth | None]:
    """The truths, with people's in the place of the judge's."""
    by_number = {tasks.index_of(name): one for name, one in corrections.items() if one.corrected}

    def corrected(i: int) -> Truth | None:
        known, one = truth_of(i), by_number.get(i)
        if one is None or not may_be_corrected(known.source if known else None):
            return known
        return Truth(one.point, None, CORRECTION) if one.point else None

    return corrected


def may_be_corrected(source: Any) -> bool:
    """Whether a truth from there is not the tasks' own."""
    return source in (None, "", JUDGE, CORRECTION)
