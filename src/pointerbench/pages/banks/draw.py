"""What documents are drawn from: names, places, prices, sentences, in both languages."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from typing import Any, overload

from pointerbench.pages.banks import colours, numbers, people, pictures, places
from pointerbench.pages.banks.memory import Memory
from pointerbench.pages.banks.prose import REVIEWS, TOPICS, Speaker
from pointerbench.pages.banks.written import Writer
from pointerbench.values.rng import Stream

_FIRST = dt.date(2026, 1, 5)
_DAYS = 714  # until 2027-12-20
_LONG = 1000  # characters: no limit
_CURRENCIES = {"en": {"$": 7, "£": 2, "€": 1}, "zh": {"¥": 1}}


class Draw(Writer):
    """Draws the parts of one document, in one language; children share day, money and memory.

    Nothing stands twice in a document: people, companies, texts and photographs that were drawn
    are drawn again only when there are no others.

    Attributes:
        stream: decides everything.
        language: "en" or "zh".
        content: the application's own words in that language.
        today: the day on which the document is looked at.
        currency: the sign of its money.

    ``split`` names whose part of each bank is drawn from; see `Memory`.
    """

    today: dt.date
    _memory: Memory

    def __init__(
        self,
        stream: Stream,
        language: str,
        content: Any,
        *,
        parent: Draw | None = None,
        split: str = "",
    ) -> None:
        self.stream = stream
        self.language = language
        self.content = content
        if parent:
            self.today, self.currency = parent.today, parent.currency
            self._memory = parent._memory
        else:
            self.today = _FIRST + dt.timedelta(days=stream.child("today").integer(0, _DAYS))
            self.currency = stream.child("currency").weighted(_CURRENCIES[language])
            self._memory = Memory(split)
        self._speaker = Speaker(stream, language, self._memory, self._common())

    def child(self, name: str) -> Draw:
        """One with a stream of its own, for a part of the document."""
        return Draw(self.stream.child(name), self.language, self.content, parent=self)

    def bank(self, name: str) -> Any:
        """An entry of the list ``name`` of the application's own words, each once a document."""
        entries = [json.dumps(entry, ensure_ascii=False) for entry in self.content[name]]
        return json.loads(self._memory.pick(self.stream, f"own.{name}", entries))

    def repeated(self) -> list[str]:
        """The lists of the application's own words that had too few entries for the document."""
        return sorted(kind[4:] for kind in self._memory.repeated if kind.startswith("own."))

    def banks(self, name: str, count: int) -> list[Any]:
        """Different entries of such a list."""
        return [self.bank(name) for _ in range(count)]

    def day(self, low: int, high: int) -> dt.date:
        """A date from ``low`` to ``high`` days after today; before it, where negative."""
        return self.today + dt.timedelta(days=self.stream.integer(low, high))

    def minutes(self, first_hour: int, last_hour: int, step: int = 5) -> int:
        """A time between two full hours, in minutes of the day."""
        first, last = first_hour * 60, last_hour * 60
        return first + step * self.stream.integer(0, (last - first) // step)

    def price(self, low: float, high: float) -> float:
        """A price as shops have them: 19.99, 129 / 39.9, 128; from ``low`` to ``high``."""
        return numbers.price(self.stream, self.language, low, high)

    def prices(self, low: float, high: float, count: int) -> list[float]:
        """Different prices in random order, none nearly the same as another."""
        return numbers.prices(self.stream, self.language, low, high, count)

    def rating(self) -> float:
        """Stars from 3.1 to 5.0, mostly above 4."""
        return numbers.rating(self.stream)

    def ratings(self, count: int) -> list[float]:
        """Different ratings in random order; at most 20."""
        return numbers.ratings(self.stream, count)

    def distinct(self, low: int, high: int, count: int, step: int = 1) -> list[int]:
        """Different whole numbers in random order, ``step`` or a multiple of it apart."""
        return [
            low + step * at for at in self.stream.sample(range((high - low) // step + 1), count)
        ]

    @overload
    def spread(self, low: int, high: int, count: int) -> list[int]: ...

    @overload
    def spread(self, low: float, high: float, count: int) -> list[float]: ...

    def spread(self, low: float, high: float, count: int) -> list[Any]:
        """Numbers well apart, in random order: no facts that are nearly the same.

        Whole numbers between whole bounds, otherwise two decimals.
        """
        return numbers.spread(self.stream, low, high, count)

    def person(self) -> dict[str, str]:
        """Somebody: name, given, family, initials, handle, email, phone, ink (for an avatar)."""
        one = people.person(self.stream, self._memory, self.language, self.currency)
        return {**one, "ink": self.ink()}

    def people(self, count: int) -> list[dict[str, str]]:
        """Different people."""
        return [self.person() for _ in range(count)]

    def nickname(self) -> str:
        """What somebody calls themselves online: "quietharbor" / "山间有雾"."""
        return self._memory.fresh("nickname", lambda: people.nickname(self.stream, self.language))

    def company(self) -> str:
        """The name of a company."""
        made = people.company
        return self._memory.fresh("company", lambda: made(self.stream, self._memory, self.language))

    def companies(self, count: int) -> list[str]:
        """Different companies."""
        return [self.company() for _ in range(count)]

    def brand(self) -> str:
        """The name of a make, a word or two."""
        return people.brand(self.stream, self._memory, self.language)

    def city(self) -> str:
        """A city of the world, as people who read the language know them."""
        return self._memory.pick(self.stream, "city", places.places(self.language).cities)

    def cities(self, count: int) -> list[str]:
        """Different cities."""
        return [self.city() for _ in range(count)]

    def district(self) -> str:
        """A part of a town: "Oldgate" / "文澜区"."""
        return places.district(self.stream, self._memory, self.language)

    def street(self) -> str:
        """A house in a street: "14 Alder Lane" / "青杨路88号"."""
        return places.street(self.stream, self._memory, self.language)

    def address(self) -> str:
        """A whole address on one line; in English in a country of the document's money."""
        return places.address(self.stream, self._memory, self.language, self.currency)

    def phone(self, *, full: bool = False) -> str:
        """A telephone number; Chinese ones masked, as applications show them, or ``full``."""
        return people.phone(self.stream, self.language, self.currency, full=full)

    def code(self, pattern: str) -> str:
        """The pattern with a capital letter for every A, a digit for every #: "KD-4821"."""
        marks = {"A": people.LETTERS, "#": people.DIGITS}
        return self._memory.fresh("code", lambda: people.code(self.stream, pattern, marks))

    def sentence(self, topic: str, *, most: int = _LONG) -> str:
        """A whole sentence, of at most so many characters."""
        return self._speaker.say(_known(topic), "sentences", most)

    def sentences(self, topic: str, count: int, *, most: int = _LONG) -> list[str]:
        """Different sentences."""
        return [self.sentence(topic, most=most) for _ in range(count)]

    def paragraph(self, topic: str, count: int = 3) -> str:
        """So many different sentences in a row; what they tell does not hang together."""
        return (" " if self.language == "en" else "").join(self.sentences(topic, count))

    def title(self, topic: str, *, most: int = _LONG) -> str:
        """A title of what the topic has: a task, dish, trip, product, headline, course, song."""
        return self._speaker.say(_known(topic), "titles", most)

    def titles(self, topic: str, count: int, *, most: int = _LONG) -> list[str]:
        """Different titles."""
        return [self.title(topic, most=most) for _ in range(count)]

    def message(self, *, most: int = _LONG) -> str:
        """What people write each other in a chat."""
        return self._speaker.say("messages", "messages", most)

    def messages(self, count: int, *, most: int = _LONG) -> list[str]:
        """Different messages; no conversation: each could stand anywhere."""
        return [self.message(most=most) for _ in range(count)]

    def review(self, topic: str, *, most: int = _LONG) -> str:
        """What a customer says of a product, restaurant, hotel, work, service or place."""
        return self._speaker.say("reviews", REVIEWS[_known(topic)], most)

    def photo(self, *words: str, sold: bool = False) -> str:
        """The id of a photograph that one of the words describes, or that fits to a topic.

        ``sold``: only of something that is for sale.

        Raises:
            LookupError: there is none.
        """
        return self._memory.pick(self.stream, "photo", pictures.matching(words, sold=sold))

    def photos(self, count: int, *words: str, sold: bool = False) -> list[str]:
        """Ids of such photographs; different while there are enough."""
        return [self.photo(*words, sold=sold) for _ in range(count)]

    def caption(self, photo: str) -> str:
        """What a photograph shows, as stands under it; what it is sold as, if it is for sale."""
        return pictures.caption(photo, self.language)

    def ink(self) -> str:
        """A colour for a ground under white letters: contrast 4.5 or more."""
        return self._memory.pick(self.stream, "ink", colours.INKS)

    def inks(self, count: int) -> list[str]:
        """Such colours, different while there are enough."""
        return [self.ink() for _ in range(count)]

    def _common(self) -> dict[str, Callable[[], str]]:
        """What any text may name."""
        return {
            "given": self._given,
            "family": self._family,
            "person": lambda: self.person()["name"],
            "city": self.city,
            "company": self.company,
            "brand": self.brand,
            "weekday": lambda: self._weekday(6),
            "workday": lambda: self._weekday(4),
            "month": self._month,
        }

    def _given(self) -> str:
        names = [name for name in people.origins(self.language)[0].given if len(name[0]) > 1]
        return self._memory.pick(self.stream, "given", names)[0]

    def _family(self) -> str:
        return self.stream.pick(people.origins(self.language)[0].family)[0]

    def _weekday(self, last: int) -> str:
        monday = self.today - dt.timedelta(days=self.today.weekday())
        day = monday + dt.timedelta(days=self.stream.integer(0, last))
        return self.weekday(day, short=self.language == "zh")

    def _month(self) -> str:
        return self.month_text(self.day(0, 360), year=False)


def _known(topic: str) -> str:
    if topic not in TOPICS:
        raise LookupError(f"no topic {topic!r}; known: {', '.join(TOPICS)}")
    return topic
