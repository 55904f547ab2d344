"""Railway lines: towns in the order in which a train reaches them, and when."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml

_TABLE = Path(__file__).parent / "routes.toml"
_FRENCH = {"Brussel": "Bruxelles", "Antwerpen": "Anvers", "Gent": "Gand", "Brugge": "Bruges"}
_FRENCH |= {"Oostende": "Ostende", "Mechelen": "Malines", "Leuven": "Louvain"}
_FRENCH |= {"Namen": "Namur", "Luik": "Liège"}


class Route(NamedTuple):
    """Towns in their order and the minutes from the first of them."""

    towns: tuple[str, ...]
    minutes: tuple[int, ...]

    def back(self) -> Route:
        """The way back."""
        return Route(self.towns[::-1], tuple(self.minutes[-1] - m for m in self.minutes[::-1]))


@cache
def routes(country: str, language: str) -> tuple[Route, ...]:
    """A country's lines both ways, with the names of the towns in the language."""
    found = []
    for line in read_toml(_TABLE)[country].strip().splitlines():
        pairs = [stop.rsplit(" ", 1) for stop in line.split(", ")]
        names = (_FRENCH.get(town, town) if language == "fr" else town for town, _ in pairs)
        found.append(Route(tuple(names), tuple(int(minutes) for _, minutes in pairs)))
    return tuple(way for route in found for way in (route, route.back()))
