"""Reads the data files, each once in a process and only when it is asked for.

A reference `status.order` names the phrase list `order` of `phrases/status.toml`; `.order` names it
in the `lists` of the table kind at hand; `calendar.months` is shared by all suites.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.language.phrases import Phrase, calendar, parse_phrases, read_toml

_HERE = Path(__file__).parent


def read(name: str) -> dict[str, Any]:
    """The TOML file `name` (without suffix, relative to this folder)."""
    return read_toml(_HERE / f"{name}.toml")


@cache
def kind_names() -> tuple[str, ...]:
    """Every table kind, in alphabetical order."""
    return tuple(sorted(path.stem for path in (_HERE / "kinds").glob("*.toml")))


@cache
def companions(kind: str) -> tuple[str, ...]:
    """The kinds of the same group, itself included: those that one sheet may hold."""
    group = read(f"kinds/{kind}")["group"]
    return tuple(name for name in kind_names() if read(f"kinds/{name}")["group"] == group)


@cache
def phrases(reference: str, language: str, kind: str = "") -> tuple[Phrase, ...]:
    """The list that a reference names, in one language."""
    file, _, name = reference.rpartition(".")
    lists = read(f"phrases/{file}") if file else read(f"kinds/{kind}")["lists"]
    return parse_phrases(lists[name], language, name)


@cache
def texts(reference: str, language: str, kind: str = "") -> tuple[str, ...]:
    """The bare texts of a phrase list."""
    if reference.startswith("calendar."):
        return calendar(reference.removeprefix("calendar."), language)
    return tuple(phrase.text for phrase in phrases(reference, language, kind))


@cache
def by_attribute(reference: str, language: str) -> dict[str, str]:
    """The texts of a list by their first attribute: {'kg': 'kg', 'pc': 'Stk.'}."""
    return {phrase.attributes[0]: phrase.text for phrase in phrases(reference, language)}


@cache
def word(reference: str, language: str) -> tuple[str, ...]:
    """The alternatives of a single phrase: `headers.date`, parted by ' / '."""
    (text,) = texts(reference, language)
    return tuple(text.split(" / "))
