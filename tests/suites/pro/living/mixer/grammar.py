"""A song with some channels."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    levels = draw.distinct(-30, 6, 5, 6)
    names = draw.banks("instruments", 5)
    return {
        "title": draw.bank("songs"),
        "strips": [
            {"key": f"c{at}", "name": name, "level": level}
            for at, (name, level) in enumerate(zip(names, levels, strict=True))
        ],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    first = document["strips"][0]["key"]
    return {
        "stopped": {},
        "playing": {"playing": True},
        "muted": {"muted": {first: True}},
        "chosen": {"chosen": document["strips"][2]["key"]},
    }
