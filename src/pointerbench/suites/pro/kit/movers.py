"""What comes and goes before cameras: cars, people, dogs, parcels, as things for `pb-space`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pointerbench.suites.pro.kit.scenery import Shape, ball, box, round_
from pointerbench.values.rng import Stream

Thing = dict[str, Any]
_CARS = ("#9aa3ab", "#2f3740", "#7c2a2a", "#dfe2e4", "#2f4a6b", "#55604f", "#b9a88a")
_COATS = ("#3a4a66", "#7a3b3b", "#4c5a3f", "#8a7a58", "#2f2f35", "#6b4f70")


def placed(shapes: list[Shape], x: float = 0, y: float = 0, turn: float = 0, **more: Any) -> Thing:
    return {"at": [round(x, 2), round(y, 2), 0], "turn": [0, 0, turn], "shapes": shapes, **more}


def _side(points: list[list[float]], deep: float, ink: str) -> Shape:
    return {
        "kind": "prism",
        "size": [points, deep],
        "at": [0, 0, 0],
        "turn": [90, 0, 0],
        "ink": ink,
    }


def car(s: Stream) -> list[Shape]:
    ink = s.pick(_CARS)
    body = [[-2.1, 0.3], [2.1, 0.3], [2.15, 0.7], [1.9, 0.9], [-2.05, 0.95], [-2.15, 0.6]]
    glass = [[-1.75, 0.9], [1.05, 0.9], [0.5, 1.38], [-1.3, 1.38]]
    wheel = {"kind": "cone", "size": [0.33, 0.33, 0.2, 22], "turn": [90, 0, 0], "ink": "#202224"}
    wheels = [{**wheel, "at": [x, y, 0.33]} for x in (-1.35, 1.35) for y in (-0.85, 0.85)]
    lamps = [box(0.08, 0.4, 0.14, (2.1, y, 0.62), "#f2efdc") for y in (-0.6, 0.6)]
    top = [box(1.7, 1.42, 0.06, (-0.4, 0, 1.38), ink)]
    return [_side(body, 1.76, ink), _side(glass, 1.56, "#2b343c"), *top, *wheels, *lamps]


def van(s: Stream) -> list[Shape]:
    ink = s.pick(("#e4e4e0", "#c9ccd0", "#5d6d7d"))
    hood = [[1.2, 0.35], [2.6, 0.35], [2.6, 1.0], [1.9, 1.25], [1.3, 2.0], [1.2, 2.0]]
    wheel = {"kind": "cone", "size": [0.36, 0.36, 0.2, 22], "turn": [90, 0, 0], "ink": "#202224"}
    wheels = [{**wheel, "at": [x, y, 0.36]} for x in (-1.6, 1.8) for y in (-0.9, 0.9)]
    glass = [box(0.6, 1.92, 0.5, (1.2, 0, 1.35), "#2b343c")]
    return [box(3.6, 1.9, 1.85, (-0.6, 0, 0.35), ink), _side(hood, 1.86, ink), *glass, *wheels]


def person(s: Stream) -> list[Shape]:
    coat, legs = s.pick(_COATS), s.pick(("#2a2d33", "#44505e", "#5b5348"))
    limbs = [round_(0.1, 0.13, 0.85, (x, 0, 0), legs) for x in (-0.13, 0.13)]
    arms = [
        {**round_(0.06, 0.08, 0.62, (x, 0, 0.8), coat), "turn": [0, way, 0]}
        for x, way in ((-0.3, 10), (0.3, -10))
    ]
    hair = ball(0.14, (0, 0.03, 1.66), s.pick(("#3a2c22", "#6d5233", "#242424", "#a58b62")), 0.9)
    return [
        *limbs,
        round_(0.19, 0.25, 0.62, (0, 0, 0.82), coat),
        *arms,
        ball(0.13, (0, 0, 1.6), "#d2a68a", 1.1),
        hair,
    ]


def dog(s: Stream) -> list[Shape]:
    ink = s.pick(("#7a5a3c", "#2c2a28", "#c7a878"))
    legs = [round_(0.05, 0.06, 0.34, (x, y, 0), ink) for x in (-0.28, 0.28) for y in (-0.1, 0.1)]
    return [
        *legs,
        box(0.8, 0.26, 0.28, (0, 0, 0.32), ink),
        box(0.28, 0.2, 0.22, (0.5, 0, 0.52), ink),
        box(0.3, 0.05, 0.05, (-0.52, 0, 0.52), ink),
    ]


def parcel(s: Stream) -> list[Shape]:
    return [
        box(0.6, 0.44, 0.4, (0, 0, 0), "#b98d5a"),
        box(0.62, 0.08, 0.01, (0, 0, 0.4), "#d9c79a"),
    ]


_COME: dict[str, tuple[Callable[[Stream], list[Shape]], tuple[float, float, float]]] = {
    "person": (person, (0.8, 0.5, 1.8)),
    "dog": (dog, (1.3, 0.4, 0.8)),
    "car": (car, (4.3, 1.9, 1.45)),
    "package": (parcel, (0.66, 0.5, 0.44)),
}


def visitors(stream: Stream, labels: list[str]) -> list[dict[str, Any]]:
    """Who has come: things with the box that detection draws around each."""
    places = stream.sample([(-1.8, 1.4), (-0.5, 2.6), (-1.4, 3.8), (0.5, 0.7)], len(labels))
    found = []
    for label, place in zip(labels, places, strict=True):
        make, size = _COME[label]
        x, y = (2.4, 3.7) if label == "car" else place  # a car needs room
        near = x + stream.uniform(-0.4, 0.4), y + stream.uniform(-0.4, 0.4)
        thing = placed(make(stream), *near, stream.integer(-30, 30))
        found.append({"thing": thing, "label": label, "size": list(size)})
    return found
