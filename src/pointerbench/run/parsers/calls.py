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
_NAME = re.compile(r"[A-Za-z_][\w.]*+\Z")
_LONGEST_NAME = 60
_STANDS_ALONE = re.compile(r"[\n:;>`)|\]]\s{0,9}\Z")
_START = re.compile(r"[\[{]")
_PLACE = re.compile(
    rf"(?P<named>x=)?(?P<x>{numbers.NUMBER}),\s?(?(named)y=)(?P<y>{numbers.NUMBER})\)"
)  # what most calls that click are given
_MOST = 1000  # statements of one reply that are looked at


def tool_calls(text: str) -> Outcome | None:
    """The place of the call between ``<tool_call>`` tags; where one is, nothing else counts."""
    if "tool_call" not in text and "⚗" not in text and "<function" not in text:
        return None
    marks = list(_MARK.finditer(text, 0))[:_MOST]
    blocks = [
        text[mark.end() : marks[i + 1].start() if i + 1 < len(marks) else len(text)]
        for i, mark in enumerate(marks)
        if not mark[0].startswith("</")
    ]
    if not blocks and "<function" in text:
        blocks = [text]
    if not blocks:
        return None
    return choice([made for block in blocks for made in _block(block)]) or NO_COORDINATES


def _block(block: str) -> Iterator[Statement]:
    functions = list(_FUNCTION.finditer(block))
    for i, function in enumerate(functions):
        end = functions[i + 1].start() if i + 1 < len(functions) else len(block)
        yield from _function(function[1], block[function.end() : end])
    start = None if functions else _START.search(block)
    if start:
        made = values.of_document(decode(block, start.start())[0])
        yield from made or (Statement(PLAIN, TRUNCATED),)
    elif not functions and block.strip():
        yield from _in_code(block)


def _function(name: str, body: str) -> Iterator[Statement]:
    given: dict[str, object] = {}
    for key, value, end in _PARAMETER.findall(body):
        given[key] = value.strip() if end else TornText(value)
    yield from values.called(name, given)


def code(text: str) -> Outcome | None:
    """The place of a call in code or of an agent's action: the last one that clicks."""
    return choice(_in_code(text)) if "(" in text else None


def _in_code(text: str) -> Iterator[Statement]:
    """The calls of a text that do anything known. Those that do not click must stand as a statement
    of their own: words before brackets are common in prose."""
    at = 0
    for _ in range(_MOST):
        opening = text.find("(", at)
        if opening < 0:
            return
        at = opening + 1
        if not (text[opening - 1 : opening] or " ").isalnum() and text[opening - 1] != "_":
            continue
        match = _NAME.search(text, max(0, opening - _LONGEST_NAME), opening)
        if match is None:
            continue
        kind = action_kind(match[0].rpartition(".")[2])
        if kind == PLAIN or (kind == OTHER and not _alone(text, match)):
            continue
        plain = _PLACE.match(text, at)
        if plain:
            at = plain.end()
            yield Statement(kind, _plainly(plain))
            continue
        given, at = arguments(text, at)
        where = next((made.where for made in values.statements(given)), None)
        torn = where is None and at >= len(text) and not text.rstrip().endswith(")")
        yield Statement(kind, TRUNCATED if torn and kind != OTHER else where)


def _plainly(place: re.Match[str]) -> Outcome:
    x, y = place["x"], place["y"]
    if place["named"]:
        return Found((float(x), float(y)), keyed=True)
    return numbers.series(f"{x},{y}")


def _alone(text: str, match: re.Match[str]) -> bool:
    before = text[max(0, match.start() - 10) : match.start()]
    return not before.strip() or "." in match[0] or bool(_STANDS_ALONE.search(before))
