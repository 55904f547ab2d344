"""Tax numbers as a region writes them."""

from __future__ import annotations

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


def tax_caption(w: Writer) -> str:
    """What a firm's number for taxes is called."""
    countries = {"US": "employer_number", "MX": "employer_number"}
    countries |= {"AT": "vat_number", "CH": "vat_number"}
    key = countries.get(w.locale.country)
    return w.say(f"business.{key}" if key else "vat_id")


def tax_number(w: Writer) -> str:
    return w.code(_TAX_IDS[w.locale.country])
