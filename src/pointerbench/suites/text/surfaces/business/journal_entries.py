"""A journal's entries, each with as much debit as credit."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.business.parts import said, workday
from pointerbench.suites.text.writer import Writer

ACCOUNTS = {
    "cash": "1000",
    "bank": "1200",
    "receivables": "1400",
    "input_vat": "1576",
    "payables": "1600",
    "output_vat": "1776",
    "machines": "0420",
    "material": "3200",
    "wages": "4120",
    "rent": "4210",
    "vehicles": "4530",
    "office": "4930",
    "depreciation": "4830",
    "revenue": "8400",
}


# kind of entry: accounts debited, account credited (or the other way round), lowest and highest
_ENTRIES: dict[str, tuple[str, str, int, int]] = {
    "purchase": ("material input_vat", "payables", 180, 2900),
    "received": ("bank", "receivables", 240, 4600),
    "paid": ("payables", "bank", 150, 3100),
    "rent": ("rent", "bank", 900, 2400),
    "wages": ("wages", "bank", 8200, 19500),
    "office": ("office input_vat", "cash", 24, 160),
    "vehicles": ("vehicles input_vat", "payables", 210, 760),
    "depreciation": ("depreciation", "machines", 140, 620),
    "sale": ("receivables", "revenue output_vat", 260, 5200),
}


_OFTEN = ("sale", "purchase", "received", "paid", "sale", "purchase", "received", "sale")


class _Line(NamedTuple):
    account: str
    debit: int
    credit: int


class Entry(NamedTuple):
    day: dt.date
    voucher: str
    kind: str
    text: str
    lines: tuple[_Line, ...]

    @property
    def sum(self) -> int:
        return sum(line.debit for line in self.lines)


def draw_entries(w: Writer, firm: str) -> list[Entry]:
    """Twelve entries of the last month in the order of their days; the rare kinds come once."""
    rare = [kind for kind in _ENTRIES if kind not in _OFTEN]
    kinds = [*_OFTEN, *w.sample(rare, 4)]
    end = w.today.replace(day=1) - dt.timedelta(1)
    day, number = end.replace(day=w.integer(1, 8)), w.integer(210, 890)
    found = []
    for kind in w.sample(kinds, len(kinds)):
        day = workday(day, 1) if day < end else workday(end)
        found.append(_entry(w, kind, day, (number, firm)))
        number += 1
        day += dt.timedelta(w.pick((0, 0, 1, 1, 2)))
    return found


def _entry(w: Writer, kind: str, day: dt.date, book: tuple[int, str]) -> Entry:
    number, firm = book
    partner = next(name for name in iter(w.company, None) if name != firm)
    debits, credits_, low, high = _ENTRIES[kind]
    net = w.integer(low * 20, high * 20) * 5 * w.locale.price_level
    tax = (net * w.locale.tax + 50) // 100
    gross = net + tax if "vat" in debits + credits_ else net
    lines = (
        *(_Line(account, part, 0) for account, part in _parts(debits, net, gross)),
        *(_Line(account, 0, part) for account, part in _parts(credits_, net, gross)),
    )
    text = said(w, f"business.ledger.note.{kind}", company=partner, month=w.month(day))
    return Entry(day, f"{day.year % 100}-{number:05}", kind, text, lines)


def _parts(accounts: str, net: int, gross: int) -> list[tuple[str, int]]:
    """What is booked on each account: all of it, or the net sum and its tax."""
    names = accounts.split()
    sums = (net, gross - net) if len(names) > 1 else (gross,)
    return list(zip(names, sums, strict=True))
