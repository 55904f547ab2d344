"""The fonts that pages are drawn with: Chinese ones, weights between, and the style sheet."""
# mypy: disable-error-code="import-untyped,import-not-found"

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from vendor_common import ASSETS, Npm, sha256, tidy_text
from vendor_fonts import wanted

_HERE = Path(__file__).parent
_TABLE = "vendor_pages.toml"

# Signs that Chinese text uses and GB 2312 lacks or writes elsewhere, as far as the fonts have them.
_SIGNS = (
    *((0x2010, 0x2027), (0x2030, 0x203B), (0x2103, 0x2103), (0x2109, 0x2109), (0x2116, 0x2116)),
    *((0x2160, 0x216B), (0x2170, 0x2179), (0x2460, 0x249B), (0x24B6, 0x24E9), (0x25A0, 0x25FF)),
    *((0x2600, 0x266F), (0x2E3A, 0x2E3A), (0x3000, 0x303F), (0x3220, 0x3229), (0x3280, 0x3289)),
    *((0x338E, 0x33D5), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF), (0x2776, 0x277F)),
)
# What Chinese and Latin fonts both draw, wide and narrow: Chinese pages take the wide ones.
_SHARED = "U+00B7, U+2014, U+2018-2019, U+201C-201D, U+2026"
_CHINESE = "U+2010-2013, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-FFEF"
_STYLES = {
    "regular": ("400", "normal"),
    "bold": ("700", "normal"),
    "italic": ("400", "italic"),
    "bold_italic": ("700", "italic"),
}


@dataclass(frozen=True)
class Font:
    """One weight of a family: where it lies in a pinned package and what is kept of it."""

    family: str
    weight: int
    package: str
    member: str
    chinese: bool

    @property
    def folder(self) -> str:
        return f"fonts/{self.family.lower().replace(' ', '-')}"


def fonts() -> list[Font]:
    """The fonts of the table."""
    read = tomllib.loads((_HERE / _TABLE).read_text("utf-8"))["fonts"]
    found = []
    for family, entry in read.items():
        for weight, member in entry["weights"].items():
            package, chinese = entry["package"], entry.get("chinese", False)
            found.append(Font(family, int(weight), package, member, chinese))
    return found


def hanzi() -> Iterator[int]:
    """All of GB 2312, and what names and everyday words need beyond it."""
    for high in range(0xA1, 0xF8):
        for low in range(0xA1, 0xFF):
            character = bytes((high, low)).decode("gb2312", "ignore")
            if len(character) == 1:
                yield ord(character)
    read = tomllib.loads((_HERE / _TABLE).read_text("utf-8"))
    yield from map(ord, read["hanzi"])
    for first, last in _SIGNS:
        yield from range(first, last + 1)


def subset_woff2(data: bytes, codes: set[int]) -> bytes:
    """The glyphs of these characters, packed."""
    options = subset.Options()
    options.recalc_timestamp = False
    options.flavor = "woff2"
    options.notdef_outline = True
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt"]
    options.drop_tables = [*options.drop_tables, "FFTM", "STAT", "meta", "BASE", "DSIG"]
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = "woff2"
    out = BytesIO()
    font.save(out, reorderTables=False)
    return out.getvalue()


def build_fonts(npm: Npm) -> tuple[dict[str, bytes], dict[str, Any]]:
    """The files of all fonts with the style sheet, and the entries of their packages."""
    files: dict[str, bytes] = {}
    entries: dict[str, Any] = {}
    for font in fonts():
        licence = f"{font.folder}/LICENSE.txt"
        path = f"{font.folder}/{font.weight}.woff2"
        files[licence] = tidy_text(npm.read(font.package, "LICENSE_FONT"))
        codes = set(hanzi()) if font.chinese else wanted(font.family, "regular")
        files[path] = subset_woff2(npm.read(font.package, font.member), codes)
        entry = entries.setdefault(
            font.family,
            {
                "source": f"npm:{font.package}",
                "license": "OFL-1.1",
                "license_file": licence,
                "files": {licence: sha256(files[licence])},
            },
        )
        entry["files"][path] = sha256(files[path])
    files["fonts.css"] = style_sheet().encode()
    return files, entries


def style_sheet() -> str:
    """All families, ours and those of the suites' pictures, and which of them a look uses."""
    lines = ["/* Written by scripts/vendor_pages.py. */"]
    families = json.loads((ASSETS / "fonts" / "manifest.json").read_text("utf-8"))["families"]
    for family, entry in sorted(families.items()):
        for style, file in sorted(entry["files"].items()):
            weight, slant = _STYLES[style]
            lines.append(_face(family, weight, slant, f"/fonts/{file['file']}"))
    for font in fonts():
        path = f"/vendor/{font.folder}/{font.weight}.woff2"
        covers = _CHINESE if font.chinese else ""
        lines.append(_face(font.family, str(font.weight), "normal", path, covers))
        if font.chinese:
            wide = f"{font.family} Wide"
            lines.append(_face(wide, str(font.weight), "normal", path, _SHARED))
    return "\n".join(lines) + "\n" + (_HERE / "vendor_pages.css").read_text("utf-8")


def _face(family: str, weight: str, slant: str, path: str, covers: str = "") -> str:
    ranged = f" unicode-range: {covers};" if covers else ""
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {slant};'
        f' src: url("{path}"); font-display: block;{ranged} }}'
    )
