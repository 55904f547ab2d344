"""A map project: a town's blocks or a region's districts, surveyed points and their records."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import mapping
from pointerbench.values.rng import Stream

_SYSTEMS = ("EPSG:25832", "EPSG:3857", "EPSG:27700", "EPSG:25833", "EPSG:2154", "EPSG:32633")
_INKS = (
    ("#d9a08a", "#b3a2c7", "#8db3d9"),
    ("#f4a582", "#92c5de", "#b8b8b8"),
    ("#e5c494", "#a6d854", "#8da0cb"),
)
_POINTS = ("#e31a1c", "#33a02c", "#1f78b4", "#ff7f00", "#6a3d9a")


def document(draw: Draw) -> dict[str, Any]:
    stream, year = draw.stream, draw.today.year
    town = stream.chance(0.5)
    theme = draw.bank("themes")
    ramp = stream.pick(list(mapping.RAMPS))
    inks = stream.pick(_INKS) if town else mapping.RAMPS[ramp]
    ground = draw.child("ground").stream
    shapes, sites = mapping.quarter(ground, inks) if town else (mapping.region(ground, inks), [])

    def named(bank: str) -> str:
        return str(draw.bank(bank)).format(year=year - stream.integer(0, 4), n=stream.integer(2, 9))

    project, area = named("projects"), named("areas")
    found: dict[str, Any] = {
        "title": f"{project} — QGIS",
        "project": project,
        "town": town,
        "theme": theme["layer"],
        "fields": [theme["field"], theme["other"]],
        "shapes": shapes,
        "sites": sites[:8],
        "ramp": ramp,
        "measure": "floors" if town else draw.bank("measures"),
        "scale": stream.pick((1000, 1500, 2000, 2500) if town else (50000, 100000, 150000, 200000)),
        "system": stream.pick(_SYSTEMS),
        "folders": sorted(named("folders") for _ in range(4)),
        "origin": [stream.integer(380000, 720000), stream.integer(5200000, 5900000)],
    }
    found["points"] = _points(draw.child("points"), theme)
    found["layers"] = _layers(draw, found, area if not town else "buildings", inks)
    found["segments"] = [round(stream.uniform(40, 900), 2) for _ in range(4)]
    found["distance"] = stream.pick((10, 25, 50, 100, 250, 500))
    return found


def _points(draw: Draw, theme: dict[str, Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    places = mapping.apart(stream, stream.integer(15, 19), 150, 52)
    names = mapping.names(stream, len(places))
    values = draw.distinct(theme["low"], theme["high"], len(places))
    days = draw.distinct(2, 460, len(places))
    known = list(zip(places, names, values, days, strict=True))
    return mapping.features(draw, theme["kinds"], known, len(places), "fid")


def _layers(
    draw: Draw, found: dict[str, Any], area: str, inks: tuple[str, ...]
) -> list[dict[str, Any]]:
    """From the uppermost to the ground; classes are rows of their own below their layer."""
    stream, ink = draw.stream, draw.stream.pick(_POINTS)
    layers = [_layer("points", found["theme"], "point", ink)]
    if found["town"]:
        layers.append(_layer("sites", "construction_sites", "hatch", "#e31a1c"))
        layers.append(_layer("streets", "street_axes", "dash", "#8a8a8a"))
        layers.append(_layer("areas", area, "fill", inks[0], _floors(stream)))
        layers.append(_layer("rivers", "watercourses", "fill", "#a6cee3"))
        layers.append(_layer("parcels", "parcels", "fill", "#f3f0dc"))
        layers.append(_layer("parks", "green_areas", "fill", "#c7e5b0"))
    else:
        layers.append(_layer("roads", "main_roads", "line", "#e0a030"))
        layers.append(_layer("lakes", "lakes", "fill", "#a6cee3"))
        layers.append(_layer("rivers", "rivers", "line", "#1f78b4"))
        layers.append(_layer("areas", area, "fill", inks[2], _breaks(stream)))
    for layer in layers:
        classes = zip(layer.pop("classes"), inks, strict=False)
        layer["classes"] = [{"text": text, "ink": one} for text, one in classes]
    for at in (0, 1):
        name = str(draw.bank("rasters"))
        name = name.format(year=draw.today.year - stream.integer(1, 6), n=stream.pick((1, 5, 10)))
        layers.append({**_layer(f"raster{at}", name, "raster", "#888"), "off": True})
    return layers


def _layer(
    id_: str, name: str, glyph: str, ink: str, classes: list[str] | None = None
) -> dict[str, Any]:
    return {"id": id_, "name": name, "glyph": glyph, "ink": ink, "classes": classes or []}


def _floors(stream: Stream) -> list[str]:
    low, high = stream.integer(2, 3), stream.integer(5, 7)
    return [f"1 - {low}", f"{low + 1} - {high}", f"{high + 1} - {high + stream.integer(4, 12)}"]


def _breaks(stream: Stream) -> list[str]:
    low, span = stream.integer(2, 120), stream.pick((16, 90, 240, 1300))
    ends = [round(low + span * (at / 5) ** 1.5) for at in range(6)]
    return [f"{a:,} - {b:,}" for a, b in pairwise(ends)]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, points = draw.stream, document["points"]
    inner = [one["id"] for one in points if 500 < one["x"] < 1250 and 250 < one["y"] < 750]
    one = stream.pick(inner or [points[0]["id"]])
    rows = stream.sample([each["id"] for each in points[:9]], 2)
    return {
        "main": {"layer": stream.pick(("areas", "rivers"))},
        "identify": {"tool": "identify", "feature": one, "dock": "identify", "layer": "points"},
        "table": {"window": "table", "layer": "points", "rows": {rows[0]: True, rows[1]: True}},
        "toolbox": {"dock": "toolbox", "layer": "areas"},
        "styling": {"dock": "styling", "layer": "areas", "tool": "zoom_in"},
        "editing": {"editing": True, "tool": "vertex_tool", "layer": "sites", "site": True},
        "measure": {"tool": "measure_line", "window": "measure", "layer": "points"},
        "context": {"open": "context", "layer": stream.pick(("points", "rivers"))},
        "menu_vector": {"open": "vector", "hover": "geoprocessing", "layer": "areas"},
        "menu_view": {"open": "view", "layer": "points"},
        "dialog_buffer": {"window": "buffer", "layer": "points", "dock": "toolbox"},
        "exported": {"notice": True, "layer": "points", "tool": "select_features"},
    }
