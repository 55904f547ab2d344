"""Progress on a terminal as a bar with rate and time left, elsewhere as plain lines."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_EVERY = 10.0  # seconds between plain lines


def progress(items: Iterable[T], total: int, what: str, *, quiet: bool = False) -> Iterator[T]:
    """Passes the items through and reports on stderr."""
    if quiet:
        return iter(items)
    return _bar(items, total, what) if sys.stderr.isatty() else _lines(items, total, what)


def _bar(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    from tqdm import tqdm  # noqa: PLC0415 - not needed where no bar is drawn

    with tqdm(items, total=total, desc=what, unit="image", dynamic_ncols=True) as bar:
        yield from bar


def _lines(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    start = last = time.monotonic()
    done = 0
    for done, item in enumerate(items, 1):
        yield item
        now = time.monotonic()
        if now - last >= _EVERY and done < total:
            last, left = now, (now - start) / done * (total - done)
            print(f"{what}: {done} of {total}, {left:.0f} s left", file=sys.stderr)
    spent = time.monotonic() - start
    print(f"{what}: {done} of {total} in {spent:.1f} s", file=sys.stderr)
