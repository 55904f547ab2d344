"""Movements of a private account: what comes once a month and what comes often."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.business.parts import cents, said, workday
from pointerbench.suites.text.writer import Writer

# kind: icon, lowest and highest sum, to whom: a brand, a kind of shop, or a person
_SPENDINGS = {
    "rent": ("home", 620, 1150, ""),
    "power": ("bolt", 48, 110, "Voltana"),
    "food": ("cart", 14, 96, "shop.market"),
    "insurance": ("shield", 9, 34, "Asera"),
    "mobile": ("smartphone", 12, 39, "Telmora"),
    "cash": ("money", 30, 200, ""),
    "lunch": ("food", 8, 26, "shop.cafe"),
    "train": ("directions", 29, 98, "Metralia"),
    "gym": ("heart", 15, 45, "Fitarena"),
    "saving": ("sync", 100, 300, ""),
    "fuel": ("car", 35, 92, "Petrolux"),
    "books": ("library", 9, 48, "Folio & Feather"),
}


_OFTEN = ("food", "food", "lunch", "cash", "fuel", "books")


class Move(NamedTuple):
    day: dt.date
    icon: str
    name: str
    purpose: str
    cents: int


def draw_moves(w: Writer) -> list[Move]:
    """Movements, the latest first; what comes once a month comes once."""
    once = w.sample([kind for kind in _SPENDINGS if kind not in _OFTEN], 5)
    kinds = [*once, *w.sample(_OFTEN, 5), "salary", w.pick(("refund", "shared"))]
    kinds = w.sample(kinds, len(kinds))
    day, found = w.today, []
    for kind in kinds:
        day = workday(day)
        found.append(_move(w, kind, day))
        day -= dt.timedelta(w.pick((0, 0, 1, 1, 2)))
    return found


def draw_debits(w: Writer, moves: list[Move]) -> list[Move]:
    """What firms will debit in the next weeks, the first one first; whoever has had a sum this
    month asks for the same again."""
    known = {move.name: move.cents for move in moves}
    days = sorted(w.integer(2, 26) for _ in range(3))
    kinds = w.sample(("power", "insurance", "mobile", "train", "gym"), 3)
    pairs = zip(kinds, days, strict=True)
    found = [_move(w, kind, w.today + dt.timedelta(day)) for kind, day in pairs]
    return [move._replace(cents=known.get(move.name, move.cents)) for move in found]


def _move(w: Writer, kind: str, day: dt.date) -> Move:
    month = w.month(day)
    ends = (0, 12, 35, 49, 80, 95)
    if kind in _SPENDINGS:
        icon, low, high, name = _SPENDINGS[kind]
        purpose = said(w, f"business.money.out.{kind}", month=month, city=w.city())
        sum_ = -cents(w, low, high, ends if name else (0,))
        if name.startswith("shop."):
            name = w.say(f"business.{name}.name", last=w.last_name())
        name = name or (w.me if kind == "saving" else w.person())
        if kind == "cash":
            name, sum_ = w.say("business.cash"), sum_ // 1000 * 1000
        return Move(day, icon, name, purpose, sum_)
    purpose = w.say(f"business.money.in.{kind}", month=month)
    if kind == "salary":
        return Move(day, "briefcase", w.company(), purpose, cents(w, 1950, 3900, ends))
    name = w.company() if kind == "refund" else w.person()
    return Move(day, "undo", name, purpose, cents(w, 14, 90, ends))
