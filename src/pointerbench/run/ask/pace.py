"""When a call may go out: not after the run was stopped, and not faster than is allowed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from pointerbench.run.ask.tries import SPREAD
from pointerbench.run.ask.window import Window
from pointerbench.run.errors import RunError

T = TypeVar("T")

BUDGET, INTERRUPT = "budget", "interrupt"
"""What a run can be stopped by."""


class StoppedError(RunError):
    """The run is to end: this call is not made, and its row stays missing."""


class Brake:
    """Stops all models of a run at once: no call goes out after it is pulled, no wait goes on."""

    def __init__(self) -> None:
        self.pulled_by = ""
        self._pulled = asyncio.Event()

    def pull(self, by: str) -> None:
        """The first cause stays, but for people's own wish."""
        if by == INTERRUPT or not self.pulled_by:
            self.pulled_by = by
        self._pulled.set()

    def check(self) -> None:
        """
        Raises:
            StoppedError: it is pulled.
        """
        if self.pulled_by:
            raise StoppedError(self.pulled_by)

    async def sleep(self, seconds: float) -> None:
        """Waits.

        Raises:
            StoppedError: it is pulled, now or meanwhile.
        """
        self.check()
        if seconds > 0:
            try:
                await asyncio.wait_for(self._pulled.wait(), seconds)
            except TimeoutError:
                return
            self.check()

    async def unless(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work returns.

        Raises:
            StoppedError: it is pulled before the work is done, which is then left alone.
        """
        doing, pulled = asyncio.ensure_future(work), asyncio.ensure_future(self._pulled.wait())
        try:
            await asyncio.wait((doing, pulled), return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                return doing.result()
            raise StoppedError(self.pulled_by)
        finally:
            doing.cancel()
            pulled.cancel()


_NEWS = 1 / 8
"""How much the last call counts for what is usual."""

_PATIENT = 60.0  # seconds between two calls at most, where nobody asked for a wait


class Pace:
    """The turns of one model's calls.

    At most ``most`` are in flight at once, and at most ``rate`` begin in a second; fewer of both
    while many calls are refused (`Window`). A call that is refused waits `aside`, as long as it
    was asked to, and then comes before new ones; meanwhile others have their turns. None has one
    while most calls are refused, until the wait that was asked for is over.
    """

    def __init__(self, rate: float | None, brake: Brake, most: int = 1) -> None:
        self.waiting = 0  # calls aside
        self.set_aside: Callable[[], object] = lambda: None  # told of each that goes aside
        self._gap = 1 / rate if rate else 0.0
        self._brake = brake
        self._window = Window(most)
        self._flying = 0
        self._usual: float | None = None  # seconds that a call takes
        self._asked = _PATIENT  # seconds, by the last refusal that said how long
        self._next = 0.0  # on the loop's clock
        self._queue: list[tuple[int, asyncio.Future[None]]] = []  # as they came
        self._timer: asyncio.TimerHandle | None = None

    def allow(self, most: int) -> None:
        """So many at once, from now on."""
        self._window = Window(most)

    @asynccontextmanager
    async def turn(self, refused: int = 0) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block. Who was ``refused`` so often before
        comes before those who were not.

        Raises:
            StoppedError: there is none any more.
        """
        self._brake.check()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((refused, turn))
        self._admit()
        try:
            if not turn.done():
                await self._brake.unless(_until(turn))
                self._brake.check()
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._flying -= 1
                self._admit()
            turn.cancel()

    async def aside(self, seconds: float) -> None:
        """Waits, so that another may go on in the meantime.

        Raises:
            StoppedError: the brake is pulled, now or meanwhile.
        """
        self.waiting += 1
        try:
            self.set_aside()
            await self._brake.sleep(seconds)
        finally:
            self.waiting -= 1

    def passed(self, seconds: float) -> None:
        """A call was taken; it took so many seconds."""
        usual = seconds if self._usual is None else self._usual
        self._usual = usual + _NEWS * (seconds - usual)
        self._window.put(refused=False)

    async def refused(self, seconds: float, wait: float | None) -> float:
        """A call was refused after so many seconds, and asked to wait for ``wait`` more, if it was;
        returns how many of them are over.

        It takes its turn for as long as an answer would have: refusals come sooner than answers,
        and would else let out more calls than those do.

        Raises:
            StoppedError: the brake is pulled.
        """
        more = max((self._usual or 0.0) - seconds, 0.0)
        more = more if wait is None else min(more, wait)
        await self._brake.sleep(more)
        self._window.put(refused=True)
        if wait is not None:
            self._asked = wait
            if self._window.is_shut():
                over = asyncio.get_running_loop().time() + wait * (1 + SPREAD) - more
                self._next = max(self._next, over)  # who was refused is back by then, and first
        return more

    def _admit(self) -> None:
        """Gives turns to those who are first, as far as there are any now."""
        loop = asyncio.get_running_loop()
        while self._queue and self._flying < self._window.width:
            now = loop.time()
            if now < self._next:
                self._wake(self._next)
                return
            turn = self._queue.pop(self._first())[1]
            if not turn.done():  # who no longer waits is done
                self._next = now + self._pause()
                self._flying += 1
                turn.set_result(None)

    def _first(self) -> int:
        """Who of the queue is first: of those who were refused, who was so least often, so that
        it falls on all alike; but once calls go out one by one, who was so most often."""
        sign = -1 if self._window.wide < 1 else 1
        order = [(not refused, sign * refused) for refused, _ in self._queue]
        return order.index(min(order))

    def _pause(self) -> float:
        """Seconds from the beginning of a call to that of the next."""
        wide = self._window.wide
        pause = self._gap * self._window.most / wide
        slow = min((self._usual or 0.0) / wide, self._asked) if wide < 1 else 0.0
        return max(pause, slow)

    def _wake(self, at: float) -> None:
        """Has turns given at that time, on the loop's clock."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(at, self._admit)


async def _until(turn: asyncio.Future[None]) -> None:
    await turn
