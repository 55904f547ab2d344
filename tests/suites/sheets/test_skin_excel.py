"""The two programs of Excel: what they show is what the scene says, wherever it is shown."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from decimal import Decimal
from functools import cache
from importlib.resources import files
from itertools import pairwise

import pytest
from offenders import over, over_rows
from spreadsheet import Spreadsheet, cell

from pointerbench.contract.task import Screen
from pointerbench.language.reading import read
from pointerbench.picture.fonts import font
from pointerbench.picture.frame import Frame, Item, Panel, Text
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import shape
from pointerbench.suites.sheets.colors import contrast, luminance
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.scene import Cell, Scene, ref
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.skins.excel import home
from pointerbench.suites.sheets.skins.excel.paint import TEXT
from pointerbench.suites.sheets.skins.excel.ribbon import CLASSIC, MODERN, Fitting, Rule, two_lines
from pointerbench.suites.sheets.skins.excel.state import edited_text, number_format
from pointerbench.suites.sheets.skins.excel.status_bar import selected_texts
from pointerbench.suites.sheets.skins.excel.words import LANGUAGES, words
from pointerbench.suites.sheets.statistics import active_form, locale_of, statistics, value_of
from pointerbench.values.rng import Stream
from pointerbench.widgets.sketch import Sketch

NAMES = ("excel", "excel_white")
SCREENS = [
    Screen(width, height, scale)
    for width, height in ((800, 600), (1024, 768), (1600, 900))
    for scale in (1, 2)
]
THEMES = [(name, theme) for name in NAMES for theme in SKINS[name].looks]
UNPAINTED = "#fe01fd"


@cache
def a_scene(name: str, language: str = "en", number: int = 0) -> Scene:
    return compose(Stream(f"excel {number}"), Brief(name, language), Screen())


def chrome(scene: Scene, screen: Screen) -> Sketch:
    sketch = Sketch(screen.scale)
    SKINS[scene.program.skin].chrome(sketch, scene, screen)
    return sketch


def written(items: Iterable[Item]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, Panel):
            yield from written(item.items)
        elif isinstance(item, Text):
            yield item


def texts(sketch: Sketch) -> list[str]:
    """What the changing parts of the furniture say."""
    return [item.line.text for item in sketch.items if isinstance(item, Text)]


def a_number(text: str, edit: str = "") -> Cell:
    return cell(text, number=True)._replace(edit=edit or text)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_is_drawn_at_any_size(name: str, screen: Screen) -> None:
    layout = lay_out(a_scene(name), screen)
    assert draw(layout.frame).size == screen.pixels
    assert layout.grid.box.width > screen.pixels[0] * 0.8
    assert layout.grid.box.height > screen.pixels[1] * 0.45


@pytest.mark.parametrize(("name", "theme"), THEMES)
@pytest.mark.parametrize("screen", [*SCREENS, Screen(1100, 700, 1.5)], ids=str)
def test_the_furniture_surrounds_the_grid_and_never_covers_it(
    name: str, theme: str, screen: Screen
) -> None:
    scene = a_scene(name)
    sketch = chrome(replace(scene, program=scene.program._replace(theme=theme)), screen)
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
    for groups, order, rows in (
        (home.CLASSIC, home.CLASSIC_ORDER, CLASSIC),
        (home.MODERN, home.MODERN_ORDER, MODERN),
    ):
        fitting = Fitting(Sketch(1), TEXT, words(language).__getitem__, rows)
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
    ("region", "text", "format_"),
    [
        ("de_DE", "1.234,50 €", "currency"),
        ("de_CH", "Fr. 12.50", "currency"),
        ("de_DE", "12,50 EUR", "currency"),
        ("es_ES", "12,5 %", "percentage"),
        ("en_US", "1234", "general"),
        ("en_US", "-7", "general"),
        ("nl_NL", "1.234,5", "decimal"),
        ("fr_FR", "1\u202f234", "decimal"),
        ("de_DE", "03.11.2025", "date"),
        ("nl_NL", "3 nov 2025", "custom"),
        ("en_GB", "18:30", "custom"),
        ("en_US", "6:30 PM", "custom"),
    ],
)
def test_the_number_format_is_read_off_the_displayed_text(
    region: str, text: str, format_: str
) -> None:
    sheet = {"B2": a_number(text)}
    assert number_format(Spreadsheet(sheet, selection="B2", region=region).scene) == format_


def test_a_text_has_the_general_format() -> None:
    sheet = {"B2": cell("12 %")}
    assert number_format(Spreadsheet(sheet, selection="B2").scene) == "general"


@pytest.mark.parametrize(
    ("region", "numbers", "said"),
    [
        ("en_US", ("$950.00", "$1,200.50"), ("Average: $1,075.25", "Count: 2", "Sum: $2,150.50")),
        ("de_DE", ("7", "8", "8"), ("Mittelwert: 7,666666667", "Anzahl: 3", "Summe: 23")),
        (
            "fr_FR",
            ("12,5\u00a0%", "13,5\u00a0%"),
            ("Moyenne\u00a0: 13,0\u00a0%", "Nb (non vides)\u00a0: 2", "Somme\u00a0: 26,0\u00a0%"),
        ),
        (
            "es_ES",
            ("1.000,00 €", "-4,00 €"),
            ("Promedio: 498,00 €", "Recuento: 2", "Suma: 996,00 €"),
        ),
        ("it_IT", ("03/10/2025", "05/10/2025"), ("Media: 04/10/2025", "Conteggio: 2")),
        ("nl_NL", ("2:30", "3:30"), ("Gemiddelde: 3:00", "Aantal: 2", "Som: 6:00")),
    ],
)
def test_the_status_bar_says_average_count_and_sum(
    region: str, numbers: tuple[str, ...], said: tuple[str, ...]
) -> None:
    sheet = {f"B{row}": a_number(text) for row, text in enumerate(numbers, 2)}
    scene = Spreadsheet(sheet, selection=f"B2:B{len(numbers) + 1}", region=region).scene
    for name in NAMES:
        program = replace(scene, program=scene.program._replace(skin=name))
        shown = [text for text in texts(chrome(program, Screen())) if text in said]
        assert shown == list(reversed(said))


def test_the_status_bar_counts_texts_and_says_nothing_of_one_cell() -> None:
    sheet: dict[str, Cell | str] = {"B2": "Pump", "B3": "Valve", "C2": a_number("7")}
    for selection, said in (
        ("B2:B3", ["Count: 2"]),
        ("B2:C3", ["Average: 7", "Count: 3", "Sum: 7"]),
        ("B2", []),
        ("C2:C3", []),
    ):
        assert list(selected_texts(Spreadsheet(sheet, selection=selection).scene)) == said


@over(range(90))
def test_what_the_status_bar_sums_is_what_the_cells_show(index: int) -> None:
    language = LANGUAGES[index % len(LANGUAGES)]
    scene = a_scene(NAMES[index % 2], language, index)
    selection, cells = scene.view.selection, scene.sheet.cells
    hidden = scene.sheet.hidden_columns, scene.sheet.hidden_rows
    chosen = [
        cells[place]
        for place in selection.places()
        if place in cells and place[0] not in hidden[0] and place[1] not in hidden[1]
    ]
    numbers = [each for each in chosen if each.number and each.text]
    said = list(selected_texts(scene))
    assert len(said) == (0 if sum(bool(each.edit) for each in chosen) < 2 else 3 if numbers else 1)
    if len(said) < 3:
        return
    whole = sum((value_of(each, locale_of(scene)) or Decimal() for each in numbers), Decimal())
    assert statistics(scene).total == whole
    form = active_form(scene)
    if form is None or form.kind not in ("date", "time"):  # a sum of days is a day far away
        shown = read(said[2].rpartition(": ")[2], locale_of(scene))
        assert shown is not None
        assert abs(shown - whole) <= Decimal("0.005")


def test_dark_cells_belong_to_the_current_program() -> None:
    assert not any(look.dark for look in SKINS["excel"].looks.values())
    assert [theme for theme, look in SKINS["excel_white"].looks.items() if look.dark] == ["dark"]
    header = SKINS["excel"].looks["dark"].header
    assert luminance(header.fill) < 0.1
    assert contrast(header.fill, header.text) > 7


@over(range(40))
def test_what_stands_on_white_cells_is_dark_whatever_the_theme(number: int) -> None:
    scene = a_scene("excel", "en", number)
    for each in scene.sheet.cells.values():
        ground = each.style.fill or "#ffffff"
        assert contrast(ground, each.style.color or "#000000") > 1.9


@over_rows((name, theme, language) for name, theme in THEMES for language in LANGUAGES)
def test_the_interface_is_written_in_the_programs_own_font(
    name: str, theme: str, language: str
) -> None:
    scene = a_scene(name, language)
    scene = replace(scene, program=scene.program._replace(theme=theme, tabs=("1",), tab=0))
    labels = set(words(language).values())
    fonts = {
        item.line.font.name.removesuffix(" regular").removesuffix(" bold")
        for item in written(chrome(scene, Screen(1600, 900)).items)
        if item.line.text in labels and len(item.line.text) > 1
    }
    assert fonts == {"PB Selva"}


def test_a_workbook_in_the_newer_font_has_its_headers_in_it() -> None:
    header = SKINS["excel_white"].looks["light"].header
    assert header.on("Inter Tight").type.family == "Inter Tight"
    assert header.on("Arimo").type.family == "PB Carta"


@over(NAMES, [75, 100, 150], [1, 80, 300, 2000])
def test_row_numbers_fit_in_a_strip_that_grows_with_their_digits(
    name: str, zoom: int, row: int
) -> None:
    grid = Spreadsheet(skin=name, zoom=zoom, first=f"A{row}").layout.grid
    look = SKINS[name].looks["light"].header
    kind = font(look.type.family, round(look.type.size * zoom / 100, 2))
    strip = grid.row_header.width
    widest = max(shape(str(span.index), kind).width for span in grid.rows.spans)
    digits = len(str(grid.rows.spans[-1].index))
    assert widest + 2 <= strip
    assert strip <= round((look.width + max(0, digits - 2) * look.digit) * zoom / 100) + 1


def test_hidden_columns_leave_a_double_line() -> None:
    for name in NAMES:
        layout = Spreadsheet(skin=name, selection="H20", hidden_columns=[3]).layout
        image, box = draw(layout.frame), layout.grid.column_header
        at = layout.grid.columns.span(2).stop
        colors = [image.getpixel((x, box.y1 + 5)) for x in range(at - 5, at + 1)]
        edge, fill = colors[1], colors[0]
        assert colors == [fill, edge, fill, fill, edge, fill]
        assert edge != fill
