"""What is deducted from pay, and under which number, by region."""

from __future__ import annotations

from pointerbench.suites.text.writer import Writer

# deductions with their rates in hundredths of a percent, by region
RATES: dict[str, tuple[tuple[str, int, int], ...]] = {
    "": (
        ("income_tax", 900, 2100),
        ("pension", 620, 930),
        ("health", 700, 860),
        ("unemployment", 110, 160),
        ("care", 90, 190),
    ),
    "en_GB": (
        ("income_tax", 900, 1800),
        ("national_insurance", 480, 640),
        ("workplace_pension", 400, 500),
        ("student_loan", 150, 420),
    ),
    "en_US": (
        ("federal_tax", 900, 1600),
        ("state_tax", 300, 520),
        ("social_security", 620, 620),
        ("medicare", 145, 145),
        ("retirement", 300, 600),
    ),
}
_INSURANCE = {
    "GB": "?? ## ## ## ?",
    "US": "***-**-####",
    "AT": "#### ######",
    "CH": "756.####.####.##",
    "FR": "1 8# 0# ## ### ### ##",
    "BE": "##.##.##-###.##",
    "ES": "## ########## ##",
    "IT": "########/##",
    "NL": "#########",
    "MX": "###########",
}


def insurance_number(w: Writer) -> str:
    """Invented, in the form of the country."""
    return w.code(_INSURANCE.get(w.locale.country, "## ###### ? ###"))
