"""Somebody's photographs: when they were taken, how large they are, what was done to them."""

from __future__ import annotations

from math import exp
from typing import Any

from pointerbench.pages.banks.draw import Draw

_PHOTOS = 24
_SIGHTS = ("nature", "city", "sea", "mountain", "building", "plant", "sky", "food", "animal")
_LIGHTS = [25, 32, 40, 50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250]
_LIGHTS += [1600, 2000, 2500, 3200, 4000, 5000, 6400, 8000]
_TOOLS = ("exposure", "contrast", "highlights", "warmth", "saturation", "sharpness", "grain")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    pictures = draw.photos(_PHOTOS, *_SIGHTS)
    days = sorted(draw.distinct(0, 300, _PHOTOS))
    sizes = draw.distinct(11, 240, _PHOTOS)
    numbers = sorted(draw.distinct(2001, 5899, _PHOTOS), reverse=True)
    lights = stream.sample(_LIGHTS, _PHOTOS)
    photos = []
    for number in range(_PHOTOS):
        day = draw.day(-days[number], -days[number])
        photos.append(
            {
                "key": f"p{number}",
                "photo": pictures[number],
                "name": f"DSC_{numbers[number]}",
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "size": sizes[number] / 10,
                "size_text": f"{sizes[number] / 10} MB",
                "light": lights[number],
                "stars": stream.integer(1, 5),
                "edited": stream.chance(0.4),
            }
        )
    return {
        "photos": photos,
        "filters": draw.content["filters"],
        "albums": draw.content["albums"],
        "values": {tool: stream.integer(-60, 80) for tool in _TOOLS},
        "bars": _bars(draw.child("bars")),
    }


def _bars(draw: Draw) -> list[int]:
    """A histogram of 40 bars: two hills of light, up to 46 high."""
    stream = draw.stream
    hills = [
        (stream.integer(4, 18), stream.integer(4, 9)),
        (stream.integer(20, 36), stream.integer(3, 8)),
    ]
    share = stream.integer(50, 100) / 100
    heights = []
    for bar in range(40):
        height = sum(
            part * 40 * exp(-(((bar - middle) / width) ** 2))
            for part, (middle, width) in zip((1, share), hills, strict=True)
        )
        heights.append(min(46, round(2 + height + stream.integer(0, 4))))
    return heights


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    photos = [one["key"] for one in document["photos"]]
    own = {"view": "edit", "open": stream.pick(photos)}
    return {
        "library": {},
        "rows": {"rows": True, "liked": stream.sample(photos, 3)},
        "largest": {"rows": True, "sort": "size"},
        "menu": {"menu": "sort"},
        "edit": own,
        "colour": {**own, "tool": "colour"},
        "filters": {**own, "tool": "filters", "filter": stream.integer(1, 8)},
        "crop": {**own, "tool": "crop"},
        "export": {**own, "dialog": "export"},
        "discard": {**own, "dialog": "discard"},
        "saved": {"toast": True, "rows": True},
        "failed": {"failed": True, "rows": True},
    }
