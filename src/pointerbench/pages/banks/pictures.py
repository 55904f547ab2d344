"""Which photographs fit to words, to a topic of texts, or to something that is sold."""

from __future__ import annotations

from collections.abc import Mapping

from pointerbench.elements.photos import photo, with_words

_PICTURED: Mapping[str, tuple[str, ...]] = {
    "work": ("desk", "room", "building", "city"),
    "travel": ("city", "sea", "mountain"),
    "shopping": ("product",),
    "news": ("city", "building", "sea"),
    "study": ("book", "paper", "room", "nature"),
    "sport": ("mountain", "road", "snow", "sea"),
    "music": ("guitar", "piano", "night", "sky"),
    "film": ("night", "city", "sky"),
    "home": ("room", "plant", "product"),
    "tech": ("camera", "computer", "product", "sky"),
    "finance": ("building", "city"),
    "health": ("fruit", "plant", "nature"),
    "culture": ("art", "building", "city"),
}
"""What is seen on photographs beside texts on a topic that is no word for a sight itself."""


def matching(words: tuple[str, ...], *, sold: bool = False) -> list[str]:
    """Ids of the photographs that one of the words describes; ``sold``: of what is for sale.

    Raises:
        LookupError: there is none.
    """
    wider = [other for word in words for other in _PICTURED.get(word, ())]
    found = [one for one in with_words(*words, *wider) if not sold or photo(one).sold_as]
    if not found:
        raise LookupError(f"no photograph of {' or '.join(words)}")
    return found


def caption(name: str, language: str) -> str:
    """What a photograph shows, or what it is sold as."""
    seen = photo(name)
    return (seen.sold_as or seen.name)[language]
