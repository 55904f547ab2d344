"""A micrograph: its cells, what was measured on them, regions, marks, a profile, a macro."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, wave
from pointerbench.values.rng import Stream

_SPECIMENS = {
    "nuclei": ((10, 17), (0.7, 1.0), 46),
    "blobs": ((9, 18), (0.65, 1.0), 52),
    "tissue": ((7, 11), (0.7, 1.0), 64),
    "rods": ((15, 22), (0.26, 0.4), 40),
    "stained": ((11, 18), (0.7, 1.0), 38),
}
"""By kind: how large its cells are, how round, how many."""

_DARK = ("nuclei", "stained")
"""Kinds whose cells are lighter than what is around them."""

_METHODS = ("Default", "Huang", "IsoData", "Li", "MaxEntropy", "Moments", "Otsu", "Triangle", "Yen")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    kind = stream.pick(tuple(_SPECIMENS))
    cells = _cells(draw.child("cells").stream, kind)
    size, pixel = (
        stream.pick((512, 512, 1024, 1024, 2048)),
        stream.pick((0.1625, 0.25, 0.322, 0.65)),
    )
    scale = size * pixel / 512
    measured = [
        _measured(stream, n, cell, scale, kind in _DARK)
        for n, cell in enumerate(cells[: stream.integer(19, 26)], 1)
    ]
    return {
        "title": "ImageJ",
        "version": stream.pick(("1.54f", "1.54k", "1.53t", "1.54p")),
        "kind": kind,
        "cells": cells,
        "file": _file(draw),
        "other": _file(draw),
        "results": measured,
        "rois": [_roi(cell) for cell in cells[:13]],
        "points": _marks(stream, cells),
        "counts": _counts(draw.child("tones").stream, kind),
        "pixels": size * size,
        "profile": rounded(wave(draw.child("profile").stream, 90, 96, swing=0.5, turns=3.4)),
        "limits": [stream.integer(60, 110), 255] if kind in _DARK else [0, stream.integer(96, 140)],
        "display": [stream.integer(4, 40), stream.integer(150, 250)],
        "method": stream.pick(_METHODS),
        "pixel": pixel,
        "scale": scale,
        "known": stream.pick((10, 20, 50, 100)),
        "macro": draw.bank("macros"),
        "sigma": stream.pick((1, 1.5, 2, 2.5, 3)),
        "ball": stream.pick((20, 30, 50, 75)),
        "least": max(1, int(0.5 * min(float(row["area"]) for row in measured))),
        "folder": draw.bank("folders").format(n=stream.integer(2, 9)),
    } | _told(stream, kind, size, scale)


def _marks(stream: Stream, cells: list[dict[str, Any]]) -> list[list[int]]:
    """Cells that were clicked, of which the outermost stand clearly apart from the others."""
    for _ in range(60):
        found = [[cell["x"], cell["y"]] for cell in stream.sample(cells, stream.integer(5, 7))]
        across, down = (sorted(point[at] for point in found) for at in (0, 1))
        if min(one[n + 1] - one[n] for one in (across, down) for n in (0, -2)) > 16:
            break
    return found


def _file(draw: Draw) -> str:
    name = draw.bank("files").format(n=draw.stream.integer(2, 9), m=draw.stream.integer(11, 96))
    return f"{name}.tif"


def _told(stream: Stream, kind: str, size: int, scale: float) -> dict[str, Any]:
    """What stands above the picture: how large it is, and which slice of how many is shown."""
    shade, times = ("RGB", 4) if kind in ("tissue", "stained") else ("8-bit", 1)
    plain = size * size // 1024
    side, (depth, at) = f"{512 * scale:.2f}", (stream.integer(18, 61), stream.integer(5, 17))
    whole = f"{side}x{side} µm ({size}x{size})"

    def memory(kilobytes: int) -> str:
        return f"{kilobytes // 1024}MB" if kilobytes >= 1024 else f"{kilobytes}K"

    return {
        "info": f"{whole}; {shade}; {memory(plain * times)}",
        "deep": f"{at}/{depth}; {whole}; 8-bit; {memory(plain * depth)}",
        "flat": f"{whole}; 8-bit; {memory(plain)}",
        "slice": [at, depth],
    }


def _cells(stream: Stream, kind: str) -> list[dict[str, Any]]:
    """Cells that do not touch, from the top down, on a sheet of 512 by 512."""
    (low, high), (thin, round_), most = _SPECIMENS[kind]
    found: list[dict[str, Any]] = []
    for _ in range(900):
        r = stream.uniform(low, high)
        x, y = stream.uniform(24, 488), stream.uniform(24, 488)
        if any(math.hypot(x - c["x"], y - c["y"]) < r + c["r"] + 7 for c in found):
            continue
        one = {"x": round(x), "y": round(y), "r": round(r, 1)}
        one |= {"s": round(r * stream.uniform(thin, round_), 1), "turn": stream.integer(0, 179)}
        found.append(one | {"tone": stream.integer(55, 100)})
        if len(found) == most:
            break
    return sorted(found, key=lambda cell: cell["y"])


def _measured(
    stream: Stream, n: int, cell: dict[str, Any], scale: float, light: bool
) -> dict[str, Any]:
    """What is measured of a cell, as a row of the table of results."""
    a, b = cell["r"] * scale, cell["s"] * scale
    area = math.pi * a * b * stream.uniform(0.94, 1.05)
    ring = math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))
    ring *= stream.uniform(1.03, 1.09)
    mean = (2.1 * cell["tone"] if light else 172 - 1.2 * cell["tone"]) + stream.uniform(-12, 12)
    return {
        "n": n,
        "area": f"{area:.3f}",
        "mean": f"{mean:.3f}",
        "min": round(mean * stream.uniform(0.3, 0.6)),
        "max": min(255, round(mean * stream.uniform(1.1, 1.4))),
        "perim": f"{ring:.3f}",
        "circ": f"{min(1.0, 4 * math.pi * area / ring**2):.3f}",
    }


def _roi(cell: dict[str, Any]) -> dict[str, Any]:
    """A region as the manager calls it: where its middle lies, from the top and from the left."""
    return {"name": f"{cell['y']:04}-{cell['x']:04}", "x": cell["x"], "y": cell["y"]}


def _counts(stream: Stream, kind: str) -> list[float]:
    """How many pixels there are of every second grey: a high hill of ground, a low one of cells."""
    ground, cells = (10, 92) if kind in _DARK else (98, 34)
    hills = ((ground + stream.integer(-4, 4), 5, 96), (cells + stream.integer(-12, 12), 15, 17))
    return [
        round(
            sum(high * math.exp(-(((at - mid) / wide) ** 2)) for mid, wide, high in hills)
            + stream.uniform(0, 2.2),
            1,
        )
        for at in range(128)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    row = str(stream.integer(2, 7))
    plain = {"shown": ["image", "bc", "roi", "results"]}
    counted = {**plain, "overlay": "outlines", "row": row}
    return {
        "counting": counted,
        "threshold": {
            "shown": ["image", "threshold", "log", "mask"],
            "overlay": "red",
            "tool": "wand",
        },
        "points": {**plain, "overlay": "points", "tool": "point"},
        "profile": {
            "shown": ["image", "histogram", "log", "plot"],
            "overlay": "line",
            "tool": "line",
        },
        "stack": {"shown": ["image", "channels", "bc", "projection"], "deep": True, "tool": "hand"},
        "script": {"shown": ["image", "script"], "overlay": "outlines", "tool": "oval"},
        "recorder": {"shown": ["image", "bc", "roi", "recorder"], "overlay": "box"},
        "menu_adjust": {**counted, "open": "image", "hover": "adjust"},
        "menu_process": {**plain, "open": "process", "hover": "binary", "overlay": "box"},
        "menu_analyze": {**counted, "open": "analyze"},
        "context": {**plain, "open": "context", "overlay": "box"},
        "dialog_particles": {**plain, "dialog": "particles", "overlay": "red"},
        "dialog_measure": {**counted, "dialog": "measure"},
        "dialog_scale": {**plain, "dialog": "scale", "overlay": "line", "tool": "line"},
        "dialog_save": {**counted, "dialog": "save"},
    }
