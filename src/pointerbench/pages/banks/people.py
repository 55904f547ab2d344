"""People and companies: names, handles, addresses of e-mail and telephones that nobody has."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pointerbench.pages.banks.memory import Memory
from pointerbench.pages.banks.prose import lines_of, read_table
from pointerbench.values.rng import Stream

Name = tuple[str, str]
"""As it is written, and in the letters of an address."""

_HANDLES = ("{g}.{f}", "{g}{f}", "{g}_{f}", "{g}{i}", "{i}{f}", "{g}.{f}{n}", "{g}{n}", "{f}.{g}")
_AREAS = (212, 312, 404, 503, 512, 617, 646, 702, 718, 773, 804, 916)


@dataclass(frozen=True)
class Origin:
    """Names that go together, and how many people in a hundred have such."""

    share: int
    given: tuple[Name, ...]
    family: tuple[Name, ...]


@cache
def origins(language: str) -> tuple[Origin, ...]:
    """The groups of a language's names."""
    entries = read_table(language, "names")["origin"]
    return tuple(
        Origin(entry["share"], _names(entry["given"]), _names(entry["family"]))
        for entry in entries.values()
    )


def _names(block: str) -> tuple[Name, ...]:
    """Names parted by commas; ``写法=pinyin`` says how one stands in an address."""
    pairs = (name.strip().partition("=") for name in block.replace("\n", " ").split(","))
    return tuple((name, letters or plain(name)) for name, _, letters in pairs if name)


def plain(name: str) -> str:
    """A name in the letters of an address: "Zoë O'Hara" gives "zoeohara"."""
    parts = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in parts if letter.isascii() and letter.isalnum()).lower()


@cache
def parts(language: str, block: str) -> tuple[str, ...]:
    """What other names are composed of: domains, roots and trades of companies, nicknames."""
    return lines_of(read_table(language, "names")[block].replace(",", "\n"))


def person(stream: Stream, memory: Memory, language: str, currency: str) -> dict[str, str]:
    """Somebody whose given name, handle and address no one else in the document has."""
    given, family = memory.fresh("person", lambda: _name(stream, memory, language))
    chinese = language == "zh"
    name = family[0] + given[0] if chinese else f"{given[0]} {family[0]}"

    def email() -> str:
        return f"{given[1]}.{family[1]}@{stream.pick(parts(language, 'domains'))}"

    handle = memory.fresh("handle", lambda: _handle(stream, given[1], family[1]))
    return {
        "name": name,
        "given": given[0],
        "family": family[0],
        "initials": family[0][0] if chinese else given[0][0] + family[0][0],
        "handle": handle,
        "email": memory.fresh("email", email),
        "phone": memory.fresh("phone", lambda: phone(stream, language, currency)),
    }


def _name(stream: Stream, memory: Memory, language: str) -> tuple[Name, Name]:
    groups = origins(language)
    own = stream.weighted({group: group.share for group in groups})
    family = own.family[int(len(own.family) * stream.random() ** (1.7 if language == "zh" else 1))]
    others = groups[0] if stream.chance(0.25) else own
    return memory.pick(stream, "given", others.given), family


def _handle(stream: Stream, given: str, family: str) -> str:
    form = stream.pick(_HANDLES)
    initial = given[0] if "{i}{f}" in form else family[0]
    return form.format(g=given, f=family, i=initial, n=stream.integer(2, 98))


def phone(stream: Stream, language: str, currency: str, *, full: bool = False) -> str:
    """A number of the ranges kept for fiction; Chinese ones masked, or of an unused range."""
    last = f"{stream.integer(0, 9999):04}"
    if language == "zh":
        start = stream.pick(
            (*range(130, 140), *range(150, 154), *range(155, 160), *range(180, 190))
        )
        return (
            f"12{stream.integer(1, 9)} {stream.integer(1000, 9999)} {last}"
            if full
            else (f"{start}****{last}")
        )
    if currency == "£":
        return f"07700 900{last[1:]}"
    return f"({stream.pick(_AREAS)}) 555-01{last[2:]}"


def company(stream: Stream, memory: Memory, language: str) -> str:
    """A company that does not exist: an unusual word and a trade."""
    root = brand(stream, memory, language)
    trade = memory.pick(stream, "trade", parts(language, "trades"))
    if language == "zh":
        return root + trade
    if stream.chance(0.12):
        return f"{root} & {brand(stream, memory, language)}"
    return f"{root} {trade}"


def brand(stream: Stream, memory: Memory, language: str) -> str:
    """A word or two that nothing is called."""
    return memory.pick(stream, "brand", parts(language, "roots"))


def nickname(stream: Stream, language: str) -> str:
    """What somebody calls themselves online: "quietharbor" / "山间有雾"."""
    first = stream.pick(parts(language, "nick_first"))
    second = stream.pick(parts(language, "nick_second"))
    if language == "zh":
        return first + second
    form = stream.pick(("{a}{b}", "{a}_{b}", "{a}.{b}", "{a}{b}{n}"))
    return form.format(a=first, b=second, n=stream.integer(2, 99))


def code(stream: Stream, pattern: str, marks: Mapping[str, str]) -> str:
    """The pattern with its marks drawn: 0 begins no number."""
    drawn = ""
    for mark in pattern:
        options = marks.get(mark, mark)
        begins = options[0] == "0" and not drawn[-1:].isdigit()
        drawn += stream.pick(options[1:] if begins and len(options) > 1 else options)
    return drawn


LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
DIGITS = "0123456789"
