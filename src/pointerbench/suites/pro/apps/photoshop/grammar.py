"""A poster: its layers and groups, corrections, channels, paths, swatches and past steps."""

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

_NAMED = {
    "tint": "Color Fill 1",
    "vignette": "Layer 1",
    "fade": "Gradient Fill 1",
    "stroke": "Layer 2",
    "frame": "Rectangle 1",
}
_ADJUSTMENTS = (
    ("curves", "Curves 1", "brightness({bright}) contrast({more})"),
    ("hue", "Hue/Saturation 1", "saturate({more}) hue-rotate({turn}deg)"),
)
_INKS = ("#1d1d1d", "#e0912f", "#8b2f3a", "#2f6d8c", "#47704a", "#c9b458", "#5b3f8c", "#d8d2c4")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    size = picture_size(stream)
    layers = _layers(draw.child("layers"), size)
    photo = layers[-1]["photo"]
    stem = file_stem(draw, photo).replace("_", "-")
    others = [
        file_stem(draw, one).replace("_", "-") for one in draw.photos(3, "city", "food", "animal")
    ]
    front, back = stream.sample(_INKS, 2)
    flat = size[0] * size[1] * 3 / 1048576
    return {
        "title": f"{stem}.psd",
        "stem": stem,
        "others": others,
        "size": list(size),
        "dpi": stream.pick((72, 150, 240, 300)),
        "memory": f"Doc: {flat:.1f}M/{flat * (1.6 + len(layers) / 3):.1f}M",
        "layers": layers,
        "group": draw.bank("groups"),
        "steps": draw.banks("steps", stream.integer(9, 15)),
        "paths": [
            {"id": f"p{n}", "name": name, "d": path_nodes(draw.child(f"path{n}"), size)}
            for n, name in enumerate(draw.banks("paths", 4))
        ],
        "masks": draw.banks("masks", 2),
        "front": front,
        "back": back,
        "swatches": [
            f"hsl({stream.integer(0, 359)} {stream.integer(30, 90)}% {stream.integer(25, 78)}%)"
            for _ in range(54)
        ],
        "marked": marked(stream, size),
        "tones": histogram(draw.child("tones").stream),
        "curve": _curve(draw.child("curve")),
        "hue": [stream.integer(-24, 24), stream.integer(-30, 40), stream.integer(-12, 12)],
        "brush": [stream.pick((24, 45, 80, 120, 250)), stream.integer(0, 20) * 5],
        "strength": [stream.integer(4, 20) * 5, stream.integer(2, 20) * 5, stream.integer(0, 10)],
        "effects": sorted(stream.sample(range(8), 3)),
        "shadow": [
            stream.integer(20, 90),
            stream.integer(-18, 18) * 10,
            stream.integer(3, 40),
            stream.integer(0, 30),
            stream.integer(4, 60),
        ],
        "feather": stream.integer(0, 12),
    }


def _layers(draw: Draw, size: tuple[int, int]) -> list[dict[str, Any]]:
    """As a retoucher calls and orders them: words on top in a group, corrections over the photo."""
    stream = draw.stream
    layers = composition(draw, size, lambda role: _NAMED.get(role, role))
    layers[-1] |= {"name": "Background", "fixed": True}
    for layer in layers:
        if layer["kind"] == "text":
            layer.update({"name": layer["text"], "nested": True})
    layers[2]["nested"] = True
    for at, (kind, name, through) in enumerate(_ADJUSTMENTS):
        filled = through.format(
            bright=stream.integer(90, 112) / 100,
            more=stream.integer(88, 130) / 100,
            turn=stream.integer(-14, 14),
        )
        box = {"x": 0, "y": 0, "w": size[0], "h": size[1]}
        own = {"id": f"a{at}", "kind": "adjust", "adjust": kind, "through": filled, "mode": ""}
        layers.insert(-1, {"name": name, "sheet": list(size), "opacity": 100, **own, **box})
    return layers


def _curve(draw: Draw) -> list[list[int]]:
    """Points of a tone curve, from 0 to 255, rising."""
    stream = draw.stream
    inner = [64, 128, 192] if stream.chance(0.5) else [84, 176]
    return [[0, 0], *([x, x + stream.integer(-26, 26)] for x in inner), [255, 255]]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, layers = draw.stream, document["layers"]
    words, second = layers[0]["id"], layers[1]["id"]
    image = next(layer["id"] for layer in layers if layer.get("fixed"))
    other = stream.pick(layers[2:-3])["id"]
    step = stream.integer(4, len(document["steps"]) - 2)
    return {
        "moving": {"tool": "move", "layer": other},
        "writing": {"tool": "type", "layer": words},
        "painting": {"tool": "brush", "layer": other, "upper": "swatches"},
        "selecting": {"tool": "marquee", "sel": True, "layer": image, "middle": "adjustments"},
        "curves": {"tool": "move", "layer": "a0"},
        "hue": {"tool": "hand", "layer": "a1", "upper": "swatches"},
        "history": {"tool": "healing", "layer": image, "flyout": True, "step": step},
        "channels": {"tool": "quick", "layer": image, "lower": "channels", "sel": True},
        "paths": {"tool": "pen", "layer": image, "lower": "paths", "path": "p1"},
        "cropping": {"tool": "crop", "layer": image, "sel": True, "upper": "swatches"},
        "menu_image": {"open": "image", "layer": image, "tool": "zoom"},
        "menu_adjust": {"open": "image", "hover": "adjustments", "layer": image},
        "menu_filter": {"open": "filter", "layer": image, "tool": "stamp"},
        "context": {"open": "context", "layer": second},
        "dialog_size": {"dialog": "size", "layer": image},
        "dialog_style": {"dialog": "style", "layer": words, "tool": "type"},
    }
