"""The small and large pictures on buttons: drawn here where the program's are in several colours,
otherwise icons by function."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.suites.sheets.skins.excel import tables
from pointerbench.suites.sheets.skins.excel.canvas import UI, Canvas
from pointerbench.widgets.sketch import Type

Drawing = Callable[[Canvas], None]


def _text_lines(first: float, short: tuple[float, float], count: int = 5) -> Drawing:
    """Alternating long and short lines."""

    def drawing(c: Canvas) -> None:
        k = 2 if c.large else 1
        for number in range(count):
            x1, x2 = short if number % 2 else (1, 15)
            c.across(x1 * k, x2 * k, (first + 3 * number) * k, c.p.ink, k)

    return drawing


def _indent(*, more: bool) -> Drawing:
    def drawing(c: Canvas) -> None:
        c.across(1, 15, 2, c.p.ink)
        c.across(1, 15, 14, c.p.ink)
        for y in (5, 8, 11):
            c.across(8, 15, y, c.p.ink)
        c.across(2, 6, 8, c.p.blue)
        tip, base = (6.5, 3.5) if more else (0.5, 3.5)
        c.shape(((base, 5.5), (tip, 8.5), (base, 11.5)), c.p.blue)

    return drawing


def _decimals(*, more: bool) -> Drawing:
    kind = Type(UI, 8.5)

    def drawing(c: Canvas) -> None:
        short, long = (7, 15) if more else (15, 7)
        c.letter(11.5, short, ".0", kind, c.p.ink)
        c.letter(9, long, ".00", kind, c.p.ink)
        middle = 4 if more else 12
        c.across(2, 7, middle - 0.5, c.p.blue)
        tip, base = (0, 3.2) if more else (8.5, 5.3)
        c.shape(((base, middle - 3), (tip, middle), (base, middle + 3)), c.p.blue)

    return drawing


def _letter(*, bold: bool = False, italic: bool = False, underlined: bool = False) -> Drawing:
    kind = Type("Tinos", 16, italic=True) if italic else Type(UI, 14, bold)

    def drawing(c: Canvas) -> None:
        c.letter(8, 13, c.label, kind, c.p.ink)
        if underlined:
            c.across(4, 12, 15, c.p.ink)

    return drawing


def _caret_letter(*, larger: bool) -> Drawing:
    kind = Type(UI, 15 if larger else 12.5)

    def drawing(c: Canvas) -> None:
        c.letter(6, 14, "A", kind, c.p.ink)
        tip, base = (1.5, 4.5) if larger else (4.5, 1.5)
        blade = 0.8 if larger else -0.8
        c.shape(
            ((10.4, base), (13, tip), (15.6, base), (15.6, base + blade), (13, tip + blade * 1.6),
             (10.4, base + blade)), c.p.blue,
        )  # fmt: skip

    return drawing


def _borders(c: Canvas) -> None:
    if c.modern:
        c.sketch.outline(c.x + 1, c.y + 1, c.x + 15, c.y + 15, c.p.dim)
        c.down(7.5, 1, 15, c.p.dim)
        c.across(1, 15, 7.5, c.p.dim)
        c.across(1, 15, 14, c.p.ink, 1.6)
        return
    for at in range(1, 15, 2):
        for line in (1, 7):
            c.block(at, line, at + 1, line + 1, c.p.dim)
            c.block(line, at, line + 1, at + 1, c.p.dim)
        c.block(13, at, 14, at + 1, c.p.dim)
    c.across(1, 14, 13, c.p.ink, 1.6)


def _fill_color(c: Canvas) -> None:
    c.icon("fill_color", 16, (8, 6.5), c.p.ink)
    c.block(0, 13, 16, 16, "#ffff00")


def _font_color(c: Canvas) -> None:
    c.letter(8, 12, "A", Type(UI, 14), c.p.ink)
    c.block(1, 13, 15, 16, "#ff0000")


def _percent(c: Canvas) -> None:
    large = c.large
    c.letter(c.size / 2, 26 if large else 13.5, "%", Type(UI, 28 if large else 15), c.p.ink)


def _thousands(c: Canvas) -> None:
    if len(c.label) > 1:
        c.letter(8, 12, c.label, Type(UI, 10), c.p.ink)
    else:
        c.letter(8, 11, c.label, Type(UI, 20, bold=True), c.p.ink)


def _money(c: Canvas) -> None:
    """A dollar sign in English, a banknote and coins elsewhere."""
    if c.label == "$":
        c.letter(8, 13, c.label, Type(UI, 14.5), c.p.ink)
        return
    c.block(0, 2, 13, 10, c.p.green_tint)
    c.sketch.outline(c.x, c.y + 2, c.x + 13, c.y + 10, c.p.green)
    c.plate((4, 3, 9, 9), 3, c.p.paper, c.p.green)
    c.plate((8, 8, 15, 12), 2, c.p.yellow, c.p.ink)
    c.plate((8, 11, 15, 15), 2, c.p.yellow, c.p.ink)


def _paste(c: Canvas) -> None:
    p = c.p
    if c.modern:
        c.plate((3, 4, 25, 31), 2, p.yellow, p.yellow)
        c.block(5, 6, 23, 29, p.paper)
        c.plate((9, 1, 19, 8), 2, p.paper, p.dim)
        c.plate((14, 13, 30, 32), 0, p.paper, p.ink)
        return
    c.plate((4, 4, 26, 30), 2, p.yellow, p.ink)
    c.block(7, 7, 23, 27, p.paper)
    c.plate((10, 1, 20, 8), 2, p.paper, p.ink)
    c.plate((14, 12, 29, 31), 1, p.paper, p.ink)
    for y in (17, 20, 23, 26):
        c.across(17, 26, y, p.dim)


def _cut(c: Canvas) -> None:
    """Scissors with blue handles."""
    for side in (1, -1):
        blade = ((3.8, 0.5), (5, 0.5), (10.8, 10.4), (9.7, 11.2))
        c.shape(tuple((8 + side * (x - 8), y) for x, y in blade), c.p.ink)
    for x in (2.5, 9.5):
        c.sketch.rounded((c.x + x, c.y + 10, c.x + x + 5, c.y + 15), 2.5, None, c.p.blue)


def _copy(c: Canvas) -> None:
    if not c.modern:
        c.icon("copy", 16, (8, 8), c.p.ink, c.p.blue_tint)
        return
    c.plate((1, 1, 9, 13), 1, c.p.paper, c.p.ink)
    c.plate((6, 4, 15, 16), 1, c.p.paper, c.p.ink)
    c.across(9, 13, 9, c.p.ink)
    c.across(9, 13, 12, c.p.ink)


def _format_painter(c: Canvas) -> None:
    """A broad brush, its handle to the upper right."""
    p = c.p
    c.shape(((11.5, 0.5), (13, 1.5), (10.6, 5.4), (9.1, 4.4)), p.ink)
    c.shape(((5.6, 3), (14.2, 8), (13, 10), (4.4, 5)), p.ink)
    c.shape(((4.2, 6), (11.8, 10.4), (8.6, 15.6), (0.6, 11)), p.yellow)
    c.shape(((4.6, 7.4), (6.2, 8.3), (3.6, 12.4), (2.2, 11.6)), p.paper)


def _wrap_text(c: Canvas) -> None:
    """Letters above one another and an arrow that turns back."""
    p, kind = c.p, Type(UI, 9)
    c.letter(6, 7, "ab", kind, p.ink)
    c.letter(3, 15, "c", kind, p.ink)
    c.down(13, 3, 12, p.blue)
    c.across(8, 14, 11.5, p.blue)
    c.shape(((9.5, 9), (6, 12), (9.5, 15)), p.blue)


def _autosum(c: Canvas) -> None:
    c.letter(8, 14, "Σ", Type("Open Sans", 16), c.p.ink)


def _fill(c: Canvas) -> None:
    c.plate((1, 1, 15, 15), 1, c.p.paper, c.p.ink)
    c.block(2, 2, 14, 5, c.p.blue_tint)
    c.arrow_down(8, 5, 13, c.p.blue)


def _clear(c: Canvas) -> None:
    c.icon("clear", 16, (8, 8), c.p.ink, c.p.red_tint)


def _sort(c: Canvas) -> None:
    k = 1 if c.large else 0.5
    letters = Type(UI, 15 * k if c.large else 8.5, bold=not c.modern)
    c.letter(8 * k, 14 * k + 0.5, "A", letters, c.p.blue)
    c.letter(8 * k, 29 * k + 0.5, "Z", letters, c.p.ink)
    funnel = ((15, 9), (31, 9), (25, 17), (25, 26), (21, 29), (21, 17))
    c.shape(tuple((x * k, y * k) for x, y in funnel), c.p.ink)
    if c.modern and c.large:
        inner = ((17.4, 10.2), (28.6, 10.2), (23.8, 16.6), (23.8, 25.3), (22.2, 26.6), (22.2, 16.6))
        c.shape(inner, c.p.paper)


def _find(c: Canvas) -> None:
    if c.modern and c.large:
        c.plate((9, 2, 29, 22), 10, None, c.p.ink)
        c.shape(((11.6, 18.6), (12.4, 19.4), (3.2, 29), (2.4, 28.2)), c.p.ink)
    elif c.large:
        c.plate((3, 2, 23, 22), 10, c.p.blue_tint, c.p.ink)
        c.plate((4, 3, 22, 21), 9, c.p.blue_tint, c.p.ink)
        c.shape(((19, 21), (21, 19), (30, 28), (28, 30)), c.p.ink)
    else:
        c.icon("search", 16, (8, 8), c.p.ink, "" if c.modern else c.p.blue_tint)


def _font_group(c: Canvas) -> None:
    c.letter(16, 23, "A", Type(UI, 30), c.p.ink)
    c.block(0, 25, 32, 32, c.p.ink)


PICTURES: Mapping[str, Drawing] = {
    "paste": _paste,
    "clipboard": _paste,
    "cut": _cut,
    "copy": _copy,
    "format_painter": _format_painter,
    "font_larger": _caret_letter(larger=True),
    "font_smaller": _caret_letter(larger=False),
    "wrap_text": _wrap_text,
    "bold": _letter(bold=True),
    "italic": _letter(italic=True),
    "underline": _letter(underlined=True),
    "borders": _borders,
    "fill_color": _fill_color,
    "font_color": _font_color,
    "font": _font_group,
    "align_top": _text_lines(1, (4, 12), 3),
    "align_middle": _text_lines(5, (4, 12), 3),
    "align_bottom": _text_lines(8, (4, 12), 3),
    "align_left": _text_lines(2, (1, 10)),
    "align_center": _text_lines(2, (4, 12)),
    "align_right": _text_lines(2, (6, 15)),
    "alignment": _text_lines(2, (4, 12)),
    "indent_less": _indent(more=False),
    "indent_more": _indent(more=True),
    "money": _money,
    "percent": _percent,
    "number": _percent,
    "thousands": _thousands,
    "decimal_more": _decimals(more=True),
    "decimal_less": _decimals(more=False),
    "conditional": tables.draw_conditional,
    "as_table": tables.draw_as_table,
    "styles": tables.draw_as_table,
    "cell_styles": tables.draw_cell_styles,
    "insert": tables.draw_insert,
    "cells": tables.draw_insert,
    "delete": tables.draw_delete,
    "format": tables.draw_format,
    "autosum": _autosum,
    "fill": _fill,
    "clear": _clear,
    "sort": _sort,
    "find": _find,
    "editing": _find,
}

_ICONS = {"add_ins": "extensions", "analyze": "assistant"}
_BLUE = {"merge_cells", "analyze"}


def draw_picture(canvas: Canvas, name: str) -> None:
    """The picture of a function in its square."""
    if name in PICTURES:
        PICTURES[name](canvas)
        return
    size = 24 if canvas.large else 16
    middle = canvas.size / 2
    tint = canvas.p.blue_tint if name in _BLUE else ""
    color = canvas.p.ink
    canvas.icon(_ICONS.get(name, name), size, (middle, middle), color, tint)
