"""Selections: one item of a list, told by its place or by what it shows, in an author's sentences.

The sentences are templates: ``{item}`` is the title of the item beside the target, or of the target
itself, ``{value}`` what only the target shows, ``{among}`` what it shares with its rivals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from pointerbench.asking.facts import MEASURED, shows
from pointerbench.asking.question import Query
from pointerbench.elements.tree import Element, ElementTree, Group, ListKind
from pointerbench.values.rng import Stream

WAYS = ("named", "after", "before", "most", "least", "only")
"""By its title; next to another item in an order; at an end of it; alone with a value."""

PLACES = ("x", "y", "width", "height")
"""What a box is ordered by, as facts are: its middle, from the left and the top, and its size."""

_LEAST = 3  # items that are worth choosing among
_MARGIN = 0.04  # of the larger one: by so much the first in an order differs from the second
_APART = 8  # pixels between the middles of neighbours in an order of places
_BIGGER = 1.25  # how much longer or higher the longest box is than the next


@dataclass(frozen=True, slots=True)
class Selection:
    """One way to tell an item of a list.

    ``list`` is a kind of the tree, ``way`` one of `WAYS`, ``fact`` what is ordered or compared (a
    fact of the list or one of `PLACES`), ``among`` a fact that all items compared have in common,
    ``part`` the element of the item that is meant (the item's own where it is empty), ``effect``
    the state that a click brings about, if any, ``kind`` what such a target counts as, where its
    type does not tell.
    """

    list: str
    way: str
    wordings: tuple[str, ...]
    fact: str = ""
    among: str = ""
    part: str = ""
    effect: Mapping[str, object] = field(default_factory=dict)
    kind: str = ""


def queries(stream: Stream, selection: Selection, tree: ElementTree) -> Iterator[Query]:
    """What could be asked, in random order: each query has exactly one answer, clearly."""
    for item in stream.shuffled(_items(tree, selection.list)):
        query = _query(item, selection, tree)
        if query is not None and len(resolve(query, tree)) == 1:
            yield query


def slots(query: Query) -> Mapping[str, str]:
    """What stands in the slots of a selection's sentences."""
    return {name: str(query[name]) for name in ("item", "value", "among") if name in query}


def _query(item: Group, selection: Selection, tree: ElementTree) -> Query | None:
    """The query that means the item, if it has what the selection asks by."""
    kind = tree.kinds[selection.list]
    query: dict[str, str] = {
        "task": "selection",
        "list": selection.list,
        "way": selection.way,
        "fact": selection.fact,
        "part": selection.part,
    }
    if selection.among:
        if not shows(item, selection.among, kind):
            return None
        query |= {"by": selection.among, "among": item.facts[selection.among].text}
    rivals = _rivals(query, tree)
    if selection.way == "named":
        return query | {"item": _title(item, kind)} if _title(item, kind) else None
    if selection.way == "only":
        known = shows(item, selection.fact, kind) and item.facts[selection.fact].text
        return query | {"value": str(known)} if known else None
    if selection.way in ("most", "least"):
        return query if _extreme(query, rivals, tree) == item else None
    beside = _beside(item, query, rivals, kind)
    return query | {"item": _title(beside, kind)} if beside and _title(beside, kind) else None


def resolve(query: Query, tree: ElementTree) -> list[str]:
    """The ids of the elements that a query means; none where what it rests on is not clear."""
    kind, rivals = tree.kinds[query["list"]], _rivals(query, tree)
    if len(rivals) < _LEAST:
        return []
    found: list[Group] = []
    if query["way"] == "named":
        found = [item for item in rivals if _title(item, kind) == query["item"]]
    elif query["way"] == "only":
        found = _only(query, rivals, tree)
    elif query["way"] in ("most", "least"):
        extreme = _extreme(query, rivals, tree)
        found = [extreme] if extreme else []
    else:
        back = {**query, "way": "before" if query["way"] == "after" else "after"}
        named = [item for item in rivals if _title(item, kind) == query["item"]]
        beside = _beside(named[0], back, rivals, kind) if len(named) == 1 else None
        found = [beside] if beside else []
    return [element.id for item in found for element in _meant(item, query["part"], tree)]


def _items(tree: ElementTree, name: str) -> list[Group]:
    return [item for item in tree.items(name) if tree.of_group(item.id)]


def _rivals(query: Query, tree: ElementTree) -> list[Group]:
    """The items that are compared: all in sight, or those with the shared fact. By what they show
    only those are compared that are not cut off: half a row is no row that anybody reads."""
    items = _comparable(query, tree)
    if query["way"] in ("most", "least", "only") and query["fact"] not in PLACES:
        items = [item for item in items if _whole(item, tree)]
    return items


def _cut(query: Query, tree: ElementTree) -> list[Group]:
    """The items that are cut off but can still be read, which nobody may take for the answer."""
    kind = tree.kinds[query["list"]]
    return [
        item
        for item in _comparable(query, tree)
        if not _whole(item, tree) and shows(item, query["fact"], kind)
    ]


def _comparable(query: Query, tree: ElementTree) -> list[Group]:
    items = _holding(query["part"], _items(tree, query["list"]), tree)
    if "by" not in query:
        return items
    return [item for item in items if _text(item, query["by"]) == query["among"]]


def _whole(item: Group, tree: ElementTree) -> bool:
    return any(one.whole for one in tree.of_group(item.id))


def _holding(part: str, items: list[Group], tree: ElementTree) -> list[Group]:
    """Of an item that is drawn in several groups, as each of its buttons alone, the one that holds
    the part that is meant."""
    if not part:
        return items
    held = {item.id for item in items if any(e.part == part for e in tree.of_group(item.id))}
    keys = {item.key for item in items if item.id in held}
    return [item for item in items if item.id in held or item.key not in keys]


def _text(item: Group, fact: str) -> str:
    return item.facts[fact].text if fact in item.facts else ""


def _title(item: Group, kind: ListKind) -> str:
    """What an item is called on the screen."""
    return _text(item, kind.title) if shows(item, kind.title, kind) else ""


def _meant(item: Group, part: str, tree: ElementTree) -> list[Element]:
    """The elements of an item that a query means; its own is the first that a click reaches."""
    own = [element for element in tree.elements if element.group == item.id]
    if part:
        return [element for element in own if element.part == part]
    return [element for element in own if element.active][:1]


def _only(query: Query, rivals: Sequence[Group], tree: ElementTree) -> list[Group]:
    """The items with a value; none unless every rival shows what it has."""
    kind = tree.kinds[query["list"]]
    if not all(shows(item, query["fact"], kind) for item in rivals):
        return []
    read = [*rivals, *_cut(query, tree)]
    return [item for item in read if _text(item, query["fact"]) == query["value"]]


def _extreme(query: Query, rivals: Sequence[Group], tree: ElementTree) -> Group | None:
    """The item at the end of an order, if it clearly is, also beside those that are cut off."""
    kind, fact = tree.kinds[query["list"]], query["fact"]
    ordered = _ordered(fact, rivals, kind)
    if len(ordered) < _LEAST:
        return None
    cut = _cut(query, tree) if fact not in PLACES else []
    ends = _ordered(fact, [*ordered, *cut], kind)
    first, second = (ends[-1], ends[-2]) if query["way"] == "most" else ends[:2]
    return first if first not in cut and _apart(fact, first, second, kind) else None


def _beside(item: Group, query: Query, rivals: Sequence[Group], kind: ListKind) -> Group | None:
    """The item that the target comes after (or before), if the order is clear there."""
    ordered = _ordered(query["fact"] or "y", rivals, kind)
    if item not in ordered:
        return None
    step = -1 if query["way"] == "after" else 1
    at = ordered.index(item) + step
    if not 0 <= at < len(ordered):
        return None
    near = ordered[max(0, min(at, at - step) - 1) : max(at, at - step) + 2]
    clear = all(_apart(query["fact"] or "y", one, other, kind) for one, other in pairwise(near))
    return ordered[at] if clear else None


def _ordered(fact: str, rivals: Sequence[Group], kind: ListKind) -> list[Group]:
    """From the least to the most; empty where not all show the fact."""
    if fact not in PLACES and not all(shows(item, fact, kind) for item in rivals):
        return []
    return sorted(rivals, key=lambda item: _value(fact, item))


def _value(fact: str, item: Group) -> float | str:
    if fact in PLACES:
        box = item.box
        return {
            "x": (box.x1 + box.x2) / 2,
            "y": (box.y1 + box.y2) / 2,
            "width": float(box.width),
            "height": float(box.height),
        }[fact]
    return item.facts[fact].value


def _apart(fact: str, one: Group, other: Group, kind: ListKind) -> bool:
    """Whether a reader cannot miss which of two comes first."""
    a, b = _value(fact, one), _value(fact, other)
    if isinstance(a, str) or isinstance(b, str):
        return a != b
    if fact in ("x", "y"):
        return abs(a - b) >= _APART
    if fact in PLACES:
        return max(a, b) >= _BIGGER * min(a, b)
    if kind.facts[fact].kind not in MEASURED:
        return a != b
    return abs(a - b) >= _MARGIN * max(abs(a), abs(b)) and _text(one, fact) != _text(other, fact)
