"""What a user says of a task in a harness: one set of options, in each harness's own spelling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from pointerbench.eval import brief
from pointerbench.run.inputs.entry_fields import unknown
from pointerbench.values.errors import UsageError

Value = str | int | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """The options of a task; None where nothing was said. Those of the model mean what they mean
    to ``click-eval``. ``model`` stands for the harness's own name of the model."""

    data: str | None = None
    language: str | None = None
    limit: int | None = None
    refusals: bool | None = None  # None: as the suite has it
    model: str | None = None
    family: str | None = None
    frame: str | None = None
    axes: str | None = None
    parser: tuple[str, ...] | None = None
    resize: str | None = None
    min_pixels: int | None = None
    max_pixels: int | None = None
    prompt: str | None = None
    system: str | None = None

    def entry(self) -> dict[str, Any]:
        """What is said of the model, as fields of an entry of a models file."""
        values = {name: getattr(self, name) for name in _OF_MODELS}
        found = {name: value for name, value in values.items() if value is not None}
        return {**found, "parser": list(self.parser)} if self.parser else found


_OF_MODELS = (
    *("family", "frame", "axes", "parser", "resize", "min_pixels", "max_pixels", "prompt"),
    "system",
)
NAMES = tuple(item.name for item in fields(Said))


def said_of(values: Mapping[str, Any], spelt: Callable[[str], str]) -> Said:
    """The options out of what a harness hands over: texts, or what it has made of them.

    ``spelt`` says how a user writes the name of an option.

    Raises:
        UsageError: no such option, or a value that is none of its kind.
    """
    if wrong := unknown(values, NAMES):
        raise UsageError(wrong)
    given = {name: value for name, value in values.items() if value is not None}
    read: dict[str, Any] = {name: _read(name, value, spelt(name)) for name, value in given.items()}
    return Said(**read)


def _read(name: str, value: Any, shown: str) -> Value:
    if name in ("limit", "min_pixels", "max_pixels"):
        return _counting(value, shown)
    if name == "refusals":
        return _truth(value, shown)
    if name == "parser":
        parts = value.split(",") if isinstance(value, str) else value
        if isinstance(parts, list | tuple) and all(isinstance(part, str) for part in parts):
            return tuple(part.strip() for part in parts)
    elif isinstance(value, str) and value.strip():
        return value
    raise UsageError(f"{shown}: expected a text, got {brief(value)}")


def _counting(value: Any, shown: str) -> int:
    digits = str(value)
    if isinstance(value, bool) or not digits.isdecimal() or not 0 < int(digits) < 10**12:
        raise UsageError(f"{shown}: expected a whole number from 1 on, got {brief(value)}")
    return int(digits)


def _truth(value: Any, shown: str) -> bool:
    found = {"true": True, "false": False}.get(str(value).lower())
    if found is None:
        raise UsageError(f"{shown}: expected true or false, got {brief(value)}")
    return found
