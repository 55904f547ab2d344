from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from offenders import over
from spreadsheet import Spreadsheet, cell

from pointerbench.contract.task import Screen
from pointerbench.language.locales import locales
from pointerbench.picture.frame import Glyph, Item, Panel, Polygon, Text
from pointerbench.picture.icons import functions
from pointerbench.picture.raster import draw
from pointerbench.suites.sheets.colors import contrast
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.scene import Cell, Scene
from pointerbench.suites.sheets.skins.google_sheets import SKIN, state, toolbar
from pointerbench.suites.sheets.skins.google_sheets.colors import THEMES
from pointerbench.suites.sheets.skins.google_sheets.labels import labels
from pointerbench.suites.sheets.skins.google_sheets.summary import summary
from pointerbench.values.geometry import Box
from pointerbench.widgets.scroll import thumb
from pointerbench.widgets.sketch import Sketch

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
SIZES = ((800, 600), (1024, 768), (1600, 900))
SCREENS = [Screen(*size, scale) for size in SIZES for scale in (1.0, 1.5, 2.0)]


def scene(language: str = "en", selection: str = "C3", **view: Any) -> Scene:
    made = Spreadsheet(
        {"B2": "Item", "C2": "Price", "B3": "Pump", "C3": cell("7.50", number=True, bold=True)},
        skin="google_sheets",
        selection=selection,
    ).scene
    program = replace_program(made, language=language)
    return replace(program, view=program.view._replace(**view))


def replace_program(made: Scene, **values: Any) -> Scene:
    return replace(made, program=made.program._replace(**values))


def chrome(made: Scene, screen: Screen) -> list[Item]:
    sketch = Sketch(screen.scale)
    SKIN.chrome(sketch, made, screen)
    return sketch.items


def written(items: list[Item]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, Panel):
            yield from written(list(item.items))
        elif isinstance(item, Text):
            yield item


def texts(made: Scene, screen: Screen | None = None) -> list[str]:
    return [text.line.text for text in written(chrome(made, screen or Screen()))]


def bounds(item: Item) -> Box:
    """The pixels an item may touch."""
    if isinstance(item, Text):
        ink = item.line.ink() or Box(0, 0, 0, 0)
        return ink.moved(item.x, item.baseline)
    if isinstance(item, Polygon):
        xs, ys = zip(*item.points, strict=True)
        return Box(int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1)
    if isinstance(item, Glyph):
        return Box.at(item.x, item.y, item.mask.width, item.mask.height)
    return item.box


@pytest.mark.parametrize("screen", SCREENS)
def test_the_program_is_never_painted_over_headers_and_cells(screen: Screen) -> None:
    grid = Sketch(screen.scale).box(*SKIN.area(screen))
    for language in LANGUAGES:
        for selection in ("C3", "B2:C3"):
            for item in chrome(scene(language, selection), screen):
                assert not bounds(item).overlaps(grid), item


@pytest.mark.parametrize("screen", SCREENS)
def test_panels_and_grid_cover_the_whole_screen(screen: Screen) -> None:
    boxes = [item.box for item in chrome(scene(), screen) if isinstance(item, Panel)]
    boxes.append(Sketch(screen.scale).box(*SKIN.area(screen)))
    width, height = screen.pixels
    for x in range(0, width, 7):
        for y in range(0, height, 7):
            assert any(box.contains(x, y) for box in boxes), (x, y)


@pytest.mark.parametrize("screen", SCREENS)
def test_it_draws_in_every_language(screen: Screen) -> None:
    for language in LANGUAGES:
        made = Spreadsheet(skin="google_sheets", screen=screen).scene
        frame = Spreadsheet(skin="google_sheets", screen=screen).layout.frame
        still = chrome(replace_program(made, language=language), screen)
        assert draw(replace(frame, items=tuple(still))).size == screen.pixels


def test_every_language_has_all_words_and_as_many_menus() -> None:
    assert set(labels()) == set(LANGUAGES)
    for words in labels().values():
        assert len(words.menus) == len(labels()["en"].menus)
        assert all(words.menus) and words.share and words.search and words.default_font
        assert words.zoom.format(90).startswith("90")
        assert words.count.format(12).endswith("12")
        assert words.sum.format("1,5").endswith("1,5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_menus_stand_in_a_window_of_the_usual_size(language: str) -> None:
    seen = texts(scene(language))
    assert set(labels()[language].menus) <= set(seen)
    assert labels()[language].share in seen


@over(SCREENS, LANGUAGES)
def test_title_bar_texts_keep_apart(screen: Screen, language: str) -> None:
    made = replace_program(scene(language), book="A very long name of a workbook " * 9)
    items = chrome(made, screen)
    live = [bounds(item) for item in items if not isinstance(item, Panel)]
    still = [bounds(text) for text in written([item for item in items if isinstance(item, Panel)])]
    boxes = [box for box in live + still if box.y2 < 64 * screen.scale]
    for number, one in enumerate(boxes):
        assert not any(one.overlaps(other) for other in boxes[number + 1 :])


def test_name_box_and_formula_bar_show_the_selection() -> None:
    seen = texts(scene(selection="B2:C3"))
    assert {"B2:C3", "Item", "Book1", "Sheet1", "Sheet2"} <= set(seen)
    assert "7.50" in texts(scene(selection="C3"))


SALES: dict[str, Cell | str] = {
    "B2": "Item",
    "C2": "Price",
    "B3": "Pump",
    "C3": cell("$7.50", number=True)._replace(edit="7.5"),
    "B4": "Hose",
    "C4": cell("$1,200.00", number=True)._replace(edit="=D4*2"),
    "D3": cell("3", number=True),
    "E3": cell("8:30 AM", number=True),
    "E4": cell("5:45 PM", number=True),
    "F3": cell("25%", number=True),
    "F4": cell("5%", number=True),
}


@pytest.mark.parametrize(
    ("selection", "told"),
    [
        ("C3:C4", "Sum: $1,207.50"),
        ("B2:C4", "Sum: $1,207.50"),
        ("D3:D9", ""),
        ("B3:D3", "Sum: $10.50"),
        ("E3:E4", "Sum: 26:15:00"),
        ("F3:F4", "Sum: 30%"),
        ("B2:B4", "Count: 3"),
        ("C3", ""),
        ("A8:B9", ""),
    ],
)
def test_several_selected_numbers_have_their_sum_told(selection: str, told: str) -> None:
    made = Spreadsheet(SALES, skin="google_sheets", selection=selection).scene
    assert summary(made) == told
    assert not told or told in texts(made)


@pytest.mark.parametrize(
    ("region", "told"),
    [
        ("de_DE", "Summe: 1.201,5"),
        ("fr_FR", "Somme : 1201,5"),
        ("es_MX", "Suma: 1,201.5"),
        ("it_IT", "Somma: 1.201,5"),
        ("nl_NL", "Som: 1.201,5"),
    ],
)
def test_the_sum_is_told_in_the_words_and_marks_of_the_place(region: str, told: str) -> None:
    locale = locales()[region]
    group = "" if region == "fr_FR" else locale.groups[0]
    numbers = {"B2": locale.number(12000, 1, group), "B3": locale.number(15, 1)}
    cells = {name: cell(text, number=True) for name, text in numbers.items()}
    cells["B2"] = cells["B2"]._replace(edit=locale.bare(12000, 1))
    made = Spreadsheet(cells, skin="google_sheets", region=region, selection="B2:B3").scene
    assert summary(made) == told


def test_one_cell_alone_cannot_be_merged() -> None:
    assert not state.state_of(scene(selection="C3")).merges
    assert state.state_of(scene(selection="B2:C3")).merges
    merged = Spreadsheet({"B2": "Title"}, merges=["B2:D2"], skin="google_sheets", selection="B2:D2")
    assert state.state_of(merged.scene).merges


def test_tool_bar_tells_the_style_of_the_active_cell() -> None:
    told = state.state_of(scene(zoom=125))
    assert (told.zoom, told.family, told.size) == ("125%", "Default (Arial)", "10")
    assert told.cell.bold and told.cell.align == "right"
    assert not state.state_of(scene(selection="F9")).cell.bold


@over(range(640, 2600, 37))
def test_tools_stand_in_order_and_inside_the_bar(width: int) -> None:
    bar = toolbar.arranged(width)
    spans = list(bar.tools.values())
    assert all(left[1] <= right[0] for left, right in pairwise(spans))
    stop = spans[-1][1]
    assert stop <= (bar.more or bar.end) <= bar.end
    assert all(not left < x < right for x in bar.rules for left, right in spans)
    assert (bar.more is None) == (len(spans) == sum(map(len, toolbar.GROUPS)))


def test_wider_windows_show_more_tools() -> None:
    counts = [len(toolbar.arranged(width).tools) for width in (800, 1024, 1600)]
    assert counts == sorted(set(counts))


def test_every_live_tool_is_drawn_and_every_other_has_an_icon() -> None:
    tools = [tool for group in toolbar.GROUPS for tool in group]
    assert {tool.name for tool in tools if tool.live} == set(state._DRAW)
    assert {tool.name for tool in tools if not tool.live} <= set(functions())


def test_the_active_tab_is_always_in_view() -> None:
    names = tuple(f"Quarterly report no. {number}" for number in range(14))
    for tab in range(len(names)):
        made = replace_program(scene(), tabs=names, tab=tab)
        assert names[tab] in texts(made, Screen(800, 600))


def test_a_thumb_lies_in_its_track_as_the_window_in_the_sheet() -> None:
    track = (100.0, 400.0)
    assert thumb(track, 0, 50, 100) == (100, 250)
    assert thumb(track, 50, 50, 100) == (250, 400)
    assert thumb(track, 990, 50, 1000, 48)[1] == 400


@pytest.mark.parametrize(("theme", "dark"), [("light", False), ("dark", True)])
def test_each_theme_is_one_throughout(theme: str, dark: bool) -> None:
    made = replace_program(scene(selection="B2:C3"), theme=theme)
    frame = lay_out(made, Screen()).frame
    picture = draw(frame).convert("L")
    width, height = picture.size
    for top in range(0, height, 64):
        for left in range(0, width, 128):
            histogram = picture.crop((left, top, left + 128, top + 64)).histogram()
            assert (sum(histogram[:128]) > sum(histogram[128:])) == dark, (left, top)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read(theme: str) -> None:
    colors = THEMES[theme]
    pairs = [
        (colors.ink, colors.ground),
        (colors.ink, colors.paper),
        (colors.text, colors.paper),
        (colors.icon, colors.pill),
        (colors.pressed_ink, colors.pressed),
        (colors.share_ink, colors.share),
        (colors.blue, colors.chosen),
    ]
    assert all(contrast(*pair) > 4.5 for pair in pairs)


@pytest.mark.parametrize(
    ("region", "sign"), [("en_US", "$"), ("en_GB", "£"), ("de_AT", "€"), ("de_CH", "CHF")]
)
def test_the_currency_button_has_the_places_own_sign(region: str, sign: str) -> None:
    made = Spreadsheet(skin="google_sheets", region=region).scene
    assert state.state_of(made).currency == sign
    assert sign in texts(made)
