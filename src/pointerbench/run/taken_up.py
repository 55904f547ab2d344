"""A run as it begins: from the command line, or from the folder of an earlier start."""

from __future__ import annotations

import time
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from pointerbench.run.arguments import LIMITS, Request, request_of
from pointerbench.run.inputs.chosen import chosen_models, chosen_tasks
from pointerbench.run.inputs.sources import suite_path
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.providers import provider_of
from pointerbench.run.results.identity import RUN, Record, identity, read_run, same_run
from pointerbench.run.results.places import PATHS, located_given, tasks_places
from pointerbench.values.errors import UsageError
from pointerbench.values.hub import is_on_hub
from pointerbench.values.web import INSTEAD

RUNS = Path("runs")

REFUSABLE = frozenset(["gd", "real"])
"""Suites some of whose rows ask for what is not there: models are told so unless --no-refusals."""


@dataclass(frozen=True, slots=True)
class Begun:
    """What is run. ``resumed`` is the folder that it goes on in, None of a new run."""

    request: Request
    tasks: Tasks
    models: tuple[Model, ...]
    judge: Model | None
    resumed: Path | None = None

    def options(self, out: Path) -> Options:
        found = self.request.options(out)
        if self.request.refusals is None and self.tasks.suite in REFUSABLE:
            return replace(found, refusable=True)
        return found

    def record(self, out: Path) -> Record:
        """What run.json says of it."""
        return identity(
            self.tasks, self.models, self.judge, self.options(out), self.request.as_json()
        )

    def folder(self, out: Path | None) -> Path:
        """Where it leaves its files: that of the earlier start, else a new one.

        Raises:
            UsageError: what is there already is of something else.
        """
        if self.resumed is not None:
            if out is not None and out.resolve() != self.resumed.resolve():
                raise UsageError(f"--out {out}: with --resume the folder is {self.resumed}")
            return self.resumed
        return _new(out) if out else dated()


def begun(said: Mapping[str, Any], folder: Path | None, scored: bool = False) -> Begun:
    """The run that ``said``, the settings of a command line, asks for.

    With a folder they may repeat what its run.json says, and give limits anew, and paths, if what
    lies there is the same. ``scored``: nobody is going to be asked, so only tasks and names must be
    as they were.

    Raises:
        UsageError: something cannot be used, or differs from the folder's; says what.
    """
    earlier = read_run(folder) if folder else None
    request = _merged(earlier, said, folder) if earlier and folder else request_of(said)
    if earlier and folder:
        request = _found_again(request, earlier, folder, set(said))
    found = chosen_models(request)
    for model in (*found.candidates, *([found.judge] if found.judge else [])):
        provider_of(model)  # an entry that cannot be used is said before anything is written
    made = Begun(request, chosen_tasks(request), found.candidates, found.judge, folder)
    if earlier and folder:
        differing = same_run(earlier, made.record(folder))
        if scored:
            differing = [said for said in differing if said.startswith("tasks:")]
        if differing:
            raise UsageError(f"{folder} is a run of something else: " + "; ".join(differing))
    return made


def _merged(earlier: Record, said: Mapping[str, Any], folder: Path) -> Request:
    """What the earlier start was asked for, with limits and paths as they are given now."""
    try:
        request = request_of(located_given(earlier, folder))
    except (KeyError, TypeError, UsageError):
        raise UsageError(f"{folder / RUN}: not a run that can be taken up again") from None
    now = request_of(said)
    for name in said:
        was, value = getattr(request, name), getattr(now, name)
        hidden = isinstance(was, str) and INSTEAD in was
        if was != value and name not in (*LIMITS, *PATHS) and not hidden:
            option = "--" + name.replace("_", "-")
            raise UsageError(f"{folder} was run with {option} {_words(was)}, not {_words(value)}")
    anew = {name: getattr(now, name) for name in said}
    if anew.get("tasks"):
        request = replace(request, data=None, suite=None)
    if anew.get("data"):
        request = replace(request, tasks=None)
    return replace(request, **{**anew, "progress": now.progress})


def _found_again(request: Request, earlier: Record, folder: Path, anew: Set[str]) -> Request:
    """The request with its tasks where they are now; ``anew`` are the settings given just now.

    Raises:
        UsageError: tasks or models are not there; names the path that was looked for.
    """
    beside = next((place for place in tasks_places(earlier, folder) if place.is_file()), None)
    for name in sorted({"tasks", "data", "models"} - anew):
        path = getattr(request, name)
        if path is None or is_on_hub(path) or Path(path).exists():
            continue
        if name == "models" or beside is None:
            raise UsageError(
                f"{folder} was run with --{name} {earlier['given'][name]}: looked for {path}, "
                f"which is not there; --{name} PATH says where it is now"
            )
        now: dict[str, Any] = {name: str(beside)}
        request = replace(request, **now)
    if request.suite and not request.data and beside and not suite_path(request.suite).is_file():
        return replace(request, data=str(beside))  # it lay where the run was started
    return request


def _words(value: Any) -> str:
    if value is None or value == ():
        return "not given"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _new(out: Path) -> Path:
    if (out / RUN).exists():
        raise UsageError(
            f"{out} holds a run; --resume {out} goes on with it, or choose another --out"
        )
    if out.is_dir() and any(out.iterdir()):
        raise UsageError(f"{out} is not empty; choose another --out")
    out.mkdir(parents=True, exist_ok=True)
    return out


def dated() -> Path:
    """A new folder that is called after the time of day; two that start at once get two."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    folder, more = RUNS / stamp, count(2)
    while True:
        try:
            folder.mkdir(parents=True)
            return folder
        except FileExistsError:
            folder = RUNS / f"{stamp}-{next(more)}"
