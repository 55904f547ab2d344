"""Somebody's music: artists with albums and songs, playlists of theirs, and what plays now."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_SIGHTS = ("sea", "city", "night", "sky", "mountain", "nature", "road", "building", "snow", "art")


def document(draw: Draw) -> dict[str, Any]:
    stream, me = draw.stream, draw.person()
    photos = draw.photos(40, *_SIGHTS)
    artists = _artists(draw, photos)
    albums = _albums(draw, artists, photos)
    songs = _songs(draw.child("songs"), albums)
    own = draw.banks("playlists", 15)
    lists = [
        {"key": f"y{n}", "name": name, "photo": photos[n + 14], "count": stream.integer(12, 180)}
        for n, name in enumerate(own)
    ]
    total = sum(one["seconds"] for one in songs)
    return {
        "title": "Spotify Premium",
        "path": "/",
        "me": me,
        "artists": artists,
        "albums": albums,
        "songs": songs,
        "lists": lists,
        "saved": _saved(lists, artists, albums, me["name"]),
        "blurb": draw.bank("blurbs").format(given=draw.person()["given"]),
        "length": f"{total // 3600} hr {total % 3600 // 60} min"
        if total >= 3600
        else f"{total // 60} min {total % 60} sec",
        "record": _record(draw.child("record"), albums[0]),
        "shows": [
            {"key": f"w{n}", "name": name, "photo": photos[n + 29]}
            for n, name in enumerate(draw.banks("shows", 2))
        ],
        "genres": [
            {"key": f"g{n}", "name": name, "photo": photos[n % 30], "ink": ink}
            for n, (name, ink) in enumerate(
                zip(draw.banks("genres", 12), draw.inks(12), strict=True)
            )
        ],
        "devices": [
            {"key": f"v{n}", "name": text.format(given=draw.person()["given"])}
            for n, text in enumerate(draw.banks("devices", 4))
        ],
        "at": round(stream.uniform(0.1, 0.85), 3),
        "volume": stream.integer(20, 90),
        "words": draw.banks("lyrics", 9),
        "friends": draw.people(3),
        "listeners": f"{stream.integer(80, 4200) * 1000 + stream.integer(100, 999):,}",
    }


def _artists(draw: Draw, photos: list[str]) -> list[dict[str, Any]]:
    names = [*draw.banks("bands", 6), *(one["name"] for one in draw.people(3))]
    shuffled = draw.stream.shuffled(names)
    return [
        {"key": f"a{n}", "name": name, "photo": photos[n + 31]} for n, name in enumerate(shuffled)
    ]


def _albums(draw: Draw, artists: Any, photos: list[str]) -> list[dict[str, Any]]:
    return [
        {
            "key": f"b{n}",
            "name": name,
            "artist": artists[n % len(artists)]["name"],
            "photo": photos[n],
            "year": draw.today.year - draw.stream.integer(1, 14),
        }
        for n, name in enumerate(draw.banks("albums", 11))
    ]


def _songs(draw: Draw, albums: Any) -> list[dict[str, Any]]:
    """The songs of the playlist that is open."""
    stream, count = draw.stream, 16
    lengths, ages = draw.distinct(124, 372, count), draw.distinct(2, 500, count)
    found = []
    for n, name in enumerate(draw.titles("music", count, most=24)):
        album, day = stream.pick(albums), draw.day(-ages[n], -ages[n])
        found.append(
            {
                "key": f"s{n}",
                "name": name,
                "artist": album["artist"],
                "album": album["name"],
                "photo": album["photo"],
                "seconds": lengths[n],
                "time": draw.clip_text(lengths[n]),
                "date": day.isoformat(),
                "added": f"{day.strftime('%b')} {day.day}, {day.year}",
                "liked": stream.chance(0.3),
                "explicit": stream.chance(0.2),
            }
        )
    return found


def _record(draw: Draw, album: Any) -> dict[str, Any]:
    count = draw.stream.integer(9, 11)
    lengths = draw.distinct(131, 355, count)
    plays = [
        1000 * thousands + draw.stream.integer(0, 999)
        for thousands in draw.distinct(120, 98_000, count)
    ]
    songs = [
        {
            "key": f"r{n}",
            "n": n + 1,
            "name": name,
            "artist": album["artist"],
            "seconds": lengths[n],
            "time": draw.clip_text(lengths[n]),
            "plays": plays[n],
            "plays_text": f"{plays[n]:,}",
        }
        for n, name in enumerate(draw.titles("music", count, most=24))
    ]
    return {**album, "songs": songs, "length": f"{sum(lengths) // 60} min {sum(lengths) % 60} sec"}


def _saved(lists: Any, artists: Any, albums: Any, name: str) -> list[dict[str, Any]]:
    found = [{"key": "l0", "name": "Liked Songs", "note": "Playlist • 418 songs", "liked": True}]
    found += [{**one, "key": f"l-{one['key']}", "note": f"Playlist • {name}"} for one in lists[:6]]
    found += [
        {**one, "key": f"l-{one['key']}", "note": "Artist", "round": True} for one in artists[:4]
    ]
    found += [
        {**one, "key": f"l-{one['key']}", "note": f"Album • {one['artist']}"} for one in albums[:4]
    ]
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [one["key"] for one in document["songs"]]
    one, other, third = stream.sample(keys[1:9], 3)
    return {
        "home": {"now": one},
        "playlist": {"page": "playlist", "now": other, "side": ""},
        "playing": {"page": "playlist", "now": third, "playing": True, "chosen": third},
        "album": {"page": "album", "now": one, "side": ""},
        "search": {"page": "search", "now": other, "playing": True},
        "browse": {"page": "browse", "side": "", "now": third},
        "queue": {"page": "album", "side": "queue", "now": one, "playing": True},
        "lyrics": {"page": "lyrics", "now": other, "playing": True, "side": ""},
        "context": {"page": "playlist", "open": "track", "chosen": one, "now": other, "side": ""},
        "menu_list": {"page": "playlist", "open": "list", "now": third, "side": ""},
        "menu_me": {"open": "me", "now": other, "playing": True},
        "menu_create": {"open": "create", "page": "browse", "now": one},
        "devices": {"page": "playlist", "float": "devices", "now": third, "side": ""},
        "dialog_edit": {"page": "playlist", "dialog": True, "now": one},
        "added": {"page": "album", "notice": True, "now": other, "side": "queue"},
    }
