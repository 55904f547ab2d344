"""One shard of a set: made by any process that sees the folder, and recorded there when it is done.

A shard's files are written whole, then its record: a line that says what is being built, a line an
example, and a last line with the file's digest. So whoever stops in the middle leaves a shard that
is done or one that is not; making it again gives the same bytes.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

from pointerbench.building.engines import Record, Work, rendered, settle
from pointerbench.building.formats import FORMATS, Examples, Format
from pointerbench.building.stores import Store
from pointerbench.contract.manifest import Identity, differing_tool, tools
from pointerbench.contract.stored import of_shard
from pointerbench.picture.pixels import picture_of
from pointerbench.picture.png import pixel_digest
from pointerbench.values.errors import UsageError
from pointerbench.values.example import file_name

RECORDS = ".shards"


@dataclass(frozen=True, slots=True)
class Shards:
    """All shards of a set, and what a worker needs for one; shards are numbered from 0 on.

    ``store`` is the set's folder, ``schema`` what the format declares its columns by. ``expected``
    holds the versions of `tools` on the machine that asks.
    """

    identity: Identity
    work: Work
    store: Store
    format: str
    size: int
    schema: bytes = b""
    held_out: frozenset[str] = frozenset()
    expected: dict[str, str] = field(default_factory=tools)

    @property
    def count(self) -> int:
        return -(-self.identity.count // self.size)

    @property
    def kind(self) -> Format:
        return FORMATS[self.format]

    @property
    def records(self) -> Store:
        """The folder of the records of finished shards."""
        return self.store.below(RECORDS)

    @property
    def head(self) -> dict[str, Any]:
        """What a record says that it is a part of."""
        head = {**self.identity.as_json(), "format": self.format, "shard_size": self.size}
        read: dict[str, Any] = json.loads(_line(head))
        return read

    def indices(self, number: int) -> range:
        """The examples of a shard; the last one may have fewer."""
        return self.identity.indices[number * self.size : (number + 1) * self.size]

    def files(self, number: int) -> list[str]:
        """The names of a shard's files."""
        if not self.kind.suffix:
            return [file_name(index) for index in self.indices(number)]
        return [f"{self.work.split}-{number:05d}-of-{self.count:05d}{self.kind.suffix}"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A shard to be made, and what a set that is there has of its first examples.

    That is their ``rows``, beside pictures that stay; or the file that ``was`` the shard of this
    number when the set was smaller, which is copied. Only what can be read counts.
    """

    number: int
    rows: tuple[str, ...] = ()
    was: str = ""


@dataclass(frozen=True, slots=True)
class Finished:
    """A record: the examples, and the ``bytes`` and ``sha256`` of the file if there is one."""

    records: list[Record]
    file: dict[str, Any]


def record_name(number: int) -> str:
    return f"{number:05d}.jsonl"


def make_shard(shards: Shards, piece: Piece) -> int:
    """Makes a shard, writes its files and its record, and returns how many examples were drawn.

    Raises:
        UsageError: this machine has other versions of what decides pixels, or an example is held
            out.
    """
    _check_tools(shards.expected)
    settle()
    kept = dict(_kept(shards, piece))
    records: list[Record] = []
    copied = _copied(shards, piece, kept)
    examples = chain(copied, _examples(shards, piece.number, kept, records))
    digest: dict[str, Any] = {}
    if shards.kind.suffix:
        with shards.store.writing(shards.files(piece.number)[0]) as file:
            digest = _write(shards, examples, file)
    else:
        shards.store.write_all((record.file_name, png) for record, png in examples)
    every = sorted((*kept.values(), *records), key=lambda record: record.index)
    lines = [_line(shards.head), *(record.as_line() for record in every), _line(digest)]
    text = "".join(f"{line}\n" for line in lines)
    shards.records.write_all([(record_name(piece.number), text.encode())])
    return len(records)


def _kept(shards: Shards, piece: Piece) -> Iterator[tuple[int, Record]]:
    """The examples whose picture is there beside the row that is known, by index."""
    for index, row in zip(shards.indices(piece.number), piece.rows, strict=False):
        name = file_name(index)
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
            if entry.row.get("file_name") != file_name(index) or not isinstance(picture, bytes):
                return
            line = entry.line.decode().rstrip("\n")
            kept[index] = _record(shards, index, line, picture)
            yield kept[index], picture


_NO_PICTURE = (OSError, SyntaxError, ValueError)


def _record(shards: Shards, index: int, row: str, picture: bytes) -> Record:
    """The record of an example that is there; one of `_NO_PICTURE` if the picture is none."""
    pixels = pixel_digest(picture_of(picture))
    record = Record(index, file_name(index), row, pixels, {})
    _refuse_held_out(record, shards.held_out)
    return record


def digest_of(shards: Shards, number: int) -> dict[str, Any]:
    """The ``bytes`` and ``sha256`` that a shard's file would have; nothing is written."""
    with Path(os.devnull).open("wb") as nowhere:
        return _write(shards, _examples(shards, number, {}, []), nowhere)


def _write(shards: Shards, examples: Examples, file: BinaryIO) -> dict[str, Any]:
    hashed = _Hashed(file)
    shards.kind.write(hashed, examples, shards.schema)
    return {"bytes": hashed.tell(), "sha256": hashed.digest.hexdigest()}


def _examples(
    shards: Shards, number: int, kept: dict[int, Record], records: list[Record]
) -> Examples:
    """A shard's examples but for those that are kept by then; each record is put down in
    ``records``."""
    for index in shards.indices(number):
        if index not in kept:
            record, png = rendered(shards.work, index)
            _refuse_held_out(record, shards.held_out)
            records.append(record)
            yield record, png


def _refuse_held_out(record: Record, ids: frozenset[str]) -> None:
    """Raises a UsageError if the example is one of those that a set must not use."""
    if ids:
        source = json.loads(record.line).get("source_id")
        if source in ids:
            raise UsageError(
                f"example {record.index} is {source}, which is held out; choose another --seed"
            )


def read_finished(shards: Shards, number: int) -> Finished | None:
    """A shard's record, or None where it is not there or not whole.

    Raises:
        UsageError: it is the record of another set.
    """
    data = shards.records.read(record_name(number))
    lines = (data or b"").splitlines()
    if len(lines) < 2:
        return None
    _check_head(shards, lines[0])
    try:
        records = [Record.of_line(line) for line in lines[1:-1]]
        file = json.loads(lines[-1])
    except ValueError:
        return None
    whole = isinstance(file, dict) and [r.index for r in records] == [*shards.indices(number)]
    return Finished(records, file) if whole else None


def _check_head(shards: Shards, line: bytes) -> None:
    """Of loose pictures the record of a smaller set of the same kind is as good."""
    asked = shards.head
    try:
        there = json.loads(line)
        count = int(there["count"])
    except (ValueError, KeyError, TypeError):
        there, count = None, 0
    same = there is not None and {**there, "count": asked["count"]} == asked
    if same and (count == asked["count"] or (count < asked["count"] and not shards.kind.suffix)):
        return
    if same:
        raise UsageError(
            f"{shards.store.shown} holds an unfinished build of {count} examples; finish it with "
            f"--count {count}, choose another --out, or give --overwrite"
        )
    raise UsageError(
        f"{shards.store.shown} holds an unfinished build of something else:\n"
        f"  there: {line.decode(errors='replace')}\n"
        f"  asked: {_line(asked)}\n"
        "finish it with its own command, choose another --out, or give --overwrite"
    )


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _check_tools(expected: dict[str, str]) -> None:
    if name := differing_tool(expected, _tools_here()):
        raise UsageError(
            f"a machine has {name} {_tools_here().get(name)}, where the build was asked for "
            f"{expected[name]}: the pictures might differ; install the same versions on all"
        )


_tools_here = cache(tools)  # which looks for packages: too slow for every shard


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
