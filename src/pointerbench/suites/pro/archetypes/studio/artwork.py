"""Drawn pages: pieces of artwork on artboards, one of them chosen, and their lines in a list."""

from __future__ import annotations

from typing import Any

from pointerbench.suites.pro.archetypes.studio.words import Entry, current, phrases
from pointerbench.suites.pro.desk import Desk

_SIGNS = {"text": "text_tool", "photo": "image", "sign": "star", "path": "curve", "art": "shapes"}


def artwork(d: Desk) -> Any:
    """The artwork of the open document: ``pages`` with their objects."""
    return current(d, "artworks")


def chosen(d: Desk) -> tuple[int, int]:
    """Page and place of the chosen object: one for each layout."""
    options = artwork(d)["chosen"]
    page, place = options[d.layout % len(options)]
    return int(page), int(place)


def chosen_object(d: Desk) -> Any:
    page, place = chosen(d)
    return artwork(d)["pages"][page]["objects"][place]


def rows(d: Desk) -> list[Entry]:
    """The pages and objects as lines of a list, the uppermost first."""
    page_at, place_at = chosen(d)
    found: list[Entry] = []
    for number, page in enumerate(artwork(d)["pages"]):
        found.append(
            {
                "text": page["text"],
                "icon": page.get("icon", "artboard"),
                "open": number == page_at,
                "does": phrases(d, "page_row", name=page["text"]),
            }
        )
        if number != page_at:
            continue
        for place in reversed(range(len(page["objects"]))):
            entry = page["objects"][place]
            found.append(
                {
                    "text": entry["text"],
                    "icon": entry.get("row_icon", _SIGNS.get(entry["form"], "shapes")),
                    "level": 1,
                    "chosen": place == place_at,
                    "does": phrases(d, "row", name=entry["name"]),
                    **({"locked": True} if entry.get("locked") else {}),
                    **({"hidden": True} if entry.get("hidden") else {}),
                }
            )
    return found
