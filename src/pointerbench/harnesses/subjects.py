"""The model under test, by the name that a harness has for it: of which family it is, and so how
it is asked and read. The registry is that of ``click-eval``."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.harnesses.said import Said
from pointerbench.run.inputs.models_file import lacks_family, model_of
from pointerbench.run.models import Model
from pointerbench.run.profile_values import FRAMES
from pointerbench.values.errors import UsageError

_PROVIDERS = {"anthropic": "anthropic", "google": "gemini", "openrouter": "openrouter"}
"""By a harness's word for who serves a model, ours; all others speak OpenAI's protocol."""


def subject_of(name: str, service: str, said: Said, spelt: Callable[[str], str]) -> Model:
    """The model of that name, served by ``service``, with what the user says of it.

    Raises:
        UsageError: nothing is known of it and nothing is said, or something cannot be so.
    """
    provider = _PROVIDERS.get(service, "openai")
    name = said.model or name
    entry = {"provider": provider, "model": name, **said.entry()}
    if lacks_family(entry, provider, name):
        raise UsageError(
            f"no model family is known for {service}/{name}: say what its numbers are with "
            f"{spelt('frame')} (one of {', '.join(FRAMES)}), and with {spelt('parser')} how its "
            f"replies are read if that is particular; or name a family with {spelt('family')} "
            "(click-eval families lists them); click-eval probe finds out"
        )
    return model_of(entry, "the model", language=said.language or "")
