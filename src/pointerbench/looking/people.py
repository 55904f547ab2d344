"""Those who look and answer, each by a name that is the name of a file, too."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from pointerbench.values.errors import UsageError

LINES = ".jsonl"
_NAME = re.compile(r"\w[\w.-]{0,39}")


def person(text: str) -> str:
    """The name as files have it.

    Raises:
        UsageError: it cannot be the name of a file everywhere.
    """
    name = unicodedata.normalize("NFC", text.strip())
    if not _NAME.fullmatch(name) or name.endswith("."):
        raise UsageError(
            f"{text!r}: expected a name of letters, digits, '.', '-' and '_', at most 40 of them"
        )
    return name


def file_of(folder: Path, who: str) -> Path:
    """Where a person's answers stand."""
    return folder / f"{who}{LINES}"


def people(folder: Path) -> list[str]:
    """Those whose answers are in a folder, in order of their names."""
    return sorted(path.stem for path in folder.glob(f"*{LINES}") if _NAME.fullmatch(path.stem))
