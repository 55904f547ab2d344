"""The ways to make a column: what a kind's file names in `make`, and what cells it yields."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.suites.sheets.content import dates, numbers, simulations, texts
from pointerbench.suites.sheets.content.draft import Column, Draft, Spec

Generator = Callable[[Draft, Spec], Column]

GENERATORS: dict[str, tuple[Generator, str]] = {
    # numbers
    "spread": (numbers.spread, "integer"),
    "bell": (numbers.bell, "integer"),
    "among": (numbers.among, "integer"),
    "year": (numbers.year, "id"),
    "walk": (numbers.walk, "decimal"),
    "season": (numbers.season, "decimal"),
    "meter": (numbers.meter, "integer"),
    "balance": (numbers.balance, "currency"),
    "factor": (numbers.factor, "currency"),
    "share": (numbers.share, "percent"),
    "constant": (numbers.constant, "percent"),
    "compute": (numbers.compute, "currency"),
    "league": (simulations.league, "integer"),
    "loan": (simulations.loan, "currency"),
    "weather": (simulations.weather, "decimal"),
    # days and times
    "log": (dates.log, "date"),
    "scattered": (dates.scattered, "date"),
    "regular": (dates.regular, "date"),
    "after": (dates.after, "date"),
    "nights": (dates.nights, "date"),
    "clock": (dates.clock, "time"),
    "later": (dates.later, "time"),
    "elapsed": (dates.elapsed, "time"),
    "weekday": (dates.weekday, "text"),
    # words
    "thing": (texts.thing, "text"),
    "choice": (texts.choice, "text"),
    "group": (texts.group, "text"),
    "attribute": (texts.attribute, "text"),
    "band": (texts.band, "text"),
    "person": (texts.person, "text"),
    "company": (texts.company, "text"),
    "city": (texts.city, "text"),
    "street": (texts.street, "text"),
    "email": (texts.email, "email"),
    "serial": (texts.serial, "id"),
    "code": (texts.code, "id"),
    "ticker": (texts.ticker, "id"),
    "note": (texts.note, "note"),
    "flag": (texts.flag, "boolean"),
    "team": (simulations.team, "text"),
}
