"""From what was asked for on the command line to the tasks and models of a run."""

from __future__ import annotations

from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

from pointerbench.run.arguments import Request
from pointerbench.run.inputs.entry_fields import FIELDS
from pointerbench.run.inputs.models_file import (
    BUILT_IN,
    ModelsFile,
    model_of,
    read_models,
    refuse_doubles,
)
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
    if request.data is not None:
        return data_tasks(request.data, outside, request.suite, language)
    if request.suite is not None:
        return suite_tasks(request.suite, outside, language)
    if request.tasks is None:
        return read_tasks(examples() / TASKS, of=Of(name=f"examples/{TASKS}", language=language))
    path = Path(request.tasks)
    if path.is_dir():
        raise UsageError(f"{path}: a folder; expected a file of tasks, or --data {path}")
    return read_tasks(path, outside, Of(language=language))


def chosen_models(request: Request) -> ModelsFile:
    """The models of the file and those of ``--model``, as far as ``--only-models`` lets them.

    Raises:
        UsageError: with the file and the entry's place, or the option.
    """
    found = _from_file(request) if request.models or not request.model else ModelsFile(())
    if not request.model:
        for option, value in (("--base-url", request.base_url), ("--family", request.family)):
            if value is not None:
                raise UsageError(f"{option} is for --model; a models file has fields of its own")
    quick = tuple(quick_model(text, request) for text in request.model)
    models = (*found.candidates, *quick)
    refuse_doubles(models, "models")
    return replace(found, candidates=_only(models, request.only_models))


def _from_file(request: Request) -> ModelsFile:
    path = Path(request.models) if request.models else examples() / MODELS
    return read_models(path, request.seed)


def quick_model(text: str, request: Request) -> Model:
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
    if provider not in BUILT_IN and request.family:
        entry["family"] = request.family
    if "base_url" in FIELDS[provider] and request.base_url:
        entry["base_url"] = request.base_url
    if name:
        entry["name"] = name
    return model_of(entry, f"--model {text!r}", request.seed)


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
