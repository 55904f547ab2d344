"""One call, made again where what went wrong may pass."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pointerbench.run.errors import PassingError
from pointerbench.run.question import Reply

if TYPE_CHECKING:
    import tenacity


SPREAD = 0.1
"""How much longer a wait that is asked for may get, so that who is refused at once does not come
back at once; a share of it."""


@dataclass(frozen=True, slots=True)
class Tries:
    """How often and how patiently; seconds.

    A wait begins with about ``first`` and doubles up to ``longest``, spread at random. Where the
    other side asks for a wait, that one is kept, or up to a tenth more, unless it asks for more
    than ``most``: then the call is given up at once.
    """

    attempts: int = 5
    first: float = 1.0
    longest: float = 60.0
    most: float = 120.0


async def again_and_again(
    once: Callable[[], Awaitable[Reply]],
    tries: Tries,
    sleep: Callable[[float], Awaitable[None]],
) -> Reply:
    """The reply of the first attempt that brings one; ``sleep`` waits so many seconds.

    Only what comes from a network can pass, so tenacity (extra ``cloud``) is needed only there.

    Raises:
        CallError: of the last attempt.
    """
    try:
        return await once()
    except PassingError as error:
        failed: list[PassingError] = [error]
    if (again := _tenacity()) is None:
        raise failed[0]

    async def attempt() -> Reply:
        if failed:
            raise failed.pop()  # the first attempt, which is over
        return await once()

    trying = again.AsyncRetrying(
        retry=again.retry_if_exception(lambda error: _passes(error, tries)),
        wait=_wait(again, tries),
        stop=again.stop_after_attempt(tries.attempts),
        sleep=sleep,
        reraise=True,
    )
    reply: Reply = await trying(attempt)
    return reply


def _passes(error: BaseException, tries: Tries) -> bool:
    return isinstance(error, PassingError) and (error.wait or 0.0) <= tries.most


def _wait(again: Any, tries: Tries) -> Callable[[tenacity.RetryCallState], float]:
    doubling = again.wait_exponential(multiplier=tries.first, max=tries.longest)
    backing_off = doubling + again.wait_random(0, tries.first)
    spread = again.wait_random(1, 1 + SPREAD)

    def wait(state: tenacity.RetryCallState) -> float:
        error = state.outcome and state.outcome.exception()
        asked = error.wait if isinstance(error, PassingError) else None
        seconds: float = backing_off(state) if asked is None else asked * spread(state)
        return seconds

    return wait


def _tenacity() -> Any:
    """The module; None where it is not installed."""
    try:
        import tenacity  # noqa: PLC0415
    except ImportError:
        return None
    return tenacity
