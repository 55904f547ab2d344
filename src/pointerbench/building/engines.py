"""Examples from what they depend on, and engines, which run tasks in this process or in several.

What an example depends on is in `Work`; what is known of a finished one is a `Record`. An engine
is a function ``(task, items, jobs)`` that yields ``task(item)`` for all items, in any order;
``jobs`` is how many at once, None for as many as there is room for.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import TypeVar

from pointerbench.commands import instead
from pointerbench.contract.task import Made, Options
from pointerbench.picture.formats import ENCODERS
from pointerbench.picture.pixels import Picture
from pointerbench.picture.raster import draw
from pointerbench.suites import load_suite
from pointerbench.values.example import row_line
from pointerbench.values.processes import end_below

ENGINES: dict[str, str] = {
    "local": "pointerbench.building.engines:in_processes",
    "ray": "pointerbench.building.ray_engine:in_cluster",
}
"""Who runs the tasks of a build: module and function, imported when asked for."""

T = TypeVar("T")
R = TypeVar("R")
Engine = Callable[[Callable[[T], R], Iterable[T], int | None], Iterator[R]]


def load_engine(name: str) -> Engine[T, R]:
    """The engine of that name, one of `ENGINES`."""
    module, _, function = ENGINES[name].partition(":")
    engine: Engine[T, R] = getattr(import_module(module), function)
    return engine


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Work:
    """What an example depends on besides its index."""

    suite: str
    seed: int
    split: str
    options: Options


@dataclass(frozen=True, slots=True)
class Record:
    """A finished example: its line of metadata, the digest of its pixels, and what was rejected.

    ``layer`` is its screen's line of ``layers.jsonl``, with one record at least of each screen.
    """

    index: int
    file_name: str
    line: str
    pixels: str
    rejects: dict[str, int]
    layer: str = ""

    def as_line(self) -> str:
        fields = [self.index, self.file_name, self.line, self.pixels, self.rejects]
        return json.dumps([*fields, self.layer] if self.layer else fields, ensure_ascii=False)

    @classmethod
    def of_line(cls, line: str | bytes) -> Record:
        """The inverse of `as_line`; ValueError for anything else."""
        fields = json.loads(line)
        if not isinstance(fields, list) or len(fields) not in (5, 6):
            raise ValueError("not a record")
        return cls(*fields)


def made(work: Work, index: int) -> Made:
    """One example, not drawn."""
    return load_suite(work.suite).make(index, work.seed, work.split, work.options)


def drawn(work: Work, index: int) -> tuple[Made, Picture]:
    """One example and its picture."""
    one = made(work, index)
    return one, pictured(one)


def rendered(
    work: Work, index: int, last: tuple[Record, bytes] | None = None
) -> tuple[Record, bytes]:
    """One example and its picture as a file's bytes; nothing is written.

    ``last`` is one made before: the picture of a screen on which both stand is not made again.
    """
    pictures = load_suite(work.suite).pictures
    one = made(work, index)
    name = one.example.file_name
    if last is not None and last[0].file_name == name:
        data, pixels, layer = last[1], last[0].pixels, ""
    else:
        data, pixels = ENCODERS[pictures.format](pictured(one))
        layer = layer_line(one) if pictures.layers else ""
    rejects = dict(sorted(one.rejects.items()))
    return Record(index, name, one.example.line(), pixels, rejects, layer), data


def layer_line(made: Made) -> str:
    """What is on the screen as a line of layers.jsonl, without the line end."""
    if made.layer is None or made.layer.get("file_name") != made.example.file_name:
        raise ValueError(f"{made.example.id}: expected a layer of {made.example.file_name}")
    return row_line(made.layer)


def pictured(made: Made) -> Picture:
    """The picture of an example."""
    if made.picture is not None:
        return made.picture
    if made.frame is None:
        raise ValueError(f"{made.example.id}: neither a picture nor a frame to draw")
    return draw(made.frame)


def settle() -> None:
    """Examples leave hardly a cycle behind: looking for some less often saves a tenth of time."""
    gc.set_threshold(30_000, 10, 20)


def in_processes(
    task: Callable[[T], R], items: Iterable[T], jobs: int | None = None
) -> Iterator[R]:
    """The local engine: ``jobs`` processes (all cores), or this one where that is 1."""
    jobs = cores() if jobs is None else jobs
    return map(task, items) if jobs == 1 else _in_pool(task, iter(items), jobs)


def _in_pool(task: Callable[[T], R], items: Iterator[T], jobs: int) -> Iterator[R]:
    """If the caller stops, tasks that have begun are not waited for."""
    context = get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=_start_worker, initargs=(leash,))
    try:
        yield from _pooled(pool, task, items, jobs)
    except BaseException:
        hand.close()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        hand.close()
        leash.close()


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
    resource_tracker.ensure_running()  # else it starts in the block, and that takes the mask off
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if met:
        raise KeyboardInterrupt


def _start_worker(leash: Connection) -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent is gone or lets go; with it
    ends what it started, as a browser, however it ends."""
    settle()
    atexit.register(end_below)  # first in, so last: whoever can close what is his own has done so
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_leash, args=(leash,), daemon=True).start()


def _end_with_leash(leash: Connection) -> None:
    leash.poll(None)
    end_below()
    os._exit(1)
