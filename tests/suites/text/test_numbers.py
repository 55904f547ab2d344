"""Numbers of accounts, courts, registers and goods have the form of the page's country."""

from __future__ import annotations

import re

from offenders import over

from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.kit.numbers import (
    account_number,
    barcode,
    case_number,
    register_number,
)
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

_LENGTHS = {"DE": 22, "AT": 20, "CH": 21, "FR": 27, "BE": 16, "ES": 24, "IT": 27, "NL": 18}
_CASES = {
    "DE": r"\d\d (C|O) \d{3}/\d\d",
    "GB": r"[A-K]\d\d[A-Z]{2}\d{3}",
    "FR": r"\d\d/\d{5}",
    "ES": r"\d{3}/20\d\d",
    "IT": r"\d{3,5}/20\d\d",
    "NL": r"C/13/\d{6} / HA ZA \d\d-\d{3}|1\d{7} CV EXPL \d\d-\d{3}",
}


def writers(language: str) -> list[Writer]:
    streams = [Stream(f"numbers/{seed}/{language}") for seed in range(24)]
    fonts = Fonts("Inter", "Inter", "Hack")
    return [Writer(one, language, draw_theme(one, "light"), fonts, 16) for one in streams]


@over(LANGUAGES)
def test_an_account_has_its_countrys_length_and_check_digits(language: str) -> None:
    for w in writers(language):
        account = account_number(w).replace(" ", "")
        if w.locale.country in _LENGTHS:
            assert len(account) == _LENGTHS[w.locale.country], account
            digits = "".join(str(int(sign, 36)) for sign in account[4:] + account[:4])
            assert int(digits) % 97 == 1, account


@over(LANGUAGES)
def test_a_case_is_counted_as_the_countrys_courts_do(language: str) -> None:
    for w in writers(language):
        number = case_number(w)
        assert "{" not in number and "#" not in number
        assert re.fullmatch(_CASES.get(w.locale.country, ".+"), number), number


@over(LANGUAGES)
def test_a_firm_and_its_goods_are_numbered(language: str) -> None:
    for w in writers(language):
        assert re.fullmatch(r"[\w .-]{6,15}", register_number(w))
        digits = [int(sign) for sign in barcode(w)]
        assert len(digits) == 13
        assert sum(digits[::2]) % 10 == (-3 * sum(digits[1::2])) % 10
