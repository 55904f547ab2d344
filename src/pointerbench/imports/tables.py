"""Rows out of JSON, JSON lines, CSV and Parquet files, and the files out of a folder."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.contract.stored import batches
from pointerbench.imports.entry import Layout, Raw
from pointerbench.values.errors import UsageError

_BATCH = 16  # rows with their pictures that are held at a time
_SHARD = re.compile(r"(.+?)-\d{5}-of-\d{5}")


def raw_rows(layout: Layout) -> Iterator[Raw]:
    """All rows of a set, in the order of its files.

    Raises:
        UsageError: a file that is not what its name says; with its line where there are lines.
    """
    for split, path in layout.files:
        for place, row in _READERS[path.suffix](path):
            yield Raw(place, split, row, layout)


def _json_rows(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    try:
        for line, row in scorer.JsonRows(str(path), "{...}"):
            yield f"{path}:{line}", row
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _csv_rows(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            for row in reader:
                if None in row or None in row.values():
                    raise UsageError(
                        f"{path}:{reader.line_num}: expected the {len(reader.fieldnames or ())} "
                        "columns of the first line"
                    )
                yield f"{path}:{reader.line_num}", row
    except (csv.Error, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: not a CSV file in UTF-8 ({error})") from None


def _parquet_rows(path: Path) -> Iterator[tuple[str, Mapping[str, Any]]]:
    rows = chain.from_iterable(batch.to_pylist() for batch in batches(path, _BATCH))
    for number, row in enumerate(rows, 1):
        yield f"{path}: row {number}", row


_READERS = {
    ".json": _json_rows,
    ".jsonl": _json_rows,
    ".csv": _csv_rows,
    ".parquet": _parquet_rows,
}


def parquet_files(folder: Path) -> tuple[tuple[str, Path], ...]:
    """The Parquet files in a folder, its ``data`` or one folder below, each with its split: what
    its name begins with, as in ``test-00000-of-00003.parquet``."""
    found = sorted({*folder.glob("*.parquet"), *folder.glob("*/*.parquet")})
    return tuple((_split(path), path) for path in found)


def _split(path: Path) -> str:
    shard = _SHARD.fullmatch(path.stem)
    return shard[1] if shard else path.stem


def expected(folder: Path, *names: str) -> UsageError:
    """That a set is not laid out as it is published."""
    return UsageError(f"{folder}: expected {' or '.join(names)} there, found {_listing(folder)}")


def first_file(folder: Path, *names: str) -> Path:
    """The first of the files that is there.

    Raises:
        UsageError: none is.
    """
    for name in names:
        if (folder / name).is_file():
            return folder / name
    raise expected(folder, *names)


def files_like(folder: Path, *patterns: str) -> tuple[Path, ...]:
    """The files of the first pattern that fits any, by name.

    Raises:
        UsageError: none does.
    """
    for pattern in patterns:
        found = sorted(path for path in folder.glob(pattern) if path.is_file())
        if found:
            return tuple(found)
    raise expected(folder, *patterns)


def folders(folder: Path, *names: str) -> tuple[Path, ...]:
    """Those of the folders of pictures that are there; all of them where none is."""
    wished = tuple(folder / name for name in names)
    return tuple(path for path in wished if path.is_dir()) or wished


def refuse_archives(layout: Layout) -> None:
    """
    Raises:
        UsageError: none of the pictures is there, but an archive that may hold them.
    """
    around = {layout.folder, *(root.parent for root in layout.roots)}
    archives = sorted(path.name for place in around for path in place.glob("*.zip"))
    if archives:
        wanted = " or ".join(dict.fromkeys(root.name for root in layout.roots))
        raise UsageError(
            f"{layout.folder}: expected the folder {wanted} with the pictures there; unpack "
            f"{', '.join(archives)} first, or give --no-pictures to have the rows scored only"
        )


def _listing(folder: Path) -> str:
    names = sorted(path.name + ("/" if path.is_dir() else "") for path in folder.iterdir())
    return ", ".join(names[:8]) + (", ..." if len(names) > 8 else "") if names else "nothing"
