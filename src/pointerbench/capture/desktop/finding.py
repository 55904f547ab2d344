"""What a program's window leads to: its menus, the dialogs behind their entries, its tabs."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.find import ends_in_ellipsis
from pointerbench.capture.desktop.node import Node
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.desktop.tree import children_of
from pointerbench.capture.recipe import Named, Step, Wording


@dataclass(frozen=True, slots=True)
class Opening:
    """A step that leads on, the element that is clicked last, and the steps before that click."""

    step: Step
    role: str
    name: str
    before: tuple[Step, ...] = ()


def menus(_program: Program, look: Look) -> list[Opening]:
    """The menus of the bar."""
    return [
        Opening(Step("open_menu", named(node), ""), node.role, node.name)
        for node in bar(look)
        if "sensitive" in node.states or "enabled" in node.states
    ]


def bar(look: Look) -> list[Node]:
    """The menus that stand in a menu bar and are seen."""
    nodes = look.reading.nodes
    return [
        node
        for node, seen in zip(nodes, look.reading.seen, strict=True)
        if seen.box and node.role in ("menu", "menu item") and nodes[node.parent].role == "menu bar"
    ]


def dialogs(program: Program, look: Look) -> list[Opening]:
    """The dialogs behind entries of the menus that end in an ellipsis and are enabled."""
    found = []
    for menu in bar(look):
        for entry in entries_of(program, menu):
            enabled = "sensitive" in entry.states or "enabled" in entry.states
            if enabled and ends_in_ellipsis(entry.name):
                path = (named(menu), named(entry))
                before = (Step("open_menu", named(menu), ""),)
                found.append(Opening(Step("dialog", path, ""), entry.role, entry.name, before))
    return found


def entries_of(program: Program, menu: Node) -> list[Node]:
    """The entries of a menu, shown or not, those of LibreOffice and Qt one level further down."""
    found = children_of(program.bus, menu)
    if len(found) == 1 and found[0].role in ("menu", "popup menu"):
        found = children_of(program.bus, found[0])
    return [entry for entry in found if entry.role in kinds.MENU_ENTRIES and entry.name]


def tabs(_program: Program, look: Look) -> list[Opening]:
    """The tabs of the uppermost window that are not chosen yet."""
    top = look.stack[-1].id
    nodes = zip(look.reading.nodes, look.reading.seen, strict=True)
    return [
        Opening(Step("select_tab", Named("page tab", path=node.place), ""), node.role, node.name)
        for node, seen in nodes
        if seen.box
        and node.role == "page tab"
        and seen.window in (0, top)
        and "selected" not in node.states
    ]


def named(node: Node) -> Named:
    """A node as a step names it, by role and by the name that it has now."""
    names = dict.fromkeys(("en", "zh"), node.name)
    return Named(node.role, Wording(names) if node.name else None)
