"""Applications of GD as data: documents from many seeds, words in both languages, no browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from offenders import over

from pointerbench.pages.app import DOMAINS, LANGUAGES, App
from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.gd.mixing import apps
from pointerbench.values.rng import Stream

SEEDS = range(8)
STATES, FUNCTIONS = 5, 10
_HAN = re.compile(r"[\u2e80-\u9fff\uff01-\uff5e]")
_UNFILLED = re.compile(r"\{\w+\}")


def drawn(app: App, seed: int, language: str) -> tuple[Any, Any]:
    """A document and its states, as the page gets them."""
    draw = Draw(Stream(f"{seed}/{app.id}/{language}"), language, app.content[language])
    document = app.document(draw)
    states = app.states(draw.child("states"), document)
    return json.loads(json.dumps(document)), json.loads(json.dumps(states))


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def each() -> list[App]:
    return list(apps().values())


def test_every_domain_and_platform_has_applications() -> None:
    assert {app.domain for app in each()} == set(DOMAINS)
    assert {app.platform for app in each()} == {"web", "mobile", "desktop"}


def test_brands_are_all_different() -> None:
    for language in LANGUAGES:
        names = [app.name[language] for app in each()]
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("name", apps())
def test_documents_are_plain_differ_and_repeat(name: str) -> None:
    app = apps()[name]
    for language in LANGUAGES:
        made = [drawn(app, seed, language) for seed in SEEDS]
        assert len({json.dumps(document) for document, _ in made}) == len(SEEDS)
        assert made[0] == drawn(app, 0, language)
        assert min(len(states) for _, states in made) >= STATES


@pytest.mark.parametrize("name", apps())
def test_texts_are_of_their_language_and_have_glyphs(name: str) -> None:
    """Chinese in the vendored font, which has what GB 2312 has; none of it on English pages."""
    app = apps()[name]
    wrong = []
    for language in LANGUAGES:
        said = [*texts(dict(app.labels[language])), app.name[language]]
        for seed in SEEDS:
            said += texts(drawn(app, seed, language))
        for text in said:
            han = "".join(_HAN.findall(text))
            known = han.encode("gb2312", "ignore").decode("gb2312")
            if _UNFILLED.search(text) or known != han or (han and language == "en"):
                wrong.append(text)
    assert wrong == []


@over(apps())
def test_functions_are_wished_for_in_both_languages(name: str) -> None:
    app = apps()[name]
    assert len(app.functions) >= FUNCTIONS
    for intent in app.functions.values():
        for language in LANGUAGES:
            wishes = intent.wordings[language]
            assert len(set(wishes)) == len(wishes) >= 2, intent.function
            assert all(bool(_HAN.search(wish)) == (language == "zh") for wish in wishes)


@over(apps())
def test_facts_say_how_they_compare(name: str) -> None:
    app = apps()[name]
    for items, kind in app.kinds.items():
        for fact, described in kind.facts.items():
            for language in LANGUAGES:
                words = described.words[language]
                needed = {"flag": {"yes", "no"}, "label": {"name"}}.get(
                    described.kind, {"name", "max", "min"}
                )
                assert needed <= set(words), f"{items}.{fact}.{language}"
                for key in ("below", "above", "of"):
                    assert "{value}" in words.get(key, "{value}"), f"{items}.{fact}.{language}"
        for part, said in kind.parts.items():
            for language in LANGUAGES:
                assert all("{item}" in text for text in said[language]), f"{items}.parts.{part}"
