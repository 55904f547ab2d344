"""A set on disk while it is built and when it is done: pictures, journal, metadata, manifest.

Every finished example is a line of a hidden journal, whose first line says what is being built.
So a killed build goes on where it was; the finished files are written from the journal, in order
of index, and are the same whoever made which example when.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from pointerbench.building.engines import Record
from pointerbench.contract.manifest import MANIFEST, METADATA, Identity, manifest_text, tools
from pointerbench.values.errors import UsageError
from pointerbench.values.files import remove_temporaries, replacing, write_text

JOURNAL = ".journal.jsonl"


class Journal:
    """The examples finished so far. ``done`` holds their indices."""

    def __init__(self, folder: Path, identity: Identity) -> None:
        self.folder = folder
        self.identity = identity
        self.path = folder / JOURNAL
        folder.mkdir(parents=True, exist_ok=True)
        remove_temporaries(folder)
        self._offsets = array("q", [-1]) * identity.count
        self._end = 0
        self._resume()
        self._file = self.path.open("r+b")
        self._file.seek(self._end)
        self._file.truncate()

    @property
    def left(self) -> Iterator[int]:
        """The indices still to be made, in order."""
        start = self.identity.start
        return (start + i for i, offset in enumerate(self._offsets) if offset < 0)

    @property
    def finished(self) -> int:
        return sum(offset >= 0 for offset in self._offsets)

    def add(self, record: Record) -> None:
        line = record.as_line().encode() + b"\n"
        self._file.write(line)
        self._file.flush()
        self._offsets[record.index - self.identity.start] = self._end
        self._end += len(line)

    def records(self) -> Iterator[Record]:
        """All records by index; only offsets are kept in memory."""
        for offset in self._offsets:
            self._file.seek(offset)
            yield Record.of_line(self._file.readline())

    def close(self, *, remove: bool = False) -> None:
        self._file.close()
        if remove:
            self.path.unlink(missing_ok=True)

    def _resume(self) -> None:
        """Takes up what an earlier run left; a torn last line is cut off."""
        head = json.dumps(self.identity.as_json(), sort_keys=True).encode() + b"\n"
        if not self._begun():
            self.path.write_bytes(head)
        with self.path.open("rb") as file:
            first = file.readline()
            if first != head:
                raise UsageError(
                    f"{self.folder} holds an unfinished build of something else:\n"
                    f"  there: {first.decode(errors='replace').strip()}\n"
                    f"  asked: {head.decode().strip()}\n"
                    "finish it with its own command, choose another --out, or give --overwrite"
                )
            self._end = file.tell()
            for line in file:
                if not self._take(line):
                    break
                self._end += len(line)

    def _begun(self) -> bool:
        """Whether there is a journal with at least its first line whole."""
        if not self.path.exists():
            return False
        with self.path.open("rb") as file:
            return file.readline().endswith(b"\n")

    def _take(self, line: bytes) -> bool:
        try:
            record = Record.of_line(line) if line.endswith(b"\n") else None
        except ValueError:
            record = None
        if record is None or record.index not in self.identity.indices:
            return False
        if (self.folder / record.file_name).exists():
            self._offsets[record.index - self.identity.start] = self._end
        return True


def finish(journal: Journal, count_by: tuple[str, ...]) -> dict[str, Any]:
    """Writes metadata.jsonl and MANIFEST.json from a complete journal; the manifest."""
    with replacing(journal.folder / METADATA) as file:
        manifest = summed(journal.records(), journal.identity, count_by, file)
    write_text(journal.folder / MANIFEST, manifest_text(manifest))
    journal.close(remove=True)
    return manifest


def summed(
    records: Iterable[Record],
    identity: Identity,
    count_by: tuple[str, ...],
    file: BinaryIO | None = None,
) -> dict[str, Any]:
    """The manifest of all records, given in order of index; ``file`` receives their lines."""
    rows, pixels = hashlib.sha256(), hashlib.sha256()
    counts: dict[str, Counter[str]] = {field: Counter() for field in count_by}
    rejects: Counter[str] = Counter()
    for record in records:
        line = record.line.encode() + b"\n"
        if file is not None:
            file.write(line)
        rows.update(line)
        pixels.update(f"{record.file_name} {record.pixels}\n".encode())
        rejects.update(record.rejects)
        row = json.loads(record.line)
        for field, counter in counts.items():
            counter[str(row[field])] += 1
    return {
        **identity.as_json(),
        "rows_sha256": rows.hexdigest(),
        "pixels_sha256": pixels.hexdigest(),
        "counts": {field: dict(sorted(counter.items())) for field, counter in counts.items()},
        "rejects": dict(rejects.most_common()),
        "tools": tools(),
    }
