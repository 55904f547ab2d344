"""A JSON array of tasks, with the line that each begins on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pointerbench.run.inputs.rows_of_fields import Found, text_of
from pointerbench.run.inputs.taskrow import EXAMPLE
from pointerbench.values.errors import UsageError

_BLANK = " \t\r\n"
_EXPECTED = f"expected an array of objects such as {EXAMPLE}"


def array_rows(path: Path) -> Found:
    """
    Raises:
        UsageError: with file, line and what was expected.
    """
    text, digest = text_of(path, _EXPECTED)
    return Found(tuple(_objects(text, path)), digest)


def _objects(text: str, path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    decoder = json.JSONDecoder()
    at, line, counted = _after(text, text.index("[") + 1), 1, 0
    while text[at : at + 1] != "]":
        line, counted = line + text.count("\n", counted, at), at
        try:
            value, at = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            where = f"{path}:{error.lineno}"
            problem = f"not JSON: {error.msg} at column {error.colno}"
            raise UsageError(f"{where}: {problem}; {_EXPECTED}") from None
        except (ValueError, RecursionError):
            raise UsageError(f"{path}:{line}: not JSON that can be read; {_EXPECTED}") from None
        if not isinstance(value, dict):
            raise UsageError(f"{path}:{line}: not a JSON object; {_EXPECTED}")
        yield line, value
        at = _after(text, at)
        if text[at : at + 1] == ",":
            at = _after(text, at + 1)
        elif text[at : at + 1] != "]":
            line += text.count("\n", counted, at)
            raise UsageError(f"{path}:{line}: expected a comma or the array's end; {_EXPECTED}")
    if text[(rest := _after(text, at + 1)) :]:
        line += text.count("\n", counted, rest)
        raise UsageError(f"{path}:{line}: something follows the array's end; {_EXPECTED}")


def _after(text: str, at: int) -> int:
    """The place of the next character that is not blank."""
    while at < len(text) and text[at] in _BLANK:
        at += 1
    return at
