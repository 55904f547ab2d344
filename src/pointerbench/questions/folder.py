"""Writes questions as a set: rows, pictures and a manifest, whole or not at all."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from pointerbench.contract.manifest import MANIFEST, METADATA, read_manifest
from pointerbench.imports.folder import CUSTOM, as_lines
from pointerbench.questions.screens import Screen
from pointerbench.values.errors import UsageError
from pointerbench.values.files import made_aside, put_in_place, write_bytes, write_text

SUITE = f"{CUSTOM}captured"
VERSION = "1"
"""Of the questions: raised when the same folders would give other rows."""

_COUNTED = ("data_type", "category", "answer_type", "app", "toolkit", "platform", "language")


def check_out(out: Path, *, overwrite: bool) -> None:
    """Raises UsageError where something is in the way that may not be replaced."""
    if not out.exists() or (out.is_dir() and not any(out.iterdir())):
        return
    manifest = read_manifest(out) if out.is_dir() else None
    if (manifest or {}).get("suite") != SUITE:
        raise UsageError(f"{out} holds something else; choose another --out")
    if not overwrite:
        raise UsageError(f"{out} holds such a set already; --overwrite replaces it")


def write_set(
    out: Path,
    rows: Sequence[Mapping[str, Any]],
    pictures: Mapping[str, Screen],
    asked: Mapping[str, Any],
    rejects: Counter[str],
) -> None:
    """Writes a set; ``pictures`` gives the screen of each file name, ``asked`` what was asked for.

    The pictures are those that were captured, byte for byte.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    with made_aside(out) as aside:
        for name, screen in pictures.items():
            shutil.copyfile(screen.path, aside / name)
        lines = as_lines(rows)
        write_bytes(aside / METADATA, lines)
        manifest = {
            "suite": SUITE,
            "suite_version": VERSION,
            "split": "test",
            **asked,
            "count": len(rows),
            "pictures": len(pictures),
            "screens": {name: _screen(screen) for name, screen in pictures.items()},
            "counts": {
                field: dict(sorted(Counter(str(row[field]) for row in rows).items()))
                for field in _COUNTED
            },
            "rejects": dict(sorted(rejects.items())),
            "rows_sha256": hashlib.sha256(lines).hexdigest(),
            "tools": {"pointerbench": version("pointerbench")},
        }
        write_text(aside / MANIFEST, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
        put_in_place(aside, out)


def _screen(screen: Screen) -> dict[str, Any]:
    """Which program shows a picture, under which licence."""
    manifest = screen.manifest
    entry = next(one for one in manifest.states if one.id == screen.state.id)
    return {
        "program": manifest.program,
        "version": manifest.version,
        "state": screen.state.id,
        "licence": manifest.licence,
        "artwork": manifest.artwork,
        "pixels_sha256": entry.picture,
    }
