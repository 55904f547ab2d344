"""Breaks a paragraph's spans into lines of glyphs, and sets the lines at their place."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from pointerbench.flow.alignment import aligned
from pointerbench.flow.ink import PILL, PLAIN, draw_line, draw_marker, mixed
from pointerbench.flow.nodes import Face, Paragraph, Span
from pointerbench.flow.page import Line, Page, Run
from pointerbench.picture.fonts import Font, font
from pointerbench.picture.frame import Color
from pointerbench.picture.text_layout import shape
from pointerbench.values.geometry import Box

ELLIPSIS = "…"
_RAISED = 0.68  # size of a superscript
_FADED = 110  # alpha of 255 at which faded ink is mixed with its ground


class Piece(NamedTuple):
    """A span in the paragraph's text, with its font in pixels of the picture."""

    start: int
    stop: int
    span: Span
    font: Font
    dressed: bool


@dataclass(slots=True, eq=False)
class Setting:
    """A paragraph broken for a width: ``pens`` run through the unbroken text in 1/64 pixel,
    ``lines`` are ranges of it, and ``width`` is that of the widest line in pixels, rounded up,
    indents included."""

    paragraph: Paragraph
    text: str
    pens: Sequence[int]
    pieces: tuple[Piece, ...]
    lines: tuple[tuple[int, int], ...]
    line_height: int
    width: int
    scale: float

    @property
    def height(self) -> int:
        return self.line_height * len(self.lines)


@lru_cache(maxsize=128)
def device_font(face: Face, scale: float) -> Font:
    """The face at its size in whole pixels of the picture, as most screens have it."""
    size = max(1, round(face.size * scale))
    return font(face.family, size, bold=face.bold, italic=face.italic, whole=face.whole)


def natural_width(paragraph: Paragraph, scale: float) -> int:
    """The width in pixels at which nothing wraps, rounded up."""
    if paragraph.pre:
        return broken(paragraph, 1 << 20, scale).width
    pens, _ = _measured(paragraph, scale)
    return _up(pens[-1]) + round((paragraph.hang + paragraph.indent) * scale)


def broken(paragraph: Paragraph, width: int, scale: float) -> Setting:
    """The paragraph in lines of at most ``width`` pixels."""
    pens, pieces = _measured(paragraph, scale)
    text = paragraph.text
    hang, indent = round(paragraph.hang * scale), round(paragraph.indent * scale)
    lines = _lines(text, pens, width - hang, indent, pre=paragraph.pre)
    if paragraph.limit and len(lines) > paragraph.limit:
        return broken(_cut(paragraph, lines, pens, width - hang, pieces), width, scale)
    own = device_font(paragraph.face, scale)
    size = max([own.size, *[piece.font.size for piece in pieces]])
    widest = _up(max([pens[stop] - pens[start] for start, stop in lines])) + indent
    height = round(size * paragraph.leading)
    return Setting(paragraph, text, pens, pieces, tuple(lines), height, widest + hang, scale)


def _measured(paragraph: Paragraph, scale: float) -> tuple[Sequence[int], tuple[Piece, ...]]:
    unit = _unit(paragraph)
    extra = round(paragraph.spacing * scale * 64 / unit) * unit
    return _pens(paragraph.spans, paragraph.face, extra, scale)


def _unit(paragraph: Paragraph) -> int:
    """What pens are multiples of, in 1/64 pixel."""
    return 64 if paragraph.face.whole else 1


def _up(length: int) -> int:
    """The pixels that hold so many 64ths of one."""
    return -(-length >> 6)


# A row asks for its paragraphs' widths before it sets them: the second time is free.
@lru_cache(maxsize=256)
def _pens(
    spans: tuple[Span, ...], face: Face, extra: int, scale: float
) -> tuple[Sequence[int], tuple[Piece, ...]]:
    """Where every glyph of the unbroken text begins, in 1/64 pixel as ``extra`` is, and the spans
    with their fonts."""
    pens = [0]
    pieces: list[Piece] = []
    for span in spans:
        if not span.text:
            continue
        own = device_font(_face(face, span), scale)
        pill = round(PILL * scale) * 64 if span.code else 0
        origin = pens[-1] + pill
        pens[-1] = origin
        advance = own.pens(span.text.replace("\n", " "))
        if extra:
            pens += [origin + pen + extra * place for place, pen in enumerate(advance[1:], 1)]
        elif origin:
            pens += [origin + pen for pen in advance[1:]]
        else:
            pens = list(advance)
        pens[-1] += pill
        start = pieces[-1].stop if pieces else 0
        pieces.append(Piece(start, start + len(span.text), span, own, span[1:] != PLAIN))
    return pens, tuple(pieces)


def _face(face: Face, span: Span) -> Face:
    """The paragraph's face as the span changes it."""
    if len(span) == 1 or span[1:] == PLAIN:
        return face
    return Face(
        span.family or face.family,
        face.size * span.size * (_RAISED if span.raised else 1),
        face.bold or span.bold,
        face.italic or span.italic,
        face.whole,
    )


def _lines(
    text: str, pens: Sequence[int], width: int, indent: int, *, pre: bool
) -> list[tuple[int, int]]:
    """Ranges of the text, one a line of ``width`` pixels; the blanks at which lines break belong
    to none."""
    if pre:
        lines, start = [], 0
        for part in text.split("\n"):
            lines.append((start, start + len(part)))
            start += len(part) + 1
        return lines
    lines, start, room = [], 0, 64 * (width - indent)
    while start < len(text):
        fits = bisect_right(pens, pens[start] + room) - 1
        if fits >= len(text):
            lines.append((start, len(text)))
            break
        stop = _last_break(text, start, fits) or max(fits, start + 1)
        lines.append((start, stop))
        start, room = stop, 64 * width
        while start < len(text) and text[start] == " ":
            start += 1
    return lines or [(0, 0)]


def _last_break(text: str, start: int, fits: int) -> int:
    """Where a line from ``start`` on, with room until ``fits``, best ends: at a blank, or after the
    hyphen of a compound; 0 where there is neither."""
    blank = text.rfind(" ", start + 1, fits + 1)
    hyphen = text.rfind("-", start + 1, fits)
    if hyphen > blank and text[hyphen - 1].isalpha() and text[hyphen + 1].isalpha():
        return hyphen + 1
    return max(blank, 0)


def _cut(
    paragraph: Paragraph,
    lines: list[tuple[int, int]],
    pens: Sequence[int],
    width: int,
    pieces: tuple[Piece, ...],
) -> Paragraph:
    """The paragraph as it ends with an ellipsis in the last line that it may have."""
    start, stop = lines[paragraph.limit - 1]
    # What follows is left out, so this line could be longer: it is filled anew.
    last = next(piece for piece in pieces if start < piece.stop)
    room = 64 * (width - shape(ELLIPSIS, last.font).width - 2)
    stop = max(start, min(bisect_right(pens, pens[start] + room) - 1, len(paragraph.text) - 1))
    text = paragraph.text[:stop].rstrip(" ,;:-–")
    spans, length = [], 0
    for piece in pieces:
        if piece.start < len(text):
            kept = text[piece.start : piece.stop]
            spans.append(piece.span._replace(text=kept))
            length += len(kept)
    spans = spans or [Span("")]
    spans[-1] = spans[-1]._replace(text=spans[-1].text + ELLIPSIS)
    return replace(paragraph, spans=tuple(spans), limit=0)


def place(
    setting: Setting, page: Page, block: int, box: Box, clip: Box, ground: Color
) -> tuple[int, int]:
    """Sets the lines into a box from its top on; the range of the page's lines that they are."""
    first = len(page.lines)
    for number in range(len(setting.lines)):
        _place_line(setting, number, page, block, (box, clip), ground)
    return first, len(page.lines)


def _place_line(
    setting: Setting, number: int, page: Page, block: int, boxes: tuple[Box, Box], ground: Color
) -> None:
    box, clip = boxes
    paragraph, scale = setting.paragraph, setting.scale
    start, stop = setting.lines[number]
    top = box.y1 + number * setting.line_height
    bottom = top + setting.line_height
    left = box.x1 + round(paragraph.hang * scale)
    indent = round(paragraph.indent * scale) if not number else 0
    pens = _aligned(setting, number, left + indent, box.x2)
    runs, ascent, descent = _runs(setting, start, stop, ground)
    baseline = top + (setting.line_height - ascent - descent) // 2 + ascent
    line = Line(
        len(page.lines),
        block,
        start,
        setting.text[start:stop],
        pens,
        runs,
        baseline,
        top,
        bottom,
        left,
        box.x2,
        clip,
    )
    page.lines.append(line)
    draw_line(line, page, scale)
    if paragraph.marker and not number:
        own = device_font(paragraph.face, scale)
        draw_marker(paragraph, own, page, (box.x1, left, baseline), scale)


def _runs(
    setting: Setting, start: int, stop: int, ground: Color
) -> tuple[tuple[Run, ...], int, int]:
    """The runs of glyphs start to stop of the text, and how far their fonts reach up and down."""
    paragraph = setting.paragraph
    if len(setting.pieces) == 1:
        (piece,) = setting.pieces
        own, rise = piece.font, 0
        if piece.span.raised:
            rise = _rise(paragraph.face, setting.scale)
        color = _ink(piece.span, paragraph.color, ground) if piece.dressed else paragraph.color
        run = Run(0, stop - start, own, piece.span, color, rise, piece.dressed)
        return (run,), own.ascent, own.descent
    runs, metrics = [], []
    for piece in setting.pieces:
        if piece.start < stop and piece.stop > start:
            rise = _rise(paragraph.face, setting.scale) if piece.span.raised else 0
            if not rise:
                metrics.append((piece.font.ascent, piece.font.descent))
            color = _ink(piece.span, paragraph.color, ground)
            first, last = max(piece.start, start) - start, min(piece.stop, stop) - start
            runs.append(Run(first, last, piece.font, piece.span, color, rise, piece.dressed))
    if not metrics:
        own = device_font(paragraph.face, setting.scale)
        metrics.append((own.ascent, own.descent))
    ups, downs = zip(*metrics, strict=True)
    return tuple(runs), max(ups), max(downs)


def _rise(face: Face, scale: float) -> int:
    """How far a superscript stands above the baseline."""
    return round(device_font(face, scale).x_height * 0.75)


def _aligned(setting: Setting, number: int, left: int, right: int) -> Sequence[int]:
    """The absolute pens of a line in a box from left to right, both in pixels."""
    start, stop = setting.lines[number]
    align = setting.paragraph.align
    if align == "justify" and stop >= len(setting.text.rstrip()):
        align = "left"
    pens, unit = setting.pens[start : stop + 1], _unit(setting.paragraph)
    return aligned(setting.text[start:stop], pens, (64 * left, 64 * right), align, unit)


def _ink(span: Span, color: Color, ground: Color) -> Color:
    own = span.color or color
    return mixed(own, ground, _FADED) if span.faded else own
