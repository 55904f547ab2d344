"""A server on loopback that answers as OmniParser's does, and misbehaves on demand."""

from __future__ import annotations

import base64
import io
import json
from collections import deque
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from types import TracebackType
from typing import Any

from PIL import Image


class ParserServer:
    """In a ``with`` block; ``faults`` are statuses that come before answers, ``asked`` the sizes of
    the pictures that came, ``keys`` the keys that came with them."""

    def __init__(self, entries: Any, *faults: int) -> None:
        self.entries = entries
        self.faults = deque(faults)
        self.asked: list[tuple[int, int]] = []
        self.keys: list[str | None] = []

    def __enter__(self) -> ParserServer:
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                with Image.open(io.BytesIO(base64.b64decode(body["base64_image"]))) as image:
                    outer.asked.append(image.size)
                outer.keys.append(self.headers["Authorization"])
                status = outer.faults.popleft() if outer.faults else 200
                said = {"error": f"no, {self.headers['Authorization']}"}
                answer = {"parsed_content_list": outer.entries} if status == 200 else said
                data = json.dumps(answer).encode()
                self.send_response(status)
                self.send_header("Retry-After", "0")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/parse/"

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
