"""How a question stands in a row of a set."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pointerbench.asking.question import Question
from pointerbench.asking.tasks import TASKS
from pointerbench.values.geometry import Box


def asked(question: Question, box: Box | None, type_: str) -> dict[str, Any]:
    """What is asked, and what is right: a point in the box, in pixels of the picture, or, without
    one, a refusal. ``type_`` is that of the element."""
    kind = "point_in_bbox" if box else "refusal"
    edges = list(box) if box else []
    return {
        "instruction": question.wordings["en"],
        "instruction_zh": question.wordings["zh"],
        "bbox": edges,
        "point": list(box.center) if box else [],
        "answer_type": "point" if box else "refusal",
        "eval": {"type": kind, "bbox": edges},
        "task": question.task,
        "level": "advanced" if question.task == "refusal" else TASKS[question.task].level,
        "element_type": type_ if box else "none",
    }


def worked_out(question: Question) -> dict[str, Any]:
    """The steps of reasoning, and what a refusal changes."""
    return {
        "depth": question.depth,
        "operations": json.dumps(list(question.operations)),
        "changed": question.changed,
    }


def query_text(question: Question) -> str:
    """The query as JSON that `tasks.resolve` executes."""
    return json.dumps(dict(question.query), ensure_ascii=False, sort_keys=True)


def pair_id(questions: Sequence[Question], place: int, twin: str, screen: int) -> str:
    """The same id in a refusal and in the question that it was made from; else empty.

    ``twin`` is the target of that question.
    """
    question = questions[place]
    paired = question.task == "refusal" or (twin and question.target == twin)
    return f"p{screen:04d}" if paired else ""
