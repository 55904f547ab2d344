"""Calls over HTTP: one JSON object goes to a service and one comes back, or an error of ours."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from pointerbench.run.errors import CallError, FatalCallError, PassingError, SkippedError
from pointerbench.run.keys import key, secrets
from pointerbench.run.models import Model
from pointerbench.run.providers.connections import Connections, proxy_of
from pointerbench.run.providers.faults import Where, error_body, refused, unreadable
from pointerbench.run.providers.namesakes import namesake
from pointerbench.run.question import Sent
from pointerbench.values.errors import UsageError
from pointerbench.values.web import base_url, is_sendable, optional

MARK = "<picture 1f6e0c94a2d857b3>"
"""Stands for the picture's base64 in a body, once; no prompt holds it by chance."""

_CONNECTING = 15.0  # seconds
_LEAST = 8  # characters of a key: what is shorter, as EMPTY, is none


@dataclass(frozen=True, slots=True)
class Service:
    """Where a provider's calls go if the models file does not say, and which key they carry.

    ``travels`` tells whether that key also goes to another ``base_url``, where it is needed too.
    Otherwise no key is needed there: the one that ``api_key_env`` names is sent, else that of
    ``elsewhere`` where it is set.
    """

    url: str
    key: str  # the name of the variable
    travels: bool = True
    headers: Callable[[str], dict[str, str]] = lambda _: {}  # of a key
    advice: str = ""
    elsewhere: str = ""  # the name of a variable

    def key_at(self, url: str) -> str:
        """The name of the variable whose value may be sent to this address; empty if none."""
        host, home = (urlsplit(each).hostname or "" for each in (url, self.url))
        domain = ".".join(home.split(".")[-2:])
        at_home = host == home or host.endswith(f".{domain}")
        return self.key if self.travels or at_home else ""


class Line:
    """The way to one service for one model.

    Of the model's settings it reads ``base_url``, ``api_key_env`` (empty: no key is sent) and
    ``timeout`` (seconds for a whole call, default 120).

    Raises:
        UsageError: one of them cannot be used.
    """

    def __init__(self, model: Model, service: Service) -> None:
        given = model.settings
        self._namesake = namesake(model.provider, model.model)
        self.service = service
        self.key_name = str(given.get("api_key_env") or "")
        url = str(given.get("base_url") or service.url)
        self.url = base_url(url, f"{model.name}: base_url", self.key_name or service.key)
        if not self.key_name and "api_key_env" not in given:
            self.key_name = service.key_at(self.url) or service.elsewhere
        self._needed = "api_key_env" in given or self.key_name == service.key_at(self.url)
        self.timeout = _positive(given.get("timeout", 120), f"{model.name}: timeout")
        self.key = ""
        self.secrets: tuple[str, ...] = ()
        self.http: Any = None  # the module
        self.client: Any = None

    def prepare(self, *modules: str) -> None:
        """Looks for the key, then for httpx and the other modules, and makes a client.

        Raises:
            SkippedError: something is missing, or cannot be used.
        """
        self.key = key(self.key_name) or "" if self.key_name else ""
        if self.key_name and self._needed and not self.key:
            near = f"; did you mean {self._namesake}?" if self._namesake else ""
            raise SkippedError(f"{self.key_name} is not set (environment or .env){near}")
        if not is_sendable(self.key):
            raise SkippedError(f"{self.key_name} holds a space or a character that no key has")
        self.secrets = tuple({self.key, *secrets((self.key_name,))} - {""})
        try:
            self.http, *_ = optional("cloud", "httpx", *modules)
        except UsageError as error:
            raise SkippedError(str(error)) from None
        connections = Connections(self.http, proxy_of(self.url))
        soon = min(_CONNECTING, self.timeout)
        wait = self.http.Timeout(None, connect=soon, pool=soon)
        self.client = self.http.AsyncClient(transport=connections, timeout=wait, trust_env=False)

    async def close(self) -> None:
        client, self.client = self.client, None
        if client is not None:
            await client.aclose()

    async def post(
        self, path: str, body: Mapping[str, Any], sent: Sent, headers: Mapping[str, str]
    ) -> dict[str, Any]:
        """The object that is answered to ``body``, in which `MARK` stands for the picture.

        Raises:
            CallError: none is, or an error.
        """

        async def send(url: str, content: bytes) -> Any:
            own = self.service.headers(self.key) if self.key else {}
            kind = {"Content-Type": "application/json"}
            return await self.client.post(url, content=content, headers={**kind, **own, **headers})

        return await self.carry(path, body, sent, send)

    async def carry(
        self,
        path: str,
        body: Mapping[str, Any],
        sent: Sent,
        send: Callable[[str, bytes], Awaitable[Any]],
    ) -> dict[str, Any]:
        """As `post`, through ``send``: it is given the URL and the body's bytes, and returns an
        `httpx.Response`."""
        if self.client is None:
            self.prepare()
        url = f"{self.url}/{path}"
        where = self.where(url)
        try:
            async with asyncio.timeout(self.timeout):
                response = await send(url, encoded(body, sent))
        except TimeoutError:
            said = where.said(f"no answer within {self.timeout:g} s")
            raise PassingError(said, "timeout") from None
        except (self.http.HTTPError, self.http.InvalidURL) as error:
            raise self._broken(where, error) from None
        return self._object(where, response)

    def where(self, url: str) -> Where:
        sent = self.key_name if self.key else ""
        advice = self.service.advice
        return Where(f"POST {url}", sent, self.secrets, advice, self.key_name, self._namesake)

    def _object(self, where: Where, response: Any) -> dict[str, Any]:
        text = response.content.decode("utf-8", "replace")
        if not response.is_success:
            words = text if text.strip() else response.reason_phrase
            raise refused(where, response.status_code, response.headers, words)
        if self.key and len(self.key) >= _LEAST:  # whoever echoes it: it is written nowhere
            text = text.replace(self.key, "[key]")
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise unreadable(where, text, "bad_json" if found is None else "bad_reply")
        if found.get("error") or "error" in (found.get("type"), found.get("object")):
            raise error_body(where, response.headers, text)
        return found

    def _broken(self, where: Where, error: Exception) -> CallError:
        """What became of a call without an answer."""
        http = self.http
        words = where.said(f"{error or 'no answer'} ({type(error).__name__})")
        if isinstance(error, http.ConnectTimeout):
            said = where.said(f"no connection within {min(_CONNECTING, self.timeout):g} s")
            return PassingError(said, "timeout")
        if isinstance(error, http.TimeoutException):
            return PassingError(words, "timeout")
        if "CERTIFICATE_VERIFY_FAILED" in str(error):
            return FatalCallError(words, "certificate")
        if isinstance(error, http.ConnectError | http.ProxyError):
            return PassingError(words, "connection")
        if isinstance(error, http.UnsupportedProtocol | http.InvalidURL):
            return FatalCallError(words, "address")
        return PassingError(words, "cut")


def encoded(body: Mapping[str, Any], sent: Sent) -> bytes:
    """The body as JSON, with the picture where `MARK` stands: it is never escaped anew."""
    head, tail = json.dumps(body).split(MARK)
    return b"".join((head.encode(), _base64(sent), tail.encode()))


@lru_cache(maxsize=16)
def _base64(sent: Sent) -> bytes:
    return b64encode(sent.png)


def _positive(value: Any, name: str) -> float:
    if not is_number(value) or not 0 < value < 1e6:
        raise UsageError(f"{name} must be a number of seconds above 0, not {value!r}")
    return float(value)


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
