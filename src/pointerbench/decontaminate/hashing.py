"""The entries of a set with their hashes, in order, made in this process or in several."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process

from pointerbench.decontaminate.pictures import Hash, Source, hash_of
from pointerbench.decontaminate.sets import Entry, Rows
from pointerbench.progress import progress

_CHUNK = 16  # entries a process is given at once: small, as Parquet's carry their pictures


@dataclass(frozen=True, slots=True)
class Hasher:
    """Hashes pictures with ``jobs`` processes; ``pool`` is None where one is enough."""

    pool: ProcessPoolExecutor | None
    jobs: int
    quiet: bool = False

    def hashed(self, rows: Rows) -> Iterator[tuple[Entry, Hash]]:
        """Every entry with its hash. Only a few chunks are in memory at any time.

        Raises:
            UsageError: a row or a picture that cannot be used.
        """
        pairs = self._pooled(rows) if self.pool else self._here(rows)
        yield from progress(pairs, rows.count(), str(rows.folder), quiet=self.quiet)

    def _here(self, rows: Rows) -> Iterator[tuple[Entry, Hash]]:
        for entry in rows.entries():
            yield entry, hash_of(entry.picture, entry.place)

    def _pooled(self, rows: Rows) -> Iterator[tuple[Entry, Hash]]:
        assert self.pool is not None
        entries = rows.entries()
        flying: deque[tuple[list[Entry], Future[list[Hash]]]] = deque()
        while True:
            while len(flying) < 2 * self.jobs and (chunk := list(islice(entries, _CHUNK))):
                pictures = [(entry.picture, entry.place) for entry in chunk]
                with _interrupts_wait():
                    flying.append((chunk, self.pool.submit(_hash_all, pictures)))
            if not flying:
                return
            first, future = flying.popleft()
            yield from zip(first, future.result(), strict=True)


@contextmanager
def hasher(jobs: int, *, quiet: bool = False) -> Iterator[Hasher]:
    """A `Hasher` whose processes end with the block."""
    if jobs == 1:
        yield Hasher(None, 1, quiet)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_start_worker)
    try:
        yield Hasher(pool, jobs, quiet)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _hash_all(pictures: list[tuple[Source, str]]) -> list[Hash]:
    return [hash_of(picture, place) for picture, place in pictures]


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes after the block: a process that is started in it is not interrupted before it
    has said that it ignores Ctrl-C."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
