"""Pictures that were paid for once, kept by what was asked: a second run makes no call."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pointerbench.suites.pro.dream.provider import ImageProvider
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_bytes, write_text


class CachedProvider:
    """An `ImageProvider` that asks another one for what its folder does not hold.

    A picture lies in ``<key>.png``, what was asked for it in ``<key>.json``. The key is the SHA-256
    of the request: provider (URL, model and fixed fields), method, prompt, size, and the digests of
    pictures sent.
    """

    def __init__(self, inner: ImageProvider, folder: Path) -> None:
        self.inner = inner
        self.folder = folder

    @property
    def identity(self) -> Mapping[str, Any]:
        return self.inner.identity

    def size_for(self, screen: tuple[int, int]) -> tuple[int, int]:
        return self.inner.size_for(screen)

    def generate(self, prompt: str, size: tuple[int, int]) -> bytes:
        asked = {"method": "generate", "prompt": prompt, "size": list(size)}
        return self._kept(asked, lambda: self.inner.generate(prompt, size))

    def edit(self, picture: bytes, prompt: str, mask: bytes | None = None) -> bytes:
        asked = {"method": "edit", "prompt": prompt, "picture": _digest(picture)}
        if mask is not None:
            asked["mask"] = _digest(mask)
        return self._kept(asked, lambda: self.inner.edit(picture, prompt, mask))

    def _kept(self, asked: Mapping[str, Any], ask: Callable[[], bytes]) -> bytes:
        request = {**self.identity, **asked}
        key = _digest(json.dumps(request, sort_keys=True).encode())
        path, note = self.folder / f"{key}.png", self.folder / f"{key}.json"
        if path.exists() and note.exists():
            return _checked(path, note)
        picture = ask()
        self.folder.mkdir(parents=True, exist_ok=True)
        written = {
            **request,
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "sha256": _digest(picture),
        }
        write_bytes(path, picture)
        write_text(note, json.dumps(written, ensure_ascii=False, indent=1, sort_keys=True) + "\n")
        return picture


def _checked(path: Path, note: Path) -> bytes:
    """The kept picture; UsageError if it is not the one that was written."""
    picture = path.read_bytes()
    try:
        sound = json.loads(note.read_bytes())["sha256"] == _digest(picture)
    except (ValueError, KeyError, TypeError):
        sound = False
    if not sound:
        raise UsageError(f"{path} is damaged: delete it to have it drawn anew")
    return picture


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
