"""Truths where the tasks have none: a judge model is asked once, and its answers are kept."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace

from pointerbench.run.ask.engine import Outcome, Terms, run
from pointerbench.run.ask.ledger import Ledger
from pointerbench.run.ask.watch import Watch
from pointerbench.run.inputs.taskrow import JUDGE, Truth
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options

JUDGED = "judge.jsonl"


@dataclass(frozen=True, slots=True)
class Judged:
    """The truths of a run. ``asked`` tasks had none, ``unresolved`` of them still have none.

    ``outcome`` is None where nobody was asked: all truths are known, or there is no judge.
    """

    truth_of: Callable[[int], Truth | None]
    asked: int = 0
    unresolved: int = 0
    outcome: Outcome | None = None

    @property
    def cost(self) -> float:
        return self.outcome.cost if self.outcome else 0.0


def unknown(tasks: Tasks) -> array[int]:
    """The numbers of the tasks whose truth nobody has said."""
    return array("q", (i for i in range(len(tasks)) if tasks.truth(i) is None))


def resolve(
    tasks: Tasks,
    judge: Model | None,
    options: Options,
    watch: Callable[[int], Watch],
    terms: Terms | None = None,
) -> Judged:
    """Asks the judge for what the tasks leave open, once: as ``judge.jsonl`` in the folder of the
    run its answers are there for a re-run. ``watch`` is made for the number of tasks asked.

    The judge looks once, whatever the options say, and is not told that it may refuse.

    Raises:
        UsageError: the folder holds the judgements of another judge, or of other tasks.
    """
    open_ones = unknown(tasks)
    if not open_ones or judge is None:
        return Judged(tasks.truth, 0, len(open_ones))
    asked = tasks.select(open_ones)
    plain = replace(options, repeats=1, zoom=None, refusable=False)
    with closing(Ledger(options.out, [judge.name], asked, 1, JUDGED)) as ledger:
        outcome = run(asked, [judge], plain, ledger, watch(len(asked)), terms)
        ledger.finish()
        points = array("d")
        for slot in range(len(asked)):
            row = ledger.row(slot)
            points.extend(row.point if row and row.point else (float("nan"), 0.0))
    truths = _Truths(tasks, open_ones, points)
    return Judged(truths.of, len(asked), truths.unresolved, outcome)


class _Truths:
    """The tasks' own truths and the judge's, which take 24 bytes each."""

    def __init__(self, tasks: Tasks, judged: array[int], points: array[float]) -> None:
        self._tasks = tasks
        self._judged = judged  # numbers of tasks, in order
        self._points = points  # x and y of each; x is no number where the judge gave none
        self.unresolved = sum(x != x for x in points[::2])  # noqa: PLR0124

    def of(self, i: int) -> Truth | None:
        at = bisect_left(self._judged, i)
        if at == len(self._judged) or self._judged[at] != i:
            return self._tasks.truth(i)
        x, y = self._points[2 * at : 2 * at + 2]
        return Truth((x, y), None, JUDGE) if x == x else None  # noqa: PLR0124
