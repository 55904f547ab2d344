"""A season's matches, and the table that follows from them."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from pointerbench.suites.text.writer import Writer

_AGAINST = {"de": ":", "en": "–"}
_GOALS = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)


@dataclass
class Club:
    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    let: int = 0

    @property
    def points(self) -> int:
        return 3 * self.won + self.drawn

    def record(self, w: Writer) -> list[str]:
        """Played, won, drawn, lost, goals, their difference, points."""
        games = (self.won + self.drawn + self.lost, self.won, self.drawn, self.lost)
        gap = self.scored - self.let
        ends = (tally(w, self.scored, self.let), f"{gap:+d}" if gap else "0", str(self.points))
        return [*map(str, games), *ends]

    def book(self, scored: int, let: int) -> None:
        """Counts a match."""
        self.won += scored > let
        self.drawn += scored == let
        self.lost += scored < let
        self.scored += scored
        self.let += let


Match = tuple[str, str, int, int]  # home, away, goals; -1 and the minute of the kick-off


def pairs(names: list[str], day: int) -> list[tuple[str, str]]:
    """Who meets whom on a match day: all but the first go round in a circle."""
    rest = names[1:]
    turned = rest[day % len(rest) :] + rest[: day % len(rest)]
    ring = [names[0], *turned]
    half = len(ring) // 2
    pairs = list(zip(ring[:half], ring[half:][::-1], strict=True))
    return [pair if (day + place) % 2 else pair[::-1] for place, pair in enumerate(pairs)]


def season(w: Writer, names: list[str], days: int) -> tuple[list[Club], list[Match]]:
    """The clubs in the table's order, and the last day's matches."""
    clubs = {name: Club(name) for name in names}
    last: list[Match] = []
    for day in range(days):
        last = []
        for home, away in pairs(names, day):
            first, second = w.pick(_GOALS), w.pick(_GOALS[:-2])
            clubs[home].book(first, second)
            clubs[away].book(second, first)
            last.append((home, away, first, second))
    order = sorted(
        clubs.values(), key=lambda club: (-club.points, club.let - club.scored, -club.scored)
    )
    return order, last


def match_day(w: Writer, number: int) -> dt.date:
    """The Saturday of a season's match day; the first one lies in the middle of August."""
    start = dt.date(w.today.year, 8, 11)
    return start + dt.timedelta((5 - start.weekday()) % 7 + 7 * (number - 1))


def tally(w: Writer, own: int, other: int) -> str:
    """Goals against goals, as the language writes them: '2:1', '2–1'."""
    return f"{own}{_AGAINST.get(w.language, '-')}{other}"
