"""A drawn landscape for a card or a flyer: its layers, objects, colours and the page it is on."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

_PAGES = (("A4", 297, 210), ("A5", 210, 148), ("Postcard", 148, 105), ("Square", 200, 200))
_NIGHT = "#24365c"
_SKIES = ("#bfe3f5", "#ffe3c2", "#d9d4f2", "#f9d5d5", "#cfeadf", _NIGHT, "#fdf1c7")
_GREENS = ("#5c8a4a", "#7aa65a", "#3f6f52", "#94b56a", "#2f5d50", "#a3b18a", "#4d7c57")
_WARM = ("#e76f51", "#f4a261", "#e9c46a", "#c8553d", "#d1495b", "#f28482", "#8d5a97")
_DEEP = ("#264653", "#3d405b", "#6b2d3e", "#1d3557", "#4a3728", "#2b2d42")
_FONTS = ("Inter", "Zilla Slab", "EB Garamond", "Fira Sans", "Roboto Slab", "Open Sans")


class Drawing:
    """Objects from the ground up, each in a layer, measured in millimetres of the page."""

    def __init__(self, stream: Stream, wide: int, high: int) -> None:
        self.stream, self.wide, self.high = stream, wide, high
        self.objects: list[dict[str, Any]] = []

    def add(self, layer: int, kind: str, name: str, box: tuple[float, ...], **own: Any) -> None:
        x, y, w, h = (round(value, 2) for value in box)
        number = self.stream.integer(1000, 9899)
        one = {"id": f"o{len(self.objects)}", "kind": kind, "name": name, "layer": layer}
        one |= {"x": x, "y": y, "w": w, "h": h, "svg": f"{kind}{number}"}
        self.objects.append(one | {"line": "", "opacity": 100} | own)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    format_name, wide, high = stream.pick(_PAGES)
    made = Drawing(draw.child("objects").stream, wide, high)
    _ground(made)
    _things(made)
    words = (
        draw.bank("titles"),
        draw.bank("lines").format(place=draw.city(), n=stream.integer(3, 28)),
    )
    _words(made, words, stream.pick(_FONTS))
    stem = draw.bank("files").format(n=stream.integer(2, 9))
    palette = [
        f"hsl({hue} {sat}% {light}%)"
        for sat, light in ((70, 40), (60, 60), (45, 78))
        for hue in range(0, 360, 18)
    ]
    return {
        "title": f"{'*' if stream.chance(0.6) else ''}{stem}.svg - Inkscape",
        "stem": stem,
        "format": format_name,
        "size": [wide, high],
        "objects": made.objects[::-1],
        "layers": [draw.bank(f"layers_{n}") for n in range(4)],
        "palette": palette,
        "pointer": [round(stream.uniform(0, wide), 2), round(stream.uniform(0, high), 2)],
        "dpi": stream.pick((96, 150, 300, 600)),
        "corners": stream.integer(5, 9),
        "ratio": stream.integer(35, 65) / 100,
    }


def _ground(made: Drawing) -> None:
    """Sky, sun, clouds and hills."""
    stream, wide, high = made.stream, made.wide, made.high
    made.add(0, "rect", "Sky", (0, 0, wide, high), fill=stream.pick(_SKIES))
    size = high * stream.uniform(0.16, 0.28)
    x = wide * stream.uniform(0.1, 0.72)
    made.add(0, "ellipse", "Sun", (x, high * 0.1, size, size), fill=stream.pick(_WARM))
    for at in range(stream.integer(2, 4)):
        w = wide * stream.uniform(0.1, 0.18)
        box = (wide * (0.06 + 0.24 * at), high * stream.uniform(0.06, 0.3), w, w * 0.42)
        path = "M12 42C-6 42-3 20 14 22C14 2 42 0 48 14C64 4 82 12 80 26C100 24 102 42 88 42Z"
        made.add(
            0,
            "path",
            f"Cloud {at + 1}",
            box,
            d=path,
            view=[100, 42],
            fill="#ffffff",
            opacity=stream.pick((100, 85, 70)),
        )
    for at, ink in enumerate(stream.sample(_GREENS, 3)):
        tall = high * (0.52 - 0.12 * at)
        a, b, c = (stream.integer(4, 46) for _ in "abc")
        path = f"M0 {a}C25 {b} 40 {c} 60 {a}S90 {b} 100 {c}V100H0Z"
        made.add(
            1,
            "path",
            f"Hill {at + 1}",
            (0, high - tall, wide, tall),
            d=path,
            view=[100, 100],
            fill=ink,
        )


def _things(made: Drawing) -> None:
    """Trees, houses, a boat or a balloon, each beside the other."""
    stream, wide, high = made.stream, made.wide, made.high
    places = stream.shuffled(range(8))
    for at in range(stream.integer(3, 5)):
        tall = high * stream.uniform(0.13, 0.24)
        x, y = wide * (0.03 + 0.12 * places[at]), high * stream.uniform(0.84, 0.97) - tall
        path = "M50 0L78 34H66L88 66H72L100 100H0L28 66H12L34 34H22Z"
        made.add(
            2,
            "path",
            f"Fir {at + 1}",
            (x, y, tall * 0.6, tall),
            d=path,
            view=[100, 100],
            fill=stream.pick(_DEEP),
        )
    for at in range(stream.integer(1, 3)):
        size = high * stream.uniform(0.12, 0.17)
        x, y = wide * (0.03 + 0.12 * places[5 + at]), high * stream.uniform(0.8, 0.95) - size
        own = {
            "d": "M0 45L50 0L100 45V100H62V66H38V100H0Z",
            "view": [100, 100],
            "line": stream.pick(_DEEP),
        }
        made.add(2, "path", f"House {at + 1}", (x, y, size, size), fill=stream.pick(_WARM), **own)
    size, spikes = high * stream.uniform(0.13, 0.18), stream.integer(6, 11)
    points = []
    for at in range(2 * spikes):
        reach, turn = (50 if at % 2 else 32), math.pi * at / spikes
        points.append(f"{50 + reach * math.sin(turn):.1f} {50 - reach * math.cos(turn):.1f}")
    made.add(
        3,
        "star",
        "Badge",
        (wide * 0.82, high * 0.07, size, size),
        d="M" + "L".join(points) + "Z",
        view=[100, 100],
        fill=stream.pick(_WARM),
    )


def _words(made: Drawing, words: tuple[str, str], font: str) -> None:
    stream, wide, high = made.stream, made.wide, made.high
    ink = stream.pick(_DEEP) if made.objects[0]["fill"] != _NIGHT else "#fff4d6"
    for at, (text, share) in enumerate(zip(words, (0.1, 0.042), strict=True)):
        size = min(high * share, wide * 0.8 / (0.56 * len(text)))
        y = high * (0.28 if at == 0 else 0.41)
        box = (wide * 0.07, y, len(text) * size * 0.56, size * 1.25)
        made.add(
            3,
            "text",
            ("Title", "Subtitle")[at],
            box,
            text=text,
            size=round(size, 2),
            font=font,
            fill=ink,
        )


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, objects = draw.stream, document["objects"]

    def one(*names: str) -> str:
        return str(stream.pick([o for o in objects if o["name"].split()[0] in names])["id"])

    return {
        "selecting": {"sel": one("House", "Fir", "Sun"), "dock": "fill"},
        "objects": {"sel": one("Cloud", "House"), "dock": "layers"},
        "nodes": {"tool": "node", "sel": one("House", "Fir", "Badge"), "dock": "layers"},
        "text": {"tool": "text", "sel": one("Title"), "dock": "text"},
        "star": {"tool": "star", "sel": one("Badge"), "dock": "fill", "paint": "line"},
        "gradient": {
            "tool": "gradient",
            "sel": one("Sun", "House"),
            "dock": "fill",
            "kind": "linear",
        },
        "align": {"sel": one("Fir", "Cloud"), "dock": "align"},
        "export": {"sel": one("Badge", "House"), "dock": "export"},
        "menu_path": {"open": "path", "sel": one("House")},
        "menu_object": {"open": "object", "sel": one("Fir")},
        "context": {"open": "context", "sel": one("House", "Sun"), "dock": "layers"},
        "dialog_page": {"dialog": "page", "sel": one("Cloud")},
    }
