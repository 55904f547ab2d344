"""Whether a first name is a woman's or a man's in a language: the lists of the lexicon."""

from __future__ import annotations

import re
from functools import cache

from pointerbench.language.phrases import lexicon
from pointerbench.language.spelling import ascii_word


@cache
def women(language: str) -> tuple[str, ...]:
    """The first names of women, in alphabetical order."""
    known = frozenset(lexicon(language, "women"))
    return tuple(sorted(name for name in lexicon(language, "first_names") if name in known))


@cache
def men(language: str) -> tuple[str, ...]:
    """The first names of men, in alphabetical order."""
    known = frozenset(lexicon(language, "women"))
    return tuple(sorted(name for name in lexicon(language, "first_names") if name not in known))


@cache
def _spelt(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The names of women and of men as user names spell them."""
    hers = frozenset(map(ascii_word, lexicon(language, "women")))
    return hers, frozenset(map(ascii_word, lexicon(language, "first_names"))) - hers


def sex_of(language: str, who: str) -> str:
    """``"woman"`` or ``"man"`` by the first name in a name or user name; empty for a stranger's."""
    hers, his = _spelt(language)
    for part in re.split(r"[\W_\d]+", who):
        if ascii_word(part) in hers:
            return "woman"
        if ascii_word(part) in his:
            return "man"
    return ""
