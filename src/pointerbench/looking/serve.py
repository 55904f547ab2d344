"""A server for pages of this machine's user alone.

Only this machine is listened to, and only under an address with a key in it that nobody can guess,
so that other users of the machine, and pages of other sites, neither see nor change anything.
"""

from __future__ import annotations

import json
import mimetypes
import secrets
import sys
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from pointerbench.values.errors import UsageError

HOST = "127.0.0.1"
_LONGEST = 100_000  # bytes of a request
_TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html; charset=utf-8"}
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True, slots=True)
class Sent:
    """What answers a GET: bytes, and the media type they are of."""

    data: bytes
    kind: str


class Site(Protocol):
    """What is given out, and what takes the page's messages; both by addresses below the key."""

    def get(self, path: str, query: str) -> Sent | None:
        """What lies there; None if nothing does. ``path`` has no slash in front."""

    def post(self, path: str, value: Any) -> dict[str, Any] | None:
        """What is said to a message, a JSON value; None if none is taken there.

        Raises:
            UsageError, OSError, ValueError: it is refused; the page is told the words.
        """


class Server(ThreadingHTTPServer):
    """A site at an address on loopback; ``address`` is the whole of it, with its key."""

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        self.key = secrets.token_urlsafe(16)
        super().__init__((HOST, port), _Handler)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.server_address[1]}/{self.key}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A page that is closed while it still loads is no error."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


def server_of(site: Site, port: int) -> Server:
    """A server on loopback that has not begun; port 0 is any that is free.

    Raises:
        UsageError: the port is in use, or none.
    """
    try:
        return Server(site, port)
    except OSError as error:
        raise UsageError(f"--port {port}: {error.strerror}; another one, or 0 for any") from None
    except OverflowError:
        raise UsageError(f"--port {port}: expected 0 to 65535") from None


def until_interrupted(server: Server) -> None:
    """Answers until Ctrl-C."""
    try:
        server.serve_forever(poll_interval=0.2)
    except KeyboardInterrupt:
        print(file=sys.stderr)


def file_sent(path: Path) -> Sent | None:
    """A file as it lies there; None if it cannot be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Sent(data, kind or "application/octet-stream")


class _Handler(BaseHTTPRequestHandler):
    """One request; whatever is not below the key does not exist."""

    server: Server
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        inner = self._inner(parts.path)
        sent = None if inner is None else self.server.site.get(inner, parts.query)
        if sent is None:
            self._answer(HTTPStatus.NOT_FOUND, Sent(b"not found", "text/plain"))
        else:
            self._answer(HTTPStatus.OK, sent)

    def do_POST(self) -> None:
        inner = self._inner(urlsplit(self.path).path)
        body = self._body()
        json_sent = self.headers.get("Content-Type", "").startswith("application/json")
        if inner is None or body is None or not json_sent or not self._own():
            self._refuse()
            return
        try:
            said = self.server.site.post(inner, json.loads(body))
        except (UsageError, OSError, ValueError, RecursionError) as error:
            self._json(HTTPStatus.BAD_REQUEST, {"error": str(error)})
            return
        if said is None:
            self._refuse()
        else:
            self._json(HTTPStatus.OK, said)

    def _body(self) -> bytes | None:
        """What was sent; None where it is too long, or nobody knows how long."""
        told = self.headers.get("Content-Length") or "0"
        if not (told.isascii() and told.isdigit() and int(told) <= _LONGEST):
            return None
        return self.rfile.read(int(told))

    def _inner(self, path: str) -> str | None:
        """The address below the key; None if the key is not there, or another name was called by,
        as a page of another site would that has its name point here."""
        start = f"/{self.server.key}/"
        return path.removeprefix(start) if path.startswith(start) and self._called() else None

    def _called(self) -> bool:
        names = [f"{name}:{self.connection.getsockname()[1]}" for name in (HOST, "localhost")]
        return self.headers.get("Host") in names

    def _own(self) -> bool:
        """Whether the page that asks is ours."""
        return self.headers.get("Origin") == f"http://{self.headers.get('Host')}"

    def _refuse(self) -> None:
        self.close_connection = True
        self._json(HTTPStatus.NOT_FOUND, {"error": "no such thing"})

    def _json(self, status: HTTPStatus, value: Any) -> None:
        self._answer(status, Sent(json.dumps(value).encode(), "application/json"))

    def _answer(self, status: HTTPStatus, sent: Sent) -> None:
        self.send_response(status)
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        self.send_header("Content-Type", sent.kind)
        self.send_header("Content-Length", str(len(sent.data)))
        self.end_headers()
        self.wfile.write(sent.data)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the terminal is the user's."""
