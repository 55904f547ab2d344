"""Where files lie: whether in a folder, and their whole paths, in little time."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path


def lies_in(path: Path, home: Path) -> bool:
    """Whether a file lies in a folder or below it, symbolic links followed."""
    inside = _is_below(os.path.dirname(whole(path)), whole(home))  # noqa: PTH120 - see whole
    return inside and (not path.is_symlink() or path.resolve().is_relative_to(home.resolve()))


@lru_cache(maxsize=1024)
def _is_below(folder: str, home: str) -> bool:
    return Path(folder).resolve().is_relative_to(Path(home).resolve())


def whole(path: Path) -> str:
    """The path from the root on, as a text: pathlib would take most of a question's time."""
    return os.path.join(os.getcwd(), path)  # noqa: PTH109, PTH118
