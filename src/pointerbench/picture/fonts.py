"""The vendored fonts, opened once a process: metrics, HarfBuzz shaping, and cached glyph masks.

Nothing is read from the system. Pillow's layout engine is named explicitly, because its default
depends on a system library and moves text by pixels.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import uharfbuzz as hb
from PIL import ImageFont

from pointerbench.values.errors import MissingGlyphError, UsageError

ASSETS = files("pointerbench") / "assets"

# One character stays one glyph: what substitutes or joins glyphs is off, kerning stays as it is.
_FEATURES = {"liga": False, "clig": False, "calt": False, "ccmp": False, "locl": False}


class Mask(NamedTuple):
    """The ink of one glyph: coverage (Pillow core image, mode L), offset of its top left corner
    from the pen on the baseline, and size in pixels."""

    core: Any
    dx: int
    dy: int
    width: int
    height: int


class FontFile:
    """A font file at one size: what Pillow needs to rasterise a glyph, and its masks so far."""

    __slots__ = ("_masks", "name", "pil", "size")

    def __init__(self, name: str, path: str, size: float) -> None:
        self.name = name
        self.size = size
        self.pil = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
        self._masks: dict[str, Mask | None] = {}

    def mask(self, character: str) -> Mask | None:
        """The glyph's ink, or None where it has none (a space)."""
        try:
            return self._masks[character]
        except KeyError:
            mask = self._masks[character] = self._rasterised(character)
            return mask

    def masks(self, text: str) -> list[Mask | None]:
        """The ink of every character."""
        try:
            return [self._masks[character] for character in text]
        except KeyError:
            return [self.mask(character) for character in text]

    def _rasterised(self, character: str) -> Mask | None:
        # The box comes from the mask: font.getbbox unions the pen line and is not the ink box.
        core, (dx, dy) = self.pil.getmask2(character, "L", anchor="ls")
        box = core.getbbox()
        if box is None:
            return None
        x1, y1, x2, y2 = box
        return Mask(core.crop(box), int(dx) + x1, int(dy) + y1, x2 - x1, y2 - y1)


class Font(FontFile):
    """A text font at one size in pixels.

    ``ascent`` and ``descent`` are whole pixels above and below the baseline, both positive;
    ``cap_height`` and ``x_height`` are the ink heights of H and x.
    """

    __slots__ = ("_hb", "_known", "ascent", "cap_height", "descent", "x_height")

    def __init__(self, name: str, path: str, size: float) -> None:
        super().__init__(name, path, size)
        self.ascent, self.descent = self.pil.getmetrics()
        self._hb = hb.Font(_face(path))
        self._hb.scale = (round(size * 64), round(size * 64))
        self._known: set[str] = set()
        self.cap_height = self._height("H")
        self.x_height = self._height("x")

    @property
    def line_height(self) -> int:
        return self.ascent + self.descent

    def pens(self, text: str) -> tuple[int, ...]:
        """Where each character's pen stands, and after the last one: len(text) + 1 whole pixels.

        Raises:
            MissingGlyphError: the font has no glyph for a character.
        """
        if not text:
            return (0,)
        buffer = _buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self._hb, buffer, _FEATURES)
        pen, pens = 32, [0]
        for position in buffer.glyph_positions:
            pen += position.x_advance
            pens.append(pen >> 6)
        if len(pens) != len(text) + 1 or not self._known.issuperset(text):
            self._check(text, {info.cluster for info in buffer.glyph_infos if info.codepoint})
        return tuple(pens)

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
        mask = self.mask(character)
        return mask.height if mask else 0


_BUFFER = hb.Buffer()
_BUFFER.flags = hb.BufferFlags.PRESERVE_DEFAULT_IGNORABLES


def _buffer() -> hb.Buffer:
    """The one buffer of the process, empty: shaping ends before another begins."""
    _BUFFER.clear_contents()
    return _BUFFER


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


@lru_cache(maxsize=320)
def font(family: str, size: float, *, bold: bool = False, italic: bool = False) -> Font:
    """The font at ``size`` pixels; a style that the family lacks falls back to the nearest it has.

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
    return Font(f"{family} {style}", str(ASSETS / "fonts" / styles[style]["file"]), size)
