"""Everything a surface asks for: texts of its language, names, dates, sums, fonts and colours.

A writer belongs to one page: it never gives a passage or an entry twice, and its names, dates and
sums are those of one region.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from typing import TypeVar

from pointerbench.flow.nodes import Face
from pointerbench.language.locales import Locale, draw_locale
from pointerbench.language.phrases import calendar, lexicon
from pointerbench.language.spelling import ascii_word, filled
from pointerbench.suites.text.banks import SLOT, Passage, entries, label, passages, typeset
from pointerbench.suites.text.theme import Fonts
from pointerbench.values.rng import Stream
from pointerbench.widgets.theme import Theme

T = TypeVar("T")

_LONG_DATE = {
    "en_US": "{month} {d}, {y}",
    "en": "{d} {month} {y}",
    "de": "{d}. {month} {y}",
    "fr": "{d} {month} {y}",
    "es": "{d} de {month} de {y}",
    "it": "{d} {month} {y}",
    "nl": "{d} {month} {y}",
}
_MONEY_SIGN = {"US": "$", "GB": "£"}


class Writer:
    """One page's source of texts and looks.

    Attributes:
        ui, body, mono: font families of the program, of the running text and of code.
        size: the size of the running text, in logical pixels.
        facts: what an invoice states; a surface that draws one fills it.
    """

    def __init__(
        self, stream: Stream, language: str, theme: Theme, fonts: Fonts, size: float
    ) -> None:
        self.stream = stream
        self.language = language
        self.theme = theme
        self.ui, self.body, self.mono, self.whole = fonts
        self.size = size
        self.locale: Locale = draw_locale(stream.child("region"), language)
        self.today = dt.date(2023, 1, 9) + dt.timedelta(stream.child("today").integer(0, 1400))
        self.facts: dict[str, tuple[str, ...]] = {}
        self._used: dict[str, list[int]] = {}

    # --- chance -----------------------------------------------------------------------------------

    def pick(self, options: Sequence[T]) -> T:
        return self.stream.pick(options)

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """So many different ones, fewer where there are not as many."""
        return self.stream.sample(options, min(count, len(options)))

    def chance(self, probability: float) -> bool:
        return self.stream.chance(probability)

    def integer(self, low: int, high: int) -> int:
        return self.stream.integer(low, high)

    # --- texts ------------------------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """A label of the interface; ``{n}`` in it stands for the value ``n``."""
        text = label(self.language, key)
        text = typeset(self.locale.respelt(text), self.language)
        return text.format(**values) if values else text

    def colon(self, caption: str, words: str = "") -> str:
        """The caption with a colon, as the language sets it, and what follows it."""
        mark = "\u00a0:" if self.language == "fr" else ":"
        return f"{caption}{mark} {words}" if words else caption + mark

    def passage(self, register: str) -> Passage:
        """A passage of the register that this page does not have yet."""
        options = passages(self.language, register)
        raw = options[self._fresh(register, len(options))]
        fill = self._filler()
        return Passage(
            fill(raw.title),
            fill(raw.lead),
            tuple(tuple(map(fill, sentences)) for sentences in raw.paragraphs),
            tuple(map(fill, raw.ingredients)),
        )

    def passages(self, register: str, count: int) -> list[Passage]:
        """Several different ones, fewer where the register has not as many."""
        return [self.passage(register) for _ in range(min(count, self.left(register)))]

    def entry(self, register: str) -> tuple[str, ...]:
        """The fields of an entry that this page does not have yet."""
        options = entries(self.language, register)
        fill = self._filler()
        return tuple(map(fill, options[self._fresh(register, len(options))]))

    def entries(self, register: str, count: int) -> list[tuple[str, ...]]:
        """Several different entries; ValueError where the register has not as many."""
        return [self.entry(register) for _ in range(count)]

    def line(self, register: str) -> str:
        """The first field of a fresh entry."""
        return self.entry(register)[0]

    def lines(self, register: str, count: int) -> list[str]:
        return [self.line(register) for _ in range(count)]

    def left(self, register: str) -> int:
        """How many passages or entries of a register this page does not have yet."""
        try:
            total = len(passages(self.language, register))
        except KeyError:
            total = len(entries(self.language, register))
        return total - len(self._used.get(register, ()))

    def _fresh(self, register: str, count: int) -> int:
        used = self._used.setdefault(register, [])
        free = [number for number in range(count) if number not in used]
        if not free:
            raise ValueError(f"{self.language}/{register} has only {count} entries")
        used.append(self.pick(free))
        return used[-1]

    def _filler(self) -> Callable[[str], str]:
        """Fills slots; within one passage or entry a slot keeps its value."""
        values: dict[str, str] = {}

        def fill(text: str) -> str:
            for slot in SLOT.findall(text):
                if slot not in values:
                    values[slot] = self._slot(slot, values)
            text = typeset(self.locale.respelt(text), self.language)
            return SLOT.sub(lambda match: values[match[1]], text)

        return fill

    def _slot(self, slot: str, taken: dict[str, str]) -> str:
        """A value for a slot; ``person2`` is another than ``person``."""
        make = _SLOTS[slot.rstrip("2")]
        value = make(self)
        for _ in range(20):
            if value not in taken.values():
                break
            value = make(self)
        return value

    # --- names ------------------------------------------------------------------------------------

    def first_name(self) -> str:
        return self.pick(lexicon(self.language, "first_names"))

    def last_name(self) -> str:
        return self.pick(lexicon(self.language, "surnames"))

    def person(self) -> str:
        return f"{self.first_name()} {self.last_name()}"

    def people(self, count: int) -> list[str]:
        """Full names, no first name or surname twice."""
        firsts = self.sample(lexicon(self.language, "first_names"), count)
        lasts = self.sample(lexicon(self.language, "surnames"), count)
        return [f"{first} {last}" for first, last in zip(firsts, lasts, strict=True)]

    def company(self) -> str:
        return self.pick(lexicon(self.language, "companies"))

    def city(self) -> str:
        return self.pick(lexicon(self.language, f"cities_{self.locale.country}"))

    def cities(self, count: int) -> list[str]:
        return self.sample(lexicon(self.language, f"cities_{self.locale.country}"), count)

    def street(self) -> str:
        form = self.pick(lexicon(self.language, "streets"))
        return self.locale.respelt(form.replace("#", str(self.integer(1, 94))))

    def postcode(self) -> str:
        shape = {"GB": "??# #??", "NL": "#### ??", "AT": "####", "CH": "####", "BE": "####"}
        code = filled(self.stream, shape.get(self.locale.country, "#####"))
        return "1" + code[1:] if code.startswith("0") else code

    def phone(self) -> str:
        return filled(self.stream, self.pick(self.locale.phones))

    def domain(self, name: str = "") -> str:
        """A firm's domain, or some other one."""
        if not name:
            return self.pick(lexicon(self.language, "domains"))
        words = [ascii_word(word) for word in name.split() if len(ascii_word(word)) > 2]
        end = {"US": "com", "GB": "co.uk"}.get(self.locale.country, self.locale.country.lower())
        return f"{'-'.join(words[:2]) or 'office'}.{end}"

    def email(self, person: str = "", domain: str = "") -> str:
        first, _, last = (person or self.person()).rpartition(" ")
        return f"{ascii_word(first)}.{ascii_word(last)}@{domain or self.domain()}"

    def code(self, shape: str) -> str:
        """The shape with random digits for '#' and capital letters for '?'."""
        return filled(self.stream, shape)

    # --- numbers, sums, dates ---------------------------------------------------------------------

    def number(self, value: int, decimals: int = 0) -> str:
        """A count of the last decimal place, as the region writes it: 12345, 1 -> '1,234.5'."""
        return self.locale.number(value, decimals, self.locale.groups[0])

    def amount(self, cents: int) -> str:
        """A sum with its currency."""
        form = self.locale.money[0].split(" ; ")[0 if cents >= 0 else 1]
        return form.replace("{n}", self.number(abs(cents), 2)).replace(" ", "\u00a0")

    def price(self, low: int, high: int) -> str:
        """A price between whole amounts of the currency, ending as prices do."""
        ends = (0, 50, 90, 95, 99)
        return self.amount(self.integer(low, high) * 100 + self.pick(ends))

    def percent(self, value: int, decimals: int = 0) -> str:
        form = self.locale.percent[0].replace("{n}", self.number(value, decimals))
        return form.replace(" ", "\u00a0")

    def day(self, low: int = -400, high: int = 0) -> dt.date:
        """A day so many days from today."""
        return self.today + dt.timedelta(self.integer(low, high))

    def long_date(self, day: dt.date | None = None) -> str:
        """As running text has it: '14 March 2025', '14. März 2025'."""
        day = day or self.day()
        form = _LONG_DATE.get(self.locale.region) or _LONG_DATE[self.language]
        month = calendar("months", self.language)[day.month - 1]
        number = "1er" if self.language == "fr" and day.day == 1 else str(day.day)
        return form.format(d=number, month=month, y=day.year)

    def short_date(self, day: dt.date | None = None) -> str:
        return self.locale.date(day or self.day(), self.locale.short_date)

    def day_month(self, day: dt.date | None = None) -> str:
        """As lists have it: '14 Mar', 'Mar 14', '14. Mrz'."""
        day = day or self.day()
        month = calendar("short_months", self.language)[day.month - 1]
        if self.locale.region == "en_US":
            return f"{month} {day.day}"
        return f"{day.day}{'.' if self.language == 'de' else ''} {month}"

    def weekday(self, day: dt.date | None = None) -> str:
        return calendar("weekdays", self.language)[(day or self.day()).weekday()]

    def short_day(self, day: dt.date) -> str:
        """As calendars have it: 'Mon', 'Mo', 'lun.'."""
        return calendar("short_days", self.language)[day.weekday()]

    def month(self, day: dt.date | None = None) -> str:
        return calendar("months", self.language)[(day or self.day()).month - 1]

    def clock(self, minutes: int | None = None) -> str:
        """A time of day, or one at random within working hours."""
        minutes = self.integer(7 * 60, 21 * 60) if minutes is None else minutes
        return self.locale.time(minutes, self.locale.times[0])

    # --- type -------------------------------------------------------------------------------------

    def face(self, size: float = 0, *, bold: bool = False, italic: bool = False) -> Face:
        """The running text's face, at its own size or at another."""
        return Face(self.body, size or self.size, bold, italic, self.whole)

    def ui_face(self, size: float = 13, *, bold: bool = False, italic: bool = False) -> Face:
        return Face(self.ui, size, bold, italic, self.whole)

    def mono_face(self, size: float = 13, *, bold: bool = False) -> Face:
        return Face(self.mono, size, bold, whole=self.whole)


_SLOTS: dict[str, Callable[[Writer], str]] = {
    "person": Writer.person,
    "first": Writer.first_name,
    "last": Writer.last_name,
    "company": Writer.company,
    "city": Writer.city,
    "street": Writer.street,
    "date": Writer.long_date,
    "weekday": Writer.weekday,
    "month": Writer.month,
    "year": lambda w: str(w.integer(2023, 2026)),
    "time": lambda w: f"{w.integer(8, 19)}:{w.integer(0, 11) * 5:02}",
    "few": lambda w: str(w.integer(3, 9)),
    "number": lambda w: str(w.integer(12, 96)),
    "big": lambda w: w.number(w.integer(115, 980) * 10),
    "percent": lambda w: w.percent(w.integer(4, 88)),
    "amount": lambda w: w.price(12, 190),
    "code": lambda w: w.code("??-####"),
    "email": Writer.email,
    "phone": Writer.phone,
}
