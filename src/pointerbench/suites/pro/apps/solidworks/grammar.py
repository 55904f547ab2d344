"""A part with its history, the assembly of a drive, its drawing with a list, and its motion."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.solidworks.drive import drive
from pointerbench.suites.pro.kit.machining import KINDS, Part
from pointerbench.suites.pro.kit.ribbon import menus, ribbon

_NAMES = {
    "Pad": "Boss-Extrude",
    "Pocket": "Cut-Extrude",
    "PolarPattern": "CirPattern",
    "LinearPattern": "LPattern",
    "Mirrored": "Mirror",
    "Revolution": "Revolve",
    "Groove": "Cut-Revolve",
    "InvoluteGear": "Boss-Extrude",
}
_SCREWS = {3.3: "M6", 4.5: "M8", 5.5: "M10", 6.6: "M12"}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    kind = stream.pick(list(KINDS))
    part = Part(draw.child("part").stream)
    KINDS[kind](part)
    name = str(draw.bank(kind)).format(n=stream.integer(2, 9))
    assembly = str(draw.bank("assemblies")).format(n=stream.integer(2, 9))
    volume = round(part.span**2 * stream.uniform(4.2, 6.8), 2)
    material, density = draw.bank("materials")
    features = _features(part)
    return {
        "title": f"SOLIDWORKS Premium 2024 - [{name}.SLDPRT]",
        "name": name,
        "assembly": assembly,
        "shapes": part.shapes,
        "span": round(part.span, 1),
        "features": features,
        "sketch": part.sketch,
        "relations": _relations(part.sketch),
        "material": material,
        "density": density,
        "volume": volume,
        "area": round(volume * stream.uniform(0.36, 0.48), 2),
        "mass": round(volume * density, 2),
        "centre": [round(stream.uniform(-4, 4), 2) for _ in "xy"] + [round(part.middle, 2)],
        "author": draw.person()["initials"],
        "checker": draw.person()["initials"],
        "company": draw.company(),
        "number": draw.code("##-####"),
        "date": draw.date_text(draw.today, "numeric"),
        "eye": {"look": [0, 0, part.middle], "yaw": stream.integer(-60, -40), "pitch": 30},
        "edges": sorted(draw.distinct(2, 39, stream.integer(5, 6))),
        "ribbon": ribbon(draw.content["ribbon"]),
        "menus": menus(draw.content["menus"]),
        "drive": drive(draw.child("drive")),
        "errors": _errors(stream.shuffled([one["name"] for one in features])),
    }


def _features(part: Part) -> list[dict[str, Any]]:
    """The history under the names that this program gives."""
    counts: dict[str, int] = {}
    found = []
    for n, one in enumerate(part.features):
        name = _NAMES.get(one["kind"], one["kind"])
        if one["kind"] == "Hole":
            name = f"{_SCREWS[one['values']['Diameter'] / 2]} Clearance Hole"
        counts[name] = counts.get(name, 0) + 1
        sketch = f"Sketch{sum(bool(each['sketch']) for each in part.features[: n + 1])}"
        named = {"name": f"{name}{counts[name]}", "sketch": sketch if one["sketch"] else ""}
        found.append({**one, **named, "id": f"f{n}"})
    return found


def _relations(sketch: dict[str, Any]) -> list[str]:
    kinds = [] if sketch["round"] else ["Horizontal", "Vertical", "Horizontal", "Vertical"]
    kinds += ["Equal", "Midpoint"] if kinds else ["Equal", "Concentric", "Coincident", "Midpoint"]
    return [f"{kind}{n}" for n, kind in enumerate(kinds, 1)]


def _errors(names: list[str]) -> list[dict[str, str]]:
    said = (
        ("Error", "One or more edges that this feature needs are missing."),
        ("Warning", "The sketch has dangling dimensions or relations."),
        ("Warning", "Some instances could not be created."),
        ("Warning", "The feature would fail if faces were merged."),
    )
    return [
        {"kind": kind, "feature": name, "text": text}
        for (kind, text), name in zip(said, names, strict=False)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, features = draw.stream, document["features"]
    sketched = [one["id"] for one in features if one["sketch"]]
    bodies = [one["id"] for one in features if one["sketch"] and one["kind"] in ("Pad", "Pocket")]
    rounds = [one["id"] for one in features if one["kind"] in ("Fillet", "Chamfer")]
    drive = {"file": "assembly", "tab": "Assembly"}
    return {
        "part": {"sel": stream.pick(sketched), "open": "mini"},
        "extrude": {"sel": bodies[0], "task": "extrude"},
        "fillet": {"sel": stream.pick(rounds), "task": "fillet"},
        "sketch": {"task": "sketch", "tab": "Sketch"},
        "assembly": {**drive, "sel": stream.pick(("c2", "c3", "c4"))},
        "motion": {**drive, "motion": True, "bottom": "motion"},
        "drawing": {"file": "drawing", "tab": "Annotation"},
        "context": {"sel": stream.pick(sketched), "open": "context"},
        "menu_insert": {"sel": sketched[0], "open": "insert", "hover": "features"},
        "views": {"sel": sketched[-1], "open": "orientation"},
        "dialog_mass": {"tab": "Evaluate", "dialog": "mass"},
        "dialog_options": {"sel": sketched[0], "dialog": "options"},
        "errors": {"dialog": "errors", "sel": features[-1]["id"]},
        "resized": {**drive, "notice": True, "sel": "c1"},
    }
