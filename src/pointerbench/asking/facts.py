"""Facts as a screen shows them: which can be relied on, and what a shown text is worth."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pointerbench.elements.tree import ElementTree, Group, ListKind, Value

_LEAST = 3  # items of a list that is worth a question
_TIMES: Mapping[str, float] = {"k": 1e3, "m": 1e6, "b": 1e9, "万": 1e4, "亿": 1e8}
_NUMBER = re.compile(r"[-+−]?\d[\d,]*(?:\.\d+)?")
_SCALE = re.compile(r"\s*([kmb](?![a-z])|[万亿])", re.IGNORECASE)  # not the k of "kg"
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})\s*(am|pm)?", re.IGNORECASE)
_SPANS = (("d|天", 1440.0), ("h|hrs?|hours?|小时|时", 60.0), ("min|m|mins|minutes?|分钟|分", 1.0))
MEASURED = ("money", "number", "count", "percent", "rating", "duration")
ORDERED = (*MEASURED, "date", "time")


@dataclass(frozen=True, slots=True)
class Listed:
    """The visible items of one list of a screen, and its facts that all of them show."""

    name: str
    kind: ListKind
    items: tuple[Group, ...]
    facts: tuple[str, ...]

    def value(self, item: Group, fact: str) -> Value:
        return item.facts[fact].value

    def of_kind(self, *kinds: str) -> list[str]:
        return [fact for fact in self.facts if self.kind.facts[fact].kind in kinds]


def lists(tree: ElementTree) -> Iterator[Listed]:
    """The lists of a screen that have items enough, each with the facts that can be relied on."""
    for name, kind in tree.kinds.items():
        # One of which only a picture is seen counts too: what it is worth nobody can tell.
        items = tuple(i for i in tree.items(name) if i.text or tree.of_group(i.id))
        if len(items) < _LEAST or len({item.parent for item in items}) != 1:
            continue
        usable = [fact for fact in kind.facts if all(shows(item, fact, kind) for item in items)]
        if kind.title in usable and len({item.key for item in items}) == len(items):
            yield Listed(name, kind, items, tuple(usable))


def shows(item: Group, fact: str, kind: ListKind) -> bool:
    """Whether a fact stands on the screen, and what stands there is worth its value."""
    known = item.facts.get(fact)
    if known is None:
        return False
    described = kind.facts[fact].kind
    if described == "flag":
        return bool(known.value) == bool(known.text) and known.text in item.text
    if not known.text or not _stands(known.text, item.text):
        return False
    worth = worth_of(known.text, described)
    return worth is None or worth == known.value or _near(worth, known.value)


def _stands(text: str, around: str) -> bool:
    """Whether a text stands in another, not as a part of a longer number."""
    text = " ".join(text.split())
    end = r"(?![\d])" if text[-1:].isdigit() else ""
    start = r"(?<![\d.,])" if text[:1].isdigit() else ""
    return re.search(start + re.escape(text) + end, around) is not None


def _near(worth: Value, value: Value) -> bool:
    if isinstance(worth, str) or isinstance(value, str):
        return False
    return abs(worth - value) <= 0.051 * max(abs(value), 0.01)  # 12.4K for 12,380


def worth_of(text: str, kind: str) -> Value | None:
    """What a shown text is worth, read by itself; None where only people can tell, as of a date."""
    if kind == "time":
        return _clock(text)
    if kind == "duration":
        return _span(text)
    if kind not in MEASURED:
        return None
    match = _NUMBER.search(text)
    if match is None:
        return None
    number = float(match[0].replace(",", "").replace("−", "-").replace("+", ""))
    after = _SCALE.match(text, match.end())
    return number * (_TIMES[after[1].lower()] if after else 1.0)


def _clock(text: str) -> str | None:
    match = _CLOCK.search(text)
    if match is None:
        return None
    hour = int(match[1])
    if match[3]:
        hour = hour % 12 + (12 if match[3].lower() == "pm" else 0)
    return f"{hour:02d}:{match[2]}"


def _span(text: str) -> float | None:
    total, found = 0.0, False
    for unit, minutes in _SPANS:
        match = re.search(rf"(\d+(?:\.\d+)?)\s*(?:{unit})(?![a-z])", text.lower())
        if match:
            total, found = total + float(match[1]) * minutes, True
    if found:
        return total
    clock = re.fullmatch(r"(?:(\d+):)?(\d{1,2}):(\d{2})", text.strip())
    if clock is None:
        return None
    return int(clock[1] or 0) * 60 + int(clock[2]) + int(clock[3]) / 60


def thresholds(values: Sequence[float], kind: str) -> list[float]:
    """Round numbers that lie between two values, clear of both; each cuts the list in two.

    ``kind`` is that of the fact: what is counted, told in minutes or whole everywhere has no
    halves.
    """
    whole = kind in ("count", "duration") or all(float(value).is_integer() for value in values)
    least = 1.0 if whole else 0.1
    ordered = sorted(set(values))
    found = []
    for low, high in pairwise(ordered):
        middle = _roundest(low, high, least)
        if middle is not None:
            found.append(middle)
    return found


def _roundest(low: float, high: float, least: float) -> float | None:
    """The roundest number between, at least a tenth of the gap away from both."""
    gap = high - low
    for step in (1000.0, 500.0, 100.0, 50.0, 20.0, 10.0, 5.0, 2.0, 1.0, 0.5, 0.1):
        number = round((low + gap / 2) / step) * step
        if step >= least and low + gap / 10 < number < high - gap / 10:
            return round(number, 1)
    return None
