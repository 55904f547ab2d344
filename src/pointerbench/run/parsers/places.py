"""Where a decoded object or list points: coordinates by their names, never by their place in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.run.parsers import groups, numbers, tags
from pointerbench.run.parsers.found import (
    EXTENT,
    NO_COORDINATES,
    NUMBER_COUNT,
    REFUSAL,
    TRUNCATED,
    Found,
    Outcome,
)
from pointerbench.run.parsers.keys import (
    CORNERS,
    KNOWN,
    LISTS_RANK,
    NOT_PLACES,
    RANKS,
    SIDES,
    SIDES_RANK,
    names,
    plain,
)
from pointerbench.run.parsers.lenient import TORN, TornList, TornObject, TornText

_EXTENTS = frozenset(names("width height w h"))
_FIRST_SIDES = frozenset(sides[0] for sides in SIDES)
_FIRST_CORNERS = frozenset(corners[0] for corners in CORNERS)
_ANY_CORNER = frozenset(corner for corners in CORNERS for corner in corners)
_OUTLINES = frozenset(names("polygon quad quadrilateral corners vertices"))
_FLOATS = ([float] * 2, [float] * 4)


def lowered(value: dict[str, Any]) -> dict[str, Any]:
    if KNOWN.issuperset(value):
        return value
    return {plain(key): item for key, item in value.items()}


def where(value: Mapping[str, Any]) -> Outcome | None:
    """The place that an object names."""
    if not _OUTLINES.isdisjoint(value):
        outline = next(value[key] for key in value if key in _OUTLINES)
        return (_round(outline) if isinstance(outline, list) else None) or NUMBER_COUNT
    named = [(RANKS[key], key) for key in value if key in RANKS]
    if len(named) > 1:
        named.sort()
    tried = False
    for rank, key in named:
        if rank >= SIDES_RANK:
            if not tried and (place := _by_sides(value)):
                return place
            tried = True
        place = _first_listed(value[key]) if rank >= LISTS_RANK else _place(value[key])
        if place:
            return place
    return (None if tried else _by_sides(value)) or _only_entry(value)


def _by_sides(value: Mapping[str, Any]) -> Outcome | None:
    """x and y, or the four sides of a box, by their names."""
    if not _FIRST_SIDES.isdisjoint(value):
        if "x3" in value:
            return NUMBER_COUNT
        for sides in SIDES:
            if sides[0] in value and all(side in value for side in sides):
                return _keyed([value[side] for side in sides])
    if not _FIRST_CORNERS.isdisjoint(value):
        for one, other in CORNERS:
            if one in value and other in value:
                return _between(_place(value[one]), _place(value[other]))
    if "x" not in value or "y" not in value:
        return None
    if not _EXTENTS.isdisjoint(value):
        return EXTENT
    x, y = value["x"], value["y"]
    return REFUSAL if x is None and y is None else _keyed((x, y))


def _between(one: Outcome | None, other: Outcome | None) -> Outcome:
    """The box of which these are two opposite corners."""
    if TRUNCATED in (one, other):
        return TRUNCATED
    if not (isinstance(one, Found) and isinstance(other, Found)):
        return NO_COORDINATES
    if len(one.numbers) + len(other.numbers) != 4 or one.keyed != other.keyed:
        return NUMBER_COUNT
    return Found(one.numbers + other.numbers, one.keyed, one.unit or other.unit)


def _keyed(given: Sequence[Any]) -> Outcome:
    if [*map(type, given)] in _FLOATS:
        return Found(tuple(given), True)
    if any(item is TORN or isinstance(item, TornText | TornList) for item in given):
        return TRUNCATED
    return _with_unit([_number(_unwrapped(item)) for item in given], keyed=True) or NO_COORDINATES


def _with_unit(read: list[tuple[float, str] | None], *, keyed: bool = False) -> Found | None:
    """Numbers and their unit; None if one is no number."""
    numbers_read = tuple(item[0] for item in read if item)
    if len(numbers_read) < len(read):
        return None
    unit = next((item[1] for item in read if item and item[1]), "")
    return Found(numbers_read, keyed=keyed, unit=unit)


def _unwrapped(value: Any) -> Any:
    """Out of lists of one, however deep."""
    while isinstance(value, list) and len(value) == 1 and not isinstance(value, TornList):
        value = value[0]
    return value


def _number(value: Any) -> tuple[float, str] | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, float | int):
        return float(value), ""
    return numbers.value(value) if isinstance(value, str) and len(value) < 400 else None


def _only_entry(value: Mapping[str, Any]) -> Outcome | None:
    """An object of one entry names its place as it likes: {"search field": [1, 2, 3, 4]}."""
    if not _ANY_CORNER.isdisjoint(value):
        return NUMBER_COUNT
    if len(value) != 1:
        return None
    key, item = next(iter(value.items()))
    if not isinstance(item, list) or any(word in key for word in NOT_PLACES):
        return None
    return of_list(item)


def _place(value: Any) -> Outcome | None:
    """The place that the value of a coordinate's key is; None if it is nothing of the kind."""
    if isinstance(value, list):
        return of_list(value)
    if isinstance(value, str):
        return _of_text(value)
    if value is TORN:
        return TRUNCATED
    if isinstance(value, dict):
        return where(lowered(value)) or (TRUNCATED if isinstance(value, TornObject) else None)
    return None


def _of_text(text: str) -> Outcome | None:
    """A place given as a string; one that breaks off counts if the group in it is closed."""
    if text[:1] in ("(", "[") and isinstance(only := numbers.only_group(text), Found):
        return only
    within = tags.tagged(text) or groups.groups(text)
    if within is None and not isinstance(text, TornText):
        within = groups.bare(text)
    return within or (TRUNCATED if isinstance(text, TornText) else None)


def of_list(value: list[Any]) -> Outcome | None:
    """Two numbers or four, in as many brackets as there may be; two pairs are corners, and of
    several places the first counts."""
    if [*map(type, value)] in _FLOATS and type(value) is list:
        return Found(tuple(value))
    if isinstance(value, TornList):
        return _torn_list(value)
    inner = _unwrapped(value)
    if not isinstance(inner, list):
        return _place(inner) if isinstance(inner, dict | str) else None
    if isinstance(inner, TornList):
        return TRUNCATED
    found = _with_unit([_number(item) for item in inner]) if inner else None
    if found is None or len(found.numbers) in (2, 4):
        return found or _first(inner)
    return NUMBER_COUNT


def _torn_list(value: list[Any]) -> Outcome | None:
    """A list that breaks off: the place of its first object stands, and its first list only if that
    is a box, for a pair may be the first of two corners."""
    if value and isinstance(value[0], dict):
        return _place(value[0])
    inner = of_list(value[0]) if value and isinstance(value[0], list) else None
    return inner if isinstance(inner, Found) and len(inner.numbers) == 4 else TRUNCATED


def _first_listed(value: Any) -> Outcome | None:
    """The first of what is expressly a list of places: two of them are two."""
    if not isinstance(value, list):
        return None
    if len(value) == 4 and isinstance(value[0], list) and (box := _round(value)):
        return box
    if value and isinstance(value[0], dict | list):
        return _place(value[0])
    return of_list(value)


def _first(value: list[Any]) -> Outcome | None:
    """The first place of a list of them; exactly two pairs are the corners of one box, and four
    that go round one are too."""
    if not value or isinstance(value[0], str | float | int) or value[0] is None:
        return None
    first = _place(value[0])
    pair = isinstance(first, Found) and len(first.numbers) == 2 and isinstance(value[0], list)
    if isinstance(first, Found) and pair and len(value) == 2 and isinstance(value[1], list):
        second = of_list(value[1])
        if isinstance(second, Found) and len(second.numbers) == 2:
            return Found(first.numbers + second.numbers, unit=first.unit or second.unit)
    if pair and len(value) == 4:
        return _round(value) or first
    return first


def _round(value: list[Any]) -> Found | None:
    """The box round which four pairs go, if they do."""
    places = [of_list(item) if isinstance(item, list) else None for item in value]
    pairs = [place.numbers for place in places if isinstance(place, Found)]
    return numbers.rectangle(pairs) if len(pairs) == 4 else None


def rows(value: Any) -> Outcome | None:
    """The first of MolmoPoint's decoded rows: [object, picture, x, y], in pixels."""
    if isinstance(value, list) and value and isinstance(value[0], list) and len(value[0]) == 4:
        found = of_list(value[0])
        if isinstance(found, Found) and not isinstance(value[0], TornList):
            return Found(found.numbers[2:])
    return None


def is_empty(value: Any) -> bool:
    """Whether a decoded value is a list of places with nothing in it."""
    if isinstance(value, dict):
        lists = [item for key, item in value.items() if plain(key) in RANKS]
        return any(item == [] and not isinstance(item, TornList) for item in lists)
    return bool(value == []) and not isinstance(value, TornList)
