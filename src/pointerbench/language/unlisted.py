"""Names and codes that a spelling dictionary does not list, for programs that underline them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from pointerbench.language.phrases import read_toml

# Neither within an address or a path, nor beside digits, which programs leave alone.
_WORD = re.compile(r"(?<![\w@./_-])[^\W\d_]+(?![\w@/_]|[.-]\w)")


@cache
def unlisted_words(language: str) -> frozenset[str]:
    """All of them that occur in our own texts of the language."""
    return frozenset(read_toml(Path(__file__).with_name("unlisted.toml"))[language].split())


@lru_cache(maxsize=1 << 14)
def unlisted(text: str, language: str) -> tuple[tuple[int, int], ...]:
    """Where they stand in a text: first character and the one after the last.

    >>> unlisted("Pell & Rowe", "en")
    ((0, 4),)
    """
    words = unlisted_words(language)
    return tuple(found.span() for found in _WORD.finditer(text) if found.group() in words)
