"""The answers of a run on disk, a line each: what is there is never asked again, and never lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from pointerbench.run.rows import STATUSES, Row
from pointerbench.values.errors import UsageError
from pointerbench.values.records import Records

PREDICTIONS = "predictions.jsonl"

_AGAIN = ("error", "skipped")  # asked anew by the next run


class Ids(Protocol):
    """The tasks, as far as the ledger looks at them."""

    def __len__(self) -> int: ...

    def index_of(self, id: str) -> int | None:
        """Where the task of that id stands; None: there is none."""


class Ledger:
    """The rows of one folder: those of an earlier run, and those that are added.

    A row's place, its *slot*, follows from task, model and repeat, in this order of weight. Whoever
    holds a ledger is alone in writing its file, until `close`.

    Raises:
        UsageError: another run holds the file; a line is damaged; a row is of other tasks, models
            or repeats; says file and line.
    """

    def __init__(
        self,
        folder: Path,
        names: Sequence[str],
        tasks: Ids,
        repeats: int = 1,
        file_name: str = PREDICTIONS,
    ) -> None:
        self.path = folder / file_name
        self.names = tuple(names)
        self.repeats = repeats
        self.cost = 0.0  # US dollars, of all rows that are kept
        self._tasks = tasks
        self._models = {name: index for index, name in enumerate(self.names)}
        busy = f"{self.path}: another run is writing it; wait until that one ends"
        self._records = Records(self.path, len(tasks) * len(self.names) * repeats, busy)
        try:
            self.dropped = self._records.take_up(self._mark)  # rows that are asked anew
            if self.dropped:
                self._records.rewrite()
        except BaseException:
            self.close()
            raise

    def slot(self, task: int, model: int, repeat: int) -> int:
        return (task * len(self.names) + model) * self.repeats + repeat

    def has(self, slot: int) -> bool:
        return self._records.has(slot)

    def whole(self, task: int) -> bool:
        """Whether all models have answered a task, as often as they are to."""
        return self._records.has(*range(self.slot(task, 0, 0), self.slot(task + 1, 0, 0)))

    @property
    def missing(self) -> int:
        """How many rows are still to be written."""
        return self._records.missing

    def add(self, slot: int, row: Row) -> None:
        """Writes a row to the end of the file, at once and whole.

        Raises:
            OSError: it could not be written, as on a full disk; nothing of it is left.
            ValueError: there is one for this slot.
        """
        if self.has(slot):
            raise ValueError(f"a second row for {row.key}")
        self._records.add(slot, row.line())
        self.cost += row.cost or 0.0

    def row(self, slot: int) -> Row | None:
        """The row of a slot; None while there is none."""
        return Row.of_line(self._records.line(slot)) if self.has(slot) else None

    def rows(self) -> Iterator[Row]:
        """All rows there are, by task, then model as listed, then repeat."""
        return map(Row.of_line, self._records.lines())

    def finish(self) -> None:
        """Puts the file in the order of `rows`; the rows stay as they are."""
        self._records.put_in_order()

    def close(self) -> None:
        """Lets others write the file."""
        self._records.close()

    def _mark(self, number: int, line: bytes) -> int | None:
        row = _read(line)
        slot = self._slot_of(number, row)
        if row.status in _AGAIN:
            return None
        if self.has(slot):
            raise UsageError(f"{self.path}:{number}: a second row for {row.key}")
        self.cost += row.cost or 0.0
        return slot

    def _slot_of(self, number: int, row: Row) -> int:
        task, model = self._tasks.index_of(row.task_id), self._models.get(row.model)
        where = f"{self.path}:{number}"
        if task is None:
            raise UsageError(f"{where}: {row.task_id!r} is none of the tasks of this run")
        if model is None:
            known = ", ".join(self.names)
            raise UsageError(f"{where}: {row.model!r} is none of the models of this run ({known})")
        if not 0 <= row.repeat < self.repeats:
            raise UsageError(
                f"{where}: repeat {row.repeat} of a run with {self.repeats}: give --repeats as then"
            )
        return self.slot(task, model, row.repeat)


def _read(line: bytes) -> Row:
    """The row of a line.

    Raises:
        ValueError: it is torn or damaged.
    """
    try:
        row = Row.of_line(line)
    except ValueError:
        row = None
    if row is None or row.status not in STATUSES or not isinstance(row.repeat, int):
        raise ValueError("this is no row of a run")
    return row
