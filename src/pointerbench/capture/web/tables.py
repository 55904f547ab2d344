"""What tables on a page say: facts of their rows, and how their columns compare."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.elements.tree import Fact, FactKind, ListKind

_NUMBER = re.compile(r"[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[+-]?\d+(?:\.\d+)?")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_NOUNS = {"en": ("row", "rows"), "zh": ("行", "行")}


def typed(text: str) -> Fact:
    """What a cell is worth: a number where it is nothing else, else its text."""
    plain = text.strip()
    if _NUMBER.fullmatch(plain):
        return Fact(float(plain.replace(",", "")), text)
    return Fact(plain, text)


def kinds_of(groups: Sequence[Mapping[str, Any]], language: str) -> dict[str, ListKind]:
    """How the rows of each table compare, by ``table0`` and so on. The words are those of the
    page's headers, so they are known in its language only."""
    rows: dict[str, list[Mapping[str, str]]] = {}
    for group in groups:
        if group["facts"]:
            rows.setdefault(f"table{group['table']}", []).append(group["facts"])
    return {kind: _list_kind(facts, language) for kind, facts in rows.items()}


def _list_kind(rows: Sequence[Mapping[str, str]], language: str) -> ListKind:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    facts = {
        name: _fact_kind(name, [row[name] for row in rows if name in row], language)
        for name in columns
    }
    title = next((name for name in columns if facts[name].kind == "label"), columns[0])
    nouns = {language: _NOUNS[language]}
    return ListKind(nouns, title, facts, {})


def _fact_kind(name: str, values: Sequence[str], language: str) -> FactKind:
    if all(_NUMBER.fullmatch(value.strip()) for value in values):
        most = {"en": ("highest", "lowest"), "zh": ("最高的", "最低的")}[language]
        words = (
            {"name": name, "max": f"{most[0]} {name}", "min": f"{most[1]} {name}"}
            if language == "en"
            else {"name": name, "max": f"{name}{most[0]}", "min": f"{name}{most[1]}"}
        )
        return FactKind("number", {language: words})
    if all(_DATE.fullmatch(value.strip()) for value in values):
        return FactKind("date", {language: {"name": name}})
    of = f"whose {name} is {{value}}" if language == "en" else f"{name}为{{value}}的"
    return FactKind("label", {language: {"name": name, "of": of}})
