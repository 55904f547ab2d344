"""A player's library: games with what was played of them, news, downloads, a shop, friends."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_SIGHTS = ("night", "mountain", "city", "sea", "sky", "snow", "road", "nature", "building", "art")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    photos = draw.photos(53, *_SIGHTS)
    games = _games(draw.child("games"), photos)
    friends = draw.banks("friends", 11)
    shown = games[stream.integer(1, 3)]
    return {
        "title": "Steam",
        "me": friends[0],
        "wallet": draw.money_text(stream.integer(2, 60) + 0.5, 2),
        "photo": photos[36],
        "games": games,
        "now": shown["key"],
        "favourites": sorted(stream.sample([one["key"] for one in games], 3)),
        "studio": draw.bank("studios"),
        "news": _news(draw.child("news"), photos[37:43]),
        "medals": {"done": stream.integer(4, 30), "all": stream.integer(32, 60)},
        "friends": _friends(draw.child("friends"), friends[1:], games, photos[43:53]),
        "queue": _queue(draw.child("queue"), games),
        "shop": _shop(draw.child("shop"), photos[26:36]),
        "peak": f"{stream.integer(40, 96)}.{stream.integer(1, 9)} Mbps",
        "disk": f"{stream.integer(20, 400)}.{stream.integer(10, 99)} GB",
        "free": f"{stream.integer(30, 900)}.{stream.integer(10, 99)} GB",
    }


def _when(day: dt.date, today: dt.date) -> str:
    return "Yesterday" if (today - day).days == 1 else f"{day.strftime('%b')} {day.day}"


def _games(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    stream, count = draw.stream, 26
    hours, ages = draw.spread(1, 640, count), draw.distinct(1, 300, count)
    sizes = draw.spread(2, 120, count)
    found = []
    for n, name in enumerate(sorted(draw.banks("games", count))):
        day = draw.today - dt.timedelta(days=ages[n])
        found.append(
            {
                "key": f"g{n}",
                "name": name,
                "photo": photos[n],
                "hours": hours[n],
                "hours_text": f"{hours[n]}.{stream.integer(1, 9)} hours",
                "last": _when(day, draw.today),
                "ago": ages[n],
                "here": stream.chance(0.6) or n in (1, 2, 3),
                "size": f"{sizes[n]}.{stream.integer(10, 99)} GB",
            }
        )
    return found


def _news(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    ages = sorted(draw.distinct(2, 60, 5))
    found = []
    for n, (named, text) in enumerate(
        zip(draw.banks("news", 5), draw.banks("blurbs", 5), strict=True)
    ):
        day = draw.today - dt.timedelta(days=ages[n])
        title = named.format(n=stream.integer(1, 4), m=stream.integer(2, 19))
        found.append(
            {
                "key": f"n{n}",
                "title": title,
                "text": text,
                "photo": photos[n],
                "day": day.strftime("%B") + f" {day.day}",
                "kind": stream.pick(["News", "Small Update / Patch Notes", "Event"]),
            }
        )
    return found


def _friends(draw: Draw, names: list[str], games: Any, photos: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    found = []
    for n, name in enumerate(names):
        state = ["play", "play", "play", "on", "on", "on", "away", "off", "off", "off"][n]
        playing = stream.pick(games)["name"]
        note = {"play": playing, "on": "Online", "away": "Away"}.get(
            state, f"Last online {stream.integer(2, 20)} hours ago"
        )
        found.append(
            {"key": f"f{n}", "name": name, "state": state, "note": note, "photo": photos[n]}
        )
    return found


def _queue(draw: Draw, games: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    found = []
    for n, game in enumerate(stream.sample(games, 6)):
        whole = stream.integer(12, 400) / 10
        share = stream.integer(10, 90)
        done = n > 3
        found.append(
            {
                "key": f"q{n}",
                "name": game["name"],
                "photo": game["photo"],
                "share": 100 if done else share if n == 0 else 0,
                "whole": whole,
                "size": f"{whole:.1f} GB",
                "text": f"{whole * share / 100:.1f} GB / {whole:.1f} GB",
                "left": f"{stream.integer(2, 40)}:{stream.integer(10, 59)} remaining",
                "done": done,
                "when": f"Completed {stream.integer(1, 11)}:{stream.integer(10, 59)} AM",
            }
        )
    return found


def _shop(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    stream, count = draw.stream, 10
    prices = draw.prices(4, 60, count)
    found = []
    for n, name in enumerate(draw.banks("games", count)):
        cut = stream.pick([0, 0, 20, 33, 50, 75])
        price = round(prices[n], 2)
        if cut and price / (1 - cut / 100) > 75:
            cut = 0  # hardly any game costs more
        found.append(
            {
                "key": f"s{n}",
                "name": name,
                "photo": photos[n],
                "price": price,
                "price_text": draw.money_text(price, 2),
                "cut": f"-{cut}%" if cut else "",
                "was": draw.money_text(round(price / (1 - cut / 100), 2), 2) if cut else "",
                "tags": ", ".join(stream.sample(draw.content["tags"], 3)),
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    here = [one["key"] for one in document["games"] if one["here"]]
    away = [one["key"] for one in document["games"] if not one["here"]] or here
    one, other = stream.sample(here[:8], 2)
    absent = stream.pick(away)
    return {
        "game": {"now": one},
        "install": {"now": absent},
        "home": {"page": "home", "now": ""},
        "downloads": {"page": "downloads", "now": other},
        "store": {"page": "store", "now": other},
        "friends": {"now": other, "chat": True},
        "context": {"now": one, "open": "game"},
        "menu_steam": {"now": other, "open": "steam", "page": "home"},
        "menu_manage": {"now": one, "open": "manage"},
        "menu_add": {"open": "add", "page": "downloads"},
        "dialog_properties": {"now": other, "dialog": "properties"},
        "dialog_install": {"now": absent, "dialog": "install"},
        "toast": {"now": one, "toast": True, "page": "store"},
    }
