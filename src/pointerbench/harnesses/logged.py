"""How a verdict of ours stands in another harness's log, so that it can be read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pointerbench.harnesses.questions import Judged

ID, LINE, CORRECT = "id", "prediction", "correct"
"""The row's id, what eval.py reads of the answer, and whether it is a hit."""

SCORER = "pointed"
"""What inspect_ai calls our scorer in its logs."""

METRIC = "pointerbench_accuracy"
"""The metric of lmms-eval under which its samples have our verdicts."""


def fields_of(id: str, found: Judged) -> dict[str, Any]:
    """A verdict as plain JSON. ``prediction`` is in unrounded pixels of the picture."""
    parsed, verdict = found.parsed, found.verdict
    return {
        ID: id,
        CORRECT: found.hit,
        "outcome": verdict.outcome,
        "detail": (parsed.reason if parsed else "") or verdict.detail or "",
        LINE: found.line,
        "given": list(parsed.given) if parsed and parsed.given else None,
        "frame": found.frame,
        "sent_size": list(found.sent_size),
        "distance": verdict.distance,
        "iou": verdict.iou,
    }
