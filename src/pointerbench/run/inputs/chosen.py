"""From what was asked for on the command line to the tasks and models of a run."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

from pointerbench.run.arguments import Request
from pointerbench.run.inputs.entry_fields import COMMON, FIELDS
from pointerbench.run.inputs.kinds import own_tasks
from pointerbench.run.inputs.models_file import (
    BUILT_IN,
    ModelsFile,
    lacks_family,
    model_of,
    read_models,
    refuse_doubles,
)
from pointerbench.run.inputs.rows_of_fields import Wanted
from pointerbench.run.inputs.sample import sample
from pointerbench.run.inputs.sources import check_pictures, data_tasks, examples, suite_tasks
from pointerbench.run.inputs.tasks import Of, Tasks, read_tasks
from pointerbench.run.models import Model
from pointerbench.run.providers import DEFAULT, PROVIDERS
from pointerbench.values.errors import UsageError

TASKS, MODELS = "tasks.jsonl", "models.json"


def chosen_tasks(request: Request) -> Tasks:
    """The tasks that are asked, with all of their pictures in place.

    Raises:
        UsageError: with file and line.
    """
    tasks = _source(request)
    if request.sample is not None:
        tasks = tasks.select(sample(tasks, request.sample, request.seed))
    if request.limit is not None:
        tasks = tasks.select(range(min(request.limit, len(tasks))))
    check_pictures(tasks)
    return tasks


def _source(request: Request) -> Tasks:
    language, outside = request.language or "", request.allow_outside
    if request.tasks is not None and request.suite is not None:
        raise UsageError("--suite is for --data, or stands alone; a file of tasks has no suites")
    if request.tasks is not None:
        return own_tasks(Path(request.tasks), Wanted(request.instruction, outside, language))
    if request.instruction is not None:
        raise UsageError("--instruction is for --tasks")
    if request.data is not None:
        return data_tasks(request.data, outside, request.suite, language)
    if request.suite is not None:
        return suite_tasks(request.suite, outside, language)
    return read_tasks(examples() / TASKS, of=Of(name=f"examples/{TASKS}", language=language))


def chosen_models(request: Request, unknown: str = "") -> ModelsFile:
    """The models of the file and those of ``--model``, as far as ``--only-models`` lets them; the
    judge is that of ``--judge``, else that of the file.

    ``unknown`` is the family of a ``--model`` of which nothing is known; empty: that is an error.

    Raises:
        UsageError: with the file and the entry's place, or the option.
    """
    found = _from_file(request) if request.models or not request.model else ModelsFile(())
    _refuse_idle(request)
    quick = tuple(quick_model(text, request, unknown) for text in request.model)
    models = (*found.candidates, *quick)
    refuse_doubles(models, "models")
    for name in request.entry():
        if not any(name in _taken(model.provider) for model in quick):
            raise UsageError(f"{_option(name)}: none of these models takes it")
    chosen = replace(found, candidates=_only(models, request.only_models))
    if request.judge is None:
        return chosen
    named = [model for model in models if model.name == request.judge]
    return replace(chosen, judge=named[0] if named else _judge(request.judge, request))


def _refuse_idle(request: Request) -> None:
    for name in () if request.model else request.entry():
        raise UsageError(f"{_option(name)} is for --model; a models file has fields of its own")


def _option(name: str) -> str:
    return "--" + name.replace("_", "-")


def _taken(provider: str) -> tuple[str, ...]:
    """The fields that an entry of a provider may have; floors are what they are."""
    return () if provider in BUILT_IN else (*COMMON, *FIELDS[provider])


def _judge(text: str, request: Request) -> Model:
    """A judge that is none of the models. What is said of those does not hold for it, but that
    without a provider of its own it is asked at the same server."""
    plain = Request(seed=request.seed, language=request.language)
    server = replace(plain, base_url=request.base_url, api_key_env=request.api_key_env)
    provider, colon, _ = _named(text)[1].partition(":")
    elsewhere = (colon and provider in PROVIDERS) or provider in BUILT_IN
    return quick_model(text, plain if elsewhere else server, option="--judge")


def _from_file(request: Request) -> ModelsFile:
    path = Path(request.models) if request.models else examples() / MODELS
    return read_models(path, request.seed, request.language or "")


def quick_model(text: str, request: Request, unknown: str = "", option: str = "--model") -> Model:
    """``[NAME=][PROVIDER:]MODEL`` as a model.

    Without a provider it is an OpenAI-compatible server where ``--base-url`` names one, a floor
    where the text is one's name, else the default provider.

    Raises:
        UsageError: as of an entry of a models file.
    """
    name, rest = _named(text)
    provider, colon, model = rest.partition(":")
    if not colon or provider not in PROVIDERS:
        server = "openai" if request.base_url else DEFAULT
        provider, model = (rest, rest) if rest in BUILT_IN else (server, rest)
    entry: dict[str, object] = {"provider": provider, "model": model}
    if provider == "command":
        entry |= {"command": model, "model": (model.split() or [""])[0]}
    taken = _taken(provider)
    entry |= {name: value for name, value in request.entry().items() if name in taken}
    if unknown and lacks_family(entry, provider, model):
        entry["family"] = unknown
    if name:
        entry["name"] = name
    return model_of(entry, f"{option} {text!r}", request.seed, request.language or "")


def _named(text: str) -> tuple[str, str]:
    """``NAME=REST`` in its parts; the name is empty where there is none before the first colon."""
    name, equals, rest = text.partition("=")
    return (name, rest) if equals and ":" not in name else ("", text)


def _only(models: tuple[Model, ...], patterns: tuple[str, ...]) -> tuple[Model, ...]:
    if not patterns:
        return models
    for pattern in patterns:
        if not any(fnmatchcase(model.name, pattern) for model in models):
            names = ", ".join(model.name for model in models)
            raise UsageError(f"--only-models {pattern}: no such model; there are {names}")
    return tuple(
        model for model in models if any(fnmatchcase(model.name, pattern) for pattern in patterns)
    )
