"""Keys of the services that models are asked through: from the environment, else from ``.env``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

KNOWN = (
    "OPENROUTER_API_KEY",
    "MOONDREAM_API_KEY",
    "HF_TOKEN",
    "OPENAI_API_KEY",
    "ANTHROPIC_API_KEY",
    "GEMINI_API_KEY",
)
DOTENV = ".env"

_ENDINGS = ("_KEY", "_TOKEN", "_SECRET")
_LEAST = 6  # characters: what is shorter keeps no secret, as the EMPTY that local servers are given


def key(name: str) -> str | None:
    """The key of that name: the environment's, else that of ``.env`` in the working directory.

    The environment is never changed. None where there is none, or an empty one.
    """
    return os.environ.get(name, "").strip() or _dotenv().get(name, "").strip() or None


def secrets(names: Iterable[str] = ()) -> tuple[str, ...]:
    """All that must never be written anywhere, the longest first, for redaction.

    The values of the known keys, of ``names``, and of every variable that is called like a key
    (``*_KEY``, ``*_TOKEN``, ``*_SECRET``), in the environment and in ``.env``.
    """
    wanted = {*KNOWN, *names}
    found = {
        value.strip()
        for variables in (os.environ, _dotenv())
        for name, value in variables.items()
        if name in wanted or name.upper().endswith(_ENDINGS)
    }
    return tuple(sorted((value for value in found if len(value) >= _LEAST), key=_longest_first))


def _longest_first(value: str) -> tuple[int, str]:
    return -len(value), value


def _dotenv() -> Mapping[str, str]:
    path = Path.cwd() / DOTENV
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        return {}
    return _read(path, stamp) if path.is_file() else {}


@lru_cache(maxsize=8)
def _read(path: Path, _stamp: int) -> Mapping[str, str]:
    """The variables of the file; what hinders is said once, and then there are none.

    The stamp is there so that a file that has changed is read anew.
    """
    try:
        from dotenv import dotenv_values  # noqa: PLC0415

        values = dotenv_values(path, interpolate=False, encoding="utf-8-sig")
    except ImportError:
        print(f"{DOTENV} is not read: pip install 'pointerbench[cloud]'", file=sys.stderr)
        return {}
    except (OSError, UnicodeError) as error:
        why = "not UTF-8" if isinstance(error, UnicodeError) else error.strerror
        print(f"{DOTENV} is not read: {why}", file=sys.stderr)
        return {}
    return {name: value for name, value in values.items() if value}
