"""Fields of a recipe by kind: what is wrong with one is said with file, line, key and what was
expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.capture.lines import Lines
from pointerbench.capture.recipe import nearest
from pointerbench.values.errors import UsageError

Where = tuple[str | int, ...]
"""The way to a value: keys, and places in lists."""


@dataclass(frozen=True)
class Fields:
    """The values of one file, which are refused where they are not of their kind."""

    path: Path
    lines: Lines

    def fail(self, where: Where, said: str) -> UsageError:
        return UsageError(f"{self.path}:{self.lines.of(where)}: {said}")

    def known(self, where: Where, row: Mapping[str, Any], keys: Iterable[str]) -> None:
        for key in row:
            if key not in keys:
                raise self.fail((*where, key), f"no key {key!r} here; {nearest(key, keys)}")

    def text(
        self,
        row: Mapping[str, Any],
        key: str,
        where: Where = (),
        *,
        required: bool = False,
    ) -> str:
        value = row.get(key, "")
        if not isinstance(value, str) or (required and not value):
            raise self.fail((*where, key), f"expected {key} = a text, got {value!r}")
        return value

    def texts(self, row: Mapping[str, Any], key: str, *, required: bool = False) -> tuple[str, ...]:
        value = row.get(key, [])
        good = isinstance(value, list) and all(isinstance(one, str) for one in value)
        if not good or (required and not value):
            raise self.fail((key,), f"expected {key} = a list of texts, got {value!r}")
        return tuple(value)

    def number(self, row: Mapping[str, Any], key: str, default: float) -> float:
        value = row.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.fail((key,), f"expected {key} = a number, got {value!r}")
        return float(value)

    def choice(
        self, row: Mapping[str, Any], key: str, among: tuple[str, ...], default: str | None
    ) -> str:
        value = row.get(key, default)
        if value not in among:
            raise self.fail((key,), f"{key} is {value!r}; {nearest(str(value), among)}")
        return str(value)

    def among(
        self, row: Mapping[str, Any], key: str, among: tuple[str, ...], default: tuple[str, ...]
    ) -> tuple[str, ...]:
        values = self.texts(row, key) if key in row else default
        for value in values:
            if value not in among:
                raise self.fail((key,), f"{key} holds {value!r}; {nearest(value, among)}")
        return values

    def table(self, row: Mapping[str, Any], key: str) -> Mapping[str, Any] | None:
        value = row.get(key)
        if value is not None and not isinstance(value, dict):
            raise self.fail((key,), f"expected {key} = a table, got {value!r}")
        return value or None

    def strings(self, row: Mapping[str, Any], key: str) -> Mapping[str, str]:
        value = self.table(row, key) or {}
        for name, one in value.items():
            if not isinstance(one, str):
                raise self.fail((key, name), f"expected {name} = a text, got {one!r}")
        return value
