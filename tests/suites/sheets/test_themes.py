"""Dark themes show a document's colours as their programs do, and call them what is seen."""

from __future__ import annotations

from math import atan2, cos, hypot

import pytest
from spreadsheet import Spreadsheet, cell

from pointerbench.building.engines import pictured
from pointerbench.contract.task import Options
from pointerbench.suites.sheets import colors
from pointerbench.suites.sheets.dress import LIGHTS, LINK, MUTED
from pointerbench.suites.sheets.highlights import swatches
from pointerbench.suites.sheets.looks import GridLook
from pointerbench.suites.sheets.scene import Style
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.suite import SUITE
from pointerbench.suites.sheets.themes import shown_fill, shown_ink, shown_line, shown_style

LOOKS = {(name, theme): look for name, skin in SKINS.items() for theme, look in skin.looks.items()}
DARKENING = {key: look for key, look in LOOKS.items() if look.darkens}
SHADES = sorted({shade for shades in colors.HIGHLIGHTS.values() for shade in shades})
PAIRS = sorted({tuple(shade) for light in LIGHTS for shade in light.values()})

darkening = pytest.mark.parametrize("look", DARKENING.values(), ids=map("-".join, DARKENING))


def test_the_programs_that_darken_the_cells_darken_their_fills_but_for_one() -> None:
    dark = {key for key, look in LOOKS.items() if look.dark}
    assert dark - {("libreoffice", "dark")} == {*DARKENING}
    assert {name for name, _ in DARKENING} == {"bare", "excel_white", "google_sheets"}


@pytest.mark.parametrize("shade", SHADES)
def test_oklab_has_an_inverse(shade: str) -> None:
    assert colors.from_oklab(*colors.oklab(shade)) == shade


def test_a_colour_that_no_screen_shows_becomes_a_paler_one_as_light_as_it() -> None:
    lightness, a, b = colors.oklab(colors.from_oklab(0.3, -0.1, 0.2))
    assert lightness == pytest.approx(0.3, abs=0.02)
    assert 0 < b < 0.1
    assert a < 0


@darkening
@pytest.mark.parametrize("shade", SHADES)
def test_a_light_fill_is_dark_and_keeps_its_hue(look: GridLook, shade: str) -> None:
    before, after = colors.oklab(shade), colors.oklab(shown_fill(shade, look))
    ground = colors.oklab(look.ground)
    assert ground[0] < after[0] <= before[0] + 0.001
    assert after[0] < 0.7
    if before[0] > 0.85:
        assert after[0] < 0.5
    if hypot(*before[1:]) > 0.05:
        turned = atan2(before[2], before[1]) - atan2(after[2], after[1])
        assert cos(turned) > 0.97


@darkening
@pytest.mark.parametrize(("fill", "ink"), [*PAIRS, ("#ddebf7", ""), ("#1f4e78", "#ffffff")])
def test_what_is_written_on_it_is_light(look: GridLook, fill: str, ink: str) -> None:
    seen = shown_fill(fill, look)
    text = shown_ink(ink, fill, look)
    assert colors.contrast(text, seen) >= 3.5
    if colors.luminance(fill) > 0.7:
        assert colors.luminance(text) > colors.luminance(seen)


@darkening
def test_texts_and_lines_stand_out_from_dark_cells(look: GridLook) -> None:
    for ink in (MUTED, LINK, "#000000", "#9c0006"):
        assert colors.contrast(shown_ink(ink, "", look), look.ground) >= 4.5
    assert shown_ink("", "", look) == ""
    lines = [shown_line(line, look) for line in ("#bfbfbf", "#808080", "#000000")]
    contrasts = [colors.contrast(line, look.ground) for line in lines]
    assert contrasts == sorted(contrasts)
    assert contrasts[0] > 1.3


def test_a_light_look_shows_the_authors_colours() -> None:
    style = Style(fill="#ffeb9c", color="#9c5700")
    for look in LOOKS.values():
        if not look.dark:
            assert shown_style(style, look) is style


def test_libreoffice_keeps_fills_and_writes_on_them_in_black_or_white() -> None:
    look = LOOKS["libreoffice", "dark"]
    assert shown_style(Style(fill="#ffeb9c", color="#9c5700"), look) == Style(
        fill="#ffeb9c", color="#9c5700"
    )
    assert shown_style(Style(fill="#ddebf7"), look).color == "#000000"
    assert shown_style(Style(fill="#1f4e78"), look).color == "#ffffff"
    assert shown_style(Style(), look) == Style()
    assert colors.contrast(shown_ink(LINK, "", look), look.ground) > 4.5


@darkening
def test_shades_that_dark_themes_make_doubtful_have_no_single_name(look: GridLook) -> None:
    """Orange and yellow become what some call brown; green, blue and red stay what they are."""
    seen = {each.chosen: set[str | None]() for each in swatches(look)}
    for each in swatches(look):
        seen[each.chosen].add(each.name)
    assert seen["orange"] | seen["yellow"] == {None}
    for kept in ("red", "green", "blue", "teal", "purple", "brown", "gray"):
        assert kept in seen[kept] <= {kept, None}


@pytest.mark.parametrize(("skin", "theme"), sorted(key for key, look in LOOKS.items() if look.dark))
def test_a_colour_asked_for_in_the_dark_is_what_the_picture_shows(skin: str, theme: str) -> None:
    met = index = 0
    while met < 3:
        only = {"category": ("cell_color",), "ui_style": (skin,), "language": ("en",)}
        options = Options(only=only)
        made = SUITE.make(index, 31, "test", options)
        index += 1
        if made.example.row["sheet"]["theme"] != theme:
            continue
        met += 1
        inside = pictured(made).crop(made.example.row["bbox"])
        counted = inside.getcolors(inside.width * inside.height) or []
        rgb = max(counted)[1]
        assert isinstance(rgb, tuple)
        called = colors.name(f"#{bytes(rgb[:3]).hex()}")
        said = made.example.row["instruction"].replace("grey", "gray")
        assert called is not None
        assert called in said


def test_a_dark_sheet_is_asked_by_the_colours_it_shows() -> None:
    cells = {"C4": cell("", fill="#315371"), "E5": cell("", fill="#57943b")}
    sheet = Spreadsheet(cells, skin="excel_white", theme="dark")
    query = {"find": "color", "color": "blue", "shade": "dark", "shape": "cell"}
    assert sheet.resolve(query) == [("cell", "C4")]
