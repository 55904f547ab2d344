"""The way of one model through its questions: a few at a time, until it is through."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from pointerbench.run.ask.asking import INTERNAL, Asker, Means, now
from pointerbench.run.ask.ledger import Ledger
from pointerbench.run.ask.pace import BUDGET, StoppedError
from pointerbench.run.ask.watch import Watch
from pointerbench.run.errors import (
    BudgetSpentError,
    CallError,
    FatalCallError,
    PassingError,
    SkippedError,
)
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.models import Model
from pointerbench.run.providers import Provider
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

T = TypeVar("T")

PATIENCE = 10
"""After so many failed calls in a row, each tried again and again, a model is given up."""

_BREATH = 100  # rows that are written without a call before others have their turn
_CLOSING = 10.0  # seconds that a provider gets to let go


@dataclass(frozen=True, slots=True)
class Table:
    """What all lanes of a run share: what is asked, and where answers go."""

    tasks: Tasks
    ledger: Ledger
    watch: Watch
    means: Means
    counts: Mapping[str, Counter[str]]  # of the rows written, by model and status

    def put(self, slot: int, task: int, row: Row) -> None:
        self.ledger.add(slot, row)
        self.counts[row.model][row.status] += 1
        self.watch.answered(row, self.ledger.whole(task))


@dataclass(frozen=True, slots=True)
class _Place:
    """A row that is still missing."""

    slot: int
    task: int
    repeat: int


class _Places:
    """The rows of a model that are still missing, in order; one can look ahead."""

    def __init__(self, places: Iterator[_Place]) -> None:
        self._places = places
        self._seen: deque[_Place] = deque()

    def next(self) -> _Place | None:
        """The next place, taken; None if there is none."""
        return self._seen.popleft() if self._seen else next(self._places, None)

    def look(self, most: int) -> _Place | None:
        """A place that was not looked at before, one of the next ``most``."""
        place = next(self._places, None) if len(self._seen) < most else None
        if place is not None:
            self._seen.append(place)
        return place


class Lane:
    """One model, the ``index``-th of the run, and all that it has still to be asked."""

    def __init__(self, index: int, model: Model, provider: Provider, table: Table) -> None:
        self.model = model
        self.provider = provider
        self._table = table
        self._asker = Asker(model, provider, table.means)
        self._places = _Places(_missing(index, table.tasks, table.ledger))
        self._workers = 1  # that ask at once
        self._working = 0  # and those whose calls wait aside
        self._failed = 0  # in a row
        self._lost: CallError | None = None  # why it is asked no more

    async def run(self) -> None:
        """Writes every missing row of the model, unless the run is stopped before.

        Raises:
            OSError: a row cannot be written.
        """
        first = self._places.next()
        if first is None:
            return  # nothing is loaded for a model that is through
        try:
            await self._table.means.brake.unless(in_thread(self.provider.prepare))
        except SkippedError as error:
            self._table.watch.say(f"{self.model.name}: skipped: {error}")
            await self._fill(first, "skipped", str(error), "")
        except StoppedError:
            return
        except UsageError:
            raise
        except Exception as error:  # a fault of one provider must not end what others do
            words = (
                str(error) if isinstance(error, CallError) else f"{type(error).__name__}: {error}"
            )
            self._give_up(CallError(f"could not be prepared: {words}", "prepare"))
            await self._fill_lost(first)
        else:
            await self._work_all(first)
        finally:
            await self._close()

    async def _work_all(self, first: _Place) -> None:
        wanted, most = self._table.means.options.concurrency, self.provider.concurrency
        if self.provider.exclusive:
            wanted = most or wanted  # it says itself how many it takes at once
        self._workers = min(wanted, most or wanted)
        self._asker.pace.allow(self._workers)
        async with asyncio.TaskGroup() as group:
            self._asker.pace.set_aside = lambda: self._relieve(group)
            for place in (first, *[None] * (self._workers - 1)):
                self._begin(group, place)
        if self._lost and (left := self._places.next()):
            await self._fill_lost(left)

    def _begin(self, group: asyncio.TaskGroup, place: _Place | None) -> None:
        self._working += 1
        group.create_task(self._work(place))

    def _relieve(self, group: asyncio.TaskGroup) -> None:
        """Another worker goes on for one whose call waits aside; they may double at most."""
        if not self._enough() and self._working < 2 * self._workers:
            self._begin(group, None)

    def _enough(self) -> bool:
        """Whether as many are at work, besides those who wait, as may be."""
        return self._working - self._asker.pace.waiting >= self._workers

    async def _work(self, place: _Place | None) -> None:
        """One of the workers: takes the next place until there is none, or others are enough."""
        try:
            while place := place or self._next():
                if not await self._fill_one(place):
                    return
                place = None
                await asyncio.sleep(0)  # what answers at once must not keep others from their turn
        finally:
            self._working -= 1

    def _next(self) -> _Place | None:
        """What a worker does next; None: nothing, for it or for all."""
        crowd = self._working - self._asker.pace.waiting
        stop = self._table.means.brake.pulled_by or self._lost or crowd > self._workers
        return None if stop else self._places.next()

    async def _fill_one(self, place: _Place) -> bool:
        """Writes the row of a place; False where none can be written any more."""
        brake = self._table.means.brake
        try:
            row, trouble = await self._answer(place)
        except BudgetSpentError as error:
            if not brake.pulled_by:
                self._table.watch.warn(f"stopped: {error}")
            brake.pull(BUDGET)
            return False
        except StoppedError:
            return False
        self._table.put(place.slot, place.task, row)
        self._count(trouble)
        return True

    async def _answer(self, place: _Place) -> tuple[Row, CallError | None]:
        try:
            question = self._table.tasks.question(place.task)
        except UsageError as error:
            values = self._row(place, "error", self._table.means.redact(str(error)), "picture")
            return values, CallError(str(error), "picture")
        asyncio.get_running_loop().call_soon(self._look_ahead)
        return await self._asker.row(question, place.repeat)

    def _look_ahead(self) -> None:
        """Has pictures made, while answers are waited for, of the questions that come next."""
        place = self._places.look(self._workers)
        if place is not None:
            with suppress(UsageError):  # it is said when its turn comes
                self._asker.expect(self._table.tasks.question(place.task))

    def _count(self, trouble: CallError | None) -> None:
        """Gives the model up where no further call makes sense."""
        if isinstance(trouble, FatalCallError):
            self._give_up(trouble)
        elif isinstance(trouble, PassingError) or (trouble and trouble.kind == INTERNAL):
            self._failed += 1
            if self._failed == PATIENCE:
                words = f"gave up after {PATIENCE} failed calls in a row; the last one: {trouble}"
                self._give_up(CallError(words, "gave_up"))
        else:
            self._failed = 0

    def _give_up(self, why: CallError) -> None:
        if self._lost is None:
            self._lost = why
            self._table.watch.warn(self._table.means.redact(f"{self.model.name}: {why}"))

    async def _fill_lost(self, place: _Place) -> None:
        assert self._lost is not None
        reason = f"not asked: {self._lost}"
        await self._fill(place, "error", self._table.means.redact(reason), self._lost.kind)

    async def _fill(self, place: _Place | None, status: str, reason: str, slug: str) -> None:
        """Rows without calls for ``place`` and all that come after it."""
        count = 0
        while place and not self._table.means.brake.pulled_by:
            self._table.put(place.slot, place.task, self._row(place, status, reason, slug))
            count += 1
            if count % _BREATH == 0:
                await asyncio.sleep(0)
            place = self._places.next()

    def _row(self, place: _Place, status: str, reason: str, slug: str) -> Row:
        """A row without an answer; the picture is not looked at."""
        return Row(
            self._table.tasks.id(place.task),
            self.model.name,
            status,
            place.repeat,
            reason=reason,
            error=slug,
            family=self.model.profile.family,
            frame=self.model.profile.frame,
            at=now(),
        )

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(_CLOSING):
                await self.provider.close()
        except Exception as error:  # its answers are all there
            words = f"{self.model.name}: could not be closed: {type(error).__name__}: {error}"
            self._table.watch.warn(self._table.means.redact(words))


def _missing(index: int, tasks: Tasks, ledger: Ledger) -> Iterator[_Place]:
    for task in range(len(tasks)):
        for repeat in range(ledger.repeats):
            slot = ledger.slot(task, index, repeat)
            if not ledger.has(slot):
                yield _Place(slot, task, repeat)


async def in_thread(work: Callable[[], T]) -> T:
    """What ``work`` returns or raises, from a thread that no one waits for when the program ends:
    loading weights cannot be interrupted."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        error: BaseException | None = None
        try:
            result = work()
        except Exception as caught:
            error = caught
        except BaseException as caught:  # SystemExit of what is imported: not the end of the run
            error = RuntimeError(f"{type(caught).__name__}: {caught}")
        with suppress(RuntimeError):  # the loop is closed: nobody wants it any more
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, daemon=True).start()
    return await done
