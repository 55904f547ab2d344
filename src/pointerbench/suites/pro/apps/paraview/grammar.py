"""Results of a simulation: a field on a shape, the filters put on it, a line through it."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

Row = list[float]

_ROWS = 24
_MESSAGES = 7
_KINDS = {
    "wave": ("WarpByScalar", "Contour", "Glyph", "Threshold"),
    "wake": ("StreamTracer", "Glyph", "Slice", "Threshold"),
    "vessel": ("Clip", "Contour", "Slice", "Threshold"),
    "nozzle": ("Slice", "Clip", "Glyph", "Contour"),
}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    scene = stream.pick(sorted(_KINDS))
    case = draw.bank("cases_" + scene)
    number = stream.integer(2, 480)
    arrays = _arrays(stream, draw.content["arrays"][scene])
    steps = stream.pick((20, 40, 50, 80, 100))
    step = stream.integer(3, steps - 4)
    found: dict[str, Any] = {
        "title": f"{case}_{number:03}.pvsm - ParaView",
        "case": case,
        "file": f"{case}_{number:03}",
        "scene": scene,
        "version": stream.pick(("5.11.2", "5.12.0", "5.12.1", "5.13.1")),
        "arrays": arrays,
        "steps": steps,
        "step": step,
        "time": round(step * stream.pick((0.05, 0.1, 0.25, 0.5)), 2),
        "preset": stream.pick(("Cool to Warm", "Viridis", "Rainbow Uniform", "Turbo", "Plasma")),
        "back": stream.pick(
            (["#525870", "#525870"], ["#52576e", "#26293c"], ["#5b5f6b", "#9aa1ad"])
        ),
        "points": stream.integer(18, 900) * 1000 + stream.integer(0, 999),
        "cells": stream.integer(18, 900) * 1000 + stream.integer(0, 999),
        "memory": stream.integer(120, 900) / 10,
        "share": stream.integer(12, 68),
        "eye": {
            "look": [0, 0, 1.1 if scene == "vessel" else 0.1],
            "yaw": stream.integer(-70, -35),
            "pitch": stream.integer(24, 38),
            "far": round(stream.uniform(10.6, 12), 2),
            "lens": 30,
        },
    }
    found["spots"], found["line"] = _field(stream, scene)
    found["pipeline"] = _pipeline(scene, found["file"], stream)
    found["plot"] = _plot(stream, arrays)
    found["table"] = _table(stream, arrays)
    found["isos"] = _isos(arrays[0])
    found["origin"] = [round(stream.uniform(-0.4, 0.4), 3) for _ in range(3)]
    found["scale"] = stream.integer(2, 60) / 20
    found["messages"] = _messages(draw.child("messages"), arrays[0]["name"])
    found["files"] = _files(draw, found["file"])
    return found


def _arrays(stream: Stream, kinds: list[list[Any]]) -> list[dict[str, Any]]:
    found = []
    for name, low, high, size in kinds:
        a, b = sorted(
            (stream.uniform(low, low + (high - low) * 0.2), stream.uniform(high * 0.8, high))
        )
        digits = max(0, 3 - int(math.log10(max(abs(b), 0.01)) + 1))
        found.append(
            {
                "name": name,
                "low": round(a, digits),
                "high": round(b, digits),
                "digits": digits,
                "size": size,
            }
        )
    return found


def _spot(x: float, y: float, z: float, weight: float, width: float) -> Row:
    return [round(v, 3) for v in (x, y, z, weight, width)]


def _field(stream: Stream, scene: str) -> tuple[list[Row], list[Row]]:
    """What the colours follow: hills ``[x, y, z, weight, width]``; and an outline to turn."""
    if scene == "wave":
        weights = (0.9, 0.6, -0.7, -0.45, 0.5, -0.3)
        return [
            _spot(stream.uniform(-2, 2), stream.uniform(-2, 2), 0, w, stream.uniform(0.5, 1.1))
            for w in weights
        ], []
    if scene == "wake":
        lean = stream.uniform(0.42, 0.6)
        return [
            _spot(
                -2.2 + n * 0.72,
                lean * (-1) ** n * min(1.0, 0.35 + n * 0.12),
                0,
                (-1) ** n * (1 - n * 0.06),
                0.36 + n * 0.03,
            )
            for n in range(9)
        ], []
    return _vessel(stream) if scene == "vessel" else _nozzle(stream)


def _vessel(stream: Stream) -> tuple[list[Row], list[Row]]:
    wide, high = stream.uniform(0.85, 1.1), stream.uniform(1.9, 2.5)
    turns = [n * math.pi / 16 for n in range(9)]
    dome = [(wide * math.cos(t), wide * 0.6 * math.sin(t)) for t in turns]
    low = [(r, 0.7 - z) for r, z in reversed(dome)]
    body = [(wide, 0.7 + high * n / 22) for n in range(1, 22)]
    top = [(r, 0.7 + high + z) for r, z in dome]
    spots = []
    for _ in range(5):
        t = stream.uniform(-2.2, 0.4)
        z = 0.7 + high * stream.uniform(0.1, 0.9)
        weight, width = stream.uniform(0.4, 1), stream.uniform(0.35, 0.8)
        spots.append(_spot(wide * math.cos(t), wide * math.sin(t), z, weight, width))
    return spots, [[round(r, 3), round(z, 3)] for r, z in (*low, *body, *top)]


def _nozzle(stream: Stream) -> tuple[list[Row], list[Row]]:
    neck, mouth = stream.uniform(0.34, 0.5), stream.uniform(0.95, 1.25)
    line = []
    for n in range(41):
        t = n / 40
        narrow = 0.9 - (0.9 - neck) * math.sin(t / 0.4 * math.pi / 2)
        wide = neck + (mouth - neck) * (max(0.0, t - 0.4) / 0.6) ** 0.7
        line.append([round(narrow if t < 0.4 else wide, 3), round(-1.7 + 3.6 * t, 3)])
    spots = [(0, 0, -0.3, 1, 0.8), (0, 0, -1.7, 0.5, 0.7), (0.7, -0.6, 1.4, -0.5, 0.8)]
    return [_spot(*one) for one in spots], line


def _pipeline(scene: str, file: str, stream: Stream) -> list[dict[str, Any]]:
    end = {"wave": ".vtu", "wake": ".vtm", "vessel": ".exo", "nozzle": ".foam"}[scene]
    rows = [{"name": file + end, "kind": "Reader", "depth": 1, "shown": True}]
    rows.append({"name": "Calculator1", "kind": "Calculator", "depth": 2, "shown": False})
    depth = 3
    for kind in _KINDS[scene]:
        shown = kind != "Threshold" and stream.chance(0.6)
        rows.append({"name": kind + "1", "kind": kind, "depth": depth, "shown": shown})
        depth = stream.pick((3, depth, min(4, depth + 1)))
    rows.append({"name": "PlotOverLine1", "kind": "PlotOverLine", "depth": 3, "shown": True})
    for number, row in enumerate(rows):
        row["id"] = f"p{number}"
    return rows


def _plot(stream: Stream, arrays: list[dict[str, Any]]) -> list[list[float]]:
    """Values along a line through the field, of each of its arrays, as shares of the range."""
    found = []
    for _ in arrays:
        hills = [
            (stream.uniform(0, 1), stream.uniform(-1, 1), stream.uniform(0.05, 0.2))
            for _ in range(5)
        ]
        values = [
            sum(w * math.exp(-(((n / 90) - at) ** 2) / s**2) for at, w, s in hills)
            for n in range(91)
        ]
        low, high = min(values), max(values)
        found.append([round((v - low) / (high - low) * 0.9 + 0.05, 4) for v in values])
    return found


def _table(stream: Stream, arrays: list[dict[str, Any]]) -> list[dict[str, Any]]:
    start, found = stream.integer(0, 400) * 10, []
    for number in range(_ROWS):
        place = [f"{stream.uniform(-2, 2):.4f}".replace("-", "−") for _ in range(3)]
        values = []
        for array in arrays:
            value = stream.uniform(array["low"], array["high"])
            values.append(round(value, array["digits"] + 1))
        found.append({"key": f"t{number}", "id": start + number, "place": place, "values": values})
    return found


def _isos(array: dict[str, Any]) -> list[float]:
    low, high = array["low"], array["high"]
    return [round(low + (high - low) * n / 6, array["digits"] + 1) for n in range(1, 6)]


def _messages(draw: Draw, array: str) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    for number, (kind, text) in enumerate(draw.banks("messages", _MESSAGES)):
        said = text.format(array=array, n=stream.integer(2, 60))
        found.append({"key": f"m{number}", "kind": kind, "text": said})
    return found


def _files(draw: Draw, file: str) -> list[dict[str, Any]]:
    stream = draw.stream
    kept = [file, *(f"{name}_{stream.integer(2, 480):03}" for name in draw.banks("files", 9))]
    ends = (".vtu", ".vtk", ".exo", ".foam", ".csv", ".stl", ".pvd", ".vti")
    found = []
    for number, name in enumerate(sorted(kept)):
        day = draw.day(-300, -1)
        size = stream.integer(12, 980) / 10
        found.append(
            {
                "key": f"f{number}",
                "name": name + stream.pick(ends),
                "size": size,
                "date": draw.date_text(day, "numeric"),
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    ids = {row["kind"]: row["id"] for row in document["pipeline"]}
    first = next(iter(ids))
    kinds = [kind for kind in ids if kind not in ("Reader", "Calculator", "PlotOverLine")]
    one, two, three, four = (ids[kind] for kind in kinds)
    return {
        "render": {"sel": one},
        "chart": {"sel": ids["PlotOverLine"], "views": "chart"},
        "table": {"sel": two, "views": "table", "folds": {"filter": True, "display": True}},
        "colours": {"sel": one, "map": True},
        "reader": {"sel": ids[first], "folds": {"display": True}},
        "third": {"sel": three, "shade": "Surface With Edges", "folds": {"display": True}},
        "fourth": {"sel": four, "views": "chart"},
        "information": {"sel": ids[first], "tab": "information", "views": "table"},
        "animation": {"sel": two, "time": True},
        "menu_filters": {"sel": one, "menu": "filters"},
        "menu_tools": {"sel": two, "menu": "tools"},
        "context": {"sel": one, "open": "source"},
        "dialog_open": {"sel": two, "dialog": "open"},
        "dialog_preset": {"sel": one, "dialog": "preset"},
        "dialog_picture": {"sel": three, "dialog": "picture"},
        "messages": {"sel": one, "messages": True},
    }
