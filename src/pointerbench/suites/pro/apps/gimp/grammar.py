"""A picture for a calendar, a poster or a card: its layers, guides, steps, paths and channels."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.layered import (
    composition,
    file_stem,
    histogram,
    marked,
    path_nodes,
    picture_size,
)

_INKS = ("#1d1d1d", "#e0912f", "#8b2f3a", "#2f6d8c", "#47704a", "#c9b458", "#5b3f8c", "#d8d2c4")
_TIPS = ("round", "soft", "splat", "star", "flat", "dots", "line", "cloud")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    size = picture_size(stream)
    layers = composition(draw.child("layers"), size, lambda role: draw.bank(f"{role}_names"))
    stem = file_stem(draw, layers[-1]["photo"])
    file = f"{stem}.{stream.pick(('jpg', 'tif', 'png'))}"
    layers[-1]["name"] = file if len(file) < 18 else "Background"
    others = draw.photos(3, "city", "animal", "food", "plant")
    back, front = stream.sample(_INKS, 2)
    left = stream.integer(6, 16) / 100 * size[0]
    active = stream.integer(0, len(layers) - 2)
    megabytes = size[0] * size[1] * 4 * (len(layers) + 1) / 1e6
    return {
        "title": f"*[{stem}]-{stream.integer(1, 9)}.0 (RGB color 8-bit gamma integer,"
        f" GIMP built-in sRGB, {len(layers)} layers) {size[0]}x{size[1]} – GIMP",
        "stem": stem,
        "size": list(size),
        "dpi": stream.pick((72, 150, 240, 300)),
        "memory": f"{megabytes:.1f} MB" if megabytes < 1000 else f"{megabytes / 1000:.1f} GB",
        "layers": layers,
        "active": layers[active]["id"],
        "others": [
            {"id": f"o{n}", "photo": photo, "name": file_stem(draw, photo)}
            for n, photo in enumerate(others)
        ],
        "guides": _guides(draw.child("guides"), size, left),
        "steps": draw.banks("steps", stream.integer(9, 16)),
        "paths": [
            {"id": f"p{n}", "name": name, "d": path_nodes(draw.child(f"path{n}"), size)}
            for n, name in enumerate(draw.banks("paths", 4))
        ],
        "masks": draw.banks("masks", 2),
        "front": front,
        "back": back,
        **_brush(draw),
        "pointer": [stream.integer(40, size[0]), stream.integer(40, size[1])],
        "marked": marked(stream, size),
        "tones": [histogram(draw.child(f"tones{n}").stream) for n in range(4)],
        "levels": [stream.integer(4, 38), stream.integer(70, 140) / 100, stream.integer(205, 250)],
        "fonts": draw.banks("fonts", 12),
        "pattern": draw.bank("patterns"),
    }


def _brush(draw: Draw) -> dict[str, Any]:
    """The tips to paint with, which one is chosen, and how it is set up."""
    stream = draw.stream
    return {
        "tips": [
            {
                "id": f"t{n}",
                "kind": stream.pick(_TIPS),
                "size": stream.integer(5, 15),
                "turn": stream.integer(0, 11) * 15,
            }
            for n in range(42)
        ],
        "tip": stream.integer(4, 20),
        "tip_no": stream.integer(1, 6),
        "brush_px": stream.pick((18, 25, 51, 76, 120, 200)),
        "hardness": stream.integer(2, 20) * 5,
        "strength": stream.integer(4, 20) * 5,
        "angle": stream.integer(-9, 9) * 10,
        "spacing": stream.integer(3, 20),
    }


def _guides(draw: Draw, size: tuple[int, int], left: float) -> list[dict[str, Any]]:
    """Three upright ones and two lying ones, in pixels of the picture."""
    stream = draw.stream
    upright = [left, size[0] * stream.uniform(0.42, 0.58), size[0] - left]
    lying = [size[1] * stream.uniform(0.08, 0.2), size[1] * stream.uniform(0.6, 0.66)]
    return [{"id": f"gx{n}", "way": "x", "at": round(at)} for n, at in enumerate(upright)] + [
        {"id": f"gy{n}", "way": "y", "at": round(at)} for n, at in enumerate(lying)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, layers = draw.stream, document["layers"]
    text = next(layer["id"] for layer in layers if layer["kind"] == "text")
    hidden = stream.pick(layers[2:-1])["id"]
    step = stream.integer(4, len(document["steps"]) - 2)
    return {
        "painting": {"tool": "brush", "hidden": {hidden: True}},
        "selecting": {"tool": "rect", "sel": True, "layer": layers[-1]["id"]},
        "writing": {"tool": "text", "layer": text, "dock": "fonts"},
        "history": {"left": "history", "tool": "heal", "step": step, "low": "channels"},
        "paths": {"tool": "paths", "low": "paths", "path": "p1", "guides": []},
        "cropping": {"tool": "crop", "sel": True, "dock": "patterns", "guides": []},
        "retouch": {"tool": "clone", "zoom": 2.2, "left": "images", "quick": True},
        "menu_colors": {"open": "colors", "tool": "fuzzy"},
        "menu_image": {"open": "image", "tool": "move"},
        "menu_layer": {"open": "layer", "tool": "eraser"},
        "context": {"open": "context", "layer": layers[1]["id"], "tool": "brush"},
        "dialog_scale": {"dialog": "scale", "tool": "zoom"},
        "dialog_levels": {"dialog": "levels", "layer": layers[-1]["id"]},
        "dialog_layer": {"dialog": "new_layer", "tool": "brush"},
    }
