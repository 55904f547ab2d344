"""What documents are drawn from: every text as its language writes it, nothing twice."""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pointerbench.elements import colors
from pointerbench.pages import banks
from pointerbench.pages.banks.colours import INKS
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.banks.prose import REVIEWS, TOPICS, read_bank
from pointerbench.values.rng import Stream

LANGUAGES = ("en", "zh")
SEEDS = range(300)
DAY = dt.date(2026, 10, 5)
MONEY = {"en": r"[$£€]\d{1,3}(,\d{3})*(\.\d\d)?", "zh": r"¥\d{1,3}(,\d{3})*(\.\d)?"}
PHONE = {"en": r"\(\d{3}\) 555-01\d\d|07700 900\d{3}", "zh": r"1[358]\d\*{4}\d{4}"}
INTERFACE_SIGNS = "¥"


def drawn(language: str, seed: int = 0) -> Draw:
    return Draw(Stream(f"{seed}/banks/{language}"), language, {})


def every(draw: Draw) -> Iterator[str]:
    """A text of every kind."""
    yield from draw.person().values()
    yield from (draw.nickname(), draw.company(), draw.brand(), draw.city(), draw.district())
    yield from (draw.street(), draw.address(), draw.phone(), draw.phone(full=True), draw.message())
    for topic in TOPICS:
        yield from (draw.sentence(topic), draw.title(topic), draw.review(topic))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_and_in_the_letters_of_its_language(language: str) -> None:
    for seed in SEEDS:
        for text in every(drawn(language, seed)):
            assert text == text.strip() and text, text
            assert "{" not in text and "|" not in text and "  " not in text, text
            if language == "zh":
                text.encode("gb2312")
            else:
                assert "'" not in text and '"' not in text, text
                re.sub("[’“”–—…]", "", text).encode("latin-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_stream_draws_the_same(language: str) -> None:
    assert list(every(drawn(language))) == list(every(drawn(language)))
    assert list(every(drawn(language))) != list(every(drawn(language, 1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_share_day_and_money_and_say_nothing_again(language: str) -> None:
    draw = drawn(language)
    child = draw.child("part")
    assert (child.today, child.currency) == (draw.today, draw.currency)
    assert (child.language, child.content) == (draw.language, draw.content)
    assert child.stream.path == f"{draw.stream.path}/part"
    texts = [part.sentence("work") for part in (draw, child, draw.child("other")) for _ in "123456"]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_today_is_in_its_two_years(language: str) -> None:
    days = [drawn(language, seed).today for seed in SEEDS]
    assert dt.date(2026, 1, 5) <= min(days) and max(days) <= dt.date(2027, 12, 20)
    assert len(set(days)) > 200


def test_currencies() -> None:
    found = [drawn("en", seed).currency for seed in SEEDS]
    assert {"$", "£", "€"} == set(found) and found.count("$") > 150
    assert {drawn("zh", seed).currency for seed in SEEDS} == {"¥"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people(language: str) -> None:
    for seed in SEEDS:
        draw = drawn(language, seed)
        people = draw.people(12)
        for key in ("name", "given", "handle", "email", "phone", "ink"):
            assert len({person[key] for person in people}) == 12, key
        for person in people:
            assert re.fullmatch(r"[a-z0-9._]{2,}", person["handle"])
            assert re.fullmatch(r"[a-z]+\.[a-z]+@[a-z]+\.(com|net|cn)", person["email"])
            assert re.fullmatch(PHONE[language], person["phone"])
            assert person["name"].startswith(person["family" if language == "zh" else "given"])
            assert 1 <= len(person["initials"]) <= 2
        json.dumps(people)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "draw_one",
    [
        lambda draw: draw.person()["name"],
        lambda draw: draw.company(),
        lambda draw: draw.street(),
        lambda draw: draw.address(),
        lambda draw: draw.code("AA-####"),
        lambda draw: draw.nickname(),
        lambda draw: draw.phone(full=True),
    ],
    ids=["person", "company", "street", "address", "code", "nickname", "phone"],
)
def test_documents_differ(language: str, draw_one: Callable[[Draw], str]) -> None:
    share = {"phone": 0.8, "nickname": 0.8, "company": 0.9}.get("", 0.85)
    found = {draw_one(drawn(language, seed)) for seed in range(200)}
    assert len(found) >= 200 * share


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_hold_nothing_twice(language: str) -> None:
    for seed in range(40):
        draw = drawn(language, seed)
        lists = [draw.companies(30), draw.cities(40), draw.messages(24), draw.inks(24)]
        for topic in TOPICS:
            lists += [draw.sentences(topic, 20), draw.titles(topic, 20)]
        for found in lists:
            assert len(set(found)) == len(found), found
