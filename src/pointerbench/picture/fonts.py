"""The vendored fonts, opened once a process: metrics, HarfBuzz shaping, and cached masks.

Nothing is read from the system. Pillow's layout engine is named explicitly, because its default
depends on a system library and moves text by pixels.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from importlib.resources import files
from itertools import accumulate
from typing import Any

import uharfbuzz as hb

from pointerbench.picture.glyphs import (
    Glyph,
    Mask,
    at_quarters,
    hinted,
    large,
    opened,
)
from pointerbench.values.errors import MissingGlyphError, UsageError

ASSETS = files("pointerbench") / "assets"

# One character stays one glyph: what substitutes or joins glyphs is off, kerning stays as it is.
_FEATURES = {"liga": False, "clig": False, "calt": False, "ccmp": False, "locl": False}


class Font:
    """A text font at one size in pixels.

    Pens are in 1/64 pixel. A ``whole`` font, as terminals and old systems have them, rounds them to
    whole pixels and has FreeType's hinted glyphs; any other keeps them, and has a mask for each
    quarter of a pixel (see `pointerbench.picture.glyphs`).

    ``ascent`` and ``descent`` are whole pixels above and below the baseline, both positive;
    ``cap_height`` and ``x_height`` are the ink heights of H and x.
    """

    __slots__ = (
        "_glyphs",
        "_hb",
        "_known",
        "_packed",
        "_rasterise",
        "ascent",
        "descent",
        "name",
        "size",
        "whole",
    )

    def __init__(self, name: str, path: str, size: float, *, whole: bool = False) -> None:
        self.name = name
        self.size = size
        self.whole = whole
        self._hb = hb.Font(_face(path))
        self._hb.scale = (round(size * 64), round(size * 64))
        self._known = _known(path)
        self._packed: dict[str, bytes | None] = {}
        self._glyphs: dict[str, Glyph | None] = {}
        self._rasterise: Callable[[str], bytes | None]
        if whole:
            pil = opened(path, size)
            self.ascent, self.descent = pil.getmetrics()
            self._rasterise = partial(hinted, pil)
        else:
            self.ascent, self.descent = _reach(self._hb)
            self._rasterise = partial(at_quarters, large(path, size), size=size)

    @property
    def line_height(self) -> int:
        return self.ascent + self.descent

    @property
    def cap_height(self) -> int:
        return self._height("H")

    @property
    def x_height(self) -> int:
        return self._height("x")

    def pens(self, text: str) -> tuple[int, ...]:
        """Where each character's pen stands, and after the last one: len(text) + 1 positions in
        1/64 pixel.

        Raises:
            MissingGlyphError: the font has no glyph for a character.
        """
        if not text:
            return (0,)
        buffer = _buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self._hb, buffer, _FEATURES)
        pens = list(accumulate([place.x_advance for place in buffer.glyph_positions], initial=0))
        if len(pens) != len(text) + 1 or not self._known.issuperset(text):
            self._check(text, {info.cluster for info in buffer.glyph_infos if info.codepoint})
        return tuple([pen + 32 & -64 for pen in pens] if self.whole else pens)

    def inked(self, text: str, pens: Iterable[int]) -> list[tuple[int, int, Mask]]:
        """The masks of the characters that leave ink, each as (x, y, mask): where its top left
        corner lies, counted in pixels from where the pens are and from the baseline."""
        try:
            glyphs = [self._glyphs[character] for character in text]
        except KeyError:
            glyphs = [self.glyph(character) for character in text]
        inked = []
        for pen, glyph in zip(pens, glyphs, strict=False):
            if glyph:
                at = pen + 8 >> 4
                mask = glyph[at & 3] or glyph.cut(at & 3)
                inked.append(((at >> 2) + mask[1], mask[2], mask))
        return inked

    def glyph(self, character: str) -> Glyph | None:
        """The glyph's masks, or None where it has no ink (a space)."""
        if character not in self._glyphs:
            if character not in self._packed:
                self._packed[character] = self._rasterise(character)
            whole = self._packed[character]
            self._glyphs[character] = Glyph(whole) if whole else None
            _keep(self._glyphs, character)
        return self._glyphs[character]

    def has(self, character: str) -> bool:
        """Whether the font has a glyph for the character."""
        return self._hb.get_nominal_glyph(ord(character)) is not None

    def _check(self, text: str, own: set[int]) -> None:
        """Every character must be one of those, by index, that have a glyph of their own: neither
        does one that the font lacks, nor an accent that was joined with the letter before it."""
        for index, character in enumerate(text):
            if index not in own:
                raise MissingGlyphError(self.name, character)
        self._known.update(text)

    def _height(self, character: str) -> int:
        inked = self.inked(character, (0,))
        return inked[0][2].height if inked else 0


_KEPT = 4000  # glyphs of all fonts of which masks are kept
_keeping: deque[tuple[dict[str, Glyph | None], str]] = deque()


def _keep(glyphs: dict[str, Glyph | None], character: str) -> None:
    """Notes that a glyph is kept there; lets go of the first one when they are many, for it is soon
    unpacked again."""
    _keeping.append((glyphs, character))
    if len(_keeping) > _KEPT:
        first, old = _keeping.popleft()
        del first[old]


def _reach(face: hb.Font) -> tuple[int, int]:
    """Ascent and descent in whole pixels; less than 1/64 of one more is a rounding error."""
    extents = face.get_font_extents("ltr")
    return (extents.ascender + 62 >> 6, -extents.descender + 62 >> 6)


_BUFFER = hb.Buffer()
_BUFFER.flags = hb.BufferFlags.PRESERVE_DEFAULT_IGNORABLES


def _buffer() -> hb.Buffer:
    """The one buffer of the process, empty: shaping ends before another begins."""
    _BUFFER.clear_contents()
    return _BUFFER


@cache
def _known(path: str) -> set[str]:
    """The characters for which the file was found to have glyphs of their own."""
    return set()


@cache
def _face(path: str) -> hb.Face:
    return hb.Face(hb.Blob.from_file_path(path))


@cache
def manifest() -> dict[str, Any]:
    """The vendored families: name -> kind, licence and files by style."""
    families: dict[str, Any] = json.loads((ASSETS / "fonts/manifest.json").read_text("utf-8"))
    return dict(families["families"])


def families(kind: str | None = None) -> tuple[str, ...]:
    """Family names, of one kind (sans, serif, mono, slab, hand) or all, in alphabetical order."""
    known = manifest()
    return tuple(sorted(name for name in known if kind in (None, known[name]["kind"])))


@lru_cache(maxsize=360)
def font(
    family: str, size: float, *, bold: bool = False, italic: bool = False, whole: bool = False
) -> Font:
    """The font at ``size`` pixels; a style that the family lacks falls back to the nearest it has.

    Args:
        whole: pens and hinted glyphs at whole pixels, as on terminals and old systems.

    Raises:
        UsageError: no such family is vendored.
    """
    if family not in manifest():
        raise UsageError(f"no vendored font family {family!r}; there are: {', '.join(families())}")
    styles = manifest()[family]["files"]
    wanted = {
        (False, False): ("regular",),
        (True, False): ("bold", "regular"),
        (False, True): ("italic", "regular"),
        (True, True): ("bold_italic", "bold", "italic", "regular"),
    }[bold, italic]
    style = next(style for style in wanted if style in styles)
    path = str(ASSETS / "fonts" / styles[style]["file"])
    return Font(f"{family} {style}", path, size, whole=whole)
