"""What a business trip costs, day by day."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.suites.text.surfaces.business.parts import cents, said
from pointerbench.suites.text.writer import Writer

# category: the lowest and highest sum of each of its descriptions
KINDS: dict[str, tuple[tuple[int, int], ...]] = {
    "travel": ((48, 160), (9, 28), (5, 11)),
    "hotel": ((168, 290), (12, 24)),
    "meals": ((32, 78), (74, 165)),
    "fuel": ((52, 96), (14, 32)),
    "material": ((9, 38), (19, 49)),
    "fees": ((120, 340), (6, 14)),
}


class Expense(NamedTuple):
    day: dt.date
    kind: str
    text: str
    sum: int


def draw_expenses(w: Writer, city: str) -> list[Expense]:
    """A few days' expenses, in the order of their days."""
    options = [(kind, n) for kind, spans in KINDS.items() for n in range(1, len(spans) + 1)]
    start = w.day(-60, -20)
    start -= dt.timedelta(start.weekday())  # people travel on working days
    days = sorted(w.integer(0, 4) for _ in range(w.integer(9, 11)))
    found = []
    for day, (kind, number) in zip(days, w.sample(options, len(days)), strict=True):
        text = said(w, f"business.spent.{kind}.{number}", city=city, company=w.company())
        low, high = KINDS[kind][number - 1]
        ends = tuple(range(0, 100, 5))
        found.append(Expense(start + dt.timedelta(day), kind, text, cents(w, low, high, ends)))
    return found
