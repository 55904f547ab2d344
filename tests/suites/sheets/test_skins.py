"""What holds for every program that the grid is shown in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest
from spreadsheet import Spreadsheet

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Item, Panel, Text
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.skins import SKINS

# Fonts that come with the program or its system, as its font box calls them.
INSTALLED = {
    "excel": {
        "Calibri", "Arial", "Times New Roman", "Cambria", "Verdana", "Segoe UI",
    },
    "excel_white": {
        "Calibri", "Aptos Narrow", "Arial", "Times New Roman", "Cambria", "Verdana", "Segoe UI",
    },
    "google_sheets": {"Default (Arial)", "Roboto", "Inter", "Times New Roman", "EB Garamond"},
    "libreoffice": {
        "Liberation Sans", "Liberation Serif", "Carlito", "DejaVu Sans", "Caladea", "Gelasio",
        "Arial", "Times New Roman", "Calibri", "Cambria",
    },
}  # fmt: skip
FAMILIES = [
    (name, family)
    for name in INSTALLED
    for family in {**SKINS[name].families, **getattr(SKINS[name].foreign, "families", {})}
]


def written(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Text):
            yield item.line.text
        elif isinstance(item, Panel):
            yield from written(item.items)


@pytest.mark.parametrize(("name", "family"), FAMILIES)
def test_cells_are_written_in_fonts_that_the_programs_users_have(name: str, family: str) -> None:
    """The font box says so, shortened where it is narrow."""
    scene = Spreadsheet(skin=name).scene
    scene = replace(scene, sheet=replace(scene.sheet, family=family))
    texts = [text.rstrip(".…").strip() for text in written(lay_out(scene, Screen()).frame.items)]
    assert any(font.startswith(text) for text in texts if len(text) > 3 for font in INSTALLED[name])


def test_every_program_but_the_bare_grid_is_held_to_its_fonts() -> None:
    assert {*INSTALLED} == {*SKINS} - {"bare"}
