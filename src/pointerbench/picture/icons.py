"""Icons by the function they stand for: ``save``, ``undo``, ``merge_cells``.

A set may draw an icon anew for 16, 20 and 24 px; the nearest such drawing is taken. A picture at
200 % takes the drawing of the logical size and rasterises it twice as large.
"""

from __future__ import annotations

import difflib
import json
from functools import cache, lru_cache
from typing import Any

from pointerbench.picture.fonts import ASSETS
from pointerbench.picture.glyphs import FreeType, Mask, opened, rasterised
from pointerbench.values.errors import UsageError


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((ASSETS / "icons/codepoints.json").read_text("utf-8"))
    return table


def functions() -> tuple[str, ...]:
    """The functions that have an icon, in alphabetical order."""
    return tuple(sorted(_table()["functions"]))


def icon_sets() -> tuple[str, ...]:
    return tuple(sorted(_table()["sets"]))


@lru_cache(maxsize=2048)
def icon_mask(function: str, size: int, scale: float = 1, style: str = "fluent") -> Mask:
    """The ink of an icon, its offset counted from the top left corner of its square.

    Args:
        size: side of the square in logical pixels.
        scale: device pixels per logical pixel.
        style: a set, or ``set:variant`` as ``fluent:filled``.

    Raises:
        UsageError: an unknown function, set or variant; names the nearest known one.
    """
    name, _, variant = style.partition(":")
    fonts = _known(_table()["sets"], name, "icon set")["fonts"]
    drawings = _known(_table()["functions"], function, "icon")[name]
    design = _nearest_size(drawings if isinstance(drawings, dict) else fonts, size)
    files = fonts[design]
    chosen = _known(files, variant or "regular", f"variant of {name}")
    code = drawings[design][variant or "regular"] if isinstance(drawings, dict) else drawings
    face = _icon_font(chosen["file"], round(size * scale))
    mask = rasterised(face, chr(int(code, 16)))
    if mask is None:
        raise UsageError(f"icon {function!r} of {style} draws nothing at {size} px")
    ascent, _ = face.getmetrics()
    return mask._replace(dy=mask.dy + ascent)


@lru_cache(maxsize=32)
def _icon_font(file: str, pixels: int) -> FreeType:
    return opened(str(ASSETS / "icons" / file), pixels)


def _nearest_size(sizes: dict[str, Any], size: int) -> str:
    """The drawing whose design size is nearest, the larger of two as near."""
    return min(sizes, key=lambda known: (abs(int(known) - size), -int(known)))


def _known(table: dict[str, Any], key: str, what: str) -> Any:
    if key not in table:
        near = difflib.get_close_matches(key, table, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; known: {', '.join(sorted(table))}"
        raise UsageError(f"no {what} {key!r}{hint}")
    return table[key]
