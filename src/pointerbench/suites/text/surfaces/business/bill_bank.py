"""Where an invoice is to be paid: invented banks, accounts of the country."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.kit.numbers import account_number
from pointerbench.suites.text.writer import Writer

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
    return Bank(holder, name, account_number(w, letters), bic)
