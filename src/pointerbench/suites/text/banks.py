"""The banks of sentences: ``prose/<language>/<register>.toml``, read once a process.

A register holds *passages* (one sentence a line, a blank line between paragraphs) or *lines* (one
entry a line, its fields parted by ' | '). Within a text

- ``{person}`` is a slot; `pointerbench.suites.text.writer` says which there are;
- ``{soon|in {month}|}`` is a choice: one of them stands there;
- ``{person~he|she}`` agrees with the slot: what stands there for a man, and for a woman;
- ``*tidal mill*`` is a term or a name that a writer would stress or link.

What else belongs to a passage's topic stands beside its text by a name of its own, one text a line:
``photo``, ``caption``, ``tags``, ``comments``. A name that is a slot's, ``company``, says what the
slot stands for throughout the passage.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from pointerbench.language.locales import Locale
from pointerbench.language.phrases import parse_phrases, read_toml

_HERE = Path(__file__).parent
SLOT = re.compile(r"\{(\w+)\}")
_OPTION = r"(?:[^{}|]|\{\w+\})*"
CHOICE = re.compile(rf"\{{({_OPTION}(?:\|{_OPTION})+)\}}")
BOUND = re.compile(r"\{(\w+)~([^{}|]*)\|([^{}|]*)\}")
STRESS = re.compile(r"\*(\S(?:[^*]*\S)?)\*")
_NO_BREAK = "\u00a0"
_OWN = {"title", "lead", "text", "ingredients"}


class Passage(NamedTuple):
    """A text on one topic: paragraphs of sentences, and by name what else belongs to the topic.

    ``lead`` and ``ingredients`` may be empty.
    """

    title: str
    lead: str
    paragraphs: tuple[tuple[str, ...], ...]
    ingredients: tuple[str, ...] = ()
    beside: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    @property
    def sentences(self) -> tuple[str, ...]:
        return tuple(sentence for paragraph in self.paragraphs for sentence in paragraph)


@cache
def american(locale: Locale) -> Locale:
    """The American region with the words that stand for the British ones of the banks."""
    words = read_toml(_HERE / "american.toml")["words"]
    return replace(locale, spelling=(*locale.spelling, *words.items()))


@cache
def registers(language: str) -> tuple[str, ...]:
    """The names of a language's registers, in alphabetical order."""
    return tuple(sorted(path.stem for path in (_HERE / "prose" / language).glob("*.toml")))


@cache
def passages(language: str, register: str) -> tuple[Passage, ...]:
    """A register's passages, slots not yet filled."""
    entries = read_toml(_HERE / f"prose/{language}/{register}.toml")["passage"]
    return tuple(
        Passage(
            entry["title"],
            entry.get("lead", ""),
            tuple(tuple(part.splitlines()) for part in entry["text"].strip().split("\n\n")),
            tuple(entry.get("ingredients", "").strip().splitlines()),
            {name: tuple(entry[name].strip().splitlines()) for name in entry if name not in _OWN},
        )
        for entry in entries
    )


def variants(text: str) -> tuple[str, ...]:
    """The text with its choices made, in as many ways as let every word stand in one of them."""
    text = BOUND.sub(r"{\2|\3}", text)
    choices = [choice.split("|") for choice in CHOICE.findall(text)]
    found = []
    for turn in range(max(map(len, choices), default=1)):
        made = iter([choice[turn % len(choice)] for choice in choices])
        found.append(CHOICE.sub(lambda _, made=made: next(made), text))  # type: ignore[misc]
    return tuple(found)


@cache
def entries(language: str, register: str) -> tuple[tuple[str, ...], ...]:
    """A register's lines, each as its fields, slots not yet filled."""
    lines = read_toml(_HERE / f"prose/{language}/{register}.toml")["lines"]
    return tuple(tuple(line.split(" | ")) for line in lines.strip().splitlines() if line.strip())


@cache
def labels(language: str, file: str) -> Mapping[str, str]:
    """The labels of ``labels/<file>.toml`` by their names."""
    lines = read_toml(_HERE / f"labels/{file}.toml")["labels"]
    return {phrase.attributes[0]: phrase.text for phrase in parse_phrases(lines, language)}


def label(language: str, key: str) -> str:
    """The label of that name: ``save`` of the common ones, ``mail.snooze`` of a family's."""
    file, _, name = key.partition(".") if "." in key else ("common", "", key)
    known = labels(language, file)
    if name not in known:
        raise KeyError(f"no label {key!r}: add it to labels/{file}.toml")
    return known[name]


def label_files() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (_HERE / "labels").glob("*.toml")))


def typeset(text: str, language: str) -> str:
    """The text with the blanks that may not break, where the language has them."""
    if language in ("de", "es"):
        return text.replace(" %", f"{_NO_BREAK}%")
    if language != "fr":
        return text
    return re.sub(r" (?=[;:!?»%€])|(?<=«) ", _NO_BREAK, text)


def all_texts(language: str) -> tuple[str, ...]:
    """Every sentence, title, entry and label of a language in its variants, slots as they are."""
    found = [text for file in label_files() for text in labels(language, file).values()]
    for register in registers(language):
        known = read_toml(_HERE / f"prose/{language}/{register}.toml")
        if "lines" in known:
            found += [field for entry in entries(language, register) for field in entry]
            continue
        for passage in passages(language, register):
            found += [passage.title, passage.lead, *passage.sentences, *passage.ingredients]
            found += [text for name in sorted(passage.beside) for text in passage.beside[name]]
    return tuple(STRESS.sub(r"\1", own) for text in found if text for own in variants(text))
