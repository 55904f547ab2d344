"""Replies of models as numbers in the model's own frame: pure functions, led by a family's profile.

Nothing is guessed from how large a number is. What the other side structured beats free text; each
syntax that is there decides, even if only by failing, so no digits are fished out of a reply that
says something else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pointerbench.run.parsers import calls, envelopes, numbers, tags, values
from pointerbench.run.parsers.found import (
    EMPTY,
    ERROR_BODY,
    NO_COORDINATES,
    NOT_FINITE,
    RANGE,
    REFUSAL,
    THOUSANDS,
    TRUNCATED,
    UNIT,
    Failure,
    Found,
    Outcome,
    Statement,
    choice,
)
from pointerbench.run.parsers.lenient import TORN, TornObject, decode, whole
from pointerbench.run.parsers.lenient import read as read_leniently
from pointerbench.run.parsers.text import answer_part, fold
from pointerbench.run.profiles import Reading

_UNITS = {"percent": "%", "sent": "px", "image": "px"}
_DEEPEST = 3  # texts within envelopes within texts
_DOCUMENTS = 1000
_LARGEST = 1e300  # so that pixels of it are finite too

_OBJECT = re.compile(r"\{\s*+(?:[\"'A-Za-z_}]|\Z)")
_CONTINUED = re.compile(
    rf"\s*+[\[(]?({numbers.NUMBER}(?:\s*+,\s*+{numbers.NUMBER})+)\s*+[\])]\s*+(?:[\]}})<]|\Z)"
)
_EMPTY_LIST = re.compile(r"(?:```\w*+)?\s*+\[\s*+\]\s*+(?:```)?")
_FENCE = "```"


def read(raw: str, reading: Reading, frame: str) -> Outcome:
    """What a reply says: numbers of ``frame`` in the order they stand, a refusal or a failure."""
    outcome = _read(raw, reading, 0)
    if isinstance(outcome, Failure) or not outcome.numbers:
        return outcome
    found, unit = outcome.numbers, outcome.unit
    if len(found) == 4 and numbers.are_thousands(raw, found):
        return THOUSANDS
    if unit and unit != _UNITS.get(frame):
        return UNIT
    for number in found:
        if not -_LARGEST < number < _LARGEST:
            return NOT_FINITE
    limit = reading.options.get("limit")
    return RANGE if limit is not None and max(found) > limit else outcome


def _read(raw: str, reading: Reading, depth: int) -> Outcome:
    stripped = raw.strip().removeprefix("\ufeff")
    if not stripped:
        return EMPTY
    first = stripped[0]
    if first in "[(" and stripped[-1] in "])" and not reading.options.get("rows"):
        outcome = numbers.only_group(stripped)
        if outcome is not None:
            return outcome
    if first in "{[":
        value = whole(stripped)
        if value is not TORN:
            return _of_document(value, reading, depth)
    return _of_text(fold(raw), reading)


def _of_document(value: Any, reading: Reading, depth: int) -> Outcome:
    """What a reply says that is JSON throughout."""
    envelope = envelopes.opened(value)
    if envelope is None:
        return _of_value(value, reading)
    if envelope.error:
        return ERROR_BODY
    if envelope.statements:
        return choice(envelope.statements) or NO_COORDINATES
    text = "\n".join(text for text in envelope.texts if text.strip())
    if depth >= _DEEPEST or not text:
        return TRUNCATED if envelope.cut else EMPTY
    outcome = _read(text, reading, depth + 1)
    return TRUNCATED if envelope.cut and isinstance(outcome, Failure) else outcome


def _of_value(value: Any, reading: Reading) -> Outcome:
    if reading.options.get("rows"):
        return values.rows(value) or NO_COORDINATES
    found = choice(values.statements(value))
    if found is None and reading.options.get("empty") and values.is_empty(value):
        return REFUSAL
    return found or NO_COORDINATES


def _of_text(text: str, reading: Reading) -> Outcome:
    part = answer_part(text, reading.thinking, reading.options)
    if isinstance(part, Failure):
        return part
    stripped = part.strip()
    if not stripped:
        return EMPTY
    if _is_refusal(stripped, reading):
        return REFUSAL
    for name in reading.syntaxes:
        outcome = SYNTAXES[name](part)
        if outcome is not None:
            prefilled = reading.options.get("prefilled") and numbers.is_series(stripped)
            return TRUNCATED if prefilled else outcome
    return NO_COORDINATES


_AROUND = " \t\r\n.!。\"'`*"


def _is_refusal(text: str, reading: Reading) -> bool:
    """Whether a text is the agreed sentence and nothing else."""
    if reading.options.get("empty") and _EMPTY_LIST.fullmatch(text):
        return True
    if not reading.refusals or len(text) > 200:
        return False
    return text.strip(_AROUND).casefold() in _sentences(reading.refusals)


@lru_cache(maxsize=256)
def _sentences(phrases: tuple[str, ...]) -> frozenset[str]:
    return frozenset(phrase.strip(_AROUND).casefold() for phrase in phrases)


def _objects(text: str) -> Outcome | None:
    """Objects in a text, in fences or not. Once there is one, nothing else counts."""
    if "{" not in text:
        return _continued(text)
    made: list[Statement] = []
    any_object = False
    at = 0
    for _ in range(_DOCUMENTS):
        match = _OBJECT.search(text, at)
        if match is None:
            break
        reader = decode if match[0][-1] in '"}' else read_leniently  # other keys are no JSON
        value, end = reader(text, match.start())
        at = max(end, match.start() + 1)
        torn = isinstance(value, TornObject) and at >= len(text.rstrip())
        any_object |= bool(value) or torn
        made += values.of_document(value)
    return choice(made) or (NO_COORDINATES if any_object else _continued(text))


def _continued(text: str) -> Outcome | None:
    """The rest of a call whose beginning was put into the model's mouth: ``483, 214]}}``."""
    match = _CONTINUED.match(text)
    return numbers.series(match[1]) if match else None


_LATEX = re.compile(r"\\(?:[ ,;!]|(?:left|right|quad)\b)")


def _groups(text: str) -> Outcome | None:
    """Numbers in brackets: after the word "answer" if there, in a fence if there, else anywhere."""
    if "\\" in text:
        text = _LATEX.sub(" ", text)
    for word in ("nswer", "答案", "\\boxed{", "ANSWER"):
        at = text.rfind(word)
        found = numbers.free(text[at:]) if at >= 0 else None
        if isinstance(found, Found):
            return found
    if _FENCE in text:
        for fenced in text.split(_FENCE)[1::2]:
            found = numbers.free(fenced.partition("\n")[2] or fenced)
            if isinstance(found, Found):
                return found
    return numbers.free(text)


SYNTAXES: dict[str, Callable[[str], Outcome | None]] = {
    "tool_call": calls.tool_calls,
    "json": _objects,
    "call": calls.code,
    "tags": tags.tagged,
    "groups": _groups,
}
"""By the names that profiles give. None: this syntax is not there, and the next one is tried."""
