"""What a decoded value says: the calls in it, and the objects that hold a place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.run.parsers.actions import LABELS, action_kind
from pointerbench.run.parsers.found import (
    CALLED,
    GAVE_UP,
    MOVE,
    NO_COORDINATES,
    OTHER,
    PLAIN,
    TRUNCATED,
    Outcome,
    Statement,
    first_named,
)
from pointerbench.run.parsers.keys import CALLS, names
from pointerbench.run.parsers.lenient import TORN, Arguments, TornList, TornObject, decode
from pointerbench.run.parsers.places import lowered, of_list, where

_OBJECTS = frozenset[type]((dict, TornObject, Arguments))
_DEEPEST = 12  # of objects within objects
_ARGUMENTS = names("arguments args input parameters")
_HOLDERS = names("function functioncall function_call tool_call tool_calls action actions")
_ACTIONS = names("action action_type actiontype")
_KINDS = frozenset((*_ACTIONS, "type"))
_STATUSES = names("status goal_status")
_FAILED = names("failure failed fail infeasible impossible")


def statements(value: Any, depth: int = 0) -> list[Statement]:
    """What a decoded value says, in its order: calls, and objects that hold a place."""
    if depth > _DEEPEST:
        return []
    if isinstance(value, dict):
        return _of_object(lowered(value), isinstance(value, TornObject), depth)
    if not isinstance(value, list):
        return []
    if _has_object(value):
        return first_named([made for item in value for made in statements(item, depth + 1)])
    place = of_list(value)
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
        made = inner or [(PLAIN, TRUNCATED if given is TORN else NO_COORDINATES)]
        return [(CALLED if kind == PLAIN else kind, place) for kind, place in made]
    place: Outcome | None = TRUNCATED if given is TORN else None
    for inner_kind, inner_place in inner:
        if inner_kind == OTHER:
            kind = OTHER
        place = place or inner_place
    return [(kind, gave_up(given) if kind == OTHER else place)]


def gave_up(given: Any) -> Outcome | None:
    """That an action which points nowhere ends the task as one that cannot be done."""
    if not isinstance(given, dict):
        return None
    status = next((given[key] for key in _STATUSES if isinstance(given.get(key), str)), "")
    return GAVE_UP if status.lower() in _FAILED else None


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
    place = None if kind == OTHER else where(value)
    if place is None and kind == PLAIN:
        inner = filter(_may_hold, value.values())
        within = first_named([made for item in inner for made in statements(item, depth + 1)])
        if within or not torn:
            return within
    if kind == OTHER:
        return [(OTHER, gave_up(value))]
    return [(kind, place if place or not torn else TRUNCATED)]


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
    return not _OBJECTS.isdisjoint(map(type, value))
