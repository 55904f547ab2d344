"""What pages are made of is whole, licensed and small, and every icon is drawn and described."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from offenders import over

import pointerbench
from pointerbench.elements.icons import icons
from pointerbench.pages.serve import kits, serve
from pointerbench.suites.gd.mixing import apps

PAGES = Path(pointerbench.__file__).parent / "pages"
VENDOR = PAGES / "vendor"
MANIFEST: dict[str, Any] = json.loads((VENDOR / "manifest.json").read_text("utf-8"))
PACKAGES: dict[str, Any] = MANIFEST["packages"]
FILES = {path: digest for entry in PACKAGES.values() for path, digest in entry["files"].items()}
SETS = ("lucide", "tabler", "material", "ionic")
WORDS = {
    "MIT": "Permission is hereby granted",
    "ISC": "ISC License",
    "Apache-2.0": "Apache License",
    "OFL-1.1": "SIL O",
    "BSD-2-Clause": "Redistribution and use",
    "BSD-3-Clause": "Redistribution and use",
}
ICON = re.compile(r"<[Pp]b-?[Ii]con\b([^>]*)")
NAMED = re.compile(r"""(?<!data-)\bicon["']?\s*[:=]\s*["']([a-z0-9-]+)["']""")


@cache
def drawings(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((VENDOR / "icons" / f"{name}.json").read_text("utf-8"))
    return read


def test_the_folder_holds_what_the_manifest_names_and_is_small() -> None:
    lying = {p.relative_to(VENDOR).as_posix(): p for p in VENDOR.rglob("*") if p.is_file()}
    assert set(lying) == set(FILES) | set(MANIFEST["own"]) | {"manifest.json"}
    assert sum(path.stat().st_size for path in lying.values()) < 15_000_000


def test_every_file_is_the_one_that_was_vendored() -> None:
    for path, digest in {**FILES, **MANIFEST["own"]}.items():
        assert hashlib.sha256((VENDOR / path).read_bytes()).hexdigest() == digest, path


@over(PACKAGES)
def test_a_package_is_pinned_and_has_its_licence(name: str) -> None:
    entry = PACKAGES[name]
    assert re.fullmatch(r"npm:@?[\w./-]+@\d+\.\d+\.\d+", entry["source"])
    text = (VENDOR / entry["license_file"]).read_text("utf-8")
    assert WORDS[entry["license"]] in text


def test_no_style_sheet_or_script_names_a_file_that_is_not_served() -> None:
    for path in (*VENDOR.rglob("*.css"), PAGES / "static" / "base.css"):
        home = "/" + path.relative_to(PAGES).parent.as_posix()
        for url in re.findall(r"url\(\s*['\"]?([^'\")]+)", path.read_text("utf-8")):
            if not url.startswith(("data:", "#")):
                target = url if url.startswith("/") else f"{home}/{url}"
                assert serve(target), f"{path.name}: {url}"


@pytest.mark.parametrize("kit", kits())
def test_a_kit_names_files_that_are_served(kit: str) -> None:
    for path in (*kits()[kit].get("css", ()), *kits()[kit].get("js", ())):
        assert serve(path), path


def test_every_icon_is_drawn_by_a_set_and_has_words_in_both_languages() -> None:
    for name, icon in icons().items():
        assert icon.en and icon.zh, name
        assert any(name in drawings(each) for each in SETS), name
        for words in icon.en:
            assert re.fullmatch(r"[A-Za-z0-9',-]+( [A-Za-z0-9',-]+)*", words), words
            assert not re.match(r"a [aeio]|an (?!h?our)[^aeiouX]|the icon", words), words
        for words in icon.zh:
            assert re.search(r"[\u4e00-\u9fff]", words) and " " not in words, words


def test_icons_that_share_words_are_alike() -> None:
    for (name, one), (other, two) in combinations(icons().items(), 2):
        if set(one.en) & set(two.en) or set(one.zh) & set(two.zh):
            assert other in one.alike, f"{name} and {other} are called the same"


def test_being_alike_is_mutual() -> None:
    for name, icon in icons().items():
        assert name not in icon.alike
        assert all(name in icons()[other].alike for other in icon.alike), name


@pytest.mark.parametrize("name", SETS)
def test_icons_of_a_set_that_are_drawn_alike_are_known_to_be(name: str) -> None:
    by_body: dict[str, list[str]] = {}
    for icon, drawn in drawings(name).items():
        if icon in icons():
            by_body.setdefault(drawn["body"] + str(drawn["stroke"]), []).append(icon)
    for same in by_body.values():
        for one, other in combinations(same, 2):
            assert other in icons()[one].alike, f"{one} and {other}"


@over(apps())
def test_an_application_uses_icons_of_its_set(app: str) -> None:
    folder, drawn = apps()[app].folder, drawings(apps()[app].icons)
    used = {name for path in sorted(folder.iterdir()) if path.is_file() for name in names_in(path)}
    assert sorted(used - set(drawn)) == []


@pytest.mark.parametrize("name", SETS)
def test_every_set_draws_what_stands_around_an_application(name: str) -> None:
    used = {icon for path in (PAGES / "parts").glob("*.js") for icon in names_in(path)}
    assert "close" in used
    assert sorted(used - set(drawings(name))) == []


def names_in(path: Path) -> set[str]:
    """The icons that a file names: in tags as they stand or in an expression, in data as icon."""
    text = path.read_text("utf-8")
    found = set(NAMED.findall(text))
    for attributes in ICON.findall(text):
        found |= set(re.findall(r"""(?<![:\w-])name=["']([a-z0-9-]+)["']""", attributes))
        for expression in re.findall(r''':name="([^"]*)"''', attributes):
            found |= set(re.findall(r"[?:]\s*'([a-z0-9-]+)'", expression))
    return found
