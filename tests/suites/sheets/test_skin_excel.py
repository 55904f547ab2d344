"""The two appearances of Excel: what they show is what the scene says, wherever it is shown."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise

import pytest
from offenders import over

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Frame, Text
from pointerbench.picture.raster import draw
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.scene import Cell, Scene, Style, ref
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.skins.excel import home
from pointerbench.suites.sheets.skins.excel.bottom import selected_texts
from pointerbench.suites.sheets.skins.excel.paint import TEXT
from pointerbench.suites.sheets.skins.excel.ribbon import Fitting, Rule, two_lines
from pointerbench.suites.sheets.skins.excel.state import edited_text, number_format
from pointerbench.suites.sheets.skins.excel.words import LANGUAGES, words
from pointerbench.values.rng import Stream
from pointerbench.widgets.sketch import Sketch

NAMES = ("excel", "excel_white")
SCREENS = [
    Screen(width, height, scale)
    for width, height in ((800, 600), (1024, 768), (1600, 900))
    for scale in (1, 2)
]
UNPAINTED = "#fe01fd"


@cache
def a_scene(name: str, language: str = "en", number: int = 0) -> Scene:
    return compose(Stream(f"excel {number}"), Brief(name, language), Screen())


def chrome(scene: Scene, screen: Screen) -> Sketch:
    sketch = Sketch(screen.scale)
    SKINS[scene.program.skin].chrome(sketch, scene, screen)
    return sketch


def texts(sketch: Sketch) -> list[str]:
    """What the changing parts of the furniture say."""
    return [item.line.text for item in sketch.items if isinstance(item, Text)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_is_drawn_at_any_size(name: str, screen: Screen) -> None:
    layout = lay_out(a_scene(name), screen)
    assert draw(layout.frame).size == screen.pixels
    assert layout.grid.box.width > screen.pixels[0] * 0.8
    assert layout.grid.box.height > screen.pixels[1] * 0.45


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("screen", [*SCREENS, Screen(1100, 700, 1.5)], ids=str)
def test_the_furniture_surrounds_the_grid_and_never_covers_it(name: str, screen: Screen) -> None:
    sketch = chrome(a_scene(name), screen)
    area = sketch.box(*SKINS[name].area(screen))
    width, height = screen.pixels
    image = draw(Frame(width, height, UNPAINTED, tuple(sketch.items), {}))
    unpainted = tuple(int(UNPAINTED[i : i + 2], 16) for i in (1, 3, 5))
    assert image.crop(area).getcolors() == [(area.area, unpainted)]
    everywhere = {color: count for count, color in image.getcolors(width * height) or []}
    assert everywhere[unpainted] == area.area


@over(NAMES, LANGUAGES, range(4))
def test_the_bars_say_what_the_scene_says(name: str, language: str, number: int) -> None:
    scene = a_scene(name, language, number)
    said = texts(chrome(scene, Screen(1600, 900)))
    assert ref(scene.view.active) in said
    assert f"{scene.view.zoom}%" in said
    assert any(text.startswith(scene.program.book) for text in said)
    assert scene.program.tabs[scene.program.tab] in said
    assert words(language)["ready"] in said
    edited = edited_text(scene)
    assert edited in said or any(t[:-1] and edited.startswith(t[:-1]) for t in said)


def test_every_label_is_worded_in_all_six_languages() -> None:
    text = files("pointerbench.suites.sheets.skins.excel") / "labels.toml"
    for section in tomllib.loads(text.read_text("utf-8")).values():
        for label in section.values():
            assert tuple(label) == LANGUAGES
            assert all(label.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_labelled_control_has_its_label(language: str) -> None:
    for group in home.MODERN:
        assert group.name in words(language)
        for variant in group.variants:
            for control in (control for column in variant for row in column for control in row):
                if getattr(control, "shape", "icon") != "icon":
                    assert not isinstance(control, Rule)
                    assert control.name in words(language)


@over(LANGUAGES, [800, 900, 1024, 1280, 1440, 1920])
def test_the_ribbon_fits_its_window_and_nothing_in_it_overlaps(language: str, width: int) -> None:
    fitting = Fitting(Sketch(1), TEXT, words(language).__getitem__)
    for groups, order in (
        (home.CLASSIC, home.CLASSIC_ORDER),
        (home.MODERN, home.MODERN_ORDER),
    ):
        strip = fitting.fit(groups, order, 0, width - 48, 0)
        assert strip.groups[-1].x2 <= width - 48
        for left, right in pairwise(strip.groups):
            assert left.x2 <= right.x1
        for left_control, right_control in pairwise(strip.controls):
            if left_control.box[1] == right_control.box[1]:
                assert left_control.box[2] <= right_control.box[0] + 0.01


def test_a_label_breaks_where_it_is_narrowest() -> None:
    assert two_lines("Format as Table", len) == ("Format", "as Table")
    assert two_lines("Zellenformat\u00advorlagen", len) == ("Zellenformat-", "vorlagen")
    assert two_lines("Paste", len) == ("Paste",)


@pytest.mark.parametrize(
    ("text", "format_"),
    [
        ("1,234.50 €", "currency"),
        ("CHF 12.50", "currency"),
        ("12,5 %", "percentage"),
        ("1234", "general"),
        ("-7", "general"),
        ("1.234,5", "decimal"),
        ("1 234", "decimal"),
        ("03.11.2025", "date"),
        ("2025-11-03", "date"),
        ("3 nov. 2025", "date"),
        ("18:30", "date"),
    ],
)
def test_the_number_format_is_read_off_the_displayed_text(text: str, format_: str) -> None:
    assert number_format(Cell(text, text, True, Style())) == format_


def test_only_text_cells_are_counted() -> None:
    assert number_format(Cell("12 %", "12 %", False, Style())) == "general"
    for number in range(40):
        scene = a_scene("excel", "en", number)
        cells, selection = scene.sheet.cells, scene.view.selection
        chosen = [cell for place, cell in cells.items() if selection.holds(place)]
        count = selected_texts(scene)
        assert count in (0, sum(bool(cell.edit) for cell in chosen))
        assert not (count and any(cell.number for cell in chosen))
