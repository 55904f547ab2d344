"""A catalogue: its folders and collections, photographs with what was said and done to them."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.layered import SIGHTS, histogram

_SPEEDS = ("1/30", "1/60", "1/125", "1/200", "1/250", "1/500", "1/1000", "1/15", "1/8")
_STOPS = ("2.8", "4.0", "5.6", "8.0", "11", "3.5", "16")
_LABELS = ("", "", "", "red", "yellow", "green", "blue", "purple")
_TONES = ("exposure", "contrast", "highlights", "shadows", "whites", "blacks")
_LOOKS = ("texture", "clarity", "dehaze", "vibrance", "saturation")


def document(draw: Draw) -> dict[str, Any]:
    stream, year = draw.stream, draw.today.year
    camera, lens, ending = draw.bank("cameras")

    def named(bank: str) -> str:
        return str(draw.bank(bank)).format(year=year - stream.integer(0, 3), n=stream.integer(2, 9))

    count = stream.integer(24, 30)
    day = draw.day(-400, -20)
    first = stream.integer(120, 8900)
    photos = [_photo(draw.child(f"photo{n}"), n, first + n, day, ending) for n in range(count)]
    folders = sorted(draw.banks("folders", 5))
    sizes = draw.distinct(28, 940, len(folders))
    here = stream.integer(0, len(folders) - 1)
    sizes[here] = count
    collections = sorted(named("collections") for _ in range(5))
    return {
        "title": f"{named('catalogues')} - Adobe Photoshop Lightroom Classic",
        "photos": photos,
        "folders": [
            {"id": f"f{n}", "name": name, "count": size}
            for n, (name, size) in enumerate(zip(folders, sizes, strict=True))
        ],
        "here": f"f{here}",
        "all": sum(sizes) + stream.integer(200, 4000),
        "collections": [
            {"id": f"c{n}", "name": name, "count": stream.integer(3, 160)}
            for n, name in enumerate(collections)
        ],
        "keywords": sorted(draw.banks("keywords", 9)),
        "camera": camera,
        "lens": lens,
        "author": draw.person()["name"],
        "curve": histogram(stream.child("tones")),
        "red": histogram(stream.child("red")),
        "blue": histogram(stream.child("blue")),
        "free": f"{stream.integer(20, 480)} / {stream.pick((476, 931, 1862))} GB",
    }


def _photo(draw: Draw, n: int, number: int, day: dt.date, ending: str) -> dict[str, Any]:
    stream = draw.stream
    tones = {name: stream.integer(-60, 60) if stream.chance(0.6) else 0 for name in _TONES[1:]}
    looks = {name: stream.integer(-20, 45) if stream.chance(0.5) else 0 for name in _LOOKS}
    when = stream.integer(7 * 60, 21 * 60)
    return {
        "id": f"p{n}",
        "photo": draw.photo(*SIGHTS, "animal", "plant"),
        "file": f"DSC_{number:04}.{ending}",
        "stars": stream.pick((0, 0, 1, 2, 3, 3, 4, 5)),
        "flag": stream.pick(("", "", "", "pick", "reject")),
        "label": stream.pick(_LABELS),
        "edited": stream.chance(0.5),
        "date": draw.date_text(day + dt.timedelta(days=n // 9), "numeric"),
        "time": draw.time_text(when),
        "speed": stream.pick(_SPEEDS),
        "stop": stream.pick(_STOPS),
        "iso": stream.pick((100, 200, 400, 800, 1600)),
        "focal": stream.integer(24, 105),
        "temp": stream.integer(42, 68) * 100,
        "tint": stream.integer(-12, 26),
        "tones": {"exposure": round(stream.uniform(-1.2, 1.4), 2), **tones},
        "looks": looks,
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one = stream.pick(document["photos"][:9])["id"]
    two = stream.sample([photo["id"] for photo in document["photos"][:8]], 4)
    found: dict[str, dict[str, Any]] = {
        "grid": {"sel": one},
        "keywords": {"sel": one, "right": "keywords"},
        "metadata": {"sel": one, "view": "loupe", "right": "metadata"},
        "compare": {"sel": two[0], "other": two[1], "view": "compare", "chosen": two[:2]},
        "survey": {"sel": two[0], "view": "survey", "chosen": two},
        "filter": {"sel": one, "filter": "Attribute"},
        "develop": {"sel": one, "module": "Develop", "tool": "edit"},
        "crop": {"sel": one, "module": "Develop", "tool": "crop"},
        "masks": {"sel": one, "module": "Develop", "tool": "masks"},
        "before": {
            "sel": one,
            "module": "Develop",
            "tool": "edit",
            "before": True,
            "left": "history",
        },
        "context": {"sel": one, "open": "context"},
        "dialog_export": {"sel": one, "dialog": "export"},
    }
    by_id = {photo["id"]: photo for photo in document["photos"]}
    return {name: _rated(by_id[state["sel"]], by_id) | state for name, state in found.items()}


def _rated(photo: dict[str, Any], by_id: dict[str, Any]) -> dict[str, Any]:
    """What is so already: the stars of the chosen photo, and the flags."""
    flags = {key: one["flag"] for key, one in by_id.items()}
    return {"rated": photo["stars"], "flags": {**flags, "now": photo["flag"]}}
