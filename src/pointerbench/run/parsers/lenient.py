"""A reader of almost-JSON: Python's quotes and words, bare keys, trailing commas, padded numbers,
and replies that break off. What is not closed is marked as torn and never read as a number.

It never fails and never goes back further than a few hundred characters, so any text is read in
linear time and to a bounded depth.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from pointerbench.run.parsers.numbers import NUMBER

DEEPEST = 24
_WINDOW = 300  # characters in which a broken object may go on with its next key


class _Torn:
    """A value that breaks off."""

    def __repr__(self) -> str:
        return "TORN"


TORN: Final = _Torn()


class TornText(str):
    """A string without its closing quote."""

    __slots__ = ()


class TornList(list[Any]):
    """A list without its closing bracket."""


class TornObject(dict[str, Any]):
    """An object without its closing brace."""


class Arguments(dict[str, Any]):
    """What stands in the brackets of a call: by name, and under "" those without one."""


_DECODER = json.JSONDecoder(parse_int=float, parse_constant=lambda _: None, strict=False)

_PLAIN = "\"',([-+."  # with what is above the slash, what most values begin and end with
_SPACES = r"(?:\s++|//[^\n]*+\n)*"
_QUOTED = r"\"(?:[^\"\\]|\\.)*+\"|'(?:[^'\\]|\\.)*+'"
_BARE = r"[A-Za-z_$][\w.$-]*+"
_SPACE = re.compile(_SPACES)
_NUMBER = re.compile(rf"({NUMBER})(\s?%|px)?([\s,\]}})])?")  # and what closes it
_NUMBERS = re.compile(rf"{NUMBER}(?:, ?{NUMBER})*(?=[\])])")  # a whole list, mostly
_STRING = re.compile(_QUOTED, re.DOTALL)
_WORD = re.compile(_BARE)
_KEY = re.compile(rf"({_QUOTED}|{_BARE}){_SPACES}[:=]{_SPACES}", re.DOTALL)
_QUOTED_KEY = re.compile(r"[\"']([\w -]{1,40})[\"']\s{0,20}:")
_NAME = re.compile(rf"([A-Za-z_]\w*+)\s*+=(?!=){_SPACES}")
_WORDS = {
    "true": True,
    "True": True,
    "false": False,
    "False": False,
    "null": None,
    "None": None,
    "NaN": None,
    "nan": None,
    "Infinity": None,
    "inf": None,
}
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)


def decode(text: str, start: int = 0) -> tuple[Any, int]:
    """The value that begins at ``start``, strict JSON or not, and where it ends."""
    try:
        value, end = _DECODER.raw_decode(text, start)
    except (ValueError, RecursionError):
        return read(text, start)
    return (value, end) if _is_shallow(text, value) else read(text, start)


def whole(text: str) -> Any:
    """The value that all of a text is in strict JSON, or TORN; of lists and objects only."""
    if text[-1] not in "]}":
        return TORN
    try:
        value, end = _DECODER.raw_decode(text, 0)
    except (ValueError, RecursionError):
        return TORN
    if end < len(text):
        return TORN
    return value if _is_shallow(text, value) else read(text, 0)[0]


def _is_shallow(text: str, value: Any) -> bool:
    """Whether a value is no deeper than what is read here, without recursion."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return True
    level = [value]
    for _ in range(DEEPEST):
        inner = [item.values() if isinstance(item, dict) else item for item in level]
        level = [part for item in inner for part in item if isinstance(part, dict | list)]
        if not level:
            return True
    return False


def read(text: str, start: int, depth: int = 0) -> tuple[Any, int]:
    """The value that begins at ``start``, as far as it goes, and where reading stopped."""
    return _value(text, _skip(text, start), depth)


def _value(text: str, at: int, depth: int) -> tuple[Any, int]:
    if at >= len(text) or depth > DEEPEST:
        return TORN, at
    char = text[at]
    if char == "{":
        return _object(text, at + 1, depth)
    if char in "[(":
        return _list(text, at + 1, depth)
    if char in "\"'":
        return _string(text, at)
    return _scalar(text, at)


def arguments(text: str, start: int) -> tuple[Arguments, int]:
    """What stands after the opening bracket of a call, up to the closing one. Numbers count only
    if it is there; strings and lists if they are closed themselves."""
    found = Arguments()
    unnamed: list[Any] = []
    closed = True
    at = _skip(text, start)
    while not text.startswith(")", at):
        name = _NAME.match(text, at)
        value, end = _value(text, name.end() if name else at, 1)
        if name:
            found[name[1]] = value
        elif found and isinstance(value, float):
            found[next(reversed(found))] = TORN  # x=1,024
        elif value is not TORN:
            unnamed.append(value)
        at = _skip(text, end)
        if text.startswith(",", at):
            at = _skip(text, at + 1)
        elif not text.startswith(")", at):
            closed = False
            break
    if closed:
        at += 1
    else:
        found.update({key: _if_closed(value) for key, value in found.items()})
        unnamed = TornList(_if_closed(value) for value in unnamed)
    if unnamed or not closed:
        found[""] = unnamed
    return found, at


def _if_closed(value: Any) -> Any:
    return TORN if isinstance(value, float | int) else value


def _skip(text: str, at: int) -> int:
    char = text[at : at + 1]
    if "/" < char <= "~" or char in _PLAIN:
        return at
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _object(text: str, at: int, depth: int) -> tuple[dict[str, Any], int]:
    found: dict[str, Any] = {}
    key: str | None = None
    at = _skip(text, at)
    while not text.startswith("}", at):
        match = _KEY.match(text, at)
        if match:
            key, at = match[1], match.end()
            if key[0] in "\"'":
                key = key[1:-1]
        else:
            if key is not None and text[at : at + 1].isdigit():
                found[key] = TORN  # 1,024
            again = _QUOTED_KEY.search(text, at, at + _WINDOW)
            if again is None or not found:
                return TornObject(found), max(at, 1)
            key, at = again[1], _skip(text, again.end())
        found[key], at = _value(text, at, depth + 1)
        at = _skip(text, at)
        if text.startswith(",", at):
            at = _skip(text, at + 1)
    return found, at + 1


def _list(text: str, at: int, depth: int) -> tuple[list[Any], int]:
    if depth < DEEPEST and (numbers := _NUMBERS.match(text, at)):
        return [float(number) for number in numbers[0].split(",")], numbers.end() + 1
    found: list[Any] = []
    at = _skip(text, at)
    while not text.startswith(("]", ")"), at):
        value, end = _value(text, at, depth + 1)
        if value is TORN:
            return TornList(found), end
        found.append(value)
        at = _skip(text, end)
        if text.startswith(",", at):
            at = _skip(text, at + 1)
        elif not text.startswith(("]", ")"), at):
            return TornList(found), at
    return found, at + 1


def _string(text: str, at: int) -> tuple[str, int]:
    match = _STRING.match(text, at)
    if match is None:
        return TornText(text[at + 1 :]), len(text)
    inner = match[0][1:-1]
    return _ESCAPE.sub(_escaped, inner) if "\\" in inner else inner, match.end()


def _escaped(match: re.Match[str]) -> str:
    if match[1]:
        return chr(int(match[1], 16))
    return _ESCAPES.get(match[2], match[2])


def _scalar(text: str, at: int) -> tuple[Any, int]:
    number = _NUMBER.match(text, at)
    if number:
        digits, unit, closed = number.groups()
        if closed is None:
            return TORN, number.end()
        return (digits + unit if unit else float(digits)), number.end() - 1
    word = _WORD.match(text, at)
    if word is None:
        return TORN, at
    return _WORDS.get(word[0], word[0]), word.end()
