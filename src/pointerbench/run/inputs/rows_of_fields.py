"""Tasks of a whole file that is read at once: rows of fields, which may lack an id."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from pointerbench.run.inputs.near_misses import ID, IMAGE, INSTRUCTION, named
from pointerbench.run.inputs.tasks import Of, Tasks, held_tasks
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Found:
    """The rows of a file, each with the number of its line, and the SHA-256 of the file."""

    rows: tuple[tuple[int, Mapping[str, Any]], ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """How tasks of one's own are read: the instruction of those that have none, whether pictures
    may lie outside of the folder, and the language to ask in ("" their own)."""

    instruction: str | None = None
    allow_outside: bool = False
    language: str = ""


def text_of(path: Path, expected: str) -> tuple[str, str]:
    """What stands in a file, and the SHA-256 of it.

    Raises:
        UsageError: it cannot be read; ``expected`` says what there ought to be.
    """
    try:
        content = path.read_bytes()
        return content.decode("utf-8-sig"), hashlib.sha256(content).hexdigest()
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path}: not UTF-8; {expected}") from None


def field_tasks(path: Path, found: Found, how: Wanted) -> Tasks:
    """The rows as tasks. Who has no id is called after its picture.

    Raises:
        UsageError: with file, line and what was expected.
    """
    rows = []
    for number, row in found.rows:
        try:
            made = named(row)
        except UsageError as error:
            raise UsageError(f"{path}:{number}: {error}") from None
        if how.instruction is not None and made.get(INSTRUCTION) in (None, ""):
            made[INSTRUCTION] = how.instruction
        rows.append((number, made))
    if not rows:
        raise UsageError(f"{path}:1: no tasks")
    of = Of(language=how.language)
    return held_tasks(path, tuple(with_ids(rows)), found.digest, how.allow_outside, of)


def with_ids(rows: Iterable[tuple[int, dict[str, Any]]]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The rows with an id each: the name of the picture, with a number where it is taken."""
    rows = [*rows]
    taken = {str(row[ID]) for _, row in rows if row.get(ID) not in (None, "")}
    times: dict[str, int] = {}
    for number, row in rows:
        given = row.get(ID)
        if isinstance(given, int) and not isinstance(given, bool):
            given = str(given)
        if given in (None, ""):
            given = base = PurePosixPath(str(row.get(IMAGE))).stem
            while given in taken:
                times[base] = times.get(base, 1) + 1
                given = f"{base}-{times[base]}"
            taken.add(given)
        yield number, {ID: given, **{key: value for key, value in row.items() if key != ID}}
