"""The part of a recipe that says how a web application is installed, filled and started."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from pointerbench.capture.fields import Fields, Where
from pointerbench.capture.recipe import Step, Web

_KEYS = tuple(field.name for field in fields(Web))
_LISTS = ("pip", "npm", "hosts", "veiled")
_TABLES = ("data", "environment", "files")
_TEXTS = ("start", "ready", "awaits")


def web_of(reader: Fields, where: Where, row: Mapping[str, Any], begin: tuple[Step, ...]) -> Web:
    """The values of ``[web]``, or of what a language says there of its own.

    Raises:
        UsageError: with file, line, key and what was expected.
    """
    reader.known(where, row, _KEYS)
    values: dict[str, Any] = {"begin": begin}
    values |= {key: reader.texts(row, key) for key in _LISTS if key in row}
    values |= {key: reader.strings(row, key) for key in _TABLES if key in row}
    values |= {key: reader.text(row, key, where) for key in _TEXTS if key in row}
    if "port" in row:
        if type(row["port"]) is not int or not 0 <= row["port"] < 65536:
            raise reader.fail((*where, "port"), f"expected port = a number, got {row['port']!r}")
        values["port"] = row["port"]
    if "prepare" in row:
        values["prepare"] = _commands(reader, where, row["prepare"])
    return Web(**values)


def _commands(reader: Fields, where: Where, value: Any) -> tuple[tuple[str, ...], ...]:
    good = isinstance(value, list) and all(
        isinstance(command, list) and command and all(isinstance(word, str) for word in command)
        for command in value
    )
    if not good:
        said = f"expected prepare = a list of commands, each a list of texts; got {value!r}"
        raise reader.fail((*where, "prepare"), said)
    return tuple(tuple(command) for command in value)
