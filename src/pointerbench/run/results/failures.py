"""What a failed call is in words: what happened, and what the other side said."""

from __future__ import annotations

import re

_KINDS = {
    "400": "the request was refused",
    "401": "the key was not accepted",
    "402": "there is no credit",
    "403": "it is not allowed",
    "404": "it was not found",
    "408": "the server gave up waiting",
    "413": "the request is too large for the server",
    "422": "the request was refused",
    "429": "too many requests",
    "timeout": "no answer in time",
    "connection": "no connection",
    "cut": "the connection broke off",
    "certificate": "the certificate is not trusted",
    "address": "the address cannot be used",
    "page": "a web page came instead of an answer",
    "bad_json": "the answer was not JSON",
    "bad_reply": "the answer was in another form",
    "empty": "the answer was empty",
    "blocked": "a filter kept the answer back",
    "prepare": "the model could not be prepared",
    "gave_up": "it was given up after failures in a row",
    "picture": "the picture cannot be used",
    "exception": "the function raised an error",
    "exit_status": "the program failed",
    "oom": "the memory was not enough",
    "internal": "a fault of pointerbench",
}
"""By the kind of a `CallError`; of those with a status, by the status."""

_STATUS = re.compile(r"(?:http|error_body)_([1-5]\d\d)")
_PLACE = re.compile(r"POST \S+: (?:200 with error )?(?:[1-5]\d\d: )?")
_LONGEST = 200  # characters of what was said


def failure_words(kind: str, said: str) -> str:
    """``the request was refused (HTTP 400): image too large``; ``said`` is the row's reason."""
    found = _STATUS.fullmatch(kind)
    status = found[1] if found else ""
    default = "the server failed" if status >= "500" else kind.replace("_", " ")
    what = _KINDS.get(status or kind, default)
    what += f" (HTTP {status})" if status else ""
    said = _PLACE.sub("", said, count=1) if _PLACE.match(said) else said
    said = said if len(said) <= _LONGEST else said[: _LONGEST - 2].rstrip() + " …"
    return f"{what}: {said}" if said and said != kind else what
