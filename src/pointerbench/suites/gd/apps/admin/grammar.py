"""Members and orders of shared offices: what is spent, booked and counted adds up."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.gd.apps.admin import house

_STATUS = {"paid": 6, "waiting": 3, "refunded": 1, "cancelled": 1}


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    sites = _sites(draw.child("sites"))
    names = [site["name"] for site in sites]
    members = [_member(draw.child(f"member{n}"), n, names) for n in range(30)]
    orders = _orders(draw.child("orders"), members)
    plans = _shares(draw.child("plans"), sum(site["members"] for site in sites))
    return {
        "sites": sites,
        "members": members,
        "most": max(member["spend"] for member in members) // 100 * 100 + 100,
        "most_text": draw.money_text(max(m["spend"] for m in members) // 100 * 100 + 100),
        "orders": orders,
        "plans": plans,
        "figures": _figures(draw.child("figures"), sites, orders),
        "curves": _curves(draw.child("curves"), sites),
        "roles": house.roles(draw.child("roles")),
        "bookings": _bookings(draw.child("bookings")),
        "houses": house.houses(draw.child("houses"), names),
        "rates": house.rates(draw.child("rates")),
        "signs": house.signs(draw.child("signs")),
        "letters": house.letters(draw.child("letters")),
        "sign": draw.currency,
        "notices": house.notices(draw.child("notices"), members, orders),
        "owner": draw.person(),
        "banner": stream.pick(content["banners"]),
        "lost": stream.pick(content["lost"]),
        "note": stream.pick(content["notes"]),
        "logo": draw.photo("building", "room"),
        "mail": f"{content['desk']}@deskharbor.com",
        **{name: content[name] for name in ("areas", "zones", "tongues", "lengths", "events")},
        "tags": stream.sample(content["tags"], 2),
        "plan_names": [plan["name"] for plan in content["plans"]],
        "range": [draw.date_text(draw.today - timedelta(days=29)), draw.date_text(draw.today)],
    }


def _sites(draw: Draw) -> list[dict[str, Any]]:
    """The houses, by what they bring in."""
    stream, count = draw.stream, 6
    takings = sorted(draw.spread(18_000, 96_000, count), reverse=True)
    names = stream.sample(draw.content["sites"], count)
    filled = draw.distinct(46, 98, count)
    ratings = draw.ratings(count)
    found = []
    for n, (name, taken) in enumerate(zip(names, takings, strict=True)):
        income = taken * draw.content["factor"]
        people = income // (draw.content["factor"] * 160) + stream.integer(4, 30)
        found.append(
            {
                "key": f"s{n}",
                "name": name,
                "income": income,
                "members": people,
                "filled": filled[n],
                "facts": {
                    "name": {"value": name, "text": name},
                    "income": {"value": income, "text": draw.money_text(income)},
                    "members": {"value": people, "text": draw.number_text(people)},
                    "filled": {"value": filled[n], "text": draw.percent_text(filled[n])},
                    "rating": {"value": ratings[n], "text": draw.number_text(ratings[n], 1)},
                },
            }
        )
    return found


def _member(draw: Draw, number: int, sites: list[str]) -> dict[str, Any]:
    stream = draw.stream
    who = draw.person()
    at = stream.weighted({0: 4, 1: 4, 2: 3, 3: 2})
    plan = draw.content["plans"][at]
    joined = draw.day(-700, -9)
    months = min((draw.today - joined).days // 30 + 1, draw.today.month)
    spend = plan["price"] * months + stream.integer(3, 90) * draw.content["factor"]
    rating, visits = draw.rating(), stream.integer(1, 48)
    return {
        "key": f"m{number}",
        **{name: who[name] for name in ("name", "initials", "ink", "email", "phone")},
        "plan": at,
        "site": stream.pick(sites),
        "spend": spend,
        "joined": joined.isoformat(),
        "visits": visits,
        "team": stream.chance(0.35),
        "paused": stream.chance(0.2),
        "texts": {
            "name": who["name"],
            "plan": plan["name"],
            "visits": draw.number_text(visits),
            "spend": draw.money_text(spend),
            "joined": draw.date_text(joined, "numeric"),
            "rating": draw.number_text(rating, 1),
        },
        "rating": rating,
    }


def _orders(draw: Draw, members: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    letters, first = draw.code("AA"), stream.integer(4_000, 8_500)
    count = 11
    steps = [stream.integer(0, 2) for _ in range(count)]
    days = [draw.today - timedelta(days=sum(steps[: n + 1])) for n in range(count)]
    numbers = [first - 3 * sum(steps[: n + 1]) - n * 2 for n in range(count)]
    clients = stream.sample(members, count)
    return [
        _order(draw.child(f"o{n}"), f"o{n}", f"{letters}-{numbers[n]}", (days[n], clients[n]))
        for n in range(count)
    ]


def _order(draw: Draw, key: str, code: str, known: tuple[date, dict[str, Any]]) -> dict[str, Any]:
    stream, (day, member) = draw.stream, known
    space = stream.pick(draw.content["spaces"])
    minutes, off = stream.integer(2, 17) * 30, stream.weighted({0: 5, 5: 1, 10: 2, 15: 1, 20: 1})
    amount = round(space["rate"] * minutes / 60 * (100 - off) / 100, 2)
    status = stream.weighted(_STATUS)
    return {
        "key": key,
        "status": status,
        "amount": amount,
        "day": day.isoformat(),
        "minutes": minutes,
        "initials": member["initials"],
        "ink": member["ink"],
        "site": member["site"],
        "facts": {
            "code": {"value": code, "text": code},
            "member": {"value": member["name"], "text": member["name"]},
            "space": {"value": space["name"], "text": space["name"]},
            "date": {"value": day.isoformat(), "text": draw.date_text(day)},
            "hours": {"value": minutes, "text": draw.duration_text(minutes)},
            "off": {"value": off, "text": draw.percent_text(off)},
            "amount": {"value": amount, "text": draw.money_text(amount, 2)},
        },
    }


def _shares(draw: Draw, total: int) -> list[dict[str, Any]]:
    """How many members have which plan."""
    names = [plan["name"] for plan in draw.content["plans"]]
    weights = [draw.stream.integer(10, 40) for _ in names]
    counts = [total * weight // sum(weights) for weight in weights]
    counts[0] += total - sum(counts)
    return [{"name": name, "value": count} for name, count in zip(names, counts, strict=True)]


def _figures(
    draw: Draw, sites: list[dict[str, Any]], orders: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    stream = draw.stream
    waiting = sum(order["status"] == "waiting" for order in orders)
    filled = round(sum(site["filled"] for site in sites) / len(sites))
    values = {
        "income": (draw.money_text(sum(site["income"] for site in sites)), "wallet", "#0d8a6a"),
        "members": (draw.number_text(sum(s["members"] for s in sites)), "users", "#3b6fd4"),
        "filled": (draw.percent_text(filled), "armchair", "#c9791b"),
        "waiting": (draw.number_text(waiting), "hourglass", "#b3447a"),
    }
    found = []
    for name, (text, icon, ink) in values.items():
        change = stream.integer(-62, 148) / 10
        found.append(
            {
                "name": name,
                "text": text,
                "icon": icon,
                "ink": ink,
                "up": change >= 0,
                "change": draw.percent_text(abs(change), 1),
            }
        )
    return found


def _curves(draw: Draw, sites: list[dict[str, Any]]) -> dict[str, Any]:
    """What came in on each of the last days, and as many days before."""
    stream, count = draw.stream, 14
    mean = sum(site["income"] for site in sites) / 30
    days = [draw.today - timedelta(days=count - 1 - n) for n in range(count)]
    weekend = 5
    return {
        "days": [draw.date_text(day) for day in days],
        "now": [
            round(mean * stream.uniform(0.85, 1.25) * (0.45 if day.weekday() >= weekend else 1))
            for day in days
        ],
        "before": [
            round(mean * stream.uniform(0.7, 1.1) * (0.45 if day.weekday() >= weekend else 1))
            for day in days
        ],
    }


def _bookings(draw: Draw) -> list[dict[str, Any]]:
    """What a member has booked lately."""
    found, day = [], draw.today
    for n, space in enumerate(draw.stream.sample(draw.content["spaces"], 5)):
        day -= timedelta(days=draw.stream.integer(1, 9))
        minutes = draw.stream.integer(2, 16) * 30
        amount = round(space["rate"] * minutes / 60, 2)
        found.append(
            {
                "key": f"b{n}",
                "facts": {
                    "space": {"value": space["name"], "text": space["name"]},
                    "date": {"value": day.isoformat(), "text": draw.date_text(day)},
                    "hours": {"value": minutes, "text": draw.duration_text(minutes)},
                    "amount": {"value": amount, "text": draw.money_text(amount, 2)},
                },
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [member["key"] for member in document["members"][:8]]
    paused = [member["key"] for member in document["members"] if member["paused"]]
    orders = [order["key"] for order in document["orders"]]
    few = stream.sample(keys, 3)
    teams = [member["key"] for member in document["members"] if member["team"]][:2]
    members = {"page": "members", "off": paused, "banner": False}
    return {
        "overview": {"starred": few[:1]},
        "members": {**members, "starred": few[:2]},
        "filtered": {**members, "picked": teams, "team": True, "nav": False},
        "menu": {**members, "menu": stream.pick(keys[:5])},
        "member": {**members, "dialog": "member", "open": stream.pick(keys)},
        "invite": {**members, "dialog": "invite"},
        "orders": {"page": "orders", "banner": False},
        "dearest": {"page": "orders", "sort": "amount", "toast": "exported", "nav": False},
        "refund": {"page": "orders", "dialog": "refund", "open": stream.pick(orders)},
        "roles": {"page": "roles", "role": stream.pick(["r1", "r2", "r3"]), "banner": False},
        "booking": {"page": "settings", "tab": "booking", "banner": False},
        "general": {"page": "settings", "tab": "general", "changed": True, "banner": False},
        "channels": {"page": "settings", "tab": "channels", "panel": True, "banner": False},
        "security": {"page": "settings", "tab": "security", "error": True, "banner": False},
        "empty": {**members, "query": document["lost"]},
    }
