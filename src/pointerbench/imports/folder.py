"""The new set's folder: made aside, put in place whole, with a manifest that says whence it is."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from pointerbench.contract.manifest import MANIFEST, METADATA, read_manifest
from pointerbench.imports.collect import Asked, Collected
from pointerbench.imports.entry import Layout
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row, row_line
from pointerbench.values.files import write_bytes, write_text

CUSTOM = "custom-"
"""What the suites of imported sets begin with: the scorer's name for suites that are not ours."""

VERSION = "2"
"""Of the importers: raised when the same files would give other rows."""

_COUNTED = ("split", "data_type", "category", "task", "platform", "language", "answer_type")


def identity(layout: Layout, asked: Asked) -> dict[str, Any]:
    """What decides the rows: the set, the digests of its files, and what was asked of it.

    Paths are those below the set's own folder: nothing names a machine.
    """
    files = {}
    for _, path in layout.files:
        with path.open("rb") as file:
            name = path.relative_to(layout.folder).as_posix()
            files[name] = hashlib.file_digest(file, "sha256").hexdigest()
    lines = "".join(f"{name} {digest}\n" for name, digest in files.items())
    return {
        "suite": f"{CUSTOM}{asked.name}",
        "suite_version": VERSION,
        "source": {"sha256": hashlib.sha256(lines.encode()).hexdigest(), "files": files},
        "split": ",".join(asked.splits) or "all",
        "defective": asked.defective,
        "boxes": asked.boxes,
    }


def earlier(out: Path, wanted: Mapping[str, Any], *, overwrite: bool) -> dict[str, Any] | None:
    """The manifest of the same import in ``out``; None where there is none, or it may go.

    Raises:
        UsageError: something else is there, and may not be replaced.
    """
    if not out.exists():
        return None
    if not out.is_dir():
        raise UsageError(f"{out}: expected a folder or nothing there")
    if not any(out.iterdir()):
        return None
    manifest = read_manifest(out) or {}
    if overwrite:
        if not str(manifest.get("suite")).startswith(CUSTOM):
            raise UsageError(f"{out} holds no imported set: --overwrite does not replace it")
        return None
    if any(manifest.get(key) != value for key, value in wanted.items()):
        raise UsageError(f"{out} holds something else; choose another --out, or --overwrite it")
    return manifest


def is_same(
    out: Path, manifest: Mapping[str, Any], rows: Sequence[Row], pictures: Sequence[str]
) -> bool:
    """Whether an earlier import has these rows and all of these pictures."""
    there = all((out / name).is_file() for name in pictures)
    return there and manifest.get("rows_sha256") == hashlib.sha256(as_lines(rows)).hexdigest()


def as_lines(rows: Sequence[Row]) -> bytes:
    """The bytes of metadata.jsonl."""
    return "".join(row_line(row) + "\n" for row in rows).encode("utf-8", "backslashreplace")


def write_set(
    folder: Path,
    wanted: Mapping[str, Any],
    found: Collected,
    rows: Sequence[Row],
    digests: Mapping[str, str],
) -> None:
    """Writes metadata.jsonl and MANIFEST.json; ``digests`` are the picture files', by name."""
    lines = as_lines(rows)
    write_bytes(folder / METADATA, lines)
    pictures = "".join(f"{name} {digest}\n" for name, digest in sorted(digests.items()))
    fields = [field for field in _COUNTED if field in rows[0]]
    written = {row["id"] for row in rows}
    manifest = {
        **wanted,
        "conventions": list(found.conventions),
        "rows_read": found.read,
        "count": len(rows),
        "pictures": len(digests),
        "defects": {
            kind: {"kept": sum(row_id in written for row_id in ids), "ids": ids}
            for kind, ids in found.defects.items()
        },
        "counts": {
            field: dict(sorted(Counter(str(row[field]) for row in rows).items()))
            for field in fields
        },
        "rows_sha256": hashlib.sha256(lines).hexdigest(),
        "pictures_sha256": hashlib.sha256(pictures.encode()).hexdigest(),
        "tools": {"pointerbench": version("pointerbench")},
    }
    write_text(folder / MANIFEST, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
