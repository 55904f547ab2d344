"""People, things, orders, tasks, pages and measurements of a town's workshop, drawn from a seed."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pointerbench.values.rng import Stream

FIRST_DAY = dt.date(2026, 1, 5)
_KINDS = ((9, 0), (11, 3), (17, 1), (24, 2))  # up to which of the things, which kind


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    user: str
    town: str


@dataclass(frozen=True, slots=True)
class Product:
    """``price`` in euros."""

    code: str
    name: str
    kind: str
    price: float
    stock: int


@dataclass(frozen=True, slots=True)
class Order:
    number: int
    day: dt.date
    person: Person
    product: Product
    count: int
    state: str

    @property
    def total(self) -> float:
        return round(self.count * self.product.price, 2)


@dataclass(frozen=True, slots=True)
class Task:
    """``done`` in percent."""

    subject: str
    description: str
    person: Person
    priority: str
    due: dt.date
    done: int


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    slug: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Measure:
    """Degrees, millimetres, people in a day."""

    day: dt.date
    warmth: float
    rain: float
    visitors: int


@dataclass(frozen=True, slots=True)
class Collection:
    language: str
    people: tuple[Person, ...]
    products: tuple[Product, ...]
    orders: tuple[Order, ...]
    tasks: tuple[Task, ...]
    pages: tuple[Page, ...]
    measures: tuple[Measure, ...]


@cache
def _words(language: str) -> Mapping[str, Sequence[str]]:
    found: Mapping[str, Mapping[str, Sequence[str]]] = tomllib.loads(
        Path(__file__).with_name("words.toml").read_text("utf-8")
    )
    return found[language]


@cache
def collection(seed: int, language: str) -> Collection:
    """All of it, in English or Chinese."""
    words, stream = _words(language), Stream(f"{seed}/capture/web/{language}")
    people = _people(words, stream.child("people"))
    products = _products(words, stream.child("products"))
    return Collection(
        language=language,
        people=people,
        products=products,
        orders=_orders(words, people, products, stream.child("orders")),
        tasks=_tasks(words, people, stream.child("tasks")),
        pages=_pages(words, stream.child("pages"), language),
        measures=_measures(stream.child("measures")),
    )


def _people(words: Mapping[str, Sequence[str]], stream: Stream) -> tuple[Person, ...]:
    firsts, lasts = stream.shuffled(words["first"]), words["last"]
    found = []
    for number, first in enumerate(firsts):
        last = stream.pick(lasts)
        name = f"{first} {last}" if first.isascii() else last + first
        user = name.lower().replace(" ", ".") if name.isascii() else f"user{number + 1:02}"
        found.append(Person(name, user, stream.pick(words["towns"])))
    return tuple(found)


def _products(words: Mapping[str, Sequence[str]], stream: Stream) -> tuple[Product, ...]:
    kinds, found = words["kinds"], []
    for number, thing in enumerate(words["things"]):
        kind = kinds[next(place for end, place in _KINDS if number < end)]
        price = round(stream.uniform(3, 140), 1) + 0.4
        name = thing[:1].upper() + thing[1:]
        code = f"{'TGLB'[kinds.index(kind)]}-{stream.integer(100, 999)}"
        found.append(Product(code, name, kind, round(price, 2), stream.integer(0, 48)))
    return tuple(found)


def _orders(
    words: Mapping[str, Sequence[str]],
    people: Sequence[Person],
    products: Sequence[Product],
    stream: Stream,
) -> tuple[Order, ...]:
    return tuple(
        Order(
            number=2100 + number * 7,
            day=FIRST_DAY + dt.timedelta(days=number + stream.integer(0, 2)),
            person=stream.pick(people),
            product=stream.pick(products),
            count=stream.integer(1, 6),
            state=stream.pick(words["states"]),
        )
        for number in range(48)
    )


def _tasks(
    words: Mapping[str, Sequence[str]], people: Sequence[Person], stream: Stream
) -> tuple[Task, ...]:
    blank = " " if words["verbs"][0].isascii() else ""
    pairs = [(verb, thing) for verb in words["verbs"] for thing in words["objects"]]
    return tuple(
        Task(
            subject=f"{verb}{blank}{thing}",
            description=blank.join(stream.sample(words["sentences"], 2)),
            person=stream.pick(people),
            priority=stream.pick(words["priorities"]),
            due=FIRST_DAY + dt.timedelta(days=stream.integer(50, 120)),
            done=10 * stream.integer(0, 10),
        )
        for verb, thing in stream.sample(pairs, 26)
    )


def _pages(
    words: Mapping[str, Sequence[str]], stream: Stream, language: str
) -> tuple[Page, ...]:
    blank = " " if language == "en" else ""
    slugs = [topic.replace("the ", "").replace(" ", "-") for topic in _words("en")["topics"]]
    return tuple(
        Page(
            title=topic[:1].upper() + topic[1:],
            slug=slug,
            paragraphs=tuple(blank.join(stream.sample(words["sentences"], 3)) for _ in range(3)),
        )
        for topic, slug in zip(words["topics"], slugs, strict=True)
    )


def _measures(stream: Stream) -> tuple[Measure, ...]:
    warmth, found = 3.0, []
    for number in range(60):
        warmth += stream.uniform(-1.6, 1.9)
        rain = round(max(0.0, stream.uniform(-6, 9)), 1)
        day = FIRST_DAY + dt.timedelta(days=number)
        found.append(Measure(day, round(warmth, 1), rain, stream.integer(12, 90)))
    return tuple(found)
