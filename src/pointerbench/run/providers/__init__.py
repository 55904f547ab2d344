"""Who answers: one verb each, a call in and a reply out. Heavy ones are imported on use."""

from __future__ import annotations

import importlib
from typing import Protocol

from pointerbench.run.models import Model
from pointerbench.run.question import Call, Reply
from pointerbench.values.errors import UsageError


class Provider(Protocol):
    """A model that can be asked. Made by its class from a `Model`, in no time and without a call.

    ``concurrency`` is the most calls at once that it can serve (1 for what is serial; 0: as many as
    the user allows). ``exclusive`` providers hold a device: they run one after another.
    """

    concurrency: int
    exclusive: bool

    def prepare(self) -> None:
        """Makes sure that it can be asked here: key, package, GPU; loads weights. May take long.

        Raises:
            SkippedError: it cannot; with the reason that users read.
        """

    async def ask(self, call: Call) -> Reply:
        """One attempt: the caller tries again.

        Raises:
            CallError: no answer; all foreign errors are mapped to it, or to what is below it.
        """
        ...

    async def close(self) -> None:
        """Lets go of connections and memory."""


PROVIDERS: dict[str, str] = {
    "openrouter": "pointerbench.run.providers.chat:OpenRouter",
    "openai": "pointerbench.run.providers.chat:OpenAICompatible",
    "anthropic": "pointerbench.run.providers.anthropic:Anthropic",
    "gemini": "pointerbench.run.providers.gemini:Gemini",
    "moondream": "pointerbench.run.providers.moondream:Moondream",
    "local_hf": "pointerbench.run.providers.local_hf:LocalHF",
    "command": "pointerbench.run.providers.command:Command",
    "python": "pointerbench.run.providers.function:Function",
    "center": "pointerbench.run.providers.floors:Center",
    "random": "pointerbench.run.providers.floors:Random",
    "ocr": "pointerbench.run.providers.ocr:Ocr",
    "oracle-noise": "pointerbench.run.providers.floors:OracleNoise",
}
"""By the name that a models file gives; ``module:class``."""

DEFAULT = "openrouter"


def provider_of(model: Model) -> Provider:
    """The provider of a model, not yet prepared.

    Raises:
        UsageError: there is no such provider, or the entry lacks what it needs.
    """
    if model.provider not in PROVIDERS:
        known = ", ".join(PROVIDERS)
        raise UsageError(f"{model.name}: no provider {model.provider!r}; expected one of {known}")
    module, _, name = PROVIDERS[model.provider].partition(":")
    made: Provider = getattr(importlib.import_module(module), name)(model)
    return made
