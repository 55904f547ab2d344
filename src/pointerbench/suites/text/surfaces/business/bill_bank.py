"""Where an invoice is to be paid: invented banks, IBANs whose check digits are right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.writer import Writer

# What stands after the check digits: '#' a digit, '?' a letter of the bank.
_ACCOUNTS = {
    "DE": "##################",
    "AT": "################",
    "CH": "#################",
    "FR": "#######################",
    "BE": "############",
    "ES": "####################",
    "IT": "?######################",
    "NL": "BANK##########",
    "GB": "BANK##############",
}


_BIC_PLACES = ("2A", "2L", "22", "33", "21", "2H")


@dataclass(frozen=True, slots=True)
class Bank:
    """Where to pay; the holder is the sender."""

    holder: str
    name: str
    iban: str
    bic: str


def draw_bank(w: Writer, holder: str, city: str) -> Bank:
    name = w.say(f"business.bank.{w.integer(1, 4)}", city=city)
    letters = "".join(ascii_word(word) for word in name.split()).upper()[:4]
    country = w.locale.country
    bic = letters + country + w.pick(_BIC_PLACES) + w.pick(("", "", "XXX"))
    shape = _ACCOUNTS[country].replace("BANK", letters)
    return Bank(holder, name, iban(country, w.code(shape)), bic)


def iban(country: str, account: str) -> str:
    """The account with its country and check digits (ISO 13616), in groups of four."""
    digits = "".join(str(int(sign, 36)) for sign in account + country + "00")
    whole = f"{country}{98 - int(digits) % 97:02}{account}"
    return " ".join(_fours(whole))


def _fours(text: str) -> Iterator[str]:
    for start in range(0, len(text), 4):
        yield text[start : start + 4]
