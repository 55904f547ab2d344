"""How a user dresses a table up: header, bands, borders, and colours to mark things with.

All colours are chosen on white paper; `themes` says what a dark theme makes of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pointerbench.picture.frame import Color
from pointerbench.suites.sheets.colors import ink_on
from pointerbench.values.rng import Stream


class Dress(NamedTuple):
    """One table's looks; an empty colour leaves the program's own.

    ``centered``, ``wraps`` and ``muted`` name kinds of field; ``wraps`` may also hold ``header``.
    Where addresses were typed, the program has ``linked`` them; pasted ones are plain text.
    """

    header_fill: Color
    header_text: Color
    header_bold: bool
    header_align: str
    bands: tuple[Color, Color]
    border: str
    border_color: Color
    total_fill: Color
    centered: frozenset[str]
    wraps: frozenset[str]
    muted: frozenset[str]
    strong_first: bool
    linked: bool


class _Palette(NamedTuple):
    header: Color
    band: Color
    total: Color


_PALETTES: dict[_Palette, float] = {
    _Palette("", "", ""): 8,
    _Palette("#d9d9d9", "", ""): 3,
    _Palette("#f2f2f2", "", "#f2f2f2"): 3,
    _Palette("#ededed", "#f7f8fa", ""): 2,
    _Palette("#4472c4", "#d9e1f2", "#d9e1f2"): 3,
    _Palette("#1f4e78", "#ddebf7", "#ddebf7"): 3,
    _Palette("#203864", "", "#d9e1f2"): 1,
    _Palette("#548235", "#e2efda", "#e2efda"): 2,
    _Palette("#217346", "", ""): 1,
    _Palette("#bf9000", "#fff2cc", "#fff2cc"): 1,
    _Palette("#404040", "#f2f2f2", "#d9d9d9"): 2,
    _Palette("#37474f", "", "#eceff1"): 1,
    _Palette("#e8f0fe", "", "#e8f0fe"): 1,
    _Palette("#134f5c", "#d0e0e3", "#d0e0e3"): 1,
    _Palette("#5b2c83", "#ead1f5", ""): 1,
    _Palette("#fce5cd", "", "#fce5cd"): 1,
    _Palette("", "#f3f6fa", ""): 2,
}

# Kinds of field that many people centre.
_CENTERABLE = frozenset({"boolean", "id", "date", "time", "percent"})


def draw_dress(stream: Stream, kinds: tuple[str, ...]) -> Dress:
    """One coherent set of choices for a table with fields of these kinds."""
    palette = stream.weighted(_PALETTES)
    banded = bool(palette.band) and stream.chance(0.7)
    centered = frozenset(k for k in sorted(set(kinds) & _CENTERABLE) if stream.chance(0.3))
    muted = frozenset({"note"} if stream.chance(0.15) else ())
    wraps = {"note"} if stream.chance(0.3) else set()
    wraps |= {"header"} if stream.chance(0.15) else set()
    line = stream.pick(("#000000", "#808080", "#bfbfbf", "#bfbfbf"))
    return Dress(
        header_fill=palette.header,
        header_text=ink_on(palette.header) if palette.header else "",
        header_bold=stream.chance(0.88),
        header_align=stream.weighted({"kind": 5, "left": 2, "center": 3}),
        bands=(palette.band, "") if banded else ("", ""),
        border=stream.weighted({"": 6, "all": 2.5, "box": 0.6, "rows": 0.6, "below": 1}),
        border_color=line,
        total_fill=palette.total,
        centered=centered,
        wraps=frozenset(wraps),
        muted=muted,
        strong_first=stream.chance(0.08),
        linked=stream.chance(0.65),
    )


class Shade(NamedTuple):
    """A fill with the colour of the text on it."""

    fill: Color
    ink: Color


# What programs and people colour values of each tone with; a tone that is left out stays plain.
LIGHTS: tuple[Mapping[str, Shade], ...] = (
    {
        "good": Shade("#c6efce", "#006100"),
        "fair": Shade("#ffeb9c", "#9c5700"),
        "bad": Shade("#ffc7ce", "#9c0006"),
    },
    {
        "good": Shade("#b7e1cd", "#1f1f1f"),
        "fair": Shade("#fce8b2", "#1f1f1f"),
        "bad": Shade("#f4c7c3", "#1f1f1f"),
    },
    {
        "good": Shade("#c6e0b4", "#000000"),
        "fair": Shade("#ffe699", "#000000"),
        "bad": Shade("#f4b6b6", "#000000"),
        "idle": Shade("#d9d9d9", "#000000"),
    },
    {
        "good": Shade("#92d050", "#000000"),
        "fair": Shade("#ffff00", "#000000"),
        "bad": Shade("#ff0000", "#ffffff"),
    },
    {"bad": Shade("#ffc7ce", "#9c0006")},
    {"bad": Shade("#f4cccc", "#000000")},
    {"good": Shade("#d9ead3", "#000000")},
)

LINK: Color = "#0563c1"
MUTED: Color = "#7f7f7f"
