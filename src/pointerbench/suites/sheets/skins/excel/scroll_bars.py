"""The program's scroll bars."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.suites.sheets.skins.excel.palette import Palette
from pointerbench.widgets.scroll import thumb
from pointerbench.widgets.sketch import Sketch

SCROLL = 17  # width of a scroll bar


@dataclass(frozen=True, slots=True)
class ScrollPainter:
    """Scroll bars with arrow buttons, or with bare arrows and a rounded thumb where modern."""

    sketch: Sketch
    palette: Palette
    modern: bool

    def vertical(self, x: float, y1: float, y2: float, amounts: tuple[float, float, float]) -> None:
        s, p = self.sketch, self.palette
        s.fill(x, y1, x + SCROLL, y2, p.track)
        a, b = thumb((y1 + SCROLL, y2 - SCROLL), *amounts)
        middle = x + SCROLL / 2
        self._thumb(x, round(a), x + SCROLL, round(b), 4, 0)
        for y, tip in ((y1 + SCROLL / 2, -2.5), (y2 - SCROLL / 2, 2.5)):
            self._button(x, y - SCROLL / 2)
            s.polygon([(middle - 4, y - tip), (middle + 4, y - tip), (middle, y + tip)], p.dim)

    def horizontal(
        self, x1: float, x2: float, y: float, amounts: tuple[float, float, float]
    ) -> None:
        s, p = self.sketch, self.palette
        y = round(y)
        s.fill(x1, y, x2, y + SCROLL, p.track)
        a, b = thumb((x1 + SCROLL, x2 - SCROLL), *amounts)
        middle = y + SCROLL / 2
        self._thumb(round(a), y, round(b), y + SCROLL, 0, 4)
        for x, tip in ((x1 + SCROLL / 2, -2.5), (x2 - SCROLL / 2, 2.5)):
            self._button(x - SCROLL / 2, y)
            s.polygon([(x - tip, middle - 4), (x - tip, middle + 4), (x + tip, middle)], p.dim)

    def _button(self, x: float, y: float) -> None:
        if not self.modern:
            p = self.palette
            self.sketch.fill(x, y, x + SCROLL, y + SCROLL, p.box)
            self.sketch.outline(x, y, x + SCROLL, y + SCROLL, p.tab_line)

    def _thumb(self, x1: float, y1: float, x2: float, y2: float, dx: float, dy: float) -> None:
        p = self.palette
        if self.modern:
            self.sketch.rounded((x1 + dx, y1 + dy, x2 - dx, y2 - dy), 4, p.thumb)
        else:
            self.sketch.fill(x1, y1, x2, y2, p.box)
            self.sketch.outline(x1, y1, x2, y2, p.tab_line)
