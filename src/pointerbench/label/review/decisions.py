"""What reviewers decide: lines of ``review/NAME.jsonl`` beside the candidates.

    {"id": "c0001", "round": 1, "decision": "fix", "gt_bbox": [312, 8, 330, 26],
     "instruction": "Close the tab", "note": "", "seconds": 4.1}

``decision`` is ``keep``, ``fix`` (box and instruction are the new ones), ``drop``, or null, where
there is nothing but a note. A row's last line of a round counts. ``round`` is 1 where it is not
said, 2 where somebody else looked at a decided row without seeing the decision, 3 where somebody
settled what the first two did not agree on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.label.candidates import Box, box_of
from pointerbench.looking.answers import read_answers
from pointerbench.looking.people import file_of, people
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row

REVIEW = "review"
KEEP, FIX, DROP = "keep", "fix", "drop"
DECISIONS = (KEEP, FIX, DROP)
ROUNDS = (1, 2, 3)
SETTLING = 3
"""The round in which what was not agreed on is settled."""
ALIKE = 0.5
"""Two boxes with this IoU, or more, are the same decision."""

_LONGEST = 4000  # characters of a text
_MOST = 1e6  # seconds


@dataclass(frozen=True, slots=True)
class Decision:
    """One reviewer's last word on a row in a round; ``who`` is "" where it is being made."""

    id: str
    round: int
    decision: str | None
    gt_bbox: Box | None
    instruction: str
    note: str = ""
    seconds: float = 0.0
    who: str = ""

    def row(self) -> dict[str, Any]:
        """The line."""
        return {
            "id": self.id,
            "round": self.round,
            "decision": self.decision,
            "gt_bbox": None if self.gt_bbox is None else list(self.gt_bbox),
            "instruction": self.instruction,
            "note": self.note,
            "seconds": self.seconds,
        }

    def is_like(self, other: Decision) -> bool:
        """Whether both mean the same: the same decision, and where a row stays, boxes whose IoU is
        0.5 or more."""
        if self.decision != other.decision:
            return False
        if self.decision == DROP or self.gt_bbox is None or other.gt_bbox is None:
            return self.decision == DROP or self.gt_bbox == other.gt_bbox
        found = scorer.areas(list(self.gt_bbox), list(other.gt_bbox))
        return scorer.MEASURES["min_iou"](*found) >= ALIKE


def decision_of(row: Row) -> Decision:
    """A line understood.

    Raises:
        UsageError: says what was expected.
    """
    decision, number, seconds = row.get("decision"), row.get("round", 1), row.get("seconds", 0)
    if decision is not None and decision not in DECISIONS:
        expected = ", ".join(DECISIONS)
        raise UsageError(f'expected "decision" one of {expected}, got {scorer.brief(decision)}')
    if type(number) is not int or number not in ROUNDS:
        raise UsageError(f'expected "round" to be 1, 2 or 3, got {scorer.brief(number)}')
    if not scorer.are_numbers([seconds], 1) or not 0 <= seconds <= _MOST:
        raise UsageError(
            f'expected "seconds" to be a number from 0 on, got {scorer.brief(seconds)}'
        )
    box = row.get("gt_bbox")
    return Decision(
        _text(row, "id"),
        number,
        decision,
        None if box is None else box_of(box),
        _text(row, "instruction"),
        _text(row, "note", ""),
        round(float(seconds), 1),
    )


def _text(row: Row, key: str, default: Any = None) -> str:
    value = row.get(key, default)
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise UsageError(f'expected "{key}" to be a text of at most {_LONGEST} characters')
    return value


def review_folder(folder: Path) -> Path:
    return folder / REVIEW


def read_decisions(folder: Path, ids: Iterable[str]) -> dict[str, list[Decision]]:
    """All decisions by id, those of early rounds first, then by name; notes alone are left out.

    Raises:
        UsageError: a line is damaged, or of no candidate; with file and line.
    """
    known = dict[str, list[Decision]]((id, []) for id in ids)
    for who in people(review_folder(folder)):
        for one in decisions_of(folder, who).values():
            if one.id not in known:
                path = file_of(review_folder(folder), who)
                raise UsageError(f"{path}: {one.id!r} is the id of no candidate")
            known[one.id].append(one)
    for found in known.values():
        found.sort(key=lambda one: (one.round, one.who))
    return known


def decisions_of(folder: Path, who: str) -> Mapping[tuple[str, int], Decision]:
    """A reviewer's, by id and round."""
    found = {}
    for one in read_answers(file_of(review_folder(folder), who), decision_of):
        if one.decision is None:
            continue
        named = Decision(**{**{key: getattr(one, key) for key in one.__slots__}, "who": who})
        found[one.id, one.round] = named
    return found
