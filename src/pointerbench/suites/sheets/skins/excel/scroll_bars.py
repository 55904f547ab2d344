"""The program's scroll bars."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.skins.excel.palette import Palette
from pointerbench.widgets.scroll import thumb
from pointerbench.widgets.sketch import Sketch

SCROLL = 17  # width of a scroll bar


@dataclass(frozen=True, slots=True)
class ScrollPainter:
    """Scroll bars with arrow buttons; where modern, a round track with bare arrows in it."""

    sketch: Sketch
    palette: Palette
    modern: bool

    def vertical(self, x: float, y1: float, y2: float, amounts: tuple[float, float, float]) -> None:
        s = self.sketch
        self._track((x, y1, x + SCROLL, y2))
        a, b = thumb((y1 + SCROLL, y2 - SCROLL), *amounts)
        middle = x + SCROLL / 2
        self._thumb(x, round(a), x + SCROLL, round(b), 4, 0)
        for y, tip in ((y1 + SCROLL / 2, -2.5), (y2 - SCROLL / 2, 2.5)):
            self._button(x, y - SCROLL / 2)
            corners = [(middle - 4.5, y - tip), (middle + 4.5, y - tip), (middle, y + 1.4 * tip)]
            s.polygon(corners, self._arrow)

    def horizontal(
        self, x1: float, x2: float, y: float, amounts: tuple[float, float, float]
    ) -> None:
        s, y = self.sketch, round(y)
        self._track((x1, y, x2, y + SCROLL))
        a, b = thumb((x1 + SCROLL, x2 - SCROLL), *amounts)
        middle = y + SCROLL / 2
        self._thumb(round(a), y, round(b), y + SCROLL, 0, 4)
        for x, tip in ((x1 + SCROLL / 2, -2.5), (x2 - SCROLL / 2, 2.5)):
            self._button(x - SCROLL / 2, y)
            corners = [(x - tip, middle - 4.5), (x - tip, middle + 4.5), (x + 1.4 * tip, middle)]
            s.polygon(corners, self._arrow)

    @property
    def _arrow(self) -> Color:
        return self.palette.thumb if self.modern else self.palette.dim

    def _track(self, box: tuple[float, float, float, float]) -> None:
        self.sketch.rounded(box, SCROLL / 2 if self.modern else 0, self.palette.track)

    def _button(self, x: float, y: float) -> None:
        if not self.modern:
            p = self.palette
            self.sketch.fill(x, y, x + SCROLL, y + SCROLL, p.box)
            self.sketch.outline(x, y, x + SCROLL, y + SCROLL, p.tab_line)

    def _thumb(self, x1: float, y1: float, x2: float, y2: float, dx: float, dy: float) -> None:
        p = self.palette
        if self.modern:
            self.sketch.rounded((x1 + dx, y1 + dy, x2 - dx, y2 - dy), 4.5, p.thumb)
        else:
            self.sketch.fill(x1, y1, x2, y2, p.box)
            self.sketch.outline(x1, y1, x2, y2, p.tab_line)
