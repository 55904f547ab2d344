"""A set of any layout as a folder of pictures with its metadata.jsonl, of the very same bytes."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.contract.layers import LAYERS
from pointerbench.contract.manifest import MANIFEST, METADATA, manifest_text
from pointerbench.contract.stored import Entry, Rows
from pointerbench.values.errors import UsageError
from pointerbench.values.files import replacing, write_text

Put = Callable[[Path, Path], None]
"""Puts a picture that lies on disk into its new place."""

_OF_SHARDS = ("format", "shard_size", "shards")  # what a manifest says of files that are gone


def unpack(rows: Rows, folder: Path, put: Put | None) -> Iterator[Entry]:
    """Writes rows, manifest and pictures into ``folder``; yields each entry when it is there.

    ``put`` is for pictures that lie on disk; with None no picture is written.

    Raises:
        UsageError: a row or a picture that cannot be used, or rows other than the manifest's.
    """
    digest = hashlib.sha256()
    with replacing(folder / METADATA) as file:
        for entry in rows.entries():
            file.write(entry.line)
            digest.update(entry.line)
            if put is not None:
                place(entry, folder / str(entry.row["file_name"]), put)
            yield entry
    if rows.manifest is not None:
        _check(rows, digest.hexdigest())
        write_text(folder / MANIFEST, manifest_text(_of_a_folder(rows.manifest)))
    layers = scorer.manifest_of(rows.files[0]).with_name(LAYERS)
    if layers.is_file() and layers.parent.resolve() != folder.resolve():
        shutil.copyfile(layers, folder / LAYERS)


def _of_a_folder(manifest: Any) -> dict[str, Any]:
    return {key: value for key, value in manifest.items() if key not in _OF_SHARDS}


def _check(rows: Rows, digest: str) -> None:
    promised = (rows.manifest or {}).get("rows_sha256")
    if promised not in (None, digest):
        raise UsageError(
            f"{rows.folder}: its rows are not those of its {MANIFEST} (data:{digest[:12]} "
            f"instead of data:{str(promised)[:12]}): get it again"
        )


def place(entry: Entry, to: Path, put: Put) -> None:
    """Writes a row's picture, once: several rows may speak of it.

    Raises:
        UsageError: it is not there.
    """
    if to.exists():
        return
    to.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(entry.picture, bytes):
        to.write_bytes(entry.picture)
    elif entry.picture.is_file():
        put(entry.picture.resolve(), to)
    else:
        raise UsageError(f"{entry.place}: no such picture: {entry.picture}")


def linked_or_copied(source: Path, to: Path) -> None:
    try:
        os.link(source, to)
    except OSError:  # another file system, or one without links
        shutil.copyfile(source, to)


def kept_unpacked(rows: Rows) -> Path:
    """The folder of a set whose pictures lie in shards, as it is kept among the user's caches.

    Unpacked once; the same shards give the same folder. It is complete where it is there.

    Raises:
        UsageError: as of `unpack`.
    """
    home = kept_sets()
    folder = home / f"{rows.suite}-{_identity(rows)}"
    if folder.is_dir():
        return folder
    home.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=home))
    try:
        for _ in unpack(rows, aside, linked_or_copied):
            pass
        if not folder.is_dir():  # another process may have been sooner
            aside.rename(folder)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return folder


def kept_sets() -> Path:
    """The folder among the user's caches in which sets are kept."""
    named = os.environ.get("XDG_CACHE_HOME", "")
    caches = Path(named) if Path(named).is_absolute() else Path.home() / ".cache"
    return caches / "pointerbench" / "sets"


def _identity(rows: Rows) -> str:
    """A name for the content: the digests of all files, in order, as 16 hexadecimal digits."""
    digest = hashlib.sha256(manifest_text(rows.manifest or {}).encode())
    for path in (*rows.files, *rows.pictures):
        with path.open("rb") as file:
            digest.update(hashlib.file_digest(file, "sha256").digest())
    return digest.hexdigest()[:16]
