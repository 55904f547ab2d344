"""Replies kept on disk, so that no identical call is ever paid for twice.

A call's identity is the SHA-256 of all that can change its answer: who is asked with which
settings, the prompt's words, the picture's bytes, and which repeat it is. Programs and functions of
the user's own are told apart by their command line or name, not by their code.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pointerbench.run.models import Model
from pointerbench.run.question import Call, Reply, Usage
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_bytes

UNCACHED = {"center", "random", "ocr", "oracle-noise"}
"""Providers that answer sooner than a disk does, or that look at the truth."""

_NEUTRAL = {"api_key_env", "batch_size", "concurrency", "persistent", "price", "threads", "timeout"}
_VERSION = 1  # of what is hashed and of the files


@dataclass(frozen=True, slots=True)
class Kept:
    """A reply and how long it took to come, in seconds, when it was asked for."""

    reply: Reply
    seconds: float


class Cache:
    """A folder of replies, ``ab/cd/abcd....json``, which any number of runs may share.

    Raises:
        UsageError: the folder cannot be made.
    """

    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        self._folder = folder
        self._say = say
        self._silent = False
        self._turns: dict[str, tuple[asyncio.Lock, list[None]]] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(f"{folder}: no folder for --cache: {error.strerror}") from None

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Lets one after another look up, ask and keep: of two identical calls one is made."""
        lock, waiting = self._turns.setdefault(key, (asyncio.Lock(), []))
        waiting.append(None)
        try:
            async with lock:
                yield
        finally:
            waiting.pop()
            if not waiting:
                self._turns.pop(key, None)

    def get(self, key: str) -> Kept | None:
        """What is kept; None where nothing is, or nothing that can be read (which is said)."""
        path = self._path(key)
        try:
            return _kept(path.read_bytes())
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            self._say(f"{path}: damaged ({type(error).__name__}); the call is made anew")
            return None

    def keep(self, key: str, kept: Kept) -> None:
        """Keeps a reply, unless it is empty. A disk that does not take it is said once."""
        if not kept.reply.raw.strip():
            return
        values = {"version": _VERSION, "seconds": kept.seconds, "reply": asdict(kept.reply)}
        data = json.dumps(values, ensure_ascii=False).encode("utf-8", "backslashreplace")
        path = self._path(key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(path, data + b"\n")
        except OSError as error:
            if not self._silent:
                self._silent = True
                self._say(f"{path}: not kept: {error.strerror}")

    def _path(self, key: str) -> Path:
        return self._folder / key[:2] / key[2:4] / f"{key}.json"


def key_of(model: Model, call: Call) -> str:
    """The identity of a call as 64 hexadecimal digits."""
    profile = model.profile
    settings = {k: v for k, v in model.settings.items() if k not in _NEUTRAL}
    parts: Mapping[str, Any] = {
        "version": _VERSION,
        "provider": model.provider,
        "model": model.model,
        "settings": settings,  # base_url and the pins among them
        "temperature": profile.temperature,
        "max_tokens": profile.max_tokens,
        "stop": profile.stop,
        "body": dict(profile.body),
        "system": call.prompt.system,
        "user": call.prompt.user,
        "prefill": call.prompt.prefill,
        "picture": call.sent.digest,
        "sent": call.sent.size,
        "size": call.question.size,
        "answer": call.question.answer_type,
        "repeat": call.repeat,
    }
    text = json.dumps(parts, sort_keys=True, ensure_ascii=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


def _kept(data: bytes) -> Kept:
    values = json.loads(data)
    if values["version"] != _VERSION:
        raise ValueError("another version")
    fields = dict(values["reply"])
    fields["usage"] = Usage(**fields["usage"])
    size = fields["sent_size"]
    fields["sent_size"] = (int(size[0]), int(size[1])) if size else None
    if not isinstance(fields["raw"], str) or not fields["raw"]:
        raise ValueError("no reply")
    return Kept(Reply(**fields), float(values["seconds"]))
