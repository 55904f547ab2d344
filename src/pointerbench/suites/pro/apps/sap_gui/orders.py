"""Sales orders, what follows from one, the branches of the menu tree, as the system has them."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

# depth, text, open; a branch unless the text begins with a transaction code
TREE: tuple[tuple[int, str, bool], ...] = (
    (0, "SAP Menu", True),
    (1, "Connector for Multi-Bank Connectivity", False),
    (1, "Office", False),
    (1, "Cross-Application Components", False),
    (1, "Logistics", True),
    (2, "Materials Management", False),
    (2, "Sales and Distribution", True),
    (3, "Master Data", False),
    (3, "Sales Support", False),
    (3, "Sales", True),
    (4, "Inquiry", False),
    (4, "Quotation", False),
    (4, "Order", True),
    (5, "VA01 - Create", False),
    (5, "VA02 - Change", False),
    (5, "VA03 - Display", False),
    (4, "Scheduling Agreement", False),
    (4, "Information System", False),
    (3, "Shipping and Transportation", False),
    (3, "Billing", False),
    (3, "Credit Management", False),
    (2, "Logistics Execution", False),
    (2, "Production", False),
    (2, "Plant Maintenance", False),
    (2, "Quality Management", False),
    (1, "Accounting", False),
    (1, "Human Resources", False),
    (1, "Information Systems", False),
    (1, "Service", False),
    (1, "Tools", False),
    (1, "WebClient UI Framework", False),
)
TERMS = ("NT30", "0001", "ZB14", "NT60")
RATES = ("Open", "Being processed", "Completed")


ABROAD = {
    "DE": "Berlin Hamburg Munich",
    "FR": "Lyon Nice Paris",
    "ES": "Barcelona Madrid Seville Valencia",
    "IT": "Florence Milan Naples Rome Venice",
    "PT": "Lisbon Porto",
    "CH": "Geneva Zurich",
    "IE": "Cork Dublin",
    "NO": "Bergen Oslo",
    "CA": "Calgary Montreal Quebec_City Toronto Vancouver",
    "AU": "Brisbane Melbourne Perth Sydney",
    "NZ": "Auckland Wellington",
    "JP": "Kyoto Osaka Tokyo",
    "GB": "Belfast Bristol Cardiff Edinburgh Glasgow Leeds Liverpool London Manchester York",
    "NL": "Amsterdam",
    "GR": "Athens",
    "TH": "Bangkok",
    "BE": "Brussels",
    "HU": "Budapest",
    "AR": "Buenos_Aires",
    "EG": "Cairo",
    "ZA": "Cape_Town",
    "DK": "Copenhagen",
    "AE": "Dubai",
    "VN": "Hanoi",
    "FI": "Helsinki",
    "HK": "Hong_Kong",
    "TR": "Istanbul",
    "ID": "Jakarta",
    "PE": "Lima",
    "MA": "Marrakesh",
    "MX": "Mexico_City",
    "IN": "Mumbai",
    "KE": "Nairobi",
    "CZ": "Prague",
    "IS": "Reykjavik",
    "CL": "Santiago",
    "KR": "Seoul",
    "SG": "Singapore",
    "SE": "Stockholm",
    "TW": "Taipei",
    "EE": "Tallinn",
    "AT": "Vienna",
    "PL": "Warsaw",
}
COUNTRIES = {
    city.replace("_", " "): land for land, cities in ABROAD.items() for city in cities.split()
}


def numeric(day: dt.date) -> str:
    """A date as the user has set it."""
    return f"{day.month:02d}/{day.day:02d}/{day.year}"


def money(value: float) -> str:
    """An amount with its two decimals."""
    return f"{value:,.2f}"


def customers(draw: Draw, count: int) -> list[dict[str, str]]:
    """Buyers with the numbers under which they are kept."""
    numbers = sorted(draw.distinct(100040, 108900, count))
    names, cities = draw.companies(count), draw.cities(count)
    return [
        {
            "key": f"c{at}",
            "id": str(number),
            "name": name,
            "term": name.split()[0].upper()[:10],
            "city": city,
            "post": str(draw.stream.integer(10110, 98760)),
            "street": draw.street(),
            "country": COUNTRIES.get(city, "US"),
        }
        for at, (number, name, city) in enumerate(zip(numbers, names, cities, strict=True))
    ]


def orders(draw: Draw, buyers: Any, goods: Any, users: list[str]) -> list[dict[str, Any]]:
    """What customers have ordered lately, one article a line, the newest first."""
    stream, found, number = draw.stream, [], draw.stream.integer(20048000, 20049999)
    ages = sorted(draw.distinct(0, 70, 36))
    for at, age in enumerate(ages):
        own = draw.child(f"order{at}").stream
        number -= own.integer(1, 9)
        material, buyer = own.pick(goods), own.pick(buyers)
        count = own.integer(2, 60) * own.pick((1, 5, 10))
        day = draw.today - dt.timedelta(days=age)
        value = round(material["price"] * count, 2)
        found.append(
            {
                "key": f"o{at}",
                "age": age,
                "id": str(number),
                "day": day.isoformat(),
                "date": numeric(day),
                "due": numeric(day + dt.timedelta(days=own.integer(3, 40))),
                "buyer": buyer["id"],
                "name": buyer["name"],
                "po": f"{own.pick(('PO', '45', 'B', 'E-'))}{own.integer(100200, 998000)}",
                "material": material["id"],
                "text": material["name"],
                "count": f"{count:,}",
                "unit": material["unit"],
                "value": value,
                "money": money(value),
                "by": own.pick(users),
                "state": RATES[2] if age > 30 else RATES[stream.integer(0, 1)],
            }
        )
    return found


def items(draw: Draw, goods: Any, day: dt.date) -> list[dict[str, Any]]:
    """The lines of one order."""
    found = []
    for at, material in enumerate(goods):
        stream = draw.child(f"item{at}").stream
        count = stream.integer(1, 40) * stream.pick((1, 2, 5))
        found.append(
            {
                "key": f"i{at}",
                "item": str(10 * (at + 1)),
                "material": material["id"],
                "text": material["name"],
                "count": str(count),
                "unit": material["unit"],
                "category": "TAN",
                "date": numeric(day + dt.timedelta(days=stream.integer(4, 30))),
                "plant": "1000",
                "amount": material["price"],
                "price": money(material["price"]),
                "value": round(material["price"] * count, 2),
                "net": money(round(material["price"] * count, 2)),
            }
        )
    return found


def flow(draw: Draw, order: str, lines: Any, age: int) -> list[dict[str, Any]]:
    """What came before an order and what followed from it, article by article."""
    stream, found = draw.stream, []
    number = stream.integer(80014000, 80016000)
    chain = (
        ("Outbound Delivery", 1, "Completed"),
        ("WMS transfer order", 2, "Completed"),
        ("GD goods issue:delvy", 2, "Complete"),
        ("Invoice", 2, "Completed"),
        ("Accounting document", 3, "Not cleared"),
    )
    found.append(("Quotation", 0, f"{stream.integer(20011000, 20012999)}", "Completed", ""))
    found.append(("Standard Order", 1, order, "Being processed", ""))
    for at, line in enumerate(lines[:6]):
        for name, depth, state in chain:
            number += stream.integer(3, 40)
            last = at == 5 and depth > 1
            if not last:
                found.append((name, depth + 1, str(number), state, line["count"]))
    ages = sorted((stream.integer(0, age - 1) for _ in found[2:]), reverse=True)
    ages = [age + stream.integer(2, 9), age, *ages]
    return [
        {
            "key": f"f{n}",
            "name": name,
            "depth": depth,
            "id": number_text,
            "state": state,
            "count": count,
            "date": numeric(draw.day(-days, -days)),
        }
        for n, ((name, depth, number_text, state, count), days) in enumerate(
            zip(found, ages, strict=True)
        )
    ]
