"""What web applications are filled with, from a seed: the same for every application."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from pointerbench.capture.web.data import database, files, notebooks, packages
from pointerbench.capture.web.data.collection import Collection, collection
from pointerbench.values.errors import UsageError

_KINDS: Mapping[str, Callable[[Collection, Path], None]] = {
    "collection": lambda made, path: files.write_collection(made, path),
    "database": database.write_database,
    "notebooks": notebooks.write_notebooks,
    "files": files.write_files,
    "repository": files.write_repository,
    "pages": files.write_pages,
    "packages": packages.write_packages,
}


def written(kind: str, path: Path, seed: int, language: str) -> None:
    """Writes data of a kind; the same seed and language give the same.

    Raises:
        UsageError: there is no such kind.
    """
    if kind not in _KINDS:
        raise UsageError(f"no data of the kind {kind!r}; expected one of {', '.join(_KINDS)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    _KINDS[kind](collection(seed, language), path)
