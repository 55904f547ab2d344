"""Small screens drawn for the tests, each with what stands where."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from pointerbench.label.locate.found import Line
from pointerbench.values.geometry import Box

Pixels = NDArray[np.uint8]
LIGHT = {"ground": "#f6f5f4", "field": "#ffffff", "border": "#b8b4b0", "ink": "#202020"}
DARK = {"ground": "#2b2b2b", "field": "#1e1e1e", "border": "#555555", "ink": "#eeeeee"}


@dataclass
class Drawn:
    """A screen under way: shapes are drawn for real, texts as bars of ink that somebody has read.

    All lengths are for scale 1.
    """

    colours: dict[str, str]
    scale: int = 1
    size: tuple[int, int] = (400, 300)
    lines: list[Line] = field(default_factory=list)

    def __post_init__(self) -> None:
        width, height = self.size
        self.image = Image.new(
            "RGB", (width * self.scale, height * self.scale), self.colours["ground"]
        )
        self.drawing = ImageDraw.Draw(self.image)

    def box(self, *edges: int) -> Box:
        return Box(*(edge * self.scale for edge in edges))

    def fill(self, *edges: int, colour: str) -> Box:
        x1, y1, x2, y2 = box = self.box(*edges)
        self.drawing.rectangle((x1, y1, x2 - 1, y2 - 1), fill=colour)
        return box

    def bordered(self, *edges: int, colour: str) -> Box:
        x1, y1, x2, y2 = box = self.box(*edges)
        self.drawing.rectangle((x1, y1, x2 - 1, y2 - 1), colour, self.colours["border"], self.scale)
        return box

    def text(self, x: int, y: int, words: str, colour: str = "") -> Box:
        """Words as letters 7 pixels wide and 11 high, blanks between them."""
        for place, letter in enumerate(words):
            if letter != " ":
                left = x + 8 * place
                self.fill(left, y, left + 7, y + 11, colour=colour or self.colours["ink"])
        box = self.box(x, y, x + 8 * len(words) - 1, y + 11)
        self.lines.append(Line(words, box, 1.0))
        return box

    @property
    def pixels(self) -> Pixels:
        return np.asarray(self.image)
