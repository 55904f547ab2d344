"""What somebody listens to: shows that are followed, their episodes, and how far they got."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_SHOWS, _EPISODES, _CHAPTERS = 12, 16, 7


def document(draw: Draw) -> dict[str, Any]:
    shows = _shows(draw)
    episodes = _episodes(draw, shows)
    return {
        "owner": draw.person(),
        "shows": shows,
        "episodes": episodes,
        "playing": draw.stream.pick(episodes)["key"],
        "queue": [one["key"] for one in draw.stream.sample(episodes, 9)],
        "chapters": _chapters(draw),
        "used": draw.size_text(draw.stream.integer(400, 3800) * 1_000_000),
        "wave": [draw.stream.integer(6, 40) for _ in range(48)],
    }


def _shows(draw: Draw) -> list[dict[str, Any]]:
    counts = draw.spread(12, 480, _SHOWS)
    fans = draw.spread(1_200, 940_000, _SHOWS)
    ratings = draw.ratings(_SHOWS)
    found = []
    for number, name in enumerate(draw.stream.sample(draw.content["shows"], _SHOWS)):
        kind = draw.stream.pick(draw.content["kinds"])
        found.append(
            {
                "key": f"s{number}",
                "name": name,
                "host": draw.person()["name"],
                "kind": kind["name"],
                "ink": kind["ink"],
                "hue": draw.stream.integer(0, 359),
                "art": draw.stream.integer(0, 4),
                "episodes": counts[number],
                "fans": fans[number],
                "fans_text": draw.count_text(fans[number]),
                "rating": ratings[number],
                "fresh": draw.stream.integer(1, 6) if draw.stream.chance(0.5) else 0,
            }
        )
    return found


def _episodes(draw: Draw, shows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Episodes from the newest on; some begun, some kept on the device."""
    content = draw.content
    joint = " " if draw.language == "en" else ""
    lengths = draw.distinct(12, 118, _EPISODES)
    plays = draw.spread(800, 260_000, _EPISODES)
    days = sorted(draw.distinct(0, 40, _EPISODES))
    starts = draw.stream.shuffled([*content["starts"], *content["starts"]])
    subjects = draw.stream.sample(content["subjects"], _EPISODES)
    found = []
    for number in range(_EPISODES):
        show = shows[number % len(shows)]
        day = draw.day(-days[number], -days[number])
        size = lengths[number] * 900_000
        found.append(
            {
                "key": f"e{number}",
                "title": starts[number] + joint + subjects[number],
                "show": show["name"],
                "hue": show["hue"],
                "art": show["art"],
                "kind": show["kind"],
                "ink": show["ink"],
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "minutes": lengths[number],
                "length": draw.duration_text(lengths[number]),
                "plays": plays[number],
                "plays_text": draw.count_text(plays[number]),
                "size": draw.size_text(size),
                "kept": draw.stream.chance(0.4),
                "heard": draw.stream.pick([0, 0, 0, 15, 35, 60, 80]),
                "blurb": draw.stream.pick(content["blurbs"]),
            }
        )
    return found


def _chapters(draw: Draw) -> list[dict[str, Any]]:
    starts = sorted([0, *draw.distinct(60, 2400, _CHAPTERS - 1, 15)])
    names = draw.stream.sample(draw.content["subjects"], _CHAPTERS)
    return [
        {"key": f"c{n}", "name": name[:1].upper() + name[1:], "at": draw.clip_text(starts[n])}
        for n, name in enumerate(names)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    kept = [one["key"] for one in document["episodes"] if one["kept"]]
    episode = stream.pick(document["episodes"])["key"]
    own = {"kept": kept}
    return {
        "feed": own,
        "unplayed": {**own, "sort": "length", "only": True},
        "menu": {**own, "menu": document["episodes"][1]["key"]},
        "shows": {**own, "view": "shows"},
        "player": {**own, "view": "player"},
        "speed": {**own, "view": "player", "sheet": "speed"},
        "sleep": {**own, "view": "player", "sheet": "sleep", "sleep": "m30"},
        "queue": {**own, "view": "queue"},
        "search": {**own, "view": "search"},
        "empty": {**own, "view": "search", "query": stream.pick(["zzx", "qqv", "xwz"])},
        "settings": {**own, "view": "settings"},
        "toast": {**own, "toast": True, "queued": [episode]},
        "offline": {**own, "offline": True},
        "remove": {**own, "view": "settings", "dialog": "clear"},
    }
