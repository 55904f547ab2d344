"""Progress on a terminal as a bar with rate and time left, elsewhere as plain lines."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_EVERY = 10.0  # seconds between plain lines


def _one(_: object) -> int:
    return 1


def progress(
    items: Iterable[T],
    total: int,
    what: str,
    *,
    quiet: bool = False,
    size: Callable[[T], int] = _one,
) -> Iterator[T]:
    """Passes the items through and reports on stderr; ``size`` is how many images an item is."""
    if quiet:
        return iter(items)
    shown = _bar if sys.stderr.isatty() else _lines
    return shown(items, total, what, size)


def _bar(items: Iterable[T], total: int, what: str, size: Callable[[T], int]) -> Iterator[T]:
    from tqdm import tqdm  # noqa: PLC0415 - not needed where no bar is drawn

    tqdm.monitor_interval = 0  # no thread that looks after the bar: it would be in workers' way
    with tqdm(total=total, desc=what, unit="image", dynamic_ncols=True) as bar:
        for item in items:
            yield item
            bar.update(size(item))


def _lines(items: Iterable[T], total: int, what: str, size: Callable[[T], int]) -> Iterator[T]:
    start = last = time.monotonic()
    done = 0
    for item in items:
        done += size(item)
        yield item
        now = time.monotonic()
        if now - last >= _EVERY and 0 < done < total:
            last, left = now, (now - start) / done * (total - done)
            print(f"{what}: {done} of {total}, {left:.0f} s left", file=sys.stderr)
    spent = time.monotonic() - start
    print(f"{what}: {done} of {total} in {spent:.1f} s", file=sys.stderr)
