"""Whether an instruction is in the language that its row names: by script, and by frequent words.

What is quoted is left out: it is what stands on the screen. The rule, of the rest:

- A language of another script than Latin is contradicted by a text of two Latin words or more
  without one letter of its own script, and by one with as many letters of another script; Chinese
  by any kana, Japanese by six letters without kana, Korean by six without hangul.
- A language of Latin letters is contradicted where letters of another script outnumber the Latin
  words, and none of these is one of its frequent words.
- Where a language has a list of frequent words (``spoken.toml``), it is contradicted by another
  that has one, if the text has at least two more of the other's words, and at least twice as many.

A text too short to tell contradicts nothing. How often it is right is measured by
``scripts/bench/quality.py --languages``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pointerbench.language.phrases import read_toml
from pointerbench.language.quotes import without_quoted

_TABLES = ("scripts", "names")
_LATIN = "Latin"
_MORE, _TIMES = 2, 2  # how many more words, and how many times as many, another language has
_WORD, _ASCII = re.compile(r"[^\W\d_]+"), re.compile("[a-z]+")
_SIGN = re.compile(r"[@\\/_<>{}=]")  # of addresses, paths, code
_DOTTED = re.compile(r"[A-Za-z]\.[A-Za-z]")
_RANGES: Mapping[str, str] = {
    "Han": "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff",
    "Kana": "\u3041-\u3096\u30a1-\u30fa",
    "Hangul": "\u1100-\u11ff\uac00-\ud7af",
    "Cyrillic": "\u0400-\u052f",
    "Arabic": "\u0600-\u06ff\u0750-\u077f",
    "Hebrew": "\u05d0-\u05ea",
    "Devanagari": "\u0900-\u097f",
    "Thai": "\u0e01-\u0e4e",
    "Greek": "\u0370-\u03ff",
}
_BY_SCRIPT = {"Kana": "ja", "Hangul": "ko", "Han": "zh"}
"""Languages with a table that are known by their script, the most telling ones first."""
_NEEDED = {language: script for script, language in _BY_SCRIPT.items() if script != "Han"}
_BRIEF = 3  # words around what is quoted, as in 'Please click on "Save"'
_LONG = 6  # letters of a text that has some of its language's own, if it is in that
_LETTERS = {name: re.compile(f"[{span}]") for name, span in _RANGES.items()}
_OTHER = re.compile(f"[{''.join(_RANGES.values())}]")


def language_of(name: object) -> str | None:
    """The code of a language as rows name it, as in ``en-US``, ``zh_CN``, ``English``; None where
    nobody here knows its script.

    >>> language_of("English"), language_of("zh_CN"), language_of("tlh")
    ('en', 'zh', None)
    """
    if not isinstance(name, str) or not name:
        return None
    plain = re.split(r"[-_]", name.strip().casefold())[0]
    code = _names().get(plain, plain)
    return code if code in _scripts() else None


def contradiction(text: str, language: str) -> str:
    """How a text is not in a language, one of those that `language_of` gives; "" where nothing
    speaks against it.

    >>> contradiction("Klicke bitte auf die Zelle", "en")
    'it has 4 frequent words of de and none of en'
    """
    spoken = _spoken(text)
    letters, words = _foreign(spoken), _words(spoken)
    own = _scripts()[language]
    if own != {_LATIN}:
        return _not_in_script(letters, len(words), own, language)
    counts = _counted(words)
    if letters and letters.total() > len(words) and not counts[language]:
        return f"it is written in {letters.most_common(1)[0][0]} letters, {language} is not"
    return _in_another(counts, language)


def likely(text: str) -> str:
    """The language that a text is likely to be in: of those with a table, English if none is."""
    spoken = _spoken(text)
    letters, words = _foreign(spoken), _words(spoken)
    for script, language in _BY_SCRIPT.items():
        if letters[script] and letters.total() > len(words):
            return language
    counts = _counted(words)
    return max(counts, key=counts.__getitem__)  # of equals the first, which is English


def says_empty(text: str, language: str) -> bool:
    """Whether an instruction asks for a place where there is nothing, as a blank line is."""
    found = _pattern(language, "empty")
    return bool(found and found.search(without_quoted(text).casefold()))


def quotes_target(text: str, language: str) -> bool:
    """Whether what an instruction quotes is to be read in its target, and not beside it: it says
    so, or says hardly anything else. Of a language without a table nobody knows."""
    beside, inside = _pattern(language, "beside"), _pattern(language, "inside")
    if beside is None or inside is None:
        return False
    rest = without_quoted(text).casefold()
    brief = len(_WORD.findall(rest)) <= _BRIEF
    return not beside.search(rest) and (brief or bool(inside.search(rest)))


def _spoken(text: str) -> str:
    """What of a text is language: neither quoted nor an address, a path, a piece of code."""
    rest = without_quoted(text)
    if not _SIGN.search(rest) and "." not in rest[:-1]:
        return rest
    parts = rest.split()
    return " ".join(part for part in parts if not (_SIGN.search(part) or _DOTTED.search(part)))


def _words(text: str) -> list[str]:
    """The words in Latin letters."""
    plain = text.casefold()
    return _ASCII.findall(plain) if plain.isascii() else _WORD.findall(_OTHER.sub(" ", plain))


def _foreign(text: str) -> Counter[str]:
    """How many letters a text has of each script but Latin."""
    if text.isascii():
        return Counter()
    counts = {name: len(letters.findall(text)) for name, letters in _LETTERS.items()}
    return Counter({name: count for name, count in counts.items() if count})


def _not_in_script(letters: Counter[str], latin: int, own: frozenset[str], language: str) -> str:
    foreign = {name: count for name, count in letters.items() if name not in own}
    inside = letters.total() - sum(foreign.values())
    if foreign and (sum(foreign.values()) >= inside or "Kana" in foreign):
        return f"it has {max(foreign, key=foreign.__getitem__)} letters, {language} has none"
    needed = _NEEDED.get(language)
    if needed and inside >= _LONG and not letters[needed]:
        return f"it has no {needed} letter"
    if not inside and latin >= _MORE:
        return f"it has no letter that {language} is written in"
    return ""


def _in_another(counts: Mapping[str, int], language: str) -> str:
    if language not in counts:
        return ""
    own = counts[language]
    other = max(counts, key=counts.__getitem__)
    if counts[other] < max(own + _MORE, own * _TIMES):
        return ""
    return f"it has {counts[other]} frequent words of {other} and {own or 'none'} of {language}"


def _counted(words: list[str]) -> dict[str, int]:
    """How many of the words are frequent ones of each language that has a list."""
    counts = dict.fromkeys(_languages(), 0)
    for word in words:
        for language in _speakers().get(word, ()):
            counts[language] += 1
    return counts


@cache
def _speakers() -> dict[str, tuple[str, ...]]:
    """The languages in whose lists a word stands."""
    found: dict[str, tuple[str, ...]] = {}
    for language in _languages():
        for word in set(_table(language)["words"].split()):
            found[word] = (*found.get(word, ()), language)
    return found


@cache
def _languages() -> tuple[str, ...]:
    return tuple(name for name, table in _all().items() if "words" in table)


@cache
def _scripts() -> dict[str, frozenset[str]]:
    """The scripts of every language that is known."""
    found: dict[str, frozenset[str]] = {}
    for script, languages in _table("scripts").items():
        for language in languages.split():
            found[language] = found.get(language, frozenset()) | {script}
    return found


@cache
def _names() -> dict[str, str]:
    return {name: code for code, names in _table("names").items() for name in names.split()}


@cache
def _pattern(language: str, kind: str) -> re.Pattern[str] | None:
    """Any of a language's words of a kind; None where it has no table."""
    words = _all().get(language, {}).get(kind)
    if words is None:
        return None
    if language in _BY_SCRIPT.values():  # written without blanks: anywhere
        return re.compile("|".join(words.split()))
    return re.compile(rf"\b(?:{'|'.join(map(_as_pattern, words.split()))})")


def _as_pattern(word: str) -> str:
    stem = word.rstrip("-").replace("-", r"\s")
    return stem if word.endswith("-") else rf"{stem}\b"


def _all() -> dict[str, dict[str, str]]:
    tables = read_toml(Path(__file__).with_name("spoken.toml"))
    return {name: table for name, table in tables.items() if name not in _TABLES}


def _table(name: str) -> dict[str, str]:
    table: dict[str, str] = read_toml(Path(__file__).with_name("spoken.toml"))[name]
    return table
