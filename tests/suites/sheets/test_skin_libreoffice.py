from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from offenders import over
from spreadsheet import Spreadsheet, cell

from pointerbench.contract.task import Screen
from pointerbench.language.locales import locales
from pointerbench.picture.frame import Frame, Item, Panel, Polygon, Text
from pointerbench.picture.raster import draw
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.scene import Cell, Scene
from pointerbench.suites.sheets.skins.libreoffice import SKIN, measures, name_box, status, toolbars
from pointerbench.suites.sheets.skins.libreoffice.colors import THEMES
from pointerbench.suites.sheets.skins.libreoffice.drawing import Pen, drawings
from pointerbench.suites.sheets.skins.libreoffice.figures import Figures, figures
from pointerbench.suites.sheets.skins.libreoffice.labels import all_labels, labels
from pointerbench.values.rng import Stream
from pointerbench.widgets.sketch import Sketch

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
SIZES = ((800, 600), (1024, 768), (1600, 900))
SCREENS = [Screen(*size, scale) for size in SIZES for scale in (1.0, 1.5, 2.0)]
NOWHERE = (255, 0, 255)
REGIONS = {
    "en": "en_US",
    "de": "de_DE",
    "fr": "fr_FR",
    "es": "es_ES",
    "it": "it_IT",
    "nl": "nl_NL",
}


def price(text: str, edit: str, **style: Any) -> Cell:
    return cell(text, number=True, **style)._replace(edit=edit)


def scene(
    selection: str = "B3", cells: dict[str, Cell | str] | None = None, **program: Any
) -> Scene:
    told = cells or {"B2": "Item", "C2": "Price", "B3": "Pump", "C3": price("$7.50", "7.5")}
    region = REGIONS[program.get("language", "en")]
    made = Spreadsheet(told, skin="libreoffice", selection=selection, region=region).scene
    return replace(made, program=made.program._replace(**program))


def chrome(made: Scene, screen: Screen) -> list[Item]:
    sketch = Sketch(screen.scale)
    SKIN.chrome(sketch, made, screen)
    return sketch.items


def texts(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Panel):
            yield from texts(item.items)
        elif isinstance(item, Text):
            yield item.line.text


@pytest.mark.parametrize("theme", SKIN.looks)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_program_covers_all_but_headers_and_cells(screen: Screen, theme: str) -> None:
    turn = SCREENS.index(screen) % 3  # two of the languages for each screen, by turns
    cases = list(zip(LANGUAGES, ("B3", "C3", "B2:C3") * 2, strict=True))[turn::3]
    for language, selection in cases:
        items = chrome(scene(selection, theme=theme, language=language), screen)
        width, height = screen.pixels
        image = draw(Frame(width, height, "#ff00ff", tuple(items), {}))
        box = Sketch(screen.scale).box(*SKIN.area(screen))
        bare = [(box.area, NOWHERE)]
        assert image.crop(box).getcolors() == bare
        colors = image.getcolors(1 << 24) or []
        assert [color for color in colors if color[1] == NOWHERE] == bare


def test_every_language_has_all_words() -> None:
    assert set(all_labels()) == set(LANGUAGES)
    for words in all_labels().values():
        assert len(words.menus) == 11 and len(words.letters) == 3
        assert words.counted(1, 4) != words.counted(4, 1)
        assert "7" in words.position.format(n=7, count=9)
        assert "1,5" in words.figures.format(average="1,5", sum="3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_and_tabs_stand_in_a_small_window(language: str) -> None:
    words = labels(language)
    seen = set(texts(chrome(scene(language=language), Screen(800, 600))))
    assert {*words.menus, "Sheet1", "Sheet2", words.position.format(n=1, count=2)} <= seen
    ends = Sketch(1).width(" ".join(words.menus), measures.UI)
    assert ends + 16 * len(words.menus) < 800


def test_title_name_box_and_formula_bar_say_what_the_scene_says() -> None:
    seen = set(texts(chrome(scene("B2:C3", book="Budget", ending=".ods"), Screen())))
    assert {"Budget.ods - LibreOffice Calc", "B2:C3", "Item", "Liberation Sans", "10 pt"} <= seen
    assert "7.5" in set(texts(chrome(scene("C3"), Screen())))


def test_name_box_names_merged_cells_by_their_first() -> None:
    sheet = Spreadsheet({"B2": "Title"}, merges=["B2:E2"], skin="libreoffice", selection="B2:E2")
    assert name_box(sheet.scene) == "B2"


def test_the_active_tab_is_always_in_view() -> None:
    names = tuple(f"Quarterly report no. {number}" for number in range(14))
    for tab, name in enumerate(names):
        assert name in texts(chrome(scene(tabs=names, tab=tab), Screen(800, 600)))


def test_a_long_title_keeps_away_from_the_buttons() -> None:
    made = scene(book="A very long name of a workbook " * 9)
    title = next(
        item
        for item in chrome(made, Screen())
        if isinstance(item, Text) and item.line.text.startswith("A very long")
    )
    assert title.x > 20
    assert title.x + title.line.width < 1024 - 45


@pytest.mark.parametrize(
    ("selection", "told", "expected"),
    [
        ("A1:A3", ["Total", "", "see note"], Figures("", "0")),
        ("A1", [("2024-04-14", "2024-04-14")], Figures("2024-04-14", "2024-04-14")),
        ("A1:A2", [("$1,200.50", "1200.5"), ("3", "3")], Figures("$601.75", "$1,203.50")),
        ("A1:A2", [("3", "3"), ("4", "4")], Figures("3.5", "7")),
        ("A1:A3", [("3", "3"), ("4.5", "4.5"), ("10", "10")], Figures("5.83333333333333", "17.5")),
        ("A1:A2", [("10", "10"), ("30", "30")], Figures("20", "40")),
        ("A1:A2", [("25%", "25%"), ("50%", "50%")], Figures("38%", "75%")),
        ("A1:A2", [("25%", "25%"), ("50", "50")], Figures("2513%", "5025%")),
        ("A1:A2", [("7", "=3+4"), ("3", "3")], Figures("5", "10")),
        ("A1:A2", [("4/14/2024", "4/14/2024"), ("3", "3")], Figures("2/22/1962", "4/17/2024")),
        ("A1:A2", [("7:45", "7:45"), ("8:20", "8:20")], Figures("08:02:30", "16:05:00")),
        ("A1:A2", ["Total", ("3", "3")], Figures("3", "3")),
        ("A1:A2", ["Total", ("$2.50", "2.5")], Figures("2.5", "2.5")),
        ("A1:A2", [("$5.00", "5"), ("-$5.00", "-5")], Figures("0", "0")),
    ],
)
def test_average_and_sum_are_true_in_the_form_of_the_active_cell(
    selection: str, told: list[str | tuple[str, str]], expected: Figures
) -> None:
    cells: dict[str, Cell | str] = {
        f"A{row}": each if isinstance(each, str) else price(*each)
        for row, each in enumerate(told, 1)
    }
    assert figures(scene(selection, cells)) == expected


def test_german_figures_use_german_marks() -> None:
    cells: dict[str, Cell | str] = {
        "A1": price("1.200,50 €", "1200,5"),
        "A2": price("0,25 €", "0,25"),
    }
    told = scene("A1:A2", cells, language="de", region="de_DE")
    assert figures(told) == Figures("600,38 €", "1.200,75 €")


@pytest.mark.parametrize(
    ("language", "region", "field"),
    [
        ("en", "en_US", "Average: 1.5; Sum: 3"),
        ("de", "de_DE", "Mittelwert: 1,5; Summe: 3"),
        ("de", "de_CH", "Mittelwert: 1.5; Summe: 3"),
        ("fr", "fr_FR", "Moyenne: 1,5; Somme: 3"),
        ("es", "es_MX", "Promedio: 1.5; Suma: 3"),
        ("it", "it_IT", "Media: 1,5; Somma: 3"),
        ("nl", "nl_NL", "Gemiddelde: 1,5; Som: 3"),
    ],
)
def test_the_status_bar_always_says_average_and_sum(language: str, region: str, field: str) -> None:
    cells: dict[str, Cell | str] = {"A1": "Pump", "A2": price("1", "1"), "A3": price("2", "=1+1")}
    for selection, expected in (("A2:A3", field), ("A1", None), ("C7", None)):
        made = scene(selection, cells, language=language, region=region)
        bare = labels(language).figures.format(average="", sum="0")
        assert (expected or bare) in set(texts(chrome(made, Screen())))


BARS = (
    (toolbars.STANDARD, toolbars.STANDARD_LEFT),
    (toolbars.FORMATTING, toolbars.FORMATTING_LEFT),
)


@over(range(640, 2200, 53), BARS)
def test_buttons_stand_in_order_inside_the_window(
    width: int, bar: tuple[tuple[str, ...], int]
) -> None:
    groups, left = bar
    shown, more = toolbars.places(groups, left, width)
    assert all(one.x < other.x for one, other in pairwise(shown))
    assert shown[-1].name and shown[-1].x + 33 < width
    everything = [name for group in groups for name in group.split()]
    names = [place.name for place in shown if place.name]
    assert names == everything[: len(names)]
    assert more == (len(names) < len(everything))


def test_every_button_has_a_drawing_in_both_themes() -> None:
    lettered = {"bold", "italic", "underline"}
    for name in " ".join((*toolbars.STANDARD, *toolbars.FORMATTING)).split():
        assert name in lettered or name in drawings()
    for theme in THEMES:
        for name in drawings():
            sketch = Sketch(1)
            pen: Pen = toolbars.pen(sketch, (0, 0), theme)
            pen.draw(name)
            assert sketch.items


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [800, 1024, 1600])
def test_status_fields_do_not_run_into_each_other(width: int, language: str) -> None:
    made = scene("B2:C3", language=language)
    sketch = Sketch(1)
    status.draw_status(sketch, made, Screen(width, 600))
    spans = sorted(
        (item.x, item.x + item.line.width)
        for item in sketch.items
        if isinstance(item, Text) and item.line.text
    )
    assert all(one[1] + 5 < other[0] for one, other in pairwise(spans))
    assert spans[-1][1] < width


def test_another_programs_file_says_so() -> None:
    made = scene("B2", book="Budget", ending=".xlsx", tabs=("Sales", "Costs"), tab=0)
    seen = set(texts(chrome(made, Screen())))
    assert {"Budget.xlsx - LibreOffice Calc", "Arial", "PageStyle_Sales"} <= seen
    assert not {"Liberation Sans", labels("en").page_style} & seen


def composed(count: int) -> list[Scene]:
    brief = Brief("libreoffice", "en")
    return [compose(Stream(f"calc {index}"), brief, Screen()) for index in range(count)]


def test_most_files_are_the_programs_own_with_its_own_row_height() -> None:
    sheets = composed(60)
    heights = [made.sheet.default_height for made in sheets if made.program.ending == ".ods"]
    assert 40 <= len(heights) < 60
    assert heights.count(17) > len(sheets) / 2
    assert {made.program.ending for made in sheets} == {".ods", ".xlsx"}
    others = [made.sheet.default_height for made in sheets if made.program.ending == ".xlsx"]
    assert min(others) == 20


def waves(sheet: Spreadsheet) -> list[Polygon]:
    items = sheet.layout.frame.items
    return [item for item in items if isinstance(item, Polygon) and item.color == "#ff0000"]


def spelt(cells: dict[str, Cell | str], *, spelling: bool = True, **more: Any) -> Spreadsheet:
    sheet = Spreadsheet(cells, skin="libreoffice", **more)
    sheet.scene = replace(sheet.scene, program=sheet.scene.program._replace(spelling=spelling))
    sheet.layout = lay_out(sheet.scene, Screen())
    return sheet


def test_words_that_no_dictionary_lists_are_underlined_in_red() -> None:
    cells: dict[str, Cell | str] = {"B2": "Kapoor, Alice", "B3": "Total", "B4": price("12", "12")}
    sheet = spelt(cells, widths={2: 120})
    (wave,) = waves(sheet)
    box = sheet.layout.grid.cell_box((2, 2))
    xs, ys = zip(*wave.points, strict=True)
    text = next(
        i for i in sheet.layout.frame.items if isinstance(i, Text) and "Kapoor" in i[2].text
    )
    assert (min(xs), max(xs)) == (text.x, text.x + text.line.caret(6))
    assert text.baseline <= min(ys) and max(ys) <= box.y2
    assert not waves(spelt(cells, spelling=False))


def test_a_wave_ends_where_its_word_is_cut() -> None:
    sheet = spelt({"B2": "Kapoor", "C2": "x"}, widths={2: 30})
    (wave,) = waves(sheet)
    assert max(x for x, _ in wave.points) <= sheet.layout.grid.cell_box((2, 2)).x2


def test_most_users_have_spelling_checked() -> None:
    checked = [made.program.spelling for made in composed(40)]
    assert 26 <= sum(checked) < 40
    assert not compose(Stream("excel"), Brief("excel", "en"), Screen()).program.spelling


def test_the_selection_of_the_first_cell_lies_under_the_headers() -> None:
    sheet = Spreadsheet({"A1": "Order"}, skin="libreoffice", selection="A1")
    picture, box = draw(sheet.layout.frame), sheet.layout.grid.cell_box((1, 1))
    middle = (box.y1 + box.y2) // 2
    assert picture.getpixel((box.x1, middle)) == (0x35, 0x84, 0xE4)
    assert picture.getpixel((box.x1 + 1, box.y1 + 2)) == (255, 255, 255)
    inner = [picture.getpixel((box.x2 - step, middle)) for step in (1, 2, 3)]
    assert inner[:2] == [(0x35, 0x84, 0xE4)] * 2


@pytest.mark.parametrize(("height", "baseline"), [(17, 13), (20, 14)])
def test_row_numbers_stand_in_the_middle_or_below(height: int, baseline: int) -> None:
    made = Spreadsheet({}, skin="libreoffice").scene
    sheet = replace(made.sheet, default_height=height)
    layout = lay_out(replace(made, sheet=sheet), Screen())
    label = next(i for i in layout.frame.items if isinstance(i, Text) and i.line.text == "2")
    assert label.baseline - layout.grid.rows.span(2).start == baseline


@pytest.mark.parametrize("region", sorted(locales()))
def test_the_status_bar_names_the_country_of_the_numbers(region: str) -> None:
    words = labels(region[:2])
    assert len(set(words.locales.values())) == len(words.locales)
    told = set(texts(chrome(scene(language=region[:2], region=region), Screen())))
    assert words.locales[region[3:]] in told
