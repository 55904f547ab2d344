"""Candidates for rows, as the steps of labelling hand them on: ``candidates.jsonl`` in a folder.

A JSON object a line, its picture below the folder::

    {"id": "c0001", "image": "pictures/a.png", "instruction": "Close the tab",
     "gt_bbox": [312, 8, 330, 26], "language": "en", "task": "element", "flags": ["small"]}

``gt_bbox`` is in pixels of the stored picture, x2 = x1 + width; null where the task is ``refusal``:
nothing fits. ``flags`` say why people should look at it; without one nobody needs to. Other fields
stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from pointerbench import eval as scorer
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row, row_line
from pointerbench.values.files import leaves, write_text

CANDIDATES = "candidates.jsonl"
REFUSAL = "refusal"
"""The task whose candidates have no box."""

Box: TypeAlias = tuple[float, float, float, float]
"""[x1, y1, x2, y2] in pixels, numbers as they were given."""

_KEYS = ("id", "image", "instruction", "gt_bbox", "language", "task", "flags")
_EXAMPLE = (
    '{"id": "...", "image": "a.png", "instruction": "...", "gt_bbox": [x1, y1, x2, y2], '
    '"language": "en", "task": "element", "flags": []}'
)
_NAMED = 20  # lines that are wrong


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of them. ``image`` is its path in the folder, ``gt_bbox`` None where nothing fits,
    ``rest`` all other fields, ``place`` file and line for messages."""

    id: str
    image: str
    instruction: str
    gt_bbox: Box | None
    language: str
    task: str
    flags: tuple[str, ...] = ()
    rest: Mapping[str, Any] = field(default_factory=dict)
    place: str = ""

    def row(self) -> dict[str, Any]:
        """As it stands in the file."""
        known = {
            "id": self.id,
            "image": self.image,
            "instruction": self.instruction,
            "gt_bbox": None if self.gt_bbox is None else list(self.gt_bbox),
            "language": self.language,
            "task": self.task,
            "flags": list(self.flags),
        }
        return {**known, **self.rest}


def read_candidates(folder: Path) -> list[Candidate]:
    """The candidates of a folder, in order. Pictures are not looked at.

    Raises:
        UsageError: there is no such file, or lines are not as expected, or an id is there twice;
            names file and line of each, up to 20.
    """
    path = folder / CANDIDATES
    found, wrong, seen = [], [], dict[str, str]()
    try:
        for number, row in scorer.JsonRows(str(path), _EXAMPLE):
            place = f"{path}:{number}"
            try:
                one = candidate_of(row, place)
                if one.id in seen:
                    raise UsageError(f"the id {one.id!r} is that of {seen[one.id]}, too")
                seen[one.id] = place
                found.append(one)
            except UsageError as error:
                wrong.append(f"{place}: {error}")
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    if wrong:
        more = [f"... and {len(wrong) - _NAMED} more"] if len(wrong) > _NAMED else []
        raise UsageError("\n  ".join([*wrong[:_NAMED], *more]))
    return found


def write_candidates(folder: Path, candidates: Iterable[Candidate]) -> Path:
    """Writes them into a folder, in the place of those that are there; the file."""
    path = folder / CANDIDATES
    text = "".join(row_line(one.row()) + "\n" for one in candidates)
    write_text(path, text.encode("utf-8", "backslashreplace").decode())
    return path


def candidate_of(row: Row, place: str = "") -> Candidate:
    """A line understood.

    Raises:
        UsageError: says what was expected.
    """
    texts = {key: _text(row, key) for key in ("id", "image", "instruction", "task")}
    language = row.get("language")
    if not isinstance(language, str):
        raise UsageError(f'expected "language" to be a text, got {scorer.brief(language)}')
    if leaves(texts["image"]):
        raise UsageError(f'expected "image" below this folder, got {texts["image"]!r}')
    flags = row.get("flags")
    if not isinstance(flags, list) or not all(isinstance(flag, str) for flag in flags):
        raise UsageError(f'expected "flags" to be a list of texts, got {scorer.brief(flags)}')
    if "gt_bbox" not in row:
        raise UsageError('expected "gt_bbox"')
    box = None if _refuses(row) else box_of(row["gt_bbox"])
    rest = {key: value for key, value in row.items() if key not in _KEYS}
    return Candidate(
        gt_bbox=box, language=language, flags=tuple(flags), rest=rest, place=place, **texts
    )


def box_of(value: Any) -> Box:
    """A box with an area, of JSON.

    Raises:
        UsageError: it is none.
    """
    if not scorer.are_numbers(value, 4) or value[0] >= value[2] or value[1] >= value[3]:
        raise UsageError(
            'expected "gt_bbox" to be [x1, y1, x2, y2] with x1 < x2 and y1 < y2, '
            f"got {scorer.brief(value)}"
        )
    return value[0], value[1], value[2], value[3]


def _refuses(row: Row) -> bool:
    return row["gt_bbox"] is None and row["task"] == REFUSAL


def _text(row: Row, key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value.strip():
        raise UsageError(f'expected "{key}" to be a text, got {scorer.brief(value)}')
    return value
