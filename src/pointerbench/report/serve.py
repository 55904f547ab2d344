"""The report on loopback, where a correction or a note is written beside the run at once.

Only this machine is listened to, and only under an address with a key in it that nobody can guess,
so that other users of the machine, and pages of other sites, neither see nor change anything.
"""

from __future__ import annotations

import json
import mimetypes
import secrets
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from pointerbench.report.corrected import take_up
from pointerbench.report.page import INDEX
from pointerbench.report.values import Result
from pointerbench.run.results.corrections import correction_of
from pointerbench.values.errors import UsageError

Write = Callable[[], tuple[list[Result], dict[str, Path]]]

HOST = "127.0.0.1"
_LONGEST = 100_000  # bytes of a request
_FILES = ("assets", "data", "pictures")
_TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html; charset=utf-8"}


@dataclass
class Served:
    """A report that is given out. ``write`` makes it anew and returns what it then shows, and where
    the pictures are that it links to, by their addresses."""

    folder: Path
    write: Write
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    lock: threading.Lock = field(default_factory=threading.Lock)
    results: list[Result] = field(default_factory=list)
    linked: dict[str, Path] = field(default_factory=dict)

    def anew(self) -> dict[str, Any]:
        """Reads everything again and writes the report."""
        with self.lock:
            self.results, self.linked = self.write()
        return {"said": "Worked out anew."}

    def save(self, values: Any) -> dict[str, Any]:
        """Takes one line of corrections up.

        Raises:
            UsageError: it is none, or of no row of these results.
        """
        with self.lock:
            paths = take_up([("this page", correction_of(values))], self.results, self.folder)
        return {"said": f"Saved in {', '.join(map(str, paths))}."}

    def file(self, path: str, query: str) -> Path | None:
        """The file of an address below the key; None if it is none of the report's."""
        if path == "linked":
            return self.linked.get(parse_qs(query).get("at", [""])[0])
        parts = unquote(path).split("/")
        if path in ("", INDEX):
            return self.folder / INDEX
        if parts[0] not in _FILES or any(part in ("", ".", "..") for part in parts):
            return None
        found = self.folder.joinpath(*parts)
        return found if found.resolve().is_relative_to(self.folder.resolve()) else None


def serve(folder: Path, write: Write, port: int) -> int:
    """Gives the report out until Ctrl-C; the exit status.

    Raises:
        UsageError: the port is in use, or there is no report to be written.
    """
    served = Served(folder, write)
    with server_of(served, port) as server:
        served.anew()
        print(f"The report is at {address_of(server, served)}", flush=True)
        print("Corrections and notes are written beside the run. Ctrl-C ends it.", file=sys.stderr)
        try:
            server.serve_forever(poll_interval=0.2)
        except KeyboardInterrupt:
            print(f"\nended; the report is in {folder / INDEX}", file=sys.stderr)
    return 0


def server_of(served: Served, port: int) -> ThreadingHTTPServer:
    """A server on loopback that has not begun; port 0 is any that is free.

    Raises:
        UsageError: the port is in use.
    """

    class Handler(_Handler):
        report = served

    try:
        return ThreadingHTTPServer((HOST, port), Handler)
    except OSError as error:
        raise UsageError(f"--port {port}: {error.strerror}; another one, or 0 for any") from None


def address_of(server: ThreadingHTTPServer, served: Served) -> str:
    return f"http://{HOST}:{server.server_address[1]}/{served.key}/"


class _Handler(BaseHTTPRequestHandler):
    """One request; whatever is not below the key does not exist."""

    report: Served
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self) -> None:
        """A file of the report, or a picture that it links to."""
        parts = urlsplit(self.path)
        inner = self._inner(parts.path)
        file = None if inner is None else self.report.file(inner, parts.query)
        try:
            data = file.read_bytes() if file else None
        except OSError:
            data = None
        if file is None or data is None:
            self._answer(HTTPStatus.NOT_FOUND, b"not found", "text/plain")
            return
        kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        self._answer(HTTPStatus.OK, data, kind or "application/octet-stream")

    def do_POST(self) -> None:
        """``save`` one correction, or write the report ``anew``."""
        inner = self._inner(urlsplit(self.path).path)
        size = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(size) if 0 <= size <= _LONGEST else b""
        json_sent = self.headers.get("Content-Type", "").startswith("application/json")
        if inner not in ("save", "anew") or not json_sent or not self._own():
            self.close_connection = True
            self._json(HTTPStatus.NOT_FOUND, {"error": "no such thing"})
            return
        try:
            value = json.loads(body)
            said = self.report.save(value) if inner == "save" else self.report.anew()
        except (UsageError, OSError, ValueError) as error:
            self._json(HTTPStatus.BAD_REQUEST, {"error": str(error)})
            return
        self._json(HTTPStatus.OK, said)

    def _inner(self, path: str) -> str | None:
        """The address below the key; None if the key is not there, or another name was called by,
        as a page of another site would that has its name point here."""
        start = f"/{self.report.key}/"
        return path.removeprefix(start) if path.startswith(start) and self._called() else None

    def _called(self) -> bool:
        names = [f"{name}:{self.connection.getsockname()[1]}" for name in (HOST, "localhost")]
        return self.headers.get("Host") in names

    def _own(self) -> bool:
        """Whether the page that asks is ours."""
        return self.headers.get("Origin") == f"http://{self.headers.get('Host')}"

    def _json(self, status: HTTPStatus, value: Any) -> None:
        self._answer(status, json.dumps(value).encode(), "application/json")

    def _answer(self, status: HTTPStatus, data: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the terminal is the user's."""
