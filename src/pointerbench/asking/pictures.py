"""What icons and photographs show in words, and which of them can be taken for each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pointerbench.elements import icons, photos


@dataclass(frozen=True, slots=True)
class Look:
    """Words by language for what is seen, and the names of those that look the same."""

    words: Mapping[str, tuple[str, ...]]
    alike: frozenset[str]


NOTHING = Look({}, frozenset())


@cache
def icon_look(name: str) -> Look:
    """How an icon looks; `NOTHING` for one that the vocabulary does not describe."""
    try:
        seen = icons.look(name)
    except LookupError:
        return NOTHING
    return Look({"en": seen.en, "zh": seen.zh}, seen.alike)


@cache
def photo_look(name: str) -> Look:
    """What a photograph shows; `NOTHING` for one that is not described."""
    try:
        seen = photos.photo(name)
    except KeyError:
        return NOTHING
    return Look({"en": seen.en, "zh": seen.zh}, seen.alike)


def may_be(name: str, wanted: str, looks: str) -> bool:
    """Whether one picture could be meant by the words for another; ``looks``: icon or photo."""
    if not name:
        return False
    look = {"icon": icon_look, "photo": photo_look}[looks]
    one, other = look(name), look(wanted)
    if name == wanted or name in other.alike or wanted in one.alike:
        return True
    return any(
        set(words) & set(other.words.get(language, ())) for language, words in one.words.items()
    )
