"""Makes one shard of a set: what is there of it is kept, the rest drawn, and all of it recorded.

A shard's files are written whole, then its record, so that whoever stops in the middle leaves a
shard that is done or one that is not. Making it again gives the same bytes.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from pointerbench.building.engines import Record, rendered
from pointerbench.building.formats import Examples
from pointerbench.building.shards import FAILED, Piece, Shards, begun, line_of, record_name
from pointerbench.building.workers import settle
from pointerbench.contract.manifest import differing_tool, tools_of
from pointerbench.contract.stored import of_shard
from pointerbench.picture.pixels import picture_of
from pointerbench.picture.png import pixel_digest
from pointerbench.suites import load_suite
from pointerbench.values.errors import ExampleError, UsageError


class Fresh(NamedTuple):
    """What a worker puts down while it makes a shard: examples, and why others failed."""

    records: list[Record]
    failed: dict[int, str]


class Outcome(NamedTuple):
    """How many examples of a shard were drawn, and why others could not be, by index."""

    drawn: int
    failed: Mapping[int, str]


def make_shard(shards: Shards, piece: Piece) -> Outcome:
    """Makes a shard, writes its files and its record.

    Of a shard in which examples fail, loose pictures stay and are recorded; a file is not written.

    Raises:
        UsageError: this machine has other versions of what decides pixels, or an example is held
            out.
    """
    _check_tools(shards)
    settle()
    kept = {**dict(_begun(shards, piece.number)), **dict(_kept(shards, piece))}
    fresh = Fresh([], {})
    copied = _copied(shards, piece, kept)
    examples = chain(copied, _examples(shards, piece.number, kept, fresh))
    last: dict[str, Any] = {}
    if shards.kind.suffix:
        try:
            with shards.store.writing(shards.files(piece.number)[0]) as file:
                last = _write(shards, examples, file)
        except ExampleError:
            return Outcome(len(fresh.records), fresh.failed)
    else:
        shards.store.write_all(_once(examples))
        last = {FAILED: True} if fresh.failed else {}
    every = sorted((*kept.values(), *fresh.records), key=lambda record: record.index)
    lines = [line_of(shards.head), *(record.as_line() for record in every), line_of(last)]
    text = "".join(f"{line}\n" for line in lines)
    shards.records.write_all([(record_name(piece.number), text.encode())])
    return Outcome(len(fresh.records), fresh.failed)


def _once(examples: Examples) -> Iterator[tuple[str, bytes]]:
    """The pictures' files, each of them once."""
    last = ""
    for record, data in examples:
        if record.file_name != last:
            last = record.file_name
            yield last, data


def _begun(shards: Shards, number: int) -> Iterator[tuple[int, Record]]:
    """The examples of a shard that was made as far as it could be, by index."""
    for record in begun(shards, number):
        data = shards.store.read(record.file_name)
        with suppress(*_NO_PICTURE):
            if data is not None and pixel_digest(picture_of(data)) == record.pixels:
                yield record.index, record


def _kept(shards: Shards, piece: Piece) -> Iterator[tuple[int, Record]]:
    """The examples whose picture is there beside the row that is known, by index."""
    for index, row in zip(shards.indices(piece.number), piece.rows, strict=False):
        name = shards.pictures.file_of(index)
        data = shards.store.read(name)
        if data is None or json.loads(row).get("file_name") != name:
            continue
        with suppress(*_NO_PICTURE):
            yield index, _record(shards, index, row, data)


def _copied(shards: Shards, piece: Piece, kept: dict[int, Record]) -> Examples:
    """The examples of the file that was the shard, up to the first that cannot be read; ``kept``
    receives their records."""
    if not piece.was:
        return
    with suppress(UsageError, *_NO_PICTURE), shards.store.at_hand(piece.was) as path:
        for index, entry in zip(shards.indices(piece.number), of_shard(path), strict=False):
            picture = entry.picture
            if entry.row.get("file_name") != shards.pictures.file_of(index) or not isinstance(
                picture, bytes
            ):
                return
            line = entry.line.decode().rstrip("\n")
            kept[index] = _record(shards, index, line, picture)
            yield kept[index], picture


_NO_PICTURE = (OSError, SyntaxError, ValueError)


def _record(shards: Shards, index: int, row: str, picture: bytes) -> Record:
    """The record of an example that is there; one of `_NO_PICTURE` if the picture is none."""
    pixels = pixel_digest(picture_of(picture))
    record = Record(index, shards.pictures.file_of(index), row, pixels, {})
    _refuse_held_out(record, shards.held_out)
    return record


def digest_of(shards: Shards, number: int) -> dict[str, Any]:
    """The ``bytes`` and ``sha256`` that a shard's file would have; nothing is written."""
    with Path(os.devnull).open("wb") as nowhere:
        return _write(shards, _examples(shards, number, {}, Fresh([], {})), nowhere)


def _write(shards: Shards, examples: Examples, file: BinaryIO) -> dict[str, Any]:
    hashed = _Hashed(file)
    shards.kind.write(hashed, examples, shards.schema)
    return {"bytes": hashed.tell(), "sha256": hashed.digest.hexdigest()}


def _examples(shards: Shards, number: int, kept: dict[int, Record], fresh: Fresh) -> Examples:
    """A shard's examples but for those that are kept by then; each is put down in ``fresh``.

    Raises:
        ExampleError: at the end, if any failed and the shard is one file.
    """
    last: tuple[Record, bytes] | None = None
    for index in shards.indices(number):
        if index in kept:
            continue
        try:
            last = rendered(shards.work, index, last)
        except ExampleError as error:
            fresh.failed[index] = str(error)
            continue
        _refuse_held_out(last[0], shards.held_out)
        fresh.records.append(last[0])
        yield last
    if fresh.failed and shards.kind.suffix:
        raise ExampleError("; ".join(fresh.failed.values()))


def _refuse_held_out(record: Record, ids: frozenset[str]) -> None:
    """Raises a UsageError if the example is one of those that a set must not use."""
    if ids:
        source = json.loads(record.line).get("source_id")
        if source in ids:
            raise UsageError(
                f"example {record.index} is {source}, which is held out; choose another --seed"
            )


def _check_tools(shards: Shards) -> None:
    here = _tools_here(shards.work.suite)
    if name := differing_tool(shards.expected, here):
        raise UsageError(
            f"a machine has {name} {here.get(name)}, where the build was asked for "
            f"{shards.expected[name]}: the pictures might differ; install the same versions on all"
        )


@cache  # it looks for packages and programs: too slow for every shard
def _tools_here(suite: str) -> dict[str, str]:
    return tools_of(load_suite(suite))


class _Hashed(io.RawIOBase, BinaryIO):
    """A file that is written from its beginning to its end, with the digest of what went in."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._bytes = 0
        self.digest = hashlib.sha256()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.digest.update(data)
        self._bytes += len(data)
        return self._file.write(data)

    def tell(self) -> int:
        return self._bytes
