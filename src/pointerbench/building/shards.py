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
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

from pointerbench.building.engines import Record, Work, rendered, settle
from pointerbench.building.formats import FORMATS, Format
from pointerbench.building.stores import Store
from pointerbench.contract.manifest import Identity, tools
from pointerbench.values.errors import UsageError
from pointerbench.values.example import file_name

_BATCH = 50  # pictures that are held and written at once


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
        return {**self.identity.as_json(), "format": self.format, "shard_size": self.size}

    def indices(self, number: int) -> range:
        """The examples of a shard; the last one may have fewer."""
        return self.identity.indices[number * self.size : (number + 1) * self.size]

    def files(self, number: int) -> list[str]:
        """The names of a shard's files."""
        if not self.kind.suffix:
            return [file_name(index) for index in self.indices(number)]
        return [f"{self.work.split}-{number:05d}-of-{self.count:05d}{self.kind.suffix}"]


RECORDS = ".shards"


@dataclass(frozen=True, slots=True)
class Finished:
    """A record: the examples, and the ``bytes`` and ``sha256`` of the file if there is one."""

    records: list[Record]
    file: dict[str, Any]


def record_name(number: int) -> str:
    return f"{number:05d}.jsonl"


def make_shard(shards: Shards, number: int) -> int:
    """Makes a shard, writes its files and its record, and returns how many examples it has.

    Raises:
        UsageError: this machine has other versions of what decides pixels, or an example is held
            out.
    """
    _check_tools(shards.expected)
    settle()
    records: list[Record] = []
    examples = _examples(shards, number, records)
    digest: dict[str, Any] = {}
    if shards.kind.suffix:
        with shards.store.writing(shards.files(number)[0]) as file:
            digest = _write(shards, examples, file)
    else:
        while batch := {record.file_name: png for record, png in islice(examples, _BATCH)}:
            shards.store.write_all(batch)
    lines = [_line(shards.head), *(record.as_line() for record in records), _line(digest)]
    shards.records.write_all({record_name(number): "".join(f"{line}\n" for line in lines).encode()})
    return len(records)


def digest_of(shards: Shards, number: int) -> dict[str, Any]:
    """The ``bytes`` and ``sha256`` that a shard's file would have; nothing is written."""
    with Path(os.devnull).open("wb") as nowhere:
        return _write(shards, _examples(shards, number, []), nowhere)


def _write(
    shards: Shards, examples: Iterator[tuple[Record, bytes]], file: BinaryIO
) -> dict[str, Any]:
    hashed = _Hashed(file)
    shards.kind.write(hashed, examples, shards.schema)
    return {"bytes": hashed.tell(), "sha256": hashed.digest.hexdigest()}


def _examples(shards: Shards, number: int, records: list[Record]) -> Iterator[tuple[Record, bytes]]:
    """A shard's examples; each record is put down in ``records`` too."""
    for index in shards.indices(number):
        record, png = rendered(shards.work, index)
        refuse_held_out(record, shards.held_out)
        records.append(record)
        yield record, png


def refuse_held_out(record: Record, ids: frozenset[str]) -> None:
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
    if lines[0] != _line(shards.head).encode():
        raise UsageError(
            f"{shards.store.shown} holds an unfinished build of something else:\n"
            f"  there: {lines[0].decode(errors='replace')}\n"
            f"  asked: {_line(shards.head)}\n"
            "finish it with its own command, choose another --out, or give --overwrite"
        )
    try:
        records = [Record.of_line(line) for line in lines[1:-1]]
        file = json.loads(lines[-1])
    except ValueError:
        return None
    whole = isinstance(file, dict) and [r.index for r in records] == [*shards.indices(number)]
    return Finished(records, file) if whole else None


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _check_tools(expected: dict[str, str]) -> None:
    """Python itself decides no pixel; everything else that is listed may."""
    here = tools()
    for name, version in expected.items():
        if name != "python" and here.get(name) != version:
            raise UsageError(
                f"a machine has {name} {here.get(name)}, where the build was asked for {version}: "
                "the pictures might differ; install the same versions on all"
            )


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
