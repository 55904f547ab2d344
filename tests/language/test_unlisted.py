"""Names and codes that no spelling dictionary lists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pointerbench.language
from pointerbench.language.phrases import LANGUAGES, parse_phrases
from pointerbench.language.unlisted import unlisted, unlisted_words
from pointerbench.suites.sheets import content

LEXICON = Path(pointerbench.language.__file__).parent / "lexicon"
BANKS = Path(content.__file__).parent


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text))


def names(language: str) -> set[str]:
    told = tomllib.loads((LEXICON / f"{language}.toml").read_text("utf-8"))
    return {word for text in strings(told) for word in words(text)}


def banks() -> Iterator[str]:
    """All that the sheets' tables are drawn from."""
    for path in (*BANKS.glob("phrases/*.toml"), *BANKS.glob("kinds/*.toml")):
        yield from strings(tomllib.loads(path.read_text("utf-8")))


def phrases(language: str) -> set[str]:
    """The words of the texts that are translated."""
    known = [text for text in banks() if " | " in text]
    return {
        word
        for text in known
        for phrase in parse_phrases(text, language)
        for word in words(phrase.text)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_names_and_codes_that_occur(language: str) -> None:
    found = unlisted_words(language)
    assert len(found) > 30
    assert all(word[0].isupper() for word in found)
    ours = names(language).union(*map(words, banks()))
    assert sorted(found - ours) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ordinary_word_is_one_of_them(language: str) -> None:
    """An ordinary word is also written small somewhere."""
    small = {word for word in phrases(language) if word.islower()}
    assert not {word for word in unlisted_words(language) if word.lower() in small}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Bluestem Supply Co.", ["Bluestem"]),
        ("Ainsworth, Alice", ["Ainsworth"]),
        ("Pell & Rowe", ["Pell"]),
        ("12 Mill Lane, Ashdown", ["Ashdown"]),
        ("Northgate-Ridgeway", []),
        ("a.Kapoor@Bluestem.com", []),
        ("SKU1234", []),
        ("SKU 1234", ["SKU"]),
        ("Harbour Road", []),
        ("Total", []),
    ],
)
def test_they_are_found_where_they_stand_alone(text: str, told: list[str]) -> None:
    assert [text[start:stop] for start, stop in unlisted(text, "en")] == told
