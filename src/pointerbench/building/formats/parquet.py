"""Shards as Parquet files: the picture's bytes and every field of the row, all of one schema.

The schema is taken from the first examples of the seed, never from a shard's own rows, so that
shards which were made apart, by other machines or commands, have the same one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from typing import Any, BinaryIO

from pointerbench.building.engines import Record
from pointerbench.building.formats import Examples
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.web import optional

PICTURE = "image"
FILE_NAME = "file_name"

# How deep the lists of a coordinate field are, wherever in a row it stands.
COORDINATES = {"bbox": 1, "point": 1, "polygon": 2, "regions": 2, "excluded": 2}

_GROUP = 100  # rows that a reader has to fetch to see one
_PROBED = 64  # examples that are looked at for a field that is null in the first one


def schema_of(rows: Iterable[Row]) -> bytes:
    """The schema of all shards: the picture, then every key but ``file_name``, as `datasets` reads
    them. ``rows`` are the first examples of a set, of which only as many are looked at as needed.

    Coordinates are float64 whatever they hold; a field that is null in all rows is a string.
    """
    datasets, pa = optional("hub", "datasets", "pyarrow")
    seen: list[dict[str, Any]] = []
    for row in islice(rows, _PROBED):
        seen.append(columns_of(row))
        found = pa.array(seen).type
        if not _has_null(found):
            break
    typed = pa.schema([(field.name, settled_type(field.type, field.name)) for field in found])
    columns = datasets.Features.from_arrow_schema(typed)
    features = datasets.Features({PICTURE: datasets.Image(), **columns})
    serialized: bytes = features.arrow_schema.serialize().to_pybytes()
    return serialized


def write(file: BinaryIO, examples: Examples, schema: bytes) -> None:
    """Writes a file of row groups of a hundred.

    Raises:
        UsageError: a row that the schema does not fit.
    """
    pa, parquet = optional("hub", "pyarrow", "pyarrow.parquet")
    typed = pa.ipc.read_schema(pa.py_buffer(schema))
    with parquet.ParquetWriter(file, typed) as writer:
        for group in _groups(examples):
            writer.write_table(_table(pa, group, typed), row_group_size=_GROUP)


def _groups(examples: Examples) -> Iterable[list[tuple[Record, bytes]]]:
    return iter(lambda: list(islice(examples, _GROUP)), [])


def _table(pa: Any, group: list[tuple[Record, bytes]], typed: Any) -> Any:
    """The examples as a table, which holds all of every row unchanged."""
    rows = [columns_of(json.loads(record.line)) for record, _ in group]
    files = [{"bytes": png, "path": record.file_name} for record, png in group]
    kept: list[Any] = []
    with suppress(pa.ArrowInvalid, pa.ArrowTypeError):
        whole = [{PICTURE: file, **row} for file, row in zip(files, rows, strict=True)]
        table = pa.Table.from_pylist(whole, schema=typed)
        # Keys that the schema lacks are dropped in silence, and fractions cut off.
        kept = table.drop_columns([PICTURE]).to_pylist()
    if kept != rows:
        raise UsageError(
            f"{files[0]['path']} to {files[-1]['path']}: a row does not fit the columns of the "
            "first example"
        )
    return table


def columns_of(row: Row) -> dict[str, Any]:
    """The row as `datasets` gives it, which replaces the file name by the picture."""
    return {key: value for key, value in row.items() if key != FILE_NAME}


def _has_null(found: Any) -> bool:
    (pa,) = optional("hub", "pyarrow")
    if pa.types.is_struct(found):
        return any(_has_null(field.type) for field in found)
    if pa.types.is_list(found):
        return _has_null(found.value_type)
    return bool(pa.types.is_null(found))


def settled_type(found: Any, name: str) -> Any:
    """The Arrow type for a field in which ``found`` was met."""
    (pa,) = optional("hub", "pyarrow")
    if name in COORDINATES:
        settled = pa.float64()
        for _ in range(COORDINATES[name]):
            settled = pa.list_(settled)
        return settled
    if pa.types.is_struct(found):
        return pa.struct([(field.name, settled_type(field.type, field.name)) for field in found])
    if pa.types.is_list(found):
        return pa.list_(settled_type(found.value_type, ""))
    return pa.string() if pa.types.is_null(found) else found
