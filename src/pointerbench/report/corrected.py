"""Corrections and notes as a report takes them up: out of a run's folder, and into it.

Of predictions alone there is no run; their notes lie in the report's own folder.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from pointerbench.report.sets import data_of
from pointerbench.report.values import Result, Target
from pointerbench.run.ask.judge import JUDGED
from pointerbench.run.inputs.taskrow import JUDGE
from pointerbench.run.results.corrections import (
    CORRECTION,
    CORRECTIONS,
    Correction,
    mark_of,
    may_be_corrected,
    read_corrections,
    together,
    write_corrections,
)
from pointerbench.run.results.scoring import NO_SOURCE
from pointerbench.run.results.stored import judge_points
from pointerbench.values.errors import UsageError

_PARTS = re.compile(r"\|gt:[^|]*(\|corrected:[^|]*)?")

Row = dict[str, Any]


def corrected_rows(folder: Path) -> Callable[[Row], Row]:
    """What a row of resolved_tasks.jsonl becomes by the run's corrections as they are now, whatever
    they were when it was written. ``judge_point`` is then what the judge had said.

    Raises:
        UsageError: a line of the corrections, or of the judge's answers, is damaged.
    """
    corrections = read_corrections(folder / CORRECTIONS)
    judged = judge_points(folder / JUDGED)

    def corrected(row: Row) -> Row:
        name, source = str(row.get("id", row.get("task_id"))), row.get("gt_source")
        one = corrections.get(name)
        if not may_be_corrected(source) or (not judged and not corrections):
            return row
        said = judged.get(name, row.get("gt_point") if source == JUDGE else None)
        before = list(said) if said else None
        if one is not None and one.corrected:
            now = list(one.point) if one.point else None
            source = CORRECTION if now else None
            return {**row, "gt_point": now, "gt_source": source, "judge_point": before}
        return {**row, "gt_point": before, "gt_source": JUDGE if before else None}

    return corrected


def signature_now(line: str, folder: Path, targets: Sequence[Target]) -> str:
    """The signature of a run's scores, with the sources of its truths as they are now."""
    mark = mark_of(read_corrections(folder / CORRECTIONS))
    if not line or not (mark or "|corrected:" in line):
        return line
    counts = Counter(str(target.row.get("gt_source") or NO_SOURCE) for target in targets)
    sources = "+".join(f"{name}={count}" for name, count in sorted(counts.items()))
    return _PARTS.sub(lambda _: f"|gt:{sources}" + (f"|{mark}" if mark else ""), line, count=1)


def corrections_of(results: Sequence[Result], out: Path) -> dict[str, Correction]:
    """All that is kept of these results' rows, by id."""
    found: dict[str, Correction] = {}
    for path in dict.fromkeys(_kept_in(result, out) for result in results):
        found = together(found, read_corrections(path).values())
    return found


def take_up(
    lines: Iterable[tuple[str, Correction]], results: Sequence[Result], out: Path
) -> list[Path]:
    """Puts corrections and notes beside every run that they fit; the files that were written.

    Each line comes with the words that say where it stands. All of them are checked first.

    Raises:
        UsageError: one is of no row of these results, or of a row that has a truth of its own.
    """
    coming: dict[Path, list[Correction]] = {}
    rows = [({o.target.id: o.target for o in result.outcomes}, result) for result in results]
    for place, one in lines:
        fitting = [
            (targets[one.task_id], result)
            for targets, result in rows
            if one.task_id in targets and one.data in ("", data_of(result))
        ]
        if not fitting:
            raise UsageError(f"{place}: no row {one.task_id!r} is in these runs")
        for target, result in fitting:
            _check(place, one, target)
            known = coming.setdefault(_kept_in(result, out), [])
            known.extend([one] if one not in known else [])
    for path, several in coming.items():
        write_corrections(path, together(read_corrections(path), several))
    return list(coming)


def _kept_in(result: Result, out: Path) -> Path:
    return (Path(result.run) if result.about else out) / CORRECTIONS


def _check(place: str, one: Correction, target: Target) -> None:
    if not (one.corrected or one.undone):
        return
    if target.truth is not None or not may_be_corrected(target.row.get("gt_source")):
        raise UsageError(
            f"{place}: the truth of {target.id!r} is the tasks' own; it is put right there, "
            "here only what a judge said"
        )
    if (
        one.point
        and target.size
        and any(p > s for p, s in zip(one.point, target.size, strict=True))
    ):
        x, y = one.point
        wide, high = target.size
        raise UsageError(f"{place}: ({x:g}, {y:g}) is not on the picture of {wide} x {high} pixels")


def marks(targets: Sequence[Target], found: Mapping[str, Correction]) -> dict[str, Any]:
    """What the page shows of them, by place: notes, and what the judge said of corrected rows."""
    notes, judge = {}, {}
    for i, target in enumerate(targets):
        one = found.get(target.id)
        if one is not None and one.note:
            notes[i] = one.note
        if one is not None and one.corrected and target.truth is None:
            judge[i] = target.row.get("judge_point")
    return {"notes": notes, "judge": judge}
