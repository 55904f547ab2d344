"""Image models over the OpenAI-compatible images API: generate, and edit."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from typing import Any, Protocol

from pointerbench.suites.pro.dream.errors import ProviderError
from pointerbench.suites.pro.dream.pictures import NoPictureError, as_png, size_of
from pointerbench.suites.pro.dream.settings import Settings, nearest_size, traits
from pointerbench.suites.pro.dream.wire import Budget, Pace, Wire


class ImageProvider(Protocol):
    """An image model. Pictures go in and come out as PNG files."""

    @property
    def identity(self) -> Mapping[str, Any]:
        """What of the provider decides a picture, and no secret."""
        ...

    def size_for(self, screen: tuple[int, int]) -> tuple[int, int]:
        """Width and height of the picture to ask for."""
        ...

    def generate(self, prompt: str, size: tuple[int, int]) -> bytes:
        """A picture of what the prompt says."""
        ...

    def edit(self, picture: bytes, prompt: str, mask: bytes | None = None) -> bytes:
        """The picture, changed as the prompt says; with a mask, only where that is transparent."""
        ...


class HttpProvider:
    """An `ImageProvider` behind a URL.

    Raises:
        UsageError: httpx or tenacity is missing.
        ProviderError: a call failed for good, in the provider's own words.
        BudgetSpentError: no call is left.
    """

    def __init__(
        self, settings: Settings, budget: Budget | None = None, pace: Pace | None = None
    ) -> None:
        self.settings = settings
        self.budget = budget or Budget(settings.budget)
        self._edit: Mapping[str, str] = traits(settings.model).get("edit", {})
        self._wire = Wire(settings, self.budget, pace or Pace())

    @classmethod
    def from_environment(cls, budget: int | None = None) -> HttpProvider:
        """What ``POINTERBENCH_IMAGES_*`` say; ``budget`` (calls) overrides theirs."""
        settings = Settings.from_environment()
        return cls(settings, None if budget is None else Budget(budget))

    @property
    def identity(self) -> Mapping[str, Any]:
        return {"url": self.settings.url, "model": self.settings.model, "edit": dict(self._edit)}

    def size_for(self, screen: tuple[int, int]) -> tuple[int, int]:
        return nearest_size(self.settings, screen)

    def generate(self, prompt: str, size: tuple[int, int]) -> bytes:
        body = {**self._fields(prompt, size), "n": 1}
        return self._picture(self._wire.post("images/generations", json=body))

    def edit(self, picture: bytes, prompt: str, mask: bytes | None = None) -> bytes:
        files = {"image": ("image.png", picture, "image/png")}
        if mask is not None:
            files["mask"] = ("mask.png", mask, "image/png")
        fields = {**self._fields(prompt, size_of(picture)), **self._edit, "n": "1"}
        return self._picture(self._wire.post("images/edits", data=fields, files=files))

    def _fields(self, prompt: str, size: tuple[int, int]) -> dict[str, str]:
        return {"model": self.settings.model, "prompt": prompt, "size": f"{size[0]}x{size[1]}"}

    def _picture(self, answer: Any) -> bytes:
        """The first picture of an answer, from its base64 or from where its URL leads."""
        try:
            first = answer["data"][0]
            if first.get("b64_json"):
                return as_png(base64.b64decode(first["b64_json"]))
            url = str(first["url"])
        except (KeyError, IndexError, TypeError, AttributeError):
            raise ProviderError(f"{self.settings.url}: the answer holds no picture") from None
        except (binascii.Error, NoPictureError) as error:
            raise ProviderError(f"{self.settings.url}: answered with {error}") from None
        try:
            return as_png(self._wire.fetch(url))
        except NoPictureError as error:
            place = url.partition("?")[0]
            raise ProviderError(f"GET {place}: answered with {error}") from None
