"""Makes examples one by one, in this process or in several; the order of results does not matter.

What a worker needs is in `Work`; what it returns is a `Record`. The picture is on disk by then.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path

from pointerbench.files import write_bytes
from pointerbench.raster import draw, encode
from pointerbench.suites import load_suite
from pointerbench.task import Options

_CHUNK = 8  # examples a worker is given at once: small, so that a progress bar stays honest


@dataclass(frozen=True, slots=True)
class Work:
    """What an example depends on, and the folder for its picture (None: draw, but do not write)."""

    suite: str
    seed: int
    split: str
    options: Options
    folder: Path | None


@dataclass(frozen=True, slots=True)
class Record:
    """A finished example: its line of metadata, the digest of its pixels, and what was rejected."""

    index: int
    file_name: str
    line: str
    pixels: str
    rejects: dict[str, int]

    def as_line(self) -> str:
        return json.dumps(
            [self.index, self.file_name, self.line, self.pixels, self.rejects], ensure_ascii=False
        )

    @classmethod
    def of_line(cls, line: str | bytes) -> Record:
        """The inverse of `as_line`; ValueError for anything else."""
        fields = json.loads(line)
        if not isinstance(fields, list) or len(fields) != 5:
            raise ValueError("not a record")
        return cls(*fields)


def make(work: Work, index: int) -> Record:
    """Draws one example and writes its picture."""
    made = load_suite(work.suite).make(index, work.seed, work.split, work.options)
    picture = draw(made.frame) if made.picture is None else made.picture
    png, pixels = encode(picture)
    if work.folder is not None:
        write_bytes(work.folder / made.example.file_name, png)
    rejects = dict(sorted(made.rejects.items()))
    return Record(index, made.example.file_name, made.example.line(), pixels, rejects)


def settle() -> None:
    """Examples leave hardly a cycle behind: looking for some less often saves a tenth of time."""
    gc.set_threshold(30_000, 10, 20)


def run(work: Work, indices: Iterable[int], jobs: int) -> Iterator[Record]:
    """Records of all indices, in any order."""
    if jobs == 1:
        settle()
        for index in indices:
            yield make(work, index)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_start_worker)
    try:
        yield from _pooled(pool, work, iter(indices), jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _pooled(
    pool: ProcessPoolExecutor, work: Work, indices: Iterator[int], jobs: int
) -> Iterator[Record]:
    """Never more than a few chunks in flight, so that memory does not grow with the count."""
    flying: set[Future[list[Record]]] = set()
    while True:
        while len(flying) < 2 * jobs and (chunk := list(islice(indices, _CHUNK))):
            flying.add(pool.submit(_make_all, work, chunk))
        if not flying:
            return
        done, flying = wait(flying, return_when=FIRST_COMPLETED)
        for future in done:
            yield from future.result()


def _make_all(work: Work, indices: list[int]) -> list[Record]:
    return [make(work, index) for index in indices]


def _start_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and ends when the parent is gone."""
    settle()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
