"""Tasks of one's own, in whatever form people have them: the one place that tells the forms apart.

=====================  =============================================================================
a folder               its tasks.jsonl, tasks.json or tasks.csv; else every picture in it is a task
a picture              is a task: ``shot.txt`` beside it, or ``--instruction``, says what to click
``.csv``, ``.tsv``     a table whose first line names the fields
``[`` ...              a JSON array of tasks
anything else          JSONL, one task a line
=====================  =============================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pointerbench.run.inputs.array_rows import array_rows
from pointerbench.run.inputs.picture_rows import is_picture, picture_tasks
from pointerbench.run.inputs.rows_of_fields import Found, Wanted, field_tasks
from pointerbench.run.inputs.table_rows import table_rows
from pointerbench.run.inputs.tasks import Of, Tasks, read_tasks
from pointerbench.values.errors import UsageError

PICTURES, TABLE, ARRAY, LINES, SET = "pictures", "table", "array", "lines", "set"

_READERS: dict[str, Callable[[Path], Found]] = {TABLE: table_rows, ARRAY: array_rows}
_IN_A_FOLDER = ("tasks.jsonl", "tasks.json", "tasks.csv", "tasks.tsv")
_SHEETS = (".xlsx", ".xls", ".ods", ".numbers")


def own_tasks(path: Path, how: Wanted) -> Tasks:
    """The tasks of a file or folder.

    Raises:
        UsageError: with file, line and what was expected.
    """
    path = _file_in(path)
    kind = kind_of(path)
    if kind == SET:
        raise UsageError(f"{path}: a folder with a metadata.jsonl; expected --data {path}")
    if kind == PICTURES:
        return picture_tasks(path, how)
    if kind == LINES:
        if how.instruction is not None:
            raise UsageError("--instruction is for pictures, tables and arrays; JSONL has its own")
        return read_tasks(path, how.allow_outside, Of(language=how.language))
    return field_tasks(path, _READERS[kind](path), how)


def is_own(path: Path) -> bool:
    """Whether something is there that only `own_tasks` reads."""
    if path.is_dir():
        names = [file.name for file in path.iterdir()]
        return any(name in _IN_A_FOLDER or is_picture(path / name) for name in names)
    return path.is_file() and kind_of(path) != LINES


def kind_of(path: Path) -> str:
    """Which of the forms a file or folder has."""
    if path.is_dir():
        sets = any((path / place / "metadata.jsonl").is_file() for place in ("", "test"))
        return SET if sets else PICTURES
    suffix = path.suffix.lower()
    if suffix in _SHEETS:
        raise UsageError(f"{path}: a spreadsheet; save it as CSV")
    if suffix in (".csv", ".tsv"):
        return TABLE
    if is_picture(path):
        return PICTURES
    return ARRAY if _begins(path) == b"[" else LINES


def _file_in(path: Path) -> Path:
    """A folder's file of tasks, where it has one."""
    there = [path / name for name in _IN_A_FOLDER if (path / name).is_file()]
    if len(there) > 1:
        names = " and ".join(file.name for file in there)
        raise UsageError(f"{path} holds {names}: name one of them")
    return there[0] if there else path


def _begins(path: Path) -> bytes:
    """The first character that is not blank."""
    try:
        with path.open("rb") as file:
            return file.read(4096).removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
