"""Quotes of shares: last price, change, volume and course."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.writer import Writer


class Quote(NamedTuple):
    """A share: prices in cents, the change in hundredths of a percent."""

    name: str
    sign: str
    last: int
    previous: int
    volume: int
    course: tuple[float, ...]

    @property
    def change(self) -> int:
        difference = self.last - self.previous
        return (
            (abs(difference) * 20000 + self.previous)
            // (2 * self.previous)
            * (1 if difference >= 0 else -1)
        )


def draw_quotes(w: Writer, count: int) -> list[Quote]:
    names: list[str] = []
    while len(names) < count:
        name = w.company()
        if name not in names:
            names.append(name)
    return [_quote(w, name) for name in names]


def _quote(w: Writer, name: str) -> Quote:
    previous = w.integer(650, 31000) * w.locale.price_level
    value = previous * 0.94
    course = []
    for _ in range(44):
        value *= 1 + w.integer(-150, 165) / 10000
        course.append(round(value, 2))
    last = previous * (10000 + w.integer(-380, 410)) // 10000
    factor = last / course[-1]
    sign = "".join(ascii_word(word)[:2] for word in name.split())[:4].upper()
    points = tuple(round(point * factor, 2) for point in course)
    return Quote(name, sign, last, previous, w.integer(12, 980) * 10, points)


def signed(w: Writer, change: int) -> str:
    return f"+{w.percent(change, 2)}" if change > 0 else w.percent(change, 2)


def change_color(w: Writer, change: int) -> Color:
    return w.theme.good if change >= 0 else w.theme.bad
