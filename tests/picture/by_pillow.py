"""Our fonts as Pillow alone opens them, for tests that hold our glyphs against its own."""

from __future__ import annotations

from functools import cache

from PIL import ImageFont

from pointerbench.picture.fonts import ASSETS, Font, manifest


@cache
def by_pillow(name: str, size: float) -> ImageFont.FreeTypeFont:
    """The font of a name as `Font.name` has it ("Inter bold") at a size in pixels."""
    family, _, style = name.rpartition(" ")
    path = str(ASSETS / "fonts" / manifest()[family]["files"][style]["file"])
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def of(face: Font) -> ImageFont.FreeTypeFont:
    return by_pillow(face.name, face.size)
