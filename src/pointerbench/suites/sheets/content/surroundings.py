"""The lines around a table: title, file name, sheet tabs, remarks, and the period they speak of."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.language.phrases import lexicon, parse_phrases
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Draft, Period
from pointerbench.values.rng import Stream

FIRST_YEAR, LAST_YEAR = 2023, 2026
_LAST_MONTH = 10  # of the last year: later periods would lie in the future


def draw_period(stream: Stream, length: str) -> Period:
    """A 'month', 'quarter' or 'year' of the recent past."""
    months = {"month": 1, "quarter": 3, "year": 12}[length]
    year = stream.integer(FIRST_YEAR, LAST_YEAR)
    slots = (_LAST_MONTH if year == LAST_YEAR else 12) // months
    if not slots:
        year, slots = year - 1, 1
    first = stream.integer(0, slots - 1) * months
    last = first + months
    end = dt.date(year + last // 12, last % 12 + 1, 1) - dt.timedelta(days=1)
    return Period(dt.date(year, first + 1, 1), end)


def period_text(period: Period, language: str, stream: Stream) -> str:
    """'March 2025', 'Q3 2025' or '2025'."""
    first = period.first
    if period.days > 92:
        return str(first.year)
    if period.days > 31:
        form = stream.pick(store.word("calendar.quarter", language))
        return form.format(q=(first.month + 2) // 3, year=first.year)
    return f"{store.texts('calendar.months', language)[first.month - 1]} {first.year}"


def draw_blanks(draft: Draft, stream: Stream) -> dict[str, str]:
    """What the braces of titles and remarks stand for."""
    language = draft.language
    stamp = draft.period.last + dt.timedelta(days=stream.integer(1, 12))
    initial = stream.pick(lexicon(language, "first_names"))[0]
    return {
        "period": period_text(draft.period, language, stream),
        "year": str(draft.period.first.year),
        "next_year": str(draft.period.first.year + 1),
        "date": draft.locale.date(stamp, draft.style.date),
        "person": f"{initial}. {stream.pick(lexicon(language, 'surnames'))}",
        "city": stream.pick(lexicon(language, f"cities_{draft.locale.country}")),
        "currency": {"US": "USD", "GB": "GBP", "CH": "CHF", "MX": "MXN"}.get(
            draft.locale.country, "EUR"
        ),
        "tax": str(draft.locale.tax),
        "n": str(stream.integer(2, 9)),
    }


def draw_title(declared: dict[str, Any], draft: Draft, stream: Stream, fill: dict[str, str]) -> str:
    """A heading line: one of the kind's own, or its name with the period."""
    own = parse_phrases(declared.get("titles", ""), draft.language)
    if own and stream.chance(0.6):
        return stream.pick(own).text.format_map(fill)
    return draw_name(declared, draft, stream) + stream.pick((" ", " – ", ", ")) + fill["period"]


def draw_name(declared: dict[str, Any], draft: Draft, stream: Stream) -> str:
    (phrase,) = parse_phrases(declared["name"], draft.language)
    return stream.pick(phrase.text.split(" / "))


def draw_book(declared: dict[str, Any], draft: Draft, stream: Stream, fill: dict[str, str]) -> str:
    """A file name as people give them: 'Umsatz_Q3_2025', 'inventory march v2'."""
    first = draft.period.first
    stamps = (fill["year"], fill["period"], f"{first:%Y-%m}", f"{first:%Y%m}", "")
    words = [
        *draw_name(declared, draft, stream).replace("’", " ").split(),
        *stream.pick(stamps).split(),
    ]
    if stream.chance(0.2):
        words.append(stream.pick(store.texts("surroundings.versions", draft.language)))
    name = stream.pick((" ", "_", "_", "-")).join(word for word in words if word not in "/–-&")
    name = "".join(sign for sign in name if sign not in "/:.?*',")
    return name.lower() if stream.chance(0.25) else name


def draw_tabs(declared: dict[str, Any], draft: Draft, stream: Stream) -> tuple[str, ...]:
    """3 to 7 sheet names that belong together: the kind's own, months, quarters, or unnamed."""
    language, roll = draft.language, stream.random()
    own = [phrase.text for phrase in parse_phrases(declared["tabs"], language)]
    count = stream.integer(3, min(7, len(own)))
    if roll < 0.6:
        others = set(stream.sample(own[1:], count - 1))
        return (own[0], *(name for name in own[1:] if name in others))
    if roll < 0.75 and draft.period.days < 93:
        months = store.texts("calendar.tab_months", language)
        start = min(draft.period.first.month - 1, 12 - count)
        return months[start : start + count]
    sheet = store.texts("surroundings.sheet", language)[0]
    if roll < 0.9:
        years = [str(draft.period.first.year - back) for back in range(count - 1)]
        return (*years, own[1])
    return (own[0], *(f"{sheet}{number}" for number in range(2, count + 1)))


def draw_remarks(
    declared: dict[str, Any], draft: Draft, stream: Stream, fill: dict[str, str]
) -> tuple[str, ...]:
    """3 to 6 lines, the kind's own first among them."""
    language = draft.language
    own = [phrase.text for phrase in parse_phrases(declared.get("remarks", ""), language)]
    common = [
        text
        for name in declared.get("common_remarks", ["general"])
        for text in store.texts(f"remarks.{name}", language)
    ]
    count = stream.integer(3, 6)
    lines = stream.sample(own, min(len(own), stream.integer(1, 3)))
    lines += stream.sample(common, min(len(common), count - len(lines)))
    return tuple(line.format_map(fill) for line in stream.shuffled(lines))
