"""LibreOffice Calc on a Linux desktop, measured on screens of version 7.4."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.contract.task import Screen
from pointerbench.picture.frame import Text
from pointerbench.picture.text_layout import fitted, shape
from pointerbench.suites.sheets.scene import PLAIN, Scene, ref
from pointerbench.suites.sheets.skins.libreoffice import measures as m
from pointerbench.suites.sheets.skins.libreoffice import toolbars
from pointerbench.suites.sheets.skins.libreoffice.colors import THEMES
from pointerbench.suites.sheets.skins.libreoffice.furniture import furniture
from pointerbench.suites.sheets.skins.libreoffice.looks import DARK, LIGHT
from pointerbench.suites.sheets.skins.libreoffice.status import draw_status, is_own
from pointerbench.suites.sheets.skins.libreoffice.toolbars import Look, button_panel, places
from pointerbench.suites.sheets.skins.skin import Area, Foreign, Skin
from pointerbench.widgets.scroll import thumb
from pointerbench.widgets.sketch import Sketch

# What the program calls a font in its own files, and in those of another program, whose fonts it
# lacks and replaces: these stand in italics.
_FONT_NAMES = {"Arimo": "Liberation Sans", "Tinos": "Liberation Serif", "PB Carta": "Carlito"}
_REPLACED = {
    "Arimo": "Arial",
    "Tinos": "Times New Roman",
    "PB Carta": "Calibri",
    "Caladea": "Cambria",
}


def _area(screen: Screen) -> Area:
    return 0, m.GRID, screen.width - m.SIDEBAR - m.SCROLL, screen.height - m.GRID_END


def _chrome(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    program = scene.program
    sketch.items.extend(furniture(screen, program.theme, program.language))
    _draw_title(sketch, scene, screen)
    _draw_buttons(sketch, scene, screen)
    _draw_fields(sketch, scene, screen)
    _draw_thumbs(sketch, scene, screen)
    _draw_tabs(sketch, scene, screen)
    draw_status(sketch, scene, screen)


def _draw_title(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    colors = THEMES[scene.program.theme]
    title = f"{scene.program.book}{scene.program.ending} - LibreOffice Calc"
    line = fitted(title, sketch.font(m.TITLE_TYPE), sketch.px(screen.width - 100))
    x = (sketch.px(screen.width) - line.width) // 2
    for off, color in ((1, colors.title_shadow), (0, colors.title_text)):
        at = x + sketch.px(off), sketch.px(12 + off)
        sketch.items.append(Text(*at, line, color))


def _draw_buttons(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    """Lays the buttons that the active cell presses, or that a range wakes up, over the bar."""
    program = scene.program
    bar = toolbars.FORMATTING, toolbars.FORMATTING_LEFT, screen.width
    pressed, awake = set(_pressed(scene)), set(_awake(scene))
    for place in places(*bar)[0]:
        if place.name in pressed or place.name in awake:
            look = Look(program.theme, program.language, place.name in pressed, place.name in awake)
            top = toolbars.FORMATTING_TOP
            sketch.items.append(button_panel(place, top, screen.scale, look))


def _pressed(scene: Scene) -> Iterator[str]:
    """What a cell has by itself, as numbers on the right, presses nothing; another program's files
    say of each cell that it stands at the bottom."""
    cell = scene.sheet.cells.get(scene.view.active)
    style = cell.style if cell else PLAIN
    usual = "right" if cell and cell.number else "left"
    yield from ["bold"] * style.bold + ["italic"] * style.italic
    yield from ["wrap"] * style.wrap + ["middle"] * style.middle
    yield from [style.align] * (style.align != usual)
    yield from ["bottom"] * (not is_own(scene) and not style.middle)


def _awake(scene: Scene) -> Iterator[str]:
    if scene.view.active in scene.sheet.merged:
        yield "unmerge"
    elif scene.view.selection.first != scene.view.selection[2:]:
        yield from ("merge_center", "merge")


def name_box(scene: Scene) -> str:
    """The selected range, or the one cell, merged ones by their first."""
    area = scene.view.selection
    return ref(area.first) if area == scene.sheet.area(scene.view.active) else area.name


def _draw_fields(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    """Font, size, name box and formula."""
    view, sheet, colors = scene.view, scene.sheet, THEMES[scene.program.theme]
    cell = sheet.cells.get(view.active)
    size = sheet.points * (cell.style.size if cell else 1)
    own, black = is_own(scene), colors.field_text
    family = (_FONT_NAMES if own else _REPLACED).get(sheet.family, sheet.family)
    sketch.text(13, 104, family, m.FIELD._replace(italic=not own), black)
    sketch.text(228, 104, f"{round(size, 1):g} pt", m.FIELD, black)
    sketch.text(13, 143, name_box(scene), m.FIELD, black)
    if cell:
        line = shape(cell.edit, sketch.font(m.FIELD))
        clip = sketch.box(262, 129, screen.width - 83, 149)
        sketch.items.append(Text(sketch.px(267), sketch.px(143), line, colors.text, clip))


def _draw_thumbs(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    """The program scrolls as far as the table or the view reaches, and one view further."""
    cells, view, (_, top, right, bottom) = scene.sheet.cells, scene.view, _area(screen)
    zoom, color = view.zoom / 100, THEMES[scene.program.theme].thumb
    columns = round((right - 41) / zoom / scene.sheet.default_width)
    rows = round((bottom - top - 18) / zoom / scene.sheet.default_height)
    last_column = max((column for column, _ in cells), default=1)
    last_row = max((row for _, row in cells), default=1)
    before = view.first_row - 1
    total = max(last_row, before + rows) + rows
    y1, y2 = thumb((top + 10, bottom - 4), before, rows, total)
    sketch.rounded((right + 3, round(y1), right + 11, round(y2)), 4, color)
    before = view.first_column - 1
    total = max(last_column, before + columns) + columns
    x1, x2 = thumb((4, right - 9), before, columns, total)
    sketch.rounded((round(x1), bottom + 3, round(x2), bottom + 11), 4, color)


def _draw_tabs(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    """From the first tab on, or from the one with which the active tab comes into view."""
    colors, program = THEMES[scene.program.theme], scene.program
    top = screen.height - m.TABS_END
    x, end = float(m.FIRST_TAB), screen.width - m.SIDEBAR - m.SCROLL
    widths = [sketch.width(name, m.SMALL_BOLD) + 25 for name in program.tabs]
    first = 0
    while first < program.tab and sum(widths[first : program.tab + 1]) > end - x:
        first += 1
    for number in range(first, len(widths)):
        name, width, chosen = program.tabs[number], widths[number], number == program.tab
        if x + width > end:
            break
        if chosen:
            sketch.fill(x, top, x + width, top + 23, colors.tab)
            sketch.fill(x, top + 20, x + width, top + 23, colors.header_line)
        elif number + 1 != program.tab:
            sketch.down(round(x + width) - 2, top + 5, top + 17, colors.edge)
        kind = m.SMALL_BOLD if chosen else m.SMALL
        sketch.text(x + width / 2, top + 15, name, kind, colors.text, align="center")
        x += width - 1


SKIN = Skin(
    name="libreoffice",
    looks={"light": LIGHT, "dark": DARK},
    area=_area,
    chrome=_chrome,
    families={
        "Arimo": 12,
        "PB Carta": 1,
        "Tinos": 0.6,
        "DejaVu Sans": 0.8,
        "Caladea": 0.4,
        "Gelasio": 0.3,
    },
    points={10: 12, 11: 1, 12: 0.5, 9: 0.5},
    default_width=85,
    default_height=17,
    row_margin=1,
    page=(642, 914),  # A4 without margins, header and footer
    ending=".ods",
    foreign=Foreign(
        share=0.2,
        ending=".xlsx",
        families={"PB Carta": 6, "Arimo": 2.5, "Caladea": 0.5, "Tinos": 0.5},
        points={11: 6, 10: 2.5, 12: 0.6, 9: 0.4},
        default_width=62,
        default_height=20,
    ),
    spelling=0.85,
)
