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
from pointerbench.suites.text.kit.patents import patent
from pointerbench.suites.text.kitchen import american_recipe
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


@over(LANGUAGES)
def test_a_patent_is_numbered_as_its_office_does_and_its_dates_follow(language: str) -> None:
    offices = set()
    for w in writers(language):
        one = patent(w)
        office = one.number[:2]
        assert office in (("EP", "WO") if one.abroad else (w.locale.country,))
        assert "#" not in one.number + one.application + one.priority
        assert one.priority.endswith(f" {w.locale.country}")
        assert one.first_filed <= one.filed < one.published
        assert 540 < (one.published - one.first_filed).days < 560
        if office in ("DE", "IT", "MX", "NL"):  # published under the application's number
            digits = re.sub(r"\D", "", one.application.partition(".")[0])
            assert digits in re.sub(r"\D", "", one.number.rpartition(" ")[0])
        offices.add(office)
    assert len(offices) > 2


def test_an_american_kitchen_has_cups_and_fahrenheit() -> None:
    assert american_recipe("250 g plain flour") == "2 cups all-purpose flour"
    assert american_recipe("500 g floury potatoes") == "1 lb russet potatoes"
    assert american_recipe("80 ml lukewarm water") == "1/3 cup lukewarm water"
    assert american_recipe("1 litre vegetable stock") == "1 quart vegetable stock"
    assert american_recipe("12 g salt") == "2 tsp salt"
    assert american_recipe("a chicken of about 1.6 kg") == "a chicken of about 3 1/2 lb"
    assert (
        american_recipe("Bake at 180 degrees for 40 minutes.")
        == "Bake at 350 degrees for 40 minutes."
    )
    assert american_recipe("Turn the oven down to 170.") == "Turn the oven down to 350."


def test_only_american_pages_have_american_kitchens() -> None:
    for w in writers("en"):
        lines = [line for recipe in w.passages("recipe", 9) for line in recipe.ingredients]
        metric = any(re.match(r"\d+ (g|ml|kg) ", line) for line in lines)
        assert metric == (w.locale.country != "US")
