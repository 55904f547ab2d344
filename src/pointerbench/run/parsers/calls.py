"""Calls in a text: ``<tool_call>`` blocks, their XML form, and ``click(...)`` as code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pointerbench.run.parsers import numbers, values
from pointerbench.run.parsers.actions import action_kind
from pointerbench.run.parsers.found import (
    NO_COORDINATES,
    OTHER,
    PLAIN,
    TRUNCATED,
    Found,
    Outcome,
    Statement,
    choice,
)
from pointerbench.run.parsers.lenient import TornText, arguments, decode

_MARK = re.compile(r"</?(?:seed:)?tool_call\w*+>|⚗")
_FUNCTION = re.compile(r"<function\w*+(?:=|\sname=)\"?([\w.-]{1,80}+)\"?>")
_PARAMETER = re.compile(
    r"<parameter\w*+(?:=|\sname=)\"?(\w{1,40}+)\"?>(.{0,2000}?)(</parameter|(?=<parameter)|</function|\Z)",
    re.DOTALL,
)
_NAME_BACKWARDS = re.compile(r"(?!\.)[\w.]*[A-Za-z_]")
_LONGEST_NAME = 60
_NO_NAME = ("", " ", "\n", "[", "(", "'", '"')  # right before most brackets that call nothing
_STANDS_ALONE = re.compile(r"[\n:;>`)|\]]\s{0,9}\Z")
_START = re.compile(r"[\[{]")
_PLACE = re.compile(
    rf"(?:(?P<named>x=)?(?P<x>{numbers.NUMBER}),\s?(?(named)y=)(?P<y>{numbers.NUMBER})"
    rf"|start_box='\((?P<box>{numbers.NUMBER}\s?,\s?{numbers.NUMBER})\)')\)"
)  # what most calls that click are given; the second is UI-TARS's
_MOST = 1000  # statements of one reply that are looked at


def tool_calls(text: str) -> Outcome | None:
    """The place of the call between ``<tool_call>`` tags; where one is, nothing else counts."""
    if "tool_call" not in text and "⚗" not in text and "<function" not in text:
        return None
    blocks = _blocks(text)
    if not blocks and "<function" in text:
        blocks = [text]
    if not blocks:
        return None
    made: list[Statement] = []
    for block in blocks:
        made += _block(block)
    return choice(made) or NO_COORDINATES


def _blocks(text: str) -> list[str]:
    """What stands after each opening tag, up to the next tag."""
    _, opening, rest = text.partition("<tool_call>")
    block, closing, _ = rest.partition("</tool_call>")
    if opening and text.count("tool_call") == (2 if closing else 1) and "⚗" not in text:
        return [block]
    marks = list(_MARK.finditer(text))[:_MOST]
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [
        text[mark.end() : end]
        for mark, end in zip(marks, ends, strict=bool(marks))
        if not mark[0].startswith("</")
    ]


def _block(block: str) -> list[Statement]:
    if "<function" in block and (functions := list(_FUNCTION.finditer(block))):
        ends = [*(function.start() for function in functions[1:]), len(block)]
        made: list[Statement] = []
        for function, end in zip(functions, ends, strict=True):
            made += _function(function[1], block[function.end() : end])
        return made
    start = _START.search(block)
    if start:
        value, _ = decode(block, start.start())
        return values.of_document(value) or [(PLAIN, TRUNCATED)]
    return list(_in_code(block))


def _function(name: str, body: str) -> list[Statement]:
    given: dict[str, object] = {}
    for key, value, end in _PARAMETER.findall(body):
        given[key] = value.strip() if end else TornText(value)
    return values.called(name, given)


def code(text: str) -> Outcome | None:
    """The place of a call in code or of an agent's action: the last one that clicks."""
    return choice(list(_in_code(text))) if "(" in text else None


def _in_code(text: str) -> Iterator[Statement]:
    """The calls of a text that do anything known. Those that do not click must stand as a statement
    of their own: words before brackets are common in prose."""
    at = 0
    for _ in range(_MOST):
        opening = text.find("(", at)
        if opening < 0:
            return
        at = opening + 1
        if text[opening - 1 : opening] in _NO_NAME:
            continue
        match = _NAME_BACKWARDS.match(text[max(0, opening - _LONGEST_NAME) : opening][::-1])
        if match is None:
            continue
        begin = opening - match.end()
        name = text[begin:opening]
        kind = action_kind(name.rpartition(".")[2])
        if kind == PLAIN or (kind == OTHER and not _alone(text, begin, name)):
            continue
        plain = _PLACE.match(text, at)
        if plain:
            at = plain.end()
            yield kind, _plainly(plain)
            continue
        given, at = arguments(text, at)
        found = values.statements(given)
        where = found[0][1] if found else None
        torn = where is None and at >= len(text) and not text.rstrip().endswith(")")
        if kind == OTHER:
            yield OTHER, values.gave_up(given)
        else:
            yield kind, TRUNCATED if torn else where


def _plainly(place: re.Match[str]) -> Outcome:
    named, x, y, box = place.groups()
    if box:
        return numbers.listed(box)
    if named:
        return Found((float(x), float(y)), True)
    return numbers.listed(f"{x},{y}")


def _alone(text: str, begin: int, name: str) -> bool:
    before = text[max(0, begin - 10) : begin]
    return not before.strip() or "." in name or bool(_STANDS_ALONE.search(before))
