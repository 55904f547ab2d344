"""Which images API is asked, from the environment, and what its model takes."""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from pointerbench.values.errors import UsageError
from pointerbench.values.web import base_url, is_loopback, is_sendable

URL, MODEL, KEY, SIZE, BUDGET = (
    f"POINTERBENCH_IMAGES_{name}" for name in ("URL", "MODEL", "KEY", "SIZE", "BUDGET")
)
OPENAI = "https://api.openai.com/v1"
DEFAULT_MODEL = "gpt-image-2.5-flare"
DEFAULT_BUDGET = 100


@dataclass(frozen=True, slots=True)
class Settings:
    """Where and what to ask; the key is in no repr.

    ``size`` is the picture to ask for, in pixels; (0, 0) for the nearest that the model draws.
    ``budget`` is how many calls may be sent.
    """

    url: str
    model: str
    key: str = field(default="", repr=False)
    size: tuple[int, int] = (0, 0)
    budget: int = DEFAULT_BUDGET

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> Settings:
        """The ``POINTERBENCH_IMAGES_*`` variables.

        Raises:
            UsageError: a variable that cannot be used, or no key; names the variable to set.
        """
        given = os.environ if environ is None else environ
        url = base_url(given.get(URL) or OPENAI, URL, KEY)
        return cls(
            url,
            given.get(MODEL) or DEFAULT_MODEL,
            _key(url, given),
            _size(given[SIZE]) if given.get(SIZE) else (0, 0),
            _budget(given.get(BUDGET) or str(DEFAULT_BUDGET)),
        )


@cache
def _models() -> dict[str, Any]:
    table = (files(__package__) / "models.toml").read_text("utf-8")
    return tomllib.loads(table)


def traits(model: str) -> dict[str, Any]:
    """The entry of ``models.toml`` for a model; a vendor before a slash does not count."""
    name = model.rpartition("/")[2]
    found: dict[str, Any] = _models()[max(filter(name.startswith, _models()), key=len)]
    return found


def nearest_size(settings: Settings, screen: tuple[int, int]) -> tuple[int, int]:
    """The picture to ask for: of the shape nearest to the screen's, of two alike the larger."""
    if all(settings.size):
        return settings.size

    def far(size: tuple[int, int]) -> tuple[float, int]:
        shape = math.log(size[0] / size[1]) - math.log(screen[0] / screen[1])
        return abs(shape), -size[0]

    return min((_size(text) for text in traits(settings.model)["sizes"]), key=far)


def _key(url: str, given: Mapping[str, str]) -> str:
    """The key for this address. One that is meant for OpenAI is sent to no one else."""
    host = urlsplit(url).hostname or ""
    openai = host == "openai.com" or host.endswith(".openai.com")
    key = (given.get(KEY) or (given.get("OPENAI_API_KEY") if openai else "") or "").strip()
    if not key and not is_loopback(url):
        raise UsageError(f"set {KEY}{' (or OPENAI_API_KEY)' if openai else ''} to a key of {url}")
    if not is_sendable(key):
        raise UsageError(f"{KEY} holds a space or a character that no key has")
    return key


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d{1,4})x([1-9]\d{1,4})", text)
    if found is None:
        raise UsageError(f"{SIZE} must be like 1536x1024, not {text!r}")
    return int(found[1]), int(found[2])


def _budget(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise UsageError(f"{BUDGET} must be a number of calls, not {text!r}")
    return int(text)
