"""A scene of the Sheets suite as a workbook, read back by somebody else's parser."""

from __future__ import annotations

import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pointerbench.contract.task import STANDARD
from pointerbench.questions.book import write_book
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.scene import Scene
from pointerbench.values.rng import Stream

OPEN = "urn:oasis:names:tc:opendocument:xmlns"
STYLE, TABLE, OFFICE, TEXT, CONFIG = (
    f"{{{OPEN}:{name}:1.0}}" for name in ("style", "table", "office", "text", "config")
)


def scene_of(number: int) -> Scene:
    return compose(Stream(f"book/{number}"), Brief("libreoffice", "en"), STANDARD)


@pytest.fixture(params=range(4))
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Scene, zipfile.ZipFile]:
    scene = scene_of(request.param)
    return scene, zipfile.ZipFile(write_book(scene, tmp_path))


def table_of(book: zipfile.ZipFile) -> tuple[ElementTree.Element, dict[str, ElementTree.Element]]:
    """The table that is filled, and all styles by name."""
    root = ElementTree.fromstring(book.read("content.xml"))
    styles = {one.get(f"{STYLE}name", ""): one for one in root.iter(f"{STYLE}style")}
    (table,) = [one for one in root.iter(f"{TABLE}table") if len(one)]
    return table, styles


def test_columns_and_rows_have_their_sizes(pair: tuple[Scene, zipfile.ZipFile]) -> None:
    scene, book = pair
    table, styles = table_of(book)
    for kind, size in (("column", "width"), ("row", "height")):
        measured = []
        for one in table.iter(f"{TABLE}table-{kind}"):
            inner = styles[one.get(f"{TABLE}style-name", "")][0]
            length = inner.get(f"{STYLE}{kind}-{size}", "")
            hidden = one.get(f"{TABLE}visibility") == "collapse"
            measured.append(0 if hidden else round(float(length.removesuffix("in")) * 96))
        own = scene.sheet.width if kind == "column" else scene.sheet.height
        assert measured == [own(number) for number in range(1, len(measured) + 1)]


def test_cells_stand_in_their_places(pair: tuple[Scene, zipfile.ZipFile]) -> None:
    scene, book = pair
    table, _ = table_of(book)
    read = {}
    for row, line in enumerate(table.iter(f"{TABLE}table-row"), 1):
        for column, cell in enumerate(line, 1):
            text = cell.findtext(f"{TEXT}p")
            if text:
                read[column, row] = text
    hidden = {p for area in scene.sheet.merges for p in area.places() if p != area.first}
    assert read == {
        place: cell.text
        for place, cell in scene.sheet.cells.items()
        if cell.text and place not in hidden
    }


def test_the_view_is_that_of_the_scene(pair: tuple[Scene, zipfile.ZipFile]) -> None:
    scene, book = pair
    root = ElementTree.fromstring(book.read("settings.xml"))
    (entry,) = [
        one
        for one in root.iter(f"{CONFIG}config-item-map-entry")
        if one.get(f"{CONFIG}name") == scene.program.tabs[scene.program.tab]
    ]
    items = {one.get(f"{CONFIG}name"): one.text for one in entry}
    column, row = scene.view.active
    assert (items["CursorPositionX"], items["CursorPositionY"]) == (str(column - 1), str(row - 1))
    assert items["ZoomValue"] == str(scene.view.zoom)
    assert items["PositionBottom"] == str(scene.view.first_row - 1)
    side = "PositionRight" if scene.view.frozen_columns else "PositionLeft"
    assert items[side] == str(scene.view.first_column - 1)


def test_the_same_scene_gives_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, other = (write_book(scene_of(1), tmp_path / name) for name in ("a", "b"))
    assert one.read_bytes() == other.read_bytes()
