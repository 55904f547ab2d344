"""Keys taken out of whatever is stored or shown, in all the forms that they are quoted in."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Iterable
from urllib.parse import quote

INSTEAD = "[key]"


def redactor(secrets: Iterable[str]) -> Callable[[str], str]:
    """A function that puts ``[key]`` in the place of every secret in a text."""
    forms = {form for secret in secrets for form in _forms(secret) if form}
    longest_first = sorted(forms, key=lambda form: (-len(form), form))

    def redact(text: str) -> str:
        for form in longest_first:
            if form in text:
                text = text.replace(form, INSTEAD)
        return text

    return redact


def _forms(secret: str) -> Iterable[str]:
    return secret, quote(secret, safe=""), json.dumps(secret)[1:-1], html.escape(secret)
