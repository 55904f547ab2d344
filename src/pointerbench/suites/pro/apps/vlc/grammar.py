"""One evening's playlist: films and songs, what plays now, its sound, its tags."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_BANDS = ("60Hz", "170Hz", "310Hz", "600Hz", "1KHz", "3KHz", "6KHz", "12KHz", "14KHz", "16KHz")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    items = _items(draw.child("items"))
    now = stream.pick([one for one in items if one["film"]])
    done = stream.uniform(0.15, 0.7)
    year = stream.integer(2009, 2025)
    return {
        "title": f"{now['name']} - VLC media player",
        "now": now["key"],
        "items": items,
        "total": _clock(sum(one["seconds"] for one in items), whole=True),
        "done": round(100 * done, 2),
        "passed": _clock(int(now["seconds"] * done), whole=now["seconds"] >= 3600),
        "length": now["time"],
        "volume": stream.pick([45, 55, 60, 70, 75, 85, 90]),
        "year": str(year),
        "words": draw.sentence("film", most=46),
        "about": draw.sentence("film", most=60),
        "own": f"{now['name']} ({year}).mkv",
        "folder": f"/Videos/{year}/",
        "copyright": f"{year} {draw.company()}",
        "publisher": draw.company(),
        "bands": _bands(draw.child("bands")),
        "preset": draw.bank("presets"),
        "shifts": {
            one: stream.integer(20, 80) for one in ("hue", "light", "contrast", "full", "gamma")
        },
        "file": f"{draw.bank('files')}.{stream.pick(['mkv', 'mp4', 'avi', 'mov'])}",
        "lost": f"{draw.bank('files')}.{stream.pick(['mkv', 'mp4', 'flac', 'avi'])}",
    }


def _items(draw: Draw) -> list[dict[str, Any]]:
    """What is lined up: films of an hour and more, songs of minutes, none as long as another."""
    stream = draw.stream
    makers = [one["name"] for one in draw.people(5)]
    albums = draw.banks("albums", 5)
    films = draw.banks("films", 6)
    songs = draw.banks("songs", 10)
    long, short = draw.distinct(3700, 8600, 6), draw.distinct(125, 560, 10)
    genres, style = draw.banks("genres", 3), draw.bank("styles")
    photos = draw.photos(11, "mountain", "sea", "night", "city", "forest", "people", "nature")
    directors = [one["name"] for one in draw.people(6)]
    rows = [
        {"name": name, "artist": directors[n], "album": "", "genre": genres[n // 2], "film": True}
        | {"seconds": long[n], "photo": photos[n]}
        for n, name in enumerate(films)
    ] + [
        {"name": name, "artist": makers[n // 2], "album": albums[n // 2], "genre": style}
        | {"seconds": short[n], "photo": photos[6 + n // 2], "film": False}
        for n, name in enumerate(songs)
    ]
    return [
        one | {"key": f"i{n}", "time": _clock(one["seconds"], whole=one["seconds"] >= 3600)}
        for n, one in enumerate(stream.shuffled(rows))
    ]


def _clock(seconds: int, *, whole: bool) -> str:
    hours, rest = divmod(seconds, 3600)
    tail = f"{rest // 60:02d}:{rest % 60:02d}"
    return f"{hours:02d}:{tail}" if whole else tail


def _bands(draw: Draw) -> list[dict[str, Any]]:
    values = draw.distinct(-110, 130, len(_BANDS), 3)
    return [
        {"key": f"b{n}", "name": name, "gain": values[n] / 10, "text": f"{values[n] / 10:.1f} dB"}
        for n, name in enumerate(_BANDS)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other = stream.sample([row["key"] for row in document["items"][:9]], 2)
    listed = {"view": "list", "chosen": one}
    return {
        "playing": {"view": "film", "floating": True, "chosen": one, "advanced": True},
        "playlist": listed,
        "paused_list": {"view": "list", "playing": False, "chosen": other, "advanced": True},
        "icons": {"view": "list", "look": "icons", "chosen": other},
        "menu_playback": listed | {"menu": "playback"},
        "menu_media": {"view": "list", "look": "icons", "menu": "media", "chosen": one},
        "menu_tools": {"view": "list", "menu": "tools", "chosen": other},
        "menu_audio": {"view": "film", "floating": True, "menu": "audio", "chosen": other},
        "menu_subtitle": {"view": "film", "floating": True, "menu": "subtitle", "advanced": True},
        "context": listed | {"open": "item"},
        "effects": {"view": "list", "chosen": other, "dialog": "effects", "equal": True},
        "picture": {"view": "film", "dialog": "effects", "tab": "video", "advanced": True},
        "preferences": listed | {"dialog": "prefs"},
        "open_media": listed | {"dialog": "open"},
        "information": {"view": "list", "chosen": other, "dialog": "info"},
        "failed": {"view": "list", "playing": False, "chosen": one, "dialog": "error"},
    }
