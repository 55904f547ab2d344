"""A shaft in two bearings on a plate, with a gear and a pulley: components, mates, list, motion."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.machining import Part, bearing, gear

_STEEL, _BRASS, _GREY, _BLUE = "#b9c0c8", "#d6b25e", "#8d969f", "#7f9fc4"


def drive(draw: Draw) -> dict[str, Any]:
    block, wheel = Part(draw.child("block").stream), Part(draw.child("wheel").stream)
    bearing(block)
    gear(wheel)
    stream, plate = draw.stream, draw.stream.integer(12, 16)
    apart = stream.integer(112, 130)
    high = plate + block.features[0]["values"]["Length"] + block.features[1]["values"]["Radius"]
    long, radius = apart + 130, block.features[2]["values"]["Diameter"] / 2 - 0.4
    wide = block.features[0]["values"]["Width"] + 24
    pulley = [[radius, -13], [34, -13], [34, -10], [27, -4], [27, 4], [34, 10], [34, 13]]
    things = [
        _thing("c0", [0, 0, plate / 2], [_shape("box", [apart + 66, wide, plate], _GREY)]),
        _thing("c1", [-apart / 2, 0, plate], _inked(block, _BLUE), [0, 0, 90]),
        _thing("c2", [apart / 2, 0, plate], _inked(block, _BLUE), [0, 0, 90]),
        _thing("c3", [0, 0, high], [_shape("lathe", _line(radius, long), _STEEL)], [0, 90, 0]),
        _thing("c4", [apart / 2 + 40, 0, high], _inked(wheel, _BRASS), [0, 90, 0]),
        _thing("c5", [-apart / 2 - 46, 0, high], [_shape("lathe", pulley, _STEEL)], [0, 90, 0]),
        _thing("c6", [0, 0, plate], [*_bolts(block, apart)]),
    ]
    names = _names(draw, radius, long)
    return {
        "things": things,
        "parts": names,
        "mates": _mates(stream, names),
        "list": _list(draw, names),
        "high": high,
        "ends": [apart / 2 + 40 + 8, -apart / 2 - 46],
        "span": round(long * 1.02),
        "bars": _bars(draw, names),
    }


def _shape(kind: str, size: list[Any], ink: str) -> dict[str, Any]:
    return {"kind": kind, "size": size, "at": [0, 0, 0], "ink": ink}


def _thing(
    id_: str, at: list[float], shapes: list[dict[str, Any]], turn: list[float] | None = None
) -> dict[str, Any]:
    return {"id": id_, "at": at, "shapes": shapes} | ({"turn": turn} if turn else {})


def _inked(part: Part, ink: str) -> list[dict[str, Any]]:
    return [{**one, "ink": ink} for one in part.shapes]


def _line(radius: float, long: float) -> list[list[float]]:
    half, neck = long / 2, radius - 2.5
    ends = [[0.01, half], [neck, half], [neck, half - 18], [radius, half - 18]]
    return [*([r, -z] for r, z in ends), *reversed(ends)]


def _bolts(block: Part, apart: int) -> list[dict[str, Any]]:
    thick = block.features[0]["values"]["Length"]
    far = block.features[0]["values"]["Width"] / 2 - 13
    return [
        _shape("cone", [8.2, 8.2, 7, 6], "#50565c") | {"at": [x * apart / 2, y * far, thick + 3.5]}
        for x in (-1, 1)
        for y in (-1, 1)
    ]


def _names(draw: Draw, radius: float, long: float) -> list[dict[str, str]]:
    plate, block, gear_, pulley = (
        str(draw.bank(name)).format(n=draw.stream.integer(2, 9))
        for name in ("plates", "blocks", "gears", "pulleys")
    )
    size = f"{radius * 2:.0f}x{long:.0f}"
    shaft = f"{draw.bank('shafts')}_{size}"
    said = (plate, block, block, shaft, gear_, pulley, "Hex_screw_M8x25")
    return [
        {
            "id": f"c{n}",
            "part": name,
            "name": f"{'(f) ' if n == 0 else ''}{name}<{2 if n == 2 else 1}>",
        }
        for n, name in enumerate(said)
    ]


def _mates(stream: Any, names: list[dict[str, str]]) -> list[dict[str, str]]:
    pairs = stream.shuffled([(3, 1), (3, 2), (4, 3), (5, 3), (1, 0), (2, 0)])
    kinds = stream.shuffled(
        ["Concentric", "Coincident", "Distance", "Parallel", "Lock", "Perpendicular"]
    )
    return [
        {"id": f"m{n}", "kind": kind, "name": f"{kind}{n + 1}", "of": names[pair[0]]["part"]}
        for n, (kind, pair) in enumerate(zip(kinds, pairs, strict=True))
    ]


def _list(draw: Draw, names: list[dict[str, str]]) -> list[dict[str, Any]]:
    """What the drawing lists: each part once, with how many there are."""
    extra = draw.distinct(5, 24, 3)
    rows = [(one["part"], 2 if one["id"] == "c1" else 1) for one in names if one["id"] != "c2"]
    rows = [(name, 4) if name.startswith("Hex") else (name, count) for name, count in rows]
    rows += zip(draw.banks("fasteners", 3), extra, strict=True)
    metals = draw.banks("metals", len(rows))
    return [
        {"no": n + 1, "part": name, "text": metals[n], "count": count}
        for n, (name, count) in enumerate(rows)
    ]


def _bars(draw: Draw, names: list[dict[str, str]]) -> list[dict[str, Any]]:
    """What moves in the study, and until when, in tenths of a second."""
    ends = draw.distinct(14, 49, 4)
    rows = [("RotaryMotor1", "motor"), *((names[n]["name"], "part") for n in (3, 4, 5))]
    return [
        {"id": f"b{n}", "name": name, "kind": kind, "end": end}
        for n, ((name, kind), end) in enumerate(zip(rows, ends, strict=True))
    ]
