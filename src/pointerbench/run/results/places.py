"""Where the files of a run lie. Paths in run.json start from the run's own folder, so a run that is
read from anywhere, or moved together with its data, finds them.

A run.json without ``"paths": "run"`` is of an older version. Its paths are as they were typed, from
a directory that nobody noted: they are looked for here, then in every folder above the run.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.values.hub import is_on_hub

FROM_RUN = {"paths": "run"}
"""What run.json says where its paths start from the folder that it lies in."""

PATHS = ("tasks", "data", "models", "cache")
"""The settings of a request that are paths."""


def kept(path: Path | str, folder: Path) -> str:
    """A path, which starts from the working directory, as run.json in ``folder`` has it: from that
    folder, with slashes; an absolute one, and a name on the Hub, as it is."""
    return str(path) if _is_anywhere(str(path)) else _between(path, folder)


def located(path: str, folder: Path, record: Mapping[str, Any]) -> Path:
    """The inverse: a path of the run.json in ``folder``, as it can be opened from here.

    Of an older run.json: the first place where something lies, else as it was typed.
    """
    typed, home = Path(path), folder.resolve()
    if _is_anywhere(path):
        return typed
    if record.get("paths") == FROM_RUN["paths"]:
        return _from_here(Path(os.path.normpath(home / typed)))
    above = (_from_here(up / typed) for up in home.parents)
    return next((place for place in (typed, *above) if place.exists()), typed)


def kept_given(given: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """The settings of a request as run.json in ``folder`` has them."""
    paths = {name: kept(given[name], folder) for name in PATHS if given.get(name)}
    return {**given, **paths}


def located_given(record: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """The inverse: the settings of a run.json, with paths that can be opened from here."""
    given: dict[str, Any] = dict(record.get("given") or {})
    paths = {
        name: str(located(given[name], folder, record))
        for name in PATHS
        if given.get(name) and not is_on_hub(given[name])
    }
    return {**given, **paths}


def kept_tasks(path: Path, name: str, folder: Path) -> dict[str, str]:
    """What run.json says of where the tasks are. ``name`` stands for a path that would name
    somebody's machine: that of a suite or example that is installed."""
    if name != str(path):
        return {"path": name}
    beside = {"beside": _between(path, folder)} if path.is_absolute() else {}
    return {"path": kept(path, folder), **beside}


def tasks_places(record: Mapping[str, Any], folder: Path) -> Iterator[Path]:
    """Where the file of the tasks may be now, the most likely place first."""
    told = record["tasks"]
    path = str(told.get("path") or ".")
    yield located(path, folder, record)
    if "beside" in told:
        yield located(str(told["beside"]), folder, record)
    yield from (Path(path), scorer.HERE / path)


def _is_anywhere(path: str) -> bool:
    return Path(path).is_absolute() or is_on_hub(path)


def _between(path: Path | str, folder: Path) -> str:
    whole = Path(path).absolute()
    try:
        return Path(os.path.relpath(whole, folder.resolve())).as_posix()
    except ValueError:  # on another drive
        return str(whole)


def _from_here(path: Path) -> Path:
    """As it would be typed; what is relative stays so when run.json is written anew."""
    try:
        return Path(os.path.relpath(path))
    except ValueError:
        return path
