"""Numbers in text, and what two or four of them in a row say.

Every pattern is possessive where it repeats, so that no text takes more than linear time.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pointerbench.run.parsers.found import (
    DECIMALS,
    NUMBER_COUNT,
    THOUSANDS,
    Failure,
    Found,
    Outcome,
)

# No group of several parts is possessive, here and beside: Python before 3.11.5 does not give back
# what one took before it failed.
NUMBER = r"[+-]?(?:[0-9]++(?:\.[0-9]*+)?+|\.[0-9]++)(?:[eE][+-]?[0-9]++)?"
UNIT = r"(?:\s?(?:%|px\b)|(?!\s?(?:%|px\b)))"
_ITEM = rf"[\"'~]?+{NUMBER}{UNIT}[\"']?+"
_BETWEEN = r"(?:\s*+[,;]\s*+|\s++)"
SERIES = rf"{_ITEM}(?:{_BETWEEN}{_ITEM}){{0,11}}"

NUMBERS = re.compile(NUMBER)
VALUE = re.compile(rf"\s*+({NUMBER})\s?(%|px)?\s*+")
_ONLY_SERIES = re.compile(rf"\s*+{SERIES}\s*+")


def is_series(text: str) -> bool:
    """Whether a text is numbers and nothing else, with no bracket that closes them."""
    return _ONLY_SERIES.fullmatch(text) is not None


def value(text: str) -> tuple[float, str] | None:
    """The number that a text is, and its unit; None if it is none."""
    match = VALUE.fullmatch(text)
    return (float(match[1]), match[2] or "") if match else None


def series(text: str) -> Outcome:
    """The numbers that stand between two tags or brackets; of several boxes with semicolons between
    them the first."""
    if "," in text and ";" not in text:
        try:
            return listed(text)
        except ValueError:
            pass  # there are units, quotes or brackets, or blanks that part numbers
    numbers = tuple(map(float, NUMBERS.findall(text)))
    if len(numbers) not in (2, 4):
        first, semicolon, rest = text.partition(";")
        boxes = semicolon and first.count(",") == 3 and rest.count(",") % 3 == 0
        return series(first) if boxes and len(numbers) % 4 == 0 else NUMBER_COUNT
    separators = text.count(",") + text.count(";")
    if separators not in (0, len(numbers) - 1) or (numbers[0] < 100 and _MIXED.fullmatch(text)):
        return THOUSANDS
    return Found(numbers, False, "%" if "%" in text else "px" if "px" in text else "")


def listed(text: str) -> Outcome:
    """As `series`, of a text that is known to be numbers with commas between them."""
    numbers = tuple(map(float, text.split(",")))
    if len(numbers) not in (2, 4):
        return NUMBER_COUNT
    if numbers[0] < 100 and _MIXED.fullmatch(text):
        return THOUSANDS
    return Found(numbers)


_MIXED = re.compile(
    r"\s*+[0-9]{1,2},[0-9]{3}[;,]?\s++[0-9]{1,2},[0-9]{3}\s*+"  # 1,024, 1,768
    r"|\s*+[1-9][0-9]?,0[0-9]{2}\s*+"  # 1,024
)


_HALF = r"[+-]?([0-9]{1,9}),([0-9]{1,9})(?:\s?(?:%|px))?"
_HALVES = re.compile(rf"(?<![0-9.,]){_HALF}(?:\s*+;\s*+|,\s++){_HALF}(?![0-9.,])")  # 0,51, 0,23


def commas(text: str, numbers: tuple[float, ...]) -> Failure | None:
    """What is wrong where these four numbers stand in a text as if they were two, with commas that
    part their digits: ``[1,204, 1,388]`` or ``[0,51, 0,23]``. A box written so is given up too."""
    spaced = text.count(", ")
    if spaced == text.count(",") or not (spaced or ";" in text):
        return None  # each is followed by a blank, or none is
    for group in _HALVES.findall(text):
        if tuple(map(float, group)) == tuple(map(abs, numbers)):
            short = len(group[0]) < 3 and len(group[2]) < 3  # no side has 100,000 pixels
            return THOUSANDS if short and len(group[1]) == len(group[3]) == 3 else DECIMALS
    return None


def rectangle(pairs: Sequence[tuple[float, ...]]) -> Found | None:
    """The box that four pairs go round, from corner to next corner; None if they are no box's."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = pairs
    across_first = y1 == y2 and x2 == x3 and y3 == y4 and x4 == x1
    down_first = x1 == x2 and y2 == y3 and x3 == x4 and y4 == y1
    return Found((x1, y1, x3, y3)) if across_first or down_first else None


_ONLY_GROUP = re.compile(
    rf"\[\s*+({NUMBER}(?:\s*+,\s*+{NUMBER})+)\s*+\]|\(\s*+({NUMBER}(?:\s*+,\s*+{NUMBER})+)\s*+\)"
)


def only_group(text: str) -> Outcome | None:
    """The one group in brackets that a text is, as most grounders answer; None if it is more."""
    match = _ONLY_GROUP.fullmatch(text)
    return listed(match[1] or match[2]) if match else None
