"""Examples from what they depend on, and engines, which run tasks in this process or in several.

What an example depends on is in `Work`; what is known of a finished one is a `Record`. An engine
is a function ``(task, items, jobs)`` that yields ``task(item)`` for all items, in any order;
``jobs`` is how many at once, None for as many as there is room for.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import TypeVar

from pointerbench.building.workers import in_workers
from pointerbench.contract.task import Made, Options
from pointerbench.picture.formats import ENCODERS
from pointerbench.picture.pixels import Picture
from pointerbench.picture.raster import draw
from pointerbench.suites import load_suite
from pointerbench.values.example import row_line

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


def in_processes(
    task: Callable[[T], R], items: Iterable[T], jobs: int | None = None
) -> Iterator[R]:
    """The local engine: ``jobs`` processes (all cores), or this one where that is 1."""
    jobs = cores() if jobs is None else jobs
    return map(task, items) if jobs == 1 else in_workers(task, iter(items), jobs)
