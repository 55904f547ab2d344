"""A contact sheet: some examples of a set side by side, their targets drawn, their words below."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from pointerbench.contract.manifest import METADATA
from pointerbench.picture.fonts import Font, font
from pointerbench.picture.frame import Fill, Frame, Item, Text
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import shape, wrap
from pointerbench.values.example import Row
from pointerbench.values.files import replacing
from pointerbench.values.geometry import Box

_COLUMNS, _ROWS = 4, 6
_WIDTH, _CAPTION, _GAP = 640, 52, 12
_HEIGHT = 480  # of a cell where pictures have several shapes
MARK = "#ff00c8"
"""The colour of what is right, on pictures for people."""


def write_preview(folder: Path, path: Path) -> None:
    """Draws up to 24 examples, evenly spread over the set in ``folder``, into one PNG."""
    lines = (folder / METADATA).read_text("utf-8").splitlines()
    count = min(len(lines), _COLUMNS * _ROWS)
    # Steps of the golden ratio: an even stride would meet the same categories again and again.
    chosen = sorted({int(i * 0.6180339887 % 1 * len(lines)) for i in range(count)})
    rows = [json.loads(lines[i]) for i in chosen]
    sheet = contact_sheet([(marked(folder, row), caption(row)) for row in rows])
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as file:
        sheet.save(file, "PNG")


def marked(folder: Path, row: Row) -> Image.Image:
    """The picture with its target framed, and a ring around small ones; of a refusal, as it is."""
    with Image.open(folder / str(row["file_name"])) as opened:
        image = opened.convert("RGB")
    if not row["bbox"]:
        return image
    x1, y1, x2, y2 = row["bbox"]
    pen, width = ImageDraw.Draw(image), _pen(image)
    pen.rectangle((x1 - width, y1 - width, x2 + width - 1, y2 + width - 1), None, MARK, width)
    if min(x2 - x1, y2 - y1) < 8 * width:
        x, y, reach = (x1 + x2) / 2, (y1 + y2) / 2, 13 * width
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), outline=MARK, width=width)
    return image


def _pen(image: Image.Image) -> int:
    """How wide a line is to be seen on the sheet, which shows large pictures far smaller."""
    return max(2, round(2 * max(image.width / 1.6 / _WIDTH, image.height / 1.6 / _HEIGHT)))


def caption(row: Row) -> str:
    """The row's id, its category (in suites with tasks: its task) and what it asks for."""
    return f"{row['id']}  {row.get('category') or row['task']}: {row['instruction']}"


def contact_sheet(cells: Sequence[tuple[Image.Image, str]], columns: int = _COLUMNS) -> Image.Image:
    """Pictures with captions in a grid, each scaled to the same width; where they have several
    shapes, into the same frame."""
    columns = min(columns, len(cells))
    shapes = {round(image.height / image.width, 2) for image, _ in cells}
    thumbs = [_thumb(image, _HEIGHT if len(shapes) > 1 else None) for image, _ in cells]
    height = max(thumb.height for thumb in thumbs) + _CAPTION
    size = (
        columns * (_WIDTH + _GAP) + _GAP,
        -(-len(cells) // columns) * (height + _GAP) + _GAP,
    )
    corners = [
        (_GAP + i % columns * (_WIDTH + _GAP), _GAP + i // columns * (height + _GAP))
        for i in range(len(cells))
    ]
    items: list[Item] = [Fill(Box(0, 0, *size), "#e8eaed")]
    for (x, y), (_, words) in zip(corners, cells, strict=True):
        items.extend(_words(words, x, y + height - _CAPTION + 18))
    sheet = draw(Frame(*size, "#e8eaed", tuple(items), {}))
    for corner, thumb in zip(corners, thumbs, strict=True):
        sheet.paste(thumb, (corner[0] + (_WIDTH - thumb.width) // 2, corner[1]))
    return sheet


def _thumb(image: Image.Image, most: int | None) -> Image.Image:
    """The picture as wide as a cell, or narrower where it would be higher than ``most``."""
    width, height = _WIDTH, round(image.height * _WIDTH / image.width)
    if most is not None and height > most:
        width, height = max(1, round(image.width * most / image.height)), most
    return image.resize((width, height), Image.Resampling.LANCZOS)


def legible(text: str, face: Font) -> str:
    """The text on one line as far as the font has it, with ``?`` for what it has not: signs that
    it lacks or that join with others, and what is written from right to left."""
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    seen = [c for c in composed if unicodedata.category(c) != "Cf"]  # formats have no look
    return "".join(c if _stands_alone(c) and face.has(c) else "?" for c in seen)


def _stands_alone(character: str) -> bool:
    joins = unicodedata.category(character)[0] in "CM"  # controls and marks
    return not joins and unicodedata.bidirectional(character) not in ("R", "AL", "AN")


def _words(text: str, x: int, y: int) -> list[Item]:
    face = font("Inter", 14)
    known = legible(text, face)
    lines: list[Any] = wrap(known, face, _WIDTH)[:2]
    return [
        Text(x, y + 19 * i, shape(known[start:stop], face), "#202124")
        for i, (start, stop) in enumerate(lines)
    ]
