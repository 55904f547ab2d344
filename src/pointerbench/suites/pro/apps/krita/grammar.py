"""An illustration over photographs: its layers, brush presets, frames, colours and past steps."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.layered import (
    composition,
    file_stem,
    marked,
    picture_size,
)

_INKS = ("#e0912f", "#8b2f3a", "#2f6d8c", "#47704a", "#c9b458", "#5b3f8c", "#d1495b", "#2a9d8f")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    size = picture_size(stream)
    layers = composition(draw.child("layers"), size, lambda role: draw.bank(f"{role}_names"))
    stem = file_stem(draw, layers[-1]["photo"])
    layers[-1]["name"] = "Background"
    others = [file_stem(draw, photo) for photo in draw.photos(2, "animal", "food", "plant")]
    megabytes = size[0] * size[1] * 4 * len(layers) / 1048576
    front, back = stream.sample(_INKS, 2)
    count = stream.integer(14, 30)
    return {
        "title": f"{stem}.kra ({megabytes:.1f} MiB){' *' if stream.chance(0.7) else ''} - Krita",
        "stem": stem,
        "others": others,
        "size": list(size),
        "memory": f"{size[0]:,} x {size[1]:,} ({megabytes:.1f} MiB)",
        "layers": layers,
        "active": layers[stream.integer(0, len(layers) - 3)]["id"],
        "front": front,
        "back": back,
        "history": [
            f"hsl({stream.integer(0, 359)} {stream.integer(30, 80)}% {stream.integer(25, 75)}%)"
            for _ in range(16)
        ],
        "presets": [
            {
                "id": f"b{n}",
                "name": name,
                "ink": stream.pick(_INKS),
                "wide": stream.integer(2, 9),
                "bend": stream.integer(-12, 12),
            }
            for n, name in enumerate(draw.banks("presets", 24))
        ],
        "brush": [stream.integer(4, 200), stream.integer(8, 20) * 5, stream.integer(4, 20) * 5],
        "steps": draw.banks("steps", stream.integer(8, 13)),
        "fps": stream.pick((12, 24, 25)),
        "frames": _frames(draw.child("frames"), layers[:4], count),
        "last": count - 1,
        "now": stream.integer(2, count - 3),
        "marked": marked(stream, size),
        "tuned": [stream.integer(-60, 60), stream.integer(-40, 40), stream.integer(-25, 25)],
    }


def _frames(draw: Draw, layers: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """Rows of the timeline: at which frames each layer has a drawing of its own."""
    stream = draw.stream
    rows = []
    for layer in layers:
        keys = {0, *stream.sample(range(1, count), stream.integer(2, 6))}
        rows.append({"id": layer["id"], "name": layer["name"], "keys": sorted(keys)})
    return rows


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, layers = draw.stream, document["layers"]
    hidden = stream.pick(layers[1:-1])["id"]
    step = stream.integer(3, len(document["steps"]) - 2)
    return {
        "painting": {"hidden": {hidden: True}},
        "animating": {"timeline": True, "tool": "move"},
        "selecting": {
            "tool": "rect_sel",
            "sel": True,
            "side": "options",
            "layer": layers[-1]["id"],
        },
        "transforming": {"tool": "transform", "layer": layers[1]["id"], "side": "options"},
        "history": {"low": "history", "step": step, "tool": "fill"},
        "palette": {"popup": True},
        "close": {"zoom": 2.4, "tool": "line", "side": "overview", "low": "presets"},
        "menu_layer": {"open": "layer", "tool": "ellipse"},
        "menu_filter": {"open": "filter", "tool": "fill"},
        "context": {"open": "context", "layer": layers[2]["id"]},
        "dialog_hsv": {"dialog": "hsv", "layer": layers[-1]["id"]},
        "dialog_canvas": {"dialog": "canvas", "tool": "crop"},
    }
