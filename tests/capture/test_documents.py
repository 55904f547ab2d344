"""Documents are the same for a seed, and what their formats ask for."""

from __future__ import annotations

import csv
import json
import wave
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pointerbench.capture.documents import made
from pointerbench.capture.documents.making import KINDS
from pointerbench.capture.documents.workbooks import column
from pointerbench.values.errors import UsageError

EVERY = [(kind, form) for kind, (_, formats) in KINDS.items() for form in formats]


def bytes_of(path: Path) -> dict[str, bytes]:
    """All files of a document by their place in it."""
    files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
    return {str(file.relative_to(path.parent)): file.read_bytes() for file in files}


@pytest.mark.parametrize(("kind", "form"), EVERY)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_document_is_decided_by_its_seed(
    tmp_path: Path, kind: str, form: str, language: str
) -> None:
    found = []
    for name, seed in (("a", 5), ("b", 5), ("c", 6)):
        folder = tmp_path / name
        folder.mkdir()
        found.append(bytes_of(made({"kind": kind, "format": form}, seed, language, folder)))
    first, again, other = found
    assert first == again
    assert first != other


@pytest.mark.parametrize("form", ["xlsx", "ods", "odt", "docx"])
def test_archives_hold_whole_xml(tmp_path: Path, form: str) -> None:
    kind = "workbook" if form in ("xlsx", "ods") else "letter"
    path = made({"kind": kind, "format": form}, 1, "zh", tmp_path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        for name in archive.namelist():
            if name.endswith((".xml", ".rels")):
                ElementTree.fromstring(archive.read(name))
        if form in ("ods", "odt"):
            assert archive.namelist()[0] == "mimetype"


def test_a_workbook_has_as_many_cells_in_every_row(tmp_path: Path) -> None:
    path = made({"kind": "workbook", "format": "csv"}, 1, "en", tmp_path)
    with path.open(encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert len(rows) > 20
    assert len({len(row) for row in rows}) == 1


def test_source_and_sound_can_be_read(tmp_path: Path) -> None:
    source = made({"kind": "code", "format": "py"}, 1, "en", tmp_path)
    compile(source.read_text("utf-8"), source.name, "exec")
    json.loads(made({"kind": "code", "format": "json"}, 1, "zh", tmp_path).read_text("utf-8"))
    with wave.open(str(made({"kind": "sound"}, 1, "en", tmp_path))) as sound:
        assert sound.getnframes() > sound.getframerate()


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no document of the kind 'novel'"):
        made({"kind": "novel"}, 1, "en", tmp_path)
    with pytest.raises(UsageError, match="a workbook has the formats xlsx, ods, csv, not 'doc'"):
        made({"kind": "workbook", "format": "doc"}, 1, "en", tmp_path)


def test_letters_of_columns() -> None:
    assert [column(n) for n in (0, 25, 26, 701, 702)] == ["A", "Z", "AA", "ZZ", "AAA"]
