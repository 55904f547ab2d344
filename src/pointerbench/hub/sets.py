"""The finished sets that are published: found, read, and checked against their manifests."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.contract.manifest import METADATA, read_manifest
from pointerbench.suites import SUITES, load_suite
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row

SPLIT = "test"


@dataclass(frozen=True, slots=True)
class FinishedSet:
    """One suite's test set on disk, all of it; ``folder`` holds its pictures."""

    suite: str
    folder: Path
    manifest: Mapping[str, Any]
    rows: Sequence[Row]

    @property
    def place(self) -> str:
        """Its folder in the repository, where `eval.py` looks for it."""
        return f"data/{self.suite}/{SPLIT}"

    @property
    def shards(self) -> str:
        """What the names of its Parquet files begin with."""
        return f"data/{self.suite}/{SPLIT}-"

    @property
    def metadata(self) -> Path:
        return self.folder / METADATA

    @property
    def pictured(self) -> str:
        """What the names of its pictures end with, as ``png``."""
        return str(self.rows[0]["file_name"]).rpartition(".")[2]

    def picture(self, row: Row) -> Path:
        return self.folder / str(row["file_name"])


def find_sets(data: Path, names: Sequence[str]) -> list[FinishedSet]:
    """The test sets of the named suites (``all``: every one in ``data``), in the registry's order.

    Raises:
        UsageError: no such suite, or no finished set of it in ``data``.
    """
    if "all" in names:
        wanted = {name for name in SUITES if (data / name / SPLIT).is_dir()} or set(SUITES)
    else:
        wanted = {load_suite(name).name for name in names}
    return [read_set(data / name / SPLIT, name) for name in SUITES if name in wanted]


def read_set(folder: Path, suite: str) -> FinishedSet:
    """The set of ``suite`` in ``folder``.

    Raises:
        UsageError: there is none, it is of another suite, or rows or pictures are missing.
    """
    manifest = read_manifest(folder) if folder.is_dir() else None
    official = f"pointerbench build {suite} --seed {load_suite(suite).official_seed}"
    if manifest is None:
        raise UsageError(f"{folder}: no finished set there; the official one: {official}")
    if manifest["suite"] != suite:
        raise UsageError(f"{folder}: a set of {manifest['suite']}, expected one of {suite}")
    if manifest["split"] != SPLIT:
        raise UsageError(f"{folder}: a set for {manifest['split']}, expected one for {SPLIT}")
    rows = tuple(_rows(folder / METADATA))
    if len(rows) != manifest["count"]:
        raise UsageError(f"{folder / METADATA}: {len(rows)} rows, expected {manifest['count']}")
    found = FinishedSet(suite, folder, manifest, rows)
    missing = [row["file_name"] for row in rows if not found.picture(row).is_file()]
    if missing:
        raise UsageError(
            f"{folder}: {len(missing)} of {len(rows)} pictures are missing ({missing[0]}, ...); "
            f"build them first: {build_command(manifest)}"
        )
    return found


def _rows(path: Path) -> Iterator[Row]:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
            if not (isinstance(row["id"], str) and isinstance(row["file_name"], str)):
                raise TypeError("id and file_name are no strings")
        except (ValueError, KeyError, TypeError) as error:
            raise UsageError(f"{path}:{number}: not a row of a set ({error!r})") from error
        yield row


def build_command(manifest: Mapping[str, Any]) -> str:
    """The command that builds the set of a manifest anew."""
    width, height = manifest["size"]
    choices = {
        "--start": (manifest["start"], 0),
        "--count": (manifest["count"], 500),
        "--size": (f"{width}x{height}", "1024x768"),
        "--scale": (manifest["scale"], 1.0),
        "--mix": (",".join(f"{name}={weight}" for name, weight in manifest["mix"].items()), ""),
    }
    words = ["pointerbench", "build", manifest["suite"], "--seed", str(manifest["seed"])]
    words += [f"{name} {value}" for name, (value, usual) in choices.items() if value != usual]
    for field, values in manifest.get("only", {}).items():
        words.append(f"--only {field}={','.join(values)}")
    return " ".join(words)
