"""The banks of names and sentences that documents are filled from, in English and Chinese."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

LANGUAGES = ("en", "zh")


@cache
def bank(name: str, language: str) -> tuple[str, ...]:
    """A list of ``kept.toml`` in one language.

    Raises:
        KeyError: there is no such list.
    """
    text = resources.files(__package__).joinpath("kept.toml").read_text("utf-8")
    lines = tomllib.loads(text)[name].strip().splitlines()
    at = LANGUAGES.index(language)
    return tuple(line.split(" | ")[at].strip() for line in lines)
