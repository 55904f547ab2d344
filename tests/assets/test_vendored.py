"""The vendored fonts and icons are whole, licensed, and draw what the suites ask of them."""
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import uharfbuzz as hb
from offenders import over, over_rows
from PIL import ImageFont

import pointerbench
from pointerbench.picture.icons import icon_mask

ASSETS = Path(pointerbench.__file__).parent / "assets"
FONTS = ASSETS / "fonts"
ICONS = ASSETS / "icons"

MANIFEST: dict[str, Any] = json.loads((FONTS / "manifest.json").read_text("utf-8"))
CODEPOINTS: dict[str, Any] = json.loads((ICONS / "codepoints.json").read_text("utf-8"))
FAMILIES: dict[str, Any] = MANIFEST["families"]
SETS: dict[str, Any] = CODEPOINTS["sets"]
FUNCTIONS: dict[str, Any] = CODEPOINTS["functions"]

STYLES = {"regular", "bold", "italic", "bold_italic"}
OFL_NAME_IDS = (1, 2, 3, 4, 6, 16, 17)

# What each language needs beyond ASCII, and what all of them share.
LETTERS = {
    "en": "‘’“”",
    "de": "ÄÖÜäöüßẞ„“‚‘",
    "fr": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»",
    "es": "ÁÉÍÑÓÚÜáéíñóúü¿¡ªº«»",
    "it": "ÀÈÉÌÒÓÙàèéìòóù«»",
    "nl": "ÁÉËÍÏÓÖÚÜáéëíïóöúü",
}
SHARED = "".join(map(chr, range(0x20, 0x7F))) + "€£$%–—…•×−°±½§©®\u00a0\u202f\u2009\u2011"

FONT_FILES = [(family, style) for family, entry in FAMILIES.items() for style in entry["files"]]
ICON_FONTS = [
    (name, size, style)
    for name, entry in SETS.items()
    for size, styles in entry["fonts"].items()
    for style in styles
]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def files_below(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


@cache
def face(path: Path) -> hb.Face:
    return hb.Face(hb.Blob.from_file_path(str(path)))


def codes_at(name: str, size: str, style: str) -> dict[str, str]:
    """Function to code point, for the functions that a set draws at a size and style."""
    if name != "fluent":
        return {function: entry[name] for function, entry in FUNCTIONS.items()}
    return {
        function: entry[name][size][style]
        for function, entry in FUNCTIONS.items()
        if size in entry[name]
    }


def test_the_font_folder_holds_what_the_manifest_names() -> None:
    named = {file["file"] for entry in FAMILIES.values() for file in entry["files"].values()}
    licences = {f"{entry['slug']}/LICENSE.txt" for entry in FAMILIES.values()}
    assert files_below(FONTS) == named | licences | {"manifest.json"}


def test_the_icon_folder_holds_what_the_manifest_names() -> None:
    fonts = {
        file["file"]
        for entry in SETS.values()
        for styles in entry["fonts"].values()
        for file in styles.values()
    }
    licences = {f"{name}/LICENSE.txt" for name in SETS}
    assert files_below(ICONS) == fonts | licences | {"codepoints.json", "functions.toml"}


@over(FAMILIES)
def test_a_family_has_its_licence(family: str) -> None:
    entry = FAMILIES[family]
    licence = FONTS / entry["slug"] / "LICENSE.txt"
    assert sha256(licence) == entry["license_sha256"]
    words = {"OFL-1.1": "SIL Open Font License", "Apache-2.0": "Apache License"}
    assert words.get(entry["license"], "Bitstream Vera") in licence.read_text("utf-8")
    assert set(entry["files"]) <= STYLES
    assert {"regular", "bold"} <= set(entry["files"])


@over_rows(FONT_FILES)
def test_a_font_is_whole_and_writes_all_six_languages(family: str, style: str) -> None:
    file = FAMILIES[family]["files"][style]
    path = FONTS / file["file"]
    assert sha256(path) == file["sha256"]
    assert path.stat().st_size == file["bytes"]
    has = face(path).unicodes
    required = set(SHARED).union(*LETTERS.values()) - {"ẞ"}  # the capital ß is still rare in fonts
    assert [character for character in sorted(required) if ord(character) not in has] == []


@over_rows(FONT_FILES)
def test_a_font_is_called_what_the_manifest_says(family: str, style: str) -> None:
    entry = FAMILIES[family]
    font = face(FONTS / entry["files"][style]["file"])
    names = [font.get_name(number, "en") or "" for number in OFL_NAME_IDS]
    assert family in names
    original = entry["original"]
    if original is not None:  # a reserved name: gone from every name, kept in the copyright line
        assert not any(original.lower() in name.lower() for name in names)
        assert font.get_name(0, "en")
        assert font.get_name(13, "en")


@over(FAMILIES)
def test_stand_ins_draw_the_glyph_that_the_manifest_names(family: str) -> None:
    for file in FAMILIES[family]["files"].values():
        font = hb.Font(face(FONTS / file["file"]))
        for asked, given in file["aliases"].items():
            asked_glyph = font.get_nominal_glyph(int(asked[2:], 16))
            assert asked_glyph == font.get_nominal_glyph(int(given[2:], 16))


@over(SETS)
def test_an_icon_set_has_its_licence(name: str) -> None:
    assert sha256(ICONS / name / "LICENSE.txt") == SETS[name]["license_sha256"]


@over_rows(ICON_FONTS)
def test_every_icon_has_a_picture_of_its_own(name: str, size: str, style: str) -> None:
    file = SETS[name]["fonts"][size][style]
    path = ICONS / file["file"]
    assert sha256(path) == file["sha256"]
    font = ImageFont.truetype(str(path), int(size), layout_engine=ImageFont.Layout.BASIC)
    codes = codes_at(name, size, style)
    pictures = {function: font.getmask(chr(int(code, 16)), "L") for function, code in codes.items()}
    notdef = bytes(font.getmask("\U0010fffd", "L"))
    seen: dict[tuple[tuple[int, int], bytes], str] = {}
    for function, mask in pictures.items():
        ink = bytes(mask)
        assert max(ink, default=0) > 127, f"{function} draws nothing"
        assert ink != notdef, f"{function} draws the box of a missing glyph"
        if style == "regular":  # filled shapes may agree; they only tint what an outline tells
            assert (mask.size, ink) not in seen, f"{function} looks like {seen[mask.size, ink]}"
            seen[mask.size, ink] = function


@over(SETS)
def test_no_two_functions_share_a_glyph(name: str) -> None:
    for size in SETS[name]["fonts"]:
        codes = codes_at(name, size, "regular")
        assert len(set(codes.values())) == len(codes)


def test_every_function_is_drawn_by_every_set() -> None:
    assert all(set(entry) == {"group", "says", *SETS} for entry in FUNCTIONS.values())
    # Fluent draws all at 20 px, and both styles of whatever size it draws.
    for entry in FUNCTIONS.values():
        assert "20" in entry["fluent"]
        assert all(set(styles) == {"regular", "filled"} for styles in entry["fluent"].values())


def test_codepoints_json_follows_functions_toml() -> None:
    groups = tomllib.loads((ICONS / "functions.toml").read_text("utf-8"))
    written = {
        name: (group, entry["says"])
        for group, all_ in groups.items()
        for name, entry in all_.items()
    }
    assert {name: (entry["group"], entry["says"]) for name, entry in FUNCTIONS.items()} == written


@pytest.mark.parametrize("style", ["fluent", "mdi", "tabler"])
def test_symmetric_icons_stand_in_the_middle_of_their_square(style: str) -> None:
    for name in ("close", "plus", "menu", "align_center", "pause"):
        mask = icon_mask(name, 24, 4, style)
        assert abs(mask.dx + mask.width / 2 - 48) <= 3, name
        assert abs(mask.dy + mask.height / 2 - 48) <= 6, name
