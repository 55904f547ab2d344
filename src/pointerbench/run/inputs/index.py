"""What is kept in memory of a file of tasks: where its lines lie, and those that were read last."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from pointerbench.run.inputs.taskrow import TaskRow

_KEPT = 64  # lines: several models ask for the same ones, at about the same time


@dataclass(slots=True)
class Index:
    """Where each line lies in the file, its number, and 8 bytes of the digest of its id."""

    offsets: array[int] = field(default_factory=lambda: array("q"))
    lines: array[int] = field(default_factory=lambda: array("q"))
    held: list[bytes] = field(default_factory=list)  # the lines, where the file has other ones
    ids: array[int] = field(default_factory=lambda: array("Q"))
    by_id: array[int] = field(default_factory=lambda: array("q"))  # positions, in order of digest


@dataclass(slots=True)
class Recent:
    """The lines that were read last, as they stand and understood, by their place in the index."""

    found: OrderedDict[int, tuple[dict[str, Any], TaskRow]] = field(default_factory=OrderedDict)

    def keep(self, at: int, row: dict[str, Any], task: TaskRow) -> tuple[dict[str, Any], TaskRow]:
        self.found[at] = row, task
        if len(self.found) > _KEPT:
            self.found.popitem(last=False)
        return row, task
