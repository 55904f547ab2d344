"""Processes that run tasks for this one, and end with it, with all that they have started.

Where nothing but this code runs here, they begin as copies of this process: what is imported by
then need not be imported by each of them. Elsewhere they begin anew.
"""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.util import Finalize
from pathlib import Path
from typing import TypeVar

from pointerbench.commands import instead
from pointerbench.values.processes import below, end_below

T = TypeVar("T")
R = TypeVar("R")

_THREADS = Path("/proc/self/task")


def settle() -> None:
    """Examples leave hardly a cycle behind: looking for some less often saves a tenth of time."""
    gc.set_threshold(30_000, 10, 20)


def in_workers(task: Callable[[T], R], items: Iterator[T], jobs: int) -> Iterator[R]:
    """``task(item)`` for all items, in any order, by so many processes.

    If the caller stops, tasks that have begun are not waited for.
    """
    start = "fork" if _can_be_copied() else "spawn"
    context = get_context(start)
    if start == "spawn":
        resource_tracker.ensure_running()  # among what is unheard it would take the mask off
    leash, hand = context.Pipe(duplex=False)
    ends = leash, (hand if start == "fork" else None)
    pool = ProcessPoolExecutor(jobs, context, initializer=_start_worker, initargs=ends)
    try:
        yield from _pooled(pool, task, items, jobs)
    except BaseException:
        hand.close()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        hand.close()
        leash.close()


def _can_be_copied() -> bool:
    """Whether a copy of this process could go on: other threads are not copied, neither are other
    processes, and what waits for events would wait for those of this one."""
    if sys.platform != "linux" or "asyncio" in sys.modules or not _THREADS.is_dir():
        return False
    return len(list(_THREADS.iterdir())) == 1 and not below(os.getpid())


def _pooled(
    pool: ProcessPoolExecutor, task: Callable[[T], R], items: Iterator[T], jobs: int
) -> Iterator[R]:
    """Never more than a few tasks in flight, so that memory does not grow with their number."""
    flying: set[Future[R]] = set()
    while True:
        with _unheard():
            while len(flying) < 2 * jobs and (batch := list(islice(items, 1))):
                flying.add(pool.submit(task, batch[0]))
        if not flying:
            return
        done, flying = wait(flying, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def _unheard() -> Iterator[None]:
    """Ctrl-C counts after the block; processes that start in it never hear it."""
    met: list[int] = []  # a mask alone does not do for this process: other threads have none
    if not (hasattr(signal, "pthread_sigmask") and instead(lambda number, _: met.append(number))):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if met:
        raise KeyboardInterrupt


def _start_worker(leash: Connection, hand: Connection | None) -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent is gone or lets go; with it
    ends what it started, as a browser, however it ends.

    ``hand`` is the other end of the leash, which a copy of the parent holds too until it lets go.
    """
    if hand is not None:
        hand.close()
        atexit._clear()  # what the parent has to do at its end
    settle()
    Finalize(None, _leave, exitpriority=-100)  # after what is multiprocessing's own
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _end())  # the pool's word where another one has ended
    threading.Thread(target=_end_with_leash, args=(leash,), daemon=True).start()


def _leave() -> None:
    """The end of a worker: whoever can close what is his own does so, then the rest is ended.

    What it has in memory is not taken apart first, which took a third of a second.
    """
    atexit._run_exitfuncs()
    end_below()
    if sys.exc_info()[0] is None:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def _end_with_leash(leash: Connection) -> None:
    leash.poll(None)
    _end()


def _end() -> None:
    end_below()
    os._exit(1)
