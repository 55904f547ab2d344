"""How the offices are run: who may do what, opening times, rates, sign-ins, letters."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw

_HEARD = (4, 900)  # minutes since the newest and the oldest notice, about


def roles(draw: Draw) -> list[dict[str, Any]]:
    """Who may do what: the first role may do everything."""
    stream, content = draw.stream, draw.content
    rights = [right["id"] for area in content["areas"] for right in area["rights"]]
    shares = sorted(draw.distinct(3, len(rights) - 2, len(content["roles"]) - 1), reverse=True)
    sizes = [len(rights), *shares]
    people = [1, *sorted(draw.distinct(2, 40, len(sizes) - 1))]
    found = []
    for n, (role, size) in enumerate(zip(content["roles"], sizes, strict=True)):
        day = draw.day(-400, -1)
        found.append(
            {
                "key": f"r{n}",
                "name": role["name"],
                "about": role["about"],
                "ink": draw.ink(),
                "people": people[n],
                "people_text": draw.number_text(people[n]),
                "changed": day.isoformat(),
                "changed_text": draw.date_text(day, "numeric"),
                "rights": stream.sample(rights, size),
                "fixed": n == 0,
            }
        )
    return found


def houses(draw: Draw, names: list[str]) -> list[dict[str, Any]]:
    """When the houses open and close, and how large they are."""
    opens = draw.distinct(360, 570, len(names), 15)
    closes = draw.distinct(1140, 1380, len(names), 15)
    seats, rooms = draw.distinct(45, 380, len(names), 5), draw.distinct(3, 24, len(names))
    return [
        {
            "key": f"h{n}",
            "host": draw.person()["name"],
            "parking": draw.stream.chance(0.4),
            "rooms": draw.number_text(rooms[n]),
            "facts": {
                "name": {"value": name, "text": name},
                "opens": {"value": draw.time_text(opens[n]), "text": draw.time_text(opens[n])},
                "closes": {"value": draw.time_text(closes[n]), "text": draw.time_text(closes[n])},
                "seats": {"value": seats[n], "text": draw.number_text(seats[n])},
            },
        }
        for n, name in enumerate(names)
    ]


def rates(draw: Draw) -> list[dict[str, Any]]:
    """What spaces cost, and how often they were booked this month."""
    stream, count = draw.stream, 7
    counts = draw.distinct(3, 190, count)
    found = []
    for n, space in enumerate(stream.sample(draw.content["spaces"], count)):
        seats = space["seats"]
        found.append(
            {
                "key": f"t{n}",
                "screen": stream.chance(0.5),
                "least": draw.duration_text(stream.integer(1, 6) * 30),
                "facts": {
                    "name": {"value": space["name"], "text": space["name"]},
                    "rate": {"value": space["rate"], "text": draw.money_text(space["rate"])},
                    "seats": {"value": seats, "text": draw.number_text(seats)},
                    "count": {"value": counts[n], "text": draw.number_text(counts[n])},
                },
            }
        )
    return found


def letters(draw: Draw) -> list[dict[str, Any]]:
    """What members are written, and how much of it they read."""
    names = draw.content["letters"]
    sent, opened = draw.distinct(40, 4800, len(names)), draw.distinct(31, 94, len(names))
    clicked = draw.distinct(2, 30, len(names))
    found = []
    for n, name in enumerate(draw.stream.shuffled(names)):
        day = draw.day(-380, -1)
        found.append(
            {
                "key": f"l{n}",
                "facts": {
                    "name": {"value": name, "text": name},
                    "sent": {"value": sent[n], "text": draw.number_text(sent[n])},
                    "opened": {"value": opened[n], "text": draw.percent_text(opened[n])},
                    "clicked": {"value": clicked[n], "text": draw.percent_text(clicked[n])},
                    "changed": {"value": day.isoformat(), "text": draw.date_text(day, "numeric")},
                },
            }
        )
    return found


def signs(draw: Draw) -> list[dict[str, Any]]:
    """Who of the staff has signed in lately, the latest first."""
    stream, count = draw.stream, 7
    times = sorted(draw.distinct(7 * 60, 20 * 60, count), reverse=True)
    found, day = [], draw.today
    for n in range(count):
        day -= timedelta(days=stream.integer(0, 1))
        name, place, tries = draw.person()["name"], draw.city(), stream.weighted({1: 6, 2: 2, 3: 1})
        found.append(
            {
                "key": f"g{n}",
                "time": draw.time_text(times[n]),
                "tries": draw.number_text(tries),
                "fresh": tries > 1 or stream.chance(0.2),
                "facts": {
                    "name": {"value": name, "text": name},
                    "date": {"value": day.isoformat(), "text": draw.date_text(day)},
                    "place": {"value": place, "text": place},
                },
            }
        )
    return found


def notices(
    draw: Draw, members: list[dict[str, Any]], orders: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """What has happened lately."""
    stream = draw.stream
    texts = stream.sample(draw.content["notices"], 5)
    ages = sorted(stream.sample(range(*_HEARD), len(texts)))
    return [
        {
            "icon": text["icon"],
            "ink": text["ink"],
            "text": text["text"].format(
                member=stream.pick(members)["name"],
                code=stream.pick(orders)["facts"]["code"]["text"],
            ),
            "ago": draw.ago_text(age),
        }
        for text, age in zip(texts, ages, strict=True)
    ]
