"""A simple dump of a document: its nodes with boxes in CSS pixels.

``{"form": "dom", "size": [1280, 800], "language": "en", "nodes": [{"tag": "button", "box": [10, 20,
90, 44], "text": "Save"}, ...]}``. ``size`` is the size of the viewport. A node has a ``box`` ([x1,
y1, x2, y2]) and a ``tag`` or a ``role`` or a ``type`` (one of ours), and may have ``text`` (what it
shows), ``name`` (its accessible name), ``state`` (a list) and ``input`` (the type of an input).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.capture.captured import Captured
from pointerbench.elements.tree import STATES, TYPES
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

_ROLES: Mapping[str, str] = {
    **dict.fromkeys(("button",), "button"),
    **dict.fromkeys(("link",), "link"),
    **dict.fromkeys(("checkbox", "radio", "menuitemcheckbox", "menuitemradio"), "checkbox"),
    **dict.fromkeys(("switch",), "toggle"),
    **dict.fromkeys(("slider", "scrollbar"), "slider"),
    **dict.fromkeys(("textbox", "searchbox", "spinbutton"), "input"),
    **dict.fromkeys(("combobox", "listbox"), "dropdown"),
    **dict.fromkeys(("menuitem", "option"), "menu"),
    **dict.fromkeys(("tab",), "tab"),
    **dict.fromkeys(("img", "image", "figure"), "image"),
    **dict.fromkeys(("alert", "alertdialog", "dialog", "status"), "notification"),
}
_TAGS: Mapping[str, str] = {
    **dict.fromkeys(("button", "summary"), "button"),
    **dict.fromkeys(("a",), "link"),
    **dict.fromkeys(("textarea",), "input"),
    **dict.fromkeys(("select",), "dropdown"),
    **dict.fromkeys(("option",), "menu"),
    **dict.fromkeys(("img", "canvas", "video", "picture"), "image"),
    **dict.fromkeys(("svg", "i"), "icon"),
    **dict.fromkeys(("dialog",), "notification"),
}
_INPUTS: Mapping[str, str] = {
    **dict.fromkeys(("checkbox", "radio"), "checkbox"),
    **dict.fromkeys(("range",), "slider"),
    **dict.fromkeys(("button", "submit", "reset"), "button"),
    **dict.fromkeys(("image",), "icon"),
}
_STILL = ("text", "image", "notification")
_ICON = 64  # CSS pixels of the wider side up to which a button without words is an icon
_SMALLEST = 4  # pixels of a side that can be pointed at


def language(content: Mapping[str, Any]) -> str:
    """``zh`` or ``en`` as the document says it; empty where it does not."""
    said = str(content.get("language") or "")
    return "zh" if said.startswith("zh") else "en" if said.startswith("en") else ""


def elements(content: Mapping[str, Any], size: tuple[int, int], place: str) -> tuple[Captured, ...]:
    """The elements of a dump whose picture has that size in pixels.

    Raises:
        UsageError: the dump is of another shape, or a node is not as described.
    """
    scale = _scale(content.get("size"), size, place)
    screen = Box(0, 0, *size)
    found: list[Captured] = []
    for number, node in enumerate(content["nodes"]):
        at = f"{place}: node {number}"
        edges = _edges(node, at)
        box = Box(*(round(edge * scale) for edge in edges)).intersect(screen)
        if min(box.width, box.height) >= _SMALLEST:
            whole = box == Box(*(round(edge * scale) for edge in edges))
            found.append(_element(f"e{len(found)}", node, box, scale, at, whole))
    return tuple(found)


def _scale(viewport: Any, size: tuple[int, int], place: str) -> float:
    if not (isinstance(viewport, list) and len(viewport) == 2 and all(map(_is_number, viewport))):
        raise UsageError(f'{place}: expected "size": [width, height] of the viewport')
    wide, high = viewport
    if min(wide, high) <= 0 or abs(size[0] * high - size[1] * wide) > 0.02 * size[0] * high:
        raise UsageError(f"{place}: of a viewport of {wide}x{high}, the picture has {size}")
    return float(size[0] / wide)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _edges(node: Any, at: str) -> Sequence[float]:
    box = node.get("box") if isinstance(node, dict) else None
    if not (isinstance(box, list) and len(box) == 4 and all(map(_is_number, box))):
        raise UsageError(f'{at}: expected an object with "box": [x1, y1, x2, y2], got {node!r:.80}')
    return box


def _element(
    id: str, node: Mapping[str, Any], box: Box, scale: float, at: str, whole: bool
) -> Captured:
    text = " ".join(str(node.get("text") or "").split())
    name = " ".join(str(node.get("name") or "").split()) or text
    state = node.get("state") or []
    if not isinstance(state, list) or not set(state) <= set(STATES):
        raise UsageError(f"{at}: expected states of {', '.join(STATES)}, got {state!r}")
    kind = _type(node, at)
    if kind in ("button", "link") and not text and max(box.width, box.height) <= _ICON * scale:
        kind = "icon"
    return Captured(
        id,
        kind,
        box,
        role=str(node.get("role") or node.get("tag") or ""),
        text=text,
        name=name,
        state=frozenset(state),
        whole=whole,
        active=kind not in _STILL,
    )


def _type(node: Mapping[str, Any], at: str) -> str:
    said = node.get("type")
    if said is not None:
        if said not in TYPES:
            raise UsageError(f"{at}: expected a type of {', '.join(TYPES)}, got {said!r}")
        return str(said)
    role, tag = str(node.get("role") or "").lower(), str(node.get("tag") or "").lower()
    if not role and not tag:
        raise UsageError(f'{at}: expected "tag", "role" or "type"')
    own = _INPUTS.get(str(node.get("input") or "text").lower(), "input") if tag == "input" else ""
    return _ROLES.get(role) or own or _TAGS.get(tag, "text")
