"""Somebody's music: songs, what they were played, playlists that add up, words of one song."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_SONGS, _PLAYLISTS, _BANDS = 12, 9, 7


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    songs = _songs(draw.child("songs"))
    lyrics = stream.sample(content["lines"], 7)
    return {
        "me": draw.person(),
        "songs": songs,
        "index": stream.integer(0, 5),
        "at": stream.integer(8, 88),
        "volume": stream.integer(20, 90),
        "liked": [song["key"] for song in stream.sample(songs, 4)],
        "bands": [stream.integer(-9, 9) for _ in range(_BANDS)],
        "preset": stream.pick(content["presets"]),
        "fade": stream.integer(1, 11),
        "playlists": _playlists(draw.child("playlists")),
        "mixes": _mixes(draw.child("mixes")),
        "genres": stream.sample(content["genres"], 10),
        "searched": stream.sample([song["facts"]["artist"]["text"] for song in songs], 3)
        + stream.sample(content["searched"], 3),
        "lyrics": lyrics,
        "line": stream.integer(2, 4),
        "nowhere": stream.pick(content["nowhere"]),
    }


def _cover(draw: Draw) -> dict[str, Any]:
    """What a cover is drawn from: two grounds, a colour for its sign, bubbles."""
    stream = draw.stream
    return {
        "inks": stream.pick(draw.content["covers"]),
        "turn": stream.integer(0, 12) * 30,
        "icon": stream.pick(draw.content["signs"]),
        "motif": [
            [
                *(stream.integer(0, 200) for _ in range(2)),
                stream.integer(10, 60),
                stream.integer(6, 22) / 100,
            ]
            for _ in range(9)
        ],
    }


def _songs(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    artists = stream.sample(content["artists"], 6)
    names = _titles(draw, _SONGS)
    lengths = draw.distinct(124, 398, _SONGS)
    plays = draw.distinct(14, 990, _SONGS)
    songs = []
    for number, name in enumerate(names):
        seconds, year = lengths[number], stream.integer(1998, draw.today.year)
        artist = stream.pick(artists)
        songs.append(
            {
                "key": f"s{number}",
                "seconds": seconds,
                "lossless": stream.chance(0.35),
                "here": stream.child(f"here{number}").chance(0.6),
                **_cover(draw.child(f"cover{number}")),
                "facts": {
                    "name": {"value": name, "text": name},
                    "artist": {"value": artist, "text": artist},
                    "length": {"value": seconds / 60, "text": draw.clip_text(seconds)},
                    "year": {"value": year, "text": str(year)},
                    "plays": {
                        "value": plays[number],
                        "text": content["plays"].format(count=plays[number]),
                    },
                },
            }
        )
    return songs


def _titles(draw: Draw, count: int) -> list[str]:
    """Different titles, put together from two banks."""
    stream, content = draw.stream, draw.content
    firsts = stream.sample(content["firsts"], count)
    seconds = stream.sample(content["seconds"], count)
    return [
        content["title"].format(first=first, second=second)
        for first, second in zip(firsts, seconds, strict=True)
    ]


def _playlists(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    counts = draw.distinct(9, 140, _PLAYLISTS)
    pasts = draw.distinct(1, 150, _PLAYLISTS)
    playlists = []
    for number, name in enumerate(stream.sample(content["playlists"], _PLAYLISTS)):
        count, day = counts[number], draw.day(-pasts[number], -pasts[number])
        minutes = round(count * stream.uniform(3.2, 4.4))
        playlists.append(
            {
                "key": f"p{number}",
                **_cover(draw.child(f"cover{number}")),
                "facts": {
                    "name": {"value": name, "text": name},
                    "count": {"value": count, "text": content["count"].format(count=count)},
                    "length": {"value": minutes, "text": draw.duration_text(minutes)},
                    "changed": {"value": day.isoformat(), "text": draw.date_text(day)},
                },
            }
        )
    return playlists


def _mixes(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    names = stream.sample(draw.content["mixes"], 6)
    return [
        {
            "key": f"m{number}",
            "name": name,
            "count": stream.integer(18, 60),
            **_cover(draw.child(f"cover{number}")),
        }
        for number, name in enumerate(names)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    song = stream.pick(document["songs"])["key"]
    chosen = [entry["key"] for entry in stream.sample(document["playlists"][:6], 2)]
    name = document["playlists"][0]["facts"]["name"]["text"]
    return {
        "songs": {},
        "newest": {"order": "year"},
        "lists": {"tab": "lists"},
        "home": {"screen": "home"},
        "now": {"screen": "now", "running": stream.chance(0.7)},
        "words": {"screen": "now", "face": "words"},
        "queue": {"screen": "queue"},
        "sound": {"screen": "sound"},
        "menu": {"menu": song, "dialog": "menu"},
        "sleep": {"screen": "now", "dialog": "sleep", "timer": stream.pick([0, 30, 45])},
        "add": {"menu": song, "dialog": "add", "chosen": chosen},
        "search": {"screen": "search"},
        "nothing": {"screen": "search", "query": document["nowhere"]},
        "failed": {"failed": True},
        "added": {"tab": "lists", "toast": name},
    }
