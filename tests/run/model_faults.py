"""How services of models go wrong: by name, and as a seeded share of all calls."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from model_formats import Answer


@dataclass(frozen=True)
class Fault:
    """An answer instead of the right one; ``{key}`` in it is what the client sent for a key.

    ``how``: send; silence (nothing until the server closes); cut (half of the body); reset (no
    byte); drip (the right answer, byte by byte); answer (as another model: ``answer``).
    """

    status: int = 200
    body: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    how: str = "send"
    answer: Answer = field(default_factory=Answer)


def _error(message: str, code: int | str | None = None, **more: Any) -> str:
    return json.dumps({"error": {"message": message, "code": code, **more}})


_PAGE = "<!DOCTYPE html><html><h1>Welcome</h1><p>sent {key}</p></html>"
_DATES = {"Date": "Sun, 22 Nov 2026 10:00:00 GMT", "Retry-After": "Sun, 22 Nov 2026 10:00:03 GMT"}
_FLAGGED = {"reasons": ["violence"], "flagged_input": "a picture"}
_RETRY_INFO = {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "4s"}

FAULTS: dict[str, Fault] = {
    "rate limit": Fault(429, _error("Rate limited, slow down.", 429), {"Retry-After": "0"}),
    "rate limit 7": Fault(429, _error("Rate limited.", 429), {"Retry-After": "7"}),
    "rate limit ms": Fault(429, _error("Rate limited."), {"Retry-After-Ms": "1500"}),
    "rate limit date": Fault(429, _error("Rate limited."), _DATES),
    "rate limit inside": Fault(
        429,
        _error("Provider returned error", 429, metadata={"raw": "busy", "retry_after_seconds": 2}),
    ),
    "rate limit details": Fault(
        429, _error("Resource exhausted", 429, status="RESOURCE_EXHAUSTED", details=[_RETRY_INFO])
    ),
    "quota": Fault(429, _error("You exceeded your current quota.", "insufficient_quota")),
    "server error": Fault(500, _error("The server had an error.")),
    "gateway": Fault(502, "<html><h1>502 Bad Gateway</h1><p>nginx for {key}</p></html>"),
    "unavailable": Fault(503, _error("No host meets your routing.", 503), {"Retry-After": "1"}),
    "overloaded": Fault(
        529, json.dumps({"type": "error", "error": {"type": "overloaded_error", "message": "Busy"}})
    ),
    "request timeout": Fault(408, _error("Request timed out")),
    "conflict": Fault(409, _error("Conflict")),
    "bad request": Fault(400, _error("This model takes no pictures.", 400)),
    "bare error": Fault(422, json.dumps({"detail": "max_tokens is too large"})),
    "bad key 400": Fault(400, _error("API key not valid. Please pass a valid API key.", 400)),
    "wrong key": Fault(401, _error("Incorrect API key provided: {key}.", 401)),
    "no credit": Fault(402, _error("Insufficient credits. Add more.", 402)),
    "in flight": Fault(402, _error("The in-flight budget of this key is spent.", 402)),
    "forbidden": Fault(403, _error("The key {key} lacks permission.", 403)),
    "moderated": Fault(403, _error("Your input was flagged.", 403, metadata=_FLAGGED)),
    "no model": Fault(404, json.dumps({"error": "model 'x' not found"})),
    "moved": Fault(301, "", {"Location": "https://example.org/v1"}),
    "error in success": Fault(200, _error("The host went away.", 502)),
    "limit in success": Fault(200, _error("Slow down.", 429, metadata={"retry_after_seconds": 3})),
    "refusal in success": Fault(200, _error("Bad picture, says {key}.", 400)),
    "wrong key in success": Fault(200, _error("No such user: {key}", 401)),
    "error without code": Fault(200, _error("Something broke.")),
    "broken off": Fault(how="answer", answer=Answer("[1", finish="error")),
    "empty": Fault(how="answer", answer=Answer("")),
    "blank": Fault(how="answer", answer=Answer(" \n")),
    "reasoned away": Fault(how="answer", answer=Answer("", reasoning="Hmm, so", finish="length")),
    "filtered": Fault(how="answer", answer=Answer("", finish="filter")),
    "nothing": Fault(200, "{}"),
    "wrong json": Fault(200, '{"choices": [{"message": {"content": "[1, 2'),
    "wrong shape": Fault(200, '{"choices": "x", "content": 3, "candidates": {}, "points": 1}'),
    "list": Fault(200, "[1, 2]"),
    "page": Fault(200, _PAGE, {"Content-Type": "text/html"}),
    "bytes": Fault(200, "\x00\x01"),
    "silence": Fault(how="silence"),
    "cut": Fault(how="cut"),
    "reset": Fault(how="reset"),
    "drip": Fault(how="drip"),
}
PASSING = ("rate limit", "server error", "gateway", "error in success", "empty", "cut", "reset")
"""What ``share`` is drawn from, if nothing else is said: all of it passes."""


@dataclass(frozen=True)
class Mischief:
    """A seeded share of calls goes wrong. Which ones depends on the seed, on what is asked and on
    the attempt, not on the order of arrival; after ``most`` attempts a call is answered."""

    share: float = 0.0
    seed: int = 0
    faults: tuple[str, ...] = PASSING
    most: int = 3

    def fault(self, asked: str, attempt: int) -> str:
        if not self.share or attempt >= self.most:
            return ""
        drawn = hashlib.sha256(f"{self.seed}/{asked}/{attempt}".encode()).digest()
        if int.from_bytes(drawn[:4], "big") / 2**32 >= self.share:
            return ""
        return self.faults[drawn[4] % len(self.faults)]
