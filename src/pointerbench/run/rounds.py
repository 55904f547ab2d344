"""A run from its first call to its last file: the judge, the models, the scores."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pointerbench.run.ask.engine import Terms, run
from pointerbench.run.ask.judge import JUDGED, Judged, resolve
from pointerbench.run.ask.ledger import PREDICTIONS, Ledger
from pointerbench.run.ask.watch import Watch, watcher
from pointerbench.run.inputs.tasks import Truth
from pointerbench.run.results.identity import end_run, start_run
from pointerbench.run.results.outputs import write_outputs
from pointerbench.run.results.stored import judged_truths, stored_rows
from pointerbench.run.taken_up import Begun

Counts = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended: ``stopped_by`` budget or interrupt, and whether calls failed for good."""

    stopped_by: str
    failed: bool


def asked(start: Begun, folder: Path, words: Sequence[str]) -> Ended:
    """Asks the judge, then the models, for all that is missing in the folder.

    Raises:
        UsageError: the folder is in use, or holds answers to something else.
    """
    options = start.options(folder)
    names = [model.name for model in start.models]
    with closing(Ledger(folder, names, start.tasks, options.repeats)) as ledger:
        start_run(folder, start.record(folder), ["click-eval", *words])
        judged = _judged(start, folder)
        stopped = judged.outcome.stopped_by if judged.outcome else ""
        counts: Counts = {"judge": {"asked": judged.asked, "unresolved": judged.unresolved}}
        failed = judged.outcome is not None and judged.outcome.errors > 0
        if not stopped:
            watch = watcher(options, names, len(start.tasks))
            terms = Terms(spent=judged.cost, truth_of=judged.truth_of)
            outcome = run(start.tasks, start.models, options, ledger, watch, terms)
            ledger.finish()
            stopped, failed = outcome.stopped_by, failed or outcome.errors > 0
            models = {name: dict(each) for name, each in outcome.counts.items()}
            counts |= {"models": models, "missing": outcome.missing, "cost": outcome.cost}
    end_run(folder, stopped, counts)
    return Ended(stopped, failed)


def _judged(start: Begun, folder: Path) -> Judged:
    """The truths, with a word on stderr where some are not known."""
    options = start.options(folder)

    def watch(count: int) -> Watch:
        return watcher(options, [start.judge.name] if start.judge else [], count)

    judged = resolve(start.tasks, start.judge, options, watch)
    if judged.unresolved and not (judged.outcome and judged.outcome.stopped_by):
        what = "task has" if judged.unresolved == 1 else "tasks have"
        by_whom = "and the judge gave none" if judged.asked else "and there is no judge"
        print(f"{judged.unresolved} {what} no truth, {by_whom}", file=sys.stderr)
    return judged


def written(start: Begun, folder: Path, quickly: bool = False) -> str:
    """Writes everything that follows from the answers in the folder; the table to print.

    ``quickly``: no picture is drawn.

    Raises:
        UsageError: a line of the answers is damaged, or of something else.
    """
    options = start.options(folder)
    names = [model.name for model in start.models]
    rows = stored_rows(folder / PREDICTIONS, start.tasks, names, options.repeats)
    truth_of: Callable[[int], Truth | None] = judged_truths(folder / JUDGED, start.tasks)
    if quickly:
        options = replace(options, annotate=0)
    return write_outputs(folder, start.tasks, start.models, rows, truth_of, options)
