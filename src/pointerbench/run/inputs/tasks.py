"""Tasks to ask: a file of one task a line, of which only the places of the lines are kept."""

from __future__ import annotations

import hashlib
import json
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.picture.pixels import picture_size
from pointerbench.run.inputs.index import Index, Recent
from pointerbench.run.inputs.json_object import json_object
from pointerbench.run.inputs.near_misses import named
from pointerbench.run.inputs.places import lies_in, whole
from pointerbench.run.inputs.taskrow import EXAMPLE, TaskRow, Truth, is_ours, task_row
from pointerbench.run.question import Question, Size
from pointerbench.values.errors import UsageError
from pointerbench.values.files import leaves

__all__ = ["Tasks", "Truth", "read_tasks"]

_EXPECTED = f"expected one object a line such as {EXAMPLE}"
_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Tasks:
    """The tasks of a file, or some of them, numbered from 0 in the order of the file.

    ``digest`` is the SHA-256 of the whole file; ``suite`` is None for a file of tasks. Rows are
    read when they are asked for, so memory grows by some 30 bytes a task. ``language`` is that of
    the instructions, "" the set's own.
    """

    path: Path
    digest: str
    suite: str | None
    version: str
    allow_outside: bool
    name: str  # the path as people are told of it
    language: str
    _index: Index = field(repr=False)
    _picks: array[int] = field(repr=False)
    _read: Recent = field(default_factory=Recent, repr=False, compare=False)

    def __len__(self) -> int:
        return len(self._picks)

    def row(self, i: int) -> dict[str, Any]:
        """The line as it stands."""
        return dict(self._line(i)[0])

    def id(self, i: int) -> str:
        return self._task(i).id

    def question(self, i: int) -> Question:
        """What a model is asked.

        Raises:
            UsageError: the picture is missing, is none, or lies outside of the file's folder.
        """
        task = self._task(i)
        picture = self._picture(task, i)
        try:
            size = _size_of(whole(picture), picture.stat().st_mtime_ns)
        except OSError:
            raise UsageError(f"{self.place(i)}: {task.image}: no such picture") from None
        except UsageError as error:
            said = str(error).replace(whole(picture), str(picture))
            raise UsageError(f"{self.place(i)}: {said}") from None
        if task.size not in (None, size):
            raise UsageError(
                f"{self.place(i)}: image_size says {_by(task.size)}, "
                f"the picture {task.image} is {_by(size)}"
            )
        return Question(task.id, picture, size, task.instruction, task.answer_type)

    def truth(self, i: int) -> Truth | None:
        """What is right; None where nobody has said so."""
        return self._task(i).truth

    def picture(self, i: int) -> Path:
        """Where the picture of a task lies, whether or not it is there."""
        return self._picture(self._task(i), i)

    def place(self, i: int) -> str:
        """File and line of a task, for messages; of a picture that is a task itself, its path."""
        line = self._index.lines[self._picks[i]]
        return f"{self.path}:{line}" if line else str(self.picture(i))

    def index_of(self, id: str) -> int | None:
        """The number of the task of that id; None if there is none."""
        index, wanted = self._index, _short(id)
        at = bisect_left(index.by_id, wanted, key=lambda place: index.ids[place])
        while at < len(index.by_id) and index.ids[index.by_id[at]] == wanted:
            place = index.by_id[at]
            i = bisect_left(self._picks, place)
            if i < len(self._picks) and self._picks[i] == place and self.id(i) == id:
                return i
            at += 1
        return None

    def select(self, indices: Iterable[int]) -> Tasks:
        """Some of the tasks, in the order of the file."""
        picks = array("q", sorted({self._picks[i] for i in indices}))
        return Tasks(
            self.path,
            self.digest,
            self.suite,
            self.version,
            self.allow_outside,
            self.name,
            self.language,
            self._index,
            picks,
            self._read,
        )

    def _task(self, i: int) -> TaskRow:
        """The line understood."""
        return self._line(i)[1]

    def _line(self, i: int) -> tuple[dict[str, Any], TaskRow]:
        """The line as it stands, and understood."""
        at = self._picks[i]
        if kept := self._read.found.get(at):
            return kept
        try:
            row = _row(self._bytes(at), self.path, self._index.lines[at])
            return self._read.keep(at, row, task_row(row, self.language))
        except UsageError as error:
            raise UsageError(f"{self.path} was changed while it was in use: {error}") from None

    def _bytes(self, at: int) -> bytes:
        if self._index.held:
            return self._index.held[at]
        with self.path.open("rb") as file:
            file.seek(self._index.offsets[at])
            return file.readline()

    def _picture(self, task: TaskRow, i: int) -> Path:
        path = self.path.parent / task.image
        if not self.allow_outside and not lies_in(path, self.path.parent):
            raise UsageError(f"{self.place(i)}: {_outside(task.image)}")
        return path


@dataclass(frozen=True, slots=True)
class Of:
    """What is known of a file of tasks: its suite and version, and the language to ask in.

    ``name`` stands for the path in what is written, where that would name somebody's machine.
    """

    suite: str | None = None
    version: str = ""
    name: str = ""
    language: str = ""


_UNKNOWN = Of()


def read_tasks(path: Path, allow_outside: bool = False, of: Of = _UNKNOWN) -> Tasks:
    """The tasks of a file; every line is checked, no picture is looked at.

    Raises:
        UsageError: with file, line and what was expected.
    """
    index, digest = Index(), hashlib.sha256()
    try:
        with path.open("rb") as file:
            for number, offset, line in _lines(file, digest):
                row = _row(line, path, number)
                task = _checked(row, f"{path}:{number}", allow_outside, of.language)
                index.offsets.append(offset)
                index.lines.append(number)
                index.ids.append(_short(task.id))
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    if not index.offsets:
        raise UsageError(f"{path}:1: no tasks; expected lines such as {EXAMPLE}")
    return _indexed(path, digest.hexdigest(), index, allow_outside, of)


def held_tasks(
    path: Path,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    digest: str,
    allow_outside: bool,
    of: Of = _UNKNOWN,
) -> Tasks:
    """Tasks that do not stand in the file line by line: each with the number of its line, 0 where
    it is a picture of the folder. Paths of pictures start from the folder of ``path``.

    Raises:
        UsageError: with file, line and what was expected.
    """
    index = Index()
    for number, row in rows:
        place = f"{path}:{number}" if number else str(path.parent / str(row["image_path"]))
        task = _checked(row, place, allow_outside, of.language)
        index.held.append(json.dumps(row).encode())
        index.lines.append(number)
        index.ids.append(_short(task.id))
    return _indexed(path, digest, index, allow_outside, of)


def _indexed(path: Path, digest: str, index: Index, outside: bool, of: Of) -> Tasks:
    index.by_id = array("q", sorted(range(len(index.ids)), key=index.ids.__getitem__))
    picks = array("q", range(len(index.ids)))
    named = of.name or str(path)
    tasks = Tasks(path, digest, of.suite, of.version, outside, named, of.language, index, picks)
    _refuse_doubles(tasks, index)
    return tasks


def _row(line: bytes, path: Path, number: int) -> dict[str, Any]:
    """The object of a line, its fields under the names that tasks have."""
    row = json_object(line, path, number, _EXPECTED)
    try:
        return row if is_ours(row) else named(row)
    except UsageError as error:
        raise UsageError(f"{path}:{number}: {error}") from None


def _lines(file: Iterable[bytes], digest: hashlib._Hash) -> Iterator[tuple[int, int, bytes]]:
    """Number, offset and bytes of each line that is not blank."""
    offset = 0
    for number, line in enumerate(file, 1):
        digest.update(line)
        start = len(_BOM) if number == 1 and line.startswith(_BOM) else 0
        if line[start:].strip():
            yield number, offset + start, line[start:]
        offset += len(line)


def _checked(row: Mapping[str, Any], place: str, allow_outside: bool, language: str) -> TaskRow:
    try:
        task = task_row(row, language)
    except UsageError as error:
        raise UsageError(f"{place}: {error}") from None
    if not allow_outside and leaves(task.image):
        raise UsageError(f"{place}: {_outside(task.image)}")
    return task


def _outside(image: str) -> str:
    return (
        f"expected a picture in the folder of this file, got {scorer.brief(image)}; "
        "--allow-outside allows others"
    )


def _refuse_doubles(tasks: Tasks, index: Index) -> None:
    for first, second in zip(index.by_id, index.by_id[1:], strict=False):
        if index.ids[first] == index.ids[second] and tasks.id(first) == tasks.id(second):
            shown = scorer.brief(tasks.id(second))
            line = index.lines[first]
            raise UsageError(f"{tasks.place(second)}: task_id {shown} again, first on line {line}")


def _short(task_id: str) -> int:
    digest = hashlib.sha256(task_id.encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big")


@lru_cache(maxsize=4096)
def _size_of(picture: str, _stamp: int) -> Size:
    """The size by the picture's header; a file that has changed is looked at again."""
    return picture_size(Path(picture))


def _by(size: Size | None) -> str:
    return f"{size[0]}x{size[1]}" if size else "?"
