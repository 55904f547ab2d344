"""Albums and their songs: lengths add up, and what plays stands in the queue."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_ALBUMS = 18


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    bands = stream.sample(content["bands"], _ALBUMS)
    titles = draw.titles("music", _ALBUMS + 13, most=20)
    songs = _songs(draw.child("songs"), titles[:12], bands[0])
    return {
        "me": draw.person(),
        "band": bands[0],
        "name": titles[-1],
        "kind": stream.pick(content["kinds"]),
        "year": draw.today.year - stream.integer(0, 9),
        "cover": _cover(draw.child("cover")),
        "songs": songs,
        "whole": draw.duration_text(sum(song["seconds"] for song in songs) // 60),
        "albums": _albums(draw.child("albums"), titles[12 : 12 + _ALBUMS], bands),
        "lists": [
            {"name": name, "cover": _cover(draw.child(name)), "songs": stream.integer(11, 160)}
            for name in stream.sample(content["lists"], 13)
        ],
        "stations": [
            {"name": name, "cover": _cover(draw.child(name)), "count": draw.count_text(count)}
            for name, count in zip(
                stream.sample(content["stations"], 8), draw.distinct(800, 90000, 8), strict=True
            )
        ],
        "lines": content["lines"],
        "unknown": draw.code("AAA-###"),
        "likes": draw.count_text(stream.integer(900, 900000)),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _cover(draw: Draw) -> dict[str, Any]:
    """Two colours and a figure: the sleeve of an album."""
    low, high = draw.inks(2)
    stream = draw.stream
    return {
        "low": low,
        "high": high,
        "shape": stream.integer(0, 3),
        "x": stream.integer(25, 75),
        "y": stream.integer(25, 75),
        "size": stream.integer(16, 38),
    }


def _songs(draw: Draw, titles: list[str], band: str) -> list[dict[str, Any]]:
    count = draw.stream.integer(9, len(titles))
    seconds, plays = draw.distinct(95, 420, count), draw.distinct(1200, 990000, count)
    hearts, speeds = draw.distinct(52, 99, count), draw.distinct(62, 178, count)
    return [
        {
            "key": f"s{place}",
            "seconds": seconds[place],
            "live": draw.stream.chance(0.25),
            "by": band,
            "facts": {
                "title": _fact(titles[place], titles[place]),
                "plays": _fact(plays[place], draw.number_text(plays[place])),
                "speed": _fact(speeds[place], f"{speeds[place]} BPM"),
                "liked": _fact(hearts[place], f"{hearts[place]}%"),
                "length": _fact(round(seconds[place] / 60, 3), draw.clip_text(seconds[place])),
            },
        }
        for place in range(count)
    ]


def _albums(draw: Draw, titles: list[str], bands: list[str]) -> list[dict[str, Any]]:
    stream, kinds = draw.stream, draw.content["kinds"]
    songs, minutes = draw.distinct(5, 27, _ALBUMS), draw.distinct(24, 92, _ALBUMS)
    years = stream.sample(range(draw.today.year - 40, draw.today.year + 1), _ALBUMS)
    unit = "首" if draw.language == "zh" else " songs"
    albums = []
    for place, title in enumerate(titles):
        kind = stream.integer(0, len(kinds) - 1)
        albums.append(
            {
                "key": f"a{place}",
                "cover": _cover(draw.child(title)),
                "kind": kind,
                "ink": kinds[kind]["ink"],
                "facts": {
                    "title": _fact(title, title),
                    "band": _fact(bands[place], bands[place]),
                    "kind": _fact(kind, kinds[kind]["name"]),
                    "year": _fact(years[place], str(years[place])),
                    "songs": _fact(songs[place], f"{songs[place]}{unit}"),
                    "length": _fact(minutes[place], draw.duration_text(minutes[place])),
                },
            }
        )
    return albums


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    songs = [song["key"] for song in document["songs"]]
    albums = [album["key"] for album in document["albums"]]
    return {
        "home": {},
        "liked": {"liked": albums[1:3], "tip": False},
        "album": {"page": "album"},
        "playing": {"page": "album", "playing": True, "at": songs[2], "hearts": songs[1:4]},
        "menu": {"page": "album", "menu": songs[1]},
        "queue": {"page": "album", "panel": "queue"},
        "lyrics": {"page": "album", "panel": "lyrics", "playing": True},
        "none": {"query": document["unknown"]},
        "offline": {"error": True},
        "new": {"dialog": "new"},
        "sleep": {"page": "album", "dialog": "sleep"},
        "toast": {"page": "album", "toast": True, "followed": True},
    }
