"""A document by kind and format, the same from run to run for a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pointerbench.capture.documents import (
    albums,
    books,
    folders,
    letters,
    music,
    notebooks,
    programs,
    sounds,
    workbooks,
)
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream

Write = Callable[[str, Stream, str, Path], Path]

KINDS: Mapping[str, tuple[Write, tuple[str, ...]]] = {
    "album": (albums.album, ("jpg",)),
    "archive": (folders.archive, ("zip", "tar.gz")),
    "book": (books.book, ("pdf", "epub")),
    "folder": (folders.folder, ("files",)),
    "code": (programs.write, tuple(programs.FORMATS)),
    "letter": (letters.write, tuple(letters.FORMATS)),
    "music": (music.music, ("flac",)),
    "notebook": (notebooks.notebook, ("zim",)),
    "shelf": (books.shelf, ("epub",)),
    "sound": (sounds.write, ("wav",)),
    "workbook": (workbooks.write, tuple(workbooks.FORMATS)),
}
"""What writes each kind of document, and the formats that it writes; the first is the usual one."""


def made(wanted: Mapping[str, Any], seed: int, language: str, folder: Path) -> Path:
    """The document that a recipe asks for: a file, or a folder that belongs together.

    Raises:
        UsageError: there is no such kind, or none in that format.
    """
    kind = str(wanted.get("kind", ""))
    if kind not in KINDS:
        raise UsageError(f"no document of the kind {kind!r}; there are {', '.join(KINDS)}")
    write, formats = KINDS[kind]
    form = wanted.get("format", formats[0])
    if form not in formats:
        raise UsageError(f"a {kind} has the formats {', '.join(formats)}, not {form!r}")
    return write(form, Stream(f"{seed}/documents/{kind}"), language, folder)
