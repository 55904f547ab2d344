"""The ``ray`` engine: tasks on a Ray cluster that is there, or on one of this machine's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from pointerbench.values.errors import PointerbenchError
from pointerbench.values.web import optional

T = TypeVar("T")
R = TypeVar("R")

ADDRESS = "RAY_ADDRESS"
_RETRIES = 10  # how often a task may lose its machine
_AHEAD = 1000  # tasks that wait at Ray: a cluster that grows with its queue has to see one


def in_cluster(task: Callable[[T], R], items: Iterable[T], jobs: int | None = None) -> Iterator[R]:
    """The results of all items, by Ray's own tasks, in any order.

    The cluster is that of ``RAY_ADDRESS``; without it one of ``jobs`` processes (all cores) is
    started here, and stopped at the end. On a cluster ``jobs`` is how many tasks at once. A task
    whose machine is lost is done by another one.

    Raises:
        UsageError: Ray is not installed, or what the task raised.
        PointerbenchError: Ray gave a task up.
    """
    (ray,) = optional("ray", "ray")
    address = os.environ.get(ADDRESS)
    own = not ray.is_initialized()
    if own:
        _start(ray, address, jobs)
    ahead = jobs if address and jobs else _AHEAD
    try:
        yield from _results(ray, task, iter(items), ahead)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, PointerbenchError) else error from None
    except ray.exceptions.RayError as error:
        raise PointerbenchError(f"ray: {error}") from error
    finally:
        if own:
            ray.shutdown()


def _start(ray: Any, address: str | None, jobs: int | None) -> None:
    quiet = {"logging_level": "error", "log_to_driver": False}
    if address:
        ray.init(address=address, **quiet)
        return
    # A cluster that a person starts reports its use if they let it; this one does not.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)


def _results(ray: Any, task: Callable[[T], R], items: Iterator[T], ahead: int) -> Iterator[R]:
    remote = ray.remote(max_retries=_RETRIES)(_call)
    shared = ray.put(task)  # once for all workers
    flying: list[Any] = []
    while True:
        flying += [remote.remote(shared, item) for item in islice(items, ahead - len(flying))]
        if not flying:
            return
        done, flying = ray.wait(flying)
        yield from ray.get(done)


def _call(task: Callable[[T], R], item: T) -> R:
    return task(item)
