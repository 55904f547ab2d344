"""Actions written as lines of text: ``CLICK <point>[[x,y]]</point>``, and fields with tabs between
them."""

from __future__ import annotations

import re

from pointerbench.run.parsers import groups, tags
from pointerbench.run.parsers.actions import action_kind
from pointerbench.run.parsers.found import (
    NO_COORDINATES,
    PLAIN,
    TRUNCATED,
    Outcome,
    Statement,
    choice,
)
from pointerbench.run.parsers.numbers import NUMBER, listed

_VERB = re.compile(r"(?:^|->)[ \t]*([A-Z][A-Z_ ]{2,30})\b(?![a-z])([^\n]{0,2000})", re.MULTILINE)
_FIELD = re.compile(r"(?:^|[\t\n])[ ]*(\w{1,20}):([^\t\n]*+)(?=([\t\n])?)")
_PAIR = re.compile(rf"\s*({NUMBER})\s*[,\s]\s*({NUMBER})\s*")
_MOST = 1000  # lines of one text


def verbs(text: str) -> Outcome | None:
    """The place of the last line that clicks, behind a word in capitals that says so."""
    made: list[Statement] = []
    for verb, _ in zip(_VERB.finditer(text), range(_MOST), strict=False):
        kind = action_kind(verb[1])
        if kind != PLAIN:
            made.append((kind, tags.tagged(verb[2]) or groups.groups(verb[2])))
    return choice(made)


def fields(text: str) -> Outcome | None:
    """The point of an action in ``key:value`` fields that end with tabs: the last one that clicks.
    A point that ends the text may go on."""
    made: list[Statement] = []
    kind = ""
    for field, _ in zip(_FIELD.finditer(text), range(_MOST), strict=False):
        key, value = field[1].lower(), field[2].strip()
        if key == "action":
            kind = action_kind(value)
            made.append((kind, None))
        elif key == "point" and kind:
            made[-1] = (kind, _point(value) if field[3] else TRUNCATED)
    return choice(made) or (NO_COORDINATES if made else None)


def _point(text: str) -> Outcome:
    pair = _PAIR.fullmatch(text)
    return listed(f"{pair[1]},{pair[2]}") if pair else NO_COORDINATES
