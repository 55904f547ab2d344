"""Makes a finished set again and reports every row, picture and shard that differs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench.building import engines
from pointerbench.building.formats import FORMATS
from pointerbench.building.plan import Layout, Plan
from pointerbench.building.progress import progress
from pointerbench.building.sets import shards_of
from pointerbench.building.shards import Shards, digest_of
from pointerbench.building.stores import LocalStore
from pointerbench.contract.manifest import METADATA, read_manifest
from pointerbench.contract.task import Options, Screen
from pointerbench.picture.png import same_pixels
from pointerbench.suites import load_suite
from pointerbench.values.errors import UsageError

_OF_A_BUILD = ("suite_version", "seed", "split", "start", "count", "size", "scale", "mix")
_CHUNK = 8  # examples that a worker looks at before it reports

Checked = tuple[int, list[str]]
"""How many examples were looked at, and what is wrong with them, each with the file's name."""


def verify_set(folder: Path, jobs: int, *, quiet: bool = False) -> int:
    """Exit status 0 if every row and picture is as made anew, 1 if any differs.

    ``quiet`` says only what is wrong. Of a set in shards the bytes of every file are compared; its
    differences are files.

    Raises:
        UsageError: no finished set there, or one of another version of its suite.
    """
    folder, manifest = _find(folder)
    plan = _plan(folder, manifest, jobs)
    wrong = 0
    what = f"verifying {folder}"
    for _, problems in progress(
        _checked(plan, manifest), plan.count, what, quiet=quiet, size=lambda found: found[0]
    ):
        wrong += len(problems)
        print(*problems, sep="\n", end="\n" if problems else "")
    if wrong or not quiet:
        print(f"{folder}: {plan.count} examples verified, {wrong or 'no'} differences")
    return 1 if wrong else 0


def _find(folder: Path) -> tuple[Path, dict[str, Any]]:
    for place in (folder, folder / "test", folder / "train"):
        manifest = read_manifest(place) if place.is_dir() else None
        if manifest is not None:
            return place, manifest
    raise UsageError(f"{folder}: no MANIFEST.json there; expected the folder of a finished set")


def _plan(folder: Path, manifest: dict[str, Any], jobs: int) -> Plan:
    """The build that a manifest speaks of."""
    if missing := [key for key in _OF_A_BUILD if key not in manifest]:
        raise UsageError(f"{folder}: its manifest has no {missing[0]!r}; expected that of a build")
    suite = load_suite(manifest["suite"])
    if manifest.get("source", "scenes") != "scenes":
        raise UsageError(
            f"{folder} was chosen from pools of {manifest['source']}: nothing renders it"
        )
    if manifest["suite_version"] != suite.version:
        raise UsageError(
            f"{folder} is of {suite.name} {manifest['suite_version']}, this is {suite.version}: "
            "verify it with the release that made it"
        )
    kind = manifest.get("format", "imagefolder")
    if FORMATS[kind].suffix and "decontaminated" in manifest:
        raise UsageError(f"{folder} is a part of a set in shards: verify the whole set")
    store = LocalStore(folder)
    layout = Layout(kind, manifest.get("shard_size", _CHUNK), store, store)
    width, height = manifest["size"]
    only = {name: tuple(values) for name, values in manifest.get("only", {}).items()}
    return Plan(
        suite=suite,
        seed=manifest["seed"],
        split=manifest["split"],
        start=manifest["start"],
        count=manifest["count"],
        options=Options(Screen(width, height, manifest["scale"]), manifest["mix"], only),
        layout=layout,
        place=str(folder),
        jobs=jobs,
    )


def _checked(plan: Plan, manifest: dict[str, Any]) -> Iterator[Checked]:
    """What is found, shard by shard, or a few rows at a time where shards leave no trace."""
    if plan.layout.kind.suffix:
        shards = shards_of(plan)
        listed = {entry["name"]: entry["sha256"] for entry in manifest["shards"]}
        check = partial(_check_shard, shards, plan.folder, listed)
        return engines.in_processes(check, range(shards.count), plan.jobs)
    rows = _rows(plan.folder / METADATA, plan, part="decontaminated" in manifest)
    chunks = iter(lambda: list(islice(rows, plan.layout.size)), [])
    return engines.in_processes(partial(_check_rows, plan.work, plan.folder), chunks, plan.jobs)


def _rows(path: Path, plan: Plan, *, part: bool) -> Iterator[tuple[int, str]]:
    """The rows of a set with their indices, which only those of a part of it have to say."""
    lines = path.read_text("utf-8").splitlines()
    if len(lines) != plan.count:
        raise UsageError(f"{path}: {len(lines)} rows, expected {plan.count}")
    said = [_index(path, number, line) for number, line in enumerate(lines, 1)] if part else ()
    return zip(said or plan.identity.indices, lines, strict=True)


def _index(path: Path, number: int, line: str) -> int:
    """Of which example a row of a part of a set is."""
    try:
        return int(Path(json.loads(line)["file_name"]).stem)
    except (ValueError, TypeError, KeyError):
        raise UsageError(f"{path}:{number}: expected a row with the name of its picture") from None


def _check_rows(work: engines.Work, folder: Path, rows: list[tuple[int, str]]) -> Checked:
    wrong: list[str] = []
    for index, line in rows:
        made, picture = engines.drawn(work, index)
        if made.example.line() != line:
            wrong.append(f"{made.example.file_name}: the row differs")
        if problem := _compared(folder / made.example.file_name, picture):
            wrong.append(f"{made.example.file_name}: {problem}")
    return len(rows), wrong


def _compared(path: Path, made: Image.Image) -> str:
    """What is wrong with a picture; empty if nothing is."""
    try:
        with Image.open(path) as image:
            return "" if same_pixels(image, made) else "the picture differs"
    except FileNotFoundError:
        return "the picture is missing"
    except (OSError, SyntaxError) as error:
        return f"the picture cannot be read: {error}"


def _check_shard(shards: Shards, folder: Path, listed: Mapping[str, str], number: int) -> Checked:
    """A shard's file against the manifest's digest, and that against the shard made anew."""
    (name,) = shards.files(number)
    problem = ""
    try:
        with (folder / name).open("rb") as file:
            there = hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        problem = "the file is missing"
    else:
        if there != listed.get(name):
            problem = "the file is not the one that the manifest lists"
        elif digest_of(shards, number)["sha256"] != there:
            problem = "made anew it has other bytes"
    return len(shards.indices(number)), [f"{name}: {problem}"] if problem else []
