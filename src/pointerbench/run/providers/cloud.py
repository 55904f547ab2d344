"""What all providers behind a URL share."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pointerbench.run.models import Model
from pointerbench.run.providers.faults import Where, unreadable
from pointerbench.run.providers.http import Line, Service, is_number
from pointerbench.run.question import Call, Prompt, Reply, Usage
from pointerbench.values.errors import UsageError

PICTURE = "data:image/png;base64,"
_SHAPE = (KeyError, IndexError, TypeError, AttributeError, ValueError)


class Cloud:
    """What all providers behind a URL share; each says what is sent and how the answer is read."""

    service: Service
    concurrency = 0
    exclusive = False

    def __init__(self, model: Model) -> None:
        self.model = model
        self.settings = model.settings
        self.line = Line(model, self.service)
        self.price = _price(model)

    def prepare(self) -> None:
        """Key and packages.

        Raises:
            SkippedError: one is missing.
        """
        self.line.prepare()

    async def ask(self, call: Call) -> Reply:
        """One attempt; see `Provider`."""
        path, body = self.request(call)
        answer = await self.line.post(path, body, call.sent, self.headers(call))
        return self.understood(path, answer)

    def understood(self, path: str, answer: dict[str, Any]) -> Reply:
        """The reply in an answer.

        Raises:
            CallError: there is none in it.
        """
        where = self.line.where(f"{self.line.url}/{path}")
        try:
            return self.reply(where, answer)
        except _SHAPE:
            raise unreadable(where, json.dumps(answer)) from None

    async def close(self) -> None:
        await self.line.close()

    def request(self, call: Call) -> tuple[str, dict[str, Any]]:
        """Where to, below the base URL, and the body."""
        raise NotImplementedError

    def headers(self, call: Call) -> dict[str, str]:
        """Headers beyond the key's."""
        return {}

    def reply(self, where: Where, answer: dict[str, Any]) -> Reply:
        """What the answer says. May raise whatever comes from a shape that is not the API's."""
        raise NotImplementedError

    def usage(self, prompt: Any, completion: Any, reasoning: Any, cost: Any = None) -> Usage:
        """Tokens (reasoning is part of completion), and the cost: told, or by the given price."""
        sent, made = _count(prompt), _count(completion)
        spent = float(cost) if is_number(cost) else None
        if spent is None and self.price and sent is not None:
            spent = (self.price[0] * sent + self.price[1] * (made or 0)) / 1e6
        return Usage(sent, made, _count(reasoning), spent)


def parts(prompt: Prompt) -> tuple[str | None, ...]:
    """The user's turn; None stands for the picture, which comes first if it has no place."""
    return prompt.user if None in prompt.user else (None, *prompt.user)


def merged(base: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """``base`` with the fields of ``more``; objects that both have are merged likewise."""
    both = {
        name: merged(base[name], value)
        for name, value in more.items()
        if isinstance(value, Mapping) and isinstance(base.get(name), Mapping)
    }
    return {**base, **more, **both}


def _price(model: Model) -> tuple[float, float] | None:
    """US dollars for a million tokens in, and out."""
    given = model.settings.get("price")
    if given is None:
        return None
    sides: list[Any] = []
    if isinstance(given, Mapping):
        sides = [given.get(side) for side in ("input", "output")]
    if not sides or not all(is_number(side) and side >= 0 for side in sides):
        expected = '{"input": 0.2, "output": 0.6}, in US dollars for a million tokens'
        raise UsageError(f"{model.name}: price must be like {expected}, not {given!r}")
    return float(sides[0]), float(sides[1])


def _count(value: Any) -> int | None:
    return int(value) if is_number(value) else None
