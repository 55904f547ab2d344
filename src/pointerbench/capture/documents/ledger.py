"""The books of an invented household: half a year of what it earned, paid and put aside."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from pointerbench.language.phrases import toml_of
from pointerbench.values.rng import Stream

FIRST = dt.date(2025, 9, 1)
LAST = dt.date(2026, 3, 1)
"""The days between which entries lie: the day before the clock of captures."""

INTO_SAVINGS = 15  # the day of a month on which money is put aside


@dataclass(frozen=True, slots=True)
class Account:
    """An account; ``kind`` is bank, savings, card or cash, ``opening`` its first balance in
    cents."""

    name: str
    kind: str
    opening: int


@dataclass(frozen=True, slots=True)
class Category:
    """What money is earned with or spent on."""

    group: str
    name: str
    income: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """Money that came into an account (positive cents) or left it.

    ``category`` and ``other`` are places in the ledger's lists; of the two, one is None.
    """

    day: dt.date
    account: int
    payee: str
    memo: str
    cents: int
    category: int | None
    other: int | None = None
    cleared: bool = True


@dataclass(frozen=True, slots=True)
class Ledger:
    """The books; ``entries`` are in the order of their days."""

    title: str
    owner: str
    opening: str
    currency: str
    accounts: tuple[Account, ...]
    categories: tuple[Category, ...]
    entries: tuple[Entry, ...]

    @property
    def payees(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(entry.payee for entry in self.entries))

    @property
    def groups(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(category.group for category in self.categories))


@cache
def words(language: str) -> Mapping[str, Any]:
    """What households of a language have: household.toml."""
    with resources.as_file(resources.files(__package__) / "household.toml") as path:
        found: Mapping[str, Any] = toml_of(path)[language]
    return found


def drawn(stream: Stream, language: str) -> Ledger:
    """The books of one household."""
    own = words(language)
    factor = 1 if language == "en" else 5
    rows = own["spending"]
    accounts = tuple(
        Account(name, kind, _OPENINGS[kind] * factor * stream.child(name).integer(80, 120))
        for name, kind in own["accounts"]
    )
    entries = [
        entry
        for month in _months()
        for entry in (
            *_spent(stream.child(f"{month:%Y-%m}"), month, rows),
            _put_aside(month, own["saving"][0], 20000 * factor),
        )
        if FIRST <= entry.day <= LAST
    ]
    return Ledger(
        title=own["title"],
        owner=stream.child("owner").pick(own["owners"]),
        opening=own["opening"],
        currency="USD" if language == "en" else "CNY",
        accounts=accounts,
        categories=tuple(Category(row[0], row[1], row[4] == "income") for row in rows),
        entries=tuple(sorted(entries, key=lambda entry: (entry.day, entry.payee))),
    )


_OPENINGS = {"bank": 1840, "savings": 6200, "card": -210, "cash": 75}
"""Hundredths of first balances, before they are drawn from 80 to 120 of them."""


def _months() -> Iterator[dt.date]:
    day = FIRST
    while day <= LAST:
        yield day
        day = (day + dt.timedelta(31)).replace(day=1)


def _spent(stream: Stream, month: dt.date, rows: list[list[Any]]) -> Iterator[Entry]:
    """What was earned and spent in a month: salaries on the first account, bread in cash."""
    for category, (_, name, payee, memo, kind, least, most, often) in enumerate(rows):
        own = stream.child(name)
        times = int(often) + own.chance(often - int(often))
        for _ in range(times):
            cents = own.integer(least * 100, most * 100) if most > least else most * 100
            monthly = often == 1
            day = own.integer(1, 5) if monthly else own.integer(1, 28)
            account = 0 if kind == "income" or monthly else own.pick((0, 0, 1, 4, 4, 5))
            yield Entry(
                day=month.replace(day=day),
                account=account,
                payee=payee,
                memo=memo,
                cents=cents if kind == "income" else -cents,
                category=category,
                cleared=own.chance(0.8),
            )


def _put_aside(month: dt.date, memo: str, cents: int) -> Entry:
    return Entry(month.replace(day=INTO_SAVINGS), 0, memo, memo, -cents, None, 2)
