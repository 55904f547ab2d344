"""Draws a line of glyphs: what lies behind its runs, the glyphs, and the lines through them."""

from __future__ import annotations

from pointerbench.flow.nodes import Paragraph, Span
from pointerbench.flow.page import Line, Page, Run
from pointerbench.picture.fonts import Font
from pointerbench.picture.frame import Color, Fill, Rounded, Text
from pointerbench.picture.text_layout import Line as Glyphs
from pointerbench.picture.text_layout import shape
from pointerbench.values.geometry import Box

PILL = 4  # logical pixels of a code pill beyond its text
PLAIN = Span("")[1:]  # a span in the paragraph's own style


def mixed(ink: Color, ground: Color, alpha: int) -> Color:
    """``alpha`` of 255 parts of the ground mixed into the ink."""
    pairs = [(int(ink[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round((a * (255 - alpha) + b * alpha) / 255):02x}" for a, b in pairs)


def draw_line(line: Line, page: Page, scale: float) -> None:
    """The items of a line: what lies behind the runs, their glyphs, and the lines through them."""
    x1, x2 = line.x(0) - 4, line.x(-1) + 4
    left, top, right, bottom = line.clip
    if x1 > right or x2 < left or line.top - 4 > bottom or line.bottom + 4 < top:
        return
    inside = x1 >= left and x2 <= right and line.top - 4 >= top and line.bottom + 4 <= bottom
    clip = None if inside else line.clip
    for run in line.runs:
        if run.dressed:
            _behind(line, run, page, scale)
    for run in line.runs:
        text = line.text[run.start : run.stop]
        inked = run.font.inked(text, line.pens[run.start :])
        glyphs = Glyphs(text, run.font, (), tuple(inked))
        page.items.append(Text(0, line.baseline - run.rise, glyphs, run.color, clip))
    for run in line.runs:
        if run.dressed:
            _through(line, run, page, scale)


def _behind(line: Line, run: Run, page: Page, scale: float) -> None:
    start, stop = line.x(run.start), line.x(run.stop)
    span, font_ = run.span, run.font
    top, bottom = line.baseline - font_.ascent, line.baseline + font_.descent
    if span.code:
        pill = round(PILL * scale)
        left = start - (pill if run.start or line.text else 0)
        box = Box(left, top, stop, bottom).intersect(line.clip)
        page.items.append(Rounded(box, round(3 * scale), span.code))
    if span.highlight:
        page.items.append(Fill(Box(start, top, stop, bottom).intersect(line.clip), span.highlight))


def _through(line: Line, run: Run, page: Page, scale: float) -> None:
    start, stop = line.x(run.start), line.x(run.stop)
    thick = max(1, round(run.font.size / 16))
    heights = []
    if run.span.underline:
        heights.append(line.baseline + max(1, round(run.font.size * 0.1)))
    if run.span.strike:
        heights.append(line.baseline - round(run.font.x_height * 0.55))
    for y in heights:
        box = Box(start, y, stop, y + thick).intersect(line.clip)
        page.items.append(Fill(box, run.color))


def draw_marker(
    paragraph: Paragraph, font: Font, page: Page, at: tuple[int, int, int], scale: float
) -> None:
    """A bullet, or a number that ends before the text: part of no line, so never asked for."""
    x1, left, baseline = at
    mark = shape(paragraph.marker, font)
    x = max(x1, left - mark.width - round(7 * scale))
    page.items.append(Text(x, baseline, mark, paragraph.color, page.lines[-1].clip))
