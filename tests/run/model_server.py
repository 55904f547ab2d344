"""A local server that speaks the chat protocol of OpenAI (with OpenRouter's extras), Anthropic's,
Gemini's and Moondream's, and misbehaves on demand. What was asked is kept for assertions.

In tests: ``with ModelServer() as server: ... server.order("rate limit", "cut")``; the base URL of
each provider is ``server.base("openrouter")``. For benches, in a process of its own:
``python tests/run/model_server.py --port 8123 --delay 0.2 --share 0.1``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
from collections import Counter, deque
from collections.abc import Mapping
from threading import Event, Thread
from types import TracebackType

from model_faults import FAULTS, Fault, Mischief
from model_formats import Asked, Model, Read, filled, in_the_middle, rendered, words
from model_limits import Limit, limit_of

BASES = {
    "openrouter": "/api/v1",
    "openai": "/v1",
    "anthropic": "",
    "gemini": "",
    "moondream": "/v1",
}


class ModelServer:
    """The server, running in a ``with`` block.

    Attributes:
        asked: all requests, in the order they came.
        answered: how often each digest got a right answer; a count of 2 was paid twice.
    """

    def __init__(
        self,
        model: Model = in_the_middle,
        *,
        delay: float = 0.0,
        mischief: Mischief | None = None,
        limit: Limit | None = None,
        wait: float = 1.0,
        port: int = 0,
        keep: bool = True,
    ) -> None:
        self.model = model
        self.limit = limit
        self.wait = wait  # seconds, that a request is told to wait which the limit refuses
        self.delay = delay
        self.mischief = mischief or Mischief()
        self.keep = keep
        self.asked: list[Asked] = []
        self.answered: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.faults: deque[str] = deque()
        self.most_at_once = self._at_once = 0
        self.trouble: Exception | None = None  # a fault of this server itself
        self._port = port
        self._ready = Event()

    def base(self, provider: str) -> str:
        """The base URL for a provider."""
        return f"http://127.0.0.1:{self._port}{BASES[provider]}"

    def order(self, *names: str) -> None:
        """The faults that the next requests get; an empty name is a right answer."""
        assert set(names) <= set(FAULTS) | {""}
        self.faults.extend(names)

    def __enter__(self) -> ModelServer:
        self._thread = Thread(target=lambda: asyncio.run(self.serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(10)
        if self.trouble:
            raise self.trouble

    async def serve(self) -> None:
        """Answers until the block is left."""
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        self._talks: set[asyncio.Task[None]] = set()
        listening = await asyncio.start_server(
            self._accept, "127.0.0.1", self._port, limit=1 << 20, backlog=512
        )
        self._port = listening.sockets[0].getsockname()[1]
        self._ready.set()
        await self._closing.wait()
        listening.close()
        for talk in self._talks:
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = asyncio.current_task()
        assert talk is not None
        self._talks.add(talk)
        try:
            while await self._exchange(reader, writer):
                pass
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass
        except Exception as error:  # said when the block is left
            self.trouble = error
        self._talks.discard(talk)
        writer.close()
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            await writer.wait_closed()

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """One request and its answer; whether the connection may be used again."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(":")[::2] for line in head[1:] if line)
        headers = {name.strip().lower(): value.strip() for name, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self._at_once += 1
        self.most_at_once = max(self.most_at_once, self._at_once)
        try:
            return await self._answer(_asked(self, head[0].split()[1], headers, body), writer)
        finally:
            self._at_once -= 1

    async def _answer(self, asked: Asked, writer: asyncio.StreamWriter) -> bool:
        if self.limit and not self.limit.takes(self._loop.time(), self._at_once):
            told = {"Retry-After-Ms": f"{self.wait * 1000:g}", "Retry-After": f"{self.wait:g}"}
            return await _written(writer, _response(429, b'{"error": "slow down"}', told), "send")
        fault = FAULTS.get(asked.fault, Fault(how="answer"))
        if asked.fault == "drip" or not asked.fault:
            self.answered[asked.digest] += 1
        if self.delay:
            await asyncio.sleep(self.delay)
        if fault.how == "silence":
            await self._closing.wait()
        if fault.how in ("silence", "reset"):
            writer.transport.abort()
            return False
        if fault.how == "send":
            said, headers = filled(fault.body, asked), fault.headers
        else:
            answer = fault.answer if fault.how == "answer" and asked.fault else self.model(asked)
            said, headers = rendered(asked, answer), {}
        whole = _response(fault.status, said.encode(), headers)
        return await _written(writer, whole, fault.how)


async def _written(writer: asyncio.StreamWriter, whole: bytes, how: str) -> bool:
    if how == "cut":
        writer.write(whole[: -len(whole) // 4])
        await writer.drain()
        return False
    for start in range(0, len(whole), 16 if how == "drip" else len(whole)):
        writer.write(whole[start : start + (16 if how == "drip" else len(whole))])
        await writer.drain()
        if how == "drip":
            await asyncio.sleep(0.001)
    return True


def _response(status: int, body: bytes, headers: Mapping[str, str]) -> bytes:
    every = {"Content-Type": "application/json", **headers, "Content-Length": str(len(body))}
    lines = "".join(f"{name}: {value}\r\n" for name, value in every.items())
    return f"HTTP/1.1 {status} Said\r\n{lines}\r\n".encode() + body


def _asked(server: ModelServer, path: str, headers: Mapping[str, str], body: bytes) -> Asked:
    """What a request says, with the fault it is to get."""
    api = next(
        api
        for api, part in {
            "openrouter": "/api/v1/chat",
            "openai": "/v1/chat",
            "anthropic": "/v1/messages",
            "gemini": ":generateContent",
            "moondream": "/v1/",
        }.items()
        if part in path
    )
    fields = json.loads(body)
    read = Read(server.keep)
    shown = read.without_pictures(fields)
    digest = hashlib.sha256(f"{api} {path} ".encode() + body).hexdigest()
    attempt = server.seen[digest]
    server.seen[digest] += 1
    ordered = server.faults.popleft() if server.faults else None
    fault = server.mischief.fault(digest, attempt) if ordered is None else ordered
    text, system = words(api, shown)
    size, picture = read.size, read.digest
    asked = Asked(api, path, headers, shown, text, system, size, picture, digest, attempt, fault)
    if server.keep:
        server.asked.append(asked)
    return asked


def main() -> None:
    """Serves until it is interrupted."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--delay", type=float, default=0.2, help="seconds before each answer")
    parser.add_argument("--share", type=float, default=0.0, help="of calls that go wrong")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--limit", type=limit_of, help="now-and-then:9:25, a-second:10:10, at-once:4"
    )
    parser.add_argument("--wait", type=float, default=1.0, help="its Retry-After, in seconds")
    given = parser.parse_args()
    server = ModelServer(
        delay=given.delay,
        mischief=Mischief(given.share, given.seed),
        limit=given.limit,
        wait=given.wait,
        port=given.port,
        keep=False,
    )
    print(f"http://127.0.0.1:{given.port}", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve())


if __name__ == "__main__":
    main()
