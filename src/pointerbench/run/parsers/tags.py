"""Coordinates between tags or in their attributes: box tokens, <point>, <points>, <box>, <bbox>."""

from __future__ import annotations

import re

from pointerbench.run.parsers import groups, numbers
from pointerbench.run.parsers.found import (
    EXTENT,
    NUMBER_COUNT,
    POINT_TOKENS,
    TRUNCATED,
    Found,
    Outcome,
)

_NAMES = (
    "points?|box|bbox|coordinates?|coords?|position|location|click|point_2d|bbox_2d|bounding_box"
)
_BOX_TOKENS = re.compile(r"<\|box_start\|>(.{0,400}?)<\|box_end\|>", re.DOTALL)
_OPENING = re.compile(rf"<({_NAMES})\b([^<>]{{0,2000}}+)(/?>)?", re.IGNORECASE)
_ATTRIBUTE = re.compile(
    r"([A-Za-z_]\w{0,20}+)\s*+=\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\s\"'<>/]++)(?=[\s>/]))"
)
_SERIES = re.compile(rf"[\s(\[<]*+{numbers.NUMBER}(?:[\s,;]++{numbers.NUMBER})*[\s)\]>]*+")
_PAIR = re.compile(
    rf"<x>\s*+({numbers.NUMBER})\s*+(?:</x>\s*+<y>\s*+({numbers.NUMBER})\s*+</y>|(?=[^\s]|\Z))"
)
_LONGEST = 400  # characters between two tags
_EXTENTS = frozenset(("width", "height", "w", "h"))
_DIGIT = re.compile(r"[0-9]")
_BROKEN = re.compile(r"[)\]>]\s*+[,;]?\s*+[(\[<]")
_AGAIN = re.compile(r"[\t;]")
_POINT_TOKEN = re.compile(r"<POINT_[0-9]")


def tagged(text: str) -> Outcome | None:
    """What the first tag with a place says; None if there is no such tag.

    A tag that is opened and not closed makes the reply torn: what it holds may be longer.
    """
    if "<" not in text:
        return None
    if "<|box_start|>" in text:
        match = _BOX_TOKENS.search(text)
        return _content(match[1]) if match else _unclosed(text.rpartition("<|box_start|>")[2])
    if "<x>" in text and (pair := _PAIR.search(text)):
        return Found((float(pair[1]), float(pair[2])), True) if pair[2] else TRUNCATED
    if "<POINT_" in text and _POINT_TOKEN.search(text):
        return POINT_TOKENS
    left: Outcome | None = None
    for match in _OPENING.finditer(text):
        found = _of_tag(text, match)
        if isinstance(found, Found):
            return found
        left = left or found
    return left


def _of_tag(text: str, match: re.Match[str]) -> Outcome | None:
    name = match[1].lower()
    if "=" in match[2]:
        return _attributes(name, match[2], closed=bool(match[3]))
    if not match[3]:
        return TRUNCATED if match.end() == len(text) else None
    held = text[match.end() : match.end() + _LONGEST]
    end = held.lower().find(f"</{name}")
    if end < 0:
        return _unclosed(held) if _DIGIT.search(held) else None
    return _content(held[:end])


def _unclosed(text: str) -> Outcome:
    """What a tag says that is not closed: the box in it if that is, in brackets of its own. A pair
    may be the first of two corners."""
    if not text.rstrip().endswith((")", "]")):
        return TRUNCATED
    found = groups.groups(text)
    return found if isinstance(found, Found) and len(found.numbers) == 4 else TRUNCATED


def _content(text: str) -> Outcome | None:
    """Numbers between two tags, with brackets or without; None for words."""
    if _SERIES.fullmatch(text) and not _BROKEN.search(text):
        return numbers.series(text)
    return groups.groups(text)


def _attributes(name: str, text: str, *, closed: bool) -> Outcome | None:
    """x and y of a tag, the first of several numbered ones, or Molmo2's list of coordinates."""
    values: dict[str, str] = {}
    for key, double, single, plain in _ATTRIBUTE.findall(text + (">" if closed else "")):
        values.setdefault(key.lower(), double or single or plain)
    if "coords" in values:
        return _triples(values["coords"])
    if not _EXTENTS.isdisjoint(values) and "x" in values:
        return EXTENT
    if "box" in name and "x3" in values:
        return NUMBER_COUNT
    sides = ("x1", "y1", "x2", "y2") if "box" in name else ()
    for keys in (sides, ("x", "y"), ("x1", "y1")):
        if keys and all(key in values for key in keys):
            read = [numbers.value(values[key]) for key in keys]
            found = tuple(number[0] for number in read if number)
            unit = next((number[1] for number in read if number and number[1]), "")
            return Found(found, keyed=True, unit=unit) if len(found) == len(keys) else NUMBER_COUNT
    return None if closed else TRUNCATED


def _triples(text: str) -> Outcome:
    """The first point of "picture object x y object x y ..."; pictures end with a tab or ``;``."""
    words = _AGAIN.split(text.strip(), maxsplit=1)[0].split()
    read = [numbers.value(word) for word in words]
    if len(words) < 4 or len(words) % 3 != 1 or None in read:
        return NUMBER_COUNT
    return Found(tuple(number[0] for number in read[2:4] if number))
