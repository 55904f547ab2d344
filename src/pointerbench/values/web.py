"""What every caller of a web service needs: addresses, optional packages, the words of an error
answer, and no key in any of them."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterable, Mapping
from email.utils import parsedate_to_datetime
from functools import cache
from importlib import import_module
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from pointerbench.values.errors import UsageError

if TYPE_CHECKING:
    import ssl

INSTEAD = "[key]"
"""What stands in the place of a key."""

_LIKE_A_KEY = re.compile(r"(?i)\bsk-[\w*.-]+|(?<=bearer )\s*[^\s\"',;<>]+")


def optional(extra: str, *modules: str) -> tuple[Any, ...]:
    """The modules, imported now.

    Raises:
        UsageError: one is missing; names the command that installs the extra it belongs to.
    """
    try:
        return tuple(import_module(name) for name in modules)
    except ImportError as error:
        name = error.name or modules[0]
        raise UsageError(f"{name} is not installed: pip install 'pointerbench[{extra}]'") from None


@cache
def certificates() -> ssl.SSLContext:
    """Whom to trust; read once, as that takes longer than a request. Needs httpx."""
    context: ssl.SSLContext = import_module("httpx").create_ssl_context()
    return context


def is_loopback(url: str) -> bool:
    """Whether the URL leads back to this machine."""
    host = urlsplit(url).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def base_url(text: str, name: str, key: str) -> str:
    """The base of a service without a slash at its end.

    A user, password or query may be secret, and is refused: a key belongs into ``key``.

    Raises:
        UsageError: it is no such address; says so of ``name``, and does not repeat it.
    """
    try:
        parts = urlsplit(text)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise UsageError(f"{name} is no http(s) address")
    if parts.username is not None or parts.query or parts.fragment:
        raise UsageError(f"{name} must hold no user, query or fragment; a key belongs into {key}")
    return text.rstrip("/")


def is_sendable(key: str) -> bool:
    """Whether a key can stand in a header: no space, no control or foreign character."""
    return all("!" <= character <= "~" for character in key)


def redactor(keys: Iterable[str]) -> Callable[[str], str]:
    """A function that puts `INSTEAD` in the place of every key in a text, in all the forms that
    keys are quoted in."""
    forms = {form for key in keys for form in _forms(key)} - {""}
    longest_first = sorted(forms, key=lambda form: (-len(form), form))

    def redact(text: str) -> str:
        for form in longest_first:
            if form in text:
                text = text.replace(form, INSTEAD)
        return text

    return redact


def redacted(text: str, *keys: str) -> str:
    """The text without the keys, and without what looks like the shortened form of one, which
    providers quote."""
    return _LIKE_A_KEY.sub(INSTEAD, redactor(keys)(text))


def _forms(key: str) -> tuple[str, ...]:
    return key, quote(key, safe=""), json.dumps(key)[1:-1], html.escape(key)


def error_fields(text: str) -> dict[str, Any] | None:
    """The object that says what went wrong: OpenAI's form and those of its imitators.

    None where there is none: ``text`` is no JSON, or a bare message.
    """
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if isinstance(body, list) and body:
        body = body[0]
    error = body.get("error", body) if isinstance(body, dict) else None
    return error if isinstance(error, dict) else None


def error_words(text: str, *keys: str) -> tuple[str, str]:
    """What an error answer says, in one line, and its code if it has one."""
    error = error_fields(text)
    if error is not None:
        words = error.get("message") or error.get("detail") or json.dumps(error)
        return str(words), str(error.get("code") or "")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        return excerpt(redacted(text, *keys)), ""
    return str((body.get("error") if isinstance(body, dict) else body) or ""), ""


def excerpt(page: str) -> str:
    """The text of a page without its mark-up, in one line. The key must be out of it before:
    a part of it may look like mark-up."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page)).split())


def retry_after(headers: Mapping[str, str]) -> float | None:
    """How many seconds the other side asks to wait: ``retry-after-ms``, or ``Retry-After`` in
    seconds or as a date (which counts from the answer's own ``Date``). None where it does not say.

    ``headers`` are looked up in lower case.
    """
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        seconds = _number(headers.get(name, ""))
        if seconds is not None:
            return max(0.0, seconds / unit)
    try:
        there, here = (parsedate_to_datetime(headers[name]) for name in ("retry-after", "date"))
        return max(0.0, (there - here).total_seconds())
    except (KeyError, TypeError, ValueError):  # also a date with a zone and one without
        return None


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if 0 <= value < float("inf") else (0.0 if value < 0 else None)
