"""One person's answers, a JSON line each: on the disk before the page hears of it.

A row's last line counts. What a kill, or a loss of power, left of a last line is cut off when the
file is taken up again, and passed over by those who only read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from pointerbench.looking.people import file_of
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.records import Records

T = TypeVar("T")

Read = Callable[[Row], T]
"""Understands a line; raises UsageError that says what was expected."""


class Answers(Generic[T]):
    """What a person says of the rows of ``keys``; nobody else writes their file while it is open.

    ``key_of`` gives the row that an answer is on. Lines on other rows stay as they are.

    Raises:
        UsageError: somebody answers by that name already, or a line is damaged; with its number.
    """

    def __init__(
        self, folder: Path, who: str, keys: Sequence[str], key_of: Callable[[T], str], read: Read[T]
    ) -> None:
        self.path = file_of(folder, who)
        self.said: dict[str, T] = {}
        self._slots = {key: slot for slot, key in enumerate(keys)}
        self._key_of, self._read = key_of, read
        busy = f"{who} answers in another window already: {self.path}"
        self._records = Records(self.path, len(keys), busy, synced=True)
        try:
            self._records.take_up(self._slot_of)
        except BaseException:
            self.close()
            raise

    def say(self, answer: T, row: Mapping[str, Any]) -> None:
        """Keeps an answer, whose line is ``row``; it is on the disk when this returns.

        Raises:
            OSError: it could not be written, and is not kept.
        """
        key = self._key_of(answer)
        line = json.dumps(row, ensure_ascii=False).encode("utf-8", "backslashreplace")
        self._records.add(self._slots[key], line + b"\n")
        self.said[key] = answer

    def close(self) -> None:
        """Lets others answer by that name."""
        self._records.close()

    def _slot_of(self, number: int, line: bytes) -> int | None:
        answer = _understood(self._read, json.loads(line), f"{self.path}:{number}")
        key = self._key_of(answer)
        slot = self._slots.get(key)
        if slot is not None:
            self.said[key] = answer
        return slot


def read_answers(path: Path, read: Read[T]) -> list[T]:
    """All lines of a file, which somebody may be writing; none if it is not there.

    Raises:
        UsageError: a line is damaged; with file and line.
    """
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    found = []
    for number, line in enumerate(lines, 1):
        if not line.endswith(b"\n"):
            break  # torn, or being written
        try:
            row = json.loads(line)
        except ValueError as error:
            if number == len(lines):
                break
            raise UsageError(f"{path}:{number}: damaged: {error}") from None
        found.append(_understood(read, row, f"{path}:{number}"))
    return found


def _understood(read: Read[T], row: Any, place: str) -> T:
    try:
        if not isinstance(row, dict):
            raise UsageError("expected a JSON object")
        return read(row)
    except UsageError as error:
        raise UsageError(f"{place}: {error}") from None
