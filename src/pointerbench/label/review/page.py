"""The page of a review, for one reviewer in one round: what it shows, and what becomes of it.

A row that another reviewer decided in the same round is passed over: several share the work. In the
second round nothing of the first one's decisions leaves the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pointerbench.label.candidates import Box, Candidate, box_of
from pointerbench.label.review.agreed import Reviewed
from pointerbench.label.review.decisions import (
    DECISIONS,
    FIX,
    SETTLING,
    Decision,
    decision_of,
    decisions_of,
    review_folder,
)
from pointerbench.looking.answers import Answers
from pointerbench.looking.people import file_of, people
from pointerbench.looking.pictures import inside
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream

_SAID = ("note", "seconds", "decision")
_KEYS = ("key", "box", "instruction", *_SAID)


@dataclass(frozen=True, slots=True)
class Shown:
    """A candidate that can be looked at, and the size of its picture in pixels."""

    candidate: Candidate
    size: tuple[int, int]


class ReviewPage:
    """The work of a reviewer. ``rows`` are those that may be shown."""

    page = "review.html"

    def __init__(self, reviewed: Reviewed, rows: Sequence[Shown], number: int) -> None:
        self.reviewed, self.number = reviewed, number
        self.who = ""
        self._rows = {one.candidate.id: one for one in rows}
        self._order: list[str] = []
        self._answers: Answers[Decision] | None = None
        self._read: dict[str, tuple[tuple[int, int], set[str]]] = {}

    def begin(self, who: str) -> None:
        order = [id for id, row in self._rows.items() if self._is_for(who, row.candidate)]
        if not order:
            raise UsageError(f"{self.reviewed.folder}: {self._nothing(who)}")
        if self.number == 2:  # whoever ends early has seen a fair sample
            order = Stream("review/2").shuffled(order)
        folder = review_folder(self.reviewed.folder)
        # Lines of other rounds stand in the same file.
        slots = [self._slot(id) for id in order]
        self._answers = Answers(folder, who, slots, self._slot_of, decision_of)
        self.who, self._order = who, order

    def close(self) -> None:
        if self._answers:
            self._answers.close()

    @property
    def done(self) -> int:
        """Rows that this reviewer has decided in this round."""
        answers = (self._answer(id) for id in self._order)
        return sum(one is not None and one.decision is not None for one in answers)

    @property
    def whole(self) -> int:
        return len(self._order)

    def state(self) -> dict[str, Any]:
        others = self._elsewhere()
        answers = {id: self._answer(id) for id in self._order}
        return {
            "round": self.number,
            "items": [self._item(id) | {"elsewhere": id in others} for id in self._order],
            "answers": {id: _shown(one) for id, one in answers.items() if one},
            "folder": str(self.reviewed.folder),
        }

    def picture(self, key: str) -> Path | None:
        row = self._rows.get(key)
        if row is None:
            return None
        path = self.reviewed.folder / row.candidate.image
        return path if inside(self.reviewed.folder, path) else None

    def save(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or not set(value) <= set(_KEYS):
            raise UsageError(f"expected an object of {', '.join(_KEYS)}")
        id = str(value.get("key"))
        if id not in self._order or self._answers is None:
            raise UsageError(f"no row {id!r} in this review")
        made = self._changed(self._rows[id], self._answer(id), value)
        if made != self._answer(id):
            self._answers.say(made, made.row())
        return {"answer": _shown(made), "elsewhere": sorted(self._elsewhere())}

    # ---------------------------------------------------------------------------------- inside

    def _slot(self, id: str) -> str:
        return f"{self.number} {id}"

    def _slot_of(self, decision: Decision) -> str:
        return f"{decision.round} {decision.id}"

    def _answer(self, id: str) -> Decision | None:
        return self._answers.said.get(self._slot(id)) if self._answers else None

    def _is_for(self, who: str, candidate: Candidate) -> bool:
        """Whether the round shows the row to this reviewer."""
        if self.number == 1:
            return True
        if self.number == SETTLING:
            return self.reviewed.is_disputed(candidate)
        first = self.reviewed.in_round(candidate, 1)
        return bool(first) and all(one.who != who for one in first)

    def _nothing(self, who: str) -> str:
        if self.number == SETTLING:
            return "nothing is to be settled: no two rounds differ"
        if self.number == 2:
            return f"no row is decided yet that {who} has not decided: a second round is another's"
        return "no row is flagged; --all shows all of them"

    def _changed(self, row: Shown, was: Decision | None, value: dict[str, Any]) -> Decision:
        one = row.candidate
        made = was or Decision(one.id, self.number, None, one.gt_bbox, one.instruction)
        said: dict[str, Any] = {key: value[key] for key in _SAID if key in value}
        new = decision_of({**made.row(), **said})
        if value.get("decision") is None:
            return new
        new = replace(new, gt_bbox=one.gt_bbox, instruction=one.instruction)
        return self._fixed(row, new, value) if new.decision == FIX else new

    def _fixed(self, row: Shown, new: Decision, value: dict[str, Any]) -> Decision:
        one, words = row.candidate, value.get("instruction", row.candidate.instruction)
        if not isinstance(words, str) or not words.strip():
            raise UsageError('expected "instruction" to be a text')
        box = one.gt_bbox
        if box is not None and value.get("box") is not None:
            box = box_of(value["box"])
            if list(box) != list(one.gt_bbox or ()):
                _check_inside(box, row.size)
        if box == one.gt_bbox and words == one.instruction:
            raise UsageError("nothing was changed: keep it, or drop it")
        return decision_of({**new.row(), "gt_bbox": box and list(box), "instruction": words})

    def _item(self, id: str) -> dict[str, Any]:
        row = self._rows[id]
        one = row.candidate
        shown: dict[str, Any] = {"key": id, "instruction": one.instruction, "box": one.gt_bbox}
        shown |= {"size": row.size, "more": dict(one.rest)}
        shown |= {"language": one.language, "task": one.task, "flags": one.flags}
        if self.number != SETTLING:
            return shown
        said = [two for two in self.reviewed.decisions[id] if two.round != SETTLING]
        return {**shown, "before": [_before(two) for two in said]}

    def _elsewhere(self) -> set[str]:
        """The rows that others have decided in this round."""
        folder = self.reviewed.folder
        found = set[str]()
        for who in people(review_folder(folder)):
            if who == self.who:
                continue
            about = file_of(review_folder(folder), who).stat()
            sign = (about.st_size, about.st_mtime_ns)
            if self._read.get(who, (None,))[0] != sign:
                decided = {id for id, number in decisions_of(folder, who) if number == self.number}
                self._read[who] = (sign, decided)
            found |= self._read[who][1]
        return found & set(self._order)


def _check_inside(box: Box, size: tuple[int, int]) -> None:
    if not (min(box) >= 0 and box[2] <= size[0] and box[3] <= size[1]):
        raise UsageError(f"expected a box on the picture, {size[0]} x {size[1]}, got {list(box)}")


def _shown(one: Decision) -> dict[str, Any]:
    """What the page shows of a decision again."""
    assert one.decision is None or one.decision in DECISIONS
    return {
        "decision": one.decision,
        "box": one.gt_bbox,
        "instruction": one.instruction,
        "note": one.note,
    }


def _before(one: Decision) -> dict[str, Any]:
    return {"who": one.who, "round": one.round, **_shown(one)}
