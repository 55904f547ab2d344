"""Documents of networks, databases, statistics, forms and texts."""

from __future__ import annotations

import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pointerbench.capture.documents import made

_KINDS = [
    *({"kind": kind} for kind in ("packets", "database", "statistics", "paper", "script")),
    *({"kind": kind} for kind in ("website", "versions")),
    *({"kind": "form", "format": form} for form in ("qt", "gtk")),
]


def _content(path: Path) -> dict[str, bytes]:
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    return {one.name: one.read_bytes() for one in files}


@pytest.mark.parametrize("wanted", _KINDS, ids=str)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_document_is_decided_by_its_seed(
    wanted: dict[str, str], language: str, tmp_path: Path
) -> None:
    folders = [tmp_path / name for name in ("first", "again", "other")]
    for folder in folders:
        folder.mkdir()
    first, again = (_content(made(wanted, 7, language, folder)) for folder in folders[:2])
    assert first == again
    assert first != _content(made(wanted, 8, language, folders[2]))


def test_the_database_holds_orders_of_its_customers(tmp_path: Path) -> None:
    with closing(sqlite3.connect(made({"kind": "database"}, 0, "en", tmp_path))) as database:
        stray = "SELECT count(*) FROM orders WHERE customer NOT IN (SELECT id FROM customers)"
        assert database.execute(stray).fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM orders").fetchone() == (60,)


def test_the_recording_has_whole_packets(tmp_path: Path) -> None:
    content = made({"kind": "packets"}, 0, "en", tmp_path).read_bytes()
    at, count, last = 24, 0, 0
    while at < len(content):
        seconds, micros, size, whole = struct.unpack_from("<IIII", content, at)
        assert size == whole
        assert seconds * 1000000 + micros > last
        last, at, count = seconds * 1000000 + micros, at + 16 + size, count + 1
    assert at == len(content)
    assert count > 80


@pytest.mark.parametrize("form", ["qt", "gtk"])
def test_a_form_is_xml_with_fields_and_buttons(form: str, tmp_path: Path) -> None:
    path = made({"kind": "form", "format": form}, 0, "zh", tmp_path)
    tag = {"qt": "widget", "gtk": "object"}[form]
    kinds = [one.get("class", "") for one in ElementTree.parse(path).iter(tag)]
    assert sum(kind.endswith("Button") for kind in kinds) >= 3
    assert sum(kind.endswith("Label") for kind in kinds) == 6
