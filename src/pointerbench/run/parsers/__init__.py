"""Replies of models as numbers in the model's own frame: pure functions, led by a family's profile.

Nothing is guessed from how large a number is. What the other side structured beats free text; each
syntax that is there decides, even if only by failing, so no digits are fished out of a reply that
says something else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pointerbench.run.parsers import (
    calls,
    envelopes,
    groups,
    lines,
    numbers,
    places,
    prose,
    tags,
    values,
)
from pointerbench.run.parsers.found import (
    EMPTY,
    ERROR_BODY,
    GAVE_UP,
    NO_COORDINATES,
    NOT_FINITE,
    RANGE,
    REFUSAL,
    TRUNCATED,
    UNIT,
    Failure,
    Found,
    Outcome,
    Statement,
    choice,
    first_named,
)
from pointerbench.run.parsers.lenient import TORN, TornObject, decode, whole
from pointerbench.run.parsers.lenient import read as read_leniently
from pointerbench.run.parsers.text import answer_part, fold
from pointerbench.run.profile_values import FRAMES, Profile, Reading

_UNITS = {"percent": "%", "sent": "px", "image": "px"}
_DEEPEST = 3  # texts within envelopes within texts
_DOCUMENTS = 1000
_LARGEST = 1e300  # so that pixels of it are finite too

_OBJECT = re.compile(r"\{\s*+(?:[\"'A-Za-z_}]|\Z)")
_CONTINUED = re.compile(
    rf"\s*+[\[(]?({numbers.NUMBER}(?:\s*+,\s*+{numbers.NUMBER})+)\s*+[\])]\s*+(?:[\]}})<]|\Z)"
)
_ENVELOPE = re.compile(r"\{\s*+\"(?:role|choices|candidates|message)\"\s*+:")
_EMPTY_LIST = re.compile(r"(?:```\w*+)?\s*+\[\s*+\]\s*+(?:```)?")


def read(raw: str, profile: Profile) -> Outcome:
    """What a reply says: numbers of the profile's frame in the order they stand, a refusal or a
    failure."""
    reading, frame = profile.read, profile.frame
    outcome = _read(raw, profile, 0)
    if outcome is GAVE_UP and reading.options.failure:
        return REFUSAL
    if isinstance(outcome, Failure) or not outcome.numbers:
        return outcome
    found, unit = outcome.numbers, outcome.unit
    if len(found) == 4 and (wrong := numbers.commas(raw, found)):
        return wrong
    if unit and unit != _UNITS.get(frame):
        return UNIT
    for number in found:
        if not -_LARGEST < number < _LARGEST:
            return NOT_FINITE
    limit = reading.options.limit
    return RANGE if limit is not None and max(found) > limit else outcome


def _read(raw: str, profile: Profile, depth: int) -> Outcome:
    stripped = raw.strip().removeprefix("\ufeff")
    if not stripped:
        return EMPTY
    first = stripped[0]
    if first in "[(" and stripped[-1] in "])" and not profile.read.options.rows:
        outcome = numbers.only_group(stripped)
        if outcome is not None:
            return outcome
    if first in "{[":
        value = whole(stripped)
        if value is not TORN:
            return _of_document(value, profile, depth)
        if _ENVELOPE.match(stripped):
            return TRUNCATED  # what it still says may be the reasoning
    return _of_text(fold(raw), profile)


def _of_document(value: Any, profile: Profile, depth: int) -> Outcome:
    """What a reply says that is JSON throughout."""
    envelope = envelopes.opened(value)
    if envelope is None:
        return _of_value(value, profile.read)
    if envelope.error:
        return ERROR_BODY
    if envelope.statements:
        return choice(envelope.statements) or NO_COORDINATES
    text = "\n".join(text for text in envelope.texts if text.strip())
    if depth >= _DEEPEST or not text:
        return TRUNCATED if envelope.cut else EMPTY
    outcome = _read(text, profile, depth + 1)
    return TRUNCATED if envelope.cut and isinstance(outcome, Failure) else outcome


def _of_value(value: Any, reading: Reading) -> Outcome:
    if reading.options.rows:
        return places.rows(value) or NO_COORDINATES
    found = choice(values.statements(value))
    if found is None and reading.options.empty and places.is_empty(value):
        return REFUSAL
    return found or NO_COORDINATES


def _of_text(text: str, profile: Profile) -> Outcome:
    reading = profile.read
    part = answer_part(text, reading.thinking, reading.options)
    if isinstance(part, Failure):
        return part
    stripped = part.strip()
    if not stripped:
        return EMPTY
    if prose.agreed(stripped, reading.refusals):
        return REFUSAL
    if reading.options.empty and _EMPTY_LIST.fullmatch(stripped):
        return REFUSAL
    for name in reading.syntaxes:
        outcome = SYNTAXES[name](part, profile)
        if outcome is not None:
            prefilled = reading.options.prefilled and numbers.is_series(stripped)
            return TRUNCATED if prefilled else outcome
    return NO_COORDINATES


def _objects(text: str, _profile: Profile) -> Outcome | None:
    """Objects in a text, in fences or not. Once there is one, nothing else counts."""
    if "{" not in text:
        return _continued(text)
    made: list[Statement] = []
    listed: list[Statement] = []  # of the objects that only a comma parts
    any_object = False
    at = 0
    for _ in range(_DOCUMENTS):
        match = _OBJECT.search(text, at)
        if match is None:
            break
        if listed and text[at : match.start()].strip() != ",":
            made += first_named(listed)
            listed = []
        reader = decode if match[0][-1] in '"}' else read_leniently  # other keys are no JSON
        value, end = reader(text, match.start())
        at = max(end, match.start() + 1)
        torn = isinstance(value, TornObject) and at >= len(text.rstrip())
        any_object |= bool(value) or torn
        listed += values.of_document(value)
    made += first_named(listed)
    return choice(made) or (NO_COORDINATES if any_object else _continued(text))


def _continued(text: str) -> Outcome | None:
    """The rest of a call whose beginning was put into the model's mouth: ``483, 214]}}``."""
    match = _CONTINUED.match(text)
    return numbers.series(match[1]) if match else None


def _calls(text: str, profile: Profile) -> Outcome | None:
    """Calls in code, unless a place that was asked for has a line of its own."""
    if "(" not in text:
        return None
    found = calls.code(text)
    if found and "\n" in text:
        return groups.asked(text, prose.forms(profile.ask)) or found
    return found


def _tags(text: str, profile: Profile) -> Outcome | None:
    found = tags.tagged(text)
    other = profile.read.options.box_frame
    if other and isinstance(found, Found) and "<box>" in text:
        scale = FRAMES[other] / FRAMES[profile.frame]
        found.numbers = tuple(number / scale for number in found.numbers)
    return found


SYNTAXES: dict[str, Callable[[str, Profile], Outcome | None]] = {
    "tool_call": lambda text, _: calls.tool_calls(text),
    "json": _objects,
    "call": _calls,
    "tags": _tags,
    "groups": lambda text, profile: prose.answer(text, profile.ask),
    "verbs": lambda text, _: lines.verbs(text),
    "fields": lambda text, _: lines.fields(text),
}
"""By the names that profiles give. None: this syntax is not there, and the next one is tried."""
