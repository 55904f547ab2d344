"""Sets read back, in any layout that is built or published: rows, and each one's picture.

A layout is a metadata.jsonl with its pictures beside it, shards that hold both (Parquet, or tar
archives in the webdataset convention), or a metadata.jsonl with the shards that hold its pictures,
as the Hub has it. Where a set begins is what `pointerbench.eval` says: one rule for all.
"""

from __future__ import annotations

import json
import tarfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path, PurePosixPath
from typing import Any, TypeAlias

from pointerbench import eval as scorer
from pointerbench.contract.manifest import METADATA, parse_manifest
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.files import leaves
from pointerbench.values.web import optional

PICTURE = "image"
"""The column of a Parquet file that holds the picture."""
PARQUET, TAR = ".parquet", ".tar"
_BATCH = 64  # rows of Parquet in memory at once
_BOM = b"\xef\xbb\xbf"

Source: TypeAlias = Path | bytes
"""Where a picture lies, or the bytes of its file."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row, its picture, file and line for messages, and the line as a metadata.jsonl has it,
    with its end."""

    place: str
    row: Row
    picture: Source = field(repr=False)
    line: bytes = field(repr=False)

    @property
    def id(self) -> str:
        """What the row is called: its id, else its file."""
        return str(self.row.get("id") or self.row.get("file_name") or self.place)


Attempt: TypeAlias = Entry | UsageError
"""A row, or what is wrong with it: file, line and what was expected."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A set: its folder, its manifest (if any), and its files of rows, in order. ``pictures`` are
    the shards that hold the pictures of a metadata.jsonl, where they do not lie beside it."""

    folder: Path
    manifest: Mapping[str, Any] | None
    files: tuple[Path, ...]
    pictures: tuple[Path, ...] = ()

    @property
    def is_parquet(self) -> bool:
        return self.files[0].suffix == PARQUET

    @property
    def is_folder(self) -> bool:
        """Whether it is a metadata.jsonl with its pictures beside it, if they are anywhere."""
        return self.files[0].suffix not in scorer.READERS and not self.pictures

    @property
    def split(self) -> str:
        """``test`` or ``train``; of a set that does not say, test."""
        return str((self.manifest or {}).get("split", "test"))

    @property
    def suite(self) -> str:
        """What the scorer calls it: by its first id, else by its manifest.

        Raises:
            UsageError: the first row cannot be read.
        """
        try:
            _, row = next(iter(scorer.truth_rows(self.files[0])), (0, {}))
        except scorer.InputError as error:
            raise UsageError(str(error)) from None
        return self.suite_by(str(row.get("id")))

    def suite_by(self, id: str) -> str:
        """The suite of a row, as the scorer has it."""
        named = str((self.manifest or {}).get("suite", "custom"))
        return scorer.PREFIXES.get(id[:4], named)

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
        if self.files[0].suffix == TAR:
            return sum(1 for path in self.files for _ in _members(path))
        with self.files[0].open("rb") as file:
            return sum(1 for line in file if line.strip())

    def entries(self) -> Iterator[Entry]:
        """Every row, in order.

        Raises:
            UsageError: a row that cannot be used; says file, line and what was expected.
        """
        return _all(self.attempts())

    def attempts(self) -> Iterator[Attempt]:
        """Every row, in order; in the place of one that cannot be used, what is wrong with it. Of a
        shard that is damaged nothing more is read.

        Raises:
            UsageError: the file of rows cannot be used at all.
        """
        shards = chain.from_iterable(map(_tried, self.pictures or self.files))
        if self.files[0].suffix in scorer.READERS:
            yield from shards
            return
        for place, line in numbered_lines(self.files[0]):
            read = _of_line(self.folder, place, line)
            if not self.pictures:
                yield read
                continue
            shard = next(shards, None)
            yield read if isinstance(read, UsageError) else _with_picture(read, shard)


def find_sets(path: Path, *splits: str) -> list[Rows]:
    """The sets of a folder: the one in it, in a folder of one of the splits, else one a suite.

    Raises:
        UsageError: there is none, or shards of one are lost.
    """
    if not path.exists():
        raise UsageError(f"{path}: no such file or folder")
    loose = sorted(path.glob(f"*{PARQUET}")) if path.is_dir() else []
    if loose and not (path / METADATA).is_file() and not scorer.first_shards(path):
        return [Rows(path, _manifest(loose[0]), tuple(loose))]
    try:
        return [_set_at(first) for first in scorer.truth_in(path, splits)]
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _set_at(first: Path) -> Rows:
    """The set whose metadata.jsonl, or first shard, that file is."""
    manifest = _manifest(first)
    if first.suffix in scorer.READERS:
        return Rows(first.parent, manifest, tuple(scorer.shards_of(first)))
    return Rows(first.parent, manifest, (first,), _shards_beside(first))


def _manifest(first: Path) -> dict[str, Any] | None:
    path = scorer.manifest_of(first)
    return parse_manifest(path.read_bytes(), str(path)) if path.is_file() else None


def _shards_beside(metadata: Path) -> tuple[Path, ...]:
    """The shards with the pictures of a metadata.jsonl: ``test-*`` beside the folder ``test``."""
    split = metadata.parent.name
    for folder in (metadata.parent, metadata.parent.parent):
        for first in scorer.first_shards(folder):
            if first.name.startswith(f"{split}-"):
                return tuple(scorer.shards_of(first))
    return ()


def numbered_lines(path: Path) -> Iterator[tuple[str, bytes]]:
    """File and number, and the bytes, of each line that is not blank."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            plain = line.removeprefix(_BOM) if number == 1 else line
            if plain.strip():
                yield f"{path}:{number}", plain


def batches(path: Path, size: int = _BATCH) -> Iterator[Any]:
    """The record batches of a Parquet file, a few rows each.

    Raises:
        UsageError: it is no Parquet file.
    """
    pa, parquet = optional("hub", "pyarrow", "pyarrow.parquet")
    try:
        with parquet.ParquetFile(path) as file:
            yield from file.iter_batches(size)
    except pa.ArrowException as error:
        raise UsageError(f"{path}: not a Parquet file that can be read ({error})") from None


def _of_line(folder: Path, place: str, line: bytes) -> Attempt:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        return UsageError(f"{place}: not JSON that can be read ({error})")
    name = row.get("file_name") if isinstance(row, dict) else None
    if not isinstance(name, str) or not name:
        return UsageError(f'{place}: expected an object with "file_name", the name of its picture')
    if leaves(name):
        return UsageError(f"{place}: expected a picture in the folder of this file, got {name!r}")
    return Entry(place, row, folder / name, line.rstrip(b"\r\n") + b"\n")


def _with_picture(entry: Entry, shard: Attempt | None) -> Attempt:
    """A line with the picture that the shards have for it: they are in the same order."""
    if isinstance(shard, UsageError):
        return shard
    if shard is None or shard.row.get("id") != entry.row.get("id"):
        found = f"that of {shard.id}" if shard else "none"
        return UsageError(f"{entry.place}: expected its picture in the shards, found {found}")
    return Entry(entry.place, entry.row, shard.picture, entry.line)


def of_shard(path: Path) -> Iterator[Entry]:
    """The examples of one shard, in order; a picture is the bytes of its file.

    Raises:
        UsageError: the file, or a row of it, cannot be used.
    """
    return _all(_tried(path))


def _all(attempts: Iterable[Attempt]) -> Iterator[Entry]:
    for read in attempts:
        if isinstance(read, UsageError):
            raise read
        yield read


def _tried(path: Path) -> Iterator[Attempt]:
    """What can be read of one shard; what is wrong with the file itself comes last."""
    try:
        yield from _of_archive(path) if path.suffix == TAR else _of_parquet(path)
    except UsageError as error:
        yield error


def _of_parquet(path: Path) -> Iterator[Attempt]:
    rows = chain.from_iterable(batch.to_pylist() for batch in batches(path))
    for number, row in enumerate(rows, 1):
        yield _of_table(f"{path}: row {number}", row)


def _of_table(place: str, row: dict[str, Any]) -> Attempt:
    embedded = row.get(PICTURE)
    data = embedded.get("bytes") if isinstance(embedded, Mapping) else None
    if not isinstance(data, bytes):
        return UsageError(f'{place}: expected a column "{PICTURE}" with the bytes of the picture')
    line, whole = scorer.metadata_line(row)
    return Entry(place, whole, data, line + b"\n")


def _of_archive(path: Path) -> Iterator[Attempt]:
    for name, line, picture in _members(path):
        place = f"{path}: {name}"
        read = _of_line(path.parent, place, line)
        yield (
            read if isinstance(read, UsageError) else Entry(place, read.row, picture, line + b"\n")
        )


def _members(path: Path) -> Iterator[tuple[str, bytes, bytes]]:
    """Name, row and picture of every example of an archive: two members of one stem."""
    try:
        with tarfile.open(path, "r:") as archive:
            waiting: dict[str, bytes] = {}
            for member in archive:
                name, kind = member.name, PurePosixPath(member.name).suffix
                stem = name.removesuffix(kind)
                file = archive.extractfile(member)
                if kind == ".json" and file is not None:
                    waiting[stem] = file.read()
                elif stem in waiting and file is not None:
                    yield f"{stem}.json", waiting.pop(stem), file.read()
            if waiting:
                raise UsageError(f"{path}: {min(waiting)}.json has no picture after it")
    except (tarfile.TarError, EOFError) as error:
        raise UsageError(f"{path}: not a tar archive that can be read ({error})") from None
