"""Places the rows and cells of a table."""

from __future__ import annotations

from pointerbench.flow.boxes import Sized
from pointerbench.flow.nodes import Group, Paragraph, Table
from pointerbench.flow.where import Placer, Where
from pointerbench.picture.frame import Fill
from pointerbench.values.geometry import Box


def place_table(layout: Placer, table: Table, sized: Sized, box: Box, where: Where) -> None:
    """Puts the rows one below another, and draws their grounds and lines."""
    frame, *rows = sized.children
    if table.place:
        where = where._replace(places=(*where.places, layout.named(table.place, box)))
    y = box.y1
    for number, row in enumerate(rows):
        band = Box(box.x1, y, box.x1 + row.width, y + row.height)
        _place_row(layout, table, (frame, row), band, where, number)
        y += row.height
    if table.rules:
        x = box.x1
        for column in (Sized(table, 0, 0), *frame.children):
            x += column.width
            line = Box.at(x - (x > box.x1), box.y1, 1, y - box.y1).intersect(where.clip)
            layout.page.items.append(Fill(line, table.rules))


def _place_row(
    layout: Placer, table: Table, parts: tuple[Sized, Sized], band: Box, where: Where, number: int
) -> None:
    frame, row = parts
    fill = table.head if not number and table.head else ""
    if not fill and table.fills:
        fill = table.fills[(number - bool(table.head)) % len(table.fills)]
    seen = band.intersect(where.clip)
    if fill and seen.area:
        layout.page.items.append(Fill(seen, fill))
        where = where._replace(ground=fill)
    if table.line and seen.area:
        below = Box(band.x1, band.y2 - 1, band.x2, band.y2).intersect(where.clip)
        layout.page.items.append(Fill(below, table.line))
    if table.row_place:
        where = where._replace(places=(*where.places, layout.named(table.row_place, band)))
    top, right, bottom, left = (layout.px(side) for side in table.pad)
    x = band.x1
    for cell, column in zip(row.children, frame.children, strict=False):
        room = Box(x + left, band.y1 + top, x + column.width - right, band.y2 - bottom)
        y = room.y1 + max(0, (room.height - cell.height) // 2)
        width = room.width if isinstance(cell.node, Paragraph | Group) else cell.width
        inside = where.beside(x, x + column.width)
        layout.place(cell, Box.at(room.x1, y, width, cell.height), inside)
        x += column.width
