"""When a call may go out: not after the run was stopped, and not faster than is allowed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

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


class Pace:
    """The turns of one model's calls: at most ``rate`` a second, none while it asks us to wait."""

    def __init__(self, rate: float | None, brake: Brake) -> None:
        self._gap = 1 / rate if rate else 0.0
        self._next = 0.0
        self._brake = brake

    async def turn(self) -> None:
        """Waits for the next turn.

        Raises:
            StoppedError: there is none any more.
        """
        now = time.monotonic()
        turn = max(now, self._next)
        self._next = turn + self._gap
        await self._brake.sleep(turn - now)

    def hold(self, seconds: float) -> None:
        """No turn before so many seconds have passed."""
        self._next = max(self._next, time.monotonic() + seconds)
