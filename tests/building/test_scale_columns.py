"""The columns of Parquet shards: their types, and rows that do not fit them."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from pointerbench.building import engines
from pointerbench.building.formats import parquet
from pointerbench.values.errors import UsageError


def record(row: dict[str, Any]) -> engines.Record:
    return engines.Record(0, row["file_name"], json.dumps(row), "", {})


ROW: dict[str, Any] = {
    "file_name": "0000.png",
    "bbox": [1, 2, 3, 4],
    "note": None,
    "eval": {"bbox": [1, 2, 3, 4]},
}


def test_a_type_comes_from_the_first_row_that_has_one() -> None:
    pa = pytest.importorskip("pyarrow", reason="Parquet needs the extra hub")
    schema = pa.ipc.read_schema(pa.py_buffer(parquet.schema_of(iter([ROW, {**ROW, "note": 3}]))))
    assert str(schema.field("note").type) == "int64"
    assert str(schema.field("bbox").type.value_type) == "double"
    assert str(schema.field("eval").type[0].type.value_type) == "double"
    never = pa.ipc.read_schema(pa.py_buffer(parquet.schema_of(iter([ROW, ROW]))))
    assert str(never.field("note").type) == "string"


@pytest.mark.parametrize(
    "row",
    [
        {**ROW, "note": 1.5},
        {**ROW, "note": "x"},
        {**ROW, "note": 3, "extra": 1},
        {**ROW, "eval": {"bbox": [1, 2, 3, 4], "rule": "x"}},
        {"file_name": "0000.png", "bbox": [1, 2, 3, 4]},
    ],
)
def test_a_row_that_would_be_changed_is_an_error(row: dict[str, Any]) -> None:
    pytest.importorskip("pyarrow", reason="Parquet needs the extra hub")
    schema = parquet.schema_of([{**ROW, "note": 3}])
    parquet.write(io.BytesIO(), iter([(record(ROW), b"")]), schema)
    with pytest.raises(UsageError, match=r"0000\.png: a row does not fit the columns"):
        parquet.write(io.BytesIO(), iter([(record(row), b"")]), schema)
