"""A part of a machine: its history, the sketch, the drawing and the table of its sizes."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.machining import KINDS, Part


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    kind = stream.pick(list(KINDS))
    part = Part(draw.child("part").stream)
    KINDS[kind](part)
    name = str(draw.bank(kind)).format(n=stream.integer(2, 9))
    sketch = part.sketch
    return {
        "title": f"{name} - FreeCAD 1.0.1",
        "name": name,
        "kind": kind,
        "shapes": part.shapes,
        "span": round(part.span, 1),
        "features": [{**one, "id": f"f{n}"} for n, one in enumerate(part.features)],
        "sketch": sketch,
        "outline": part.outline or (sketch["w"], sketch["h"]),
        "constraints": _constraints(sketch),
        "elements": _elements(sketch),
        "material": draw.bank("materials"),
        "author": draw.person()["name"],
        "company": draw.company(),
        "number": draw.code("##-####"),
        "date": draw.date_text(draw.today, "numeric"),
        "eye": {
            "look": [0, 0, part.middle],
            "yaw": stream.integer(-62, -38),
            "pitch": stream.integer(24, 36),
            "far": 500,
        },
        "mass": round(stream.uniform(60, 900), 1),
        "edges": sorted(draw.distinct(2, 39, stream.integer(4, 6))),
        "sizes": _sizes(part),
    }


def _sizes(part: Part) -> list[dict[str, Any]]:
    """What the table names: each size of the features, once."""
    found: list[dict[str, Any]] = []
    for one in part.features:
        for key, value in one["values"].items():
            if not isinstance(value, str) and key != "Angle":
                unit = "" if key in ("Occurrences", "Teeth") else " mm"
                alias = f"{one['name'].lower()}_{key.lower()}"
                found.append({"alias": alias, "value": f"{value}{unit}", "of": one["name"]})
    return found


def _constraints(sketch: dict[str, Any]) -> list[dict[str, str]]:
    kinds = [] if sketch["round"] else ["coincident"] * 4 + ["horizontal"] * 2 + ["vertical"] * 2
    found = [{"kind": kind, "label": f"Constraint{n + 1}"} for n, kind in enumerate(kinds)]
    said = [f"{sketch['w']:g} mm"] if sketch["round"] else []
    for kind, text in [("diameter", one) for one in said] or [
        ("width", f"{sketch['w']:g} mm"),
        ("height", f"{sketch['h']:g} mm"),
    ]:
        found.append({"kind": kind, "label": f"Constraint{len(found) + 1} ({text})"})
    for number, (_, _, radius) in enumerate(sketch["holes"]):
        kind = "equal" if number else "diameter"
        label = f"Constraint{len(found) + 1}" + ("" if number else f" ({radius * 2:g} mm)")
        found.append({"kind": kind, "label": label})
    found.append({"kind": "symmetric", "label": f"Constraint{len(found) + 1}"})
    return found


def _elements(sketch: dict[str, Any]) -> list[str]:
    lines = ["Circle"] if sketch["round"] else ["Line"] * 4
    return [f"{n}-{kind}" for n, kind in enumerate(lines + ["Circle"] * len(sketch["holes"]), 1)]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, features = draw.stream, document["features"]
    sketched = [one["id"] for one in features if one["sketch"]]
    rounds = [one["id"] for one in features if one["kind"] in ("Fillet", "Chamfer")]
    first, last = stream.pick(sketched), features[-1]["id"]
    return {
        "part": {"sel": first},
        "axonometric": {"sel": last, "report": True, "style": "wire", "prop": "View"},
        "task_pad": {"sel": first, "task": "pad", "dock": "Tasks"},
        "task_round": {"sel": stream.pick(rounds), "task": "round", "dock": "Tasks"},
        "sketch": {"bench": "Sketcher", "task": "sketch", "dock": "Tasks", "tab": "model"},
        "drawing": {"bench": "TechDraw", "tab": "page", "sel": "page"},
        "spreadsheet": {"bench": "Spreadsheet", "tab": "sheet", "sel": "sheet", "cell": "B3"},
        "context": {"sel": stream.pick(sketched), "open": "context"},
        "menu_design": {"sel": first, "open": "design"},
        "menu_view": {"sel": last, "open": "view", "hover": "standard"},
        "dialog_preferences": {"sel": first, "dialog": "preferences"},
        "recomputed": {"sel": last, "notice": True, "report": True},
    }
