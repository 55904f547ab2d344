"""Draws a frame: the only code that makes pixels, and it decides nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import lru_cache
from io import BytesIO
from math import floor
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from pointerbench.picture.fonts import ASSETS
from pointerbench.picture.frame import (
    CLEAN,
    Color,
    Fill,
    Finish,
    Frame,
    Glyph,
    Item,
    Outline,
    Panel,
    Photo,
    Polygon,
    Rounded,
    Text,
    Tint,
)
from pointerbench.picture.pixels import Picture, picture_of, rgb
from pointerbench.values.geometry import Box

_PLAY = 61  # pixels by which a noise can be moved each way
_ABOVE = 0.35  # of what a photograph is too high for its box, this share is cut above: heads stay
_WIDE = 16  # pixels: wider rectangles are pasted, up to four times as fast as they are drawn
_SMOOTH = 4  # smooth shapes are drawn this many times larger and averaged down


def draw(frame: Frame) -> Image.Image:
    """The frame as an RGB image."""
    ground, items = frame.background, frame.items
    if items and isinstance(items[0], Fill) and items[0].box == frame.box:
        ground, items = items[0].color, items[1:]
    image = Image.new("RGB", (frame.width, frame.height), ground)
    _Canvas(image, 0, 0).draw(items)
    return image if frame.finish == CLEAN else _finished(image, frame.finish)


def paint(image: Image.Image, items: Iterable[Item]) -> None:
    """Draws items on a finished RGB picture, in place."""
    _Canvas(image, 0, 0).draw(items)


class _Canvas:
    """An image whose top left pixel is (left, top) of the picture."""

    __slots__ = ("core", "image", "inks", "left", "pen", "top")

    def __init__(self, image: Image.Image, left: int, top: int) -> None:
        self.image = image
        # The core objects: their draw_bitmap and paste take half the time of the public ones.
        self.pen: Any = ImageDraw.Draw(image).draw
        self.core: Any = image.im
        self.left = left
        self.top = top
        self.inks: dict[Color, int] = {}

    def draw(self, items: Iterable[Item]) -> None:
        for item in items:
            _DRAW[type(item)](self, item)

    def ink(self, color: Color) -> int:
        try:
            return self.inks[color]
        except KeyError:
            ink = self.inks[color] = int(self.pen.draw_ink(rgb(color)))
            return ink

    def local(self, box: Box) -> tuple[int, int, int, int]:
        return (
            box.x1 - self.left,
            box.y1 - self.top,
            box.x2 - self.left,
            box.y2 - self.top,
        )


def _fill(canvas: _Canvas, item: Fill) -> None:
    x1, y1, x2, y2 = canvas.local(item.box)
    if x2 <= x1 or y2 <= y1:
        return
    if x2 - x1 > _WIDE:
        canvas.core.paste(rgb(item.color), (x1, y1, x2, y2))
    else:
        canvas.pen.draw_rectangle((x1, y1, x2 - 1, y2 - 1), canvas.ink(item.color), 1)


def _tint(canvas: _Canvas, item: Tint) -> None:
    box = canvas.local(item.box)
    size = (item.box.width, item.box.height)
    if min(size) > 0:
        canvas.image.paste(rgb(item.color), box, Image.new("L", size, item.alpha))


def _outline(canvas: _Canvas, item: Outline) -> None:
    (x1, y1, x2, y2), width = item.box, item.width
    for edge in (
        Box(x1, y1, x2, y1 + width),
        Box(x1, y2 - width, x2, y2),
        Box(x1, y1 + width, x1 + width, y2 - width),
        Box(x2 - width, y1 + width, x2, y2 - width),
    ):
        _fill(canvas, Fill(edge.intersect(item.box), item.color))


def _text(canvas: _Canvas, item: Text) -> None:
    x, y = item.x - canvas.left, item.baseline - canvas.top
    bitmap, ink = canvas.pen.draw_bitmap, canvas.ink(item.color)
    if item.clip is None:
        for dx, dy, mask in item.line.inked:
            bitmap((x + dx, y + dy), mask.core, ink)
        return
    clip = left, top, right, bottom = canvas.local(item.clip)
    for dx, dy, mask in item.line.inked:
        core, _, _, width, height = mask
        x1, y1 = x + dx, y + dy
        if x1 >= left and y1 >= top and x1 + width <= right and y1 + height <= bottom:
            bitmap((x1, y1), core, ink)
        else:
            _clipped(bitmap, core, Box.at(x1, y1, width, height), Box(*clip), ink)


def _clipped(bitmap: Callable[..., None], core: Any, at: Box, clip: Box, ink: int) -> None:
    shown = at.intersect(clip)
    if shown.area:
        x1, y1, x2, y2 = shown.moved(-at.x1, -at.y1)
        bitmap((shown.x1, shown.y1), core.crop((x1, y1, x2, y2)), ink)


def _glyph(canvas: _Canvas, item: Glyph) -> None:
    at = (item.x - canvas.left, item.y - canvas.top)
    canvas.pen.draw_bitmap(at, item.mask.core, canvas.ink(item.color))


def _rounded(canvas: _Canvas, item: Rounded) -> None:
    box = Box(*canvas.local(item.box))
    if not box.area:
        return
    radius = min(item.radius, box.width // 2, box.height // 2)
    if item.fill is not None:
        _round(canvas, box, radius, 0, item.fill)
    if item.outline is not None:
        _round(canvas, box, radius, item.width, item.outline)


def _round(canvas: _Canvas, box: Box, radius: int, line: int, color: Color) -> None:
    """A rounded rectangle, or its outline where ``line`` is not 0."""
    pen, ink, corner = canvas.pen, canvas.ink(color), radius + 2
    if min(box.width, box.height) <= 2 * corner or line > corner:
        pen.draw_bitmap((box.x1, box.y1), _rounded_mask(box.width, box.height, radius, line), ink)
        return
    # Only the corners are not straight: a large one is not drawn four times larger to find out.
    x1, y1, x2, y2 = box
    for mask, x, y in zip(
        _corners(radius, line),
        (x1, x2 - corner, x1, x2 - corner),
        (y1, y1, y2 - corner, y2 - corner),
        strict=True,
    ):
        pen.draw_bitmap((x, y), mask, ink)
    thick, high = (line, line) if line else (corner, box.height)
    sides = [(x1 + corner, y1, x2 - corner, y1 + high)]
    if line:
        sides.append((x1 + corner, y2 - line, x2 - corner, y2))
    sides.append((x1, y1 + corner, x1 + thick, y2 - corner))
    sides.append((x2 - thick, y1 + corner, x2, y2 - corner))
    for left, top, right, bottom in sides:
        pen.draw_rectangle((left, top, right - 1, bottom - 1), ink, 1)


@lru_cache(maxsize=256)
def _corners(radius: int, line: int) -> tuple[Any, ...]:
    """Coverage of the four corners, of ``radius + 2`` pixels each way, row by row."""
    size, corner = 2 * radius + 4, radius + 2
    mask = _rounded_mask(size, size, radius, line)
    starts = [(x, y) for y in (0, corner) for x in (0, corner)]
    return tuple(mask.crop((x, y, x + corner, y + corner)) for x, y in starts)


@lru_cache(maxsize=256)
def _rounded_mask(width: int, height: int, radius: int, line: int) -> Any:
    """Coverage of a rounded rectangle, or of its outline where ``line`` is not 0."""
    k = _SMOOTH
    large = Image.new("L", (width * k, height * k), 0)
    pen = ImageDraw.Draw(large)
    pen.rounded_rectangle((0, 0, width * k - 1, height * k - 1), radius * k, 255)
    if line:
        inner = (line * k, line * k, (width - line) * k - 1, (height - line) * k - 1)
        if inner[2] > inner[0] and inner[3] > inner[1]:
            pen.rounded_rectangle(inner, max(0, radius - line) * k, 0)
    return large.reduce(k).im


def _polygon(canvas: _Canvas, item: Polygon) -> None:
    xs, ys = zip(*item.points, strict=True)
    left, top = floor(min(xs)), floor(min(ys))
    shape = tuple((x - left, y - top) for x, y in item.points)
    mask = _polygon_mask(shape)
    canvas.pen.draw_bitmap((left - canvas.left, top - canvas.top), mask, canvas.ink(item.color))


@lru_cache(maxsize=256)
def _polygon_mask(points: tuple[tuple[float, float], ...]) -> Any:
    k = _SMOOTH
    width, height = (int(max(axis)) + 2 for axis in zip(*points, strict=True))
    large = Image.new("L", (width * k, height * k), 0)
    # A drawn corner covers its pixel; half a pixel less on each side makes edges lie where asked.
    corners = [(x * k - 0.5, y * k - 0.5) for x, y in points]
    ImageDraw.Draw(large).polygon(corners, fill=255)
    return large.reduce(k).im


def _photo(canvas: _Canvas, item: Photo) -> None:
    width, height = item.box.width, item.box.height
    if not item.box.area:
        return
    image = _photograph(item.name)
    scale = max(width / image.width, height / image.height)
    dx = max(0.0, (image.width - width / scale) / 2)
    dy = max(0.0, (image.height - height / scale) / 2)
    top = dy * 2 * _ABOVE
    seen = (dx, top, image.width - dx, image.height - 2 * dy + top)
    shown = image.resize((width, height), Image.Resampling.BICUBIC, seen)
    canvas.image.paste(shown, canvas.local(item.box)[:2])


@lru_cache(maxsize=2)
def _photograph(name: str) -> Picture:
    return picture_of((ASSETS / "photos" / f"{name}.webp").read_bytes())


def _panel(canvas: _Canvas, item: Panel) -> None:
    x1, y1, _, _ = canvas.local(item.box)
    canvas.image.paste(_panel_image(item), (x1, y1))


@lru_cache(maxsize=32)
def _panel_image(panel: Panel) -> Image.Image:
    image = Image.new("RGB", (panel.box.width, panel.box.height), panel.background)
    _Canvas(image, panel.box.x1, panel.box.y1).draw(panel.items)
    return image


_DRAW: dict[type, Callable[[_Canvas, Any], None]] = {
    Fill: _fill,
    Tint: _tint,
    Outline: _outline,
    Text: _text,
    Glyph: _glyph,
    Rounded: _rounded,
    Polygon: _polygon,
    Photo: _photo,
    Panel: _panel,
}


def _finished(image: Image.Image, finish: Finish) -> Image.Image:
    if finish.blur:
        # Three channels one by one take two thirds of the time of all at once.
        blur = ImageFilter.BoxBlur(finish.blur)
        image = Image.merge("RGB", [channel.filter(blur) for channel in image.split()])
    if finish.jpeg:
        buffer = BytesIO()
        image.save(buffer, "JPEG", quality=finish.jpeg)
        image = Image.open(buffer)
        image.load()
    if finish.grain:
        left, top = finish.grain_offset % _PLAY, finish.grain_offset // _PLAY % _PLAY
        noise = _noise(image.size).crop((left, top, left + image.width, top + image.height))
        # Levels from 0 to twice the strength, the same in all channels.
        grey = noise.point([level * (2 * finish.grain + 1) >> 8 for level in range(256)])
        image = ImageChops.add(image, Image.merge("RGB", (grey,) * 3), 1, -finish.grain)
    return image


@lru_cache(maxsize=2)
def _noise(size: tuple[int, int]) -> Image.Image:
    """Grey levels from 0 to 255, a little larger than a picture so that they can be moved."""
    width, height = size[0] + _PLAY, size[1] + _PLAY
    levels = hashlib.shake_128(b"pointerbench grain").digest(width * height)
    return Image.frombytes("L", (width, height), levels)
