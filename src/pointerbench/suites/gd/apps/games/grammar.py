"""Games that somebody owns, downloads and could buy, with times, sizes and friends that agree."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_OWNED, _LOADING, _SOLD, _FRIENDS, _TROPHIES = 12, 6, 8, 8, 7
_GIGABYTE = 10**9
_ICONS = ("trophy", "award", "medal", "crown", "flame", "key", "compass")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    named = stream.sample(content["games"], _OWNED + _LOADING + _SOLD)
    games = _games(draw.child("games"), named[:_OWNED])
    loads = _loads(draw.child("loads"), named[_OWNED : _OWNED + _LOADING])
    used = stream.integer(180, 820)
    one = stream.pick([game for game in games if game["ready"]])
    return {
        "games": games,
        "loads": loads,
        "sold": _sold(draw.child("sold"), named[-_SOLD:]),
        "friends": _friends(draw.child("friends"), [game["name"] for game in games]),
        "one": one["key"],
        "trophies": _trophies(draw.child("trophies"), one["ago"]),
        "genres": content["genres"],
        "versions": content["versions"],
        "drives": stream.sample(content["drives"], 3),
        "news": stream.sample(content["rows"], 2),
        "about": stream.pick(content["about"]),
        "me": draw.person(),
        "nick": draw.nickname(),
        "money": draw.money_text(stream.integer(2, 60) * content["rate"]),
        "speed": draw.number_text(loads[0]["speed"], 1),
        "peak": draw.number_text(loads[0]["speed"] * stream.uniform(1.2, 1.6), 1),
        "bars": [stream.integer(20, 100) for _ in range(60)],
        "used": used,
        "free_text": draw.size_text((1000 - used) * _GIGABYTE),
        "lost": stream.pick(content["lost"]),
        "collections": [
            {"id": "all", "count": _OWNED},
            {"id": "ready", "count": sum(game["ready"] for game in games)},
            {"id": "loved", "count": sum(game["loved"] for game in games)},
            {"id": "fresh", "count": sum(game["fresh"] for game in games)},
            {"id": "hidden", "count": 0},
        ],
    }


def _games(draw: Draw, named: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    times = draw.spread(25, 9400, _OWNED)
    done = draw.distinct(2, 100, _OWNED)
    days = draw.distinct(1, 210, _OWNED)
    sizes = draw.distinct(8, 1180, _OWNED)
    games = []
    for n, one in enumerate(named):
        day = draw.day(-days[n], -days[n])
        size = sizes[n] * _GIGABYTE // 10
        games.append(
            {
                "key": f"g{n}",
                "photo": one["photo"],
                "name": one["name"],
                "genre": content["genres"][one["genre"]],
                "time": times[n],
                "time_text": draw.duration_text(times[n]),
                "done": done[n],
                "done_text": draw.percent_text(done[n]),
                "ago": days[n],
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "size": sizes[n] / 10,
                "size_text": draw.size_text(size),
                "ready": n == 0 or stream.chance(0.6),
                "fresh": n == 1 or stream.chance(0.25),
                "loved": n == 2 or stream.chance(0.3),
                "pad": stream.chance(0.5),
            }
        )
    return games


def _loads(draw: Draw, named: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first is being loaded, the others wait; what is left takes as long as it says."""
    stream = draw.stream
    sizes = draw.distinct(30, 960, _LOADING)
    done = draw.distinct(3, 96, _LOADING)
    speed = stream.integer(80, 620) / 10  # MB a second
    loads = []
    for n, one in enumerate(named):
        size = sizes[n] / 10
        left = max(1, round(size * 1000 * (1 - done[n] / 100) / speed / 60))
        loads.append(
            {
                "key": f"d{n}",
                "photo": one["photo"],
                "name": one["name"],
                "size": size,
                "size_text": draw.size_text(sizes[n] * _GIGABYTE // 10),
                "done": done[n],
                "done_text": draw.percent_text(done[n]),
                "left": left,
                "left_text": draw.duration_text(left),
                "speed": speed,
                "kind": stream.pick(["game", "update", "extra"]),
            }
        )
    return loads


def _sold(draw: Draw, named: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    liked = draw.distinct(41, 99, _SOLD)
    said = draw.spread(60, 48000, _SOLD)
    days = draw.distinct(4, 900, _SOLD)
    prices = draw.prices(8 * content["rate"], 70 * content["rate"], _SOLD)
    sold = []
    for n, one in enumerate(named):
        off = (
            stream.pick([10, 15, 20, 25, 30, 40, 50, 60, 75]) if n == 0 or stream.chance(0.5) else 0
        )
        price = round(prices[n] * (1 - off / 100), 2 if draw.language == "en" else 0)
        day = draw.day(-days[n], -days[n])
        sold.append(
            {
                "key": f"s{n}",
                "photo": one["photo"],
                "name": one["name"],
                "genre": content["genres"][one["genre"]],
                "price": price,
                "price_text": draw.money_text(price),
                "before_text": draw.money_text(prices[n]),
                "off": off,
                "liked": liked[n],
                "liked_text": draw.percent_text(liked[n]),
                "said": said[n],
                "said_text": draw.number_text(said[n]),
                "date": day.isoformat(),
                "date_text": draw.date_text(day, "long"),
                "pad": stream.chance(0.5),
            }
        )
    return sold


def _friends(draw: Draw, games: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    levels = draw.distinct(3, 98, _FRIENDS)
    hours = draw.distinct(20, 1900, _FRIENDS, 5)
    shared = draw.distinct(1, 40, _FRIENDS)
    days = draw.distinct(20, 2200, _FRIENDS)
    moods = ["in", "in", "in", "on", "on", "away", "off", "off"]
    friends = []
    for n, person in enumerate(draw.people(_FRIENDS)):
        day = draw.day(-days[n], -days[n])
        friends.append(
            {
                "key": f"f{n}",
                "name": draw.nickname(),
                "initials": person["initials"],
                "ink": person["ink"],
                "real": person["name"],
                "mood": moods[n],
                "game": stream.pick(games) if moods[n] == "in" else "",
                "level": levels[n],
                "week": hours[n],
                "week_text": draw.duration_text(hours[n]),
                "shared": shared[n],
                "date": day.isoformat(),
                "date_text": draw.date_text(day, "numeric"),
            }
        )
    return friends


def _trophies(draw: Draw, last: int) -> list[dict[str, Any]]:
    """What was won in a game that was last played so many days ago."""
    stream = draw.stream
    names = stream.sample(draw.content["trophies"], _TROPHIES)
    shares = draw.distinct(8, 890, _TROPHIES)
    points = draw.distinct(5, 100, _TROPHIES, 5)
    days = draw.distinct(last, last + 200, _TROPHIES)
    icons = stream.sample(_ICONS, _TROPHIES)
    trophies = []
    for n, name in enumerate(names):
        day = draw.day(-days[n], -days[n])
        trophies.append(
            {
                "key": f"t{n}",
                "name": name,
                "icon": icons[n],
                "share": shares[n] / 10,
                "share_text": draw.percent_text(shares[n] / 10, 1),
                "points": points[n],
                "date": day.isoformat(),
                "date_text": draw.date_text(day),
                "won": n < 5,
            }
        )
    return trophies


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    loved = [game["key"] for game in document["games"] if game["loved"]]
    one = document["one"]
    return {
        "covers": {"loved": loved},
        "rows": {"view": "rows", "sort": "time", "loved": loved},
        "menu": {"menu": "view", "loved": loved},
        "file": {"menu": "file", "loved": loved},
        "context": {"view": "rows", "context": one, "loved": loved},
        "game": {"page": "game", "open": one, "loved": loved},
        "trophies": {"page": "game", "open": one, "tab": "trophies", "loved": loved},
        "downloads": {"page": "downloads"},
        "friends": {"page": "friends", "toast": "invite"},
        "store": {"page": "store"},
        "settings": {"page": "settings"},
        "remove": {"page": "game", "open": one, "dialog": "remove", "loved": loved},
        "empty": {"query": document["lost"], "loved": loved},
        "error": {"page": "downloads", "error": True},
    }
