"""Everything a surface asks for: texts of its language, names, dates, sums, fonts and colours.

A writer belongs to one page: it never gives a passage or an entry twice, and its names, dates and
sums are those of one region.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from pointerbench.elements.photos import photos, with_words
from pointerbench.flow.nodes import Face
from pointerbench.language.gazetteer import Country, country
from pointerbench.language.locales import Locale, draw_locale
from pointerbench.language.names import men, sex_of, women
from pointerbench.language.phrases import lexicon
from pointerbench.language.spelling import ascii_word, elided, filled, web_name
from pointerbench.suites.text.banks import (
    CHOICE,
    SLOT,
    Passage,
    american,
    entries,
    label,
    passages,
    typeset,
)
from pointerbench.suites.text.figures import FIGURES, Figures, draw_today
from pointerbench.suites.text.filling import Filler, Mark, marks_of
from pointerbench.suites.text.kitchen import american_recipe
from pointerbench.suites.text.theme import Fonts
from pointerbench.values.rng import Stream
from pointerbench.widgets.theme import Theme

T = TypeVar("T")


class Writer(Figures):
    """One page's source of texts and looks.

    Attributes:
        ui, body, mono: font families of the program, of the running text and of code.
        size: the size of the running text, in logical pixels.
        facts: what an invoice states; a surface that draws one fills it.
        faces: which picture of a kind each person on the page has.
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
        if self.locale.region == "en_US":
            self.locale = american(self.locale)
        self.today = draw_today(stream.child("today"))
        self.facts: dict[str, tuple[str, ...]] = {}
        self.faces: dict[tuple[str, str], int] = {}
        self._used: dict[str, list[int]] = {}
        self._photos: list[str] = []
        self._marks: dict[str, tuple[Mark, ...]] = {}

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
        """A label of the interface: its choices made, ``{n}`` in it stands for the value ``n``, a
        slot that has no value is filled as in the banks, or left for the caller."""
        text = self._set(label(self.language, key))
        if "{" not in text:
            return text
        text = CHOICE.sub(lambda choice: self.pick(choice[1].split("|")), text)
        said, *parts = SLOT.split(text)
        for name, after in zip(parts[::2], parts[1::2], strict=True):
            drawn = self._drawn(name) if name not in values and name in SLOTS else f"{{{name}}}"
            value = str(values.get(name, drawn))
            said = self._joined(said, value) + value + after
        return said

    def colon(self, caption: str, words: str = "") -> str:
        """The caption with a colon, as the language sets it, and what follows it."""
        mark = "\u00a0:" if self.language == "fr" else ":"
        return f"{caption}{mark} {words}" if words else caption + mark

    def passage(self, register: str, **values: str) -> Passage:
        """A passage of the register that this page does not have yet; ``person="Ada Lind"`` says
        whom or what a slot of it stands for."""
        options = passages(self.language, register)
        raw = options[self._fresh(register, len(options))]
        spell = self._cooked if register == "recipe" else self._set
        fill = self._filler(values, spell)
        for slot in sorted(raw.beside.keys() & SLOTS.keys()):
            fill.bind(slot, fill(raw.beside[slot][0]))
        if "company" in raw.beside:
            fill.bind("email", self.email("", self.domain(fill.value("company"))))
        return Passage(
            fill(raw.title),
            fill(raw.lead),
            tuple(tuple(map(fill, sentences)) for sentences in raw.paragraphs),
            tuple(map(fill, raw.ingredients)),
            {
                name: (fill.value(name),) if name in SLOTS else tuple(map(fill, raw.beside[name]))
                for name in sorted(raw.beside)
            },
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

    def _filler(
        self, values: Mapping[str, str] | None = None, spell: Callable[[str], str] | None = None
    ) -> Filler:
        """Fills one passage or entry, whose slots keep their values."""
        ways = (spell or self._set, self._drawn, self.is_woman)
        filler = Filler(self.stream, *ways, self._marks, self._joined)
        day = self.workday()
        filler.values.update(coming=self.long_date(day), weekday=self.weekday(day))
        filler.values.update(values or {})
        return filler

    def _joined(self, before: str, word: str) -> str:
        return elided(before, word, self.language)

    def _drawn(self, slot: str) -> str:
        return SLOTS[slot](self)

    def _set(self, text: str) -> str:
        return typeset(self.locale.respelt(text), self.language)

    def _cooked(self, text: str) -> str:
        return self._set(american_recipe(text) if self.locale.country == "US" else text)

    def marks(self, text: str) -> list[Mark]:
        """The stretches of the text that a writer might stress: terms, names, figures."""
        return marks_of(text, self._marks)

    # --- names ------------------------------------------------------------------------------------

    def first_name(self, sex: str = "") -> str:
        """A first name, a ``"woman"``'s or a ``"man"``'s if so wished."""
        known = {"woman": women, "man": men}
        names = known[sex](self.language) if sex else lexicon(self.language, "first_names")
        return self.pick(names)

    def last_name(self) -> str:
        """A surname as it stands alone: 'Van den Berg', though 'Anna van den Berg'."""
        name = self.pick(lexicon(self.language, "surnames"))
        return name[0].upper() + name[1:]

    def person(self, sex: str = "") -> str:
        """A full name, a ``"woman"``'s or a ``"man"``'s if so wished."""
        return f"{self.first_name(sex)} {self.pick(lexicon(self.language, 'surnames'))}"

    def is_woman(self, person: str) -> bool:
        """Whether that is a woman's name."""
        return sex_of(self.language, person) == "woman"

    @cached_property
    def me(self) -> str:
        """The name of whoever sits before the screen and is signed in."""
        stream, names = self.stream.child("me"), lexicon(self.language, "first_names")
        return f"{stream.pick(names)} {stream.pick(lexicon(self.language, 'surnames'))}"

    def people(self, count: int) -> list[str]:
        """Full names, no first name or surname twice."""
        firsts = self.sample(lexicon(self.language, "first_names"), count)
        lasts = self.sample(lexicon(self.language, "surnames"), count)
        return [f"{first} {last}" for first, last in zip(firsts, lasts, strict=True)]

    def company(self) -> str:
        return self.pick(lexicon(self.language, "companies"))

    @property
    def country(self) -> Country:
        """The towns and streets of the page's region."""
        return country(self.language, self.locale.country)

    def city(self) -> str:
        return self.pick(list(self.country.towns))

    def cities(self, count: int) -> list[str]:
        return self.sample(list(self.country.towns), count)

    def street(self) -> str:
        """A street with a number."""
        return self.pick(self.country.streets).replace("#", str(self.integer(1, 94)))

    def postcode(self, city: str) -> str:
        return self.country.draw_postcode(self.stream, city)

    def town(self, city: str = "") -> str:
        """The last line of an address in the city, or in some other one: '50667 Köln'."""
        return self.country.address_line(self.stream, city or self.city())

    def phone(self, city: str = "") -> str:
        """A telephone of the city; without one, a mobile phone."""
        if not city:
            return filled(self.stream, self.pick(self.country.mobiles))
        return self.country.towns[city].draw_phone(self.stream)

    def domain(self, name: str = "") -> str:
        """A firm's domain, two words of its name or the last where that gets long; without a name
        some other one."""
        if not name:
            host, _, end = self.pick(lexicon(self.language, "domains")).rpartition(".")
            return f"{host}.{self.locale.country.lower() if end == self.language else end}"
        end = {"US": "com", "GB": "co.uk"}.get(self.locale.country, self.locale.country.lower())
        return f"{web_name(name) or 'office'}.{end}"

    def email(self, person: str = "", domain: str = "") -> str:
        first, _, last = (person or self.person()).partition(" ")
        return f"{ascii_word(first)}.{ascii_word(last)}@{domain or self.domain()}"

    def code(self, shape: str) -> str:
        """The shape with random digits for '#' and capital letters for '?'."""
        return filled(self.stream, shape)

    def photo(self, *words: str) -> str:
        """The id of a photograph that one of the words names or describes; on a page it is another
        one each time, as long as there are others. ValueError where nothing is described so."""
        known = [name for name in photos() if name in words] or with_words(*words)
        if not known:
            raise ValueError(f"no photograph shows {' or '.join(words)}")
        free = [name for name in known if name not in self._photos] or known
        self._photos.append(self.pick(free))
        return self._photos[-1]

    # --- type -------------------------------------------------------------------------------------

    def face(self, size: float = 0, *, bold: bool = False, italic: bool = False) -> Face:
        """The running text's face, at its own size or at another."""
        return Face(self.body, size or self.size, bold, italic, self.whole)

    def ui_face(self, size: float = 13, *, bold: bool = False, italic: bool = False) -> Face:
        return Face(self.ui, size, bold, italic, self.whole)

    def mono_face(self, size: float = 13, *, bold: bool = False) -> Face:
        return Face(self.mono, size, bold, whole=self.whole)


SLOTS: dict[str, Callable[[Writer], str]] = {
    "person": Writer.person,
    "woman": lambda w: w.person("woman"),
    "man": lambda w: w.person("man"),
    "first": Writer.first_name,
    "she": lambda w: w.first_name("woman"),
    "he": lambda w: w.first_name("man"),
    "last": Writer.last_name,
    "company": Writer.company,
    "city": Writer.city,
    "street": Writer.street,
    **FIGURES,
    "code": lambda w: w.code("??-####"),
    "email": Writer.email,
    "phone": Writer.phone,
}
