"""The words on the program's own buttons, by language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Labels:
    """The fields are explained at the head of ``labels.toml``."""

    menus: tuple[str, ...]
    search: str
    share: str
    default_font: str
    zoom: str
    sum: str
    count: str


@cache
def labels() -> dict[str, Labels]:
    """All languages: ``labels()["de"].share`` is Freigeben."""
    text = Path(__file__).with_name("labels.toml").read_text(encoding="utf-8")
    return {
        language: Labels(menus=tuple(words.pop("menus")), **words)
        for language, words in tomllib.loads(text).items()
    }
