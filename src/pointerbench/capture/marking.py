"""Captured pictures with the boxes of all elements drawn, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from pointerbench.capture.captured import Captured
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import read_texts, states_of
from pointerbench.capture.texts import TextLine
from pointerbench.values.errors import UsageError

_PROVED, _AGAINST, _OPEN, _STILL = "#0a9d2f", "#e00000", "#ff8c00", "#2f6fde"


def mark(folder: Path, out: Path) -> Iterator[Path]:
    """Writes every state's picture with its boxes: green where proved, red where contradicted,
    orange where a click would do something and nothing proves it, blue where it would do nothing.
    Where text was captured, another picture has an upright line at every edge of a character: green
    where a click set the caret, blue where ink alone proves the line, orange where nothing does.

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
        texts = read_texts(folder, state)
        if texts is not None and texts.lines:
            image = Image.fromarray(read_picture(folder / f"{state.id}.png"))
            _draw_lines(ImageDraw.Draw(image), texts.lines)
            path = out / f"{state.id}.text.png"
            image.save(path)
            yield path


def _draw_lines(drawing: ImageDraw.ImageDraw, lines: Sequence[TextLine]) -> None:
    for line in lines:
        colour = _PROVED if line.clicked else _STILL if line.proved else _OPEN
        for edge in line.edges:
            drawing.line((edge, line.top, edge, line.bottom - 1), fill=colour)


def _colour(element: Captured) -> str:
    if element.contradicted:
        return _AGAINST
    if element.proved:
        return _PROVED
    return _OPEN if element.active else _STILL
