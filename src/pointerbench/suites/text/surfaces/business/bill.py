"""An invoice's facts: who bills whom for what, with sums that are right to the cent.

Every text of a `Bill` is as a page shows it. Regions without IBANs bill like another of the same
language.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from pointerbench.language.locales import draw_locale
from pointerbench.suites.text.kit.numbers import register_number
from pointerbench.suites.text.surfaces.business.addresses import (
    tax_number,
)
from pointerbench.suites.text.surfaces.business.bill_bank import Bank, draw_bank
from pointerbench.suites.text.surfaces.business.parts import said
from pointerbench.suites.text.surfaces.business.trades import TRADES, Good
from pointerbench.suites.text.writer import Writer

WITHOUT_IBAN = ("en_US", "es_MX")
# legal forms as the labels have them, and what they are called in another country of the language
_ELSEWHERE = {
    "BE": ("SARL", "SRL"),
    "CH": (" KG", " AG"),
    "US": (" Ltd", " LLC"),
    "MX": (" S.L.", " S.A."),
}
_REGISTERS = {"AT": ("Handelsregister", "Firmenbuch"), "BE": ("RCS", "RPM")}
_LEGAL_FORMS = ("Ltd", "GmbH", "KG", "AG", "SARL", "SRL", "S.L.", "S.r.l.", "S.n.c.", "BV")


@dataclass(frozen=True, slots=True)
class Item:
    """A line of an invoice; the amount is quantity times unit price."""

    description: str
    quantity: str
    unit_price: str
    amount: str


@dataclass(frozen=True, slots=True)
class Bill:
    """An invoice; ``sender`` and ``recipient`` are their lines of name and address."""

    number: str
    date: str
    due_date: str
    sender: tuple[str, ...]
    email: str
    phone: str
    tax_id: str
    recipient: tuple[str, ...]
    items: tuple[Item, ...]
    subtotal: str
    tax_rate: str
    tax: str
    total: str
    bank: Bank
    terms: str
    website: str
    register: str
    issued: dt.date
    due: dt.date

    @property
    def company(self) -> str:
        return self.sender[0]

    @property
    def brand(self) -> str:
        """The firm's name as its logo has it."""
        return brand_of(self.company)


def draw_bill(w: Writer, low: int = 4, high: int = 8) -> Bill:
    """An invoice with ``low`` to ``high`` items of one trade; its region has IBANs."""
    if w.locale.region in WITHOUT_IBAN:
        w.locale = draw_locale(w.stream.child("billing"), w.language, WITHOUT_IBAN)
    trade = w.pick(tuple(TRADES))
    cities = w.cities(2)
    sender = (firm(w, trade), w.street(), w.town(cities[0]))
    items, sums = _items(w, trade, w.integer(low, high))
    rate = 81 if w.locale.country == "CH" else w.locale.tax * 10
    subtotal = sum(sums)
    tax = (subtotal * rate + 500) // 1000
    day, days = w.day(-90, -3), w.pick((10, 14, 14, 21, 30, 30))
    show = w.long_date if w.chance(0.4) else w.short_date
    domain = w.domain(brand_of(sender[0]))
    return Bill(
        number=_number(w, day),
        date=show(day),
        due_date=show(day + dt.timedelta(days)),
        sender=sender,
        email=f"{w.say('business.mailbox')}@{domain}",
        phone=w.phone(cities[0]),
        tax_id=tax_number(w),
        recipient=_recipient(w, cities[1]),
        items=items,
        subtotal=w.amount(subtotal),
        tax_rate=w.percent(rate, 1) if rate % 10 else w.percent(rate // 10),
        tax=w.amount(tax),
        total=w.amount(subtotal + tax),
        bank=draw_bank(w, sender[0], cities[0]),
        terms=w.say(f"business.terms.{w.integer(1, 8)}", days=days),
        website=f"www.{domain}",
        register=_register(w, cities[0]),
        issued=day,
        due=day + dt.timedelta(days),
    )


def _register(w: Writer, city: str) -> str:
    """Where the firm is registered, as the country calls it."""
    entry = w.say("business.register", city=city, code=register_number(w))
    here, there = _REGISTERS.get(w.locale.country, ("", ""))
    return entry.replace(here, there) if here else entry


def brand_of(company: str) -> str:
    """A firm's name without what tells its legal form."""
    words = company.split()
    return " ".join(words[:-1]) if words[-1] in _LEGAL_FORMS else company


def firm(w: Writer, trade: str) -> str:
    """The name of a firm of the trade."""
    last, other = w.last_name(), w.last_name()
    name = w.say(f"business.firm.{trade}.{w.integer(1, 3)}", last=last, other=other)
    country = w.locale.country
    here, there = _ELSEWHERE.get(country, ("", ""))
    return name.replace(here, there) if here else name


def _recipient(w: Writer, city: str) -> tuple[str, ...]:
    name = w.company()
    lines = [name]
    if w.chance(0.4):
        lines.append(w.say("business.attention", name=w.person()))
    return (*lines, w.street(), w.town(city))


def _number(w: Writer, day: dt.date) -> str:
    prefix, year = w.say("business.prefix"), day.year
    form = w.pick(
        (f"{prefix}-{year}-0###", f"{year}/####", f"{prefix}{year % 100}-####", "1####", "4#####")
    )
    return w.code(form)


# --- items ----------------------------------------------------------------------------------------


def _items(w: Writer, trade: str, count: int) -> tuple[tuple[Item, ...], list[int]]:
    """Lines of an invoice and their amounts in cents, no amount twice."""
    with_units = w.chance(0.55)
    items: list[Item] = []
    sums: list[int] = []
    goods = list(TRADES[trade])
    for good in w.sample(goods, count):
        tenths, price = _quantity(w, good), _price(w, good)
        while price * tenths // 10 in sums:
            price += 50
        sums.append(price * tenths // 10)
        items.append(
            Item(
                said(w, f"business.{trade}.{good.key}"),
                _shown(w, tenths, good.unit if with_units else ""),
                w.amount(price),
                w.amount(sums[-1]),
            )
        )
    return tuple(items), sums


def _quantity(w: Writer, good: Good) -> int:
    """How many, in tenths; hours come in halves, months in quarters of a year."""
    if good.unit == "months":
        return w.pick((3, 6, 12)) * 10
    if good.most >= 100:
        return w.integer(2, good.most // 10) * 100
    if good.unit == "h" and w.chance(0.4):
        return w.integer(2, good.most * 2 - 1) * 5
    return w.integer(1, good.most) * 10


def _price(w: Writer, good: Good) -> int:
    """In cents; cheap goods have odder prices."""
    whole = w.integer(good.low, good.high)
    if good.high > 150:
        return (whole // 5 * 5 or whole) * 100
    ends = (0, 0, 50) if good.unit == "h" or good.high > 60 else (0, 20, 40, 50, 80, 90)
    return whole * 100 + w.pick(ends)


def _shown(w: Writer, tenths: int, unit: str) -> str:
    number = w.number(tenths, 1) if tenths % 10 else w.number(tenths // 10)
    names = {"h": w.say("hours"), "months": w.say("business.unit.months")}
    return f"{number}\u00a0{names.get(unit, unit)}" if unit else number
