"""A document by kind and format, the same from run to run for a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pointerbench.capture.documents import (
    albums,
    books,
    database,
    drawings,
    floorplan,
    folders,
    forms,
    ledger_files,
    letters,
    machines,
    mail,
    maps,
    music,
    notebooks,
    packets,
    passwords,
    plans,
    programs,
    scenes,
    scores,
    slides,
    sounds,
    sources,
    statistics,
    torrents,
    waves,
    workbooks,
)
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream

Write = Callable[[str, Stream, str, Path], Path]

KINDS: Mapping[str, tuple[Write, tuple[str, ...]]] = {
    "ledger": (ledger_files.write, tuple(ledger_files.FORMATS)),
    "album": (albums.album, ("jpg",)),
    "archive": (folders.archive, ("zip", "tar.gz")),
    "book": (books.book, ("pdf", "epub")),
    "folder": (folders.folder, ("files",)),
    "code": (programs.write, tuple(programs.FORMATS)),
    "database": (database.write, ("sqlite",)),
    "floor-plan": (floorplan.write, ("dxf",)),
    "form": (forms.write, tuple(forms.FORMATS)),
    "letter": (letters.write, tuple(letters.FORMATS)),
    "machines": (machines.write, machines.FORMATS),
    "mail": (mail.write, mail.FORMATS),
    "map": (maps.write, ("gpkg",)),
    "packets": (packets.write, ("pcap",)),
    "passwords": (passwords.write, passwords.FORMATS),
    "paper": (sources.write_paper, ("tex",)),
    "plan": (plans.write, ("planner",)),
    "score": (scores.write, ("musicxml",)),
    "script": (sources.write_script, ("m",)),
    "music": (music.music, ("flac",)),
    "notebook": (notebooks.notebook, ("zim",)),
    "shelf": (books.shelf, ("epub",)),
    "sound": (sounds.write, ("wav",)),
    "statistics": (statistics.write, ("sav",)),
    "torrents": (torrents.write, torrents.FORMATS),
    "versions": (sources.write_versions, ("txt",)),
    "waves": (waves.write, ("vcd",)),
    "website": (sources.write_page, ("html",)),
    "flow-chart": (drawings.flow_chart, ("dia",)),
    "notes": (slides.notes, ("xopp",)),
    "picture": (scenes.picture, ("png", "jpg", "ora")),
    "poster": (drawings.poster, ("svg",)),
    "shapes": (slides.shapes, ("fodg",)),
    "talk": (slides.talk, ("fodp",)),
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
    form = str(wanted.get("format", formats[0]))
    if form not in formats:
        raise UsageError(f"a {kind} has the formats {', '.join(formats)}, not {form!r}")
    return write(form, Stream(f"{seed}/documents/{kind}"), language, folder)
