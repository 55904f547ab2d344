"""A set that one process writes example by example, as it is chosen out of pools; and how the
records of any set are summed up in its manifest.

Every finished example is a line of a hidden journal, whose first line says what is being built.
So a killed build goes on where it was; the finished files are written from the journal, in order
of index.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from pointerbench.building.engines import Record
from pointerbench.building.stores import busy
from pointerbench.contract.manifest import MANIFEST, METADATA, Identity, manifest_text, tools
from pointerbench.values.errors import UsageError
from pointerbench.values.files import remove_temporaries, replacing, write_text
from pointerbench.values.records import Records

JOURNAL = ".journal.jsonl"


class Journal:
    """The examples finished so far, and no one else's while it is open.

    Raises:
        UsageError: another build holds it, or it is of another set.
    """

    def __init__(self, folder: Path, identity: Identity) -> None:
        self.folder = folder
        self.identity = identity
        self._records = Records(folder / JOURNAL, identity.count, busy(folder))
        try:
            remove_temporaries(folder)
            self._check_head()
            self._records.take_up(self._slot_of)
        except BaseException:
            self.close()
            raise

    @property
    def left(self) -> Iterator[int]:
        """The indices still to be made, in order."""
        return (self.identity.start + slot for slot in self._records.left)

    def add(self, record: Record) -> None:
        line = record.as_line().encode() + b"\n"
        self._records.add(record.index - self.identity.start, line)

    def records(self) -> Iterator[Record]:
        """All records by index; only offsets are kept in memory."""
        return map(Record.of_line, self._records.lines())

    def close(self, *, remove: bool = False) -> None:
        self._records.close(remove=remove)

    def _check_head(self) -> None:
        head = json.dumps(self.identity.as_json(), sort_keys=True).encode() + b"\n"
        there = self._records.head(head)
        if there != head:
            raise UsageError(
                f"{self.folder} holds an unfinished build of something else:\n"
                f"  there: {there.decode(errors='replace').strip()}\n"
                f"  asked: {head.decode().strip()}\n"
                "finish it with its own command, choose another --out, or give --overwrite"
            )

    def _slot_of(self, _number: int, line: bytes) -> int | None:
        """None of a damaged line, or one whose picture is lost: its example is made again."""
        try:
            record = Record.of_line(line)
        except ValueError:
            return None
        there = record.index in self.identity.indices and (self.folder / record.file_name).exists()
        return record.index - self.identity.start if there else None


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
    made_with: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The manifest of all records, given in order of index; ``file`` receives their lines.

    ``made_with`` are the tools that it names, if not the usual ones.
    """
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
        "tools": tools() if made_with is None else dict(made_with),
    }
