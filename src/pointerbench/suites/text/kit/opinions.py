"""What buyers say of a product, whatever it is."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.suites.text.writer import Writer

# The stars that go with each of the labels.
_STARS = {1: 5, 2: 4, 3: 5, 4: 3, 5: 5}


class Opinion(NamedTuple):
    """A buyer's words and the stars they gave, out of five."""

    title: str
    text: str
    stars: int


def draw_opinions(w: Writer, count: int, price: str) -> list[Opinion]:
    """Different ones, five at most; whoever names a sum means the price."""
    found = []
    for number in w.sample(range(1, len(_STARS) + 1), count):
        title, text = w.say(f"planning.opinion{number}", amount=price).split(" / ")
        found.append(Opinion(title, text, _STARS[number]))
    return found
