"""The lines around a table: title, file name, sheet tabs and remarks."""

from __future__ import annotations

import datetime as dt
from typing import Any, NamedTuple

from pointerbench.language.phrases import lexicon, parse_phrases
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Draft
from pointerbench.suites.sheets.content.periods import period_text, year_text
from pointerbench.values.rng import Stream


class Tabs(NamedTuple):
    """The sheets of a workbook, which of them the table stands on, and whether their names say
    `years`, or months and quarters (`parts`)."""

    names: tuple[str, ...]
    active: int
    says: str = ""


def draw_blanks(draft: Draft, stream: Stream) -> dict[str, str]:
    """What the braces of titles and remarks stand for."""
    language, period = draft.language, draft.period
    stamp = period.last + dt.timedelta(days=stream.integer(1, 12))
    initial = stream.pick(lexicon(language, "first_names"))[0]
    return {
        "period": period_text(period, draft.locale, draft.style),
        "year": year_text(period),
        "next_year": str(period.last.year + 1),
        "date": draft.locale.date(stamp, draft.style.date),
        "person": f"{initial}. {stream.pick(lexicon(language, 'surnames'))}",
        "city": stream.pick(lexicon(language, f"cities_{draft.locale.country}")),
        "currency": {"US": "USD", "GB": "GBP", "CH": "CHF", "MX": "MXN"}.get(
            draft.locale.country, "EUR"
        ),
        "tax": str(draft.locale.tax),
        "n5000": draft.locale.number(5000, 0, draft.style.group or draft.locale.groups[0]),
        "n075": draft.locale.number(75, 2),
        **{f"h{hour}": draft.locale.time(hour * 60, draft.style.time) for hour in (2, 8, 10, 15)},
    }


def draw_heading(declared: dict[str, Any], draft: Draft, stream: Stream) -> str:
    """A title with '{period}' in it: one of the kind's own, or its name with the period."""
    own = parse_phrases(declared.get("titles", ""), draft.language)
    if own and stream.chance(0.6):
        return stream.pick(own).text
    return draw_name(declared, draft, stream) + stream.pick((" ", " – ", ", ")) + "{period}"


def draw_name(declared: dict[str, Any], draft: Draft, stream: Stream) -> str:
    (phrase,) = parse_phrases(declared["name"], draft.language)
    return stream.pick(phrase.text.split(" / "))


def draw_book(
    declared: dict[str, Any], draft: Draft, stream: Stream, fill: dict[str, str], says: str
) -> str:
    """A file name as people give them: 'Umsatz_Q3_2025', 'inventory march v2'.

    It states what the tabs do not: no year where these are years, only the year where they are
    its parts, or where a sheet may hold tables of several months.
    """
    period = draft.period
    says = "parts" if declared.get("apart") == "period" else says
    stamps = {"years": ("",), "parts": (fill["year"], fill["year"], "")}.get(says)
    if stamps is None:
        stamps = (fill["year"], fill["period"], "")
        if period.days <= 31:
            stamps += (f"{period.first:%Y-%m}", f"{period.first:%Y%m}")
    words = [
        *draw_name(declared, draft, stream).replace("’", " ").split(),
        *stream.pick(stamps).split(),
    ]
    if stream.chance(0.2):
        words.append(stream.pick(store.texts("surroundings.versions", draft.language)))
    name = stream.pick((" ", "_", "_", "-")).join(word for word in words if word not in "/–-&")
    name = "".join(sign for sign in name if sign not in "/:.?*',")
    return name.lower() if stream.chance(0.25) else name


def draw_tabs(declared: dict[str, Any], draft: Draft, stream: Stream) -> Tabs:
    """3 to 7 sheets that belong together: the kind's own, months, quarters, years, or unnamed."""
    roll, moves = stream.random(), declared.get("apart") == "period"
    own = [phrase.text for phrase in parse_phrases(declared["tabs"], draft.language)]
    count = stream.integer(3, min(7, len(own)))
    if roll < 0.28 and not moves:
        dated = _dated_tabs(draft, stream, own, count)
        if dated:
            return dated
    if roll < 0.86:
        others = set(stream.sample(own[1:], count - 1))
        names = [name for name in own[1:] if name in others]
        place = stream.weighted({0: 7, 1: 2, 2: 1})
        return Tabs((*names[:place], own[0], *names[place:]), place)
    sheet = store.texts("surroundings.sheet", draft.language)[0]
    first = own[0] if stream.chance(0.6) else f"{sheet}1"
    return Tabs((first, *(f"{sheet}{number}" for number in range(2, count + 1))), 0)


def _dated_tabs(draft: Draft, stream: Stream, own: list[str], count: int) -> Tabs | None:
    """Months, quarters or years, among them that of the table; None where it is of many years."""
    language, period = draft.language, draft.period
    if 1 < period.days <= 31:
        months = store.texts("calendar.tab_months", language)
        here = period.first.month - 1
        start = min(max(0, here - stream.integer(0, count - 1)), 12 - count)
        return Tabs(months[start : start + count], here - start, "parts")
    if 31 < period.days <= 92:
        form = store.word("calendar.quarter", language)[0].replace("{year}", "").strip()
        names = tuple(form.format(q=quarter) for quarter in range(1, 5))
        return Tabs(names, (period.first.month - 1) // 3, "parts")
    if not 92 < period.days <= 366:
        return None
    year = period.first.year
    if stream.chance(0.5):
        return Tabs((*(str(year - back) for back in range(count - 1)), own[1]), 0, "years")
    return Tabs(tuple(str(year - count + 1 + step) for step in range(count)), count - 1, "years")


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
