"""Asks models all the questions that are still open, side by side, and writes down what they say.

Every model has a lane. Lanes that only wait for others run at once; those that hold a device of
this machine run one after another beside them.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from pointerbench import eval as scorer
from pointerbench.run.ask.asking import Means
from pointerbench.run.ask.budget import Budget
from pointerbench.run.ask.cache import Cache
from pointerbench.run.ask.lanes import Lane, Table
from pointerbench.run.ask.ledger import Ledger
from pointerbench.run.ask.pace import INTERRUPT, Brake
from pointerbench.run.ask.pictures import Pictures
from pointerbench.run.ask.tries import Tries
from pointerbench.run.ask.watch import Watch
from pointerbench.run.inputs.tasks import Tasks, Truth
from pointerbench.run.keys import secrets
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.providers import Provider, provider_of
from pointerbench.values.web import redactor

TruthOf = Callable[[int], Truth | None]
"""The truth of a task by its number."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a run may be given beyond what its users choose.

    ``spent`` is what was paid before for what the same run needs, in US dollars; ``truth_of`` is
    shown to those providers alone that ask for it, which are there for calibration.
    """

    tries: Tries | None = None  # None: as the options say
    spent: float = 0.0
    truth_of: TruthOf | None = None  # None: the tasks' own


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended. ``counts`` are of the rows that it wrote, by model and status."""

    counts: Mapping[str, Mapping[str, int]]
    missing: int  # rows that are still to be written
    cost: float  # US dollars, of all rows there are and of what was spent before
    stopped_by: str = ""  # budget, interrupt; empty: it came to its end

    @property
    def errors(self) -> int:
        return sum(counts.get("error", 0) for counts in self.counts.values())


def run(
    tasks: Tasks,
    models: Sequence[Model],
    options: Options,
    ledger: Ledger,
    watch: Watch,
    terms: Terms | None = None,
) -> Outcome:
    """Writes every missing row of the ledger, whose models are those given, in this order.

    What was spent counts from the run's beginning, earlier starts included. Ctrl-C lets the calls
    in flight end, a second one drops them; both end the run as an outcome, not as an exception.

    Raises:
        UsageError: a model's entry or the folder of the cache cannot be used.
        OSError: a row cannot be written.
    """
    return asyncio.run(_run(tasks, models, options, ledger, watch, terms or Terms()))


async def _run(
    tasks: Tasks,
    models: Sequence[Model],
    options: Options,
    ledger: Ledger,
    watch: Watch,
    terms: Terms,
) -> Outcome:
    budget = Budget(options.max_cost, ledger.cost + terms.spent, watch.warn)
    means = _means(models, options, budget, terms.tries)
    counts: dict[str, Counter[str]] = {model.name: Counter() for model in models}
    table = Table(tasks, ledger, watch, means, counts)
    lanes = []
    for index, model in enumerate(models):
        provider = provider_of(_timed(model, options.timeout))
        _reveal(provider, tasks, terms.truth_of or tasks.truth)
        lanes.append(Lane(index, model, provider, table))
    watch.begin(*_done(ledger, len(tasks)))
    try:
        await _drive(lanes, means.brake, watch)
    finally:
        watch.end()
        means.pictures.close()
    return Outcome(counts, ledger.missing, budget.spent, means.brake.pulled_by)


def _timed(model: Model, timeout: float | None) -> Model:
    """The model with that timeout, in seconds an attempt, unless its entry has one of its own."""
    if timeout is None or "timeout" in model.settings:
        return model
    return replace(model, settings={**model.settings, "timeout": timeout})


def _means(models: Sequence[Model], options: Options, budget: Budget, tries: Tries | None) -> Means:
    names = (model.settings.get("api_key_env") for model in models)
    redact = redactor(secrets(name for name in names if isinstance(name, str)))
    cache = Cache(options.cache, budget.say) if options.cache else None
    return Means(
        options, Pictures(), cache, budget, Brake(), tries or Tries(options.attempts), redact
    )


async def _drive(lanes: Sequence[Lane], brake: Brake, watch: Watch) -> None:
    """Runs the lanes to their ends, or until they are stopped."""
    main = asyncio.current_task()
    assert main is not None
    try:
        with _interrupts(brake, main, watch) as dropped:
            async with asyncio.TaskGroup() as group:
                for lane in lanes:
                    if not lane.provider.exclusive:
                        group.create_task(lane.run())
                group.create_task(_in_turn([x for x in lanes if x.provider.exclusive]))
    except asyncio.CancelledError:
        if not dropped:
            raise
        main.uncancel()
    except BaseExceptionGroup as group_error:
        raise _first(group_error) from None


async def _in_turn(lanes: Iterable[Lane]) -> None:
    for lane in lanes:
        await lane.run()


def _first(error: BaseException) -> BaseException:
    """The first thing that went wrong of all that did."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


@contextmanager
def _interrupts(brake: Brake, main: asyncio.Task[None], watch: Watch) -> Iterator[list[None]]:
    """Ctrl-C pulls the brake, another one cancels what is left (the list is then not empty).

    Only the main thread can be told of it.
    """
    dropped: list[None] = []

    def interrupted() -> None:
        if brake.pulled_by != INTERRUPT:
            brake.pull(INTERRUPT)
            watch.warn("interrupted: the calls in flight end; Ctrl-C again drops them")
        elif not dropped:
            dropped.append(None)
            main.cancel()

    loop = asyncio.get_running_loop()
    if threading.current_thread() is not threading.main_thread():
        yield dropped
        return
    try:
        loop.add_signal_handler(signal.SIGINT, interrupted)
    except NotImplementedError:  # Windows: Ctrl-C drops the calls in flight
        yield dropped
        return
    try:
        yield dropped
    finally:
        loop.remove_signal_handler(signal.SIGINT)


def _done(ledger: Ledger, tasks: int) -> tuple[int, list[int]]:
    """How many tasks, and how many rows of each model, an earlier run has left."""
    rows = [
        sum(
            ledger.has(ledger.slot(task, model, repeat))
            for task in range(tasks)
            for repeat in range(ledger.repeats)
        )
        for model in range(len(ledger.names))
    ]
    return sum(map(ledger.whole, range(tasks))) if any(rows) else 0, rows


def _reveal(provider: Provider, tasks: Tasks, truth_of: TruthOf) -> None:
    """Shows the truths to a provider that is made to be shown them."""
    reveal = getattr(provider, "reveal", None)
    if reveal is not None:
        reveal(lambda task_id: _answer(truth_of, tasks.index_of(task_id)))


def _answer(truth_of: TruthOf, index: int | None) -> Sequence[float] | None:
    """The point of a truth, or its box where a box is asked for."""
    truth = truth_of(index) if index is not None else None
    if truth is None:
        return None
    checked = scorer.check_truth(dict(truth.row)) if truth.row is not None else None
    return checked.hull if checked is not None and checked.rule == "iou" else truth.point
