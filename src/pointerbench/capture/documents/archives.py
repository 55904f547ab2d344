"""Archives that are the same byte for byte from run to run."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from xml.sax.saxutils import escape

_TIME = (2026, 3, 2, 10, 0, 0)
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'


def write_archive(path: Path, files: Mapping[str, str | bytes], first: str = "") -> Path:
    """A ZIP archive of files by name; ``first`` comes first and is not compressed, as the type of
    an OpenDocument must be."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files, key=lambda name: (name != first, name)):
            entry = zipfile.ZipInfo(name, _TIME)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_STORED if name == first else zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    path.write_bytes(made.getvalue())
    return path


def xml(words: str) -> str:
    """A text as it stands in XML."""
    return escape(words, {'"': "&quot;"})
