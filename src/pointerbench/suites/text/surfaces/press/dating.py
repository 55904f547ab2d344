"""When a paper was written, so that it fits the date or month that its text names."""

from __future__ import annotations

import datetime as dt
import re

from pointerbench.language.phrases import calendar
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.writer import Writer

# After these words stands a day that is still to come.
_AHEAD = (
    "from",
    "on or after",
    "begins on",
    "place on",
    "submitted by",
    "am",  # only at the head of a sentence, see `_is_ahead`
    "ab",
    "beginnt am",
    "wirkung zum",
    "nuit du",
    "à partir du",
    "à compter du",
    "débute le",
    "aura lieu le",
    "est proposé le",
    "prévu le",
    "échéance le",
    "a partir del",
    "desde el",
    "vigor el",
    "terrà in data",
    "terrebbe in data",
    "vanaf",
    "met ingang van",
    "week van",
    "treedt op",
    "gaat in op",
)
_BEHIND = ("pasado mes de",)
_YEAR = re.compile(r"\b20\d\d\b")
_SPAN, _AHEAD_SPAN = 400, 90  # how far back and ahead the writer's own dates lie, in days


def written(w: Writer, passage: Passage, low: int, high: int) -> dt.date:
    """A day so many days away from today, unless the text names a date or month it must fit."""
    words = f"{passage.title} {' '.join(passage.sentences)}"
    named = _named_day(w, words) if _YEAR.search(words) else None
    if named:
        day, before = named
        if day > w.today:  # it speaks of what is to come from today
            return w.day(-3, 0)
        return day - dt.timedelta(w.integer(6, 24)) if _is_ahead(before) else _after(w, day)
    month = _named_month(w, words)
    return w.day(low, high) if month is None else _month_before(w, month)


def _named_day(w: Writer, words: str) -> tuple[dt.date, str] | None:
    """The first long date of the text, and what stands before it."""
    for back in range(-_AHEAD_SPAN, _SPAN + 1):
        day = w.today - dt.timedelta(back)
        at = words.find(w.long_date(day))
        if at >= 0 and not words[:at][-1:].isdigit():  # not the 3 of a 23
            return day, words[:at]
    return None


def _is_ahead(before: str) -> bool:
    before = before.rstrip()
    if before.endswith(" am"):
        return before.endswith("beginnt am")
    return before.lower().endswith(_AHEAD)


def _after(w: Writer, day: dt.date) -> dt.date:
    return day + dt.timedelta(w.integer(4, 20))


def _named_month(w: Writer, words: str) -> int | None:
    """The number of the first month that is named and lies ahead."""
    for number, name in enumerate(calendar("months", w.language), 1):
        found = re.search(rf"\b{name}\b", words)
        if found and not words[: found.start()].rstrip().endswith(_BEHIND):
            return number
    return None


def _month_before(w: Writer, month: int) -> dt.date:
    """A day of the month before that one, within the last year."""
    wanted = (month - 2) % 12 + 1
    day = w.today.replace(day=w.integer(3, 26))
    while day.month != wanted or day > w.today:
        day = (day.replace(day=1) - dt.timedelta(1)).replace(day=day.day)
    return day
