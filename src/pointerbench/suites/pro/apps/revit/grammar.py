"""A house over one floor: its rooms, doors, levels, schedule and sheet."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.revit import building
from pointerbench.suites.pro.kit.floors import Floor, area_text, measures
from pointerbench.suites.pro.kit.ribbon import ribbon


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    ground = draw.child("floor").stream
    size = (ground.integer(122, 150) * 10, ground.integer(86, 102) * 10)
    floor = Floor(ground, *size, ground.integer(6, 8))
    building.glaze(floor)
    storeys = stream.integer(3, 4)
    project = str(draw.bank("projects")).format(n=stream.integer(2, 9))
    named = draw.banks("rooms", len(floor.rooms))
    rooms = [
        {
            "id": f"r{n}",
            "name": name,
            "number": f"{101 + n}",
            "box": list(box),
            "text": area_text(box),
        }
        for n, (box, name) in enumerate(zip(floor.rooms, named, strict=True))
    ]
    outer = [{**one, "outer": True} for one in floor.outer()]
    walls = outer + [{**one, "outer": False} for one in floor.walls]
    found = {
        "title": f"Autodesk Revit 2024 - {project}",
        "project": project,
        "size": list(size),
        "storeys": storeys,
        "walls": [{**one, "id": f"w{n}"} for n, one in enumerate(walls)],
        "doors": [
            {**one, "id": f"o{n}", "leaf": building.leaf(one)} for n, one in enumerate(floor.doors)
        ],
        "windows": [{**one, "id": f"g{n}"} for n, one in enumerate(floor.windows)],
        "rooms": [{**one, "area": float(str(one["text"]).split()[0])} for one in rooms],
        "measures": measures(floor),
        "axes": _axes(floor),
        "solid": building.solid(floor, storeys),
        "face": building.face(floor, storeys),
        "levels": _levels(stream.integer(28, 34) * 100, storeys),
        "ribbon": ribbon(draw.content["ribbon"]),
        "sheets": _sheets(draw),
        "client": draw.person()["name"],
        "author": draw.person()["name"],
        "office": f"{draw.person()['family']} Architects",
        "number": draw.code("####"),
        "date": draw.date_text(draw.today, "numeric"),
        "yaw": stream.integer(-64, -36),
    }
    found["schedule"] = _schedule(draw.child("doors"), found)
    found["families"] = _families(draw)
    return found


def _axes(floor: Floor) -> list[dict[str, Any]]:
    """Grids: numbers from left to right, letters from the foot upwards."""
    across = sorted({0, floor.wide, *(room[0] for room in floor.rooms)})
    down = sorted({0, floor.high, *(room[1] for room in floor.rooms)}, reverse=True)
    found = []
    for way, places in (("x", across), ("y", down)):
        kept: list[int] = []
        for at in places:
            if all(abs(at - one) > 120 for one in kept):
                kept.append(at)
        for n, at in enumerate(kept):
            found.append(
                {"way": way, "at": at, "name": str(n + 1) if way == "x" else "ABCDEFGH"[n]}
            )
    return found


def _levels(high: int, storeys: int) -> list[dict[str, Any]]:
    names = [f"Level {n + 1}" for n in range(storeys)] + ["Roof"]
    return [
        {"name": name, "value": n * high, "text": f"{n * high}" if n else "0", "share": n}
        for n, name in enumerate(names)
    ]


def _sheets(draw: Draw) -> list[str]:
    return [
        f"A{n}01 - {name}" for n, name in enumerate(["Floor Plans", *draw.banks("sheets", 3)], 1)
    ]


def _schedule(draw: Draw, found: dict[str, Any]) -> list[dict[str, Any]]:
    stream, rows = draw.stream, _marks(draw, found)
    costs = draw.spread(180, 2400, len(rows))
    widths = draw.spread(60, 185, len(rows))
    heights = (2010, 2100, 2135, 2400)
    for row, cost, wide in zip(rows, costs, widths, strict=True):
        row.update(cost=float(cost), width=wide * 10, height=stream.pick(heights))
    return rows


def _marks(draw: Draw, found: dict[str, Any]) -> list[dict[str, Any]]:
    """A row a door, level by level."""
    stream, kinds, rows = draw.stream, draw.banks("doors", 4), []
    for level in found["levels"][:3]:
        for n in range(stream.integer(4, 5)):
            mark = f"{level['name'][-1]}{n + 1:02}"
            rows.append({"mark": mark, "level": level["name"], "type": stream.pick(kinds)})
    for row in rows:
        row["fire"] = stream.pick(("", "", "EI 30", "EI 60"))
        row["frame"] = stream.pick(("Steel", "Timber", "Aluminum"))
    return rows


def _families(draw: Draw) -> list[dict[str, Any]]:
    """What the list of types offers, family by family."""
    said = draw.banks("families", 3)
    return [{"name": one["name"], "types": one["types"]} for one in said]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    inner = [one["id"] for one in document["walls"] if not one["outer"]]
    door = stream.pick(document["doors"][:-1] or document["doors"])["id"]
    up = [one["id"] for one in document["walls"][4:] if one["x1"] == one["x2"]]
    flat = [one["id"] for one in document["walls"][4:] if one["y1"] == one["y2"]]
    wall, other = stream.pick(up or inner), stream.pick(flat or inner)
    shut = dict.fromkeys(("plans", "3d", "elevations", "sections"), True)
    return {
        "plan": {},
        "wall": {"sel": wall, "tab": "own"},
        "door": {"sel": door, "tab": "own"},
        "place": {"tool": "door", "tab": "own", "open": ""},
        "axonometry": {"view": "3d", "tab": "View"},
        "elevation": {"view": "elevation", "tab": "Annotate"},
        "schedule": {"view": "schedule", "tab": "own", "folded": {**shut, "sheets": True}},
        "sheet": {"view": "sheet", "tab": "Annotate", "folded": {**shut, "schedules": True}},
        "types": {"tool": "door", "tab": "own", "open": "types"},
        "room": {"sel": stream.pick(document["rooms"])["id"], "tab": "own"},
        "context": {"sel": other, "tab": "own", "open": "context"},
        "menu_style": {"view": "3d", "open": "style"},
        "menu_file": {"open": "file"},
        "dialog_type": {"sel": wall, "tab": "own", "dialog": "type"},
        "dialog_visibility": {"dialog": "visibility", "tab": "View"},
        "warning": {"notice": True, "sel": other, "tab": "own"},
    }
