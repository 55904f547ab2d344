"""The photographs that screens show: what each shows in words, and which can be confused."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_TABLE = Path(__file__).parents[1] / "assets" / "photos" / "photos.toml"


@dataclass(frozen=True, slots=True)
class Photo:
    """What a photograph shows.

    Attributes:
        en: phrases for what is seen, such as "a cup of coffee on a wooden table".
        zh: the same in Chinese.
        alike: the ids of those that show about the same.
        name: a caption by language.
        sold_as: what a shop or a menu calls it by language; empty where nothing is for sale.
        topics: what it is about, out of a short list: ``food``, ``city``, ``animal``, ...
    """

    en: tuple[str, ...]
    zh: tuple[str, ...]
    alike: frozenset[str]
    name: Mapping[str, str]
    sold_as: Mapping[str, str]
    topics: tuple[str, ...]


@cache
def photos() -> Mapping[str, Photo]:
    """All photographs by id, which is the name of their file."""
    entries = tomllib.loads(_TABLE.read_text("utf-8"))["photos"]
    kin = {name: frozenset(entry["kin"]) for name, entry in entries.items()}
    return {
        name: Photo(
            en=tuple(entry["en"]),
            zh=tuple(entry["zh"]),
            alike=frozenset(other for other in kin if other != name and kin[other] & kin[name]),
            name=_by_language(entry["name"]),
            sold_as=_by_language(entry.get("sold_as", [])),
            topics=tuple(entry["topics"]),
        )
        for name, entry in entries.items()
    }


def photo(name: str) -> Photo:
    """One photograph by its id.

    Raises:
        KeyError: there is no such photograph.
    """
    return photos()[name]


@cache
def with_words(*words: str) -> tuple[str, ...]:
    """The ids of all photographs that have one of the topics, or an English phrase with the word.

    The order is that of the table, so that a seeded choice stays the same.
    """
    wanted = {word.lower() for word in words}
    return tuple(name for name, seen in photos().items() if wanted & _words(seen))


def _words(seen: Photo) -> set[str]:
    spoken = {word.strip(",.") for phrase in seen.en for word in phrase.lower().split()}
    return spoken | set(seen.topics)


def _by_language(pair: list[str]) -> Mapping[str, str]:
    return dict(zip(("en", "zh"), pair, strict=False))
