"""What ``click-eval run`` is asked for, as a plain value."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from pointerbench.run.options import Options, Zoom
from pointerbench.run.question import Size
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Request:
    """What ``click-eval run`` is asked for: paths as they were typed, None where nothing was said.

    Kept in run.json, so that a run can be taken up again without its command line.
    """

    tasks: str | None = None
    suite: str | None = None
    data: str | None = None
    language: str | None = None
    instruction: str | None = None
    allow_outside: bool = False
    models: str | None = None
    model: tuple[str, ...] = ()
    base_url: str | None = None
    api_key_env: str | None = None
    family: str | None = None
    frame: str | None = None
    axes: str | None = None
    parser: tuple[str, ...] = ()
    resize: str | None = None
    min_pixels: int | None = None
    max_pixels: int | None = None
    prompt: str | None = None
    system: str | None = None
    max_tokens: int | None = None
    temperature: float | str | None = None  # "none": none is sent
    price: tuple[float, ...] = ()  # US dollars a million tokens: in, out
    judge: str | None = None
    only_models: tuple[str, ...] = ()
    limit: int | None = None
    sample: int | None = None
    repeats: int = 1
    zoom_in: float | None = None
    crop: Size | None = None
    refusals: bool | None = None  # None: as the suite has it
    seed: int = 0
    cache: str | None = None
    concurrency: int = 4
    rate: float | None = None
    attempts: int = 5
    timeout: float | None = None
    max_cost: float | None = None
    annotate: int = 100
    progress: str = "auto"

    def entry(self) -> dict[str, Any]:
        """What is said of every ``--model``, as fields of a models file's entry."""
        values = {name: getattr(self, name) for name in OF_MODELS}
        found = {name: value for name, value in values.items() if value not in (None, ())}
        if self.temperature == "none":
            found["temperature"] = None
        if self.parser:
            found["parser"] = list(self.parser)
        if self.price:
            found["price"] = dict(zip(("input", "output"), self.price, strict=True))
        return found

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def options(self, out: Path) -> Options:
        """The part that is neither tasks nor models."""
        zoom = Zoom(self.zoom_in, self.crop) if self.zoom_in or self.crop else None
        return Options(
            repeats=self.repeats,
            zoom=zoom,
            refusable=bool(self.refusals),
            language=self.language,
            seed=self.seed,
            out=out,
            cache=Path(self.cache) if self.cache else None,
            concurrency=self.concurrency,
            rate=self.rate,
            attempts=self.attempts,
            timeout=self.timeout,
            max_cost=self.max_cost,
            annotate=self.annotate,
            progress=self.progress,
        )


OF_MODELS = (
    *("base_url", "api_key_env", "family", "frame", "axes", "parser", "resize", "min_pixels"),
    *("max_pixels", "prompt", "system", "max_tokens", "temperature", "price"),
)
"""What is said of ``--model`` and of nothing else; a models file has fields of these names."""

LIMITS = (
    *("cache", "concurrency", "rate", "attempts", "timeout", "max_cost", "annotate", "progress"),
    *("price", "api_key_env"),
)
"""What may be given anew with --resume: it changes no answer."""


def request_of(values: Mapping[str, Any]) -> Request:
    """A request from what `Request.as_json` has left, or from what was given on a command line.

    Raises:
        UsageError: the values are no request's.
    """
    known = {field.name for field in fields(Request)}
    if unknown := set(values) - known:
        raise UsageError(f"no setting {', '.join(sorted(unknown))} is known")
    tuples = {key: tuple(value) for key, value in values.items() if isinstance(value, list)}
    return replace(Request(), **{**values, **tuples})


def given(arguments: argparse.Namespace) -> dict[str, Any]:
    """The settings of a request that were given, and no others."""
    known = {field.name for field in fields(Request)}
    return {key: value for key, value in vars(arguments).items() if key in known}
