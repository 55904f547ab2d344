"""Photographs by day, albums of them, links that were given away, and the room that they take."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_TOPICS = (
    *("city", "nature", "sea", "mountain", "animal", "flower", "food", "plant"),
    *("room", "landmark", "lake", "sky", "building", "product"),
)
_DAYS = (9, 8, 10, 7)
_SHAPES = (1.5, 1.33, 1.0, 0.8, 1.5, 1.33, 1.78)
_ALBUMS = 10
_LINKS = 8
_BIG = 9
_ROWS = 11


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    photos = draw.photos(sum(_DAYS) + _ALBUMS, *_TOPICS)
    shots = _shots(draw.child("shots"), photos[: sum(_DAYS)])
    people = draw.people(7)
    total = stream.pick([50, 100, 200])
    used = round(total * stream.uniform(0.87, 0.97), 1)
    albums = _albums(draw.child("albums"), photos[sum(_DAYS) :], people)
    return {
        "me": people[0],
        "people": people[1:],
        "shots": shots,
        "days": _days(draw.child("days")),
        "albums": albums,
        "links": _links(draw.child("links"), albums),
        "plans": _plans(draw.child("plans"), total),
        "big": _big(draw.child("big"), photos[: sum(_DAYS)]),
        "used": draw.number_text(used, 1),
        "total": total,
        "share": used / total,
        "parts": _parts(draw, used),
        "count": draw.number_text(stream.integer(2400, 38000)),
        "years": [draw.today.year - n for n in range(7)],
        "address": f"{content['site']}/s/{draw.code('AA##A#')}",
        "camera": stream.pick(content["cameras"]),
        "exif": _exif(draw),
        "tags": stream.sample(content["tags"], 8),
        "recent": stream.sample(content["tags"], 5),
        "missing": stream.pick(content["missing"]),
        "comments": [
            {"who": person, "text": draw.message(), "ago": draw.ago_text(ago)}
            for person, ago in zip(people[1:3], sorted(draw.distinct(3, 400, 2)), strict=True)
        ],
        "sending": [stream.integer(3, 30), stream.integer(31, 140)],
        "filters": [0, *sorted(stream.sample(range(1, len(content["filters"])), 7))],
        "filter_names": content["filters"],
        "sliders": {name: stream.integer(-45, 60) for name in _SLIDERS},
    }


_SLIDERS = ("brightness", "contrast", "shadows", "warmth", "saturation", "sharpness")


def _shots(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = len(photos)
    sizes, likes = draw.distinct(11, 148, count), draw.distinct(0, 60, count)
    dates, stars = sorted(draw.distinct(3, 160, count)), draw.ratings(_ROWS)
    day, left, shots = 0, _DAYS[0], []
    for n, photo in enumerate(photos):
        if not left:
            day, left = day + 1, _DAYS[day + 1]
        left -= 1
        taken = draw.day(-dates[n], -dates[n])
        facts = {
            "title": _fact(draw.caption(photo)),
            "size": _fact(sizes[n] / 10, f"{draw.number_text(sizes[n] / 10, 1)} MB"),
            "likes": _fact(likes[n], str(likes[n])),
        }
        row = {
            "date": _fact(taken.isoformat(), draw.date_text(taken)),
            "place": _fact(stream.pick(content["places"])),
            "stars": _fact(stars[n % _ROWS], draw.number_text(stars[n % _ROWS], 1)),
        }
        shots.append(
            {
                "key": f"s{n}",
                "photo": photo,
                "day": day,
                "shape": stream.pick(_SHAPES),
                "edited": stream.chance(0.25),
                "facts": facts,
                "row": row,
                "time": draw.time_text(draw.minutes(7, 21, 1)),
            }
        )
    return shots


def _days(draw: Draw) -> list[dict[str, Any]]:
    """A day of photographs: when it was, where, what the weather was like."""
    stream = draw.stream
    ago = sorted(draw.distinct(1, 24, len(_DAYS)))
    places = stream.sample(draw.content["places"], len(_DAYS))
    return [
        {
            "date": draw.date_text(draw.day(-days, -days), "weekday"),
            "place": place,
            "degrees": f"{stream.integer(4, 27)}°",
        }
        for days, place in zip(ago, places, strict=True)
    ]


def _albums(draw: Draw, photos: list[str], people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    counts, sizes = draw.spread(9, 940, _ALBUMS), draw.spread(4, 190, _ALBUMS)
    ago, views = draw.distinct(1, 300, _ALBUMS), draw.distinct(2, 480, _ALBUMS)
    names = stream.sample(content["albums"], _ALBUMS)
    places = stream.sample(content["places"], _ALBUMS)
    albums = []
    for n, name in enumerate(names):
        day = draw.day(-ago[n], -ago[n])
        shared = stream.chance(0.45)
        facts = {
            "title": _fact(name.format(places[n])),
            "items": _fact(counts[n], draw.number_text(counts[n])),
            "size": _fact(sizes[n] / 10, f"{draw.number_text(sizes[n] / 10, 1)} GB"),
            "date": _fact(day.isoformat(), draw.date_text(day)),
            "views": _fact(views[n], draw.number_text(views[n])),
        }
        faces = stream.sample(people[1:], stream.integer(2, 4)) if shared else []
        album = {"key": f"a{n}", "photo": photos[n], "ago": ago[n], "shared": shared}
        albums.append({**album, "faces": faces, "facts": facts})
    return sorted(albums, key=lambda album: album["ago"])


def _links(draw: Draw, albums: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was given away by a link: of which album, until when, how often it was opened."""
    stream = draw.stream
    opened, loads = draw.distinct(3, 900, _LINKS), draw.spread(1, 260, _LINKS)
    ends = draw.distinct(2, 90, _LINKS)
    links = []
    for n, album in enumerate(stream.sample(albums, _LINKS)):
        day = draw.day(ends[n], ends[n])
        facts = {
            "title": album["facts"]["title"],
            "opened": _fact(opened[n], draw.number_text(opened[n])),
            "loads": _fact(loads[n], draw.number_text(loads[n])),
            "ends": _fact(day.isoformat(), draw.date_text(day)),
        }
        locked = stream.chance(0.4)
        links.append({"key": f"l{n}", "photo": album["photo"], "locked": locked, "facts": facts})
    return links


def _plans(draw: Draw, total: int) -> list[dict[str, Any]]:
    content = draw.content
    low, high = content["prices"]
    sizes = [size for size in (100, 200, 500, 1000, 2000, 5000) if size > total][:5]
    prices = sorted(draw.prices(low, high, len(sizes)))
    members = [1, 2, 5, 6, 8]
    plans = []
    for n, size in enumerate(sizes):
        text = f"{size} GB" if size < 1000 else f"{size // 1000} TB"
        facts = {
            "name": _fact(content["plans"][n]),
            "size": _fact(size, text),
            "price": _fact(prices[n], draw.money_text(prices[n])),
            "members": _fact(members[n], str(members[n])),
        }
        plans.append({"key": f"p{n}", "facts": facts})
    return plans


def _big(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    """What takes most room: mostly clips."""
    stream = draw.stream
    sizes, ago = sorted(draw.spread(40, 980, _BIG), reverse=True), draw.distinct(20, 900, _BIG)
    lengths = draw.distinct(12, 900, _BIG)
    found = []
    for n, photo in enumerate(stream.sample(photos, _BIG)):
        day = draw.day(-ago[n], -ago[n])
        name = f"{stream.pick(['VID', 'MOV', 'CLIP'])}_{day:%Y%m%d}.{stream.pick(['mp4', 'mov'])}"
        facts = {
            "name": _fact(name),
            "size": _fact(sizes[n], f"{draw.number_text(sizes[n])} MB"),
            "date": _fact(day.isoformat(), draw.date_text(day, "numeric")),
            "length": _fact(lengths[n] / 60, draw.clip_text(lengths[n])),
        }
        found.append({"key": f"b{n}", "photo": photo, "facts": facts})
    return found


def _parts(draw: Draw, used: float) -> list[dict[str, Any]]:
    """What the room is taken by; it adds up."""
    weights = [draw.stream.integer(low, low * 2) for low in (40, 22, 8, 4)]
    sizes = [round(used * weight / sum(weights), 1) for weight in weights[1:]]
    sizes.insert(0, round(used - sum(sizes), 1))
    return [{"gb": size, "text": f"{draw.number_text(size, 1)} GB"} for size in sizes]


def _exif(draw: Draw) -> list[str]:
    stream = draw.stream
    return [
        f"f/{stream.pick(['1.8', '2.2', '2.8', '4.0'])}",
        f"1/{stream.pick([60, 125, 250, 500, 1000])} s",
        f"{stream.pick([24, 28, 35, 50, 85])} mm",
        f"ISO {stream.pick([64, 100, 200, 400, 800])}",
    ]


def _fact(value: Any, text: str = "") -> dict[str, Any]:
    return {"value": value, "text": text or str(value)}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [shot["key"] for shot in document["shots"]]
    loved = stream.sample(keys[:12], 3)
    own = {"loved": loved, "open": stream.pick(keys)}
    return {
        "photos": {**own, "full": stream.chance(0.4)},
        "clean": {**own, "captions": False, "size": 190, "sending": True},
        "picked": {**own, "picked": stream.sample(keys[:9], 3)},
        "rows": {**own, "layout": "rows"},
        "create": {**own, "menu": "create"},
        "context": {**own, "menu": "more", "context": stream.pick(keys[1:5])},
        "albums": {**own, "view": "albums"},
        "share": {**own, "view": "albums", "dialog": "share"},
        "links": {**own, "view": "links", "expiring": stream.chance(0.6)},
        "viewer": {**own, "view": "viewer"},
        "editor": {**own, "view": "editor"},
        "looks": {**own, "view": "editor", "tool": "looks"},
        "storage": {**own, "view": "storage", "full": True},
        "plans": {**own, "view": "plans"},
        "delete": {**own, "dialog": "delete", "picked": keys[2:5]},
        "removed": {**own, "view": "albums", "removed": True},
        "empty": {**own, "query": document["missing"]},
    }
