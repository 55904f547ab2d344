"""What APIs wrap around an answer: chat messages, content blocks, function calls, error bodies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pointerbench.run.parsers import values
from pointerbench.run.parsers.found import Statement
from pointerbench.run.parsers.keys import names

_DEEPEST = 8
_CALLS = ("tool_calls", "function_call", "functionCall")
_GEMINI_TEXT = {"text", "thought", "thoughtSignature"}
_MESSAGE = {
    *("role", "content", "tool_calls", "function_call", "refusal", "name", "annotations", "audio"),
    *("reasoning", "reasoning_content", "reasoning_details", "thinking", "finish_reason", "images"),
}
_KEYS = frozenset(
    names("choices candidates output message error parts role content type text functionCall")
)  # of which every envelope has one
_SILENT = ("thinking", "redacted_thinking", "reasoning", "tool_result")


@dataclass(slots=True)
class Envelope:
    """What was in it: native calls, texts for the user, whether an error or a cut was told."""

    statements: list[Statement] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    error: bool = False
    cut: bool = False


def opened(value: Any) -> Envelope | None:
    """The contents of an API's reply; None if the value is none of an API's forms."""
    if not _is_envelope(value):
        return None
    found = Envelope()
    _open(value, found, 0)
    return found


def _is_envelope(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(map(_is_block, value))
    if not isinstance(value, dict) or _KEYS.isdisjoint(value):
        return False
    for key in ("choices", "candidates", "output"):
        if isinstance(value.get(key), list):
            return True
    if isinstance(value.get("message"), dict) or _is_block(value):
        return True
    return bool(value.get("error")) or "parts" in value or _is_message(value)


def _is_message(value: Mapping[str, Any]) -> bool:
    """Whether this is a chat message: agents' actions and elements of a screen have some of its
    keys too."""
    if value.get("role") in ("assistant", "model"):
        return True
    return "content" in value and value.keys() <= _MESSAGE


def _is_block(item: Any) -> bool:
    """Whether this is a part of a message as Anthropic, OpenAI and Gemini have them."""
    if not isinstance(item, dict) or _KEYS.isdisjoint(item):
        return False
    kind = item.get("type")
    if kind in ("text", "output_text"):
        return isinstance(item.get("text"), str)
    if kind in ("tool_use", "computer_call", "function_call", "message", *_SILENT):
        return True
    return "functionCall" in item or ("text" in item and item.keys() <= _GEMINI_TEXT)


def _open(value: Any, found: Envelope, depth: int) -> None:
    if isinstance(value, list):
        for item in value:
            _open(item, found, depth + 1)
    if not isinstance(value, dict) or depth > _DEEPEST or value.get("type") in _SILENT:
        return
    found.error |= bool(value.get("error"))
    reason = value.get("finish_reason") or value.get("finishReason") or value.get("stop_reason")
    if reason:
        found.cut |= str(reason).lower() in ("length", "max_tokens")
    if value.get("type") in ("tool_use", "computer_call", "function_call"):
        found.statements += values.statements(value)
        return
    for key in _CALLS:
        if value.get(key):
            found.statements += values.statements({key: value[key]})
    if value.get("thought") is not True:
        found.texts += _texts(value)
    for inner in _inner(value):
        _open(inner, found, depth + 1)


def _texts(value: Mapping[str, Any]) -> Iterator[str]:
    for key in ("text", "content", "answer"):
        if isinstance(value.get(key), str):
            yield value[key]


def _inner(value: Mapping[str, Any]) -> Iterator[Any]:
    """The parts in which an answer may lie; of several choices only the first."""
    for key in ("choices", "candidates"):
        if isinstance(value.get(key), list):
            yield from value[key][:1]
    for key in ("message", "content", "parts", "output"):
        if isinstance(value.get(key), list | dict):
            yield value[key]
