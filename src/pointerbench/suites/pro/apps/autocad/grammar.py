"""A plan of a floor with its layers and its sheet, and the ribbon around it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import floors as plan
from pointerbench.suites.pro.kit.ribbon import ribbon

_LAYERS = (
    ("0", "#ffffff", "Continuous", "Default"),
    ("A-WALL", "#f2f2f2", "Continuous", "0.50 mm"),
    ("A-DOOR", "#ffbf00", "Continuous", "0.25 mm"),
    ("A-GLAZ", "#00e5ff", "Continuous", "0.25 mm"),
    ("A-FURN", "#7fd48a", "Continuous", "0.18 mm"),
    ("A-ANNO-DIMS", "#ff6a6a", "Continuous", "0.18 mm"),
    ("A-ANNO-TEXT", "#ffff7f", "Continuous", "0.25 mm"),
    ("A-FLOR-PATT", "#6f7a86", "HIDDEN2", "0.13 mm"),
    ("A-GRID", "#ff7fdf", "CENTER2", "0.18 mm"),
    ("Defpoints", "#ffffff", "Continuous", "Default"),
    ("E-LITE", "#bf7fff", "DASHED", "0.18 mm"),
    ("P-FIXT", "#7fbfff", "Continuous", "0.25 mm"),
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    ground = draw.child("floor").stream
    size = (ground.integer(118, 150) * 10, ground.integer(84, 104) * 10)
    floor = plan.Floor(ground, *size, ground.integer(6, 8))
    named = draw.banks("rooms", len(floor.rooms))
    project = str(draw.bank("projects")).format(n=stream.integer(2, 9))
    rooms = [
        {"id": f"r{n}", "name": name.format(n=n + 1), "box": list(box), "area": plan.area_text(box)}
        for n, (box, (name, _)) in enumerate(zip(floor.rooms, named, strict=True))
    ]
    blocks = [
        {**one, "id": f"b{n}"} for n, one in enumerate(floor.furniture([kind for _, kind in named]))
    ]
    return {
        "title": f"{project}.dwg",
        "project": project,
        "size": list(size),
        "walls": floor.outer() + floor.walls,
        "doors": [{**one, "id": f"o{n}"} for n, one in enumerate(floor.doors)],
        "windows": [{**one, "id": f"w{n}"} for n, one in enumerate(floor.windows)],
        "rooms": rooms,
        "blocks": blocks,
        "measures": plan.measures(floor),
        "layers": [
            {"name": a, "ink": b, "type": c, "weight": d, "frozen": False, "locked": a == "A-GRID"}
            for a, b, c, d in _LAYERS
        ],
        "ribbon": ribbon(draw.content["ribbon"]),
        "architect": draw.person()["name"],
        "office": draw.company(),
        "client": draw.person()["name"],
        "number": draw.code("A-###"),
        "date": draw.date_text(draw.today, "numeric"),
        "scale": stream.pick(("1:50", "1:100")),
        "at": [
            round(stream.uniform(0, size[0]) * 10, 4),
            round(stream.uniform(0, size[1]) * 10, 4),
        ],
        "other": str(draw.bank("projects")).format(n=stream.integer(2, 9)),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    block, room = stream.pick(document["blocks"]), stream.pick(document["rooms"])
    return {
        "model": {"layer": "A-WALL"},
        "selected": {"sel": room["id"], "palette": "properties"},
        "block": {"sel": block["id"], "palette": "properties", "layer": "A-FURN"},
        "line": {"command": "LINE", "layer": "A-FURN"},
        "layers": {"palette": "layers", "layer": "A-DOOR"},
        "layer_menu": {"open": "layer_list"},
        "annotate": {"tab": "Annotate", "layer": "A-ANNO-DIMS", "sel": room["id"]},
        "sheet": {"space": "Layout1"},
        "context": {"sel": block["id"], "open": "context"},
        "menu_app": {"open": "app"},
        "dialog_plot": {"dialog": "plot", "space": "Layout1"},
        "saved": {"notice": True, "command": "MOVE", "sel": block["id"]},
    }
