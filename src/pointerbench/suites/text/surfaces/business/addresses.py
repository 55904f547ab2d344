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
# Words that no firm puts into its address on the web.
_SMALL = ["the", "and", "und", "et", "les", "des", "los", "las", "del", "und", "gli", "van", "het"]
_LONGEST = 19


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
