"""What a spreadsheet screen means: a workbook's sheet, the window onto it, the program around it.

Plain frozen values. Columns and rows count from 1; widths and heights are logical pixels at 100 %
zoom, as a workbook stores them. Nothing here knows where a pixel lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Place = tuple[int, int]
"""(column, row), both from 1."""


def column_name(number: int) -> str:
    """1 -> A, 26 -> Z, 27 -> AA."""
    name = ""
    while number:
        number, letter = divmod(number - 1, 26)
        name = chr(65 + letter) + name
    return name


def column_number(name: str) -> int:
    """A -> 1, Z -> 26, AA -> 27: the inverse of `column_name`."""
    number = 0
    for letter in name:
        number = number * 26 + ord(letter) - 64
    return number


def ref(place: Place) -> str:
    """(3, 12) -> C12."""
    return f"{column_name(place[0])}{place[1]}"


def place(reference: str) -> Place:
    """C12 -> (3, 12): the inverse of `ref`."""
    letters = reference.rstrip("0123456789")
    return column_number(letters), int(reference[len(letters) :])


def plain_text(text: str) -> str:
    """A displayed text as a person would type it: every kind of blank is a plain one."""
    return " ".join(text.split())


class Range(NamedTuple):
    """The cells from one corner to the other, both included."""

    column: int
    row: int
    last_column: int
    last_row: int

    @property
    def first(self) -> Place:
        return self.column, self.row

    def holds(self, place: Place) -> bool:
        return self.column <= place[0] <= self.last_column and self.row <= place[1] <= self.last_row

    def places(self) -> Iterator[Place]:
        for row in range(self.row, self.last_row + 1):
            for column in range(self.column, self.last_column + 1):
                yield column, row

    @property
    def name(self) -> str:
        """B2:D9, or just B2 for a single cell."""
        first, last = ref(self.first), ref((self.last_column, self.last_row))
        return first if first == last else f"{first}:{last}"

    @classmethod
    def cell(cls, place: Place) -> Range:
        return cls(*place, *place)


class Style(NamedTuple):
    """How a cell looks; an empty ``color`` or ``fill`` is the program's own.

    ``size`` is relative to the sheet's font size; ``middle`` centres between top and bottom.
    """

    bold: bool = False
    italic: bool = False
    color: str = ""
    fill: str = ""
    align: str = "left"
    wrap: bool = False
    middle: bool = False
    size: float = 1.0
    underline: bool = False


PLAIN = Style()


class Cell(NamedTuple):
    """One cell: what is displayed if there is room, what the formula bar shows, and its style.

    A ``number`` (dates are numbers too) never overflows: too wide, it becomes ####. ``digits`` are
    those that somebody has entered as a text, as a code that begins with 0.
    """

    text: str
    edit: str
    number: bool
    style: Style
    digits: bool = False


class Border(NamedTuple):
    """Lines drawn by the user: ``kind`` is all (around every cell), box, rows or below."""

    range: Range
    kind: str
    color: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """The visible part of one sheet of a workbook.

    ``page`` is how wide and high what fits on a printed page is, where the program shows its ends;
    ``notes`` are the cells that somebody has remarked on.
    """

    cells: Mapping[Place, Cell]
    widths: Mapping[int, int]
    default_width: int
    heights: Mapping[int, int]
    default_height: int
    family: str
    points: float
    gridlines: bool = True
    hidden_columns: frozenset[int] = frozenset()
    hidden_rows: frozenset[int] = frozenset()
    merges: tuple[Range, ...] = ()
    borders: tuple[Border, ...] = ()
    page: tuple[int, int] | None = None
    notes: frozenset[Place] = frozenset()
    merged: Mapping[Place, Range] = field(init=False)

    def __post_init__(self) -> None:
        merged = {place: area for area in self.merges for place in area.places()}
        object.__setattr__(self, "merged", merged)

    def width(self, column: int) -> int:
        return 0 if column in self.hidden_columns else self.widths.get(column, self.default_width)

    def height(self, row: int) -> int:
        return 0 if row in self.hidden_rows else self.heights.get(row, self.default_height)

    def area(self, place: Place) -> Range:
        """The merged range the cell belongs to, or the cell alone."""
        return self.merged.get(place) or Range.cell(place)


class View(NamedTuple):
    """The window onto a sheet: what is scrolled to, frozen and selected."""

    zoom: int
    first_column: int
    first_row: int
    frozen_columns: int
    frozen_rows: int
    selection: Range
    active: Place


class Program(NamedTuple):
    """The spreadsheet program around the grid; ``language`` is that of its labels, ``region``
    (as ``de_CH``) that of its numbers, ``account`` the name of the person signed in.

    ``ending`` is that of the book's file, where the program shows it; with ``spelling`` it marks
    the words that it does not know.
    """

    skin: str
    theme: str
    language: str
    book: str
    tabs: tuple[str, ...]
    tab: int
    region: str
    account: str
    ending: str = ""
    spelling: bool = False

    @property
    def initials(self) -> str:
        """Of the account: the first letters of its first and its last word."""
        words = self.account.split()
        return f"{words[0][0]}{words[-1][0]}".upper()


@dataclass(frozen=True, slots=True)
class Scene:
    sheet: Sheet
    view: View
    program: Program
