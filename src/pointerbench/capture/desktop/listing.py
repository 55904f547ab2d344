"""Tables of a screen as lists of items with facts, for those who ask by what stands in a row."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping, Sequence

from pointerbench.capture.desktop.node import Node
from pointerbench.capture.desktop.rows import Table
from pointerbench.capture.desktop.visible import Seen
from pointerbench.elements.tree import Fact, FactKind, Group, ListKind
from pointerbench.values.geometry import Box

_NUMBER = re.compile(r"[-+−]?\d[\d,]*(?:\.\d+)?")
_NOUNS = {"en": ("row", "rows"), "zh": ("条目", "个")}


def row_groups(
    table: Table, nodes: Sequence[Node], seen: Sequence[Seen], parent: str, name: str
) -> tuple[list[tuple[Group, Sequence[int]]], ListKind | None]:
    """The rows of a table as groups with what stands in them, each with the places of its cells;
    and what the list is called. No list where a heading has no name or a row is cut.

    ``name`` is the list's, ``parent`` the id of the table's group.
    """
    titles = [nodes[at].name for at in table.headings]
    if not all(titles) or len(set(titles)) != len(titles) or len(table.rows) < 2:
        return [], None
    keys = {title: f"column{number}" for number, title in enumerate(titles)}
    groups: list[tuple[Group, Sequence[int]]] = []
    for index, row in enumerate(table.rows):
        boxes = [box for at in row if (box := seen[at].box)]
        if not boxes:
            continue
        facts = _facts(table, row, nodes, keys)
        group = Group(
            id=f"{name}-{index}",
            box=_around(boxes),
            kind=name,
            parent=parent,
            index=index,
            key=facts.get("column0", Fact("", "")).text,
            facts=facts,
            text=" ".join(nodes[at].name for at in row if nodes[at].name),
        )
        groups.append((group, row))
    return groups, _kind([group for group, _ in groups], keys)


def _around(boxes: Sequence[Box]) -> Box:
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.union(box)
    return whole


def _facts(
    table: Table, row: Sequence[int], nodes: Sequence[Node], keys: Mapping[str, str]
) -> dict[str, Fact]:
    """What stands in each column of a row, where it is not empty."""
    found = {}
    for heading in table.headings:
        column = nodes[heading].box
        for at in row:
            box, words = nodes[at].box, nodes[at].name
            if column and box and words and column.x1 <= box.center[0] < column.x2:
                found[keys[nodes[heading].name]] = Fact(_value(words), words)
    return found


def _value(words: str) -> float | str:
    """A number where nothing else stands there, else the words; a date is ISO text already."""
    if _NUMBER.fullmatch(words):
        return float(words.replace(",", "").replace("−", "-"))
    return words


def _kind(groups: Sequence[Group], keys: Mapping[str, str]) -> ListKind:
    facts = {
        key: FactKind(_sort([g.facts[key].value for g in groups if key in g.facts]), _words(title))
        for title, key in keys.items()
    }
    return ListKind(_NOUNS, "column0", facts, {})


def _sort(values: Sequence[object]) -> str:
    """The kind of a column: number, date or label."""
    if values and all(isinstance(value, float) for value in values):
        return "number"
    if values and all(_is_date(str(value)) for value in values):
        return "date"
    return "label"


def _is_date(words: str) -> bool:
    try:
        dt.date.fromisoformat(words)
    except ValueError:
        return False
    return True


def _words(title: str) -> Mapping[str, Mapping[str, str]]:
    """What a column is called and how it compares."""
    return {
        "en": {
            "name": title,
            "max": f"with the highest {title}",
            "min": f"with the lowest {title}",
            "of": f"whose {title} is {{value}}",
            "unit": "",
        },
        "zh": {
            "name": title,
            "max": f"{title}最高",
            "min": f"{title}最低",
            "of": f"{title}为{{value}}",
            "unit": "",
        },
    }
