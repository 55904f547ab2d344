"""The rest of a training set as a set of its own, whose manifest says what was left out and why."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from itertools import count, islice
from pathlib import Path
from typing import Any

from pointerbench.contract.manifest import MANIFEST, METADATA
from pointerbench.contract.stored import Rows, batches
from pointerbench.contract.unpacked import linked_or_copied, place
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.files import made_aside, put_in_place, replacing, write_text
from pointerbench.values.web import optional

# What a manifest says of the whole set, and would be wrong of a part.
_OF_ALL = ("pixels_sha256", "pictures_sha256", "rejects", "shards")


@dataclass(slots=True)
class _Kept:
    """What is counted of the rows that stay."""

    fields: tuple[str, ...]
    rows: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        self.rows += 1
        for name in self.fields:
            self.counts.setdefault(name, Counter())[str(row.get(name))] += 1


def check_out(out: Path) -> None:
    """
    Raises:
        UsageError: something is there already.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} is not empty: choose another --out")


def write_clean(train: Rows, removed: Container[int], out: Path, record: Mapping[str, Any]) -> int:
    """Writes the set without the rows of the numbers in ``removed``; how many rows it has.

    Pictures are hard links where the file system can, else copies. ``record`` stands in the
    manifest as ``decontaminated``. The folder appears when it is complete.

    Raises:
        UsageError: ``out`` is not empty.
    """
    check_out(out)
    before = dict(train.manifest or {"suite": "custom"})
    kept = _Kept(tuple(before.get("counts", {})))
    with made_aside(out) as aside:
        digest = (_parquet if train.is_parquet else _folder)(train, removed, aside, kept)
        manifest = {key: value for key, value in before.items() if key not in _OF_ALL}
        manifest |= {"count": kept.rows, "rows_sha256": digest, "decontaminated": record}
        if digest is None:
            del manifest["rows_sha256"]
        if kept.fields:
            counted = {name: dict(sorted(one.items())) for name, one in kept.counts.items()}
            manifest["counts"] = counted
        write_text(aside / MANIFEST, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
        put_in_place(aside, out)
    return kept.rows


def _folder(train: Rows, removed: Container[int], out: Path, kept: _Kept) -> str | None:
    """Lines and pictures; the digest of the lines."""
    digest = hashlib.sha256()
    with replacing(out / METADATA) as file:
        for number, entry in enumerate(train.entries()):
            if number in removed:
                continue
            file.write(entry.line)
            digest.update(entry.line)
            kept.add(entry.row)
            place(entry, out / str(entry.row["file_name"]), linked_or_copied)
    return digest.hexdigest()


def _parquet(train: Rows, removed: Container[int], out: Path, kept: _Kept) -> str | None:
    """The same files with the same schema; the rows have no lines to take a digest of."""
    pa, parquet = optional("hub", "pyarrow", "pyarrow.parquet")
    numbers = count()
    for path in train.files:
        schema = parquet.ParquetFile(path).schema_arrow
        with replacing(out / path.name) as file, parquet.ParquetWriter(file, schema) as writer:
            for batch in batches(path):
                stays = [number not in removed for number in islice(numbers, len(batch))]
                rest = pa.Table.from_batches([batch], schema).filter(pa.array(stays, pa.bool_()))
                counted = [name for name in kept.fields if name in schema.names]
                for row in rest.select(counted).to_pylist():
                    kept.add(row)
                writer.write_table(rest)
    return None
