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
# When what is paid: the journey first, the hotel and the luggage's locker on the way out; else 3.
_RANKS = {("travel", 1): 0, ("travel", 2): 1, ("fees", 1): 2, ("hotel", 1): 4, ("fees", 2): 5}


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
    days = sorted(w.sample((0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4), w.integer(9, 11)))
    drawn = w.sample(options, len(days))
    if ("travel", 1) in drawn and ("fuel", 1) in drawn:  # one goes by train or drives
        drawn.remove(("fuel", 1))
    drawn.sort(key=lambda option: _RANKS.get(option, 3))
    found = []
    for day, (kind, number) in zip(days, drawn, strict=False):
        text = said(w, f"business.spent.{kind}.{number}", city=city, company=w.company())
        low, high = KINDS[kind][number - 1]
        ends = tuple(range(0, 100, 5))
        found.append(Expense(start + dt.timedelta(day), kind, text, cents(w, low, high, ends)))
    return found
