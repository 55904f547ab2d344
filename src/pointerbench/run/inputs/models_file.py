"""The models file: which models are asked, which one judges, and what is set for each."""

from __future__ import annotations

import difflib
from codecs import BOM_UTF8
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run.inputs.entry_fields import FIELDS, OVERRIDES, check_fields, unknown
from pointerbench.run.inputs.json_object import json_object
from pointerbench.run.models import Model, slug
from pointerbench.run.profiles import family_of, profile, with_overrides
from pointerbench.run.providers import DEFAULT, PROVIDERS
from pointerbench.values.errors import UsageError

BUILT_IN = ("center", "random", "ocr", "oracle-noise")
"""Providers that are models themselves: ``model`` may be left out."""

_FAMILIES = {
    **dict.fromkeys((*BUILT_IN, "command", "python"), "generic-px"),
    "moondream": "moondream",
    "anthropic": "claude",
    "gemini": "gemini",
}
"""The family of a provider's models where neither the entry nor the model's name tells it."""

_BY_FRAME = {
    "unit": "generic-1",
    "percent": "generic-100",
    "per999": "generic-999",
    "per1000": "generic-1000",
    "image": "generic-px",
    "sent": "generic-sent",
}
"""The family of a model of which no more is known than its frame."""

_LONGEST = 100  # characters of a name, which becomes a file's


@dataclass(frozen=True, slots=True)
class ModelsFile:
    """Who is asked, and who says what is right where the tasks do not; None: nobody."""

    candidates: tuple[Model, ...]
    judge: Model | None = None


def read_models(path: Path, seed: int = 0, language: str = "") -> ModelsFile:
    """The models of a file; ``seed`` is that of the floors that give none. They are asked in that
    language, as far as their families' words are ours.

    Raises:
        UsageError: with the file, the entry's place and what was expected.
    """
    content = _content(path)
    if said := unknown(content, ("judge_model", "candidate_models")):
        raise UsageError(f"{path}: {said}")
    entries = content.get("candidate_models")
    if not isinstance(entries, list) or not entries:
        raise UsageError(
            f'{path}: expected "candidate_models" to be a list of models, got '
            + scorer.brief(entries)
        )
    made = [
        replace(
            model_of(entry, f"{path}: candidate_models[{place}]", seed, language),
            home=path.parent,
        )
        for place, entry in enumerate(entries)
    ]
    refuse_doubles(made, str(path))
    if (judge := content.get("judge_model")) is None:
        return ModelsFile(tuple(made))
    found = model_of(judge, f"{path}: judge_model", seed, language)
    return ModelsFile(tuple(made), replace(found, home=path.parent))


def model_of(entry: Any, place: str, seed: int = 0, language: str = "") -> Model:
    """One entry, a string or an object, as a model.

    Raises:
        UsageError: begins with ``place``.
    """
    if isinstance(entry, str):
        entry = {"model": entry}
    if not isinstance(entry, dict):
        raise UsageError(f"{place}: expected a string or an object, got {scorer.brief(entry)}")
    provider = entry.get("provider", DEFAULT)
    if provider not in PROVIDERS:
        raise UsageError(f"{place}: {_no_provider(provider)}")
    name, model = _name_and_model(entry, provider, place)
    place = f'{place} ("{name}")'
    try:
        check_fields(entry, provider)
        read = (*FIELDS[provider], "price", "body")  # ``body``: what the entry itself says of it
        settings = {key: entry[key] for key in read if key in entry}
        if "seed" in FIELDS[provider]:
            settings.setdefault("seed", seed)
        base = profile(_family(entry, provider, model), language)
        overrides = {key: entry[key] for key in OVERRIDES if key in entry}
        return Model(name, provider, model, with_overrides(base, overrides), settings)
    except UsageError as error:
        raise UsageError(f"{place}: {error}") from None


def refuse_doubles(models: Sequence[Model], place: str) -> None:
    """Names must differ, and by more than capitals: files are called after them."""
    seen: dict[str, str] = {}
    for count, model in enumerate(models, 1):
        first = seen.setdefault(model.name.casefold(), model.name)
        if len(seen) < count:
            alike = "" if first == model.name else f' (as is "{first}", capitals aside)'
            raise UsageError(
                f'{place}: several models are named "{model.name}"{alike}; '
                'give each a "name" of its own'
            )


def key_names(models: Iterable[Model | None]) -> tuple[str, ...]:
    """The variables that the models' own keys are in, for `keys.secrets`."""
    given = (model.settings.get("api_key_env") for model in models if model)
    return tuple(dict.fromkeys(name for name in given if isinstance(name, str)))


def _content(path: Path) -> dict[str, Any]:
    try:
        text = path.read_bytes().removeprefix(BOM_UTF8)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    return json_object(text, path, 1, 'expected an object with "candidate_models"')


def _name_and_model(entry: Mapping[str, Any], provider: str, place: str) -> tuple[str, str]:
    """What the entry is called and what its provider calls it."""
    model = entry.get("model")
    if model is None:
        fallbacks = {"command": entry.get("name", "command"), "python": entry.get("function")}
        model = provider if provider in BUILT_IN else fallbacks.get(provider)
    if not isinstance(model, str) or not model.strip():
        shown = scorer.brief(entry.get("model"))
        raise UsageError(f'{place}: expected "model" to be the model\'s name, got {shown}')
    short = model.replace(":", ".") if provider == "python" else model.rstrip("/").split("/")[-1]
    name = entry.get("name", short)
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise UsageError(f'{place}: expected "name" to be a label, got {scorer.brief(name)}')
    if len(name) > _LONGEST or len(slug(name)) > 2 * _LONGEST:
        raise UsageError(f'{place}: the name "{name[:20]}..." is too long; give a "name"')
    return name, model


def _family(entry: Mapping[str, Any], provider: str, model: str) -> str:
    given = entry.get("family")
    if given is not None:
        return _given_family(given)
    family = _known_family(provider, model) or _BY_FRAME.get(str(entry.get("frame")))
    if family is None:
        hint = f'; or is {{"provider": "{model}"}} meant?' if model in BUILT_IN else ""
        raise UsageError(
            f'no model family is known for {model!r}; name one with "family" or --family '
            '(click-eval families lists them), or say with "frame" or --frame what its numbers '
            f"are; click-eval probe, with the same --model, finds out{hint}"
        )
    return family


def lacks_family(entry: Mapping[str, Any], provider: str, model: str) -> bool:
    """Whether neither the entry nor the model's name tells how it answers."""
    told = entry.get("family") or entry.get("frame")
    return not told and _known_family(provider, model) is None


def _known_family(provider: str, model: str) -> str | None:
    by_name = None if provider in (*BUILT_IN, "command", "python") else family_of(model)
    return by_name or _FAMILIES.get(provider)


def _given_family(family: Any) -> str:
    if not isinstance(family, str):
        raise UsageError(f'expected "family" to be a string, got {scorer.brief(family)}')
    return family


def _no_provider(provider: Any) -> str:
    near = difflib.get_close_matches(str(provider), PROVIDERS, n=1)
    hint = f'; did you mean "{near[0]}"?' if near else ""
    return f"no provider {scorer.brief(provider)}, expected one of {', '.join(PROVIDERS)}{hint}"
