"""Somebody's photographs: when they were taken, how large they are, what was done to them."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_PHOTOS = 12
_SIGHTS = ("nature", "city", "sea", "mountain", "building", "plant", "sky", "food", "animal")
_TOOLS = ("exposure", "contrast", "highlights", "warmth", "saturation", "sharpness", "grain")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    pictures = draw.photos(_PHOTOS, *_SIGHTS)
    days = sorted(draw.distinct(0, 300, _PHOTOS))
    sizes = draw.distinct(11, 240, _PHOTOS)
    numbers = draw.distinct(1001, 9899, _PHOTOS)
    lights = draw.distinct(1, 32, _PHOTOS)
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
                "light": lights[number] * 100,
                "stars": stream.integer(1, 5),
                "edited": stream.chance(0.4),
            }
        )
    return {
        "photos": photos,
        "filters": draw.content["filters"],
        "albums": draw.content["albums"],
        "values": {tool: stream.integer(-60, 80) for tool in _TOOLS},
        "bars": [stream.integer(6, 46) for _ in range(40)],
    }


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
