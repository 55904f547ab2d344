"""A local Hub: it answers the routes that huggingface_hub and datasets call, keeps every commit in
memory, and misbehaves on demand. What was asked is kept for assertions."""

from __future__ import annotations

import re
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from urllib.parse import urlsplit

from hub_routes import ROUTES, Answer, as_json
from hub_storage import Repository

TOKEN = "hf_localTokenOfNobody"


@dataclass
class Fault:
    """What goes wrong: ``status`` is answered, or the connection cut after some bytes of a body,
    for every request after the first ``after`` whose ``METHOD path`` the pattern is found in, so
    many ``times``."""

    pattern: str
    times: int = 1
    status: int = 500
    cut: bool = False
    after: int = 0


class HubServer:
    """A context manager; ``url`` is what HF_ENDPOINT must say."""

    def __init__(self) -> None:
        self.repositories: dict[str, Repository] = {}
        self.objects: dict[str, bytes] = {}  # SHA-256 -> content
        self.faults: list[Fault] = []
        self.asked: list[str] = []  # "METHOD path"
        self.unknown: list[str] = []
        self.lock = threading.RLock()
        handler = type("Handler", (Api,), {"room": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def store(self) -> str:
        """Where large files are: another host, as clients tell redirects within one from others."""
        return f"http://localhost:{self._server.server_address[1]}/objects"

    def __enter__(self) -> HubServer:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def count(self, pattern: str) -> int:
        """How many requests the pattern is found in."""
        return sum(bool(re.search(pattern, asked)) for asked in self.asked)

    def fault_for(self, asked: str) -> Fault | None:
        with self.lock:
            for fault in self.faults:
                if fault.times and re.search(fault.pattern, asked):
                    if fault.after:
                        fault.after -= 1
                        return None
                    fault.times -= 1
                    return fault
        return None


class Api(BaseHTTPRequestHandler):
    """One request."""

    room: HubServer
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *_args: object) -> None:
        pass

    def do_GET(self) -> None:
        self._serve()

    def do_HEAD(self) -> None:
        self._serve()

    def do_POST(self) -> None:
        self._serve()

    def do_PUT(self) -> None:
        self._serve()

    def _serve(self) -> None:
        path = urlsplit(self.path).path
        asked = f"{self.command} {path}"
        with self.room.lock:
            self.room.asked.append(asked)
        fault = self.room.fault_for(asked)
        if fault is not None and fault.cut:
            self._cut()
            return
        body = self._body()
        status, content, headers = self._faulty(fault) if fault else self._answer(path, body)
        self._send(status, content, headers)

    def _cut(self) -> None:
        """Reads a little and hangs up."""
        self.rfile.read(min(1000, int(self.headers.get("Content-Length", 0))))
        self.close_connection = True
        self.connection.close()

    @staticmethod
    def _faulty(fault: Fault) -> Answer:
        return as_json({"error": "out of order"}, fault.status)

    def _body(self) -> bytes:
        if self.headers.get("Transfer-Encoding") != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length", 0)))
        parts = []
        while size := int(self.rfile.readline(), 16):
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    def _send(self, status: int, content: bytes, headers: Mapping[str, str]) -> None:
        span = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        more = dict(headers)
        if span and status == 200 and "ETag" in headers:
            first, last = int(span[1]), min(int(span[2] or len(content)), len(content) - 1)
            more["Content-Range"] = f"bytes {first}-{last}/{len(content)}"
            status, content = 206, content[first : last + 1]
        self.send_response(status)
        for name, value in {**more, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def _answer(self, path: str, body: bytes) -> Answer:
        with self.room.lock:
            for method, pattern, route in ROUTES:
                match = re.fullmatch(pattern, path)
                if match and self.command in method.split():
                    return route(self, match, body)
            self.room.unknown.append(f"{self.command} {path}")
        return as_json({"error": "Not Found"}, 404)

    @property
    def known(self) -> bool:
        return self.headers.get("Authorization") == f"Bearer {TOKEN}"

    def repository(self, match: re.Match[str]) -> Repository | None:
        """The one asked for, if it is there and may be seen."""
        found = self.room.repositories.get(match["repo"])
        return found if found is not None and (self.known or not found.private) else None
