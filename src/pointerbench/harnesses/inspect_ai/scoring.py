"""The scorer: eval.py's verdict on what a model of inspect_ai has said."""

from __future__ import annotations

import json
from typing import Any

from inspect_ai.model import ChatMessageAssistant, ModelOutput
from inspect_ai.scorer import CORRECT, INCORRECT, Score, Scorer, Target, scorer
from inspect_ai.solver import TaskState

from pointerbench.harnesses.inspect_ai.metrics import (
    accuracy,
    ci95_high,
    ci95_low,
    hits,
    invalid,
    misses,
    missing,
    refused,
)
from pointerbench.harnesses.inspect_ai.setting import profile_for
from pointerbench.harnesses.logged import SCORER, fields_of
from pointerbench.harnesses.questions import judged

_REASONS = {
    "refused": "refusal",
    "invalid": "invalid_response_format",
    "missing": "no_response",
}
"""inspect_ai's words for outcomes that are neither hit nor miss."""


@scorer(
    name=SCORER,
    metrics=[
        *(accuracy(), ci95_low(), ci95_high()),
        *(hits(), misses(), refused(), invalid(), missing()),
    ],
)
def pointed(**given: Any) -> Scorer:
    """The verdict on a reply; ``given`` are a task's options. All else stands in the sample."""

    async def score(state: TaskState, target: Target) -> Score:
        found = judged(
            dict(state.metadata), reply_of(state.output), profile_for(state.model, given)
        )
        return Score(
            value=CORRECT if found.hit else INCORRECT,
            answer=found.answer,
            explanation=found.why,
            reason=_REASONS.get(found.verdict.outcome),
            metadata=fields_of(str(state.sample_id), found),
        )

    return score


def reply_of(output: ModelOutput) -> str | None:
    """What a model said, without its reasoning; None where no reply came. A native call is JSON."""
    if not output.choices:
        return None
    message = output.choices[0].message
    return _with_calls(message) if message.tool_calls else message.text


def _with_calls(message: ChatMessageAssistant) -> str:
    calls = [
        {"type": "function", "function": {"name": call.function, "arguments": call.arguments}}
        for call in message.tool_calls or []
    ]
    whole = {"role": "assistant", "content": message.text, "tool_calls": calls}
    return json.dumps(whole, ensure_ascii=False)
