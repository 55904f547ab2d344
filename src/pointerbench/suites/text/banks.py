"""The banks of sentences: ``prose/<language>/<register>.toml``, read once a process.

A register holds *passages* (one sentence a line, a blank line between paragraphs) or *lines* (one
entry a line, its fields parted by ' | '). Words in braces are slots; `fill` says which there are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import parse_phrases, read_toml

_HERE = Path(__file__).parent
SLOT = re.compile(r"\{(\w+)\}")
_NO_BREAK = "\u00a0"


class Passage(NamedTuple):
    """A text on one topic: paragraphs of sentences. ``lead`` and ``ingredients`` may be empty."""

    title: str
    lead: str
    paragraphs: tuple[tuple[str, ...], ...]
    ingredients: tuple[str, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        return tuple(sentence for paragraph in self.paragraphs for sentence in paragraph)


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
        )
        for entry in entries
    )


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
    if language != "fr":
        return text
    return re.sub(r" (?=[;:!?»%€])|(?<=«) ", _NO_BREAK, text)


def all_texts(language: str) -> tuple[str, ...]:
    """Every sentence, title, entry and label of a language, slots as they are."""
    found = [text for file in label_files() for text in labels(language, file).values()]
    for register in registers(language):
        known = read_toml(_HERE / f"prose/{language}/{register}.toml")
        if "lines" in known:
            found += [field for entry in entries(language, register) for field in entry]
            continue
        for passage in passages(language, register):
            found += [passage.title, passage.lead, *passage.sentences, *passage.ingredients]
    return tuple(text for text in found if text)
