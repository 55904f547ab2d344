"""The limits of services, and how soon a run could be through with its calls under them.

A limit is asked about each request, with the time in seconds and with how many are being answered,
and says whether it takes it. Servers ask it by their clock, tests by one that they drive.

The ideal schedule, which runs are held against: no lane is idle while there is a call that may go
out, be it a new one or one whose wait is over; no call waits for the refusal of another one; and
where a limit is the reason of refusals, calls go out just as fast as it lets them.
"""

from __future__ import annotations

import asyncio
import heapq
import selectors
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol
from unittest import mock


class Limit(Protocol):
    def takes(self, now: float, at_once: int) -> bool:
        """Whether a request is taken; ``at_once`` are in flight with it."""

    def soonest(self, calls: int, lanes: int, seconds: float, wait: float) -> float:
        """How long the ideal schedule takes for so many calls of so many seconds each; those
        that are refused are refused at once and wait so many seconds."""


@dataclass
class NowAndThen:
    """Refuses each ``nth`` request, ``most`` times, however fast they come."""

    nth: int
    most: int = 10**9
    came: int = 0
    refused: int = 0

    def takes(self, now: float, at_once: int) -> bool:
        self.came += 1
        if self.came % self.nth or self.refused >= self.most:
            return True
        self.refused += 1
        return False

    def soonest(self, calls: int, lanes: int, seconds: float, wait: float) -> float:
        limit, new, end = NowAndThen(self.nth, self.most), calls, 0.0
        free, due = [0.0] * lanes, list[float]()
        while new or due:
            now = heapq.heappop(free)
            if due and (due[0] <= now or not new):
                now = max(now, heapq.heappop(due))
            else:
                new -= 1
            if limit.takes(now, 1):
                now += seconds
                end = max(end, now)
            else:
                heapq.heappush(due, now + wait)
            heapq.heappush(free, now)
        return end


@dataclass
class ASecond:
    """Takes ``rate`` requests a second, and saves up to ``burst`` of them: a token bucket."""

    rate: float
    burst: float
    saved: float | None = None
    last: float = 0.0

    def takes(self, now: float, at_once: int) -> bool:
        saved = self.burst if self.saved is None else self.saved + (now - self.last) * self.rate
        saved, self.last = min(saved, self.burst), now
        takes = saved > 1 - 1e-9
        self.saved = saved - takes
        return takes

    def soonest(self, calls: int, lanes: int, seconds: float, wait: float) -> float:
        return max((calls - self.burst) / self.rate + seconds, calls * seconds / lanes)


@dataclass
class AtOnce:
    """Takes no more than ``most`` at once."""

    most: int

    def takes(self, now: float, at_once: int) -> bool:
        return at_once <= self.most

    def soonest(self, calls: int, lanes: int, seconds: float, wait: float) -> float:
        return calls * seconds / min(self.most, lanes)


LIMITS: dict[str, Callable[..., Limit]] = {
    "now-and-then": NowAndThen,
    "a-second": ASecond,
    "at-once": AtOnce,
}


def limit_of(text: str) -> Limit:
    """The limit that a command line names: ``a-second:10:10``."""
    name, *numbers = text.split(":")
    return LIMITS[name](*map(int, numbers))


class _Jumping(selectors.DefaultSelector):
    """Waits for what happens now; if nothing does, the clock moves on to the next thing."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0 if timeout else timeout)
        if timeout and not ready:
            self.now += timeout
        return ready


class DrivenLoop(asyncio.SelectorEventLoop):
    """A loop whose clock stands still while anything can be done, and jumps to what is due next:
    a schedule of hours takes moments, and is the same on every machine."""

    def __init__(self) -> None:
        self.jumping = _Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Here and now, so that the clock does not run away from it."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


@contextmanager
def driven_clock() -> Iterator[None]:
    """What is run by asyncio in the block runs on a `DrivenLoop`."""

    def run(work: Coroutine[Any, Any, Any]) -> Any:
        with asyncio.Runner(loop_factory=DrivenLoop) as runner:
            return runner.run(work)

    with mock.patch("asyncio.run", run):
        yield
