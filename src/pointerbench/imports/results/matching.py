"""Which row of a set a row of a log answers: by id, else by number, else by picture and words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from pointerbench import eval as scorer
from pointerbench.imports.results.logged import Logged, numbers_of
from pointerbench.values.errors import UsageError

_PICTURES = ("file_name", "source_file", "img_filename", "img_path", "image_path", "image")
_WORDS = ("instruction", "prompt_to_evaluate", "text")  # and whatever begins like the first
_CLOSE = 0.51  # pixels by which a log's box may differ: some round
_CLOSE_UNIT = 1e-4


@dataclass(frozen=True, slots=True)
class Known:
    """A row of the set that the log is of. ``truth`` is what the scorer makes of it."""

    truth: scorer.Truth
    names: frozenset[str]
    pictures: frozenset[str]  # without their folders
    words: frozenset[str]
    boxes: Sequence[Sequence[float]]


@dataclass(slots=True)
class Rows:
    """The rows of a set, and where a name or an instruction stands among them."""

    path: str
    known: list[Known] = field(default_factory=list)
    by_name: dict[str, list[int]] = field(default_factory=dict)
    by_words: dict[str, list[int]] = field(default_factory=dict)

    def add(self, known: Known) -> None:
        for name in known.names:
            self.by_name.setdefault(name, []).append(len(self.known))
        for words in known.words:
            self.by_words.setdefault(words, []).append(len(self.known))
        self.known.append(known)


def read_rows(path: Path) -> Rows:
    """The rows of a folder in our format, or of a metadata.jsonl.

    Raises:
        UsageError: as eval.py says it.
    """
    rows = Rows(str(path))
    try:
        for file in scorer.truth_in(path):
            for line, row in scorer.truth_rows(file):
                try:
                    rows.add(_known(row))
                except scorer.InputError as error:
                    raise error.at(str(file), line) from None
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    if not rows.known:
        raise UsageError(f"{path}: no rows")
    return rows


def _known(row: dict[str, Any]) -> Known:
    truth = scorer.check_truth(row)
    original = _original(row.get("source"))
    names = {truth.id, str(row.get("source_id") or "")} - {""}
    pictures = {_base(each[key]) for each in (row, original) for key in _PICTURES if each.get(key)}
    words = {
        _plain(value)
        for each in (row, original)
        for key, value in each.items()
        if (key in _WORDS or key.startswith(_WORDS[0])) and isinstance(value, str)
    }
    boxes = list(_boxes(row.get("bbox"), truth.size))
    theirs = numbers_of(original.get("bbox"), (4,))
    return Known(
        truth,
        frozenset(names),
        frozenset(pictures),
        frozenset(words - {""}),
        [*boxes, theirs] if theirs else boxes,
    )


def _original(source: Any) -> Mapping[str, Any]:
    """The row as it was in the set it comes from, where an import has kept it."""
    try:
        found = json.loads(source) if isinstance(source, str) else {}
    except (ValueError, RecursionError):
        found = {}
    return found if isinstance(found, dict) else {}


def _boxes(value: Any, size: scorer.Size | None) -> Iterator[Sequence[float]]:
    """A box in pixels in the ways in which logs write it."""
    box = numbers_of(value, (4,))
    if box:
        x1, y1, x2, y2 = box
        yield box
        yield x1, y1, x2 - x1, y2 - y1
        if size:
            yield tuple(v / side for v, side in zip(box, size * 2, strict=True))


def _base(name: Any) -> str:
    return PurePosixPath(str(name).replace("\\", "/")).name


def _plain(words: str) -> str:
    return " ".join(words.split())


def matched(rows: Rows, log: Sequence[Logged]) -> Iterator[tuple[Logged, int | None]]:
    """Each row of the log with the number of the row it answers; None where the set has none.

    Raises:
        UsageError: several rows of the set fit equally, or one is answered twice.
    """
    in_order = _in_order(rows, log)
    taken: dict[int, Logged] = {}
    for logged in log:
        found = (
            [logged.number] if in_order and logged.number is not None else _fitting(rows, logged)
        )
        if not found:
            yield logged, None
            continue
        free = [number for number in found if number not in taken]
        chosen = free[0] if free else found[0]
        _refuse_unclear(rows, logged, found)
        if not free:
            raise UsageError(_twice(rows.known[chosen], taken[chosen], logged))
        taken[chosen] = logged
        yield logged, chosen


def _in_order(rows: Rows, log: Sequence[Logged]) -> bool:
    """Whether the log's numbers are those of the set's rows: every instruction agrees."""
    if not all(logged.number is not None and logged.words for logged in log):
        return False
    return all(
        logged.number is not None
        and logged.number < len(rows.known)
        and _plain(logged.words) in rows.known[logged.number].words
        for logged in log
    )


def _fitting(rows: Rows, logged: Logged) -> list[int]:
    """The rows that the log may mean, by everything that it says of them."""
    by_name = rows.by_name.get(logged.id, []) if logged.id else []
    found = by_name or rows.by_words.get(_plain(logged.words), [])
    picture, words = _base(logged.picture), _plain(logged.words)
    if logged.picture:
        found = [i for i in found if picture in rows.known[i].pictures]
    if len(found) > 1 and words:
        found = [i for i in found if words in rows.known[i].words] or found
    if len(found) > 1 and logged.box:
        box = logged.box
        found = [i for i in found if any(_close(box, b) for b in rows.known[i].boxes)] or found
    return found


def _close(box: Sequence[float], other: Sequence[float]) -> bool:
    limit = _CLOSE_UNIT if max(map(abs, other)) <= 1 else _CLOSE
    return all(abs(a - b) <= limit for a, b in zip(box, other, strict=True))


def _refuse_unclear(rows: Rows, logged: Logged, found: Sequence[int]) -> None:
    """Rows with one picture and one target may stand for each other, others may not."""
    first = rows.known[found[0]]
    if all(_question(rows.known[number]) == _question(first) for number in found):
        return
    ids = ", ".join(rows.known[number].truth.id for number in found[:3])
    raise UsageError(
        f"{logged.place}: {len(found)} rows of {rows.path} fit (such as {ids}), and the log does "
        "not say which is meant; its order is not that of the set either. Import the set from "
        "the files that the log was made of"
    )


def _question(known: Known) -> tuple[Any, ...]:
    return known.pictures, known.words, str(known.truth[1:])


def _twice(known: Known, first: Logged, second: Logged) -> str:
    keys = [key for key in first.row if first.row[key] != second.row.get(key)]
    short = [key for key in keys if len(scorer.brief(first.row[key])) < 40]
    differing = ", ".join(
        f"{key}: {scorer.brief(first.row[key])} and {scorer.brief(second.row.get(key))}"
        for key in short[:4]
    )
    return (
        f"{second.place}: answers {known.truth.id} again, first {first.place}"
        + (f"; they differ in {differing}" if differing else "")
        + "; --only KEY=VALUE takes one of them"
    )
