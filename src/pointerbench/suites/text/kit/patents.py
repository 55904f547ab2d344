"""Published patent applications: numbers and dates as the office of the page's country has them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import NamedTuple

from pointerbench.suites.text.writer import Writer


class _Office(NamedTuple):
    """How an office counts its publications and applications, and the weekday it publishes on.

    In the forms ``{year}`` and ``{yy}`` are the year of the publication or of the filing,
    ``{serial}`` a running number: ``start`` at the beginning of 2022, and so many more a year;
    ``{own}`` is the application's number, which some offices publish under; '#' is a digit.
    """

    publication: str
    application: str
    weekday: int
    start: int = 0
    a_year: int = 0


class Patent(NamedTuple):
    """An application as published; ``abroad`` tells whether it names states in which it holds."""

    number: str
    published: dt.date
    application: str
    filed: dt.date
    priority: str
    first_filed: dt.date
    abroad: bool


_OFFICES: Mapping[str, _Office] = {
    "EP": _Office("EP {serial} A1", "{yy}1#####.#", 2, 3_960_000, 150_000),
    "WO": _Office("WO {year}/1##### A1", "PCT/{receiver}{year}/0#####", 3),
    "US": _Office("US {year}/01##### A1", "{series}/###,###", 3),
    "GB": _Office("GB {serial} A", "{yy}1####.#", 2, 2_597_000, 13_000),
    "DE": _Office("DE {own} A1", "10 {year} 1## ###.#", 3),
    "AT": _Office("AT {serial} A1", "A 50###/{year}", 0, 524_000, 1_000),
    "CH": _Office("CH {serial} A2", "000###/{year}", 4, 718_000, 900),
    "FR": _Office("FR {serial} A1", "{yy} 0####", 4, 3_118_000, 12_000),
    "BE": _Office("BE {serial} A1", "BE{year}/5###", 3, 1_028_500, 900),
    "ES": _Office("ES {serial} A1", "P {year}30###", 0, 2_900_000, 35_000),
    "MX": _Office("MX {own} A", "MX/a/{year}/00####", 4),
    "IT": _Office("IT {own} A1", "10 {year} 0000 1####", 3),
    "NL": _Office("NL {own} A", "{serial}", 2, 2_030_300, 2_900),
}
_ABROAD = ("EP", "WO")
_RECEIVERS = ("GB", "MX", "US")  # in the other countries one files with the European office


def patent(w: Writer) -> Patent:
    """An application of the page's country, or one for many: published eighteen months after it
    was first filed at home, and filed as what it is up to a year after that."""
    home, abroad = w.locale.country, w.chance(0.6)
    office = _OFFICES[w.pick(_ABROAD) if abroad else home]
    published = w.day(-500, -30)
    published -= dt.timedelta((published.weekday() - office.weekday) % 7)
    first = published - dt.timedelta(w.integer(546, 556))
    filed = first + dt.timedelta(w.integer(350, 364)) if abroad else first
    application = _written(w, office, office.application, filed)
    return Patent(
        _written(w, office, office.publication, published, application),
        published,
        application,
        filed,
        f"{_written(w, _OFFICES[home], _OFFICES[home].application, first)} {home}",
        first,
        abroad,
    )


def _written(w: Writer, office: _Office, form: str, day: dt.date, application: str = "") -> str:
    """A number of that day in the form, after the number of its application."""
    years = (day - dt.date(2022, 1, 1)).days / 365.25
    serial = office.start + round(office.a_year * years) + w.integer(0, 60)
    return w.code(
        form.format(
            year=day.year,
            yy=f"{day.year % 100:02}",
            serial=f"{serial:,}".replace(",", " "),
            series=17 if day.year < 2022 else 18 if day.year < 2025 else 19,
            receiver=w.locale.country if w.locale.country in _RECEIVERS else "EP",
            own=_bare(application),
        )
    )


def _bare(application: str) -> str:
    """An application's number as it is published: without check digit, slashes and letters."""
    number = application.removeprefix("MX/a/").partition(".")[0]
    return number.replace("/", "")
