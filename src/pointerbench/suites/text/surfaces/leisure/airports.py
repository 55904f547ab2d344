"""Towns with airports: where planes of a country start, and cities abroad that they go to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.surfaces.leisure.parts import say
from pointerbench.suites.text.writer import Writer

_TABLE = Path(__file__).parent / "airports.toml"
# Those abroad, in the order of their labels.
_ABROAD = """
LIS 0, VIE 1, PRG 1, ATH 2, CPH 1, OSL 1, DUB 0, WAW 1, BUD 1, ARN 1, HEL 2, KEF 0, IST 3, RAK 1,
TUN 1, EDI 0, KRK 1, OPO 0
"""


class Airport(NamedTuple):
    """A city's airport: its code, and how many hours its clocks are ahead of London's."""

    city: str
    code: str
    ahead: int


def at_home(w: Writer) -> Airport:
    """An airport of the page's country."""
    listed = read_toml(_TABLE)[w.locale.country].split(", ")
    known = [Airport(city, code, int(ahead)) for city, code, ahead in map(_parts, listed)]
    towns = [airport for airport in known if airport.city in w.country.towns]
    return w.pick(towns)


def _parts(entry: str) -> list[str]:
    return entry.rsplit(" ", 2)


def abroad(w: Writer, count: int, start: Airport | None = None) -> list[Airport]:
    """Airports that planes go to, not back to where they ``start``."""
    listed = [entry.split() for entry in _ABROAD.split(",")]
    goals = [
        Airport(say(w, f"abroad_{number}"), code, int(ahead))
        for number, (code, ahead) in enumerate(listed, 1)
    ]
    return w.sample([goal for goal in goals if not start or goal.code != start.code], count)
