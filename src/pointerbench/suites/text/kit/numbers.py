"""Numbers in the form of the page's country: accounts, cases of courts, registers, goods."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.suites.text.writer import Writer

# What stands after an IBAN's check digits: '#' a digit, '?' a letter, BANK the bank's letters.
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
# A civil case, with its year in four figures or in two.
_CASES = {
    "DE": ("{n} C {m}/{yy}", "{n} O {m}/{yy}"),
    "AT": ("{n} C {m}/{yy}#{check}", "{n} Cg {m}/{yy}#{check}"),
    "CH": ("VZ.{year}.{n}", "FV{yy}0{m}"),
    "GB": ("{letter}{n}YX{m}", "{letter}{n}BS{m}"),
    "US": ("{yy}-CV-0{m}{n}", "1:{yy}-cv-00{m}"),
    "FR": ("{yy}/{m}{n}", "{yy}/00{m}"),
    "BE": ("{yy}/{m}/A", "{yy}/{m}{n}/A"),
    "ES": ("{m}/{year}",),
    "MX": ("{m}/{year}",),
    "IT": ("{m}{n}/{year}", "{m}/{year}"),
    "NL": ("C/13/{m}{m} / HA ZA {yy}-{m}", "1{m}{m}1 CV EXPL {yy}-{m}"),
}
# Of a firm in its register; elsewhere six figures.
_REGISTERS = {
    "DE": "HRB #####",
    "AT": "FN ######?",
    "CH": "CHE-###.###.###",
    "FR": "### ### ###",
    "BE": "0###.###.###",
    "ES": "######",
    "IT": "#######",
    "NL": "########",
    "GB": "########",
}
# The first figures of a barcode, by where the firm is that put it on.
_PREFIXES = {
    "DE": "40", "AT": "90", "CH": "76", "GB": "50", "US": "00", "FR": "30", "BE": "54",
    "ES": "84", "MX": "750", "IT": "80", "NL": "87",
}  # fmt: skip


def iban(country: str, account: str) -> str:
    """The account with its country and check digits (ISO 13616), in groups of four."""
    digits = "".join(str(int(sign, 36)) for sign in account + country + "00")
    whole = f"{country}{98 - int(digits) % 97:02}{account}"
    return " ".join(_fours(whole))


def account_number(w: Writer, bank: str = "NORD") -> str:
    """An account of the page's country: an IBAN, or where there are none, the account alone."""
    country = w.locale.country
    if country not in _ACCOUNTS:
        return w.code("#### ######")
    return iban(country, w.code(_ACCOUNTS[country].replace("BANK", bank)))


def case_number(w: Writer) -> str:
    """A civil case of this year as the country's courts count them."""
    form = w.pick(_CASES[w.locale.country]).replace("#{check}", "{check}")
    while "{m}" in form:
        form = form.replace("{m}", str(w.integer(102, 987)), 1)
    year, letter = w.today.year, w.pick("ABCDEFGHK")
    return form.format(
        n=w.integer(11, 48), yy=f"{year % 100:02}", year=year, letter=letter, check=letter.lower()
    )


def register_number(w: Writer) -> str:
    """A firm's number in the register of its country."""
    return w.code(_REGISTERS.get(w.locale.country, "######"))


def barcode(w: Writer) -> str:
    """The thirteen figures below a barcode, the last of which checks the others."""
    prefix = _PREFIXES[w.locale.country]
    digits = prefix + w.code("#" * (12 - len(prefix)))
    odd, even = (sum(map(int, digits[start::2])) for start in (0, 1))
    return digits + str(-(odd + 3 * even) % 10)


def _fours(text: str) -> Iterator[str]:
    for start in range(0, len(text), 4):
        yield text[start : start + 4]
