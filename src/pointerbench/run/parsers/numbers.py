"""Numbers in text: bracketed groups, ``x=…, y=…`` and bare pairs, each only when it is closed.

Every pattern is possessive where it repeats, so that no text takes more than linear time.
"""

from __future__ import annotations

import re

from pointerbench.run.parsers.found import (
    NO_COORDINATES,
    NUMBER_COUNT,
    THOUSANDS,
    TRUNCATED,
    Failure,
    Found,
    Outcome,
)

# No group of several parts is possessive, here and beside: Python before 3.11.5 does not give back
# what one took before it failed.
NUMBER = r"[+-]?(?:[0-9]++(?:\.[0-9]*+)?+|\.[0-9]++)(?:[eE][+-]?[0-9]++)?"
_UNIT = r"(?:\s?(?:%|px\b)|(?!\s?(?:%|px\b)))"
_ITEM = rf"[\"']?+{NUMBER}{_UNIT}[\"']?+"
_BETWEEN = r"(?:\s*+[,;]\s*+|\s++)"
_SERIES = rf"{_ITEM}(?:{_BETWEEN}{_ITEM}){{0,7}}"

_NUMBER = re.compile(NUMBER)
_VALUE = re.compile(rf"\s*+({NUMBER})\s?(%|px)?\s*+")
_GROUP = re.compile(rf"([\[(<{{])\s*+({_SERIES})\s*+,?+\s*+([\])>}}])")
_NEXT = re.compile(r"\s*+,\s*+(?:[\[(<{]|$)|[ ]?(?=[\[(])")
_CLOSING = {"[": "]", "(": ")", "<": ">", "{": "}"}

_KEY = r"[\"'*`]{0,3}+\s*+[=:][\"'*`\s]{0,6}+"
_AFTER = rf"[\"'*`]{{0,3}}+{_UNIT}"
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
_ANY_KEY = re.compile(r"[xXyY][\w -]{0,12}[\"'*`]{0,3}\s{0,9}[=:]")
_CLOSED = re.compile(r"[\s\"'*`,]*+[\])}]")
_BARE = re.compile(rf"(?:[^\n0-9]{{2,60}}?:)?[\s*`\"'$>]*+({_SERIES})[\s*`\"'$.]*+")
_LONGEST_LINE = 200


_ONLY_SERIES = re.compile(rf"\s*+{_SERIES}\s*+")


def is_series(text: str) -> bool:
    """Whether a text is numbers and nothing else, with no bracket that closes them."""
    return _ONLY_SERIES.fullmatch(text) is not None


def value(text: str) -> tuple[float, str] | None:
    """The number that a text is, and its unit; None if it is none."""
    match = _VALUE.fullmatch(text)
    return (float(match[1]), match[2] or "") if match else None


def series(text: str) -> Outcome:
    """The numbers that stand between two tags or brackets."""
    numbers = tuple(map(float, _NUMBER.findall(text)))
    if len(numbers) not in (2, 4):
        return NUMBER_COUNT
    separators = text.count(",") + text.count(";")
    if separators not in (0, len(numbers) - 1) or (numbers[0] < 100 and _MIXED.fullmatch(text)):
        return THOUSANDS
    return Found(numbers, False, "%" if "%" in text else "px" if "px" in text else "")


def listed(text: str) -> Outcome:
    """As `series`, of a text that is known to be numbers with commas between them."""
    numbers = tuple([float(number.strip()) for number in text.split(",")])
    if len(numbers) not in (2, 4):
        return NUMBER_COUNT
    if numbers[0] < 100 and _MIXED.fullmatch(text):
        return THOUSANDS
    return Found(numbers)


_MIXED = re.compile(
    r"\s*+[0-9]{1,2},[0-9]{3}[;,]?\s++[0-9]{1,2},[0-9]{3}\s*+"  # 1,024, 1,768
    r"|\s*+[1-9][0-9]?,0[0-9]{2}\s*+"  # 1,024
)


# Before a separator stand one or two digits: no picture has a side of 100,000 pixels.
_MIXED_GROUP = re.compile(r"[\[(]\s*+([0-9]{1,2}),([0-9]{3}),\s++([0-9]{1,2}),([0-9]{3})\s*+[\])]")


def are_thousands(text: str, numbers: tuple[float, ...]) -> bool:
    """Whether these four numbers stand in a text as if they were two: ``[1,204, 1,388]``."""
    if numbers[0] >= 100 or numbers[2] >= 100:
        return False
    return any(tuple(map(float, group)) == numbers for group in _MIXED_GROUP.findall(text))


_ONLY_GROUP = re.compile(
    rf"\[\s*+({NUMBER}(?:\s*+,\s*+{NUMBER})+)\s*+\]|\(\s*+({NUMBER}(?:\s*+,\s*+{NUMBER})+)\s*+\)"
)


def only_group(text: str) -> Outcome | None:
    """The one group in brackets that a text is, as most grounders answer; None if it is more."""
    match = _ONLY_GROUP.fullmatch(text)
    return listed(match[1] or match[2]) if match else None


def groups(text: str) -> Outcome | None:
    """The first closed group of a text: in brackets, or by the names x and y."""
    bracketed, at = _bracketed(text)
    if "=" not in text and ":" not in text:
        return bracketed
    keyed, keyed_at = _keyed(text)
    if keyed is not None and (bracketed is None or keyed_at < at):
        return keyed
    return bracketed


def _bracketed(text: str) -> tuple[Outcome | None, int]:
    """The first group with brackets of two or four numbers, and where it begins; two pairs side by
    side are the corners of a box."""
    left: tuple[Outcome | None, int] = (None, len(text))
    for match in _GROUP.finditer(text):
        if _CLOSING[match[1]] != match[3]:
            continue
        found = series(match[2])
        if isinstance(found, Failure):
            left = (found, match.start()) if left[0] is None else left
            continue
        if len(found.numbers) == 2:
            found = _with_second_corner(text, match.end(), found)
        return found, match.start()
    return left


def _with_second_corner(text: str, end: int, first: Found) -> Outcome:
    """A pair, or the box whose other corner follows it; torn if the other corner is."""
    following = _NEXT.match(text, end)
    if following is None:
        return first
    second = _GROUP.match(text, _next_bracket(text, end))
    if second is None:
        torn = _torn_group(text, end)
        return TRUNCATED if torn else first
    other = series(second[2])
    if isinstance(other, Failure) or len(other.numbers) != 2:
        return first
    third = _GROUP.match(text, _next_bracket(text, second.end()))
    if third is not None and _NEXT.match(text, second.end()):
        return first  # a list of points, not two corners
    return Found(first.numbers + other.numbers, unit=first.unit or other.unit)


_TO_BRACKET = re.compile(r"\s*+,?+\s*+")
_TORN = re.compile(rf"\s*+,?+\s*+[\[(]?+\s*+(?:{_SERIES}\s*+,?+\s*+[+-]?\.?)?$")


def _next_bracket(text: str, end: int) -> int:
    match = _TO_BRACKET.match(text, end)
    return match.end() if match else end


def _torn_group(text: str, end: int) -> bool:
    """Whether a text ends in the middle of the group that begins here."""
    return bool(text[end:].strip()) and _TORN.match(text, end) is not None


def _keyed(text: str) -> tuple[Outcome | None, int]:
    """The first x and y by their names. A bracket before them must be closed after them."""
    best: tuple[Outcome | None, int] = (None, len(text))
    if _ANY_KEY.search(text) is None:
        return best
    lower = text.lower()
    for names, pattern in _PAIRS.items():
        if _NEEDED.get(names[0], "") not in lower:
            continue
        match = pattern.search(text)
        if match is None or match.start() >= best[1]:
            continue
        if match["open"] and not _CLOSED.match(text, match.end()):
            best = (TRUNCATED, match.start())
            continue
        numbers = [_VALUE.match(item) for item in match.groups()[1:]]
        floats = tuple(float(number[1]) for number in numbers if number)
        if names[0].startswith("y"):
            floats = floats[::-1]
        unit = next((number[2] for number in numbers if number and number[2]), "")
        best = (Found(floats, keyed=True, unit=unit), match.start())
    return best


def bare(text: str) -> Outcome | None:
    """A line with nothing but two or four numbers, perhaps after words and a colon: the first or
    the last one of a text."""
    for line in _edges(text):
        match = _BARE.fullmatch(line.replace("**", ""))
        if match and len(_NUMBER.findall(match[1])) > 1:
            return series(match[1])
    return None


def _edges(text: str) -> list[str]:
    stripped = text.strip()
    first = stripped.find("\n")
    last = stripped.rfind("\n") + 1
    lines = [stripped[:first], stripped[last:]] if last else [stripped]
    return [line.strip() for line in lines if len(line) <= _LONGEST_LINE]


def free(text: str) -> Outcome:
    """Whatever a short text says: a group, or bare numbers."""
    grouped = groups(text)
    found = grouped if isinstance(grouped, Found) else bare(text) or grouped or NO_COORDINATES
    if isinstance(found, Found) and found.numbers[-1] == 0 and _CUT_FRACTION.search(text):
        return TRUNCATED
    return found


_CUT_FRACTION = re.compile(r"\.[0-9]++[^0-9.]{1,20}\b0\.\s*\Z")  # 0.512, y=0.
