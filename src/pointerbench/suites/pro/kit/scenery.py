"""Things that stand in scenes of three dimensions, made of the solids that `pb-space` draws."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from pointerbench.values.rng import Stream

Shape = dict[str, Any]
Inks = tuple[str, str, str]

PALETTES: tuple[Inks, ...] = (
    ("#b5835a", "#d9d0c1", "#4f7a6b"),
    ("#c7603f", "#e8d8b0", "#3f5f7f"),
    ("#7d8f4e", "#d8c9a3", "#a5543a"),
    ("#5f7fa3", "#dcdcdc", "#c9973f"),
    ("#8c5a7a", "#e2d3c4", "#4a6f57"),
    ("#9a6b4a", "#cfd6d2", "#35617d"),
)


def box(w: float, d: float, h: float, at: tuple[float, float, float], ink: str) -> Shape:
    """A box that stands at a height: the last of ``at`` is where its lower side is."""
    return {"kind": "box", "size": [w, d, h], "at": [at[0], at[1], at[2] + h / 2], "ink": ink}


def round_(
    low: float, high: float, h: float, at: tuple[float, float, float], ink: str, sides: int = 28
) -> Shape:
    place = [at[0], at[1], at[2] + h / 2]
    return {"kind": "cone", "size": [low, high, h, sides], "at": place, "ink": ink}


def ball(r: float, at: tuple[float, float, float], ink: str, squeeze: float = 1) -> Shape:
    return {"kind": "ball", "size": [r, squeeze, 24], "at": list(at), "ink": ink}


def lathe(line: list[tuple[float, float]], ink: str, z: float = 0) -> Shape:
    return {"kind": "lathe", "size": [list(one) for one in line], "at": [0, 0, z], "ink": ink}


def _table(s: Stream, i: Inks) -> list[Shape]:
    legs = [round_(0.07, 0.09, 0.9, (x, y, 0), i[0]) for x in (-0.8, 0.8) for y in (-0.45, 0.45)]
    return [box(1.9, 1.2, 0.12, (0, 0, 0.9), i[0]), *legs]


def _chair(s: Stream, i: Inks) -> list[Shape]:
    legs = [box(0.07, 0.07, 0.5, (x, y, 0), i[0]) for x in (-0.26, 0.26) for y in (-0.26, 0.26)]
    bars = [box(0.07, 0.06, 0.6, (x, 0.27, 0.58), i[0]) for x in (-0.26, 0, 0.26)]
    return [
        box(0.64, 0.64, 0.08, (0, 0, 0.5), i[2]),
        *legs,
        *bars,
        box(0.64, 0.07, 0.14, (0, 0.27, 1.15), i[0]),
    ]


def _vase(s: Stream, i: Inks) -> list[Shape]:
    wide = s.uniform(0.34, 0.5)
    line = [
        (0.01, 0),
        (0.26, 0),
        (0.34, 0.06),
        (wide, 0.34),
        (wide * 0.96, 0.52),
        (0.26, 0.78),
        (0.17, 0.95),
        (0.19, 1.06),
        (0.27, 1.14),
    ]
    return [lathe(line, i[2])]


def _mug(s: Stream, i: Inks) -> list[Shape]:
    handle = {
        "kind": "torus",
        "size": [0.2, 0.05, 28],
        "at": [0.34, 0, 0.36],
        "turn": [90, 0, 0],
        "ink": i[1],
    }
    return [
        lathe(
            [
                (0.01, 0.02),
                (0.3, 0),
                (0.34, 0.06),
                (0.34, 0.68),
                (0.3, 0.7),
                (0.29, 0.1),
                (0.01, 0.08),
            ],
            i[1],
        ),
        handle,
    ]


def _lamp(s: Stream, i: Inks) -> list[Shape]:
    return [
        round_(0.34, 0.3, 0.07, (0, 0, 0), i[0]),
        round_(0.035, 0.035, 1.5, (0, 0, 0.07), "#8a8a8a"),
        round_(0.5, 0.3, 0.5, (0, 0, 1.5), i[1]),
    ]


def _books(s: Stream, i: Inks) -> list[Shape]:
    return [
        {**box(0.72, 0.5, 0.12, (0, 0, 0.13 * n), i[n % 3]), "turn": [0, 0, s.integer(-14, 14)]}
        for n in range(s.integer(3, 5))
    ]


def _crate(s: Stream, i: Inks) -> list[Shape]:
    rims = [box(1.06, 0.1, 0.1, (0, y, z), i[1]) for y in (-0.5, 0.5) for z in (0, 0.92)]
    posts = [box(0.1, 0.1, 1.0, (x, y, 0), i[1]) for x in (-0.49, 0.49) for y in (-0.5, 0.5)]
    return [box(0.98, 0.98, 0.98, (0, 0, 0.02), i[0]), *rims, *posts]


def _barrel(s: Stream, i: Inks) -> list[Shape]:
    bands = [
        {"kind": "torus", "size": [r, 0.03, 36], "at": [0, 0, z], "ink": "#6b6b6b"}
        for r, z in ((0.46, 0.22), (0.46, 0.88))
    ]
    return [
        lathe(
            [
                (0.01, 0),
                (0.38, 0),
                (0.46, 0.25),
                (0.5, 0.55),
                (0.46, 0.85),
                (0.38, 1.1),
                (0.01, 1.1),
            ],
            i[0],
        ),
        *bands,
    ]


def _fir(s: Stream, i: Inks) -> list[Shape]:
    tiers = [
        round_(0.95 - 0.22 * n, 0.08, 0.95, (0, 0, 0.55 + 0.55 * n), "#4d7a4a", 10)
        for n in range(3)
    ]
    return [round_(0.14, 0.12, 0.7, (0, 0, 0), "#7a5a3c"), *tiers]


def _tree(s: Stream, i: Inks) -> list[Shape]:
    crowns = [
        ball(
            s.uniform(0.5, 0.75),
            (s.uniform(-0.4, 0.4), s.uniform(-0.4, 0.4), s.uniform(1.7, 2.3)),
            "#6d9150",
            0.9,
        )
        for _ in range(4)
    ]
    return [round_(0.17, 0.11, 1.5, (0, 0, 0), "#7a5a3c"), *crowns]


def _rock(s: Stream, i: Inks) -> list[Shape]:
    return [
        {
            "kind": "ball",
            "size": [s.uniform(0.35, 0.7), s.uniform(0.5, 0.8), 8],
            "at": [n * 0.5, s.uniform(-0.3, 0.3), 0.2],
            "ink": "#8b8882",
        }
        for n in range(3)
    ]


def _house(s: Stream, i: Inks) -> list[Shape]:
    roof = {
        "kind": "prism",
        "size": [[[-1.25, 0], [1.25, 0], [0, 1.05]], 2.3],
        "at": [0, 0, 1.5],
        "turn": [90, 0, 90],
        "ink": i[0],
    }
    panes = [box(0.05, 0.42, 0.5, (1.01, y, 0.6), "#6f8ea3") for y in (-0.55, 0.55)]
    return [
        box(2, 2.1, 1.5, (0, 0, 0), i[1]),
        roof,
        *panes,
        box(0.5, 0.05, 0.95, (0, -1.06, 0), i[2]),
        box(0.28, 0.28, 0.8, (0.4, 0.5, 1.9), "#93594a"),
    ]


def _robot(s: Stream, i: Inks) -> list[Shape]:
    arms = [
        {**round_(0.09, 0.11, 0.8, (x, 0, 0.75), "#9a9a9a"), "turn": [0, way, 0]}
        for x, way in ((-0.56, 12), (0.56, -12))
    ]
    eyes = [ball(0.07, (x, -0.3, 1.86), "#e8e27a") for x in (-0.14, 0.14)]
    feet = [box(0.26, 0.4, 0.5, (x, -0.03, 0), i[0]) for x in (-0.22, 0.22)]
    return [
        *feet,
        box(0.8, 0.5, 0.95, (0, 0, 0.5), i[2]),
        *arms,
        box(0.62, 0.52, 0.48, (0, 0, 1.6), i[1]),
        *eyes,
        round_(0.02, 0.02, 0.35, (0, 0, 2.08), "#777777"),
        ball(0.07, (0, 0, 2.45), i[0]),
    ]


def _rocket(s: Stream, i: Inks) -> list[Shape]:
    fins = [
        {
            "kind": "box",
            "size": [0.06, 0.6, 0.7],
            "at": [0.55 * math.sin(t), 0.55 * math.cos(t), 0.35],
            "turn": [0, 0, -math.degrees(t)],
            "ink": i[0],
        }
        for t in (0.3, 2.4, 4.5)
    ]
    return [
        lathe(
            [(0.01, 0.25), (0.34, 0.25), (0.52, 0.9), (0.5, 1.7), (0.3, 2.4), (0.01, 2.85)], i[1]
        ),
        *fins,
        {
            "kind": "torus",
            "size": [0.17, 0.05, 24],
            "at": [0, -0.5, 1.6],
            "turn": [90, 0, 0],
            "ink": i[2],
        },
    ]


def _bench(s: Stream, i: Inks) -> list[Shape]:
    slats = [box(2, 0.16, 0.06, (0, -0.2 + 0.2 * n, 0.45), i[0]) for n in range(3)]
    backs = [box(2, 0.06, 0.16, (0, 0.32, 0.65 + 0.22 * n), i[0]) for n in range(2)]
    return [*slats, *backs, *(box(0.12, 0.6, 0.46, (x, 0, 0), "#5c5f63") for x in (-0.8, 0.8))]


def _column(s: Stream, i: Inks) -> list[Shape]:
    return [
        box(0.9, 0.9, 0.2, (0, 0, 0), i[1]),
        round_(0.34, 0.28, 2.2, (0, 0, 0.2), i[1]),
        box(0.8, 0.8, 0.18, (0, 0, 2.4), i[1]),
    ]


def _ring(s: Stream, i: Inks) -> list[Shape]:
    return [{"kind": "torus", "size": [0.6, 0.2, 44], "at": [0, 0, 0.2], "ink": i[2]}]


THINGS: dict[str, Callable[[Stream, Inks], list[Shape]]] = {
    "Table": _table,
    "Chair": _chair,
    "Vase": _vase,
    "Mug": _mug,
    "Lamp": _lamp,
    "Books": _books,
    "Crate": _crate,
    "Barrel": _barrel,
    "Fir": _fir,
    "Tree": _tree,
    "Rock": _rock,
    "House": _house,
    "Robot": _robot,
    "Rocket": _rocket,
    "Bench": _bench,
    "Column": _column,
    "Ring": _ring,
}
