"""Pictures made of layers, as painters and retouchers have them open; `PbStack` draws them."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

SIGHTS = ("city", "sea", "mountain", "nature", "landmark", "lake", "night", "desert", "forest")
"""What photographs show that fill a poster or a calendar's sheet."""

_SIZES = ((3000, 2000), (3600, 2400), (2400, 1800), (4200, 2800), (3200, 2400), (1920, 1200))
_SMALL = ((1200, 800), (1600, 1067), (1080, 1080))
_DARK = ("#1c2733", "#2b1d16", "#14261f", "#2a1a2b", "#1f1f1f", "#0f2436")
_LIGHT = ("#fdf6e3", "#ffffff", "#f4ead2", "#fff2cc", "#eef5f7")
_WARM = ("#e0912f", "#c4552d", "#d9a441", "#3f7f8c", "#7a4f9a", "#4c8f5b", "#b23a55")
_FONTS = (
    *("Inter", "Roboto Slab", "Zilla Slab", "Tinos", "EB Garamond", "Open Sans", "Literata"),
    *("Fira Sans", "Caladea", "Roboto"),
)
_TINTS = ("multiply", "overlay", "soft-light", "screen", "color")


def picture_size(stream: Stream) -> tuple[int, int]:
    """Width and height of a document in pixels."""
    return stream.pick(_SIZES + _SMALL if stream.chance(0.3) else _SIZES)


def file_stem(draw: Draw, photo: str) -> str:
    """What somebody calls a file in which they work on a photograph, without its ending."""
    year, stream = draw.today.year - draw.stream.integer(0, 6), draw.stream
    said = ("", "_print", "_v{n}", "_final", "_{year}", "_0{n}", "_edit", "_web", "_{year}_{n}")
    return photo + stream.pick(said).format(year=year, n=stream.integer(2, 9))


def composition(
    draw: Draw, size: tuple[int, int], name: Callable[[str], str]
) -> list[dict[str, Any]]:
    """A picture's layers, the uppermost first, in pixels of the picture.

    ``name`` says what a layer of a role is called: ``tint``, ``vignette``, ``fade``, ``stroke``,
    ``frame``, ``small``, ``headline``; photographs are called as what they show. Needs the lists
    ``headlines`` and ``smalls`` (with slots ``place``, ``year`` and ``n``) of the content.
    """
    stream = draw.stream
    low = stream.chance(0.7)  # whether the words stand at the foot of the sheet or at its head
    made = [_full("photo", size, photo=draw.photo(*SIGHTS))]
    made.append(_full("tint", size, kind="fill", ink=stream.pick(_WARM), mode=stream.pick(_TINTS)))
    made[-1]["opacity"] = stream.integer(12, 34)
    if stream.chance(0.8):
        made.append(_full("vignette", size, kind="vignette", ink=stream.pick(_DARK)))
    made.append(_full("fade", size, kind="fade", ink=stream.pick(_DARK), mode="multiply", low=low))
    if stream.chance(0.75):
        made.append(_inset(draw, size, low))
    if stream.chance(0.6):
        frame = _full("frame", size, kind="frame", ink=stream.pick(_LIGHT), size=size[1] // 40)
        made.append(frame)
    made += _words(draw, size, low)
    for at, layer in enumerate(made):
        own = layer["photo"] if "photo" in layer else name(layer["role"])
        layer.update({"id": f"l{at}", "name": own, "sheet": list(size)})
        layer.setdefault("opacity", stream.pick((100, 100, 100, 85, 72, 90)))
    made[0]["opacity"] = 100
    return made[::-1]


def _full(role: str, sheet: tuple[int, int], /, **own: Any) -> dict[str, Any]:
    box = {"x": 0, "y": 0, "w": sheet[0], "h": sheet[1]}
    return {"role": role, "kind": role, "mode": "", **box} | own


def _inset(draw: Draw, size: tuple[int, int], low: bool) -> dict[str, Any]:
    """A second photograph in a corner, away from the words."""
    wide, high = size[0] * draw.stream.uniform(0.2, 0.28), size[0] * 0.17
    x = size[0] * draw.stream.pick((0.06, 0.67))
    top = size[1] * (0.1 if low else 0.88) - (0 if low else high)
    box = {"x": round(x), "y": round(top), "w": round(wide), "h": round(high)}
    return _full("inset", size, photo=draw.photo("animal", "food", "plant", "flower"), **box)


def _words(draw: Draw, size: tuple[int, int], low: bool) -> list[dict[str, Any]]:
    """A line drawn by hand between a smaller line of words and a headline."""
    stream = draw.stream
    small = draw.bank("smalls").format(
        place=draw.city(), year=draw.today.year, n=stream.integer(3, 28)
    )
    headline, left = draw.bank("headlines"), round(size[0] * 0.07)
    large = min(size[1] * 0.13, size[0] * 0.84 / advance(headline))
    own = {"ink": stream.pick(_LIGHT), "kind": "text", "font": stream.pick(_FONTS), "x": left}
    tops = (0.885, 0.68) if low else (0.28, 0.08)
    lines = [("small", small, large * 0.36, 500), ("headline", headline, large, 700)]
    found = [
        _full(role, size, text=text, size=round(tall), weight=weight, **own)
        | {"y": round(size[1] * top), "w": round(advance(text) * tall), "h": round(tall * 1.2)}
        for (role, text, tall, weight), top in zip(lines, tops, strict=True)
    ]
    return [_stroke(stream, size, 0.83 if low else 0.228), *found]


def advance(text: str) -> float:
    """About how wide a line is, in heights of its letters."""
    thin = sum(letter in "iljtfrI.,'· 1" for letter in text)
    wide = sum(letter in "mwMWOGQ" for letter in text)
    return 0.62 * len(text) - 0.27 * thin + 0.24 * wide


def _stroke(stream: Stream, size: tuple[int, int], top: float) -> dict[str, Any]:
    wide, high = round(size[0] * stream.uniform(0.3, 0.5)), round(size[1] * 0.05)
    points = [(wide * at / 6, high * stream.uniform(0.2, 0.8)) for at in range(7)]
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}" + "".join(
        f"Q{(a + b) / 2:.0f} {c:.0f} {b:.0f} {d:.0f}" for (a, c), (b, d) in pairwise(points)
    )
    box = {"x": round(size[0] * 0.07), "y": round(size[1] * top), "w": wide, "h": high}
    return _full("stroke", size, kind="path", d=path, line=high / 6, ink=stream.pick(_WARM), **box)


def histogram(stream: Stream, count: int = 64) -> list[int]:
    """How many pixels there are of each brightness: heights from 0 to 100 of ``count`` bars."""
    hills = [
        (stream.uniform(0.1, 0.9), stream.uniform(0.05, 0.2), stream.uniform(0.4, 1)) for _ in "abc"
    ]
    raw = [
        sum(tall * math.exp(-(((at / count - mid) / wide) ** 2)) for mid, wide, tall in hills)
        + 0.08 * stream.uniform(0, 1)
        for at in range(count)
    ]
    return [round(100 * value / max(raw)) for value in raw]


def marked(stream: Stream, size: tuple[int, int]) -> dict[str, int]:
    """A box in the upper half that is selected, in pixels."""
    return {
        "x": round(size[0] * stream.uniform(0.15, 0.35)),
        "y": round(size[1] * stream.uniform(0.15, 0.3)),
        "w": round(size[0] * stream.uniform(0.25, 0.5)),
        "h": round(size[1] * stream.uniform(0.25, 0.45)),
    }


def path_nodes(draw: Draw, size: tuple[int, int]) -> list[list[int]]:
    """Nodes of a path from left to right, in pixels."""
    stream, count = draw.stream, draw.stream.integer(4, 6)
    return [
        [
            round(size[0] * (0.2 + 0.6 * at / (count - 1))),
            round(size[1] * (0.45 + stream.uniform(-0.25, 0.2))),
        ]
        for at in range(count)
    ]
