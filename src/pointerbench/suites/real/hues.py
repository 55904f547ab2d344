"""Where on a picture a colour is seen: a program's tree does not know all that it draws.

A folder in a list is as blue as the icon that somebody is to find by its colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerbench.elements.colors import possible_names
from pointerbench.picture.pixels import Picture
from pointerbench.values.geometry import Box

_FEW = 40  # pixels of a colour that nobody notices
_LEVELS = 16  # of red, green and blue


class Hues:
    """What colours the pixels of one picture could be called."""

    def __init__(self, picture: Picture) -> None:
        red, green, blue = np.moveaxis(np.asarray(picture.convert("RGB")) // _LEVELS, 2, 0)
        self._codes = (red.astype(np.int16) * _LEVELS + green) * _LEVELS + blue
        self._present = np.unique(self._codes)
        self._named: dict[str, NDArray[np.bool_]] = {}

    def seen(self, name: str, but: Box | None = None) -> bool:
        """Whether a colour of that name is seen, outside of a box if one is given."""
        if name not in self._named:
            table = np.zeros(_LEVELS**3, np.bool_)
            table[[code for code in self._present if name in possible_names(_colour(code))]] = True
            self._named[name] = table[self._codes]
        mask = self._named[name]
        inside = 0 if but is None else int(mask[but.y1 : but.y2, but.x1 : but.x2].sum())
        return int(mask.sum()) - inside > _FEW


def _colour(code: int) -> str:
    parts = (code // _LEVELS**2, code // _LEVELS % _LEVELS, code % _LEVELS)
    return "#" + "".join(f"{part * 17:02x}" for part in parts)


def colours_of(query: Any) -> Iterator[str]:
    """The names of colours that a query asks for."""
    if isinstance(query, dict):
        for key, value in query.items():
            if key == "colour" and isinstance(value, str):
                yield value
            else:
                yield from colours_of(value)
    elif isinstance(query, (list, tuple)):
        for one in query:
            yield from colours_of(one)
