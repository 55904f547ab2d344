"""Parcels with their journeys, offers for a new one, pick-up points around an address."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    home = draw.city()
    cities = [city for city in draw.cities(12) if city != home]
    count = stream.integer(8, 10)
    weights = draw.spread(0.3, 24.0, count)
    costs = draw.prices(*((8, 160) if draw.language == "zh" else (4, 90)), count)
    days = stream.sample(range(-6, 12), count)
    senders = stream.sample(content["senders"], count)
    parcels = [
        _parcel(
            draw.child(str(n)),
            (cities[n % len(cities)], home),
            senders[n],
            (round(weights[n], 1), costs[n], days[n]),
        )
        for n in range(count)
    ]
    return {
        "home": home,
        "away": cities[0],
        "street": draw.street(),
        "parcels": sorted(parcels, key=_order),
        "statuses": content["statuses"],
        "offers": _offers(draw.child("offers")),
        "points": _points(draw.child("points")),
        "person": draw.person(),
        "value": draw.money_text(stream.integer(2, 40) * 50),
        "worth": stream.integer(2, 40),
        "window": content["windows"],
        "tomorrow": draw.date_text(draw.day(1, 3), "weekday"),
        "query": stream.pick(content["unknown"]),
        "bends": [[stream.integer(8, 92), stream.integer(8, 92)] for _ in range(14)],
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _order(parcel: dict[str, Any]) -> tuple[bool, str]:
    """What is under way comes first; then by date."""
    return parcel["status"] == 3, parcel["facts"]["due"]["value"]


def _parcel(
    draw: Draw, way: tuple[str, str], sender: str, values: tuple[float, float, int]
) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    weight, cost, ahead = values
    status = 3 if ahead < 0 else 2 if ahead == 0 else stream.weighted({0: 1, 1: 5, 4: 1})
    number = draw.code(content["prefix"] + "#########")
    date = draw.day(ahead, ahead)
    steps = {0: 1, 1: 4, 2: 6, 3: 7, 4: 4}[status]
    return {
        "key": number,
        "status": status,
        "insured": stream.chance(0.4),
        "from": way[0],
        "to": way[1],
        "service": stream.pick(content["services"]),
        "reference": stream.pick(content["references"]),
        "size": " × ".join(str(stream.integer(8, 60)) for _ in range(3)) + " cm",
        "steps": steps,
        "journey": _journey(draw.child("journey"), way, steps, min(ahead, 0)),
        "facts": {
            "number": _fact(number, number),
            "status": _fact(status, content["statuses"][status]["name"]),
            "sender": _fact(sender, sender),
            "due": _fact(date.isoformat(), draw.date_text(date)),
            "weight": _fact(weight, f"{weight:.1f} {content['kg']}"),
            "cost": _fact(cost, draw.money_text(cost)),
        },
    }


def _journey(draw: Draw, way: tuple[str, str], count: int, last: int) -> list[dict[str, Any]]:
    """What has happened to a parcel until now, the last first."""
    stream, content = draw.stream, draw.content
    found = []
    for place in range(count):
        where = way[0] if place < 4 else way[1]
        found.append(
            {
                "text": content["steps"][place],
                "where": where
                if place in (0, 1, 6)
                else f"{where} · {stream.pick(content['depots'])}",
                "when": draw.date_text(
                    draw.day(last - count + place + 1, last - count + place + 1)
                ),
                "time": draw.time_text(stream.integer(6 * 60, 21 * 60)),
            }
        )
    return found[::-1]


def _offers(draw: Draw) -> list[dict[str, Any]]:
    """Faster ones cost more, and most of them emit more; no two arrive on the same date."""
    stream, content = draw.stream, draw.content
    known = range(len(content["offers"]))
    chosen = [content["offers"][n] for n in sorted(stream.sample(known, stream.integer(5, 7)))]
    days = sorted(stream.sample(range(1, 13), len(chosen)))
    prices = sorted(
        draw.prices(*((9, 190) if draw.language == "zh" else (5, 99)), len(chosen)), reverse=True
    )
    ratings = draw.ratings(len(chosen))
    carbon = sorted(draw.spread(60, 4200, len(chosen)), reverse=True)
    other = stream.integer(0, len(chosen) - 2)
    carbon[other : other + 2] = carbon[other : other + 2][::-1]
    return [
        {
            "key": f"o{place}",
            "icon": offer["icon"],
            "days": days[place],
            "pickup": stream.chance(0.5),
            "facts": {
                "name": _fact(offer["name"], offer["name"]),
                "price": _fact(prices[place], draw.money_text(prices[place])),
                "arrives": _arrival(draw, days[place]),
                "carbon": _fact(carbon[place], draw.number_text(carbon[place])),
                "rating": _fact(ratings[place], f"{ratings[place]:.1f}"),
            },
        }
        for place, offer in enumerate(chosen)
    ]


def _arrival(draw: Draw, days: int) -> dict[str, Any]:
    date = draw.day(days, days)
    return _fact(date.isoformat(), draw.date_text(date))


def _points(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(7, 9)
    names = stream.sample(content["shops"], count)
    away = sorted(stream.sample(range(1, 60), count))
    until = stream.sample(range(34, 46), count)
    lockers = stream.sample(range(1, 60), count)
    return [
        {
            "key": f"p{place}",
            "number": place + 1,
            "street": draw.street(),
            "x": 12 + (place * 53 + stream.integer(0, 9)) % 76,
            "y": 10 + (place * 37 + stream.integer(0, 9)) % 76,
            "access": stream.chance(0.5),
            "facts": {
                "name": _fact(names[place], names[place]),
                "away": _fact(away[place] / 10, f"{away[place] / 10:.1f} {content['km']}"),
                "until": _fact(_clock(until[place]), _clock(until[place])),
                "lockers": _fact(lockers[place], str(lockers[place])),
            },
        }
        for place in range(count)
    ]


def _clock(halves: int) -> str:
    return f"{halves // 2:02d}:{halves % 2 * 30:02d}"


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [parcel["key"] for parcel in document["parcels"]]
    chosen = stream.pick(keys[:5])
    return {
        "parcels": {"open": chosen},
        "details": {"open": stream.pick(keys), "tab": "details", "pinned": stream.sample(keys, 1)},
        "menu": {"open": keys[0], "menu": stream.pick(keys[:3])},
        "rates": {"page": "rates"},
        "sorted": {"page": "rates", "sort": "clean", "insured": True},
        "points": {"page": "points", "saved": [stream.pick(document["points"])["key"]]},
        "redirect": {"open": chosen, "dialog": "redirect"},
        "empty": {"query": document["query"]},
        "held": {"open": chosen, "alert": True},
        "archived": {"open": keys[-1], "toast": True},
    }
