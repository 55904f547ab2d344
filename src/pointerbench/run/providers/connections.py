"""Connections: one for each call at once, straight or through the proxy of the environment."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from pointerbench.run.errors import SkippedError
from pointerbench.values.web import certificates, is_loopback

_LARGEST = 16 << 20  # bytes of an answer


class Connections:
    """A transport with one connection for each call at once, taken from a stack of idle ones.

    httpx's pool looks at every connection for every call, which with 16 at once costs more than
    all the rest of a call (6.7 ms of CPU time in all, 2.6 so, with a picture of 200 KB).
    """

    def __init__(self, http: Any, proxy: str | None) -> None:
        self._http = http
        self._proxy = proxy
        self._all: list[Any] = []
        self._idle: list[Any] = []
        try:
            self._idle.append(self._new())
        except (ImportError, ValueError) as error:
            raise SkippedError(f"the proxy of the environment: {type(error).__name__}") from None

    async def handle_async_request(self, request: Any) -> Any:
        """The response, read whole, so that the connection is free again."""
        one = self._idle.pop() if self._idle else self._new()
        try:
            response = await one.handle_async_request(request)
            try:
                whole = self._http.ByteStream(await self._read(response.stream))
            finally:
                await response.aclose()
        finally:
            self._idle.append(one)
        return self._http.Response(response.status_code, headers=response.headers, stream=whole)

    async def _read(self, stream: Any) -> bytes:
        parts, length = [], 0
        async for part in stream:
            parts.append(part)
            length += len(part)
            if length > _LARGEST:
                raise self._http.ReadError("the answer has no end")
        return b"".join(parts)

    async def aclose(self) -> None:
        for one in self._all:
            await one.aclose()

    def _new(self) -> Any:
        limits = self._http.Limits(max_connections=1, max_keepalive_connections=1)
        one = self._http.AsyncHTTPTransport(
            verify=certificates(), limits=limits, proxy=self._proxy, trust_env=False
        )
        self._all.append(one)
        return one


def proxy_of(url: str) -> str | None:
    """The proxy that the environment names for this address."""
    parts = urlsplit(url)
    if is_loopback(url) or proxy_bypass(parts.hostname or ""):
        return None
    proxies = getproxies()
    found = proxies.get(parts.scheme) or proxies.get("all")
    return f"http://{found}" if found and "://" not in found else found
