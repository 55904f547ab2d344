"""Subset the font families of the suites into src/pointerbench/assets/fonts.

    pip install -e '.[assets]' && python scripts/vendor_fonts.py [--check]

Needs npm. The same fontTools and the same pins give the same bytes; `--check` writes nothing and
ends with status 1 where the committed files differ.
"""
# mypy: disable-error-code="import-untyped,import-not-found"

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import fontTools
from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from vendor_common import (
    ASSETS,
    Npm,
    VendorError,
    finish,
    json_bytes,
    npm_packages,
    sha256,
    tidy_text,
)

STYLES = ("regular", "bold", "italic", "bold_italic")
STYLE_NAMES = ("Regular", "Bold", "Italic", "Bold Italic")

# What the six languages, tables, documents and menus of the suites write: every family has these.
RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x0192, 0x0192),  # florin
    (0x0218, 0x021B),  # Romanian comma below
    (0x02C6, 0x02DD),  # spacing accents
    (0x2000, 0x2060),  # general punctuation, spaces
    (0x2070, 0x2089),  # superscripts and subscripts
    (0x20A0, 0x20BF),  # currency symbols
    (0x2190, 0x2199),  # arrows
    (0x2500, 0x259F),  # box drawing, block elements
    (0x2713, 0x2718),  # check marks and crosses
    (0xFB01, 0xFB02),  # fi, fl
)
SYMBOLS = "ΔΣΩαβλμπσ℃℉№℗™Ω℮⅓⅔⅛⅜⅝⅞↩↪↵⇐⇑⇒⇓⇔⇧∂∅∆∈∏∑−∕∗∙√∝∞∠∧∨∩∪∫∴∼≈≠≡≤≥⊕⊗⋅⌘⌥⌫⏎"
SYMBOLS += "■□▪▫▲△▶▷►▼▽◀◁◄◆◇◊○◎●◦◯★☆☐☑☒"
# One font more fully, for symbols that a screen borrows from another font as programs do.
FALLBACK = ("DejaVu Sans", "regular")
FALLBACK_RANGES = (
    (0x0391, 0x03C9),  # Greek
    (0x2000, 0x206F),
    (0x2100, 0x218F),  # letterlike symbols, fractions, Roman numerals
    (0x2190, 0x22FF),  # arrows, mathematical operators
    (0x25A0, 0x26FF),  # geometric shapes, signs
)
# Swaps by context (calt) are left out: our pictures draw one glyph a character, found in the cmap.
FEATURES = ["kern", "mark", "mkmk", "curs", "ccmp", "locl", "liga", "clig", "rlig"]

# Where a font lacks the left character, its cmap sends it to the first of the right that it has.
# Programs do the same through font fallback; a box in the middle of a French number would be wrong.
STAND_INS = {
    0x00A0: (0x0020,),
    0x202F: (0x2009, 0x00A0),
    0x2212: (0x2013,),
    0x2009: (0x00A0,),
    0x2011: (0x002D,),
}

# Spanish ordinals, raised from small letters where a font has none: scale and height in ems.
ORDINALS = {0x00AA: "a", 0x00BA: "o"}
ORDINAL_SCALE, ORDINAL_RISE = 0.62, 0.33

# Tables that say nothing about how plain horizontal text looks.
DROP_TABLES = ("FFTM", "MATH", "STAT", "TTFA", "meta", "vhea", "vmtx", "BASE", "DSIG")


@dataclass(frozen=True)
class Family:
    """One family and where its styles lie in a pinned package, in the order of STYLES.

    `original` is set where the licence reserves the font's name: the subset carries ours instead.
    """

    name: str
    kind: str
    license: str
    package: str
    files: tuple[str, ...]
    license_file: str = "LICENSE_FONT"
    original: str | None = None

    @property
    def slug(self) -> str:
        return self.name.lower().replace(" ", "-")


def google(name: str, kind: str, version: str, **more: Any) -> Family:
    """A family of the packages that hold one static TTF for each weight and style."""
    original = more.get("original") or name
    stem = original.replace(" ", "")
    files: tuple[str, ...] = (f"400Regular/{stem}_400Regular.ttf", f"700Bold/{stem}_700Bold.ttf")
    if more.pop("italics", True):
        files += (f"400Regular_Italic/{stem}_400Regular_Italic.ttf",)
        files += (f"700Bold_Italic/{stem}_700Bold_Italic.ttf",)
    package = f"@expo-google-fonts/{original.lower().replace(' ', '-')}@{version}"
    return Family(name, kind, more.pop("license", "OFL-1.1"), package, files, **more)


def dejavu(name: str, kind: str, italic: str | None) -> Family:
    stem = "ttf/" + name.replace(" ", "")
    files: tuple[str, ...] = (f"{stem}.ttf", f"{stem}-Bold.ttf")
    if italic is not None:
        files += (f"{stem}-{italic}.ttf", f"{stem}-Bold{italic}.ttf")
    package = "dejavu-fonts-ttf@2.37.3"
    return Family(name, kind, "Bitstream-Vera", package, files, license_file="LICENSE")


HACK = Family(
    "Hack",
    "mono",
    "MIT AND Bitstream-Vera",
    "hack-font@3.3.0",
    ("build/ttf/Hack-Regular.ttf", "build/ttf/Hack-Bold.ttf"),
    license_file="LICENSE.md",
)

# What Windows writes its windows in, with Segoe UI's metrics; bold is its semibold, as there.
SELVA = Family(
    "PB Selva",
    "ui",
    "OFL-1.1",
    "winstrap@0.5.12",
    ("dist/fonts/selawk.ttf", "dist/fonts/selawksb.ttf"),
    license_file="dist/fonts/LICENSE.txt",
    original="Selawik",
)

# Four families come without the italics they have, which screens seldom show and which would add
# 0.8 MB: DejaVu Sans Mono, Hack, Courier Prime and Zilla Slab. Six have none upstream.
FAMILIES = (
    google("Inter", "sans", "0.4.2"),
    google("Roboto", "sans", "0.4.3"),
    google("Open Sans", "sans", "0.4.2"),
    google("Noto Sans", "sans", "0.4.2"),
    google("Arimo", "sans", "0.4.3"),  # Arial's metrics
    google("Cantarell", "sans", "0.4.1"),
    google("Fira Sans", "sans", "0.4.1"),
    dejavu("DejaVu Sans", "sans", "Oblique"),
    google("PB Carta", "sans", "0.4.1", original="Carlito"),  # Calibri's metrics
    SELVA,
    google("Inter Tight", "sans", "0.4.2"),  # about Aptos Narrow's widths
    google("EB Garamond", "serif", "0.4.3"),
    google("Tinos", "serif", "0.4.2"),  # Times New Roman's metrics
    google("Crimson Pro", "serif", "0.4.2"),
    google("Literata", "serif", "0.4.3"),
    google("Caladea", "serif", "0.4.2"),  # Cambria's metrics
    google("Gelasio", "serif", "0.4.1"),  # Georgia's metrics
    dejavu("DejaVu Serif", "serif", "Italic"),
    google("JetBrains Mono", "mono", "0.4.1"),
    google("Fira Code", "mono", "0.4.1", italics=False),
    google("Inconsolata", "mono", "0.4.2", italics=False),
    google("Cousine", "mono", "0.4.3"),  # Courier New's metrics
    google("Roboto Mono", "mono", "0.4.2"),
    google("Courier Prime", "mono", "0.4.1", italics=False),
    dejavu("DejaVu Sans Mono", "mono", None),
    HACK,
    google("Roboto Slab", "slab", "0.4.2", italics=False, license="Apache-2.0"),
    google("Zilla Slab", "slab", "0.4.1", italics=False),
    google("Caveat", "hand", "0.4.2", italics=False),
    google("Kalam", "hand", "0.4.1", italics=False),
)


def wanted(family: str, style: str) -> set[int]:
    ranges = RANGES + FALLBACK_RANGES if (family, style) == FALLBACK else RANGES
    codes = {code for first, last in ranges for code in range(first, last + 1)}
    return codes | {ord(symbol) for symbol in SYMBOLS}


def subset_options() -> subset.Options:
    options = subset.Options()
    options.hinting = True
    options.layout_features = FEATURES
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.drop_tables = [*options.drop_tables, *DROP_TABLES]
    return options


def stand_in(font: TTFont) -> dict[str, str]:
    """Give the font's cmap the characters of STAND_INS that it lacks; says which it gave."""
    given = {}
    for code, replacements in STAND_INS.items():
        known = font.getBestCmap()
        found = [other for other in replacements if other in known]
        if code in known or not found:
            continue
        for table in font["cmap"].tables:
            if table.isUnicode() and found[0] in table.cmap:
                table.cmap[code] = table.cmap[found[0]]
        given[f"U+{code:04X}"] = f"U+{found[0]:04X}"
    return given


def raise_ordinals(font: TTFont) -> None:
    """Give a TrueType font the characters of ORDINALS that it lacks."""
    known = font.getBestCmap()
    rise = round(ORDINAL_RISE * font["head"].unitsPerEm)
    for code, letter in ORDINALS.items():
        if code in known:
            continue
        pen = TTGlyphPen(font.getGlyphSet())
        pen.addComponent(known[ord(letter)], (ORDINAL_SCALE, 0, 0, ORDINAL_SCALE, 0, rise))
        name = f"uni{code:04X}"
        font["glyf"][name] = pen.glyph()
        advance, bearing = font["hmtx"][known[ord(letter)]]
        font["hmtx"][name] = (round(advance * ORDINAL_SCALE), round(bearing * ORDINAL_SCALE))
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the font our family name throughout and leave its copyright and licence lines."""
    postscript = f"{family}-{style}".replace(" ", "")
    names = {1: family, 2: style, 3: f"pointerbench;{postscript}", 4: f"{family} {style}"}
    names |= {6: postscript, 16: family, 17: style}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID not in names]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)


def reserved_names(text: str) -> list[str]:
    """The names that a licence or copyright line reserves, in lower case."""
    lines = re.findall(r"Reserved Font Names? (.+)", text)
    return [name.lower() for line in lines for name in re.findall(r'["“<]\s*(.+?)\s*["”>]', line)]


def build_font(data: bytes, family: Family, style: str) -> tuple[bytes, dict[str, str]]:
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    aliases = stand_in(font)
    raise_ordinals(font)
    subsetter = subset.Subsetter(subset_options())
    subsetter.populate(unicodes=wanted(family.name, style))
    subsetter.subset(font)
    if family.original is not None:
        rename(font, family.name, STYLE_NAMES[STYLES.index(style)])
    copyright_line = font["name"].getDebugName(0) or ""
    for reserved in reserved_names(copyright_line):
        if reserved in family.name.lower():
            raise VendorError(
                f"{family.name}: the name {reserved!r} is reserved; rename the subset"
            )
    out = BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue(), aliases


def build_family(npm: Npm, family: Family) -> tuple[dict[str, bytes], dict[str, Any]]:
    """The files of one family and its entry in the manifest."""
    licence = tidy_text(npm.read(family.package, family.license_file))
    files = {f"{family.slug}/LICENSE.txt": licence}
    for reserved in reserved_names(licence.decode()):
        if reserved in family.name.lower():
            raise VendorError(
                f"{family.name}: its licence reserves {reserved!r}; rename the subset"
            )
    styles: dict[str, Any] = {}
    for style, member in zip(STYLES, family.files, strict=False):
        data, aliases = build_font(npm.read(family.package, member), family, style)
        path = f"{family.slug}/{style}.ttf"
        files[path] = data
        styles[style] = {
            "file": path,
            "sha256": sha256(data),
            "bytes": len(data),
            "aliases": aliases,
        }
    entry = {
        "slug": family.slug,
        "kind": family.kind,
        "license": family.license,
        "license_sha256": sha256(licence),
        "source": f"npm:{family.package}",
        "original": family.original,
        "files": styles,
    }
    return files, entry


def build() -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    manifest: dict[str, Any] = {"fonttools": fontTools.version, "families": {}}
    with npm_packages() as npm:
        for family in FAMILIES:
            family_files, manifest["families"][family.name] = build_family(npm, family)
            files |= family_files
    files["manifest.json"] = json_bytes(manifest)
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="compare with what is committed")
    check: bool = parser.parse_args().check
    try:
        return finish(ASSETS / "fonts", build(), check)
    except VendorError as error:
        print(f"vendor_fonts: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
