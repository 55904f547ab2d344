"""A run from its first call to its last file: the judge, the models, the scores."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from pointerbench.run.ask.engine import Terms, run
from pointerbench.run.ask.judge import JUDGED, Judged, resolve
from pointerbench.run.ask.ledger import PREDICTIONS, Ledger
from pointerbench.run.ask.watch import Watch, watcher
from pointerbench.run.dryrun import why_not
from pointerbench.run.endings import Ended
from pointerbench.run.inputs.tasks import Truth
from pointerbench.run.providers import provider_of
from pointerbench.run.results.corrections import (
    CORRECTIONS,
    corrected_truths,
    read_corrections,
)
from pointerbench.run.results.identity import end_run, start_run
from pointerbench.run.results.outputs import write_outputs
from pointerbench.run.results.stored import judged_truths, stored_rows
from pointerbench.run.results.summary import Report
from pointerbench.run.taken_up import Begun

Counts = dict[str, Any]


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
        outcomes = [judged.outcome] if judged.outcome else []
        if not stopped:
            watch = watcher(options, names, len(start.tasks))
            terms = Terms(spent=judged.cost, truth_of=judged.truth_of)
            outcome = run(start.tasks, start.models, options, ledger, watch, terms)
            ledger.finish()
            stopped = outcome.stopped_by
            outcomes.append(outcome)
            models = {name: dict(each) for name, each in outcome.counts.items()}
            counts |= {"models": models, "missing": outcome.missing, "cost": outcome.cost}
        missing = ledger.missing
    end_run(folder, stopped, counts)
    return Ended(
        stopped,
        sum(each.errors for each in outcomes),
        tuple(name for each in outcomes for name, n in each.counts.items() if n.get("skipped")),
        outcomes[-1].cost if outcomes else 0.0,
        len(start.tasks) * len(names) * options.repeats - missing,
        missing,
    )


def _judged(start: Begun, folder: Path) -> Judged:
    """The truths, with a word on stderr where some are not known."""
    options = start.options(folder)

    def watch(count: int) -> Watch:
        return watcher(options, [start.judge.name] if start.judge else [], count)

    judged = resolve(start.tasks, start.judge, options, watch)
    if judged.unresolved and not (judged.outcome and judged.outcome.stopped_by):
        what = "task has" if judged.unresolved == 1 else "tasks have"
        print(f"{judged.unresolved} {what} no truth, {_by_whom(start, judged)}", file=sys.stderr)
    return judged


def _by_whom(start: Begun, judged: Judged) -> str:
    """Why the judge has not said what is right."""
    if start.judge is None or judged.outcome is None:
        return "and there is no judge (--judge MODEL names one)"
    if judged.outcome.counts[start.judge.name].get("skipped"):
        quiet = start.request.progress == "none"  # else it was said why
        why = f": {why_not(provider_of(start.judge), start.judge)}" if quiet else ""
        return f"and the judge, {start.judge.name}, was skipped{why}"
    return "and the judge gave none"


def written(start: Begun, folder: Path, quickly: bool = False) -> Report:
    """Writes everything that follows from the answers in the folder; what summary.json says.

    ``quickly``: no picture is drawn.

    Raises:
        UsageError: a line of the answers is damaged, or of something else.
    """
    options = start.options(folder)
    names = [model.name for model in start.models]
    rows = stored_rows(folder / PREDICTIONS, start.tasks, names, options.repeats)
    judged: Callable[[int], Truth | None] = judged_truths(folder / JUDGED, start.tasks)
    truth_of = corrected_truths(judged, start.tasks, read_corrections(folder / CORRECTIONS))
    if quickly:
        options = replace(options, annotate=0)
    return write_outputs(folder, start.tasks, start.models, rows, truth_of, options)
