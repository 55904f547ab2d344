"""Subset the icon fonts to the functions of src/pointerbench/assets/icons/functions.toml.

    pip install -e '.[assets]' && python scripts/vendor_icons.py [--check]

Needs npm. functions.toml says which glyph of each set draws which function; an unknown glyph, or
one that two functions share, is an error. `--check` writes nothing and ends with status 1 where
the committed files differ.
"""
# mypy: disable-error-code="import-untyped,import-not-found"

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from io import BytesIO
from typing import Any

from fontTools import subset
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

ICONS = ASSETS / "icons"
KEEP = ("functions.toml",)

FLUENT = "@fluentui/react-icons@2.0.344"
MDI = "@mdi/font@7.4.47"
TABLER = "@tabler/icons-webfont@3.49.0"

# Apache-2.0 asks for a copy of itself; MDI's licence file only points to it, this package has it.
APACHE_TEXT = ("@expo-google-fonts/roboto-slab@0.4.2", "LICENSE_FONT")

FLUENT_SIZES = (16, 20, 24)
FLUENT_STYLES = ("Regular", "Filled")

# Drawn wrongly in the package's font (a stray black triangle; its SVG of the same is right): left
# out at that size.
FLUENT_FLAWED = {
    "ArrowRedo24",
    "CheckmarkCircle24",
    "MailInbox24",
    "Send24",
    "TextFontSize24",
}

# The Fluent package names its licence (MIT) in package.json and ships no text; this is upstream's.
FLUENT_LICENSE = """MIT License

Copyright (c) 2020 Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
"""


@dataclass(frozen=True)
class Function:
    """What a button does, and its glyph's name in each set."""

    name: str
    group: str
    says: str
    glyphs: dict[str, str]


@dataclass(frozen=True)
class IconSet:
    """A set after subsetting: its files, its manifest entry, the code points by function."""

    files: dict[str, bytes]
    entry: dict[str, Any]
    codes: dict[str, Any]


def read_functions() -> list[Function]:
    with (ICONS / "functions.toml").open("rb") as handle:
        groups = tomllib.load(handle)
    found: dict[str, Function] = {}
    for group, entries in groups.items():
        for name, entry in entries.items():
            if name in found:
                raise VendorError(
                    f"functions.toml: {name} stands in {found[name].group} and {group}"
                )
            glyphs = {key: value for key, value in entry.items() if key != "says"}
            if set(glyphs) != set(SETS):
                raise VendorError(
                    f"functions.toml: {name} needs one glyph for each of {list(SETS)}"
                )
            found[name] = Function(name, group, entry["says"], glyphs)
    refuse_shared(found.values())
    return list(found.values())


def refuse_shared(functions: Iterable[Function]) -> None:
    """Two functions with one picture, or in the same words, could not be told apart on a screen."""
    owners: dict[tuple[str, str], str] = {}
    for function in functions:
        for key in [*function.glyphs.items(), ("says", function.says)]:
            if key in owners:
                raise VendorError(
                    f"functions.toml: {owners[key]} and {function.name} share {key[0]} {key[1]!r}"
                )
            owners[key] = function.name


def refuse_unknown(functions: list[Function], set_name: str, known: Iterable[str]) -> None:
    names = sorted(set(known))
    lines = []
    for function in functions:
        glyph = function.glyphs[set_name]
        if glyph not in names:
            near = ", ".join(get_close_matches(glyph, names, n=4, cutoff=0.5))
            lines.append(f"  {function.name}: {set_name} has no {glyph!r}; near: {near}")
    if lines:
        raise VendorError("unknown glyphs in functions.toml:\n" + "\n".join(lines))


def subset_font(data: bytes, codes: Iterable[int]) -> bytes:
    options = subset.Options()
    options.recalc_timestamp = False
    options.notdef_outline = True
    options.layout_features = []
    options.drop_tables = [*options.drop_tables, "FFTM", "GSUB", "meta", "DSIG"]
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    keep_bearings(font)
    out = BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def keep_bearings(font: TTFont) -> None:
    """Icon fonts state 0 both as a drawing's left edge and as its side bearing. Saving corrects the
    edge alone, and FreeType would push the drawing to the left of its square by the difference."""
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        if glyph.numberOfContours:
            glyph.recalcBounds(font["glyf"])
            font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)


def file_entry(path: str, data: bytes) -> dict[str, Any]:
    return {"file": path, "sha256": sha256(data), "bytes": len(data)}


def fluent_name(function: Function, size: int, maps: dict[str, dict[str, int]]) -> str | None:
    """The glyph's name at a size, less its style; None where Fluent does not draw both styles."""
    name = f"{function.glyphs['fluent']}{size}"
    drawn = all(name + style in maps[style] for style in FLUENT_STYLES)
    return name if drawn and name not in FLUENT_FLAWED else None


def build_fluent(npm: Npm, functions: list[Function]) -> IconSet:
    """Six fonts: a drawing of its own for each size, outlined and filled."""
    base = "lib/utils/fonts/FluentSystemIcons"
    maps = {style: json.loads(npm.read(FLUENT, f"{base}-{style}.json")) for style in FLUENT_STYLES}
    # Two-tone icons need both styles, and 20 px is the size that Fluent draws for everything.
    drawn = {key[:-9] for key in maps["Regular"] if key.endswith("20Regular")}
    filled = {key[:-8] for key in maps["Filled"] if key.endswith("20Filled")}
    refuse_unknown(functions, "fluent", drawn & filled)
    files = {"fluent/LICENSE.txt": FLUENT_LICENSE.encode()}
    fonts: dict[str, Any] = {str(size): {} for size in FLUENT_SIZES}
    codes: dict[str, Any] = {function.name: {} for function in functions}
    for size in FLUENT_SIZES:
        drawn_here = {f.name: name for f in functions if (name := fluent_name(f, size, maps))}
        for style in FLUENT_STYLES:
            points = {key: maps[style][name + style] for key, name in drawn_here.items()}
            path = f"fluent/{style.lower()}-{size}.ttf"
            data = npm.read(FLUENT, f"{base}-{style}.ttf")
            files[path] = subset_font(data, points.values())
            fonts[str(size)][style.lower()] = file_entry(path, files[path])
            for key, code in points.items():
                codes[key].setdefault(str(size), {})[style.lower()] = f"{code:04x}"
    entry = set_entry("MIT", FLUENT, files["fluent/LICENSE.txt"], fonts)
    return IconSet(files, entry, codes)


def set_entry(licence: str, source: str, text: bytes, fonts: dict[str, Any]) -> dict[str, Any]:
    return {
        "license": licence,
        "license_sha256": sha256(text),
        "source": f"npm:{source}",
        "fonts": fonts,
    }


def build_webfont(npm: Npm, functions: list[Function], font: WebFont) -> IconSet:
    """One font of drawings on a 24 px grid, its code points read from the package's style sheet."""
    sheet = npm.read(font.package, font.css).decode()
    pattern = rf"\.{font.prefix}-([a-z0-9-]+)::?before\s*\{{\s*content:\s*\"\\([0-9A-Fa-f]+)\""
    known = {name: int(code, 16) for name, code in re.findall(pattern, sheet)}
    refuse_unknown(functions, font.name, known)
    codes = {function.name: known[function.glyphs[font.name]] for function in functions}
    path = f"{font.name}/regular-24.ttf"
    data = subset_font(npm.read(font.package, font.ttf), codes.values())
    licence = tidy_text(npm.read(font.package, "LICENSE"))
    if font.license == "Apache-2.0":
        licence += b"\n" + tidy_text(npm.read(*APACHE_TEXT))
    files = {path: data, f"{font.name}/LICENSE.txt": licence}
    fonts = {"24": {"regular": file_entry(path, data)}}
    entry = set_entry(font.license, font.package, licence, fonts)
    return IconSet(files, entry, {name: f"{code:04x}" for name, code in codes.items()})


@dataclass(frozen=True)
class WebFont:
    """Where a package keeps its font and the style sheet that names the glyphs."""

    name: str
    license: str
    package: str
    ttf: str
    css: str
    prefix: str


MDI_FONT = WebFont(
    "mdi",
    "Apache-2.0",
    MDI,
    "fonts/materialdesignicons-webfont.ttf",
    "css/materialdesignicons.css",
    "mdi",
)
TABLER_FONT = WebFont(
    "tabler", "MIT", TABLER, "dist/fonts/tabler-icons.ttf", "dist/tabler-icons.css", "ti"
)

SETS: dict[str, Callable[[Npm, list[Function]], IconSet]] = {
    "fluent": build_fluent,
    "mdi": lambda npm, functions: build_webfont(npm, functions, MDI_FONT),
    "tabler": lambda npm, functions: build_webfont(npm, functions, TABLER_FONT),
}


def build() -> dict[str, bytes]:
    functions = read_functions()
    files: dict[str, bytes] = {}
    manifest: dict[str, Any] = {"sets": {}, "functions": {}}
    for function in functions:
        words = {"group": function.group, "says": function.says}
        manifest["functions"][function.name] = words
    with npm_packages() as npm:
        for name, build_set in SETS.items():
            icon_set = build_set(npm, functions)
            files |= icon_set.files
            manifest["sets"][name] = icon_set.entry
            for function_name, code in icon_set.codes.items():
                manifest["functions"][function_name][name] = code
    files["codepoints.json"] = json_bytes(manifest)
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="compare with what is committed")
    check: bool = parser.parse_args().check
    try:
        return finish(ICONS, build(), check, KEEP)
    except VendorError as error:
        print(f"vendor_icons: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
