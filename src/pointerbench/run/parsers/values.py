"""Where a decoded object or list points: coordinates by their names, never by their place in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.run.parsers import numbers, tags
from pointerbench.run.parsers.actions import LABELS, action_kind
from pointerbench.run.parsers.found import (
    MOVE,
    NO_COORDINATES,
    NUMBER_COUNT,
    OTHER,
    PLAIN,
    REFUSAL,
    TRUNCATED,
    Failure,
    Found,
    Outcome,
    Statement,
)
from pointerbench.run.parsers.keys import (
    CALLS,
    KNOWN,
    LISTS_RANK,
    NOT_PLACES,
    RANKS,
    SIDES,
    SIDES_RANK,
    names,
    plain,
)
from pointerbench.run.parsers.lenient import TORN, TornList, TornObject, TornText, decode

_DEEPEST = 12  # of objects within objects
_ARGUMENTS = names("arguments args input parameters")
_HOLDERS = names("function functioncall function_call tool_call tool_calls action actions")
_ACTIONS = names("action action_type actiontype")
_KINDS = frozenset((*_ACTIONS, "type"))
_FIRST_SIDES = frozenset(sides[0] for sides in SIDES)
_FLOATS = ([float] * 2, [float] * 4)
_EXTENT = Failure("width and height instead of corners")


def statements(value: Any, depth: int = 0) -> list[Statement]:
    """What a decoded value says, in its order: calls, and objects that hold a place."""
    if depth > _DEEPEST:
        return []
    if isinstance(value, dict):
        return _of_object(_lowered(value), isinstance(value, TornObject), depth)
    if not isinstance(value, list):
        return []
    if _has_object(value):
        return [made for item in value for made in statements(item, depth + 1)]
    place = _of_list(value)
    return [(PLAIN, place)] if place else []


def of_document(value: Any) -> list[Statement]:
    """What a decoded document says. Where it breaks off behind a move of the pointer, a click may
    have been to come."""
    made = statements(value)
    if made and made[-1][0] == MOVE and isinstance(value, TornObject | TornList):
        made[-1] = (MOVE, TRUNCATED)
    return made


def called(name: str, given: Any, depth: int = 0) -> list[Statement]:
    """What the call of a tool or function says; ``given`` are its arguments, decoded or not."""
    if isinstance(given, str):
        given = _decoded(given)
    inner = statements(given, depth + 1)
    kind = action_kind(name)
    if kind == PLAIN:
        return inner or [(PLAIN, TRUNCATED if given is TORN else NO_COORDINATES)]
    where: Outcome | None = TRUNCATED if given is TORN else None
    for inner_kind, inner_where in inner:
        if inner_kind == OTHER:
            kind = OTHER
        where = where or inner_where
    return [(kind, where)]


def _lowered(value: dict[str, Any]) -> dict[str, Any]:
    if KNOWN.issuperset(value):
        return value
    return {plain(key): item for key, item in value.items()}


def _decoded(text: str) -> Any:
    """Arguments that came as a string."""
    stripped = text.strip()
    if stripped[:1] in ("{", "["):
        return decode(stripped)[0]
    return {"": stripped} if stripped else {}


def _of_object(value: dict[str, Any], torn: bool, depth: int) -> list[Statement]:
    if not CALLS.isdisjoint(value):
        if isinstance(name := value.get("name"), str):
            for key in _ARGUMENTS:
                if key in value:
                    return called(name, value[key], depth)
        for key in _HOLDERS:
            if key in value and _may_hold(value[key]):
                return statements(value[key], depth + 1)
    kind = PLAIN if _KINDS.isdisjoint(value) else _kind(value)
    where = None if kind == OTHER else _where(value)
    if where is None and kind == PLAIN:
        inner = filter(_may_hold, value.values())
        within = [made for item in inner for made in statements(item, depth + 1)]
        if within or not torn:
            return within
    return [(kind, where if where or not torn or kind == OTHER else TRUNCATED)]


def _kind(value: Mapping[str, Any]) -> str:
    for name in _ACTIONS:
        if isinstance(value.get(name), str):
            return action_kind(value[name])
    label = value.get("type")
    return action_kind(label) if isinstance(label, str) and label.lower() in LABELS else PLAIN


def _may_hold(item: Any) -> bool:
    """Whether a place may lie within an entry of another name."""
    if isinstance(item, dict):
        return True
    return isinstance(item, list) and _has_object(item)


def _has_object(value: list[Any]) -> bool:
    return any([isinstance(item, dict) for item in value])  # noqa: C419 - faster than a generator


def _where(value: Mapping[str, Any]) -> Outcome | None:
    """The place that an object names."""
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
        for sides in SIDES:
            if sides[0] in value and all(side in value for side in sides):
                return _keyed([value[side] for side in sides])
    if "x" not in value or "y" not in value:
        return None
    if ("width" in value and "height" in value) or ("w" in value and "h" in value):
        return _EXTENT
    x, y = value["x"], value["y"]
    return REFUSAL if x is None and y is None else _keyed((x, y))


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
    if len(value) != 1:
        return None
    key, item = next(iter(value.items()))
    if not isinstance(item, list) or any(word in key for word in NOT_PLACES):
        return None
    return _of_list(item)


def _place(value: Any) -> Outcome | None:
    """The place that the value of a coordinate's key is; None if it is nothing of the kind."""
    if isinstance(value, list):
        return _of_list(value)
    if isinstance(value, str):
        return _of_text(value)
    if value is TORN:
        return TRUNCATED
    if isinstance(value, dict):
        return _where(_lowered(value)) or (TRUNCATED if isinstance(value, TornObject) else None)
    return None


def _of_text(text: str) -> Outcome | None:
    """A place given as a string; one that breaks off counts if the group in it is closed."""
    if text[:1] in ("(", "[") and isinstance(only := numbers.only_group(text), Found):
        return only
    within = tags.tagged(text) or numbers.groups(text)
    if within is None and not isinstance(text, TornText):
        within = numbers.bare(text)
    return within or (TRUNCATED if isinstance(text, TornText) else None)


def _of_list(value: list[Any]) -> Outcome | None:
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
    inner = _of_list(value[0]) if value and isinstance(value[0], list) else None
    return inner if isinstance(inner, Found) and len(inner.numbers) == 4 else TRUNCATED


def _first_listed(value: Any) -> Outcome | None:
    """The first of what is expressly a list of places: two of them are two."""
    if not isinstance(value, list):
        return None
    if value and isinstance(value[0], dict | list):
        return _place(value[0])
    return _of_list(value)


def _first(value: list[Any]) -> Outcome | None:
    """The first place of a list of them; exactly two pairs are the corners of one box."""
    if not value or isinstance(value[0], str | float | int) or value[0] is None:
        return None
    first = _place(value[0])
    pair = isinstance(first, Found) and len(first.numbers) == 2 and isinstance(value[0], list)
    if isinstance(first, Found) and pair and len(value) == 2 and isinstance(value[1], list):
        second = _of_list(value[1])
        if isinstance(second, Found) and len(second.numbers) == 2:
            return Found(first.numbers + second.numbers, unit=first.unit or second.unit)
    return first


def rows(value: Any) -> Outcome | None:
    """The first of MolmoPoint's decoded rows: [object, picture, x, y], in pixels."""
    if isinstance(value, list) and value and isinstance(value[0], list) and len(value[0]) == 4:
        found = _of_list(value[0])
        if isinstance(found, Found) and not isinstance(value[0], TornList):
            return Found(found.numbers[2:])
    return None


def is_empty(value: Any) -> bool:
    """Whether a decoded value is a list of places with nothing in it."""
    if isinstance(value, dict):
        lists = [item for key, item in value.items() if plain(key) in RANKS]
        return any(item == [] and not isinstance(item, TornList) for item in lists)
    return bool(value == []) and not isinstance(value, TornList)
