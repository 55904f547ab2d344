"""The answers of a run on disk, one line each: what is there is never asked again, and never lost.

A row is one write to the end of the file, so a kill at any moment loses at most the calls that are
in flight. In memory stand eight bytes a row, where it begins; the rows themselves stay on disk.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Protocol

from pointerbench.run.rows import STATUSES, Row
from pointerbench.values.errors import UsageError
from pointerbench.values.files import TEMPORARY, replacing

PREDICTIONS = "predictions.jsonl"

_AGAIN = ("error", "skipped")  # asked anew by the next run
_NONE = -1


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
        self.dropped = 0  # rows of an earlier run that are asked anew
        self._tasks = tasks
        self._models = {name: index for index, name in enumerate(self.names)}
        self._offsets = array("q", [_NONE]) * (len(tasks) * len(self.names) * repeats)
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _held(self.path)
        self._open()
        try:
            for left in folder.glob(f".{file_name}.*{TEMPORARY}"):
                left.unlink(missing_ok=True)
            self._take_up()
        except BaseException:
            self.close()
            raise

    def slot(self, task: int, model: int, repeat: int) -> int:
        return (task * len(self.names) + model) * self.repeats + repeat

    def has(self, slot: int) -> bool:
        return self._offsets[slot] != _NONE

    def whole(self, task: int) -> bool:
        """Whether all models have answered a task, as often as they are to."""
        first, last = self.slot(task, 0, 0), self.slot(task + 1, 0, 0)
        return _NONE not in self._offsets[first:last]

    @property
    def missing(self) -> int:
        """How many rows are still to be written."""
        return self._offsets.count(_NONE)

    def add(self, slot: int, row: Row) -> None:
        """Writes a row to the end of the file, at once and whole.

        Raises:
            OSError: it could not be written, as on a full disk; nothing of it is left.
            ValueError: there is one for this slot.
        """
        if self.has(slot):
            raise ValueError(f"a second row for {row.key}")
        line = row.line()
        if self._file.write(line) != len(line):
            os.truncate(self.path, self._end)
            raise OSError(f"{self.path}: a row could not be written whole: is the disk full?")
        self._offsets[slot] = self._end
        self._end += len(line)
        self.cost += row.cost or 0.0

    def row(self, slot: int) -> Row | None:
        """The row of a slot; None while there is none."""
        return Row.of_line(self._line(slot)) if self.has(slot) else None

    def rows(self) -> Iterator[Row]:
        """All rows there are, by task, then model as listed, then repeat."""
        for slot in range(len(self._offsets)):
            if (row := self.row(slot)) is not None:
                yield row

    def finish(self) -> None:
        """Puts the file in the order of `rows`; the rows stay as they are."""
        there = (offset for offset in self._offsets if offset != _NONE)
        if any(after < before for before, after in pairwise(there)):
            self._rewrite()

    def close(self) -> None:
        """Lets others write the file."""
        self._file.close()
        self._reader.close()
        os.close(self._lock)

    def _open(self) -> None:
        self._file = self.path.open("ab", buffering=0)
        self._reader = self.path.open("rb")

    def _line(self, slot: int) -> bytes:
        self._reader.seek(self._offsets[slot])
        return self._reader.readline()

    def _take_up(self) -> None:
        """Marks what an earlier run left; a torn last line is cut off."""
        self._end = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                row = _read(line)
                if row is None:
                    if file.readline():
                        raise UsageError(f"{self.path}:{number}: damaged: this is no row of a run")
                    break
                self._mark(number, row, self._end)
                self._end += len(line)
        os.truncate(self.path, self._end)
        if self.dropped:
            self._rewrite()

    def _mark(self, number: int, row: Row, offset: int) -> None:
        slot = self._slot_of(number, row)
        if row.status in _AGAIN:
            self.dropped += 1
            return
        if self.has(slot):
            raise UsageError(f"{self.path}:{number}: a second row for {row.key}")
        self._offsets[slot] = offset
        self.cost += row.cost or 0.0

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

    def _rewrite(self) -> None:
        """The rows that are marked, in order, as a whole new file in the place of the old one."""
        offsets, end = array("q", self._offsets), 0
        with replacing(self.path) as file:
            for slot in range(len(offsets)):
                if self.has(slot):
                    line = self._line(slot)
                    file.write(line)
                    offsets[slot], end = end, end + len(line)
            lock = os.dup(file.fileno())
            _lock(lock)  # before it has its name: nobody comes in between
        self.close()
        self._lock = lock
        self._open()
        self._offsets, self._end = offsets, end


def _read(line: bytes) -> Row | None:
    """The row of a line; None where it is torn or damaged."""
    try:
        row = Row.of_line(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    return row if row and row.status in STATUSES and isinstance(row.repeat, int) else None


def _held(path: Path) -> int:
    """A handle on the file, made if there is none, that keeps others out of it until it is closed
    or the process ends, however it ends.

    Raises:
        UsageError: another run has it.
    """
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        if not _lock(handle):
            os.close(handle)
            raise UsageError(f"{path}: another run is writing it; wait until that one ends")
        if os.fstat(handle).st_ino == path.stat().st_ino:
            return handle
        os.close(handle)  # it was replaced in the meantime


def _lock(handle: int) -> bool:
    """Whether nobody else has it. Where files cannot be locked, that is taken for granted."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except (ImportError, OSError):
        return True
    return True
