"""A program's accessibility tree over AT-SPI, as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pointerbench.capture.desktop.bus import Bus, Call, reading
from pointerbench.capture.desktop.node import (
    ACCESSIBLE,
    ACTION,
    COMPONENT,
    MANY,
    TEXT,
    Node,
    Ref,
    in_order,
    states_of,
)
from pointerbench.capture.failures import SilentProgramError
from pointerbench.values.geometry import Box

_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = "org.a11y.atspi.Registry"
_NULL = "/org/a11y/atspi/null"

_LABELLED_BY = 2  # of the relations between accessibles
_SCREEN = 0  # coordinates count from the screen's corner

_MOST = 6000  # nodes of a program that are looked at
_DEEPEST = 60
_TEXT = 400  # characters of a text that are kept

_READ = ("text", "entry", "paragraph", "label", "password text", "spin button", "combo box")
_READ_TOO = (
    "document text",
    "editbar",
    "terminal",
    "heading",
    "status bar",
    "table cell",
    "static",
)


@dataclass
class _Walk:
    """Gathers the nodes of a program, all of a level at a time."""

    bus: Bus
    menus: bool
    found: list[Node] = field(default_factory=list)

    def level(self, refs: Sequence[tuple[Ref, int, str]]) -> list[tuple[Ref, int, str]]:
        """The nodes of one level are kept; returns their children."""
        if len(self.found) + len(refs) > _MOST:
            raise SilentProgramError(f"the tree has more than {_MOST} nodes")
        start = len(self.found)
        nodes = described(self.bus, [ref for ref, _, _ in refs])
        for node, (_, parent, place) in zip(nodes, refs, strict=True):
            self.found.append(replace(node, parent=parent, place=place))
        open_ = [at for at in range(start, len(self.found)) if self.opens(self.found[at])]
        lists = self.bus.all([_call(self.found[at].ref, ACCESSIBLE, "GetChildren") for at in open_])
        return [
            (Ref(*child), at, f"{self.found[at].place}/{number}".lstrip("/"))
            for at, children in zip(open_, lists, strict=True)
            for number, child in enumerate(children or ())
            if child[1] != _NULL
        ]

    def opens(self, node: Node) -> bool:
        """Whether a node's children may be seen."""
        if not 0 < node.count <= MANY or node.depth > _DEEPEST:
            return False
        if node.depth == 0:
            return True
        if node.role == "menu":
            return self.menus and (node.showing or "selected" in node.states)
        return node.showing or node.role in ("menu bar", "page tab", "popup menu")


def programs(bus: Bus) -> list[Ref]:
    """The programs that show a tree."""
    found = bus.one(Call(_REGISTRY, _ROOT, ACCESSIBLE, "GetChildren"))
    return [Ref(*child) for child in found or ()]


def nodes_of(bus: Bus, program: Ref, *, menus: bool = False) -> list[Node]:
    """A program's nodes that may be seen, in reading order, the program first.

    With ``menus`` the entries of open menus are among them.

    Raises:
        SilentProgramError: it does not answer, or its tree has no end.
    """
    walk = _Walk(bus, menus)
    level = [(program, -1, "")]
    while level:
        level = walk.level(level)
    return in_order(walk.found)


def children_of(bus: Bus, node: Node) -> list[Node]:
    """A node's children, shown or not; none of one that has too many."""
    if not 0 < node.count <= MANY:
        return []
    refs = [Ref(*child) for child in bus.one(_call(node.ref, ACCESSIBLE, "GetChildren")) or ()]
    found = described(bus, [ref for ref in refs if ref.path != _NULL])
    return [replace(one, place=f"{node.place}/{n}") for n, one in enumerate(found)]


def described(bus: Bus, refs: Sequence[Ref]) -> list[Node]:
    """What accessibles say of themselves."""
    asked = [_basics(ref) for ref in refs]
    answers = iter(bus.all([call for calls in asked for call in calls]))
    nodes = [
        _node(ref, [next(answers) for _ in calls]) for ref, calls in zip(refs, asked, strict=True)
    ]
    return _with_text(bus, _with_labels(bus, _with_keys(bus, _with_boxes(bus, nodes))))


def _call(ref: Ref, interface: str, method: str, signature: str = "", *values: Any) -> Call:
    return Call(ref.peer, ref.path, interface, method, signature, values)


def _basics(ref: Ref) -> list[Call]:
    return [
        _call(ref, ACCESSIBLE, "GetRoleName"),
        _call(ref, ACCESSIBLE, "GetState"),
        _call(ref, ACCESSIBLE, "GetInterfaces"),
        reading(*ref, ACCESSIBLE, "Name"),
        reading(*ref, ACCESSIBLE, "Description"),
        reading(*ref, ACCESSIBLE, "ChildCount"),
    ]


def _node(ref: Ref, answers: Sequence[Any]) -> Node:
    role, states, interfaces, name, description, count = answers
    return Node(
        ref=ref,
        role=str(role or ""),
        name=str(name or "").strip(),
        description=str(description or "").strip(),
        states=states_of(states or ()),
        interfaces=frozenset(interfaces or ()),
        count=count if isinstance(count, int) else 0,
    )


def _asked(
    bus: Bus, nodes: Sequence[Node], calls: Sequence[Call | None]
) -> Iterator[tuple[Node, Any]]:
    """Each node with the answer to its question, None where it has none."""
    answers = iter(bus.all([call for call in calls if call is not None]))
    for node, call in zip(nodes, calls, strict=True):
        yield node, None if call is None else next(answers)


def _with_boxes(bus: Bus, nodes: Sequence[Node]) -> list[Node]:
    calls = [
        _call(node.ref, COMPONENT, "GetExtents", "u", _SCREEN)
        if COMPONENT in node.interfaces
        else None
        for node in nodes
    ]
    return [replace(node, box=_extent(found)) for node, found in _asked(bus, nodes, calls)]


def _extent(found: Any) -> Box | None:
    """Four numbers, or a tuple of them; None for what no screen has."""
    if not found:
        return None
    x, y, width, height = found[0] if isinstance(found[0], tuple) else found
    return None if min(x, y) < -(2**30) else Box.at(x, y, width, height)


def _with_keys(bus: Bus, nodes: Sequence[Node]) -> list[Node]:
    calls = [
        _call(node.ref, ACTION, "GetActions") if ACTION in node.interfaces else None
        for node in nodes
    ]
    return [
        replace(node, keys=next((keys for _, _, keys in found or () if keys.strip(" ;")), ""))
        for node, found in _asked(bus, nodes, calls)
    ]


def _with_labels(bus: Bus, nodes: Sequence[Node]) -> list[Node]:
    calls = [
        _call(node.ref, ACCESSIBLE, "GetRelationSet")
        if node.showing and not node.name and "focusable" in node.states
        else None
        for node in nodes
    ]
    return [
        replace(node, labels=tuple(_labels(found or ())))
        for node, found in _asked(bus, nodes, calls)
    ]


def _labels(relations: Sequence[tuple[int, Sequence[tuple[str, str]]]]) -> Iterator[Ref]:
    for kind, targets in relations:
        if kind == _LABELLED_BY:
            yield from (Ref(*target) for target in targets)


def _with_text(bus: Bus, nodes: Sequence[Node]) -> list[Node]:
    calls = [
        _call(node.ref, TEXT, "GetText", "ii", 0, _TEXT) if _is_read(node) else None
        for node in nodes
    ]
    counts = [
        reading(*node.ref, TEXT, "CharacterCount") if call else None
        for node, call in zip(nodes, calls, strict=True)
    ]
    lengths = [found for _, found in _asked(bus, nodes, counts)]
    asked = [
        _call(node.ref, TEXT, "GetText", "ii", 0, min(_TEXT, length)) if length else None
        for node, length in zip(nodes, lengths, strict=True)
    ]
    texts = [found for _, found in _asked(bus, nodes, asked)]
    return [
        node if length is None else replace(node, text=_readable(str(text or "")))
        for node, length, text in zip(nodes, lengths, texts, strict=True)
    ]


def _is_read(node: Node) -> bool:
    return node.showing and TEXT in node.interfaces and node.role in (*_READ, *_READ_TOO)


def _readable(text: str) -> str:
    """Without the signs that stand for things in a text."""
    return text.replace("￼", "").strip()


def hit(bus: Bus, window: Ref, x: int, y: int) -> list[Ref]:
    """What a window says lies at a pixel, from the outermost to the innermost."""
    found, at = [], window
    for _ in range(_DEEPEST):
        answer = bus.one(_call(at, COMPONENT, "GetAccessibleAtPoint", "iiu", x, y, _SCREEN))
        if not answer or answer[1] == _NULL or Ref(*answer) == at:
            break
        at = Ref(*answer)
        found.append(at)
    return found
