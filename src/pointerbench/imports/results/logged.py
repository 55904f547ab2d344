"""One row of somebody else's log, as its format understands it, and the rows out of its file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.harnesses.logged import CORRECT, ID, LINE
from pointerbench.values.errors import UsageError

Row = Mapping[str, Any]
Numbers = tuple[float, ...]

ROWS = ("details", "results", "samples", "data")
"""The keys of an object under which a log may have its rows."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A row of a log; nothing of it is checked yet.

    ``id``, ``number`` (of the row in the set, from 0), ``picture``, ``words`` and ``box`` say which
    row of the set it answers, as far as the log does. ``answer`` is two or four numbers of the
    log's frame, () for a refusal, None where there is nothing to use; ``reply`` is what the model
    said. ``right`` is the log's own verdict. ``line`` is the prediction itself, where the log is of
    a task of ours: what our scorer was given in that harness.
    """

    place: str
    row: Row = field(repr=False)
    id: str = ""
    number: int | None = None
    picture: str = ""
    words: str = ""
    box: Numbers | None = None
    answer: Numbers | None = None
    reply: str = ""
    right: bool | None = None
    line: Row | None = None


def numbers_of(value: Any, counts: Sequence[int]) -> Numbers | None:
    """A list of finite numbers, if it has one of these lengths; else None."""
    if isinstance(value, list) and len(value) in counts and scorer.are_numbers(value, len(value)):
        return tuple(value)
    return None


def text_of(row: Row, *keys: str) -> str:
    """What stands under the first of the keys that is there and not null, as a text."""
    return str(next((row[key] for key in keys if row.get(key) is not None), ""))


def array_rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of a JSON file, each with its place: an array, or an object that has one under one
    of `ROWS`. JSON lines are taken too.

    Raises:
        UsageError: it is none of these; says what was found.
    """
    try:
        text = path.read_text("utf-8-sig")
        whole = scorer.CAREFUL.decode(text)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise UsageError(f"{path}: not UTF-8 ({error.reason})") from None
    except RecursionError:
        raise UsageError(f"{path}: JSON nested too deeply") from None
    except json.JSONDecodeError as error:
        if error.msg != "Extra data":
            where = f"{path}:{error.lineno}"
            raise UsageError(f"{where}: not JSON: {error.msg} at column {error.colno}") from None
        yield from line_rows(path)
        return
    name, rows = _array_in(whole, path)
    for i, row in enumerate(rows):
        place = f"{path}: {name}[{i}]"
        if not isinstance(row, dict):
            raise UsageError(f"{place}: expected an object, got {scorer.brief(row)}")
        yield place, row


def _array_in(whole: Any, path: Path) -> tuple[str, list[Any]]:
    if isinstance(whole, list):
        return "", whole
    found = whole if isinstance(whole, dict) else {}
    for name in ROWS:
        if isinstance(found.get(name), list):
            return name, found[name]
    there = f"the keys {scorer.brief(list(found))}" if found else scorer.brief(whole)
    raise UsageError(
        f"{path}: expected an array of rows, or an object with one under {', '.join(ROWS)}; "
        f"found {there}"
    )


def line_rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The rows of a file of JSON lines.

    Raises:
        UsageError: a line is no object; with its number.
    """
    try:
        for line, row in scorer.JsonRows(str(path), '{"doc_id": 0, ...}'):
            yield f"{path}:{line}", row
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def ours_in(place: str, row: Row, verdict: Row, reply: str) -> Logged:
    """A row that a task of ours has left in another harness's log.

    Raises:
        UsageError: the verdict is not as such tasks write it.
    """
    id, line, right = verdict.get(ID), verdict.get(LINE), verdict.get(CORRECT)
    if not isinstance(id, str) or not isinstance(line, dict) or not isinstance(right, bool):
        raise UsageError(
            f'{place}: expected a verdict with "{ID}", "{LINE}" and "{CORRECT}", got '
            + scorer.brief(dict(verdict))
        )
    return Logged(place=place, row=row, id=id, reply=reply, right=right, line=line)
