"""What tables on a screen say: facts of their rows, and how their columns compare."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pointerbench.asking.naming import quote
from pointerbench.elements.tree import Fact, FactKind, ListKind

TITLE = "title"
"""The part of a row that names it; the other parts are named by their column."""

_FEWEST = 3  # rows that are worth comparing
_NUMBER = re.compile(r"[+\-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[+\-−]?\d+(?:\.\d+)?")
_PERCENT = re.compile(r"[+\-−]?\d+(?:\.\d+)?\s?%")
_MONEY = re.compile(r"[+\-−]?[$£€¥￥]\s?\d[\d,]*(?:\.\d\d)?")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_TIME = re.compile(r"\d{1,2}:\d{2}")
_KINDS: Mapping[str, re.Pattern[str]] = {
    "number": _NUMBER,
    "percent": _PERCENT,
    "money": _MONEY,
    "date": _DATE,
    "time": _TIME,
}
_NOUNS = {"en": ("row", "rows"), "zh": ("条目", "个")}
_DEEDS = {
    "en": ("Select {item}", "Click {item}", "Go to {item}"),
    "zh": ("选中{item}", "点击{item}", "定位到{item}"),
}


def list_kind(columns: Sequence[str], rows: Sequence[Mapping[str, str]]) -> ListKind | None:
    """How the rows of a table compare, each given as the text of its cells by column.

    The columns are called what their headers say, in quotes, in both languages. None where nothing
    tells the rows apart or there are too few.
    """
    if len(rows) < _FEWEST:
        return None
    kept = [name for name in columns if name and any(row.get(name) for row in rows)]
    kinds = {name: kind_of([row.get(name, "") for row in rows]) for name in kept}
    title = _title(kept, kinds, rows)
    if not title:
        return None
    return ListKind(
        nouns=_NOUNS,
        title=title,
        facts={name: FactKind(kind, _words(name, kind)) for name, kind in kinds.items()},
        parts={TITLE: _DEEDS},
    )


def kind_of(texts: Sequence[str]) -> str:
    """What a column holds: a kind of `FactKind`, ``label`` where it is nothing to measure."""
    told = [text.strip() for text in texts if text.strip()]
    for kind, pattern in _KINDS.items():
        if told and all(pattern.fullmatch(text) for text in told):
            return kind
    return "label"


def _title(
    columns: Sequence[str], kinds: Mapping[str, str], rows: Sequence[Mapping[str, str]]
) -> str:
    """The first column of words of which no two rows have the same."""
    for name in columns:
        texts = [row.get(name, "") for row in rows]
        if kinds[name] == "label" and all(texts) and len(set(texts)) == len(texts):
            return name
    return ""


def _words(name: str, kind: str) -> Mapping[str, Mapping[str, str]]:
    said = {language: {"name": quote(name, language)} for language in _NOUNS}
    if kind == "label":
        said["en"]["of"] = f"with “{{value}}” under {quote(name, 'en')}"
        said["zh"]["of"] = f"{quote(name, 'zh')}为“{{value}}”的"
    return said


def facts_of(row: Mapping[str, str], kind: ListKind) -> dict[str, Fact]:
    """What a row is worth in the respects of its table."""
    return {
        name: Fact(_worth(text, kind.facts[name].kind), text)
        for name, text in row.items()
        if name in kind.facts and text.strip()
    }


def _worth(text: str, kind: str) -> float | str:
    plain = text.strip()
    if kind == "time":
        hours, minutes = plain.split(":")
        return f"{int(hours):02d}:{minutes}"
    if kind in ("number", "percent", "money"):
        return float(re.sub(r"[^\d.\-−]", "", plain).replace("−", "-"))
    return plain
