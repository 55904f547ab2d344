"""Column widths as a user leaves them: fitted to most of the contents, in pixels at 100 %."""

from __future__ import annotations

from math import ceil

from pointerbench.picture.fonts import font
from pointerbench.picture.text_layout import width_of, wrap
from pointerbench.suites.sheets.content import Field
from pointerbench.suites.sheets.dress import Dress
from pointerbench.values.rng import Stream

_BESIDE = 9  # pixels beside a text: padding, the grid line, and a little


def font_pixels(points: float, zoom: float) -> float:
    """A font size in device pixels, at 96 dpi and so many device pixels per logical one.

    In thirds of a pixel, as whole points are at 100 %, and otherwise in whole pixels: programs
    round so too, and few sizes mean that fonts and glyphs are there already.
    """
    return round(points * 4) / 3 if zoom == 1 else round(points * 4 / 3 * zoom)


class Measure:
    """Measures text in the sheet's font at 100 % and 96 dpi, and at the zoom it is seen at."""

    def __init__(
        self, stream: Stream, family: str, points: float, default: int, zoom: float = 1
    ) -> None:
        pixels, seen = font_pixels(points, 1), font_pixels(points, zoom)
        self.stream = stream
        self.plain = font(family, pixels)
        self.bold = font(family, pixels, bold=True)
        self.seen = font(family, seen), font(family, seen, bold=True)
        self.zoom = zoom
        self.default = default

    def text(self, text: str, *, bold: bool = False) -> int:
        return width_of(text, self.bold if bold else self.plain)

    def lines(self, text: str, width: int, *, bold: bool = False) -> int:
        """How many lines the text takes, wrapped in a column of that width."""
        return len(wrap(text, self.bold if bold else self.plain, width - 8))

    def room(self, text: str, *, number: bool, bold: bool = False) -> int:
        """What a column needs for the text and the space beside it; a number must also fit as it
        is seen, for its glyphs grow a little less or more than the column does."""
        room = self.text(text, bold=bold) + _BESIDE
        if number and self.zoom != 1:
            seen = width_of(text, self.seen[bold])
            room = max(room, ceil((seen + _BESIDE * max(1, self.zoom)) / self.zoom))
        return room

    @property
    def line_height(self) -> int:
        return self.plain.line_height

    def width(self, each: Field, dress: Dress, *, bold: bool = False) -> int:
        """Room for the header and the longest values, as after a double click on the divider;
        text now and then left too narrow, or a column as wide as the program made it."""
        stream, number = self.stream, each.number
        words = each.header.split() if "header" in dress.wraps else (each.header,)
        header = max(self.text(word, bold=dress.header_bold) for word in words)
        longest = sorted(dict.fromkeys(each.values), key=len)[-2:]
        rooms = (self.room(text, number=number, bold=bold) for text in longest)
        values = max(rooms, default=0) - _BESIDE
        if each.kind == "note":
            values = min(values, stream.integer(110, 190))
        wanted = max(values, header) + stream.integer(_BESIDE, 22)
        if not number and stream.chance(0.07):
            wanted = round(wanted * stream.uniform(0.55, 0.85))
        elif wanted < self.default and stream.chance(0.6):
            wanted = self.default
        return max(28, wanted)
