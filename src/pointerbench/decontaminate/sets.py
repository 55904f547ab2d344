"""Sets of rows with pictures, read one by one: a metadata.jsonl with its files, or Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from pointerbench.contract.manifest import METADATA, read_manifest
from pointerbench.decontaminate.identities import Identity, identity
from pointerbench.decontaminate.pictures import Source
from pointerbench.run.inputs.taskrow import leaves
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.web import optional

PICTURE = "image"
"""The column of a Parquet file that holds the picture."""
_BATCH = 64  # rows of Parquet in memory at once
_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Entry:
    """One row, its picture, file and line for messages, and the line itself where there is one."""

    place: str
    row: Row
    picture: Source = field(repr=False)
    line: bytes = field(default=b"", repr=False)

    @property
    def id(self) -> str:
        """What the row is called: its id, else its file."""
        return str(self.row.get("id") or self.row.get("file_name") or self.place)


@dataclass(frozen=True, slots=True)
class Rows:
    """A set: its folder, its manifest (if any), and its files of rows, in order."""

    folder: Path
    manifest: Mapping[str, Any] | None
    files: tuple[Path, ...]

    @property
    def is_parquet(self) -> bool:
        return self.files[0].suffix == ".parquet"

    @property
    def title(self) -> str:
        """Folder, suite and seed, for people."""
        known = self.manifest or {}
        named = [f"{key} {known[key]}" for key in ("suite", "seed", "split") if key in known]
        return f"{self.folder} ({', '.join(named) or 'no manifest'})"

    def count(self) -> int:
        """How many rows there are; no row is understood for it."""
        if self.is_parquet:
            (parquet,) = optional("hub", "pyarrow.parquet")
            return sum(parquet.ParquetFile(path).metadata.num_rows for path in self.files)
        with self.files[0].open("rb") as file:
            return sum(1 for line in file if line.strip())

    def identity(self, entry: Entry) -> Identity | None:
        return identity(self.manifest, entry.row)

    def entries(self) -> Iterator[Entry]:
        """Every row, in order.

        Raises:
            UsageError: a row that cannot be used; says file, line and what was expected.
        """
        if self.is_parquet:
            for path in self.files:
                rows = chain.from_iterable(batch.to_pylist() for batch in batches(path))
                for number, row in enumerate(rows, 1):
                    yield _of_table(f"{path}: row {number}", row)
        else:
            for place, line in numbered_lines(self.files[0]):
                yield _of_line(self.folder, place, line)


def find_sets(path: Path, *splits: str) -> list[Rows]:
    """The sets of a folder: the one in it, in a folder of one of the splits, else one a suite.

    Raises:
        UsageError: there is none.
    """
    if path.name == METADATA:
        path = path.parent
    for folder in (path, *(path / split for split in splits)):
        if (found := _set_in(folder)) is not None:
            return [found]
    below = sorted(path.glob(f"*/{splits[0]}")) if path.is_dir() else []
    several = [found for folder in below if (found := _set_in(folder)) is not None]
    if not several:
        raise UsageError(
            f"{path}: expected a folder with {METADATA} or *.parquet in it, in its "
            + " or ".join(f"{split}/" for split in splits)
        )
    return several


def _set_in(folder: Path) -> Rows | None:
    files = (
        [folder / METADATA] if (folder / METADATA).is_file() else sorted(folder.glob("*.parquet"))
    )
    return Rows(folder, read_manifest(folder), tuple(files)) if files else None


def numbered_lines(path: Path) -> Iterator[tuple[str, bytes]]:
    """File and number, and the bytes, of each line that is not blank."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            plain = line.removeprefix(_BOM) if number == 1 else line
            if plain.strip():
                yield f"{path}:{number}", plain


def batches(path: Path) -> Iterator[Any]:
    """The record batches of a Parquet file, a few rows each.

    Raises:
        UsageError: it is no Parquet file.
    """
    pa, parquet = optional("hub", "pyarrow", "pyarrow.parquet")
    try:
        yield from parquet.ParquetFile(path).iter_batches(_BATCH)
    except pa.ArrowInvalid as error:
        raise UsageError(f"{path}: not a Parquet file that can be read ({error})") from None


def _of_line(folder: Path, place: str, line: bytes) -> Entry:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise UsageError(f"{place}: not JSON that can be read ({error})") from None
    name = row.get("file_name") if isinstance(row, dict) else None
    if not isinstance(name, str) or not name:
        raise UsageError(f'{place}: expected an object with "file_name", the name of its picture')
    if leaves(name):
        raise UsageError(f"{place}: expected a picture in the folder of this file, got {name!r}")
    return Entry(place, row, folder / name, line.rstrip(b"\r\n") + b"\n")


def _of_table(place: str, row: dict[str, Any]) -> Entry:
    embedded = row.pop(PICTURE, None)
    data = embedded.get("bytes") if isinstance(embedded, Mapping) else None
    if not isinstance(data, bytes):
        raise UsageError(f'{place}: expected a column "{PICTURE}" with the bytes of the picture')
    return Entry(place, {"file_name": embedded.get("path"), **row}, data)
