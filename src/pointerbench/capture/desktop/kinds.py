"""What the roles of accessibles are: elements of one of thirteen types, groups, or nothing seen."""

from __future__ import annotations

from collections.abc import Mapping

from pointerbench.capture.desktop.node import Node

BUTTONS = ("push button", "button", "toggle button", "toolbar item", "tool bar item", "button item")
CHECKS = ("check box", "radio button")
MENU_ENTRIES = ("menu", "menu item", "check menu item", "radio menu item", "tearoff menu item")
DROPDOWNS = ("combo box", "push button menu", "menu button", "option menu")
FIELDS = (
    *("text", "entry", "password text", "spin button", "editbar", "autocomplete", "date editor"),
    *("document text", "document frame", "terminal", "paragraph", "rich text", "edit bar"),
)
CELLS = ("table cell", "list item", "tree item", "table row", "list box item", "icon")
LISTS = ("list", "list box", "table", "tree table", "tree", "layered pane", "icon view")
HEADERS = ("table column header", "column header", "table row header", "row header")

_TYPES: Mapping[str, str] = {
    **dict.fromkeys(BUTTONS, "button"),
    **dict.fromkeys(CHECKS, "checkbox"),
    **dict.fromkeys(MENU_ENTRIES, "menu"),
    **dict.fromkeys(DROPDOWNS, "dropdown"),
    **dict.fromkeys(FIELDS, "input"),
    **dict.fromkeys(CELLS, "text"),
    **dict.fromkeys(HEADERS, "button"),
    **dict.fromkeys(("slider", "scroll bar", "dial"), "slider"),
    **dict.fromkeys(("label", "static", "heading", "caption", "accelerator label"), "text"),
    **dict.fromkeys(("image", "canvas", "drawing area", "picture"), "image"),
    "page tab": "tab",
    "link": "link",
    "switch": "toggle",
    "info bar": "notification",
    "alert": "notification",
}

GROUPS = (
    *(
        "tool bar",
        "menu bar",
        "dialog",
        "frame",
        "alert",
        "statusbar",
        "status bar",
        "page tab list",
    ),
    *("list", "list box", "table", "tree table", "tree", "file chooser", "popup menu", "window"),
    *("color chooser", "font chooser", "notification", "info bar", "grouping", "form"),
)
"""Roles of what holds elements."""

ACTIVE = {*BUTTONS, *CHECKS, *MENU_ENTRIES, *DROPDOWNS, *FIELDS, *CELLS, *HEADERS}
"""Roles on which a click does something, where they are enabled."""

LEAVES = {*BUTTONS, *CHECKS, *DROPDOWNS, *HEADERS, "page tab", "switch", "link", "table cell"}
"""Roles whose children are parts of them and no elements of their own, but for fields."""

_STATES: Mapping[str, str] = {
    "checked": "checked",
    "pressed": "checked",
    "selected": "selected",
    "expanded": "expanded",
    "focused": "focused",
    "invalid entry": "invalid",
}
_PRESSABLE = {*CHECKS, "toggle button", "switch", "check menu item", "radio menu item"}


def type_of(node: Node) -> str:
    """The type of an element, before it is known whether its words are drawn; "" for none."""
    found = _TYPES.get(node.role, "")
    if found == "input" and "editable" not in node.states and node.role != "spin button":
        return "text"
    return found


def is_active(node: Node) -> bool:
    """Whether a click on it does something, as far as its role tells."""
    if node.role in FIELDS and type_of(node) == "text":
        return False
    if node.role == "icon":  # one in a field is a picture, one of a folder can be chosen
        return bool({"focusable", "selectable"} & node.states)
    return node.role in ACTIVE or node.role in (
        "page tab",
        "link",
        "switch",
        "slider",
        "scroll bar",
    )


def is_enabled(node: Node) -> bool:
    return "sensitive" in node.states or "enabled" in node.states


def state_of(node: Node) -> frozenset[str]:
    """The states of an element, of `pointerbench.elements.tree.STATES`."""
    found = {ours for theirs, ours in _STATES.items() if theirs in node.states}
    if "checked" in found and node.role not in _PRESSABLE:
        found.discard("checked")
    if is_active(node) and not is_enabled(node):
        found.add("disabled")
    return frozenset(found)
