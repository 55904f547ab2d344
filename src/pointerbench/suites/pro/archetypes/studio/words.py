"""Entries of an application's content: what they ask for, and the values that they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.desk import Desk

Entry = Mapping[str, Any]


class Value(NamedTuple):
    """A figure as it is shown, and how far it is along its scale (0 to 1)."""

    text: str
    share: float


def phrases(d: Desk, key: str, **names: str) -> tuple[str, ...]:
    """The application's wordings for something that is there several times; none if it has none."""
    said: Any = d.content("phrases", {}).get(key, ())
    return tuple(wording.format(**names) for wording in said)


def described(d: Desk, name: str) -> str:
    """What to call a thing whose own line shows its name, which would be too easily found."""
    return str(d.content("said", {}).get(name, name))


def entry_mark(d: Desk, node: Node, entry: Entry | str, kind: str = "text") -> Group:
    """The node as the element of an entry. Entries of different docks may have the same caption:
    what they do tells them apart, or what they say they mean (the id of a function)."""
    if isinstance(entry, str):
        return d.mark(node, kind, words=(entry,))
    does = entry.get("does", ())
    means = entry.get("means", "")
    text = entry.get("text", "")
    if means and not does:
        does = d.function(means).does
    return d.mark(node, kind, does, function=means, words=(text,) if text else ())


def style(d: Desk, key: str, default: Any = "") -> Any:
    """How this application has something: kinds of sliders, tabs, docks, sizes."""
    return d.content("style", {}).get(key, default)


def value_of(d: Desk, entry: Entry) -> Value:
    """The value an entry states, or one drawn from where it says values are likely."""
    if "range" not in entry:
        shown = entry.get("value", "")
        if isinstance(shown, list):
            shown = d.turn(shown)
        return Value(str(shown), float(entry.get("share", 0.5)))
    low, high = entry["range"]
    near = entry.get("near", (low, high))
    number = d.integer(near[0], near[1])
    scale = entry.get("scale", 1)
    text = str(entry.get("form", "{}")).format(number / scale if scale != 1 else number)
    return Value(text, (number - low) / (high - low))


def current(d: Desk, key: str) -> Any:
    """The one of several sets of content that belongs to the open document; a set may say that it
    is the ``same`` as another one, or just be that one's number."""
    sets = d.content(key)
    found = sets[(d.number - 1) % len(sets)] if sets else ()
    if isinstance(found, Mapping) and "same" in found:
        found = found["same"]
    return sets[found] if isinstance(found, int) else found


def plan_of(d: Desk) -> Any:
    """The layout of this screen."""
    return d.content("layouts")[d.layout]


def pressed(d: Desk, name: str) -> bool:
    """Whether a tool is the one in use, or switched on; a layout may have others on a screen."""
    plan = plan_of(d)
    return name in plan.get(f"on_{d.number}", plan.get("on", d.app.on))


def open_photo(d: Desk) -> float:
    """The photograph that is being edited."""
    shots = d.content("shots")
    entry = shots[open_shot(d)] if shots else current(d, "pictures")
    return float(entry["photo"])


def open_shot(d: Desk) -> int:
    """Which of a collection's shots is open on this screen."""
    return (d.number * 3) % len(d.content("shots"))
