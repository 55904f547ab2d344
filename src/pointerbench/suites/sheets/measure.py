"""Column widths as a user leaves them: fitted to most of the contents, in pixels at 100 %."""

from __future__ import annotations

from pointerbench.picture.fonts import font
from pointerbench.picture.text_layout import width_of, wrap
from pointerbench.suites.sheets.content import Field
from pointerbench.suites.sheets.dress import NUMBERS, Dress
from pointerbench.values.rng import Stream


def font_pixels(points: float, zoom: float) -> float:
    """A font size in device pixels, at 96 dpi and so many device pixels per logical one.

    In thirds of a pixel, as whole points are at 100 %, and otherwise in whole pixels: programs
    round so too, and few sizes mean that fonts and glyphs are there already.
    """
    return round(points * 4) / 3 if zoom == 1 else round(points * 4 / 3 * zoom)


class Measure:
    """Measures text in the sheet's font at 100 % zoom and 96 dpi."""

    def __init__(self, stream: Stream, family: str, points: float, default: int) -> None:
        pixels = font_pixels(points, 1)
        self.stream = stream
        self.plain = font(family, pixels)
        self.bold = font(family, pixels, bold=True)
        self.default = default

    def text(self, text: str, *, bold: bool = False) -> int:
        return width_of(text, self.bold if bold else self.plain)

    def lines(self, text: str, width: int, *, bold: bool = False) -> int:
        """How many lines the text takes, wrapped in a column of that width."""
        return len(wrap(text, self.bold if bold else self.plain, width - 8))

    @property
    def line_height(self) -> int:
        return self.plain.line_height

    def width(self, each: Field, dress: Dress) -> int:
        """Room for the header and the longest values, as after a double click on the divider;
        now and then left too narrow, or as wide as the program made it."""
        stream = self.stream
        words = each.header.split() if "header" in dress.wraps else (each.header,)
        header = max(self.text(word, bold=dress.header_bold) for word in words)
        longest = sorted(dict.fromkeys(each.values), key=len)[-2:]
        values = max(map(self.text, longest), default=0)
        if each.kind == "note":
            values = min(values, stream.integer(110, 190))
        wanted = max(values, header) + stream.integer(9, 22)
        if stream.chance(0.02 if each.kind in NUMBERS else 0.07):
            wanted = round(wanted * stream.uniform(0.55, 0.85))
        elif wanted < self.default and stream.chance(0.6):
            wanted = self.default
        return max(28, wanted)
