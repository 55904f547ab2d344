"""Columns that make sense only together: a league's results, a loan's instalments, the weather."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Callable

from pointerbench.language.phrases import lexicon
from pointerbench.suites.sheets.content.draft import Column, Draft, Spec
from pointerbench.suites.sheets.content.numbers import round_half_up
from pointerbench.suites.sheets.content.texts import pooled


def team(draft: Draft, spec: Spec) -> Column:
    """Clubs: a town and a club's prefix or suffix; never the one that `unlike` has in the row."""
    stream = draft.stream_of(spec)
    towns = lexicon(draft.language, f"cities_{draft.locale.country}")
    forms = lexicon(draft.language, "clubs")
    short = tuple(town for town in towns if len(town) < 14)
    names = pooled(stream, short, draft.rows, "unique")
    shapes = draft.stream.child("clubs").shuffled(forms)
    # A town has one club, in whatever column; where it comes again it has another.
    clubs = [
        shapes[(short.index(name) + row // len(short)) % len(shapes)].replace("#", name)
        for row, name in enumerate(names)
    ]
    if "unlike" in spec.options:
        others = draft.columns[spec["unlike"]].cells
        clubs = [
            clubs[(row + 1) % len(clubs)] if club == other else club
            for row, (club, other) in enumerate(zip(clubs, others, strict=True))
        ]
    return Column("text", clubs)


def league(draft: Draft, spec: Spec) -> Column:
    """`part` = played, won, drawn, lost, scored or conceded of clubs that have met one another,
    the best first where the rows are sorted by points."""
    if "league" not in draft.shared:
        stream = draft.stream.child("league")
        most = 2 * (draft.rows - 1 + draft.rows % 2)  # every other club at home and away
        rounds = stream.integer(min(8, most), min(34, most))
        draft.shared["league"] = _season(draft.rows, rounds, stream.random)
    rows: list[dict[str, int]] = draft.shared["league"]
    return Column("integer", [row[spec["part"]] for row in rows])


_PARTS = ("played", "won", "drawn", "lost", "scored", "conceded")


def _season(clubs: int, rounds: int, random: Callable[[], float]) -> list[dict[str, int]]:
    """Every round is played by pairs as in a round robin; of an odd number one club rests."""
    strengths = [0.6 + 0.9 * random() for _ in range(clubs)]
    table = [dict.fromkeys(_PARTS, 0) for _ in range(clubs)]
    ring = list(range(clubs + clubs % 2))
    for _ in range(rounds):
        for one, other in zip(ring[: len(ring) // 2], reversed(ring), strict=False):
            if max(one, other) < clubs:
                goals = _goals(strengths[one], random), _goals(strengths[other], random)
                _enter(table[one], *goals)
                _enter(table[other], *reversed(goals))
        ring[1:] = ring[-1:] + ring[1:-1]
    return sorted(table, key=_standing, reverse=True)


def _goals(strength: float, random: Callable[[], float]) -> int:
    """One chance in nine minutes, about one in seven of which an average club takes."""
    return sum(random() < 0.14 * strength for _ in range(10))


def _enter(club: dict[str, int], scored: int, conceded: int) -> None:
    club["played"] += 1
    club["scored"] += scored
    club["conceded"] += conceded
    club["won" if scored > conceded else "lost" if scored < conceded else "drawn"] += 1


def _standing(club: dict[str, int]) -> tuple[int, ...]:
    """Points, then the difference of goals, then their number."""
    difference = club["scored"] - club["conceded"]
    return 3 * club["won"] + club["drawn"], difference, club["scored"]


def loan(draft: Draft, spec: Spec) -> Column:
    """`part` = payment, interest, principal or balance of an annuity, one instalment a row."""
    if "loan" not in draft.shared:
        draft.shared["loan"] = _instalments(draft)
    rows: list[dict[str, int]] = draft.shared["loan"]
    return Column("currency", [row[spec["part"]] for row in rows], 2)


def _instalments(draft: Draft) -> list[dict[str, int]]:
    stream = draft.stream.child("loan")
    months = max(draft.rows, stream.pick((60, 84, 120, 180, 240)))
    rate = stream.integer(19, 62) / 1000 / 12
    left = stream.integer(20, 380) * 100_000 * draft.locale.price_level
    payment = round_half_up(left * rate / (1 - (1 + rate) ** -months), 1)
    rows = []
    for _ in range(draft.rows):
        interest = round_half_up(left * rate, 1)
        principal = min(left, payment - interest)
        left -= principal
        rows.append(
            {
                "payment": interest + principal,
                "interest": interest,
                "principal": principal,
                "balance": left,
            }
        )
    return rows


_SKY = {"low": 1, "high": 1, "rain": 1, "sun": 1, "humidity": 0, "pressure": 1, "wind": 0}


def weather(draft: Draft, spec: Spec) -> Column:
    """`part` = low, high, rain, sun, humidity, pressure or wind of the days in column `from`."""
    if "weather" not in draft.shared:
        random, days = draft.stream.child("weather").random, draft.columns[spec["from"]].cells
        draft.shared["weather"] = _days_weather(days, random)
    rows: list[dict[str, float]] = draft.shared["weather"]
    decimals = _SKY[spec["part"]]
    return Column(spec.kind, [round(row[spec["part"]] * 10**decimals) for row in rows], decimals)


def _days_weather(days: list[dt.date], random: Callable[[], float]) -> list[dict[str, float]]:
    """Cloudy days are mild and wet, clear ones have sun, wide ranges and a high barometer."""
    cloud, rows = random(), []
    for day in days:
        cloud = min(1.0, max(0.0, 0.55 * cloud + 0.45 * (1.5 * random() - 0.25)))
        summer = -math.cos((day.timetuple().tm_yday - 20) / 365.25 * math.tau)  # -1 to 1
        low = 6 + 8 * summer + 3 * cloud * -summer + 5 * (random() - 0.5)
        wet = max(0.0, cloud - 0.55) / 0.45
        rows.append(
            {
                "low": low,
                "high": low + 2.5 + (1 - cloud) * (7 + 3 * summer) + 2 * random(),
                "rain": wet * 16 * random() ** 1.6,
                "sun": (1 - cloud) * (11.5 + 3.5 * summer) * (0.8 + 0.2 * random()),
                "humidity": 52 + 34 * cloud - 6 * summer + 8 * random(),
                "pressure": 1027 - 26 * cloud + 6 * (random() - 0.5),
                "wind": 3 + 30 * random() ** 2 * (0.5 + cloud),
            }
        )
    return rows
