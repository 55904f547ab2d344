"""Captured pictures with the boxes of all elements drawn, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw

from pointerbench.capture.captured import Captured
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import states_of
from pointerbench.values.errors import UsageError

_PROVED, _AGAINST, _OPEN, _STILL = "#0a9d2f", "#e00000", "#ff8c00", "#2f6fde"


def mark(folder: Path, out: Path) -> Iterator[Path]:
    """Writes every state's picture with its boxes: green where proved, red where contradicted,
    orange where a click would do something and nothing proves it, blue where it would do nothing.

    Raises:
        UsageError: the folder holds no states.
    """
    states = states_of(folder)
    if not states:
        raise UsageError(f"{folder}: no captured states there")
    out.mkdir(parents=True, exist_ok=True)
    for state in states:
        image = Image.fromarray(read_picture(folder / f"{state.id}.png"))
        drawing = ImageDraw.Draw(image)
        for element in state.elements:
            x1, y1, x2, y2 = element.box
            drawing.rectangle((x1, y1, x2 - 1, y2 - 1), outline=_colour(element))
        path = out / f"{state.id}.boxes.png"
        image.save(path)
        yield path


def _colour(element: Captured) -> str:
    if element.contradicted:
        return _AGAINST
    if element.proved:
        return _PROVED
    return _OPEN if element.active else _STILL
