"""Railway lines: towns in the order in which a train reaches them, and when."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.writer import Writer

_TABLE = Path(__file__).parent / "routes.toml"
_FRENCH = {"Brussel": "Bruxelles", "Antwerpen": "Anvers", "Gent": "Gand", "Brugge": "Bruges"}
_FRENCH |= {"Oostende": "Ostende", "Mechelen": "Malines", "Leuven": "Louvain"}
_FRENCH |= {"Namen": "Namur", "Luik": "Liège"}


# How trains are named, by country; what is not listed has German names.
_TRAINS = {
    "DE": ("ICE 5##", "IC 20##", "RE 1##", "RB 34##", "S 1"),
    "AT": ("RJ 6##", "IC 5##", "REX 16##", "R 22##", "S 2"),
    "CH": ("IC 7##", "IR 21##", "RE 33##", "S 12"),
    "FR": ("TGV 84##", "TER 176##", "IC 39##"),
    "BE": ("IC 21##", "L 45##", "S 1"),
    "ES": ("AVE 31##", "MD 170##", "ALVIA 40##"),
    "IT": ("FR 95##", "IC 59#", "RV 39##", "R 22###"),
    "NL": ("IC 21##", "SPR 43##", "IC 35##"),
    "GB": ("1?##", "1?##", "2?##"),
    "US": ("Regional 1##", "Express 2##", "Local 5##"),
    "MX": ("Tren 1##", "Tren 3##"),
}


class Route(NamedTuple):
    """Towns in their order and the minutes from the first of them."""

    towns: tuple[str, ...]
    minutes: tuple[int, ...]

    def back(self) -> Route:
        """The way back."""
        return Route(self.towns[::-1], tuple(self.minutes[-1] - m for m in self.minutes[::-1]))


def train(w: Writer) -> str:
    """A train's kind and number, as the country names them."""
    return w.code(w.pick(_TRAINS[w.locale.country]))


@cache
def routes(country: str, language: str) -> tuple[Route, ...]:
    """A country's lines both ways, with the names of the towns in the language."""
    found = []
    for line in read_toml(_TABLE)[country].strip().splitlines():
        pairs = [stop.rsplit(" ", 1) for stop in line.split(", ")]
        names = (_FRENCH.get(town, town) if language == "fr" else town for town, _ in pairs)
        found.append(Route(tuple(names), tuple(int(minutes) for _, minutes in pairs)))
    return tuple(way for route in found for way in (route, route.back()))
