"""Draws the controls of a ribbon that has been put in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.skins.excel.canvas import UI, Canvas
from pointerbench.suites.sheets.skins.excel.palette import Palette
from pointerbench.suites.sheets.skins.excel.pictures import draw_picture
from pointerbench.suites.sheets.skins.excel.ribbon import (
    ARROW,
    CLASSIC,
    MODERN,
    Button,
    Combo,
    Placed,
    PlacedGroup,
    Rows,
    Rule,
    Strip,
    two_lines,
)
from pointerbench.widgets.sketch import Sketch, Type

TEXT = Type(UI, 12)
BOLD = Type(UI, 12, bold=True)
SMALL = Type(UI, 11)

_Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Painter:
    """``modern`` rounds the corners and gives the ribbon's rows more room."""

    sketch: Sketch
    palette: Palette
    words: Mapping[str, str]
    modern: bool = False

    @property
    def rows(self) -> Rows:
        return MODERN if self.modern else CLASSIC

    def strip(self, strip: Strip, top: float) -> None:
        for group in strip.groups:
            self.group(group, top)
        for placed in strip.controls:
            self.control(placed)

    def group(self, group: PlacedGroup, top: float) -> None:
        s, p = self.sketch, self.palette
        s.down(group.x2, top + 1, top + self.rows.label + 6, p.line)
        if not group.labelled:
            return
        middle = top + self.rows.label
        right = group.x2 - (17 if group.launcher else 3)
        box = (group.x1 + 3, middle - 8, right, middle + 8)
        kind, color = (SMALL, p.text) if self.modern else (TEXT, p.dim)
        s.label(box, self.words[group.name], kind, color, "center")
        if group.launcher:
            self._launcher(group.x2 - 14, middle - 4)

    def _launcher(self, x: float, y: float) -> None:
        """A corner with an arrow into it: opens the dialogue of a group."""
        s, color = self.sketch, self.palette.dim
        s.across(x, x + 6, y, color)
        s.down(x, y, y + 6, color)
        s.polygon([(x + 2.2, y + 3), (x + 3, y + 2.2), (x + 7, y + 6.2), (x + 6.2, y + 7)], color)
        s.polygon([(x + 8, y + 3.5), (x + 8, y + 8), (x + 3.5, y + 8)], color)

    def control(self, placed: Placed, *, pressed: bool = False) -> None:
        control, box = placed
        if pressed:
            self._pressed(box)
        match control:
            case Rule():
                self.sketch.down(box[0] + 3, box[1] + 2, box[3] - 2, self.palette.line)
            case Combo():
                self._combo(box)
            case Button(_, "large", _):
                self._large(control, box)
            case Button():
                self._small(control, box)

    def _pressed(self, box: _Box) -> None:
        s, p = self.sketch, self.palette
        x1, y1, x2, y2 = box
        if self.modern:
            s.rounded((x1 + 1, y1 + 1, x2 - 1, y2 - 1), 4, p.pressed, p.rim)
        else:
            s.fill(x1, y1 - 1, x2, y2 + 1, p.pressed)

    def arrow(self, x: float, middle: float, color: Color = "") -> None:
        """A drop-down sign centred on x."""
        s, y = self.sketch, round(middle)
        color = color or self.palette.ink
        if self.modern:
            s.polygon(
                [(x - 3.2, y - 1), (x - 2.4, y - 1.8), (x, y + 0.6), (x + 2.4, y - 1.8),
                 (x + 3.2, y - 1), (x, y + 2.2)], color,
            )  # fmt: skip
        else:
            s.polygon([(x - 2.5, y - 1), (x + 2.5, y - 1), (x, y + 1.8)], color)

    def field(self, box: _Box, rim: Color = "") -> None:
        """An empty field to type in."""
        p, radius = self.palette, 4 if self.modern else 0
        self.sketch.rounded(box, radius, p.box, rim or p.rim)

    def _combo(self, box: _Box) -> None:
        x1, y1, x2, y2 = box
        inset = 1 if self.modern else 0
        self.field((x1, y1 + inset, x2 - 2, y2 - inset))
        self.arrow(x2 - 10, (y1 + y2) / 2)

    def combo_text(self, box: _Box, text: str) -> None:
        """What stands in a drop-down field."""
        x1, y1, x2, y2 = box
        self.sketch.label((x1 + 5, y1, x2 - 17, y2), text, TEXT, self.palette.text)

    def _picture(self, name: str, x: float, y: float, size: int) -> None:
        place, label = (round(x), round(y)), self.words.get(name, "")
        canvas = Canvas(self.sketch, place, size, self.palette, label, modern=self.modern)
        draw_picture(canvas, name)

    def _small(self, button: Button, box: _Box) -> None:
        x1, y1, x2, y2 = box
        self._picture(button.name, x1 + 4, (y1 + y2) / 2 - 8, 16)
        if button.shape == "small":
            label = self.words[button.name].replace("\u00ad", "")
            self.sketch.label((x1 + 24, y1, x2 + 4, y2), label, TEXT, self.palette.text)
        if button.menu:
            self.arrow(x2 - ARROW / 2 - 1, (y1 + y2) / 2)

    def _large(self, button: Button, box: _Box) -> None:
        s = self.sketch
        x1, y1, x2, _ = box
        center = (x1 + x2) / 2
        self._picture(button.name, center - 16, y1 + 1, 32)
        lines = two_lines(self.words[button.name], lambda line: s.width(line, TEXT))
        for number, line in enumerate(lines):
            middle = y1 + self.rows.line + (16 if self.modern else 14) * number
            last = button.menu and number == len(lines) - 1 == 1
            shift = ARROW / 2 if last else 0
            s.text(center - shift, middle + 4, line, TEXT, self.palette.text, "center")
            if last:
                self.arrow(center - shift + s.width(line, TEXT) / 2 + 8, middle)
        if button.menu and len(lines) == 1:
            self.arrow(center, y1 + self.rows.line + 15)
