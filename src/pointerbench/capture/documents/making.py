"""A document by kind and format, the same from run to run for a seed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pointerbench.values.errors import UsageError


def made(wanted: Mapping[str, Any], seed: int, language: str, folder: Path) -> Path:
    raise UsageError(f"no document of the kind {wanted!r} {seed} {language} {folder}")
