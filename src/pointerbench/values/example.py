"""The row that is written: one line of metadata.jsonl and the picture it speaks of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Example:
    """A row: its keys are the same, in the same order, for every example of a suite."""

    row: Row

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def file_name(self) -> str:
        return str(self.row["file_name"])

    def line(self) -> str:
        """The row as a line of metadata.jsonl, without the line end."""
        return row_line(self.row)


def row_line(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(", ", ": "))


def file_name(index: int) -> str:
    return f"{index:04d}.png"


def example_id(prefix: str, index: int, digits: int = 4) -> str:
    """``pbs_0007``: wider than its digits only where the index is."""
    return f"{prefix}_{index:0{digits}d}"


def index_of(identity: str) -> int:
    """The inverse of `example_id`; ValueError for anything else."""
    prefix, _, number = identity.rpartition("_")
    if not prefix or not number.isdecimal():
        raise ValueError(f"{identity!r} is no id of an example")
    return int(number)
