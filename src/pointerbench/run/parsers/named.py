"""Places whose numbers have names in a text: ``x=…, y=…``, ``x1 … y2``, "top-left (…)"."""

from __future__ import annotations

import re

from pointerbench.run.parsers.found import EXTENT, NUMBER_COUNT, TRUNCATED, Found, Outcome
from pointerbench.run.parsers.numbers import NUMBER, UNIT, VALUE

_KEY = r"[\"'*`]{0,3}+\s*+(?:[=:]\s?~?|~)[\"'*`\s]{0,6}+"
_AFTER = rf"[\"'*`]{{0,3}}+{UNIT}"
_AND = r"\s*+(?:[,;&|]\s*+)?(?:and\b\s*+)?[\"'*`-]{0,3}+\s*+"
_PAIRS = {
    names: re.compile(
        r"(?P<open>[\[({]\s*+[\"'*`]{0,3}+)?\b"
        + _AND.join(f"(?i:{name}){_KEY}({NUMBER}{_AFTER})" for name in names)
        + r"(?!,?[0-9])(?![A-Za-z_])"
    )
    for names in (
        ("x1", "y1", "x2", "y2"),
        ("x_?min", "y_?min", "x_?max", "y_?max"),
        ("x(?:[-_ ]?coord(?:inate)?)?", "y(?:[-_ ]?coord(?:inate)?)?"),
        ("y(?:[-_ ]?coord(?:inate)?)?", "x(?:[-_ ]?coord(?:inate)?)?"),
    )
}
_NEEDED = {"x1": "y2", "x_?min": "max"}  # in lower case, by the first name
_ANY_KEY = re.compile(r"[xXyY][\w -]{0,12}[\"'*`]{0,3}\s{0,9}[=:~]")
_CLOSED = re.compile(r"[\s\"'*`,]*+[\])}]")
_MORE = re.compile(rf"{_AND}(?:(?P<third>(?i:x_?3))|(?i:w|h|width|height)){_KEY}[0-9.]")
_LABELLED = re.compile(
    r"(?i)\b(top|upper|bottom|lower)[- ]?(left|right)\b[^\[({<0-9]{0,24}"
    rf"[\[(]\s*+({NUMBER})\s*+,\s*+({NUMBER})\s*+[\])]"
)
_LOWER = {"bottom", "lower"}
_MOST = 20  # labels of one text


def may_be(text: str) -> bool:
    """Whether there is any reason to look for names."""
    return "=" in text or ":" in text or "~" in text or "eft" in text


def place(text: str) -> tuple[Outcome, int] | None:
    """The first place by the names of its numbers, and where it begins. A bracket before them must
    be closed after them."""
    best = _keyed(text) if _ANY_KEY.search(text) else None
    corners = _corners(text) if "ight" in text else None
    if corners and (best is None or corners[1] < best[1]):
        return corners
    return best


def _keyed(text: str) -> tuple[Outcome, int] | None:
    best: tuple[Outcome, int] | None = None
    lower = text.lower()
    for names, pattern in _PAIRS.items():
        if _NEEDED.get(names[0], "") not in lower:
            continue
        match = pattern.search(text)
        if match is None or (best and match.start() >= best[1]):
            continue
        best = (_of(names, match), match.start())
    return best


def _of(names: tuple[str, ...], match: re.Match[str]) -> Outcome:
    text = match.string
    if more := _MORE.match(text, match.end()):
        return NUMBER_COUNT if more["third"] else EXTENT
    if match["open"] and not _CLOSED.match(text, match.end()):
        return TRUNCATED
    numbers = [VALUE.match(item) for item in match.groups()[1:]]
    floats = tuple(float(number[1]) for number in numbers if number)
    if names[0].startswith("y"):
        floats = floats[::-1]
    unit = next((number[2] for number in numbers if number and number[2]), "")
    return Found(floats, keyed=True, unit=unit)


def _corners(text: str) -> tuple[Outcome, int] | None:
    """The box of which corners are named, if there are two; none of it is one of its corners."""
    found: dict[tuple[bool, bool], tuple[float, float]] = {}
    start = len(text)
    for match, _ in zip(_LABELLED.finditer(text), range(_MOST), strict=False):
        corner = (match[1].lower() in _LOWER, match[2].lower() == "right")
        found.setdefault(corner, (float(match[3]), float(match[4])))
        start = min(start, match.start())
    for one, other in (((False, False), (True, True)), ((True, False), (False, True))):
        if one in found and other in found:
            return Found(found[one] + found[other]), start
    return (NUMBER_COUNT, start) if len(found) > 1 else None
