"""The icons that pages use: our names, how each looks in words, what it can be taken for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Icon:
    """How an icon looks, in noun phrases: English ones with their article.

    ``alike`` are the names of those that it can be taken for.
    """

    en: tuple[str, ...]
    zh: tuple[str, ...]
    alike: frozenset[str]


def look(name: str) -> Icon:
    """The icon of a name.

    Raises:
        LookupError: the vocabulary has no such name.
    """
    return icons()[name]


@cache
def icons() -> Mapping[str, Icon]:
    """All of them by name; if one is like another, the other is like it."""
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    same = {name: entry.get("as", name) for name, entry in read.items()}
    alike: dict[str, set[str]] = {name: {name} for name in same.values()}
    for name, others in alike.items():
        for other in read[name].get("alike", ()):
            others.add(other)
            alike[other].add(name)
    found = {}
    for name, own in same.items():
        like = frozenset(other for other in same if same[other] in alike[own] and other != name)
        found[name] = Icon(tuple(read[own]["en"]), tuple(read[own]["zh"]), like)
    return found
