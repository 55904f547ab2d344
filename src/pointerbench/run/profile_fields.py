"""Values of TOML or JSON as parts of a profile: each field of its kind, and no field unknown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from typing import Any, TypeVar

from pointerbench.run.profile_values import (
    Asking,
    Local,
    Profile,
    Reading,
    ReadingOptions,
    Resize,
)
from pointerbench.values.errors import UsageError

_PARTS: dict[str, type] = {
    "resize": Resize,
    "ask": Asking,
    "read": Reading,
    "options": ReadingOptions,
    "local": Local,
}
_FLOATS = ("temperature", "billions", "memory_gb")
_Value = TypeVar("_Value", Profile, Resize, Asking)


def made(name: str, value: Any, place: str = "") -> Any:
    """A value of TOML, or the part of a profile that a table is.

    Raises:
        UsageError: a field is unknown, or holds what it may not; begins with ``place``.
    """
    if name not in _PARTS or not isinstance(value, Mapping):
        return frozen(name, value)
    inner = {key: made(key, each, f"{place}{name}.") for key, each in value.items()}
    return built(_PARTS[name], inner, f"{place}{name}")


def frozen(name: str, value: Any) -> Any:
    """A value of TOML or JSON as profiles hold it: 0 and 0.0 degrees are one digest."""
    if name in _FLOATS and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    return tuple(value) if isinstance(value, list) else value


def built(kind: type, values: Mapping[str, Any], place: str = "") -> Any:
    """A profile, or a part of one, with these fields; errors as `made`."""
    _check_kinds(kind, values, f"{place}." if place else "")
    if missing := {"models", "frame"} - set(values) if kind is Profile else set():
        raise UsageError(f"{' and '.join(sorted(missing))} missing")
    return kind(**values)


def changed(value: _Value, values: Mapping[str, Any]) -> _Value:
    """A profile, or a part of one, with these fields changed; errors as `made`."""
    _check_kinds(type(value), values, "")
    return replace(value, **values)


_KINDS: dict[str, tuple[Any, str]] = {
    "str": (str, "a text"),
    "int": (int, "a whole number"),
    "float": (float, "a number"),
    "float | None": (float | None, "a number or none"),
    "int | None": (int | None, "a whole number or none"),
    "bool": (bool, "true or false"),
    "tuple[str, ...]": (tuple, "a list of texts"),
    "Mapping[str, Any]": (Mapping, "a table of fields"),
}
"""What a field may hold, by its annotation, and the words for it; parts are their own kinds."""


def _check_kinds(kind: type, values: Mapping[str, Any], place: str) -> None:
    known = {item.name: str(item.type) for item in fields(kind)}
    if unknown := sorted(set(values) - set(known)):
        near = get_close_matches(unknown[0], known, 1)
        hint = f"did you mean {near[0]}? " if near else ""
        expected = f"{hint}expected one of {', '.join(known)}"
        raise UsageError(f"no field {place}{unknown[0]}; {expected}")
    for name, value in values.items():
        right, words = _KINDS.get(known[name]) or (_PARTS[name], "a table of fields")
        fits = isinstance(value, right) and (right is bool or not isinstance(value, bool))
        if fits and isinstance(value, tuple):
            fits = all(isinstance(item, str) for item in value)
        if not fits:
            raise UsageError(f"{place}{name} {value!r}: expected {words}")
