"""Parquet shards: the rows of a set with their pictures, all of one schema."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.building.formats.parquet import PICTURE, columns_of
from pointerbench.hub.sets import FinishedSet
from pointerbench.values.files import replacing
from pointerbench.values.web import optional

SHARD_BYTES = 400_000_000
"""How many bytes of pictures go into one shard at most."""
_GROUP = 100  # rows that a reader has to fetch to see one


@dataclass(frozen=True, slots=True)
class Shards:
    """What was written: names below the folder, their bytes, and the bytes of the data in them."""

    names: tuple[str, ...]
    download_bytes: int
    data_bytes: int


def write_shards(
    finished: FinishedSet, columns: Any, folder: Path, limit: int = SHARD_BYTES
) -> Shards:
    """Writes ``data/SUITE/test-00000-of-0000N.parquet`` below ``folder``.

    ``columns`` are the `datasets.Features` of every shard. The same rows and pictures give the same
    bytes, so that what is uploaded already is known again.
    """
    sizes = [finished.picture(row).stat().st_size for row in finished.rows]
    parts = cut(sizes, limit)
    names = [f"{finished.shards}{i:05d}-of-{len(parts):05d}.parquet" for i in range(len(parts))]
    data_bytes = 0
    for name, part in zip(names, parts, strict=True):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data_bytes += _write(path, columns, _groups(finished, part))
    written = sum((folder / name).stat().st_size for name in names)
    return Shards(tuple(names), written, data_bytes)


def cut(sizes: Sequence[int], limit: int) -> list[range]:
    """The indices in runs of at most ``limit`` bytes each (a larger one stands alone)."""
    parts: list[range] = []
    start = held = 0
    for index, size in enumerate(sizes):
        if index > start and held + size > limit:
            parts.append(range(start, index))
            start, held = index, 0
        held += size
    return [*parts, range(start, len(sizes))]


def _groups(finished: FinishedSet, part: range) -> Iterator[list[dict[str, Any]]]:
    for start in range(part.start, part.stop, _GROUP):
        rows = finished.rows[start : min(start + _GROUP, part.stop)]
        yield [{PICTURE: _embedded(finished, row), **columns_of(row)} for row in rows]


def _embedded(finished: FinishedSet, row: Any) -> dict[str, Any]:
    return {"bytes": finished.picture(row).read_bytes(), "path": row["file_name"]}


def _write(path: Path, columns: Any, groups: Iterable[list[dict[str, Any]]]) -> int:
    pa, parquet = optional("hub", "pyarrow", "pyarrow.parquet")
    schema = columns.arrow_schema
    total = 0
    with replacing(path) as file, parquet.ParquetWriter(file, schema) as writer:
        for group in groups:
            table = pa.Table.from_pylist(group, schema=schema)
            writer.write_table(table, row_group_size=_GROUP)
            total += table.nbytes
    return total
