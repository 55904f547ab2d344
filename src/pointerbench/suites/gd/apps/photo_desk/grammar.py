"""A folder of photographs as a camera numbers them, with what was set and how they are rated."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_TOPICS = ("nature", "city", "mountain", "sea", "landmark", "animal", "flower", "bird", "lake")
_ISO = (64, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250, 1600, 2000, 3200, 6400)
_SLIDERS = (
    *("exposure", "contrast", "highlights", "shadows", "temperature", "tint"),
    *("vibrance", "saturation", "sharpness", "grain"),
)
_FROM_ZERO = ("sharpness", "grain")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    shots = _shots(draw.child("shots"), stream.integer(9, 12))
    folders = [stream.pick(content["mixed"]), *stream.sample(content["folders"], 4)]
    counts = draw.distinct(14, 480, 5)
    return {
        "menus": content["menus"],
        "shots": shots,
        "folders": folders,
        "counts": [len(shots), *counts[1:]],
        "albums": stream.sample(content["albums"], 4),
        "album_counts": draw.distinct(3, 90, 4),
        "presets": stream.sample(list(enumerate(content["presets"])), 6),
        "steps": [content["steps"][0], *stream.sample(content["steps"][1:], 4)],
        "camera": stream.pick(content["cameras"]),
        "lens": stream.pick(content["lenses"]),
        "place": draw.city(),
        "keywords": stream.sample(content["keywords"], 4),
        "sliders": {
            name: stream.integer(0 if name in _FROM_ZERO else -60, 60) for name in _SLIDERS
        },
        "curve": _curve(draw.child("curve")),
        "formats": content["formats"],
        "edge": stream.pick([1600, 2048, 3000, 4096]),
        "quality": stream.integer(60, 100),
        "import": [stream.integer(12, 80), stream.integer(81, 240)],
    }


def _shots(draw: Draw, count: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    prefix, first = stream.pick(content["prefixes"]), stream.integer(1200, 8600)
    steps = sorted(draw.distinct(0, 190, count))
    days = sorted(draw.distinct(2, 90, count), reverse=True)
    sizes = draw.distinct(121, 620, count, 3)
    speeds = stream.sample(_ISO, count)
    photos = draw.photos(count, *_TOPICS)
    shots = []
    for number in range(count):
        taken = draw.day(-days[number], -days[number])
        shots.append(
            {
                "key": f"s{number}",
                "name": f"{prefix}{first + steps[number]}",
                "photo": photos[number],
                "iso": speeds[number],
                "date": taken.isoformat(),
                "taken": draw.date_text(taken, "numeric"),
                "time": draw.time_text(draw.minutes(6, 21, 1)),
                "tenths": sizes[number],
                "size": draw.number_text(sizes[number] / 10, 1),
                "stars": stream.integer(1, 5) if stream.chance(0.9) else 3,
                "picked": stream.chance(0.4),
                "label": stream.pick(["red", "yellow", "green", "blue"])
                if stream.chance(0.5)
                else "",
                "shutter": f"1/{stream.pick([60, 125, 250, 500, 1000])}",
                "aperture": f"f/{stream.pick(['1.8', '2.8', '4', '5.6', '8'])}",
            }
        )
    return shots


def _curve(draw: Draw) -> list[list[int]]:
    """Heights of a histogram, for red, green and blue: hills around a middle."""
    hills = []
    for _ in range(3):
        middle, width = draw.stream.integer(8, 26), draw.stream.integer(5, 11)
        high = draw.stream.integer(45, 90)
        hills.append(
            [round(high * 2.0 ** -(((place - middle) / width) ** 2)) for place in range(36)]
        )
    return hills


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen, other = (shot["key"] for shot in draw.stream.sample(document["shots"], 2))
    first = draw.stream.pick(document["shots"][:2])["key"]
    return {
        "develop": {"open": chosen},
        "library": {"view": "library", "open": chosen, "right": "info"},
        "compare": {"open": chosen, "compare": True, "strip": False},
        "facts": {"open": other, "right": "info"},
        "plain": {"view": "library", "open": other, "left": False, "right": ""},
        "context": {"view": "library", "open": first, "context": first, "right": "info"},
        "menu": {"open": chosen, "menu": draw.stream.pick(["photo", "view"])},
        "importing": {"view": "library", "open": other, "importing": True, "right": "info"},
        "missing": {"open": other, "error": True, "mono": True},
        "export": {"open": chosen, "dialog": "export"},
        "reset": {"open": other, "dialog": "reset"},
        "empty": {"view": "library", "open": chosen, "stars": 6, "right": "info"},
    }
