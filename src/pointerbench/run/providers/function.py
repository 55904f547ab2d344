"""A Python function as a model: ``module:function``, from the folder of the models file, from the
working directory or installed.

It is called with one dictionary: ``task_id``, ``instruction``, ``answer_type``, ``image_path``,
``image_size``, ``sent_size``, ``system``, ``prompt``, ``repeat``, and ``image``, the picture as it
is sent (PIL, RGB). It returns a text, which is read as the family's replies are; ``[x, y]`` or
``[x1, y1, x2, y2]`` in the family's frame (pixels of the original unless the models file says
otherwise); None, where it is not there; or a dictionary with ``raw`` and as it likes ``usage``,
``reasoning``, ``finish_reason``, ``served_by``, ``sent_size``.

Async functions are awaited; others run in ``threads`` threads of their own (1).
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from operator import attrgetter
from pathlib import Path
from typing import Any

from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.models import Model
from pointerbench.run.providers.exchange import (
    number_setting,
    picture_of,
    raw_of,
    reply_of,
    request_of,
    whole_setting,
    without_keys,
)
from pointerbench.run.question import Call, Reply
from pointerbench.values.errors import UsageError

_SAID = 300  # characters of an error's message that are shown


class Function:
    """Calls ``function`` of the entry, or its ``model``."""

    exclusive = False

    def __init__(self, model: Model) -> None:
        self.place = str(model.settings.get("function") or model.model)
        module, _, name = self.place.partition(":")
        if not module or not all(part.isidentifier() for part in name.split(".")):
            raise UsageError(
                f"{model.name}: expected a function as module:function, got {self.place!r}"
            )
        self._home = model.home
        self.threads = whole_setting(model, "threads", 1, least=1)
        self.timeout = number_setting(model, "timeout", 0) or None
        self.concurrency = self.threads
        self._function: Callable[[dict[str, Any]], Any] | None = None
        self._pool: ThreadPoolExecutor | None = None

    def prepare(self) -> None:
        module, _, name = self.place.partition(":")
        for place in (str(Path.cwd()), str(self._home.absolute())):
            if place not in sys.path:
                sys.path.insert(0, place)  # as `python -m` has it
        try:
            self._function = attrgetter(name)(importlib.import_module(module))
        except (Exception, SystemExit) as error:
            raise SkippedError(f"{self.place} cannot be imported: {_said(error)}") from None
        if not callable(self._function):
            raise SkippedError(f"{self.place} is not a function")
        if inspect.iscoroutinefunction(self._function):
            self.concurrency = 0
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix=self.place)

    async def ask(self, call: Call) -> Reply:
        if self._function is None or self._pool is None:
            raise CallError(f"{self.place} is not prepared", "not_prepared")
        request = await asyncio.to_thread(_request, call)
        try:
            async with asyncio.timeout(self.timeout):
                returned = await self._called(self._function, self._pool, request)
        except TimeoutError:
            raise CallError(f"no reply within {self.timeout:g} s", "timeout") from None
        return _read(returned)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def _called(
        self,
        function: Callable[[dict[str, Any]], Any],
        pool: ThreadPoolExecutor,
        request: dict[str, Any],
    ) -> Any:
        """What the function returns; whatever it raises is an error of this call."""
        try:
            if inspect.iscoroutinefunction(function):
                return await function(request)
            loop = asyncio.get_running_loop()
            returned = await loop.run_in_executor(pool, _caught, function, request)
            return await returned if inspect.isawaitable(returned) else returned
        except (Exception, SystemExit) as error:
            raise CallError(_said(error), "exception") from error


def _caught(function: Callable[[dict[str, Any]], Any], request: dict[str, Any]) -> Any:
    """An exception that a future cannot carry is turned into one that it can."""
    try:
        return function(request)
    except StopIteration as error:
        raise RuntimeError(f"StopIteration: {error}") from None


def _request(call: Call) -> dict[str, Any]:
    return {**request_of(call), "image": picture_of(call)}


def _read(returned: Any) -> Reply:
    if isinstance(returned, Mapping) and "raw" in returned:
        return reply_of(returned)
    return Reply(raw_of(returned))


def _said(error: BaseException) -> str:
    words = without_keys(" ".join(str(error).split()))[:_SAID]
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
