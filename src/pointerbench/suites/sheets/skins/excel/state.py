"""What the ribbon shows of the active cell: its font, its number format and the buttons that are
on."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from pointerbench.suites.sheets.scene import Cell, Scene
from pointerbench.suites.sheets.skins.excel.paint import Painter
from pointerbench.suites.sheets.skins.excel.ribbon import Strip
from pointerbench.suites.sheets.skins.excel.words import font_name


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
        "number_format": number_format(cell),
    }


def _pressed(scene: Scene) -> Iterator[str]:
    cell = active_cell(scene)
    if scene.view.active in scene.sheet.merged:
        yield "merge_cells"
    style = cell.style if cell else None
    yield "align_middle" if style and style.middle else "align_bottom"
    if cell is None or style is None:
        return
    for name, on in (("bold", style.bold), ("italic", style.italic), ("wrap_text", style.wrap)):
        if on:
            yield name
    usual = "right" if cell.number else "left"
    if style.align != usual:
        yield f"align_{style.align}"


def number_format(cell: Cell | None) -> str:
    """The format that a displayed number is in: general, decimal, currency, percentage, date."""
    if cell is None or not cell.number:
        return "general"
    text = cell.text
    if "%" in text:
        return "percentage"
    kinds = {unicodedata.category(character) for character in text}
    if "Sc" in kinds or text.strip("-+0123456789.,' \u00a0\u202f’") in {"CHF", "kr", "zł"}:
        return "currency"
    if text.lstrip("-").isdigit():
        return "general"
    plain = text.replace("\u00a0", " ").replace("\u202f", " ")
    marks = {character for character in plain if not character.isdigit()}
    if marks <= set("-.,'’ ") and not _dated(plain):
        return "decimal"
    return "date"


def _dated(text: str) -> bool:
    """Whether digits are grouped as a day, a month and a year: 3.11.2025, 2025-11-03."""
    for mark in ".-":
        parts = text.split(mark)
        if len(parts) == 3 and any(len(part) <= 2 for part in parts[1:]):
            return True
    return False
