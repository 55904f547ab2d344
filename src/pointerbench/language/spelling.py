"""Words as machines write them: plain letters for addresses, digits and letters for codes."""

from __future__ import annotations

import re
import unicodedata

from pointerbench.values.rng import Stream

_SPELT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "œ": "oe", "ı": "i"}
_LETTERS = "BCDFGHJKLMNPRSTVWXZ"


def ascii_word(text: str) -> str:
    """Lower case letters and digits, umlauts spelt out, accents dropped."""
    spelt = text.lower()
    for letter, letters in _SPELT.items():
        spelt = spelt.replace(letter, letters)
    plain = unicodedata.normalize("NFKD", spelt).encode("ascii", "ignore").decode()
    return "".join(sign for sign in plain if sign.isalnum())


# Words that no firm puts into its address on the web.
_SMALL = (
    *("the", "and", "und", "les", "des", "los", "las", "del", "gli", "von", "dem", "zum"),
    *("van", "het", "den", "der", "ter", "ten"),
)
_LONGEST = 24  # letters of an address's name


def web_name(name: str) -> str:
    """What stands for a firm in its address: two words of its name, or the last where that gets
    long."""
    words = [ascii_word(word) for word in name.split()]
    words = [word for word in words if len(word) > 2 and word not in _SMALL][:2]
    return "-".join(words if len("-".join(words)) <= _LONGEST else words[-1:])


def filled(stream: Stream, shape: str) -> str:
    """The shape with random digits for '#' and letters for '?'."""
    random = stream.random
    return "".join(
        str(int(random() * 10))
        if sign == "#"
        else _LETTERS[int(random() * len(_LETTERS))]
        if sign == "?"
        else sign
        for sign in shape
    )


_ELIDED = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu)e $")
_VOWEL = re.compile(r"[aeiouyàâéèêëîïôûh]", re.IGNORECASE)


def elided(before: str, word: str, language: str) -> str:
    """What stands before a word as it is written there: 'de ' before 'Alice' is "d'"."""
    if language == "fr" and _VOWEL.match(word):
        return _ELIDED.sub(r"\1'", before)
    if language == "it" and word[:1] in "aA" and re.search(r"\ba $", before):
        return f"{before[:-1]}d "
    return before
