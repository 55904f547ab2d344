"""The photographs are whole, licensed, small, and described so that words tell them apart."""

from __future__ import annotations

import hashlib
import json
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

from offenders import over
from PIL import Image

import pointerbench
from pointerbench.elements.photos import photo, photos, with_words

HOME = Path(pointerbench.__file__).parent / "assets" / "photos"
TABLE: dict[str, Any] = tomllib.loads((HOME / "photos.toml").read_text("utf-8"))
MADE: dict[str, Any] = json.loads((HOME / "manifest.json").read_text("utf-8"))["photos"]

TOPICS = {
    *("food", "drink", "fruit", "animal", "bird", "insect", "plant", "flower", "nature"),
    *("mountain", "forest", "sea", "beach", "lake", "desert", "sky", "night", "city", "building"),
    *("landmark", "room", "vehicle", "product", "tool", "music", "sport", "book", "work"),
    "texture",
}
LICENSES = {
    *("CC0-1.0", "MIT", "Apache-2.0", "CC-BY-2.0", "CC-BY-2.5", "CC-BY-3.0", "CC-BY-4.0"),
    *("CC-BY-SA-2.0", "CC-BY-SA-2.5", "CC-BY-SA-3.0", "CC-BY-SA-4.0", "LicenseRef-PublicDomain"),
}


def test_there_are_enough_of_them_and_they_stay_small() -> None:
    assert 100 <= len(MADE) <= 150
    assert sum(entry["bytes"] for entry in MADE.values()) <= 3_300_000


def test_the_folder_holds_what_is_listed() -> None:
    listed = {f"{name}.webp" for name in TABLE["photos"]}
    assert {path.name for path in HOME.iterdir()} == listed | {"photos.toml", "manifest.json"}
    assert set(MADE) == set(TABLE["photos"])
    assert set(TABLE["packages"]) == {entry["from"] for entry in TABLE["photos"].values()}


@over(MADE)
def test_a_file_is_what_the_manifest_says(name: str) -> None:
    data = (HOME / f"{name}.webp").read_bytes()
    assert len(data) == MADE[name]["bytes"] <= 30_000
    assert hashlib.sha256(data).hexdigest() == MADE[name]["sha256"]
    with Image.open(HOME / f"{name}.webp") as picture:
        picture.load()
        assert picture.size == (MADE[name]["width"], MADE[name]["height"])
        assert max(picture.size) >= 320
        assert 0.55 <= picture.width / picture.height <= 1.9


@over(MADE)
def test_a_photo_may_be_given_away(name: str) -> None:
    entry = MADE[name]
    assert entry["license"] in LICENSES
    assert entry["author"] or not entry["license"].startswith("CC-BY")
    assert entry["package"].partition(":")[0] in ("npm", "pypi", "deb")


@over(MADE)
def test_a_photo_has_words_in_both_languages(name: str) -> None:
    seen = photo(name)
    assert 2 <= len(seen.en) <= 3
    assert 2 <= len(seen.zh) <= 3
    assert set(seen.name) == {"en", "zh"}
    assert set(seen.topics) <= TOPICS
    chinese = (*seen.zh, seen.name["zh"], seen.sold_as.get("zh", "茶"))
    assert all(any("\u4e00" <= letter <= "\u9fff" for letter in text) for text in chinese)
    assert all(text.isascii() for text in (*seen.en, seen.name["en"], *seen.sold_as.get("en", "")))
    if {"food", "drink", "product", "tool"} & set(seen.topics):
        assert set(seen.sold_as) == {"en", "zh"}


def test_photos_that_are_not_alike_share_no_words() -> None:
    shared = [
        (one, other)
        for one, other in combinations(photos(), 2)
        if other not in photo(one).alike and _said(one) & _said(other)
    ]
    assert shared == []


def _said(name: str) -> set[str]:
    seen = photo(name)
    return {*seen.en, *seen.zh, *seen.name.values(), *seen.sold_as.values()}


def test_likeness_goes_both_ways() -> None:
    assert all(one in photo(other).alike for one in photos() for other in photo(one).alike)


def test_photos_are_found_by_topic_and_by_word() -> None:
    assert set(with_words("food")) == {one for one in photos() if "food" in photo(one).topics}
    assert "puffin" in with_words("puffin")
    assert with_words("nothing of the kind") == ()
