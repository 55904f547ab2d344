"""A composition of layers in time: titles, shapes, footage, their keyframes, effects, renders."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Film, timecode

_LABELS = {
    "text": "#c9504b",
    "shape": "#6f9ed8",
    "adjust": "#a98fd0",
    "null": "#c9504b",
    "footage": "#8fb5a8",
    "solid": "#b8754a",
    "audio": "#7fa86a",
    "comp": "#c9b27a",
}
_CUTS = (0.38, 0.7)  # where one shot gives way to the next, as shares of the whole
_EFFECTS = ("Gaussian Blur", "Drop Shadow", "Tint", "Glow", "Curves", "Fill", "Turbulent Displace")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    fps = stream.pick((24, 25, 30))
    film = Film(draw, fps=fps, shots=5)
    seconds = stream.pick((8.0, 10.0, 12.0, 15.0))
    comp, *others = draw.banks("comps", 4)
    layers = _layers(draw, film, seconds, others[0])
    now = round(seconds * stream.uniform(0.3, 0.56), 2)
    return {
        "title": draw.bank("files"),
        "fps": fps,
        "comp": comp,
        "others": others,
        "layers": layers,
        "seconds": seconds,
        "now": now,
        "clock": timecode(now, fps),
        "frame": f"{round(now * fps):05d} ({fps}.00 fps)",
        "work": [round(seconds * 0.08, 2), round(seconds * stream.uniform(0.7, 0.95), 2)],
        "photo": film.shots[sum(now >= share * seconds for share in _CUTS)]["photo"],
        "words": next(one["name"] for one in layers if one["kind"] == "text"),
        "items": _items(film, comp, others, fps, seconds),
        "values": _values(stream),
        "effects": stream.sample(_EFFECTS, 3),
        "amounts": [stream.integer(4, 90) for _ in range(6)],
        "zoom": stream.pick((33, 50, 66, 75)),
        "font": stream.pick(("Inter", "Roboto Slab", "Zilla Slab", "Open Sans", "Fira Sans")),
        "size": stream.integer(60, 220),
        "ink": stream.pick(("#ffffff", "#ffe9b0", "#d7f0ff", "#ffd0c2")),
        "info": [stream.integer(0, 255) for _ in range(3)],
        "at": [stream.integer(40, 1880), stream.integer(30, 1050)],
        "renders": _renders(stream, [comp, *others], seconds),
        "curve": [stream.integer(8, 92) for _ in range(6)],
    }


def _values(stream: Any) -> dict[str, Any]:
    return {
        "Anchor Point": f"{stream.integer(0, 960)}.0, {stream.integer(0, 540)}.0",
        "Position": f"{stream.integer(300, 1600)}.0, {stream.integer(200, 900)}.0",
        "Scale": f"{stream.integer(40, 140)}.0, {stream.integer(40, 140)}.0%",
        "Rotation": f"0x+{stream.integer(0, 90)}.0°",
        "Opacity": f"{stream.integer(20, 100)}%",
    }


def _layer(stream: Any, kind: str, name: str, start: float, end: float) -> dict[str, Any]:
    keys = sorted(
        round(start + (end - start) * at / 10, 2) for at in stream.sample(range(1, 10), 3)
    )
    own = {"kind": kind, "name": name, "ink": _LABELS[kind], "at": round(start, 2)}
    modes = ("Normal", "Normal", "Normal", "Screen", "Multiply", "Overlay", "Add")
    return own | {"length": round(end - start, 2), "keys": keys, "mode": stream.pick(modes)}


def _layers(draw: Draw, film: Film, seconds: float, inner: str) -> list[dict[str, Any]]:
    """From the top: words, shapes, what steers and grades, footage, sound."""
    stream = draw.stream
    found = [
        _layer(stream, "text", line, 0.06 * seconds * (n + 1), seconds * (0.6 + 0.18 * n))
        for n, line in enumerate(film.lines[:2])
    ]
    found += [
        _layer(stream, "shape", name, seconds * stream.uniform(0.02, 0.3), seconds * 0.93)
        for name in draw.banks("shapes", 2)
    ]
    found.append(_layer(stream, "null", "Null 1", 0, seconds))
    found.append(_layer(stream, "comp", inner, seconds * 0.2, seconds * 0.8))
    found.append(_layer(stream, "adjust", "Adjustment Layer 1", 0, seconds))
    cuts = [0, *(seconds * share for share in _CUTS), seconds]
    for n, shot in enumerate(film.shots[:3]):
        found.append(_layer(stream, "footage", shot["name"], cuts[n], cuts[n + 1]))
    found.append(_layer(stream, "solid", "bg_dark", 0, seconds))
    found.append(_layer(stream, "audio", film.music[0]["name"], 0, seconds))
    return [{"key": f"y{n}", "number": n + 1, **one} for n, one in enumerate(found)]


def _items(
    film: Film, comp: str, others: list[str], fps: int, seconds: float
) -> list[dict[str, Any]]:
    """What the project holds, in order of its names."""
    long = timecode(seconds, fps)
    found = [
        {"name": name, "kind": "Composition", "rate": str(fps), "length": long}
        for name in (comp, *others)
    ]
    found += [
        {
            "name": one["name"],
            "kind": "QuickTime",
            "rate": one["rate"],
            "length": timecode(one["seconds"], fps),
        }
        for one in film.shots
    ]
    found += [
        {"name": one["name"], "kind": "WAV", "rate": "", "length": timecode(one["seconds"], fps)}
        for one in film.music
    ]
    found += [
        {"name": name, "kind": "Folder", "rate": "", "length": ""} for name in ("Solids", "Artwork")
    ]
    found.sort(key=lambda one: one["name"].lower())
    return [{"key": f"i{n}", **one} for n, one in enumerate(found)]


def _renders(stream: Any, comps: list[str], seconds: float) -> list[dict[str, Any]]:
    states = ("Done", "Queued", "Queued", "Unqueued")
    return [
        {
            "key": f"r{n}",
            "number": str(n + 1),
            "name": name,
            "state": states[n],
            "module": stream.pick(("High Quality", "H.264", "Lossless", "ProRes 422")),
            "file": f"{name.replace(' ', '_')}.{stream.pick(('mov', 'mp4'))}",
            "took": f"{stream.integer(1, 9)} min, {stream.integer(2, 58)} sec" if n == 0 else "-",
        }
        for n, name in enumerate(comps)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, layers = draw.stream, document["layers"]
    words, shape, shot = layers[0]["key"], layers[2]["key"], layers[7]["key"]
    item = stream.pick(document["items"][:8])["key"]
    return {
        "animating": {"layer": words, "open_layer": words, "key": ""},
        "writing": {"layer": words, "tool": "type", "right": "character"},
        "effects": {"left": "controls", "layer": shot, "right": "presets"},
        "shapes": {"layer": shape, "open_layer": shape, "tool": "shape", "item": item},
        "graphing": {"layer": words, "open_layer": words, "graph": True, "right": "align"},
        "rendering": {"bottom": "queue", "item": item, "layer": shot},
        "menu_layer": {"open": "layer_menu", "layer": shot},
        "menu_animation": {"open": "animation", "layer": shape, "open_layer": shape},
        "menu_composition": {"open": "composition", "layer": words, "item": item},
        "context": {"open": "context", "layer": shot},
        "dialog_comp": {"dialog": "comp", "layer": words},
    }
