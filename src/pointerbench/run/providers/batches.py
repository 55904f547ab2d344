"""Calls that come one by one, worked off some at a time by a thread of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, Queue
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")
_LINGER = 0.05  # seconds that an incomplete batch waits for more


class Batches(Generic[A, B]):
    """``work`` is given up to ``size`` items, and returns a result or an exception for each.

    It is only ever called in one thread, in the order in which items came.
    """

    def __init__(self, work: Callable[[Sequence[A]], Sequence[B | Exception]], size: int) -> None:
        self._work = work
        self._size = size
        self._items: Queue[tuple[A, Future[B]] | None] = Queue()
        self._thread = threading.Thread(target=self._run, name="batches", daemon=True)
        self._thread.start()

    async def done(self, item: A) -> B:
        """The item's result, when its batch is worked off."""
        future: Future[B] = Future()
        self._items.put((item, future))
        return await asyncio.wrap_future(future)

    def close(self, patience: float = 10.0) -> bool:
        """Whether the thread ended within so many seconds; it finishes what anybody waits for."""
        self._items.put(None)
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while batch := self._next():
            asked = [
                (item, future) for item, future in batch if future.set_running_or_notify_cancel()
            ]
            if not asked:
                continue
            for (_, future), result in zip(asked, self._worked([i for i, _ in asked]), strict=True):
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

    def _worked(self, items: Sequence[A]) -> Sequence[B | Exception]:
        try:
            return self._work(items)
        except Exception as error:
            return [error] * len(items)

    def _next(self) -> list[tuple[A, Future[B]]]:
        """At least one item, and what comes soon after it; none when all is over."""
        first = self._items.get()
        batch = [first] if first else []
        while batch and len(batch) < self._size:
            try:
                more = self._items.get(timeout=_LINGER)
            except Empty:
                break
            if more is None:
                self._items.put(None)
                break
            batch.append(more)
        return batch
