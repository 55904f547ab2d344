"""Questions of the Text and the Sheets suite about one captured screen, each proved twice.

The resolver of the suite must find the target and nothing else, and the running program must have
proved the place: what that takes is said by `text` and `sheets`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pointerbench.contract.mix import category_at
from pointerbench.contract.task import Task
from pointerbench.questions.screens import Screen
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

_TRIED = 40  # targets that are proposed for one question


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was proved: the task, what the row says of it beside, and what proves it.

    ``min_iou`` is 0 where a point is asked for.
    """

    task: Task
    data_type: str
    proof: str
    min_iou: float = 0.0


class Kind(Protocol):
    """The questions of one suite about one screen."""

    @property
    def weights(self) -> Mapping[str, float]:
        """The categories that the screen may have something for."""
        ...

    def ask(self, stream: Stream, category: str, language: str) -> Asked:
        """One question.

        Raises:
            UnprovedTaskError: what was proposed cannot be proved; says why.
        """
        ...


def questions(
    stream: Stream, kind: Kind, count: int, language: str, rejects: Counter[str]
) -> Iterator[Asked]:
    """Up to ``count`` questions of a kind about different targets, mixed by the suite's weights;
    a category for which the screen has nothing is left out from then on."""
    weights = dict(kind.weights)
    taken: set[Any] = set()
    number = 0
    while len(taken) < count and weights:
        category = category_at(number, weights)
        found = _one(stream.child(f"{number}/{category}"), kind, category, language, taken, rejects)
        number += 1
        if found is None:
            del weights[category]
            continue
        taken.add(found.task.target)
        yield found


def _one(
    stream: Stream,
    kind: Kind,
    category: str,
    language: str,
    taken: set[Any],
    rejects: Counter[str],
) -> Asked | None:
    for number in range(_TRIED):
        try:
            found = kind.ask(stream.child(str(number)), category, language)
        except UnprovedTaskError as error:
            rejects[f"{category}: {error.reason}"] += 1
            continue
        if found.task.target not in taken:
            return found
    return None


def row_of(asked: Asked, screen: Screen, id_: str, file_name: str) -> dict[str, Any]:
    """A question as a row of a set; see docs/capture.md."""
    task, manifest = asked.task, screen.manifest
    box = list(task.box)
    boxed = asked.min_iou > 0
    rule = {"type": "iou" if boxed else "point_in_bbox", "bbox": box, "min_iou": asked.min_iou}
    return {
        "file_name": file_name,
        "id": id_,
        "instruction": task.instruction,
        "bbox": box,
        "point": list(task.box.center),
        "answer_type": "bbox" if boxed else "point",
        "eval": rule,
        "data_type": asked.data_type,
        "category": task.category,
        "language": task.language,
        "content_language": screen.state.language,
        "application": manifest.name.get("en", manifest.program),
        "app": manifest.program,
        "version": manifest.version,
        "toolkit": manifest.toolkit,
        "platform": manifest.platform,
        "theme": screen.theme,
        "state": screen.state.id,
        "query": json.dumps(dict(task.query), ensure_ascii=False, sort_keys=True),
        "proof": asked.proof,
        "image_size": list(screen.state.size),
    }
