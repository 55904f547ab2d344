"""run.json: all that someone else needs to repeat a run, or this one needs to go on. No keys."""

from __future__ import annotations

import hashlib
import json
import platform
import re
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import pointerbench
from pointerbench import eval as scorer
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.keys import secrets
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.profiles import digest
from pointerbench.run.results.places import FROM_RUN, kept_given, kept_tasks
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text
from pointerbench.values.web import INSTEAD, redactor

RUN = "run.json"
Record = dict[str, Any]

PACKAGES = (
    *("pillow", "numpy", "openai", "httpx", "tenacity", "torch", "transformers", "accelerate"),
    *("qwen-vl-utils", "tesserocr"),
)
"""Whose versions an answer may depend on, where they are installed."""

_LOGIN = re.compile(r"(?<=://)[^/@\s]+(?=@)")
_IN_QUERY = re.compile(r"(?<=[?&])((?:api[_-]?)?key|token|secret)=[^&\s]+", re.IGNORECASE)

_CHANGED = ("status", "--porcelain", "--untracked-files=no")
_HARMLESS = ("price", "timeout", "threads", "api_key_env")  # settings that change no answer
_ANSWERING = ("repeats", "zoom", "refusable", "seed", "language")  # options that change answers


def identity(
    tasks: Tasks,
    models: Sequence[Model],
    judge: Model | None,
    options: Options,
    given: Mapping[str, Any],
) -> Record:
    """What is run, as plain JSON: tasks, models, options, versions.

    ``given`` is what the command line says of the selection (``limit``, ``sample`` ...) and
    whatever else the command needs to take the run up again; it is kept as it is, save for keys
    and paths, which start from ``options.out``.
    """
    folder = options.out
    asked = [*models, *([judge] if judge else [])]
    record = {
        "pointerbench": pointerbench.__version__,
        "scorer": scorer.__version__,
        "commit": commit(),
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "packages": packages(),
        **FROM_RUN,
        "given": kept_given(given, folder),
        "tasks": _tasks_record(tasks, folder),
        "options": kept_given(_plain({**asdict(options), "out": "."}), folder),
        "models": [_model_record(model) for model in models],
        "judge": _model_record(judge) if judge else None,
    }
    cleaned: Record = json.loads(json.dumps(_without_keys(record, _redactor(asked))))
    return cleaned


def start_run(folder: Path, record: Record, command: Sequence[str]) -> None:
    """Writes run.json before the first call, so that a killed run can be resumed.

    A run has one session for every time that it was started; earlier ones are kept.
    """
    before = read_run(folder)["sessions"] if (folder / RUN).exists() else []
    session = {
        "command": _without_keys(list(command), redactor(secrets())),
        "started": _now(),
        "finished": None,
        "stopped_by": None,
        "counts": None,
    }
    _write(folder, {**record, "sessions": [*before, session]})


def end_run(folder: Path, stopped_by: str, counts: Mapping[str, Any]) -> None:
    """Notes how the session ended that `start_run` began; ``stopped_by`` is empty if it is done."""
    record = read_run(folder)
    record["sessions"][-1].update(
        finished=_now(), stopped_by=stopped_by or None, counts=_plain(dict(counts))
    )
    _write(folder, record)


def read_run(folder: Path) -> Record:
    """The run.json of a folder.

    Raises:
        UsageError: there is none, or it is none.
    """
    path = folder / RUN
    try:
        record = json.loads(path.read_text("utf-8"))
    except OSError as error:
        reason = error.strerror
        raise UsageError(f"{path}: cannot be read: {reason}; expected a run's folder") from None
    except ValueError as error:
        raise UsageError(f"{path}: not JSON: {error}") from None
    if not isinstance(record, dict) or not isinstance(record.get("sessions"), list):
        raise UsageError(f"{path}: not the record of a run of click-eval")
    return record


def same_run(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """How a run differs from the one that it is to go on with, in words; empty if it does not.

    Only what an answer may depend on is compared: not the output, the speed or the budget.
    """
    return [
        *_differing("tasks", old, new, ("sha256", "n", "ids_sha256")),
        *_differing("options", old, new, _ANSWERING),
        *_models_differing(_by_name(old), _by_name(new)),
        *_one_model("the judge", old.get("judge"), new.get("judge")),
    ]


def _differing(
    part: str, old: Mapping[str, Any], new: Mapping[str, Any], names: Iterable[str]
) -> Iterator[str]:
    was, now = old.get(part) or {}, new.get(part) or {}
    for name in names:
        if was.get(name) != now.get(name):
            yield f"{part}: {name} {_brief(now.get(name))} instead of {_brief(was.get(name))}"


def _models_differing(was: Mapping[str, Record], now: Mapping[str, Record]) -> Iterator[str]:
    for name in {**was, **now}:
        if name not in now:
            yield f"model {name} is gone"
        elif name not in was:
            yield f"model {name} is new"
        else:
            yield from _one_model(f"model {name}", was[name], now[name])


def _one_model(what: str, was: Record | None, now: Record | None) -> Iterator[str]:
    if was is None or now is None:
        if was is not now:
            yield f"{what} is {'new' if was is None else 'gone'}"
        return
    for name in ("name", "provider", "model", "family"):
        if was.get(name) != now.get(name):
            yield f"{what}: {name} {_brief(now.get(name))} instead of {_brief(was.get(name))}"
    profiles = [(record.get("family"), record.get("profile_sha256")) for record in (was, now)]
    if profiles[0][0] == profiles[1][0] and profiles[0] != profiles[1]:
        yield f"{what}: its profile (prompt, frame, limits ...) is another one"
    settings = [_answering(record.get("settings") or {}) for record in (was, now)]
    for name in {**settings[0], **settings[1]}:
        before, after = settings[0].get(name), settings[1].get(name)
        if before != after:
            yield f"{what}: {name} {_brief(after)} instead of {_brief(before)}"


def _answering(settings: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if name not in _HARMLESS}


def _by_name(record: Mapping[str, Any]) -> dict[str, Record]:
    return {model["name"]: model for model in record.get("models") or []}


def _brief(value: Any) -> str:
    digest_like = isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value)
    return f"{value[:12]}..." if digest_like else scorer.brief(value)


def _tasks_record(tasks: Tasks, folder: Path) -> Record:
    ids = hashlib.sha256()
    for i in range(len(tasks)):
        ids.update(json.dumps(tasks.id(i)).encode() + b"\n")
    return {
        **kept_tasks(tasks.path, tasks.name, folder),
        "sha256": tasks.digest,
        "n": len(tasks),
        "ids_sha256": ids.hexdigest(),  # of those selected, in order, each as JSON on a line
        "suite": tasks.suite,
        "suite_version": tasks.version or None,
    }


def _model_record(model: Model) -> Record:
    profile = model.profile
    asking = json.dumps(asdict(profile.ask), sort_keys=True, ensure_ascii=False)
    return {
        "name": model.name,
        "provider": model.provider,
        "model": model.model,
        "family": profile.family,
        "frame": profile.frame,
        "axes": profile.axes,
        "resize": asdict(profile.resize),
        "max_tokens": profile.max_tokens,
        "temperature": profile.temperature,
        "prompts_sha256": hashlib.sha256(asking.encode()).hexdigest(),
        "profile_sha256": digest(profile),
        "profile": _plain(asdict(profile)),  # the prompts' own words among it
        "settings": _plain(dict(model.settings)),
    }


def packages() -> dict[str, str]:
    """Versions of what is installed of PACKAGES."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def commit() -> Record | None:
    """The git commit that this code stands at, and whether it was changed since; None where it does
    not run from a checkout of its own."""
    root = Path(pointerbench.__file__).resolve().parents[2]
    if not (root / ".git").exists() or not (root / "src" / "pointerbench").is_dir():
        return None
    head, changes = _git(root, "rev-parse", "HEAD"), _git(root, *_CHANGED)
    return None if not head or changes is None else {"sha": head, "dirty": bool(changes)}


def _git(root: Path, *words: str) -> str | None:
    command = ["git", "-C", str(root), *words]
    try:
        done = subprocess.run(command, capture_output=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.decode(errors="replace").strip()


def _redactor(models: Sequence[Model]) -> Callable[[str], str]:
    names = (model.settings.get("api_key_env") for model in models)
    return redactor(secrets(name for name in names if isinstance(name, str)))


def _without_keys(value: Any, redact: Callable[[str], str]) -> Any:
    """The value with every key in it blotted out, and every login in an address."""
    if isinstance(value, str):
        return _IN_QUERY.sub(rf"\1={INSTEAD}", _LOGIN.sub(INSTEAD, redact(value)))
    if isinstance(value, Mapping):
        return {redact(str(name)): _without_keys(one, redact) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_without_keys(one, redact) for one in value]
    return value


def _plain(value: Any) -> Any:
    """As JSON has it: paths as they were typed."""
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return str(value) if isinstance(value, Path) else value


def _write(folder: Path, record: Record) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(record, indent=1, ensure_ascii=False)
    write_text(folder / RUN, text.encode("utf-8", "backslashreplace").decode() + "\n")


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
