"""A JSON object that somebody wrote, or a message that says where it is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pointerbench.values.errors import UsageError


def json_object(text: bytes, path: Path, line: int, expected: str) -> dict[str, Any]:
    """The object in a part of a file, which begins on that line, from 1.

    Raises:
        UsageError: with file, line and what was expected.
    """
    try:
        value = json.loads(text.rstrip(b" \t\r\n").decode())
    except json.JSONDecodeError as error:
        place = f"{path}:{line + error.lineno - 1}"
        problem = f"not JSON: {error.msg} at column {error.colno}"
        raise UsageError(f"{place}: {problem}; {expected}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path}:{line}: not UTF-8; {expected}") from None
    except (ValueError, RecursionError):
        raise UsageError(f"{path}:{line}: not JSON that can be read; {expected}") from None
    if not isinstance(value, dict):
        raise UsageError(f"{path}:{line}: not a JSON object; {expected}")
    return value
