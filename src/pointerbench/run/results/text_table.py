"""A table of a name and figures, as aligned columns for a terminal and as Markdown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

_WIDTH = 100  # columns of text, where names can be cut to fit
_LEAST_NAME = 16
_GAP = "  "


@dataclass(frozen=True, slots=True)
class Table:
    """Cells as text; the first column is a name and stands left, the others are figures."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def text_of(table: Table) -> str:
    """At most 100 columns wide, as far as cutting names can make it so."""
    rows = (table.head, *table.rows)
    widths = [max(cells(row[i]) for row in rows) for i in range(len(table.head))]
    rest = sum(widths[1:]) + len(_GAP) * (len(widths) - 1)
    widths[0] = min(widths[0], max(_WIDTH - rest, _LEAST_NAME))
    lines = [_line(row, widths) for row in rows]
    lines.insert(1, "-" * (sum(widths) + len(_GAP) * (len(widths) - 1)))
    return "\n".join([table.title, *lines, *([table.note] if table.note else [])])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    name = cut(row[0], widths[0])
    first = name + " " * (widths[0] - cells(name))
    figures = (f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))
    return _GAP.join([first, *figures])


def cells(text: str) -> int:
    """The columns that a terminal gives to the text: wide characters take two, accents none."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) > 0 for c in text)


def cut(name: str, width: int) -> str:
    """The name with its middle left out where it is too long: names differ at both ends."""
    if cells(name) <= width:
        return name
    head, tail = name[: len(name) // 2], name[len(name) // 2 :]
    while cells(head) + 1 + cells(tail) > width:
        head, tail = (head[:-1], tail) if len(head) >= len(tail) else (head, tail[1:])
    return f"{head}…{tail}"


def markdown_of(table: Table) -> str:
    """With the title as a heading above, and the note below."""
    rule = "|---|" + "--:|" * (len(table.head) - 1)
    lines = ["| " + " | ".join(map(escaped, row)) + " |" for row in (table.head, *table.rows)]
    lines.insert(1, rule)
    note = ["", *(f"{line}  " for line in table.note.split("\n"))] if table.note else []
    return "\n".join([f"## {escaped(table.title)}", "", *lines, *note])


def escaped(text: str) -> str:
    """So that Markdown shows the text in a cell."""
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")
