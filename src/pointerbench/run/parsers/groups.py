"""Places in free text: groups of numbers in brackets, by the names x and y, on a line of their own.

Each counts only when it is closed. Of several the one that was asked for counts, in the form that
the prompt shows; then one that has a line of its own; then the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pointerbench.run.parsers import named
from pointerbench.run.parsers.found import (
    ANOTHER_ACTION,
    NO_COORDINATES,
    TRUNCATED,
    Failure,
    Found,
    Outcome,
)
from pointerbench.run.parsers.numbers import NUMBERS, SERIES, rectangle, series

Form = tuple[str, int]
"""The brackets that open a group, and how many numbers are in it: ``[[x, y]]`` is ("[[", 2)."""

_GROUP = re.compile(rf"([\[(<{{])\s*+({SERIES})\s*+,?+\s*+([\])>}}])")
_NEXT = re.compile(r"\s*+,\s*+(?:[\[(<{]|$)|[ ]?(?=[\[(])")
_JOINT = re.compile(
    r"\s*+,\s*+(?:[\[(<{]|$)|[ ]?(?=[\[(])|[ ]?(to|through|until|and|--?>?|\u2192)[ ]?(?=[\[(])"
)
_BETWEEN = re.compile(r"(?i)\bbetween[ ]\Z")
_MOVED = re.compile(r"(?i)\b(?:drag|swip|slid|mov)")
_CLOSING = {"[": "]", "(": ")", "<": ">", "{": "}"}
_BARE = re.compile(rf"(?:[^\n0-9]{{2,60}}?:)?[\s*`\"'$>]*+({SERIES})[\s*`\"'$.]*+")
_AROUND = " \t*`_$\"'.>-#"
_BEFORE = 60  # characters in which words tell what a group is
_LONGEST_LINE = 200
_MOST = 1000  # groups of one text


Place = tuple[Outcome, int, int]
"""A group, or the corners that several make, and where in the text it begins and ends."""


def groups(text: str) -> Outcome | None:
    """The first closed group of a text: in brackets, or by the names x and y."""
    return _named_or(first(text), text)


def _named_or(bracketed: Place | None, text: str) -> Outcome | None:
    keyed = named.place(text) if named.may_be(text) else None
    if bracketed is None or (keyed and isinstance(bracketed[0], Failure)):
        return keyed[0] if keyed else None
    return keyed[0] if keyed and keyed[1] < bracketed[1] else bracketed[0]


def first(text: str) -> Place | None:
    """The first group in brackets of two numbers or four; a wrong one only if there is no other."""
    left = None
    for place in places(text):
        if isinstance(place[0], Found):
            return place
        left = left or place
    return left


def places(text: str) -> Iterator[Place]:
    """The groups in brackets; two pairs side by side are the corners of a box, and so are four that
    go round one."""
    match = _GROUP.search(text)
    left = _MOST
    while match and left:
        left -= 1
        end = match.end()
        if _CLOSING[match[1]] == match[3]:
            found = series(match[2])
            joint = _JOINT.match(text, end)
            if joint and isinstance(found, Found) and len(found.numbers) == 2:
                place = _with_corners(text, (found, match.start(), end), joint)
                end = place[2]
                yield place
            else:
                yield found, match.start(), end
        match = _GROUP.search(text, end)


def _with_corners(text: str, pair: Place, joint: re.Match[str]) -> Place:
    """A pair, or the box of which another corner follows it; torn if that is. What is dragged from
    one to the other is no box."""
    one, start, at = pair
    before = text[max(0, start - _BEFORE) : start] if joint[1] else ""
    if joint[1]:  # a word or a sign joins the two
        at = joint.end()
    second = _GROUP.match(text, _next_bracket(text, at))
    if second is None:
        return (TRUNCATED, *pair[1:]) if _torn_group(text, at) else pair
    other = series(second[2])
    if not isinstance(one, Found) or not isinstance(other, Found) or len(other.numbers) != 2:
        return pair
    if joint[1] == "and" and not _BETWEEN.search(before):
        return pair
    if _MOVED.search(before):
        return ANOTHER_ACTION, start, second.end()
    if _next_pair(text, second.end()):
        return _round(text, pair) or pair
    box = Found(one.numbers + other.numbers, unit=one.unit or other.unit)
    return box, start, second.end()


def _next_pair(text: str, end: int) -> re.Match[str] | None:
    return _GROUP.match(text, _next_bracket(text, end)) if _NEXT.match(text, end) else None


def _round(text: str, pair: Place) -> Place | None:
    """The box round which four pairs go; None where they are only a list of points."""
    one, start, end = pair
    pairs = [one.numbers] if isinstance(one, Found) else []
    while len(pairs) < 5 and (following := _next_pair(text, end)):
        found = series(following[2])
        if isinstance(found, Failure) or len(found.numbers) != 2:
            return None
        pairs.append(found.numbers)
        end = following.end()
    box = rectangle(pairs) if len(pairs) == 4 else None
    return (box, start, end) if box else None


_TO_BRACKET = re.compile(r"\s*+,?+\s*+")
_TORN = re.compile(rf"\s*+,?+\s*+[\[(]?+\s*+(?:{SERIES}\s*+,?+\s*+[+-]?\.?)?$")


def _next_bracket(text: str, end: int) -> int:
    match = _TO_BRACKET.match(text, end)
    return match.end() if match else end


def _torn_group(text: str, end: int) -> bool:
    """Whether a text ends in the middle of the group that begins here."""
    return bool(text[end:].strip()) and _TORN.match(text, end) is not None


def asked(text: str, forms: tuple[Form, ...]) -> Found | None:
    """What stands on a line of its own in a form that was asked for: the first such."""
    for place in places(text) if forms else ():
        found = place[0]
        if isinstance(found, Found) and _is_asked(text, place, forms) and _is_alone(text, place):
            return found
    return None


def _picked(text: str, forms: tuple[Form, ...]) -> Found | None:
    """The group that is asked for, or else has a line of its own; None where neither is."""
    alone = asked_for = None
    for place in places(text):
        found = place[0]
        if not isinstance(found, Found):
            continue
        stands_alone, fits = _is_alone(text, place), _is_asked(text, place, forms)
        if stands_alone and fits:
            return found
        asked_for = asked_for or (found if fits else None)
        alone = alone or (found if stands_alone else None)
    return asked_for or alone


def _is_asked(text: str, place: Place, forms: tuple[Form, ...]) -> bool:
    found, start, end = place
    if not isinstance(found, Found):
        return False
    for opening, count in forms:
        begin = start + 1 - len(opening)
        if count == len(found.numbers) and text.startswith(opening, max(0, begin)):
            return len(opening) == 1 or text.startswith("]]", end - 1)
    return False


def _is_alone(text: str, place: Place) -> bool:
    """Whether a line holds this group and nothing else but marks."""
    before = text[max(0, place[1] - _BEFORE) : place[1]]
    after = text[place[2] : place[2] + _BEFORE]
    line_before, line_after = before.rpartition("\n")[2], after.partition("\n")[0]
    return not line_before.strip(_AROUND + "[(") and not line_after.strip(_AROUND + "])")


def bare(text: str) -> Outcome | None:
    """A line with nothing but two or four numbers, perhaps after words and a colon: the first or
    the last one of a text."""
    for line in _edges(text):
        match = _BARE.fullmatch(line.replace("**", ""))
        if match and len(NUMBERS.findall(match[1])) > 1:
            return series(match[1])
    return None


def _edges(text: str) -> list[str]:
    stripped = text.strip()
    first = stripped.find("\n")
    last = stripped.rfind("\n") + 1
    lines = [stripped[:first], stripped[last:]] if last else [stripped]
    return [line.strip() for line in lines if len(line) <= _LONGEST_LINE]


def free(text: str, forms: tuple[Form, ...] = ()) -> Outcome:
    """Whatever a text says: a group, or bare numbers."""
    place = first(text)
    grouped: Outcome | None = None
    if place and (forms or "\n" in text) and isinstance(place[0], Found):
        others = _GROUP.search(text, place[2]) or named.may_be(text)
        grouped = _picked(text, forms) if others else None
    grouped = grouped or _named_or(place, text)
    said = grouped if isinstance(grouped, Found) else bare(text) or grouped or NO_COORDINATES
    if isinstance(said, Found) and said.numbers[-1] == 0 and _CUT_FRACTION.search(text):
        return TRUNCATED
    return said


_CUT_FRACTION = re.compile(r"\.[0-9]++[^0-9.]{1,20}\b0\.\s*\Z")  # 0.512, y=0.
