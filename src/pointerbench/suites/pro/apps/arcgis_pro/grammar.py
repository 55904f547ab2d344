"""A map project: surveyed points over districts or over the blocks of a town."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import mapping
from pointerbench.suites.pro.kit.ribbon import ribbon
from pointerbench.values.rng import Stream

_TOWN = (("#d9a08a", "#b3a2c7", "#8db3d9"), ("#f4a582", "#92c5de", "#b8b8b8"))
_POINTS = ("#a83800", "#38a800", "#004da8", "#ff5500", "#8400a8")


def document(draw: Draw) -> dict[str, Any]:
    stream, year = draw.stream, draw.today.year
    town, theme = stream.chance(0.4), draw.bank("themes")
    ramp = mapping.RAMPS[stream.pick(list(mapping.RAMPS))]
    inks = stream.pick(_TOWN) if town else ramp
    ground = draw.child("ground").stream
    shapes, sites = mapping.quarter(ground, inks) if town else (mapping.region(ground, inks), [])

    def named(bank: str) -> str:
        return str(draw.bank(bank)).format(year=year - stream.integer(0, 4), n=stream.integer(2, 9))

    project, person = named("projects"), draw.person()
    found: dict[str, Any] = {
        "title": f"{project} - Map - ArcGIS Pro",
        "project": project,
        "town": town,
        "theme": theme,
        "shapes": shapes,
        "sites": sites[:8],
        "inks": inks,
        "measure": "Floors" if town else draw.bank("measures"),
        "scale": f"1:{stream.integer(1400, 9800) if town else stream.integer(52000, 240000):,}",
        "at": [round(stream.uniform(6, 14), 7), round(stream.uniform(46, 54), 7)],
        "person": person["name"],
        "initials": person["initials"],
        "folders": [named("folders") for _ in range(3)],
        "maps": [named("maps") for _ in range(3)],
        "author": f"Survey office of {draw.city()}",
        "date": draw.date_text(draw.today, "long"),
        "distance": stream.pick((25, 50, 100, 250, 500, 750)),
        "ribbon": ribbon(draw.content["ribbon"]),
    }
    found["points"] = _points(draw.child("points"), theme)
    area = "Buildings" if town else named("areas")
    found["layers"] = _layers(stream, found, area)
    return found


def _points(draw: Draw, theme: dict[str, Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    places = mapping.apart(stream, stream.integer(15, 18), 160, 56)
    names = mapping.names(stream, len(places))
    values = draw.spread(theme["low"], theme["high"], len(places))
    days = draw.distinct(2, 420, len(places))
    known = list(zip(places, names, values, days, strict=True))
    return mapping.features(draw, theme["kinds"], known, 7, "oid")


def _layers(stream: Stream, found: dict[str, Any], area: str) -> list[dict[str, Any]]:
    """From the uppermost to the ground; a layer with classes has a value for each colour."""
    inks = found["inks"]
    layers = [_layer("points", found["theme"]["layer"], "point", stream.pick(_POINTS))]
    if found["town"]:
        layers.append(_layer("sites", "ConstructionSites", "fill", "#ffaa00"))
        layers.append(_layer("streets", "StreetCenterlines", "line", "#8a8a8a"))
        layers.append(_layer("areas", area, "fill", inks[0], _floors(stream)))
        layers.append(_layer("rivers", "Watercourses", "fill", "#a6cee3"))
        layers.append(_layer("parcels", "Parcels", "fill", "#f3f0dc"))
        layers.append(_layer("parks", "GreenSpaces", "fill", "#c7e5b0"))
    else:
        layers.append(_layer("roads", "Highways", "line", "#e0a030"))
        layers.append(_layer("lakes", "Lakes", "fill", "#a6cee3"))
        layers.append(_layer("rivers", "Rivers", "line", "#1f78b4"))
        layers.append(_layer("areas", area, "fill", inks[2], _breaks(stream)))
    for layer in layers:
        classes = zip(layer.pop("classes"), inks, strict=False)
        layer["classes"] = [{"text": text, "top": top, "ink": one} for (top, text), one in classes]
    return [
        *layers,
        _layer("topo", "World Topographic Map", "base", ""),
        _layer("hills", "World Hillshade", "base", "") | {"off": True},
    ]


def _layer(
    id_: str, name: str, glyph: str, ink: str, classes: list[tuple[int, str]] | None = None
) -> dict[str, Any]:
    return {"id": id_, "name": name, "glyph": glyph, "ink": ink, "classes": classes or []}


def _floors(stream: Stream) -> list[tuple[int, str]]:
    low, high = stream.integer(2, 3), stream.integer(5, 7)
    top = high + stream.integer(4, 12)
    return [(low, f"1 - {low}"), (high, f"{low + 1} - {high}"), (top, f"{high + 1} - {top}")]


def _breaks(stream: Stream) -> list[tuple[int, str]]:
    low, span = stream.integer(2, 120), stream.pick((90, 240, 700, 1300))
    ends = [round(low + span * (at / 5) ** 1.5) for at in range(6)]
    return [(b, f"{a + (n > 0):,} - {b:,}") for n, (a, b) in enumerate(pairwise(ends))]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, points = draw.stream, document["points"]
    inner = [one["id"] for one in points if 560 < one["x"] < 1000 and 330 < one["y"] < 620]
    one = stream.pick(inner or [points[0]["id"]])
    rows = stream.sample([each["id"] for each in points[:7]], 2)
    table = {"table": True, "layer": "points", "tab": "Table"}
    return {
        "map": {"dock": "catalog", "layer": stream.pick(("areas", "rivers"))},
        "popup": {"popup": one, "dock": "catalog", "layer": "points"},
        "table": {**table, "rows": {rows[0]: True, rows[1]: True}, "dock": ""},
        "symbology": {"dock": "symbology", "layer": "areas", "tab": "Feature Layer"},
        "labeling": {"dock": "catalog", "layer": "points", "tab": "Labeling"},
        "tools": {"dock": "tools", "tab": "Analysis", "layer": "points"},
        "buffer": {"dock": "buffer", "tab": "Analysis", "layer": "points"},
        "editing": {"dock": "create", "tab": "Edit", "layer": "points"},
        "page": {"view": "layout", "tab": "Insert", "dock": "catalog", "chosen": "legend_box"},
        "layout": {"view": "layout", "tab": "Layout", "dock": "catalog"},
        "context": {
            "open": "context",
            "layer": stream.pick(("points", "areas")),
            "dock": "catalog",
        },
        "gallery": {"open": "basemap", "dock": "catalog", "layer": "topo"},
        "dialog_select": {"dialog": "select", "layer": "points", "dock": "catalog"},
        "finished": {"notice": True, "dock": "buffer", "tab": "Analysis", "layer": "points"},
    }
