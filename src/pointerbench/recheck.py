"""Renders a finished set again and reports every row and picture that differs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench import engines
from pointerbench.errors import UsageError
from pointerbench.manifest import METADATA, read_manifest
from pointerbench.progress import progress
from pointerbench.raster import pixel_digest
from pointerbench.suites import load_suite
from pointerbench.task import Options, Screen


def verify_set(folder: Path, jobs: int, *, quiet: bool = False) -> int:
    """Exit status 0 if every row and picture is as made anew, 1 if any differs.

    Raises:
        UsageError: no finished set there, or one of another version of its suite.
    """
    folder, manifest = _find(folder)
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
    if "shards" in manifest:
        raise UsageError(
            f"{folder} is a set in {manifest['format']} shards, whose digests are in its manifest; "
            "--verify is for pictures in a folder"
        )
    lines = (folder / METADATA).read_text("utf-8").splitlines()
    if len(lines) != manifest["count"]:
        raise UsageError(f"{folder / METADATA}: {len(lines)} rows, expected {manifest['count']}")
    width, height = manifest["size"]
    only = {name: tuple(values) for name, values in manifest.get("only", {}).items()}
    options = Options(Screen(width, height, manifest["scale"]), manifest["mix"], only)
    work = engines.Work(suite.name, manifest["seed"], manifest["split"], options, None)
    start = manifest["start"]
    records = engines.run(work, range(start, start + len(lines)), jobs)
    wrong = 0
    for record in progress(records, len(lines), f"verifying {folder}", quiet=quiet):
        for problem in _problems(folder, record, lines[record.index - start]):
            wrong += 1
            print(f"{record.file_name}: {problem}")
    print(f"{folder}: {len(lines)} examples verified, {wrong or 'no'} differences")
    return 1 if wrong else 0


def _find(folder: Path) -> tuple[Path, dict[str, Any]]:
    for place in (folder, folder / "test", folder / "train"):
        manifest = read_manifest(place) if place.is_dir() else None
        if manifest is not None:
            return place, manifest
    raise UsageError(f"{folder}: no MANIFEST.json there; expected the folder of a finished set")


def _problems(folder: Path, record: engines.Record, line: str) -> list[str]:
    problems = [] if record.line == line else ["the row differs"]
    path = folder / record.file_name
    if not path.exists():
        return [*problems, "the picture is missing"]
    try:
        with Image.open(path) as image:
            same = pixel_digest(image) == record.pixels
    except (OSError, SyntaxError) as error:
        return [*problems, f"the picture cannot be read: {error}"]
    return problems if same else [*problems, "the picture differs"]
