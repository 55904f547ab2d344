"""Maps: districts shaded by a value with rivers, roads and towns; a town quarter with buildings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pointerbench.flow.drawings.canvas import Point
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet
from pointerbench.suites.pro.archetypes.gis.quarter import blob, quarter
from pointerbench.suites.pro.desk import Desk

_PICKED = "#ffe600"
BLEED = (24.0, 46.0)
"""How far a map goes on beyond what is shown for sure, across and down."""


class Town(NamedTuple):
    """A town of the map: its name and place, its inhabitants, and whether it is a large one."""

    name: str
    x: float
    y: float
    people: int
    large: bool


class Safe(NamedTuple):
    """The part of a sheet that its canvas shows for sure: what can be picked lies in it."""

    x1: float
    y1: float
    x2: float
    y2: float

    def spot(self, x: float, y: float) -> Point:
        """A place given in shares."""
        return self.x1 + (self.x2 - self.x1) * x, self.y1 + (self.y2 - self.y1) * y


def _safe(sheet: Sheet) -> Safe:
    return Safe(BLEED[0], BLEED[1], sheet.width - BLEED[0], sheet.height - BLEED[1])


def districts(
    sheet: Sheet, ramp: Sequence[str], names: Sequence[str], signs: Mapping[str, str]
) -> list[Town]:
    """Shaded districts with water, roads, towns and stations; the towns of the map."""
    d = sheet.d
    columns, rows = max(5, round(sheet.width / 104)), max(3, round(sheet.height / 104))
    grid = _grid(d, sheet, columns, rows)
    edges: dict[tuple[Point, Point], list[Point]] = {}
    picked = (d.integer(1, columns - 2), d.integer(1, rows - 2))
    outline: list[Point] = []
    for row in range(rows):
        for column in range(columns):
            points = _cell(d, grid, edges, column, row)
            sheet.ink.area(ramp[(column * 3 + row * 5 + d.integer(0, 2)) % len(ramp)], *points)
            if (column, row) == picked:
                outline = points
    for points in edges.values():
        sheet.ink.line("#6a6f76", 1, *points)
    _lakes(sheet)
    _river(sheet)
    _roads(sheet)
    sheet.ink.line(_PICKED, 2.4, *outline, outline[0])
    towns = _towns(sheet, names, columns, rows)
    _stations(sheet, signs["station"], towns)
    return towns


def _grid(d: Desk, sheet: Sheet, columns: int, rows: int) -> list[list[Point]]:
    wide, high = sheet.width / columns, sheet.height / rows
    return [
        [
            (
                column * wide + d.uniform(-0.26, 0.26) * wide,
                row * high + d.uniform(-0.26, 0.26) * high,
            )
            for column in range(columns + 1)
        ]
        for row in range(rows + 1)
    ]


def _cell(
    d: Desk,
    grid: list[list[Point]],
    edges: dict[tuple[Point, Point], list[Point]],
    column: int,
    row: int,
) -> list[Point]:
    """The outline of a district; neighbours share its crooked edges."""
    corners = (
        grid[row][column],
        grid[row][column + 1],
        grid[row + 1][column + 1],
        grid[row + 1][column],
    )
    points: list[Point] = []
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (other, one) in edges:
            points += reversed(edges[other, one][1:])
            continue
        if (one, other) not in edges:
            edges[one, other] = _crooked(d, one, other)
        points += edges[one, other][:-1]
    return points


def _crooked(d: Desk, one: Point, other: Point) -> list[Point]:
    (x1, y1), (x2, y2) = one, other
    points = [one]
    for k in (1, 2, 3, 4):
        share = k / 5
        points.append(
            (x1 + (x2 - x1) * share + d.uniform(-7, 7), y1 + (y2 - y1) * share + d.uniform(-7, 7))
        )
    return [*points, other]


def _lakes(sheet: Sheet) -> None:
    d = sheet.d
    boxes: list[Rect] = []
    for share_x, share_y in ((0.2, 0.74), (0.66, 0.3), (0.82, 0.82)):
        x, y = _safe(sheet).spot(share_x + d.uniform(-0.04, 0.04), share_y + d.uniform(-0.04, 0.04))
        w, h = d.uniform(22, 44), d.uniform(14, 24)
        points = blob(d, x, y, w, h)
        sheet.ink.area("#9cc8e8", *points)
        sheet.ink.line("#5a9ac8", 1, *points, points[0])
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        boxes.append((min(xs), min(ys), max(xs), max(ys)))
    sheet.family("lake", boxes)


def _river(sheet: Sheet) -> None:
    d = sheet.d
    y, points = sheet.height * d.uniform(0.3, 0.5), []
    for k in range(23):
        y += d.uniform(-12, 14)
        points.append((sheet.width * k / 22, y))
    sheet.ink.line("#4a90c8", 3, *points)


def _roads(sheet: Sheet) -> None:
    d = sheet.d
    for color, width, across in (
        ("#b0703a", 2.2, True),
        ("#b0703a", 2.2, False),
        ("#8a8f96", 1.2, True),
    ):
        points: list[Point] = []
        drift = d.uniform(0.2, 0.8)
        for k in range(13):
            drift = min(0.95, max(0.05, drift + d.uniform(-0.05, 0.05)))
            share = k / 12
            points.append(
                (sheet.width * share, sheet.height * drift)
                if across
                else (sheet.width * drift, sheet.height * share)
            )
        sheet.ink.line(color, width, *points)


def _towns(sheet: Sheet, names: Sequence[str], columns: int, rows: int) -> list[Town]:
    """One town in some of the districts, the largest with a ring."""
    d = sheet.d
    cells = d.sample([(c, r) for c in range(columns) for r in range(rows) if (c + r) % 2], 12)
    people = d.sample(range(900, 9000, 37), len(cells))
    people = [value * (5 if value == max(people) else 1) for value in people]
    large = sorted(people)[-3]
    towns = []
    safe = _safe(sheet)
    for (column, row), name, count in zip(cells, names, people, strict=False):
        x, y = safe.spot(
            0.03 + 0.8 * (column + d.uniform(0, 0.6)) / (columns - 0.4),
            0.1 + 0.62 * (row + d.uniform(-0.1, 0.3)) / (rows - 1),
        )
        towns.append(Town(name, x, y, count, count >= large))
    boxes = []
    for town in towns:
        radius = 5 if town.large else 3.5
        sheet.ink.dot("#2a2a2a", town.x, town.y, radius)
        sheet.ink.dot("#ffffff" if not town.large else "#d0402e", town.x, town.y, radius - 1.4)
        sheet.text(
            town.name,
            town.x + 8,
            town.y - 7,
            11 if not town.large else 12.5,
            "#1a1a1a",
            bold=town.large,
            name=f"town:{town.name}",
            kind="text",
            fill="#f7f4ea",
            margin=1,
        )
        boxes.append((town.x - 6, town.y - 6, town.x + 6, town.y + 6))
    sheet.family("town", boxes)
    return towns


def _stations(sheet: Sheet, color: str, towns: Sequence[Town]) -> None:
    """Triangles of measuring stations, away from towns and their names."""
    d, safe = sheet.d, _safe(sheet)
    boxes: list[Rect] = []
    for _ in range(60):
        x, y = safe.spot(d.uniform(0.03, 0.97), d.uniform(0.05, 0.76))
        near = any(abs(town.x + 30 - x) < 68 and abs(town.y - y) < 22 for town in towns)
        close = any(
            abs(x - (b[0] + b[2]) / 2) < 34 and abs(y - (b[1] + b[3]) / 2) < 34 for b in boxes
        )
        if near or close:
            continue
        sheet.ink.area(color, (x, y - 7), (x + 7, y + 6), (x - 7, y + 6))
        sheet.ink.line("#1a1a1a", 1, (x, y - 7), (x + 7, y + 6), (x - 7, y + 6), (x, y - 7))
        boxes.append((x - 8, y - 8, x + 8, y + 7))
        if len(boxes) == 8:
            break
    sheet.family("station", boxes)


# --- a town quarter -------------------------------------------------------------------------------


def scene(sheet: Sheet, entry: Mapping[str, Any]) -> list[Town]:
    """The map that an entry of the content describes; its towns, if it has some."""
    if entry["map"] == "districts":
        return districts(sheet, entry["ramp"], sheet.d.content("towns"), entry["signs"])
    quarter(sheet, entry["inks"], sheet.d.content("streets"))
    return []
