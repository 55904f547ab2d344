"""Painted pictures: a landscape of a drawn hour, with hills, houses and trees."""

from __future__ import annotations

import io
import zipfile
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image, ImageDraw, ImageFilter

from pointerbench.values.rng import Stream

_SIZE = (960, 640)
_HOURS = {
    "morning": ((146, 190, 226), (250, 226, 190), (255, 240, 200)),
    "noon": ((70, 140, 220), (200, 228, 250), (255, 252, 220)),
    "evening": ((52, 48, 110), (244, 140, 90), (255, 196, 110)),
}
_ROOFS = ((170, 66, 50), (120, 70, 60), (90, 100, 120), (190, 110, 60))
_LAYERS = {
    "en": ("Trees and houses", "Hills", "Sun and clouds", "Sky"),
    "zh": ("树和房子", "山丘", "太阳和云", "天空"),
}


def picture(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Writes a landscape: PNG or JPEG, or its layers as OpenRaster where the name ends so."""
    layers = _painted(stream)
    path = folder / f"landscape.{form}"
    if form == "ora":
        _write_layers(layers, _LAYERS[language], path)
    else:
        _flat(layers).convert("RGB").save(path, quality=92)
    return path


def _painted(stream: Stream) -> tuple[Image.Image, ...]:
    """The layers from the front to the back."""
    above, below, light = _HOURS[stream.pick(sorted(_HOURS))]
    return _houses(stream), _hills(stream, below), _sun(stream, light), _sky(above, below)


def _flat(layers: tuple[Image.Image, ...]) -> Image.Image:
    flat = Image.new("RGBA", _SIZE, "white")
    for layer in reversed(layers):
        flat.alpha_composite(layer)
    return flat


def _sky(above: tuple[int, ...], below: tuple[int, ...]) -> Image.Image:
    width, height = _SIZE
    sky = Image.new("RGBA", _SIZE)
    drawing = ImageDraw.Draw(sky)
    for y in range(height):
        share = min(1.0, y / (0.7 * height))
        colour = [round(a + (b - a) * share) for a, b in zip(above, below, strict=True)]
        drawing.line((0, y, width, y), fill=(*colour, 255))
    return sky


def _sun(stream: Stream, light: tuple[int, ...]) -> Image.Image:
    layer = Image.new("RGBA", _SIZE)
    drawing = ImageDraw.Draw(layer)
    x, y, radius = stream.integer(120, 820), stream.integer(80, 220), stream.integer(30, 52)
    drawing.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*light, 255))
    for _ in range(stream.integer(3, 5)):
        left, top = stream.integer(0, 800), stream.integer(40, 240)
        for part in range(4):
            size = stream.integer(26, 46)
            at = left + part * 30
            drawing.ellipse((at, top, at + 2 * size, top + size), fill=(255, 255, 255, 210))
    return layer.filter(ImageFilter.GaussianBlur(2))


def _hills(stream: Stream, haze: tuple[int, ...]) -> Image.Image:
    width, height = _SIZE
    layer = Image.new("RGBA", _SIZE)
    drawing = ImageDraw.Draw(layer)
    for depth in range(3):
        share = (2 - depth) / 4
        green = (50 + 20 * depth, 120 - 14 * depth, 70 - 12 * depth)
        colour = [round(g + (h - g) * share) for g, h in zip(green, haze, strict=True)]
        top = 330 + 70 * depth
        heights = [top + stream.integer(-50, 40) for _ in range(8)]
        line = [(at * width // 7, one) for at, one in enumerate(heights)]
        drawing.polygon([(0, height), *_smooth(line), (width, height)], fill=(*colour, 255))
    return layer


def _smooth(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Points between the given ones, so that a ridge is round."""
    found = []
    for (x1, y1), (x2, y2) in pairwise(line):
        for part in range(12):
            share = part / 12
            bend = share * share * (3 - 2 * share)
            found.append((round(x1 + (x2 - x1) * share), round(y1 + (y2 - y1) * bend)))
    return [*found, line[-1]]


def _houses(stream: Stream) -> Image.Image:
    layer = Image.new("RGBA", _SIZE)
    drawing = ImageDraw.Draw(layer)
    for at in range(stream.integer(3, 5)):
        x, y = 60 + at * 190 + stream.integer(0, 60), stream.integer(500, 560)
        wide, high = stream.integer(70, 110), stream.integer(44, 70)
        drawing.rectangle((x, y, x + wide, y + high), fill=(236, 226, 206, 255))
        roof = [(x - 10, y), (x + wide // 2, y - stream.integer(30, 48)), (x + wide + 10, y)]
        drawing.polygon(roof, fill=(*stream.pick(_ROOFS), 255))
        drawing.rectangle((x + 12, y + 14, x + 28, y + 30), fill=(90, 130, 170, 255))
        drawing.rectangle((x + wide - 30, y + 18, x + wide - 14, y + high), fill=(110, 80, 60, 255))
    for _ in range(stream.integer(6, 10)):
        x, y = stream.integer(10, 940), stream.integer(480, 600)
        drawing.rectangle((x - 4, y, x + 4, y + 36), fill=(96, 70, 48, 255))
        size = stream.integer(18, 30)
        drawing.ellipse((x - size, y - 2 * size, x + size, y + 8), fill=(44, 100, 56, 255))
    return layer


def _write_layers(layers: tuple[Image.Image, ...], names: tuple[str, ...], path: Path) -> None:
    """OpenRaster: a ZIP of PNGs and a list of them, the front first."""
    rows = [
        f'<layer name={quoteattr(name)} src="data/{at}.png" x="0" y="0" visibility="visible"/>'
        for at, name in enumerate(names)
    ]
    width, height = _SIZE
    stack = (
        f'<image w="{width}" h="{height}" version="0.0.3"><stack>{"".join(rows)}</stack></image>'
    )
    flat = _flat(layers)
    small = flat.copy()
    small.thumbnail((256, 256))
    parts = {"mergedimage.png": flat, "Thumbnails/thumbnail.png": small}
    parts |= {f"data/{at}.png": layer for at, layer in enumerate(layers)}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_entry("mimetype"), "image/openraster", zipfile.ZIP_STORED)
        archive.writestr(_entry("stack.xml"), stack)
        for name, image in parts.items():
            buffer = io.BytesIO()
            image.save(buffer, "PNG")
            archive.writestr(_entry(name), buffer.getvalue())


def _entry(name: str) -> zipfile.ZipInfo:
    """An entry of an archive whose date is always the same."""
    return zipfile.ZipInfo(name, (2026, 3, 2, 10, 15, 0))
