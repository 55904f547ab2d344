"""A playlist of somebody's library: songs by a few artists, whose lengths add up to the total."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_HUES, _SHAPES = 12, 4  # of covers


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    artists = stream.sample(content["bands"], 8)
    albums = _albums(draw.child("albums"), artists)
    songs = _songs(draw.child("songs"), albums, stream.integer(9, 12))
    seconds = sum(song["seconds"] for song in songs)
    lists = stream.sample(content["lists"], 7)
    return {
        "menus": content["menus"],
        "places": content["places"],
        "lists": lists,
        "counts": [len(songs), *draw.distinct(13, 180, len(lists) - 1)],
        "list": lists[0],
        "owner": draw.person(),
        "followers": draw.count_text(stream.integer(40, 88000)),
        "total": draw.duration_text(seconds // 60),
        "songs": songs,
        "albums": albums,
        "position": stream.integer(20, 78),
        "now": stream.integer(0, len(songs) - 2),
        "lyrics": _lyrics(stream.child("lyrics"), content["lyrics"]),
        "line": stream.integer(2, 6),
        "bands": [stream.integer(20, 90) for _ in range(5)],
        "volume": stream.integer(20, 90),
        "kbps": stream.pick([320, 960, 1411]),
        "query": stream.pick(content["queries"]),
        "presets": content["presets"],
        "outputs": content["outputs"],
        "list_name": content["list_name"],
        "list_note": content["list_note"],
    }


def _lyrics(stream: Any, lines: list[str]) -> list[str]:
    start = stream.integer(0, len(lines) - 1)
    return [*lines[start:], *lines[:start]]


def _albums(draw: Draw, artists: list[str]) -> list[dict[str, Any]]:
    years = draw.distinct(1974, 2026, len(artists))
    tracks = draw.distinct(6, 22, len(artists))
    covers = draw.stream.sample(range(_HUES * _SHAPES), len(artists))
    names = draw.stream.sample(draw.content["albums"], len(artists))
    return [
        {
            "key": f"a{number}",
            "title": name,
            "artist": artist,
            "year": years[number],
            "tracks": tracks[number],
            "hue": covers[number] % _HUES,
            "shape": covers[number] // _HUES,
        }
        for number, (name, artist) in enumerate(zip(names, artists, strict=True))
    ]


def _songs(draw: Draw, albums: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    firsts = stream.sample(content["firsts"], count)
    lasts = stream.sample(content["lasts"], count)
    plays = draw.distinct(2, 940, count)
    lengths = draw.distinct(112, 420, count, 4)
    days = draw.distinct(1, 420, count)
    songs = []
    for number in range(count):
        form = stream.pick(content["forms"])
        added = draw.day(-days[number], -days[number])
        songs.append(
            {
                "key": f"s{number}",
                "title": form.format(first=firsts[number], last=lasts[number]),
                "album": stream.integer(0, len(albums) - 1),
                "plays": plays[number],
                "shown": draw.number_text(plays[number]),
                "seconds": lengths[number],
                "length": draw.clip_text(lengths[number]),
                "iso": added.isoformat(),
                "added": draw.date_text(added, "numeric"),
                "lossless": stream.chance(0.4),
            }
        )
    return songs


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen, liked = (song["key"] for song in draw.stream.sample(document["songs"], 2))
    return {
        "playlist": {"liked": [liked]},
        "queue": {"pane": "queue", "shuffle": True},
        "lyrics": {"pane": "words"},
        "paused": {"playing": False, "sort": "plays", "liked": [liked, chosen]},
        "albums": {"view": "albums"},
        "context": {"context": chosen},
        "menu": {"menu": draw.stream.pick(["controls", "view"])},
        "equalizer": {"dialog": "equalizer"},
        "list": {"dialog": "list"},
        "sound": {"dialog": "sound", "liked": [liked]},
        "added": {"toast": True, "offline": True},
        "empty": {"query": document["query"]},
        "lost": {"error": True},
    }
