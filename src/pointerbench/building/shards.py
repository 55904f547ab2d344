"""The shards of a set, which any process that sees the folder can make, and their records there.

A record is a line that says what is being built, a line an example, and a last line with the digest
of the shard's file, or with a word that some examples failed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from pointerbench.building.engines import Record, Work
from pointerbench.building.formats import FORMATS, Format
from pointerbench.building.stores import Store
from pointerbench.contract.manifest import Identity, tools
from pointerbench.contract.task import Pictures
from pointerbench.suites import load_suite
from pointerbench.values.errors import UsageError

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
    def pictures(self) -> Pictures:
        return load_suite(self.work.suite).pictures

    @property
    def _offset(self) -> int:
        """How many examples of its screen stand before the first one: shards hold whole screens."""
        return self.identity.start % self.pictures.rows

    @property
    def count(self) -> int:
        return -(-(self.identity.count + self._offset) // self.size)

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
        read: dict[str, Any] = json.loads(line_of(head))
        return read

    def indices(self, number: int) -> range:
        """The examples of a shard; the last one may have fewer, as the first where it begins
        amid a screen."""
        first = number * self.size - self._offset
        return self.identity.indices[max(0, first) : max(0, first + self.size)]

    def files(self, number: int) -> list[str]:
        """The names of a shard's files."""
        if not self.kind.suffix:
            return list(dict.fromkeys(map(self.pictures.file_of, self.indices(number))))
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


FAILED = "failed"
"""In the last line of a record: that it is not whole."""


def record_name(number: int) -> str:
    return f"{number:05d}.jsonl"


def read_finished(shards: Shards, number: int) -> Finished | None:
    """A shard's record, or None where it is not there or not whole.

    Raises:
        UsageError: it is the record of another set.
    """
    found = _read(shards, number)
    whole = found is not None and [r.index for r in found.records] == [*shards.indices(number)]
    return found if whole else None


def begun(shards: Shards, number: int) -> list[Record]:
    """The records of a shard of loose pictures of which some examples failed."""
    found = _read(shards, number)
    return found.records if found is not None and FAILED in found.file else []


def _read(shards: Shards, number: int) -> Finished | None:
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
    return Finished(records, file) if isinstance(file, dict) else None


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
        f"  asked: {line_of(asked)}\n"
        "finish it with its own command, choose another --out, or give --overwrite"
    )


def line_of(value: dict[str, Any]) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
