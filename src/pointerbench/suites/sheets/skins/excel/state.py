"""What the ribbon shows of the active cell: its font, its number format and the buttons that are
on."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.suites.sheets.scene import Cell, Scene
from pointerbench.suites.sheets.skins.excel.paint import Painter
from pointerbench.suites.sheets.skins.excel.ribbon import Strip
from pointerbench.suites.sheets.skins.excel.words import font_name
from pointerbench.suites.sheets.statistics import active_form, locale_of


def active_cell(scene: Scene) -> Cell | None:
    """The cell that the name box names; of a merged range the first one."""
    first = scene.sheet.area(scene.view.active).first
    return scene.sheet.cells.get(first)


def edited_text(scene: Scene) -> str:
    """What the formula bar shows."""
    cell = active_cell(scene)
    return cell.edit.partition("\n")[0] if cell else ""


def show_state(painter: Painter, strip: Strip, scene: Scene) -> None:
    """Fills the fields of the ribbon and presses its buttons."""
    for name, text in _fields(scene).items():
        box = strip.box(name)
        if box:
            painter.combo_text(box, painter.words.get(text, text))
    on = set(_pressed(scene))
    for placed in strip.controls:
        if getattr(placed.control, "name", None) in on:
            painter.control(placed, pressed=True)


def _fields(scene: Scene) -> dict[str, str]:
    cell = active_cell(scene)
    points = scene.sheet.points * (cell.style.size if cell else 1)
    return {
        "font_family": font_name(scene.sheet.family),
        "font_size": f"{round(points * 2) / 2:g}",
        "number_format": number_format(scene),
    }


def _pressed(scene: Scene) -> Iterator[str]:
    cell = active_cell(scene)
    if scene.view.active in scene.sheet.merged:
        yield "merge_cells"
    style = cell.style if cell else None
    yield "align_middle" if style and style.middle else "align_bottom"
    if cell is None or style is None:
        return
    for name, on in (
        ("bold", style.bold),
        ("italic", style.italic),
        ("underline", style.underline),
        ("wrap_text", style.wrap),
    ):
        if on:
            yield name
    usual = "right" if cell.number else "left"
    if style.align != usual:
        yield f"align_{style.align}"


def number_format(scene: Scene) -> str:
    """The label of the active cell's format: general, decimal, currency, percentage, date, or
    custom for the days and times that are not written in the region's own short way."""
    form = active_form(scene)
    if form is None:
        return "general"
    if form.kind == "date":
        own = (locale_of(scene).short_date, "{yyyy}-{mm}-{dd}")
        return "date" if form.pattern in own else "custom"
    return "custom" if form.kind in ("time", "span") else form.kind
