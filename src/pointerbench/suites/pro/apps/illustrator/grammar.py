"""Drawings on artboards: a poster, a card, a badge and its colours; layers and swatches."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.illustrator import drawn, motifs

_SHEETS = ((210, 297), (297, 210), (240, 240), (200, 280), (260, 200))
_FONTS = (
    "Zilla Slab",
    "Roboto Slab",
    "Fira Sans",
    "EB Garamond",
    "Caladea",
    "Open Sans",
    "Literata",
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    inks = stream.pick(motifs.PALETTES)
    boards = _boards(draw, stream.pick(_SHEETS))
    art = drawn.Art(draw.child("art").stream, inks)
    font = stream.pick(_FONTS)
    headline = draw.bank("headlines")
    line = draw.bank("lines").format(
        place=draw.city(), n=stream.integer(3, 28), year=draw.today.year
    )
    drawn.poster(art, boards[0], (headline, line), font)
    drawn.card(art, boards[1], (headline, draw.person()["name"]), font)
    drawn.badge(art, boards[2], headline, font)
    drawn.chart(art, boards[3])
    stem = draw.bank("files").format(n=stream.integer(2, 9), year=draw.today.year)
    others = [
        draw.bank("files").format(n=stream.integer(2, 9), year=draw.today.year - 1) for _ in "ab"
    ]
    return {
        "title": f"{stem}.ai",
        "stem": stem,
        "others": others,
        "size": [max(b["x"] + b["w"] for b in boards), max(b["y"] + b["h"] for b in boards)],
        "boards": boards,
        "objects": sorted(art.objects, key=lambda one: one["layer"])[::-1],
        "layers": [draw.bank(f"layers_{n}") for n in range(5)],
        "inks": list(inks.values()),
        "swatches": [{"name": name, "ink": ink} for name, ink in draw.banks("swatches", 11)],
        "stops": [0, stream.integer(30, 62), 100],
        "angle": stream.integer(-9, 9) * 10,
        "missing": draw.banks("missing", 5),
        "mode": stream.pick(("CMYK", "CMYK", "RGB")),
        "weight": stream.pick((0.5, 1, 1.5, 2, 3)),
        "edited": stream.chance(0.6),
    }


def _boards(draw: Draw, sheet: tuple[int, int]) -> list[dict[str, Any]]:
    wide, high = sheet
    gap, side = 18, round(max(120, 0.48 * max(sheet)))
    low = round(0.3 * high)
    sizes = [(0, 0, wide, high), (wide + gap, 0, side, low), (wide + gap, low + gap, low, low)]
    sizes.append((wide + gap, 2 * (low + gap), side, high - 2 * (low + gap)))
    names = [draw.bank(f"boards_{n}") for n in range(4)]
    return [
        {"id": f"b{n}", "name": name, "x": x, "y": y, "w": w, "h": h}
        for n, (name, (x, y, w, h)) in enumerate(zip(names, sizes, strict=True))
    ]


def _pointed(one: dict[str, Any]) -> bool:
    """Whether an outline's highest, lowest and rightmost points stand out."""
    across, down = (sorted(point[at] for point in one["points"]) for at in (0, 1))
    gaps = (across[-1] - across[-2], down[1] - down[0], down[-1] - down[-2])
    return len(across) > 3 and min(gaps) > 0.15


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, objects = draw.stream, document["objects"]
    wide, high = document["boards"][0]["w"], document["boards"][0]["h"]
    own = [
        o
        for o in objects
        if (o["layer"] in (1, 2) or o["name"] == "Sun")
        and o["fill"]
        and "view" not in o
        and o["x"] + o["w"] <= wide + 1
        if high * 0.035 < min(o["w"], o["h"]) and max(o["w"] / wide, o["h"] / high) < 0.6
    ]
    curved = [o for o in own if _pointed(o)] or own
    one, two = stream.sample([o["id"] for o in own], 2)
    words = next(o["id"] for o in reversed(objects) if "text" in o)
    sky = objects[-1]["id"]
    bend = stream.pick(curved)["id"]
    return {
        "selecting": {"sel": one},
        "layers": {"sel": two, "tab": "layers"},
        "anchors": {"sel": bend, "tool": "direct", "near": True},
        "lettering": {"sel": words, "tool": "type"},
        "shapes": {
            "tool": "rect",
            "pulled": True,
            "tab": "layers",
            "folded": {"L2": True, "L0": True},
        },
        "nothing": {"tool": "hand"},
        "swatches": {"sel": two, "fly": "swatches"},
        "gradient": {"sel": sky, "tool": "gradient", "fly": "gradient"},
        "align": {"sel": one, "also": two, "fly": "align"},
        "boards": {"tool": "board", "fly": "boards", "board": stream.pick(("b1", "b2"))},
        "menu_object": {"open": "object", "sel": one},
        "menu_effect": {"open": "effect", "hover": "stylize", "sel": two, "tab": "layers"},
        "context": {"open": "context", "hover": "arrange", "sel": two},
        "dialog_export": {"dialog": "export"},
        "dialog_fonts": {"dialog": "fonts", "tab": "layers"},
    }
