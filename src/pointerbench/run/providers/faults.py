"""What the failures of a service mean: which may pass, which will not, in its own words and without
a key in them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pointerbench.run.errors import CallError, FatalCallError, PassingError
from pointerbench.values.web import error_fields, error_words, excerpt, redacted, retry_after

_LONGEST = 300  # characters of a message
_PASSING = {408, 409, 425, 429}  # and all from 500
_FATAL = {401, 402, 403, 404, 405}  # and all redirections
_CODES = {
    "rate_limit_exceeded": 429,
    "rate_limit_error": 429,
    "resource_exhausted": 429,
    "invalid_request_error": 400,
    "invalid_argument": 400,
    "authentication_error": 401,
    "invalid_api_key": 401,
    "permission_error": 403,
    "permission_denied": 403,
    "not_found_error": 404,
    "model_not_found": 404,
}
"""What the words that some services use for codes would be as a status."""

_SPENT = {"insufficient_quota", "billing_hard_limit_reached", "billing_not_active"}
_HOPELESS = re.compile(
    r"(?i)api[ _]key (?:not valid|expired|not found)|API_KEY_INVALID|credit balance is too low"
    r"|location is not supported|not a valid model|model .{0,80} does not exist"
)
"""What is said with status 400 and is true of every further call."""

_MODERATED = re.compile(r"(?i)moderat|flagged|guardrail")
_IN_FLIGHT = re.compile(r"(?i)in.flight")


@dataclass(frozen=True, slots=True)
class Where:
    """Which call failed; ``place`` is its method and URL."""

    place: str
    key: str = ""  # the name of the variable whose key was sent; empty: none was
    secrets: tuple[str, ...] = field(default=(), repr=False)
    advice: str = ""  # what else to look at where a model is not found
    unset: str = ""  # the name of a variable whose key would have been sent
    namesake: str = ""  # the same model elsewhere, where this name may have been meant for that

    def said(self, what: str, hint: str = "") -> str:
        """A message of at most 300 characters that begins with the place and ends with the hint."""
        place = _short(redacted(self.place, *self.secrets), _LONGEST // 2)
        room = _LONGEST - len(place) - len(hint) - 2
        line = " ".join(redacted(what, *self.secrets).split())
        return f"{place}: {_short(line, max(room, 40))}{hint}"

    def hint(self, status: int) -> str:
        if 300 <= status < 400 or status == 405:
            return "; is base_url right?"
        hints = {
            401: self._other_key(),
            402: "; is there credit?",
            403: f"; may {self.key or 'this key'} use this model?",
            404: f"; are the model's name and base_url right?{self.advice}",
        }
        return hints.get(status, "")

    def _other_key(self) -> str:
        name = "--api-key-env NAME (api_key_env in a models file)"
        if self.key:
            return f"; is {self.key} right? {name} sends another key"
        first = f"set {self.unset}, or " if self.unset else ""
        return f"; no key was sent: {first}name its variable with {name}"


def refused(where: Where, status: int, headers: Mapping[str, str], text: str) -> CallError:
    """The error that an answer of this status and body is."""
    return _told(where, _Told(status, text, f"http_{status}", retry_after(headers), where))


def error_body(where: Where, headers: Mapping[str, str], text: str) -> CallError:
    """The error that an answer of success carries; its own code says which. 502 if it has none."""
    error = error_fields(text) or {}
    codes = [str(error.get(name) or "").lower() for name in ("code", "status", "type")]
    numbers = [int(code) for code in codes if re.fullmatch(r"[45]\d\d", code)]
    status = [*numbers, *(_CODES[code] for code in codes if code in _CODES), 502][0]
    told = _Told(status, text, f"error_body_{status}", retry_after(headers), where)
    return _told(where, told, "200 with error ")


def unreadable(where: Where, text: str, kind: str = "bad_reply") -> PassingError:
    """The error that an answer is which is not in the service's format."""
    page = text.lstrip()[:9].lower().startswith(("<!doctype", "<html"))
    words = excerpt(redacted(text, *where.secrets)) or "nothing"
    what = "a page" if page else "what is no answer of this API"
    return PassingError(
        where.said(f"answered with {what}: {words}", "; is base_url right?" if page else ""),
        "page" if page else kind,
    )


def _short(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 2].rstrip()} …"


@dataclass(frozen=True, slots=True)
class _Told:
    """What a service says went wrong."""

    status: int
    text: str
    kind: str
    asked: float | None  # seconds to wait, by the headers
    where: Where

    @property
    def fields(self) -> dict[str, Any]:
        return error_fields(self.text) or {}

    @property
    def metadata(self) -> dict[str, Any]:
        found = self.fields.get("metadata")
        return found if isinstance(found, dict) else {}

    @property
    def words(self) -> str:
        """The message, and that of the host behind a router."""
        said, _ = error_words(self.text, *self.where.secrets)
        raw = self.metadata.get("raw")
        behind = raw if isinstance(raw, str) else json.dumps(raw) if raw else ""
        return f"{said} ({behind})" if behind and behind not in said else said

    @property
    def codes(self) -> set[str]:
        return {str(self.fields.get(name) or "").lower() for name in ("code", "type", "status")}

    @property
    def wait(self) -> float | None:
        """Seconds to wait, by the headers or by the body."""
        if self.asked is not None:
            return self.asked
        inner = self.metadata.get("headers")
        pairs = inner.items() if isinstance(inner, dict) else ()
        lowered = {str(name).lower(): value for name, value in pairs}
        waits = [self.metadata.get("retry_after_seconds"), lowered.get("retry-after")]
        details = self.fields.get("details")
        for detail in details if isinstance(details, list) else []:
            told = detail.get("retryDelay") if isinstance(detail, dict) else None
            waits.append(str(told or "").rstrip("s"))
        return next((w for w in map(_seconds, waits) if w is not None), None)


def _told(where: Where, told: _Told, before: str = "") -> CallError:
    words = told.words or "no reason given"
    verdict = _verdict(told, words)
    hint = where.hint(told.status)
    if verdict is FatalCallError and told.status in (400, 404) and where.namesake:
        hint = f"; did you mean {where.namesake}?"
    said = where.said(f"{before}{told.status}: {words}", hint)
    if verdict is PassingError:
        return PassingError(said, told.kind, told.wait)
    if verdict is CallError and told.status == 403:
        said = where.said(f"{before}403: {words}")
    return verdict(said, told.kind)


def _verdict(told: _Told, words: str) -> type[CallError]:
    status = told.status
    if told.codes & _SPENT or (status in (400, 422) and _HOPELESS.search(told.text)):
        return FatalCallError
    if status == 402 and _IN_FLIGHT.search(words):
        return PassingError
    if status == 403 and (_MODERATED.search(words) or "reasons" in told.metadata):
        return CallError
    if status in _PASSING or status >= 500:
        return PassingError
    return FatalCallError if status in _FATAL or 300 <= status < 400 else CallError


def _seconds(value: Any) -> float | None:
    try:
        seconds = float(value)
    except (TypeError, ValueError):
        return None
    return seconds if 0 <= seconds < float("inf") else None
