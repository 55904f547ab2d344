"""Addresses and tax numbers as a region writes them, and the domain of a firm."""

from __future__ import annotations

from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.writer import Writer

_TAX_IDS = {
    "DE": "DE#########",
    "AT": "ATU########",
    "CH": "CHE-###.###.### MWST",
    "FR": "FR## #########",
    "BE": "BE 0###.###.###",
    "ES": "B########",
    "IT": "IT0##########",
    "NL": "NL#########B01",
    "GB": "GB ### #### ##",
    "US": "##-#######",
    "MX": "???######??#",
}
_STATES = {
    "AZ": "Phoenix, Tucson",
    "CA": "San Diego, Sacramento, Oakland",
    "CO": "Denver",
    "FL": "Miami, Tampa, Orlando",
    "GA": "Atlanta",
    "ID": "Boise",
    "IL": "Chicago",
    "LA": "New Orleans",
    "MA": "Boston",
    "MD": "Baltimore",
    "MI": "Detroit",
    "MN": "Minneapolis",
    "MO": "St. Louis, Kansas City",
    "NC": "Charlotte",
    "NE": "Omaha",
    "NM": "Albuquerque",
    "NV": "Las Vegas",
    "NY": "New York, Buffalo",
    "OH": "Cleveland, Columbus, Cincinnati",
    "OR": "Portland",
    "PA": "Pittsburgh, Philadelphia",
    "TN": "Nashville, Memphis",
    "TX": "Austin, Dallas, Houston",
    "UT": "Salt Lake City",
    "VA": "Richmond",
    "WA": "Seattle",
    "WI": "Milwaukee",
}
_STATE_OF = {city: state for state, cities in _STATES.items() for city in cities.split(", ")}
# Words that no firm puts into its address on the web.
_SMALL = ["the", "and", "und", "et", "les", "des", "los", "las", "del", "und", "gli", "van", "het"]
_LONGEST = 19


def town(w: Writer, city: str) -> str:
    """The last line of an address."""
    code = w.postcode()
    if w.locale.country == "GB":
        return f"{city} {code}"
    if w.locale.country == "US":
        return f"{city}, {_STATE_OF[city]} {code}"
    return f"{code} {city}"


def tax_caption(w: Writer) -> str:
    """What a firm's number for taxes is called."""
    countries = {"US": "employer_number", "MX": "employer_number"}
    countries |= {"AT": "vat_number", "CH": "vat_number"}
    key = countries.get(w.locale.country)
    return w.say(f"business.{key}" if key else "vat_id")


def tax_number(w: Writer) -> str:
    return w.code(_TAX_IDS[w.locale.country])


def web_domain(w: Writer, name: str) -> str:
    """A firm's domain: two words of its name, or the last of them where that gets long."""
    words = [ascii_word(word) for word in name.split()]
    words = [word for word in words if len(word) > 2 and word not in _SMALL][:2]
    if len("-".join(words)) > _LONGEST:
        words = words[-1:]
    return w.domain(" ".join(words))
