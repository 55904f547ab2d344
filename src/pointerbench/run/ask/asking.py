"""One question to one model, from the picture to the row that explains the answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

from pointerbench.run.ask.budget import Budget
from pointerbench.run.ask.cache import UNCACHED, Cache, Kept, key_of
from pointerbench.run.ask.pace import Brake, Pace, StoppedError
from pointerbench.run.ask.pictures import Crop, Pictures, file_of
from pointerbench.run.ask.spent import Spent
from pointerbench.run.ask.tries import Tries, again_and_again
from pointerbench.run.ask.zoom import crop_around, on_whole
from pointerbench.run.coordinates import covered_size, sent_size
from pointerbench.run.errors import BudgetSpentError, CallError, FatalCallError, PassingError
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.prompts import prompt_of
from pointerbench.run.providers import Provider
from pointerbench.run.question import Call, Question, Reply, Sent
from pointerbench.run.replies import Parsed, read_reply
from pointerbench.run.rows import STATUS_OF, Row
from pointerbench.values.errors import UsageError

INTERNAL = "internal"
"""The kind of an error that is a fault of ours."""

_UNREACHED = "connection"
"""The kind of an error where nobody took the call."""

_BUSY = {f"{how}_{status}" for how in ("http", "error_body") for status in (429, 503, 529)}
"""The kinds of errors by which a service says that it has more calls than it takes."""

_KNOCKS = 2  # attempts, where nobody has ever taken a call of this model's

_CUT_OFF = {"length", "max_tokens"}  # finish reasons, in lower case
_BY_PATH = {"command", "python"}  # providers that are told where the picture lies
_ONE_LOOK = {"oracle-noise"}  # it answers for the whole picture, whatever it is shown


@dataclass(frozen=True, slots=True)
class Means:
    """What all models of a run ask with."""

    options: Options
    pictures: Pictures
    cache: Cache | None
    budget: Budget
    brake: Brake
    tries: Tries
    redact: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class _Look:
    """One answer to one picture, in pixels of that picture."""

    reply: Reply
    sent: Sent
    parsed: Parsed


class Asker:
    """Asks one model."""

    def __init__(self, model: Model, provider: Provider, means: Means) -> None:
        self.model = model
        self.provider = provider
        self.means = means
        self.pace = Pace(means.options.rate, means.brake)
        zooms = model.provider not in _ONE_LOOK
        self._zoom = means.options.zoom if zooms else None
        self._cache = means.cache if model.provider not in UNCACHED else None
        self._reached = False  # somebody has taken a call

    def expect(self, question: Question) -> None:
        """Has the picture made of a question that comes soon.

        Raises:
            UsageError: there is none, or none can be sent.
        """
        resize = self.model.profile.resize
        to, covered = sent_size(resize, question.size), covered_size(resize, question.size)
        self.means.pictures.begin(question.picture, question.size, to, covered)

    async def row(self, question: Question, repeat: int) -> tuple[Row, CallError | None]:
        """The row of a question, and what went wrong where it is an ``error`` row.

        Raises:
            StoppedError: the run is to end; there is no row.
            BudgetSpentError: likewise.
        """
        spent = Spent()
        trouble: CallError | None = None
        try:
            values = await self._values(question, repeat, spent)
        except CallError as error:
            trouble = error
            tried = f" (tried {spent.tried} times)" if spent.tried > 1 else ""
            reason = self.means.redact(f"{error}{tried}")
            values = {"status": "error", "reason": reason, "error": error.kind}
        row = Row(
            task_id=question.id,
            model=self.model.name,
            repeat=repeat,
            family=self.model.profile.family,
            frame=self.model.profile.frame,
            image_size=question.size,
            at=now(),
            **spent.fields(),
            **values,
        )
        return row, trouble

    async def _values(self, question: Question, repeat: int, spent: Spent) -> dict[str, Any]:
        try:
            first = await self._look(question, repeat, None, spent)
            if self._zoom is None or first.parsed.value is None:
                return self._read(first)
            crop = crop_around(first.parsed.value, question.size, self._zoom)
            return await self._second(question, repeat, first, crop, spent)
        except (CallError, StoppedError, BudgetSpentError):
            raise
        except UsageError as error:
            raise CallError(str(error), "picture") from None
        except Exception as error:  # a fault of ours must not end what others are paid for
            raise CallError(f"{type(error).__name__}: {error}", INTERNAL) from error

    async def _second(
        self, question: Question, repeat: int, first: _Look, crop: Crop, spent: Spent
    ) -> dict[str, Any]:
        """The row's values after another look, at the part around the first answer."""
        values = self._read(first)
        zoom = {"crop": crop, "first": first.parsed.value, "first_raw": first.reply.raw}
        if crop == (0, 0, *question.size):
            return {**values, "zoom": {**zoom, "used": "first"}}
        second = await self._look(question, repeat, crop, spent)
        if second.parsed.value is None:
            raw = second.reply.raw
            return {**values, "zoom": {**zoom, "second_raw": raw, "used": "first"}}
        return {**self._read(second, crop), "zoom": {**zoom, "used": "second"}}

    def _read(self, look: _Look, crop: Crop = (0, 0, 0, 0)) -> dict[str, Any]:
        """What a look is in a row; ``crop`` is where its picture lies on the whole one."""
        parsed, reply = look.parsed, look.reply
        value = on_whole(parsed.value, crop) if parsed.value else None
        box = value if value and len(value) == 4 else None
        return {
            "status": STATUS_OF[parsed.kind],
            "raw": reply.raw,
            "reasoning": reply.reasoning,
            "point": ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) if box else value,
            "bbox": box,
            "given": parsed.given,
            "reason": _reason(parsed, reply),
            "sent_size": reply.sent_size or look.sent.size,
            "finish_reason": reply.finish_reason,
            "served_by": reply.served_by,
        }

    async def _look(
        self, question: Question, repeat: int, crop: Crop | None, spent: Spent
    ) -> _Look:
        """The answer to the picture, or to the part ``crop`` of it, in pixels of what is asked."""
        profile, pictures = self.model.profile, self.means.pictures
        size = (crop[2] - crop[0], crop[3] - crop[1]) if crop else question.size
        to, covered = sent_size(profile.resize, size), covered_size(profile.resize, size)
        sent = await pictures.sent(question.picture, question.size, to, crop, covered)
        with ExitStack() as stack:
            asked = replace(question, size=size)
            if crop and self.model.provider in _BY_PATH:
                part = await pictures.sent(question.picture, question.size, size, crop)
                asked = replace(asked, picture=stack.enter_context(file_of(part)))
            prompt = prompt_of(profile, asked, to, self.means.options.refusable)
            reply = await self._reply(Call(asked, prompt, sent, repeat), spent)
        seen = reply.sent_size or sent.size
        return _Look(reply, sent, read_reply(profile, reply.raw, size, seen))

    async def _reply(self, call: Call, spent: Spent) -> Reply:
        """The reply from the cache, else from the model."""
        if self._cache is None:
            return (await self._fresh(call, spent)).reply
        key = key_of(self.model, call)
        async with self._cache.turn(key):
            if (kept := self._cache.get(key)) is not None:
                spent.add(kept.reply, kept.seconds, cached=True)
                return kept.reply
            made = await self._fresh(call, spent)
            self._cache.keep(key, made)
            return made.reply

    async def _fresh(self, call: Call, spent: Spent) -> Kept:
        seconds, spent.tried, refused = 0.0, 0, False

        async def once() -> Reply:
            nonlocal seconds, refused
            async with self.pace.turn(spent.tried if refused else 0):
                self.means.budget.check()
                spent.attempts += 1
                spent.tried += 1
                start = time.monotonic()
                try:
                    return await self._attempt(call, spent.tried)
                except PassingError as error:
                    refused = error.kind in _BUSY
                    raise
                finally:
                    seconds = time.monotonic() - start

        def sleep(wait: float) -> Awaitable[None]:
            return self.pace.aside(wait) if refused else self.means.brake.sleep(wait)

        made = await again_and_again(once, self.means.tries, sleep)
        reply = _redacted(made, self.means.redact)
        self.means.budget.add(reply.usage.cost, self.model.provider, self.model.name)
        spent.add(reply, seconds, cached=False)
        return Kept(reply, seconds)

    async def _attempt(self, call: Call, tried: int) -> Reply:
        """One attempt, the ``tried``-th. A server that nobody ever reached is not waited for."""
        clock = asyncio.get_running_loop()
        began = clock.time()
        try:
            reply = await self.provider.ask(call)
        except PassingError as error:
            self._reached |= error.kind != _UNREACHED
            if not self._reached and tried >= _KNOCKS:
                raise FatalCallError(f"{error}; is it running?", _UNREACHED) from None
            if error.kind in _BUSY:
                kept = error.wait is not None and error.wait <= self.means.tries.most
                waited = await self.pace.refused(clock.time() - began, error.wait if kept else None)
                error.wait = None if error.wait is None else max(error.wait - waited, 0.0)
            raise
        except CallError:
            self._reached = True
            self.pace.passed(clock.time() - began)
            raise
        self._reached = True
        self.pace.passed(clock.time() - began)
        return reply


def now() -> str:
    """The time of day in UTC, to the second."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def _reason(parsed: Parsed, reply: Reply) -> str:
    if parsed.kind != "unparsable":
        return ""
    if reply.finish_reason.lower() not in _CUT_OFF:
        return parsed.reason
    if not reply.raw.strip():
        return "the reply was cut off while reasoning"
    return f"the reply was cut off: {parsed.reason}"


def _redacted(reply: Reply, redact: Callable[[str], str]) -> Reply:
    return replace(
        reply,
        raw=redact(reply.raw),
        reasoning=redact(reply.reasoning),
        served_by=redact(reply.served_by),
    )
