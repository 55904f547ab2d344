"""What documents are drawn from: every text as its language writes it, nothing twice."""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from types import SimpleNamespace

import pytest

from pointerbench.pages.banks import pictures
from pointerbench.pages.banks.colours import INKS
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.banks.people import origins
from pointerbench.pages.banks.prose import REVIEWS, TOPICS, read_bank
from pointerbench.values.rng import Stream

LANGUAGES = ("en", "zh")
SEEDS = range(300)
PHONE = {"en": r"\(\d{3}\) 555-01\d\d|07700 900\d{3}", "zh": r"1[358]\d\*{4}\d{4}"}
FULL = {"en": PHONE["en"], "zh": r"12[1-9] [1-9]\d{3} \d{4}"}
STREET = {"en": r"\d+ [A-Z][\w’ ]+ [A-Z]\w+", "zh": r"\w+[路街道]\d+号"}
PRICE = {"en": r"[$£€]\d{1,3}(,\d{3})*(\.\d\d)?", "zh": r"¥\d{1,3}(,\d{3})*(\.[1-9])?"}
ADDRESS = {
    "¥": r"^\w+市\w+区\w+号\w+[栋座]\d{4}室$",
    "$": r", [A-Z]{2} \d{5}$",
    "£": r" \d[A-Z]{2}$",
    "€": r", [A-Z]\w+( \w+)*$",
}

both = pytest.mark.parametrize("language", LANGUAGES)


def drawn(language: str, seed: int = 0) -> Draw:
    return Draw(Stream(f"{seed}/banks/{language}"), language, {})


def every(draw: Draw) -> Iterator[str]:
    """A text of every kind."""
    yield from draw.person().values()
    yield from (draw.nickname(), draw.company(), draw.brand(), draw.city(), draw.district())
    yield from (draw.street(), draw.address(), draw.phone(), draw.phone(full=True), draw.message())
    for topic in TOPICS:
        yield from (draw.sentence(topic), draw.title(topic), draw.review(topic))


def written(language: str) -> Iterator[str]:
    """All lines of a language's banks and all that their slots can hold."""
    for name in (*TOPICS, "messages", "reviews"):
        bank = read_bank(language, name)
        for texts in (*bank.lines.values(), *bank.slots.values()):
            yield from texts


@both
def test_every_text_is_whole_and_in_the_letters_of_its_language(language: str) -> None:
    texts = [text for seed in SEEDS for text in every(drawn(language, seed))]
    for text in texts:
        assert text == text.strip() and text, text
        assert not set("{}|").intersection(text), text
        assert "  " not in text, text
    for text in [*texts, *written(language)]:
        if language == "zh":
            text.encode("gb2312")
            assert not re.search(r"[\u4e00-\u9fff][,.:;?!]", text), text
        else:
            assert "'" not in text and '"' not in text, text
            re.sub("[’“”–—…]", "", text).encode("latin-1")


@both
def test_sentences_end_as_sentences_do(language: str) -> None:
    for topic in TOPICS:
        for line in read_bank(language, topic).lines["sentences"]:
            assert line[-1] in ("。！？" if language == "zh" else ".!?"), line


@both
def test_articles_and_capitals(language: str) -> None:
    for seed in SEEDS:
        for text in every(drawn(language, seed)):
            assert not re.search(r"\b[Aa] (?!one |uni|use|uti|eu)[aeio]", text), text
    titles = [drawn("en", seed).title("food") for seed in SEEDS]
    assert all(title[0].isupper() or title[0].isdigit() for title in titles)


@both
def test_banks_are_large(language: str) -> None:
    for topic in TOPICS:
        lines = read_bank(language, topic).lines
        open_ = [line for line in lines["sentences"] if "{" in line]
        assert len(open_) >= 15 and len(lines["sentences"]) - len(open_) >= 25, topic
        assert len(lines["titles"]) >= 22, topic
    assert len(read_bank(language, "messages").lines["messages"]) >= 120
    reviews = read_bank(language, "reviews").lines
    assert set(reviews) == set(REVIEWS.values()) and set(REVIEWS) == set(TOPICS)
    assert all(len(lines) >= 30 for lines in reviews.values())
    groups = origins(language)
    assert len({name for group in groups for name in group.given}) >= 150
    assert len({name for group in groups for name in group.family}) >= 100


@both
def test_the_same_stream_draws_the_same(language: str) -> None:
    assert list(every(drawn(language))) == list(every(drawn(language)))
    assert list(every(drawn(language))) != list(every(drawn(language, 1)))


@both
def test_children_share_day_and_money_and_say_nothing_again(language: str) -> None:
    draw = drawn(language)
    child = draw.child("part")
    assert (child.today, child.currency) == (draw.today, draw.currency)
    assert (child.language, child.content) == (draw.language, draw.content)
    assert child.stream.path == f"{draw.stream.path}/part"
    parts = (draw, child, draw.child("other"))
    texts = [part.sentence("work") for part in parts for _ in range(6)]
    assert len(set(texts)) == len(texts)


@both
def test_today_and_days(language: str) -> None:
    draws = [drawn(language, seed) for seed in SEEDS]
    days = [draw.today for draw in draws]
    assert dt.date(2026, 1, 5) <= min(days) and max(days) <= dt.date(2027, 12, 20)
    assert len(set(days)) > 200
    away = {(draw.day(-3, 2) - draw.today).days for draw in draws}
    assert away == {-3, -2, -1, 0, 1, 2}
    times = [draw.minutes(7, 9, 15) for draw in draws]
    assert set(times) == {420, 435, 450, 465, 480, 495, 510, 525, 540}


def test_currencies() -> None:
    found = [drawn("en", seed).currency for seed in SEEDS]
    assert {"$", "£", "€"} == set(found) and found.count("$") > 150
    assert {drawn("zh", seed).currency for seed in SEEDS} == {"¥"}


@both
def test_people(language: str) -> None:
    for seed in SEEDS:
        people = drawn(language, seed).people(16)
        for key in ("name", "given", "handle", "email", "phone", "ink"):
            assert len({person[key] for person in people}) == 16, key
        for person in people:
            assert re.fullmatch(r"[a-z0-9._]{2,}", person["handle"])
            assert re.fullmatch(r"[a-z]+\.[a-z]+@[a-z]+\.(com|net|cn)", person["email"])
            assert re.fullmatch(PHONE[language], person["phone"])
            family, given = person["family"], person["given"]
            assert person["name"] == (family + given if language == "zh" else f"{given} {family}")
            assert len(person["initials"]) == (1 if language == "zh" else 2)
        assert json.loads(json.dumps(people)) == people


@both
@pytest.mark.parametrize(
    "draw_one",
    [
        lambda draw: draw.person()["name"],
        lambda draw: draw.address(),
        lambda draw: draw.code("AA-####"),
        lambda draw: " ".join(draw.companies(2)),
        lambda draw: " ".join(draw.messages(2)),
        lambda draw: " ".join(draw.titles("food", 2)),
    ],
    ids=["person", "address", "code", "companies", "messages", "titles"],
)
def test_documents_differ(language: str, draw_one: Callable[[Draw], str]) -> None:
    found = {draw_one(drawn(language, seed)) for seed in range(200)}
    assert len(found) >= 190


@both
def test_lists_hold_nothing_twice(language: str) -> None:
    for seed in range(40):
        draw = drawn(language, seed)
        lists = [draw.companies(30), draw.cities(40), draw.messages(40), draw.inks(len(INKS))]
        for topic in TOPICS:
            lists += [draw.sentences(topic, 30), draw.titles(topic, 30)]
            lists += [[draw.review(topic) for _ in range(6)]]
        for found in lists:
            assert len(set(found)) == len(found), found


@both
def test_short_texts(language: str) -> None:
    most = {"en": 34, "zh": 14}[language]
    for seed in range(60):
        draw = drawn(language, seed)
        texts = [draw.title("work", most=most), draw.message(most=most)]
        texts += [draw.sentence("travel", most=most + 6), draw.review("food", most=most)]
        assert max(map(len, texts)) <= most + 6
    with pytest.raises(LookupError, match="in 2 characters"):
        drawn(language).sentence("work", most=2)


def test_paragraphs() -> None:
    english, chinese = drawn("en").paragraph("work"), drawn("zh").paragraph("work", 2)
    assert len(re.findall(r"[.!?](?= [A-Z]|$)", english)) >= 3
    assert chinese.count("。") == 2 and " " not in chinese


def test_unknown_topics_are_told() -> None:
    with pytest.raises(LookupError, match="known: work, food"):
        drawn("en").sentence("weather")


@both
def test_places_and_numbers_of_telephones(language: str) -> None:
    for seed in SEEDS:
        draw = drawn(language, seed)
        assert re.fullmatch(STREET[language], draw.street())
        assert re.fullmatch(FULL[language], draw.phone(full=True))
        assert re.fullmatch(r"[A-HJ-NP-Z]{2}-[1-9]\d{3}", draw.code("AA-####"))
        address = draw.address()
        assert re.search(ADDRESS[draw.currency], address), address


@both
def test_prices(language: str) -> None:
    for seed in SEEDS:
        draw = drawn(language, seed)
        for low, high in ((1, 5), (5, 60), (20, 2000), (300, 480), (9000, 60000)):
            price = draw.price(low, high)
            assert low <= price <= high
            assert re.fullmatch(PRICE[language], draw.money_text(price)), price
            prices = sorted(draw.prices(low, high, 8))
            assert all(second > first for first, second in pairwise(prices)), prices


@both
def test_numbers_stay_apart(language: str) -> None:
    for seed in SEEDS:
        draw = drawn(language, seed)
        assert 3.1 <= draw.rating() <= 5
        assert len(set(draw.ratings(12))) == 12
        distinct = draw.distinct(10, 100, 9, step=10)
        assert len(set(distinct)) == 9 and {number % 10 for number in distinct} == {0}
        spread = sorted(draw.spread(100, 1000, 9))
        assert min(second - first for first, second in pairwise(spread)) >= 38
        assert len(set(draw.spread(1, 6, 6))) == 6
        assert all(1 <= number <= 2 for number in draw.spread(1.0, 2.0, 4))


def test_inks_carry_white_letters() -> None:
    for ink in INKS:
        parts = [int(ink[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        ]
        luminance = sum(
            share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True)
        )
        assert 1.05 / (luminance + 0.05) >= 4.5, ink


def test_photographs(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"a": {"en": "A bridge", "zh": "桥"}, "b": {"en": "A tower", "zh": "塔"}}
    known = {name: SimpleNamespace(name=said, sold_as={}) for name, said in words.items()}
    known["c"] = SimpleNamespace(name={}, sold_as={"en": "City map", "zh": "城市地图"})
    monkeypatch.setattr(pictures, "photo", known.__getitem__)
    monkeypatch.setattr(
        pictures, "with_words", lambda *words: tuple(known) if "city" in words else ()
    )
    draw = drawn("en")
    assert sorted(draw.photos(3, "city")) == ["a", "b", "c"]
    assert draw.photo("city", "fish") in "abc" and draw.photo("finance") in "abc"
    assert draw.photos(2, "city", sold=True) == ["c", "c"]
    assert (draw.caption("a"), draw.caption("c")) == ("A bridge", "City map")
    assert drawn("zh").caption("c") == "城市地图"
    with pytest.raises(LookupError, match="green or fish"):
        draw.photo("green", "fish")


@both
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_pictured(language: str, topic: str) -> None:
    draw = drawn(language)
    assert all(draw.caption(photo) for photo in draw.photos(3, topic))
