"""The open three-dimensional scene, its chosen body, and its lines in a hierarchy."""

from __future__ import annotations

from typing import Any

from pointerbench.suites.pro.archetypes.studio.words import Entry, current, described, phrases
from pointerbench.suites.pro.desk import Desk


def scene(d: Desk) -> Any:
    """Bodies (``objects``), lamps and the like (``signs``), and the ``camera`` of the document."""
    return current(d, "scenes")


def chosen(d: Desk) -> int:
    """Which body is picked: another one from layout to layout."""
    options = scene(d)["chosen"]
    return int(options[d.layout % len(options)])


def chosen_object(d: Desk) -> Any:
    return scene(d)["objects"][chosen(d)]


def rows(d: Desk) -> list[Entry]:
    """The scene as lines of a tree."""
    own = scene(d)
    found: list[Entry] = list(own.get("above", ()))
    picked = chosen(d)
    signs = d.content("style", {}).get("object_sign", "cube")
    things = [
        {"text": one["text"], "icon": one.get("icon", signs), "name": one["name"],
         "chosen": place == picked}
        for place, one in enumerate(own["objects"])
    ]  # fmt: skip
    things += [
        {"text": one["text"], "icon": one["icon"], "name": one["name"]}
        for one in own.get("signs", ())
    ]
    level = int(own.get("level", 1))
    for one in things:
        does = phrases(d, "row", name=described(d, str(one["name"])))
        found.append({**one, "level": level, "does": does})
    return found
