"""Lines on disk, one a slot, by a single writer: appended whole, found again, put in order.

A line is one write to the end of the file, so a kill at any moment loses at most the line that is
being written. In memory stand eight bytes a slot, where its line begins.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from pointerbench.values.errors import UsageError
from pointerbench.values.files import TEMPORARY, replacing
from pointerbench.values.locks import LOCK, Lock

_NONE = -1


class Records:
    """The lines of one file, each with its line end, by slots from 0 on.

    Whoever holds it is alone in writing the file, until `close`. An earlier start's lines count
    only once `take_up` has seen them. ``synced``: a line that `add` has written outlasts a loss of
    power, at the cost of some milliseconds a line.

    Raises:
        UsageError: somebody else holds it; ``busy`` says what that means.
    """

    def __init__(self, path: Path, slots: int, busy: str, *, synced: bool = False) -> None:
        self.path = path
        self._synced = synced
        self._offsets = array("q", [_NONE]) * slots
        self._begin = self._end = 0  # of the lines that have slots, in bytes
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = Lock(path.with_name(f".{path.name.lstrip('.')}{LOCK}"), busy)
        try:
            for left in path.parent.glob(f".{path.name}.*{TEMPORARY}"):
                left.unlink(missing_ok=True)
            self._open()
        except BaseException:
            self._lock.close()
            raise

    def head(self, line: bytes) -> bytes:
        """The first line, which has no slot: the file's own, or this one where none is whole."""
        self._reader.seek(0)
        there = self._reader.readline()
        if not there.endswith(b"\n"):
            self._cut(0)
            self._append(line)
            there = line
        self._begin = self._end = len(there)
        return there

    def take_up(self, slot_of: Callable[[int, bytes], int | None]) -> int:
        """Marks what an earlier start left, and returns how many lines belong to no slot.

        ``slot_of`` is given each line's number, from 1 on, and the line; it returns the slot, or
        None for a line that is left out. A last line without its end is cut off, and so is one
        that it raises ValueError for.

        Raises:
            UsageError: ValueError was raised for a line with others behind it; says file and line.
        """
        strays = 0
        with self.path.open("rb") as file:
            file.seek(self._begin)
            for number, line in enumerate(file, 2 if self._begin else 1):
                try:
                    slot = slot_of(number, line) if line.endswith(b"\n") else _NONE
                except ValueError as error:
                    if file.readline():
                        raise UsageError(f"{self.path}:{number}: damaged: {error}") from None
                    slot = _NONE
                if slot == _NONE:
                    break
                if slot is None:
                    strays += 1
                else:
                    self._offsets[slot] = self._end
                self._end += len(line)
        self._cut(self._end)
        return strays

    def has(self, *slots: int) -> bool:
        """Whether all of these have a line."""
        return all(self._offsets[slot] != _NONE for slot in slots)

    @property
    def left(self) -> Iterator[int]:
        """The slots without a line, in order."""
        return (slot for slot, offset in enumerate(self._offsets) if offset == _NONE)

    @property
    def missing(self) -> int:
        """How many slots have no line."""
        return self._offsets.count(_NONE)

    def add(self, slot: int, line: bytes) -> None:
        """Writes a line to the end of the file, at once and whole; it is the slot's from now on.

        Raises:
            OSError: it could not be written, as on a full disk; nothing of it is left.
        """
        self._append(line)
        self._offsets[slot] = self._end
        self._end += len(line)

    def line(self, slot: int) -> bytes:
        """The line of a slot that has one."""
        self._reader.seek(self._offsets[slot])
        return self._reader.readline()

    def lines(self) -> Iterator[bytes]:
        """All lines that have slots, by slot."""
        return (self.line(slot) for slot in range(len(self._offsets)) if self.has(slot))

    def put_in_order(self) -> None:
        """Puts the lines in the file in the order of their slots."""
        there = (offset for offset in self._offsets if offset != _NONE)
        if any(after < before for before, after in pairwise(there)):
            self.rewrite()

    def rewrite(self) -> None:
        """The lines that have slots, in order, as a whole new file in the place of the old one."""
        offsets, end = array("q", self._offsets), self._begin
        try:
            with replacing(self.path) as file:
                self._reader.seek(0)
                file.write(self._reader.read(self._begin))
                for slot in range(len(offsets)):
                    if self.has(slot):
                        line = self.line(slot)
                        file.write(line)
                        offsets[slot], end = end, end + len(line)
                self._shut()  # Windows replaces no file that is open
            self._offsets, self._end = offsets, end
        finally:
            self._shut()
            self._open()

    def close(self, *, remove: bool = False) -> None:
        """Lets others write the file, or removes it."""
        self._shut()
        if remove:
            self.path.unlink(missing_ok=True)
        self._lock.close()

    def _open(self) -> None:
        self._file = self.path.open("ab", buffering=0)
        self._reader = self.path.open("rb")

    def _shut(self) -> None:
        self._file.close()
        self._reader.close()

    def _cut(self, end: int) -> None:
        self._file.truncate(end)
        self._shut()  # else the reader keeps what it has read ahead
        self._open()

    def _append(self, line: bytes) -> None:
        if self._file.write(line) != len(line):
            self._cut(self._end)
            raise OSError(f"{self.path}: a line could not be written whole: is the disk full?")
        if self._synced:
            os.fsync(self._file.fileno())
