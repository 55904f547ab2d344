"""One model's verdicts on one suite, as everything in this room reads them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.results.answered import ABSENT, absent_words, answered

ANSWERED = "answered"
"""The outcome where there is no box that an answer could hit or miss; else it is eval.py's."""


@dataclass(frozen=True, slots=True)
class Target:
    """One task, with what is right. Shared by all results on the same rows.

    ``row`` is the line of metadata or of resolved_tasks.jsonl; ``truth`` is what the scorer makes
    of it, None where it has neither a box nor a refusal; such a row counts in no accuracy.
    """

    id: str
    row: Mapping[str, Any] = field(repr=False)
    truth: scorer.Truth | None

    @property
    def instruction(self) -> str:
        return str(self.row.get("instruction") or "")

    @property
    def picture(self) -> str:
        """The picture's path as it is written in the row, relative to `Result.pictures`."""
        return str(self.row.get("image_path") or self.row.get("file_name") or "")

    @property
    def point(self) -> tuple[float, float] | None:
        """The point that is right, in pixels, of a row with no box to hit; else None."""
        given: Any = self.row.get("gt_point") if self.truth is None else None
        return (given[0], given[1]) if scorer.are_numbers(given, 2) else None

    @property
    def size(self) -> tuple[float, float] | None:
        """The picture's width and height, where the row says them."""
        if self.truth is not None:
            return self.truth.size
        given: Any = self.row.get("image_size")
        return (given[0], given[1]) if scorer.are_numbers(given, 2) else None

    def field(self, name: str) -> Any:
        """The value to break a score down by: ``row["sheet.zoom"]`` or ``row["sheet"]["zoom"]``."""
        return scorer.look_up(dict(self.row), name)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one task.

    ``answer`` is in unrounded pixels: a point, a box, () for a refusal, None where there is none
    that can be used. ``absent`` says why no answer came at all, as `ABSENT` names it; "" where one
    did. ``unjudged`` is what kind of answer it is, for rows where nothing judges it. ``offset`` is
    where its line begins in `Result.source`, -1 where none does.
    """

    target: Target
    verdict: scorer.Verdict | None  # None where target.truth is
    answer: tuple[float, ...] | None = None
    offset: int = -1
    absent: str = ""
    unjudged: str = ANSWERED

    @property
    def outcome(self) -> str:
        """One of eval.py's OUTCOMES, or ``answered``."""
        return self.verdict.outcome if self.verdict else self.unjudged

    @property
    def hit(self) -> bool | None:
        """None where nothing says what is right."""
        return self.verdict.outcome == "hit" if self.verdict else None

    @property
    def place(self) -> tuple[float, float] | None:
        """Where the answer points: its point, or the centre of its box."""
        if not self.answer:
            return None
        if len(self.answer) == 2:
            return self.answer[0], self.answer[1]
        x1, y1, x2, y2 = self.answer
        return (x1 + x2) / 2, (y1 + y2) / 2

    @property
    def distance(self) -> float | None:
        """Pixels to the target, 0 inside; of a row with a point, pixels to that point."""
        if self.verdict is not None:
            return self.verdict.distance
        point, place = self.target.point, self.place
        return math.dist(place, point) if place and point else None


@dataclass(frozen=True, slots=True)
class Result:
    """All verdicts of one model on one suite, in the order of the truth.

    ``score`` is the scorer's own report of the suite (`eval.suite_report`): ``accuracy``, ``ci95``,
    ``n``, ``hits``, ``verdicts``, ``by`` (field -> scores), ``by_target_size``, ``macro``,
    ``distance`` ...; every number that is shown comes from there. ``signature`` says whatever
    would change it. ``run`` is what was given on the command line.
    """

    model: str
    suite: str
    version: str
    signature: str
    outcomes: Sequence[Outcome] = field(repr=False)
    score: Mapping[str, Any] = field(repr=False)
    run: str = ""
    repeat: int = 0  # of a run that asked everything several times
    source: Path = Path()  # the file of the answers
    pictures: Path = Path()  # the folder that the pictures' paths start from
    about: Mapping[str, Any] = field(default_factory=dict, repr=False)  # the model in run.json
    warnings: Sequence[str] = ()

    @property
    def key(self) -> tuple[str, str, int]:
        return self.suite, self.model, self.repeat

    @property
    def answered(self) -> dict[str, Any]:
        """The accuracy over the rows that were answered: ``n``, ``hits``, ``accuracy``, ``ci95``;
        that of ``score`` is strict, rows without an answer are misses."""
        return answered(self.score)

    @property
    def absent(self) -> dict[str, int]:
        """How many rows have no answer, by why; empty where every row has one."""
        return _absent(self.outcomes)

    @property
    def absent_scored(self) -> dict[str, int]:
        """The same of the rows that count in the accuracy."""
        return _absent([outcome for outcome in self.outcomes if outcome.verdict is not None])

    @property
    def hits(self) -> dict[str, bool]:
        """By id, of the rows that are scored; what paired tests compare."""
        return {o.target.id: o.hit for o in self.outcomes if o.hit is not None}


def _absent(outcomes: Sequence[Outcome]) -> dict[str, int]:
    counts = Counter(outcome.absent for outcome in outcomes if outcome.absent)
    return {name: counts[name] for name in ABSENT if name in counts}


def scored(suite: str, version: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The scorer's report of these verdicts: plain JSON, as in `eval.py --json`."""
    tally = scorer.Tally(suite, ())
    tally.versions.append(version)
    for outcome in outcomes:
        truth, verdict = outcome.target.truth, outcome.verdict
        if truth is not None and verdict is not None:
            tally.add(dict(outcome.target.row), truth.rule, truth.hull, verdict)
    return scorer.suite_report(tally)


def absent_warning(result: Result, helps: str) -> list[str]:
    """That rows have no answer, in words with both accuracies, and what helps; empty where all do.

    It begins with the model's name.
    """
    counts = result.absent
    if not counts:
        return []
    total, n = sum(counts.values()), len(result.outcomes)
    said = f"{result.model}: {total} of {n} rows of {result.suite} have no answer"
    accuracies = ""
    if result.score["n"] and result.answered["n"]:
        shares = (scorer.percent(one["accuracy"]) for one in (result.score, result.answered))
        accuracies = "; {} of all rows, {} of those answered".format(*shares)
    return [f"{said} ({absent_words(counts)}){accuracies}; {helps}"]
