"""How much of a surface comes again: at most 30 % of the sentences of eight of its pages."""

from __future__ import annotations

import pytest
from conftest import script

from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.surfaces import SURFACES

count = script("sentences")

# Each surface in one of the six languages; `scripts/sentences.py --variety` looks at all of them.
SOME = [(surface, LANGUAGES[number % len(LANGUAGES)]) for number, surface in enumerate(SURFACES)]


@pytest.mark.parametrize(("surface", "language"), SOME)
def test_most_sentences_do_not_come_again(surface: str, language: str) -> None:
    share, repeats = count.again(count.of_pages(surface, language))
    assert share <= 0.3, repeats.most_common(5)
