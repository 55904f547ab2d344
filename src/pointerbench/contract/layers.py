"""All elements of each screen, as ``layers.jsonl`` beside a metadata.jsonl has them: what lies at
a place.

One object a line: ``{"screen": id, "file_name": ..., "elements": [{"type", "box", "text",
"state"}, ...]}``, the boxes in pixels of the picture, elements painted later standing later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.values.errors import UsageError

LAYERS = "layers.jsonl"
NOTHING = "no element"
"""What lies where no element does."""

_LONGEST = 40  # characters of an element's text that are shown
_EXAMPLE = '{"screen": "s0000", "file_name": "s0000.webp", "elements": [...]}'


@dataclass(frozen=True, slots=True)
class Layer:
    """One element of a screen; the box is closed, as the scorer has it."""

    type: str
    box: tuple[float, float, float, float]
    text: str = ""

    @property
    def words(self) -> str:
        """``button 'Save'``; without a text its type alone."""
        text = scorer.printable(self.text)
        short = text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
        return f"{self.type} '{short}'" if short else self.type

    @property
    def area(self) -> float:
        x1, y1, x2, y2 = self.box
        return (x2 - x1) * (y2 - y1)


@dataclass(frozen=True, slots=True)
class Layers:
    """The elements of the screens of a set, by the pictures' file names."""

    by_picture: Mapping[str, tuple[Layer, ...]] = field(default_factory=dict)

    def at(self, picture: str, place: tuple[float, float] | None) -> Layer | None:
        """The smallest element there; of equals the one painted later."""
        if place is None:
            return None
        x, y = place
        found = [
            one
            for one in reversed(self.by_picture.get(picture, ()))
            if one.box[0] <= x <= one.box[2] and one.box[1] <= y <= one.box[3]
        ]
        return min(found, key=lambda one: one.area, default=None)

    def words_at(self, picture: str, place: tuple[float, float] | None) -> str:
        """What lies there, in words; "" where nobody knows, as the picture has no line."""
        if place is None or picture not in self.by_picture:
            return ""
        found = self.at(picture, place)
        return found.words if found else NOTHING


def read_layers(folder: Path) -> Layers:
    """The layers of the set in a folder; of a set that has none, empty ones.

    Raises:
        UsageError: a line is not as expected; with file and line.
    """
    path = folder / LAYERS
    return Layers(dict(_lines(path))) if path.is_file() else Layers()


def element_counts(folder: Path) -> Iterator[int]:
    """How many elements each screen of the set in a folder has, without looking at any of them;
    nothing where the set has no layers.

    Raises:
        UsageError: a line is not as expected; with file and line.
    """
    path = folder / LAYERS
    if not path.is_file():
        return
    try:
        for line, row in scorer.JsonRows(str(path), _EXAMPLE):
            if not isinstance(row.get("elements"), list):
                raise UsageError(f"{path}:{line}: expected a line such as {_EXAMPLE}")
            yield len(row["elements"])
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _lines(path: Path) -> Iterator[tuple[str, tuple[Layer, ...]]]:
    try:
        for line, row in scorer.JsonRows(str(path), _EXAMPLE):
            name, elements = row.get("file_name"), row.get("elements")
            if not isinstance(name, str) or not isinstance(elements, list):
                raise UsageError(f"{path}:{line}: expected a line such as {_EXAMPLE}")
            yield name, tuple(_layer(one, f"{path}:{line}") for one in elements)
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _layer(element: Any, place: str) -> Layer:
    given = element if isinstance(element, dict) else {}
    kind, box, text = given.get("type"), given.get("box"), given.get("text") or ""
    if not isinstance(kind, str) or not isinstance(text, str):
        raise UsageError(f'{place}: expected elements with "type" and "text", got {element!r:.80}')
    try:
        x1, y1, x2, y2 = scorer.checked_box(box, "box")
    except scorer.InputError as error:
        raise UsageError(f"{place}: {error}") from None
    return Layer(kind, (x1, y1, x2, y2), text)
