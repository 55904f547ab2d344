"""Plain values that people's own programs and functions are given, and what they may give back."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pointerbench.run.errors import CallError
from pointerbench.run.keys import secrets
from pointerbench.run.models import Model
from pointerbench.run.question import Call, Reply, Size, Usage
from pointerbench.values.errors import UsageError
from pointerbench.values.web import redactor

if TYPE_CHECKING:
    from pointerbench.picture.pixels import Picture

REFUSAL = "[-1, -1]"
"""What a refusal is written as: the sentinel that the readings of all families share, but for
those that read no coordinates."""

_TEXTS = ("reasoning", "finish_reason", "served_by")
_COUNTS = ("prompt_tokens", "completion_tokens", "reasoning_tokens")


def request_of(call: Call) -> dict[str, Any]:
    """The question as JSON values; sizes are [width, height] in pixels.

    ``sent_size`` is the size of the picture after the family's resize rule. ``prompt`` is what the
    family's profile says in the user's turn, without the place of the picture.
    """
    question = call.question
    return {
        "task_id": question.id,
        "instruction": question.instruction,
        "answer_type": question.answer_type,
        "image_path": str(Path(question.picture).resolve()),
        "image_size": list(question.size),
        "sent_size": list(call.sent.size),
        "system": call.prompt.system,
        "prompt": "".join(text for text in call.prompt.user if text is not None),
        "repeat": call.repeat,
    }


def picture_of(call: Call) -> Picture:
    """The picture as it is sent, as RGB."""
    from PIL import Image  # noqa: PLC0415 - only where a provider wants pixels

    with Image.open(io.BytesIO(call.sent.png)) as image:
        return image.convert("RGB")


def reply_of(fields: Mapping[str, Any]) -> Reply:
    """A reply of an object with ``raw`` and, as it likes, ``reasoning``, ``finish_reason``,
    ``served_by``, ``sent_size`` and ``usage``; other fields are left alone.

    Raises:
        CallError: a field is not what it should be.
    """
    texts = {name: _text(fields, name) for name in _TEXTS if fields.get(name) is not None}
    size = fields.get("sent_size")
    return Reply(
        raw_of(fields["raw"]),
        usage=_usage(fields.get("usage") or {}),
        sent_size=None if size is None else _size(size),
        **texts,
    )


def raw_of(value: Any) -> str:
    """What is to be read: a text as it is; None, a refusal; a list of numbers or anything else
    that JSON can hold, as JSON.

    Raises:
        CallError: JSON cannot hold it.
    """
    if isinstance(value, str):
        return value
    if value is None:
        return REFUSAL
    try:
        return json.dumps(value, allow_nan=False, default=_plain)
    except (TypeError, ValueError) as error:
        raise _wrong("a text, [x, y], [x1, y1, x2, y2], None or JSON", value) from error


def _plain(value: Any) -> Any:
    """Numbers and arrays of other packages (numpy, torch) as Python's own."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(type(value).__name__)


def number_setting(model: Model, name: str, default: float) -> float:
    """A setting that has to be a finite number, 0 or more.

    Raises:
        UsageError: it is something else.
    """
    value = model.settings.get(name, default)
    if not _is_number(value) or value < 0:
        raise UsageError(f"{model.name}: expected {name} to be a number from 0, got {value!r}")
    return float(value)


def whole_setting(model: Model, name: str, default: int, least: int = 0) -> int:
    """A setting that has to be a whole number, ``least`` or more.

    Raises:
        UsageError: it is something else.
    """
    value = model.settings.get(name, default)
    if type(value) is not int or value < least:
        raise UsageError(
            f"{model.name}: expected {name} to be a whole number from {least}, got {value!r}"
        )
    return value


def flag_setting(model: Model, name: str) -> bool:
    """A setting that has to be true or false; false where it is not given.

    Raises:
        UsageError: it is something else.
    """
    value = model.settings.get(name, False)
    if type(value) is not bool:
        raise UsageError(f"{model.name}: expected {name} to be true or false, got {value!r}")
    return value


def without_keys(text: str) -> str:
    """The text without any key that the environment or ``.env`` holds."""
    return redactor(secrets())(text)


def _text(fields: Mapping[str, Any], name: str) -> str:
    value = fields[name]
    if not isinstance(value, str):
        raise _wrong(f'"{name}" to be a text', value)
    return value


def _usage(value: Any) -> Usage:
    if not isinstance(value, Mapping):
        raise _wrong('"usage" to be an object', value)
    counts = {name: value[name] for name in _COUNTS if value.get(name) is not None}
    for name, count in counts.items():
        if type(count) is not int or count < 0:
            raise _wrong(f'"usage.{name}" to be a whole number', count)
    cost = value.get("cost")
    if cost is not None and (not _is_number(cost) or cost < 0):
        raise _wrong('"usage.cost" to be US dollars', cost)
    return Usage(**counts, cost=cost)


def _size(value: Any) -> Size:
    is_list = isinstance(value, Sequence) and not isinstance(value, str) and len(value) == 2
    if not is_list or not all(type(side) is int and side > 0 for side in value):
        raise _wrong('"sent_size" to be [width, height]', value)
    return value[0], value[1]


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and type(value) is not bool and math.isfinite(value)


def _wrong(expected: str, value: Any) -> CallError:
    return CallError(f"expected {expected}, got {repr(value)[:80]}", "bad_reply")
