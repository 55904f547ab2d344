"""Tables on a page: their rows as lists that can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pointerbench.capture.captured import Captured
from pointerbench.capture.tables import TITLE, list_kind
from pointerbench.elements.tree import Group, ListKind


def kinds_of(groups: Sequence[Mapping[str, Any]]) -> dict[str, ListKind]:
    """How the rows of each table compare, by ``table0`` and so on; those that nothing tells apart
    are left out."""
    rows: dict[str, list[Mapping[str, str]]] = {}
    for group in groups:
        if group["facts"]:
            rows.setdefault(f"table{group['table']}", []).append(group["facts"])
    kinds = {name: list_kind(_columns(facts), facts) for name, facts in rows.items()}
    return {name: kind for name, kind in kinds.items() if kind is not None}


def _columns(rows: Sequence[Mapping[str, str]]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


def titled(
    elements: Iterable[Captured], groups: Mapping[str, Group], kinds: Mapping[str, ListKind]
) -> list[Captured]:
    """The elements; the one that says what names its row is the row's title."""
    return [replace(one, part=TITLE) if _is_title(one, groups, kinds) else one for one in elements]


def _is_title(
    element: Captured, groups: Mapping[str, Group], kinds: Mapping[str, ListKind]
) -> bool:
    row = groups.get(element.group)
    kind = kinds.get(row.kind) if row else None
    return bool(row and kind and element.text and element.text == row.key)
