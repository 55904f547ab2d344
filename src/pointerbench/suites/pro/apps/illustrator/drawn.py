"""Drawings made of motifs: a poster's scene, a card, a badge, a row of colours."""

from __future__ import annotations

import math
import re
from typing import Any

from pointerbench.suites.pro.apps.illustrator import motifs
from pointerbench.suites.pro.kit.layered import advance
from pointerbench.values.rng import Stream

Box = tuple[float, float, float, float]

_THEMES = ("cafe", "coast", "garden", "town", "hike")
_STEP = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4}


class Art:
    """Objects from the lowest up, each in a layer of an artboard, in millimetres."""

    def __init__(self, stream: Stream, inks: dict[str, str]) -> None:
        self.stream, self.inks = stream, inks
        self.objects: list[dict[str, Any]] = []

    def add(self, layer: int, name: str, path: str, box: Box, role: str, **own: Any) -> None:
        lined = role.startswith("-")
        ink = self.inks.get(role.lstrip("-"), role)
        x, y, w, h = (round(value, 2) for value in box)
        one = {
            "id": f"o{len(self.objects)}",
            "name": name,
            "layer": layer,
            "x": x,
            "y": y,
            "w": w,
            "h": h,
        }
        one |= {"d": "" if path == "o" else path, "fill": "" if lined else ink}
        one |= {"line": ink if lined else "", "opacity": 100, "points": anchors(path)}
        self.objects.append(one | own)

    def motif(self, layer: int, name: str, box: Box, said: str = "") -> None:
        x, y, w, h = box
        for part, path, (left, top, wide, high), role in motifs.MOTIFS[name]:
            own = {"wide": min(w, h) / 26} if role.startswith("-") else {}
            place = (x + w * left / 100, y + h * top / 100, w * wide / 100, h * high / 100)
            self.add(layer, part + said, path, place, role, **own)

    def words(self, layer: int, text: str, box: Box, role: str, font: str, most: float) -> None:
        """One line, as large as fits into the box and ``most``, in its middle."""
        x, y, w, h = box
        size = min(h / 1.25, w / (1.08 * advance(text)), most)
        wide = 1.08 * advance(text) * size
        place = (x + (w - wide) / 2, y + (h - size * 1.25) / 2, wide, size * 1.25)
        self.add(layer, text, "o", place, role, text=text, size=round(size, 2), font=font)


def anchors(path: str) -> list[list[float]]:
    """Points of a path and their handles: x, y, and where the handles end, in shares of its box."""
    if path == "o":
        return [
            [0.5, 0, 0.22, 0, 0.78, 0],
            [1, 0.5, 1, 0.22, 1, 0.78],
            [0.5, 1, 0.78, 1, 0.22, 1],
            [0, 0.5, 0, 0.78, 0, 0.22],
        ]
    found: list[list[float]] = []
    x = y = 0.0
    for verb, rest in re.findall(r"([MLHVCS])([^A-Z]*)", path):
        numbers = [float(n) for n in rest.split()]
        for at in range(_STEP[verb], len(numbers) + 1, _STEP[verb]):
            one = numbers[at - _STEP[verb] : at]
            before = one[-4:-2] or [x, y]
            x = one[-1] if verb == "H" else x if verb == "V" else one[-2]
            y = one[-1] if verb != "H" else y
            if verb == "C" and found:
                found[-1][4:] = one[:2]
            if [x, y] not in [point[:2] for point in found]:
                found.append([x, y, *(before if verb in "CS" else (x, y)), x, y])
    return [[round(n / 100, 4) for n in point] for point in found]


def poster(art: Art, board: dict[str, Any], words: tuple[str, str], font: str) -> None:
    stream, inks, w, h = art.stream, art.inks, board["w"], board["h"]
    art.add(0, "Sky", motifs.ROOFS[0], (0, 0, w, h), "sky", run=[inks["sky"], inks["air"]])
    size = min(w, h) * stream.uniform(0.34, 0.5)
    x = (w - size) * stream.uniform(0.3, 0.7)
    art.add(0, "Sun", "o", (x, h * 0.3, size, size), "sun")
    theme = stream.pick(_THEMES)
    {"cafe": _cafe, "coast": _coast, "garden": _garden, "town": _town, "hike": _hike}[theme](
        art, w, h
    )
    for at, (text, share) in enumerate(zip(words, (0.12, 0.05), strict=True)):
        box = (w * 0.07, h * (0.05 + 0.14 * at), w * 0.86, h * share * 1.25)
        art.words(4, text, box, "deep" if inks["sky"] != "#2b3a67" else "pale", font, h * share)


def _hills(art: Art, w: float, h: float, tops: tuple[float, ...]) -> None:
    for at, top in enumerate(tops):
        path = art.stream.pick(motifs.HILLS)
        art.add(
            1,
            f"Hill {at + 1}",
            path,
            (0, h * top, w, h * (1 - top)),
            ("mid", "deep")[at % 2],
            opacity=(80, 100)[at % 2],
        )


def _cafe(art: Art, w: float, h: float) -> None:
    _hills(art, w, h, (0.62,))
    art.add(1, "Table", motifs.ROOFS[0], (0, h * 0.84, w, h * 0.16), "deep")
    size = min(w, h) * 0.46
    art.motif(2, "cup", (w * art.stream.uniform(0.12, 0.42), h * 0.88 - size, size, size))
    for at in range(art.stream.integer(2, 4)):
        tall = h * 0.06
        art.motif(2, "bean", (w * (0.1 + 0.22 * at), h * 0.91, tall, tall), f" {at + 1}")


def _coast(art: Art, w: float, h: float) -> None:
    art.add(1, "Sea", motifs.WAVES[0], (0, h * 0.68, w, h * 0.32), "mid")
    size = min(w, h) * 0.4
    left = art.stream.chance(0.5)
    art.motif(2, "boat", (w * (0.1 if left else 0.5), h * 0.82 - size, size, size))
    art.add(3, "Wave", motifs.WAVES[1], (0, h * 0.8, w, h * 0.2), "deep", opacity=85)
    tall = h * 0.34
    art.motif(2, "lighthouse", (w * (0.68 if left else 0.06), h * 0.84 - tall, tall * 0.7, tall))
    art.motif(3, "gulls", (w * (0.62 if left else 0.12), h * 0.32, w * 0.24, h * 0.08))


def _garden(art: Art, w: float, h: float) -> None:
    _hills(art, w, h, (0.7, 0.82))
    count = art.stream.integer(2, 3)
    tall = min(h * 0.46, w / count * 1.1)
    for at in range(count):
        art.motif(
            2,
            "plant",
            (w * (at + 0.5) / count - tall * 0.4, h * 0.95 - tall, tall * 0.8, tall),
            f" {at + 1}",
        )
    art.motif(3, "gulls", (w * 0.1, h * 0.3, w * 0.2, h * 0.07))


def _town(art: Art, w: float, h: float) -> None:
    count, left = art.stream.integer(5, 7), 0.0
    for at in range(count):
        wide = w / count
        tall = h * art.stream.uniform(0.26, 0.5)
        role = ("deep", "main", "mid", "deep")[at % 4]
        art.add(
            1, f"House {at + 1}", art.stream.pick(motifs.ROOFS), (left, h - tall, wide, tall), role
        )
        rows = "".join(
            f"M{x} {y}H{x + 16}V{y + 9}H{x}Z" for y in range(28, 88, 20) for x in (16, 42, 68)
        )
        art.add(
            2,
            f"Windows {at + 1}",
            rows,
            (left, h - tall, wide, tall),
            "pale",
            view=[100, 100],
            opacity=85,
        )
        left += wide
    art.motif(3, "gulls", (w * 0.64, h * 0.32, w * 0.22, h * 0.07))


def _hike(art: Art, w: float, h: float) -> None:
    art.motif(1, "mountain", (w * 0.1, h * 0.36, w * 0.86, h * 0.5))
    _hills(art, w, h, (0.72, 0.86))
    for at in range(art.stream.integer(3, 5)):
        tall = h * art.stream.uniform(0.16, 0.24)
        art.motif(
            2, "tree", (w * (0.04 + 0.19 * at), h * 0.94 - tall, tall * 0.6, tall), f" {at + 1}"
        )
    art.motif(3, "gulls", (w * 0.1, h * 0.34, w * 0.2, h * 0.07))


def card(art: Art, board: dict[str, Any], words: tuple[str, str], font: str) -> None:
    x, y, w, h = (board[key] for key in "xywh")
    art.add(0, "Card ground", motifs.ROOFS[0], (x, y, w, h), "deep")
    art.add(1, "Card wave", art.stream.pick(motifs.HILLS), (x, y + h * 0.62, w, h * 0.38), "main")
    art.words(4, words[0], (x + w * 0.1, y + h * 0.16, w * 0.8, h * 0.26), "pale", font, h * 0.2)
    art.words(4, words[1], (x + w * 0.1, y + h * 0.42, w * 0.8, h * 0.14), "sun", font, h * 0.1)


def badge(art: Art, board: dict[str, Any], headline: str, font: str) -> None:
    x, y, size = board["x"], board["y"], board["w"]
    spikes = art.stream.integer(14, 22)
    turn = math.pi / spikes
    rays = [(50 if at % 2 else 44, at * turn) for at in range(2 * spikes)]
    path = (
        "M"
        + "L".join(f"{50 + r * math.sin(a):.1f} {50 - r * math.cos(a):.1f}" for r, a in rays)
        + "Z"
    )
    art.add(0, "Seal", path, (x + size * 0.02, y + size * 0.02, size * 0.96, size * 0.96), "main")
    art.add(1, "Ring", "o", (x + size * 0.13, y + size * 0.13, size * 0.74, size * 0.74), "pale")
    motif = art.stream.pick(("cup", "boat", "plant", "tree", "mountain", "bean"))
    art.motif(2, motif, (x + size * 0.33, y + size * 0.18, size * 0.34, size * 0.36), " copy")
    art.add(
        3,
        "Banner",
        motifs.BANNER,
        (x + size * 0.04, y + size * 0.58, size * 0.92, size * 0.18),
        "deep",
    )
    art.words(
        4,
        headline + " ",
        (x + size * 0.12, y + size * 0.58, size * 0.76, size * 0.18),
        "sun",
        font,
        size * 0.12,
    )


def chart(art: Art, board: dict[str, Any]) -> None:
    x, y, w, h = (board[key] for key in "xywh")
    names = ("Sand", "Haze", "Accent", "Brand", "Support", "Night")
    wide = min(w / 7.4, h * 0.7)
    for at, (name, role) in enumerate(
        zip(names, ("sky", "air", "sun", "main", "mid", "deep"), strict=True)
    ):
        art.add(
            3,
            f"{name} dot",
            "o",
            (x + w * (at + 0.5) / 6 - wide / 2, y + (h - wide) / 2, wide, wide),
            role,
        )
