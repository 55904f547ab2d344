"""A document by kind and format, the same from run to run for a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pointerbench.capture.documents import database, forms, packets, sources, statistics
from pointerbench.values.errors import UsageError

_KINDS: Mapping[str, Callable[[int, str, Path], Path]] = {
    "packets": packets.write,
    "database": database.write,
    "statistics": statistics.write,
    "form": forms.write_qt,
    "window": forms.write_gtk,
    "paper": sources.write_paper,
    "page": sources.write_page,
    "program": sources.write_program,
    "script": sources.write_script,
    "versions": sources.write_versions,
}
"""Kinds that are made here, each in the one format that its programs read."""


def made(wanted: Mapping[str, Any], seed: int, language: str, folder: Path) -> Path:
    """The document of a kind in a folder, its words in the language.

    Raises:
        UsageError: there is no such kind.
    """
    write = _KINDS.get(str(wanted.get("kind")))
    if write is None:
        known = ", ".join(sorted(_KINDS))
        raise UsageError(f"no document of the kind {wanted.get('kind')!r}; expected one of {known}")
    return write(seed, language, folder)
