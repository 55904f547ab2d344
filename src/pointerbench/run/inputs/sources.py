"""Where tasks come from: a file of one's own, a suite of ours, any folder with a metadata.jsonl."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.contract.manifest import METADATA
from pointerbench.contract.stored import Rows, find_sets
from pointerbench.contract.unpacked import kept_unpacked
from pointerbench.run.inputs.kinds import is_own
from pointerbench.run.inputs.tasks import Of, Tasks, read_tasks
from pointerbench.values.errors import UsageError
from pointerbench.values.hub import fetched

_DEFAULTS: dict[str, Any] = {"split": "test", "start": 0, "count": 500, "size": [1024, 768]}
_SHOWN = 3  # missing pictures that are named


def examples() -> Path:
    """The folder of the examples: ``models.json``, ``tasks.jsonl`` and their screenshots."""
    return _from_here(Path(str(files("pointerbench.run") / "examples")))


def suite_tasks(name: str, allow_outside: bool = False, language: str = "") -> Tasks:
    """The tasks of a suite by its name, from ``data/NAME/test`` where eval.py looks for it.

    Raises:
        UsageError: there is no such suite, or it is not there.
    """
    if name not in scorer.BREAKDOWNS:
        known = ", ".join(scorer.BREAKDOWNS)
        raise UsageError(f"no suite {name!r}; expected one of {known}, or --data DIR")
    metadata = suite_path(name)
    if not metadata.is_file():
        raise UsageError(f"{metadata}: not found; expected it or --data DIR")
    short = Path("data", *metadata.parts[-3:])
    return replace(data_tasks(metadata, allow_outside, language=language), name=str(short))


def suite_path(name: str) -> Path:
    """Where the metadata of a suite are looked for: beside eval.py, else in the working
    directory."""
    data = scorer.HERE / "data"
    data = _from_here(data) if data.is_dir() else Path("data")
    return data / name / "test" / "metadata.jsonl"


def suites_of(data: str) -> tuple[str, ...]:
    """The suites of what ``--data`` names: a set, a folder of several, ``hf://ORG/NAME``.

    Raises:
        UsageError: there is none.
    """
    return tuple(rows.suite for rows in _sets(data))


def data_tasks(
    data: Path | str, allow_outside: bool = False, suite: str | None = None, language: str = ""
) -> Tasks:
    """The tasks of a set in any layout that we write: a metadata.jsonl, a folder that has one in
    itself or in its ``test``, shards, a repository; of several sets those of ``suite``.

    Pictures that lie in shards are unpacked into the user's caches first.

    Raises:
        UsageError: there is none, or several; or a line of it is not as expected.
    """
    found = _sets(str(data))
    chosen = [rows for rows in found if suite is None or suite == rows.suite]
    if len(chosen) != 1:
        there = ", ".join(f"{rows.suite} ({rows.folder})" for rows in found)
        wanted = f"no suite {suite!r} there, but" if suite else "several sets:"
        raise UsageError(f"{data} holds {wanted} {there}; choose one with --suite")
    (rows,) = chosen
    file = rows.files[0] if rows.is_folder else kept_unpacked(rows) / METADATA
    version = str((rows.manifest or {}).get("suite_version", "?"))
    tasks = read_tasks(file, allow_outside, Of("", version, language=language))
    return replace(tasks, suite=rows.suite_by(tasks.id(0)))


def _sets(data: str) -> list[Rows]:
    own, hint = is_own(Path(data)), f"; tasks of your own go with --tasks {data}"
    if own and Path(data).is_file():
        raise UsageError(f"{data}: no set of ours{hint}")
    try:
        return find_sets(fetched(data), "test")
    except UsageError as error:
        raise UsageError(f"{error}{hint if own else ''}") from None


def unpacked(folder: Path, suite: str) -> Path | None:
    """The folder of the pictures of a suite whose set there is in shards; None of anything else."""
    try:
        sets = [rows for rows in find_sets(folder, "test") if not rows.is_folder]
        return next((kept_unpacked(rows) for rows in sets if rows.suite == suite), None)
    except UsageError:
        return None


def check_pictures(tasks: Tasks) -> None:
    """Looks at the header of every picture, and at whether the truths lie on them.

    Raises:
        UsageError: with file and line; of missing pictures, how many, and what builds them.
    """
    missing = array("q")
    for i in range(len(tasks)):
        if not tasks.picture(i).is_file():
            missing.append(i)
        elif not missing:
            _check_picture(tasks, i)
    if missing:
        raise UsageError(_missing(tasks, missing))


def _check_picture(tasks: Tasks, i: int) -> None:
    question, truth = tasks.question(i), tasks.truth(i)
    if truth and truth.point:
        (x, y), (width, height) = truth.point, question.size
        if not (0 <= x <= width and 0 <= y <= height):
            raise UsageError(
                f"{tasks.place(i)}: the truth ({x:g}, {y:g}) lies outside of the picture, "
                f"which has {width}x{height} pixels"
            )


def _missing(tasks: Tasks, missing: Sequence[int]) -> str:
    names = ", ".join(str(tasks.picture(i)) for i in missing[:_SHOWN])
    more = ", ..." if len(missing) > _SHOWN else ""
    head = f"{tasks.place(missing[0])}: {len(missing)} of {len(tasks)} pictures are missing"
    build = build_command(tasks.path.parent)
    return f"{head} ({names}{more})" + (f"; to build them: {build}" if build else "")


def build_command(folder: Path) -> str:
    """The command that builds the pictures of a set of ours, by its manifest; "" of others."""
    words = build_words(folder, folder.parent)
    return " ".join(("pointerbench build", *words)) if words else ""


def build_words(folder: Path, out: Path) -> list[str]:
    """The arguments of ``pointerbench build`` that make the set of a folder again, in ``out``, by
    its manifest; none of sets that are not ours."""
    try:
        manifest = json.loads((folder / "MANIFEST.json").read_bytes())
        return _words_of({**_DEFAULTS, **manifest}, out)
    except (OSError, ValueError, KeyError, TypeError):
        return []


def _words_of(manifest: Mapping[str, Any], out: Path) -> list[str]:
    words = [str(manifest["suite"]), "--seed", str(manifest["seed"])]
    for name in ("split", "start", "count"):
        if manifest[name] != _DEFAULTS[name]:
            words += [f"--{name}", str(manifest[name])]
    if manifest["size"] != _DEFAULTS["size"]:
        words += ["--size", "{}x{}".format(*manifest["size"])]
    if manifest.get("scale", 1) != 1:
        words += ["--scale", f"{manifest['scale']:g}"]
    if out != Path("data") / manifest["suite"]:
        words += ["--out", str(out)]
    return words


def _from_here(path: Path) -> Path:
    """The path as seen from the working directory, where it lies below that."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
