"""Trees for the tests: a shop from a file, and small ones made by hand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.elements.tree import Element, ElementTree, Fact, Group, ListKind
from pointerbench.values.geometry import Box


@cache
def shop() -> ElementTree:
    """A page of a shop with filters, a list of three products, and a bar."""
    data = json.loads((Path(__file__).parent / "shop.json").read_text("utf-8"))
    return ElementTree(
        size=(data["size"][0], data["size"][1]),
        elements=tuple(element(**each) for each in data["elements"]),
        groups={name: _group(name, each) for name, each in data["groups"].items()},
        kinds={
            name: ListKind(
                {language: (one, many) for language, (one, many) in kind["nouns"].items()},
                kind["title"],
                {},
                {},
            )
            for name, kind in data["kinds"].items()
        },
        language=data["language"],
        platform=data["platform"],
    )


def _group(name: str, data: dict[str, Any]) -> Group:
    facts = {key: Fact(value, text) for key, (value, text) in data.get("facts", {}).items()}
    return Group(**{**data, "id": name, "box": Box(*data["box"]), "facts": facts})


def element(id: str, type: str, box: tuple[int, int, int, int], **more: Any) -> Element:
    state = frozenset(more.pop("state", ()))
    return Element(id=id, type=type, box=Box(*box), state=state, **more)


def tree(*elements: Element, **more: Any) -> ElementTree:
    """A tree of 800 by 600 pixels."""
    return ElementTree(size=(800, 600), elements=elements, **more)
