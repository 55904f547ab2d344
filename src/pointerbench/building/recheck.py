"""Makes a finished set again and reports every row, picture and shard that differs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench.building import engines, standing
from pointerbench.building.formats import FORMATS
from pointerbench.building.making import digest_of
from pointerbench.building.plan import Layout, Plan
from pointerbench.building.progress import progress
from pointerbench.building.sets import equipped
from pointerbench.building.shards import Shards
from pointerbench.building.stores import LocalStore
from pointerbench.contract.manifest import LAYERS, METADATA, read_manifest
from pointerbench.contract.stored import of_shard
from pointerbench.contract.task import Made, Options, Screen, Suite
from pointerbench.picture.formats import as_stored
from pointerbench.picture.png import same_pixels
from pointerbench.suites import load_suite
from pointerbench.values.errors import ExampleError, UsageError
from pointerbench.values.example import index_of

_OF_A_BUILD = ("suite_version", "seed", "split", "start", "count", "size", "scale", "mix")
_CHUNK = 8  # examples that a worker looks at before it reports


@dataclass(frozen=True, slots=True)
class Part:
    """Rows with their indices, and what is said of their screens, by the pictures' names."""

    rows: list[tuple[int, str]]
    layers: Mapping[str, str]


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
    if standing.layers_lost(plan, manifest):
        wrong += 1
        print(f"{LAYERS}: not the one that the manifest lists")
    if elsewhere := _elsewhere(plan.suite, manifest):
        print(f"{folder}: {elsewhere}: pixels not compared")
    if wrong or not quiet:
        print(f"{folder}: {plan.count} examples verified, {wrong or 'no'} differences")
    return 1 if wrong else 0


def _find(folder: Path) -> tuple[Path, dict[str, Any]]:
    for place in (folder, folder / "test", folder / "train"):
        manifest = read_manifest(place) if place.is_dir() else None
        if manifest is not None:
            return place, manifest
    raise UsageError(f"{folder}: no MANIFEST.json there; expected the folder of a finished set")


def _elsewhere(suite: Suite, manifest: Mapping[str, Any]) -> str:
    """Which program of the suite's own drew a set, where here is another; else nothing."""
    there = manifest.get("tools", {})
    for name, here in suite.tools().items():
        if there.get(name) != here:
            return f"drawn by {there.get(name, f'an unknown {name}')}, here is {here}"
    return ""


def _plan(folder: Path, manifest: dict[str, Any], jobs: int) -> Plan:
    """The build that a manifest speaks of."""
    if missing := [key for key in _OF_A_BUILD if key not in manifest]:
        raise UsageError(f"{folder}: its manifest has no {missing[0]!r}; expected that of a build")
    suite = load_suite(manifest["suite"])
    if manifest.get("source", "pages") != "pages":
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
    layout = Layout(kind, manifest.get("shard_size", suite.pictures.whole(_CHUNK)), store, store)
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
        shards = equipped(plan)
        listed = {entry["name"]: entry["sha256"] for entry in manifest["shards"]}
        other = bool(_elsewhere(plan.suite, manifest))
        check = partial(_check_shard, shards, plan.folder, listed, rows_only=other)
        return engines.in_processes(check, range(shards.count), plan.jobs)
    rows = _rows(plan.folder / METADATA, plan, part="decontaminated" in manifest)
    chunks = iter(lambda: list(islice(rows, plan.layout.size)), [])
    layers = _layers(plan.folder / LAYERS) if plan.suite.pictures.layers else {}
    name_of = plan.suite.pictures.file_of
    parts = (
        Part(rows, {n: layers.get(n, "") for n in {name_of(i) for i, _ in rows}}) for rows in chunks
    )
    check = partial(_check_rows, plan.work, plan.folder, not _elsewhere(plan.suite, manifest))
    return engines.in_processes(check, parts, plan.jobs)


def _layers(path: Path) -> dict[str, str]:
    """The lines of screens by the names of their pictures."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {json.loads(line)["file_name"]: line for line in lines}


def _rows(path: Path, plan: Plan, *, part: bool) -> Iterator[tuple[int, str]]:
    """The rows of a set with their indices, which only those of a part of it have to say."""
    lines = path.read_text("utf-8").splitlines()
    if len(lines) != plan.count:
        raise UsageError(f"{path}: {len(lines)} rows, expected {plan.count}")
    shared = plan.suite.pictures.rows > 1
    said = (
        [_index(path, number, line, shared=shared) for number, line in enumerate(lines, 1)]
        if part
        else ()
    )
    return zip(said or plan.identity.indices, lines, strict=True)


def _index(path: Path, number: int, line: str, *, shared: bool) -> int:
    """Of which example a row of a part of a set is; by its id where pictures are shared."""
    try:
        row = json.loads(line)
        return index_of(row["id"]) if shared else int(Path(row["file_name"]).stem)
    except (ValueError, TypeError, KeyError, AttributeError):
        what = "its id" if shared else "the name of its picture"
        raise UsageError(f"{path}:{number}: expected a row with {what}") from None


def _check_rows(work: engines.Work, folder: Path, pixels: bool, part: Part) -> Checked:
    wrong: list[str] = []
    pictures = load_suite(work.suite).pictures
    seen = ""
    for index, line in part.rows:
        name = pictures.file_of(index)
        try:
            made, picture = engines.drawn(work, index)
        except ExampleError as error:
            wrong.append(f"{name}: example {index} cannot be made again: {error}")
            continue
        if made.example.line() != line:
            wrong.append(f"{name}: the row differs" + _of_id(made, pictures.rows))
        if name == seen:
            continue
        seen = name
        if pictures.layers and engines.layer_line(made) != part.layers[name]:
            wrong.append(f"{name}: its line in {LAYERS} differs")
        new = as_stored(picture, pictures.format) if pixels else None
        if problem := _compared(folder / name, new):
            wrong.append(f"{name}: {problem}")
    return len(part.rows), wrong


def _of_id(made: Made, rows: int) -> str:
    return f" ({made.example.id})" if rows > 1 else ""


def _compared(path: Path, made: Image.Image | None) -> str:
    """What is wrong with a picture; empty if nothing is. None: it only has to be one."""
    try:
        with Image.open(path) as image:
            image.load()
            return "" if made is None or same_pixels(image, made) else "the picture differs"
    except FileNotFoundError:
        return "the picture is missing"
    except (OSError, SyntaxError) as error:
        return f"the picture cannot be read: {error}"


def _check_shard(
    shards: Shards, folder: Path, listed: Mapping[str, str], number: int, *, rows_only: bool
) -> Checked:
    """A shard's file against the manifest's digest, and that against the shard made anew; or its
    rows against rows made anew."""
    (name,) = shards.files(number)
    problem = ""
    try:
        with (folder / name).open("rb") as file:
            there = hashlib.file_digest(file, "sha256").hexdigest()
        if there != listed.get(name):
            problem = "the file is not the one that the manifest lists"
        elif rows_only:
            problem = "" if _same_rows(shards, folder / name, number) else "a row differs"
        elif digest_of(shards, number)["sha256"] != there:
            problem = "made anew it has other bytes"
    except FileNotFoundError:
        problem = "the file is missing"
    except ExampleError as error:
        problem = f"it cannot be made again: {error}"
    return len(shards.indices(number)), [f"{name}: {problem}"] if problem else []


def _same_rows(shards: Shards, path: Path, number: int) -> bool:
    there = [entry.line.decode().rstrip("\n") for entry in of_shard(path)]
    made = (engines.made(shards.work, index) for index in shards.indices(number))
    return there == [one.example.line() for one in made]
