"""Maps as GeoPackages: districts, roads, rivers and stops of a region that does not exist."""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import cos, sin
from pathlib import Path

from pointerbench.values.rng import Stream

Point = tuple[float, float]

_NAMES = {
    "en": (
        *("Alderford", "Birchley", "Cold Ashby", "Dunmore", "Eastwick", "Fenby", "Grayling"),
        *("Harrow End", "Inchley", "Kirkdale", "Langmere", "Mossgate", "Northam", "Oakhurst"),
        *("Penwith", "Quarley", "Ravensby", "Southwold", "Thornby", "Upwell", "Westbury"),
        *("Yarrow", "Ashcombe", "Brindle"),
    ),
    "zh": (
        *("青山镇", "柳河镇", "石桥镇", "东湖镇", "白塔镇", "南岭镇", "云溪镇", "竹园镇", "长滩镇"),
        *("松江镇", "梅村镇", "清泉镇", "金沙镇", "望海镇", "北塘镇", "桃源镇", "龙潭镇", "新城镇"),
        *("沙河镇", "古井镇", "花园镇", "平川镇", "红岩镇", "碧水镇"),
    ),
}
_LAYERS = {
    "en": ("Stops", "Roads", "Rivers", "Districts"),
    "zh": ("车站", "道路", "河流", "行政区"),
}
_TIMETABLE = {"en": "Timetable", "zh": "时刻表"}
_LONG, _LAT, _STEP = 8.2, 50.1, 0.12
_WGS84 = (
    'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],'
    'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]'
)
_SCHEMA = f"""
PRAGMA application_id = 1196444487;
PRAGMA user_version = 10200;
CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY,
  organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL,
  definition TEXT NOT NULL, description TEXT);
INSERT INTO gpkg_spatial_ref_sys VALUES
  ('Undefined Cartesian', -1, 'NONE', -1, 'undefined', ''),
  ('Undefined geographic', 0, 'NONE', 0, 'undefined', ''),
  ('WGS 84', 4326, 'EPSG', 4326, '{_WGS84}', '');
CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL,
  identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL,
  min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER);
CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL PRIMARY KEY,
  column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL,
  z TINYINT NOT NULL, m TINYINT NOT NULL);
CREATE TABLE layer_styles (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  f_table_catalog TEXT(256), f_table_schema TEXT(256), f_table_name TEXT(256),
  f_geometry_column TEXT(256), styleName TEXT(30), styleQML TEXT, styleSLD TEXT,
  useAsDefault BOOLEAN, description TEXT, owner TEXT(30), ui TEXT(30), update_time DATETIME);
"""
_LOOKS = (
    ("178,34,34,255", "2.6", "0,0,0,255"),
    ("255,255,255,255", "1.1", "90,90,90,255"),
    ("70,130,180,255", "0.9", "70,130,180,255"),
    ("222,235,205,255", "0.3", "120,140,110,255"),
)
"""Colour, size or width in millimetres and colour of the outline of each layer; QGIS would draw
them by chance."""

_SYMBOLS = {
    "POINT": ("marker", "SimpleMarker", "color", "size", "outline_color"),
    "LINESTRING": ("line", "SimpleLine", "", "line_width", "line_color"),
    "POLYGON": ("fill", "SimpleFill", "color", "outline_width", "outline_color"),
}


@dataclass(frozen=True, slots=True)
class _Feature:
    """A shape with its name and a number that goes with it."""

    kind: str
    points: tuple[Point, ...]
    name: str
    number: int


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A map of four layers in a folder."""
    path = folder / f"region.{form}"
    path.unlink(missing_ok=True)
    grid = _grid(stream.child("grid"))
    names = stream.child("names").shuffled(_NAMES[language])
    layers = (
        _stops(stream.child("stops"), names),
        _lines(stream.child("roads"), names, 7, 0.015),
        _lines(stream.child("rivers"), names, 3, 0.05),
        _districts(stream.child("districts"), grid, names),
    )
    with sqlite3.connect(path) as base:
        base.executescript(_SCHEMA)
        for name, features, look in zip(_LAYERS[language], layers, _LOOKS, strict=True):
            _layer(base, name, features)
            style = _style(features[0].kind, *look)
            base.execute(
                "INSERT INTO layer_styles (f_table_catalog, f_table_schema, f_table_name,"
                " f_geometry_column, styleName, styleQML, useAsDefault, update_time)"
                " VALUES ('', '', ?, 'geom', ?, ?, 1, '2026-03-02T10:15:00.000Z')",
                (name, name, style),
            )
        _timetable(base, _TIMETABLE[language], names)
    base.close()
    return path


def _style(kind: str, colour: str, size: str, outline: str) -> str:
    """How a layer is drawn, as QGIS keeps it."""
    symbol, drawn, *keys = _SYMBOLS[kind]
    values = zip(keys, (colour, size, outline), strict=True)
    props = "".join(f'<prop k="{key}" v="{value}"/>' for key, value in values if key)
    return (
        "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>"
        '<qgis version="3.22.16"><renderer-v2 type="singleSymbol" enableorderby="0"><symbols>'
        f'<symbol type="{symbol}" name="0" alpha="1" clip_to_extent="1">'
        f'<layer class="{drawn}" enabled="1" pass="0" locked="0">{props}</layer></symbol>'
        "</symbols></renderer-v2></qgis>"
    )


def _grid(stream: Stream) -> list[list[Point]]:
    """Corners of districts: five rows of seven, each a little off its place."""
    return [
        [
            (
                _LONG + _STEP * (column + stream.uniform(-0.28, 0.28)),
                _LAT + 0.7 * _STEP * (row + stream.uniform(-0.28, 0.28)),
            )
            for column in range(7)
        ]
        for row in range(5)
    ]


def _districts(
    stream: Stream, grid: Sequence[Sequence[Point]], names: Sequence[str]
) -> list[_Feature]:
    found: list[_Feature] = []
    for row in range(4):
        for column in range(6):
            below, above = grid[row], grid[row + 1]
            ring = (
                *(below[column], below[column + 1], above[column + 1], above[column]),
                below[column],
            )
            number = stream.integer(1200, 48000)
            found.append(_Feature("POLYGON", ring, names[len(found)], number))
    return found


def _lines(stream: Stream, names: Sequence[str], count: int, swing: float) -> list[_Feature]:
    """Lines across the region, from one side to the other."""
    found = []
    for number in range(count):
        across, angle = stream.uniform(0.1, 0.9), stream.uniform(-0.35, 0.35)
        phase = stream.uniform(0.0, 6.28)
        points = []
        for at in range(25):
            way = at / 24
            off = swing * sin(phase + 7.0 * way) + angle * (way - 0.5)
            x, y = way, min(1.0, max(0.0, across + off))
            if number % 2:
                x, y = y, x
            points.append((_LONG + 6 * _STEP * x, _LAT + 2.8 * _STEP * y))
        found.append(_Feature("LINESTRING", tuple(points), names[-1 - number], 10 * number + 4))
    return found


def _stops(stream: Stream, names: Sequence[str]) -> list[_Feature]:
    found = []
    for number in range(40):
        turn, far = stream.uniform(0.0, 6.28), stream.random() ** 0.5
        place = (
            _LONG + 3 * _STEP * (1 + 0.95 * far * cos(turn)),
            _LAT + 1.4 * _STEP * (1 + 0.95 * far * sin(turn)),
        )
        name = f"{names[number % len(names)]} {number + 1}"
        found.append(_Feature("POINT", (place,), name, stream.integer(20, 900)))
    return found


def _layer(base: sqlite3.Connection, name: str, features: Sequence[_Feature]) -> None:
    kind = features[0].kind
    points = list(chain.from_iterable(feature.points for feature in features))
    xs, ys = [x for x, _ in points], [y for _, y in points]
    base.execute(
        f'CREATE TABLE "{name}" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom {kind}, '
        "name TEXT, number INTEGER)"
    )
    base.execute(
        "INSERT INTO gpkg_contents VALUES (?, 'features', ?, '', ?, ?, ?, ?, ?, 4326)",
        (name, name, "2026-03-02T10:15:00.000Z", min(xs), min(ys), max(xs), max(ys)),
    )
    base.execute(
        "INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', ?, 4326, 0, 0)", (name, kind)
    )
    base.executemany(
        f'INSERT INTO "{name}" (geom, name, number) VALUES (?, ?, ?)',
        [(_blob(feature), feature.name, feature.number) for feature in features],
    )


def _timetable(base: sqlite3.Connection, name: str, stops: Sequence[str]) -> None:
    """A table without a place; where one is named, readers show no table that is not."""
    base.execute(f'CREATE TABLE "{name}" (fid INTEGER PRIMARY KEY, stop TEXT, minute INTEGER)')
    base.execute(
        "INSERT INTO gpkg_contents (table_name, data_type, identifier, last_change, srs_id)"
        " VALUES (?, 'attributes', ?, '2026-03-02T10:15:00.000Z', 0)",
        (name, name),
    )
    rows = [(stop, 7 * at % 60) for at, stop in enumerate(stops)]
    base.executemany(f'INSERT INTO "{name}" (stop, minute) VALUES (?, ?)', rows)


def _blob(feature: _Feature) -> bytes:
    """A geometry as GeoPackage has it: a header of eight bytes, then well-known binary."""
    head = b"GP\x00\x01" + struct.pack("<i", 4326)
    coordinates = struct.pack(f"<{2 * len(feature.points)}d", *chain.from_iterable(feature.points))
    count = struct.pack("<I", len(feature.points))
    if feature.kind == "POINT":
        return head + struct.pack("<BI", 1, 1) + coordinates
    if feature.kind == "LINESTRING":
        return head + struct.pack("<BI", 1, 2) + count + coordinates
    return head + struct.pack("<BII", 1, 3, 1) + count + coordinates
