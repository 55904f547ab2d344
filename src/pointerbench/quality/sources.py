"""Sets of any layout, and files of people's own tasks, row by row, past rows that are no use."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench import eval as scorer
from pointerbench.contract.stored import Attempt, Entry, Rows, Source, find_sets, numbered_lines
from pointerbench.picture.pixels import shown_size
from pointerbench.quality.asked import Size
from pointerbench.run.inputs.array_rows import array_rows
from pointerbench.run.inputs.kinds import ARRAY, LINES, PICTURES, TABLE, is_own, kind_of
from pointerbench.run.inputs.near_misses import IMAGE, named
from pointerbench.run.inputs.picture_rows import picture_tasks
from pointerbench.run.inputs.rows_of_fields import Found, Wanted, with_ids
from pointerbench.run.inputs.table_rows import table_rows
from pointerbench.run.inputs.taskrow import EXAMPLE, is_ours
from pointerbench.values.errors import UsageError

_TABLES: dict[str, Callable[[Path], Found]] = {TABLE: table_rows, ARRAY: array_rows}
_TASKS = ("tasks.jsonl", "tasks.json", "tasks.csv", "tasks.tsv")


@dataclass(frozen=True, slots=True)
class Given:
    """A set, or a file of tasks: ``suite`` is "" of the latter, and ``rows`` None."""

    path: Path
    folder: Path
    suite: str
    attempts: Callable[[], Iterator[Attempt]]
    rows: Rows | None = None


def sources_at(path: Path) -> list[Given]:
    """The sets of a folder, or its tasks; of a file that set, or those tasks.

    Raises:
        UsageError: there is neither.
    """
    if path.is_dir():
        try:
            return [_of_set(rows) for rows in find_sets(path, "test", "train")]
        except UsageError:
            if not is_own(path):
                raise
        return [_of_tasks(_file_in(path))]
    if not path.is_file():
        raise UsageError(f"{path}: no such file or folder")
    if path.suffix in scorer.READERS or (kind_of(path) == LINES and _holds_a_set(path)):
        return [_of_set(rows) for rows in find_sets(path)]
    return [_of_tasks(path)]


def _of_set(rows: Rows) -> Given:
    try:
        suite = rows.suite
    except UsageError:  # its first row cannot be read, which is told when its turn comes
        suite = rows.suite_by("")
    path = rows.folder if rows.is_folder else rows.files[0]
    return Given(path, rows.folder, suite, rows.attempts, rows)


def _file_in(folder: Path) -> Path:
    there = [folder / name for name in _TASKS if (folder / name).is_file()]
    if len(there) > 1:
        raise UsageError(f"{folder} holds {' and '.join(p.name for p in there)}: name one of them")
    return there[0] if there else folder


def _holds_a_set(path: Path) -> bool:
    """Whether the first line that can be read is a row of a set, and not a task."""
    for _, line in numbered_lines(path):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            continue
        return isinstance(row, dict) and is_ours(row)
    return path.name == "metadata.jsonl"


def _of_tasks(path: Path) -> Given:
    kind = kind_of(path)
    if kind == PICTURES:
        folder = path if path.is_dir() else path.parent
        return Given(path, folder, "", lambda: _of_pictures(path))
    read = _of_table if kind in _TABLES else _of_lines
    return Given(path, path.parent, "", lambda: read(path))


def _of_pictures(path: Path) -> Iterator[Attempt]:
    """Pictures that are tasks themselves; each is named by its path."""
    tasks = picture_tasks(path, Wanted())
    for i in range(len(tasks)):
        yield Entry(tasks.place(i), tasks.row(i), tasks.picture(i), b"")


def _of_table(path: Path) -> Iterator[Attempt]:
    """A row that cannot be read ends a table, as nobody knows where the next begins."""
    try:
        found = _TABLES[kind_of(path)](path)
    except UsageError as error:
        yield UsageError(f"{error}; no row is read")
        return
    usable: list[tuple[int, dict[str, Any]]] = []
    for number, row in found.rows:
        try:
            usable.append((number, named(row)))
        except UsageError as error:
            yield UsageError(f"{path}:{number}: {error}")
    for number, row in with_ids(usable):
        yield _entry(path, number, row)


def _of_lines(path: Path) -> Iterator[Attempt]:
    for place, line in numbered_lines(path):
        number = int(place.rpartition(":")[2])
        try:
            row = json.loads(line)
            if not isinstance(row, dict):
                raise ValueError("not an object")
            yield _entry(path, number, row if is_ours(row) else named(row))
        except (ValueError, RecursionError, UsageError) as error:
            yield UsageError(f"{place}: {error}; expected an object a line such as {EXAMPLE}")


def _entry(path: Path, number: int, row: Mapping[str, Any]) -> Attempt:
    name = row.get("file_name" if is_ours(row) else IMAGE)
    place = f"{path}:{number}"
    if not isinstance(name, str) or not name:
        return UsageError(
            f'{place}: expected "{IMAGE}" to name a picture, got {scorer.brief(name)}'
        )
    return Entry(place, row, path.parent / name, b"")


def header_size(picture: Source) -> Size | None:
    """Width and height of a picture by its header; None where it cannot be read."""
    try:
        with Image.open(io.BytesIO(picture) if isinstance(picture, bytes) else picture) as image:
            return shown_size(image)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
