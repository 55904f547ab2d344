"""A program's accessibility tree over AT-SPI, as plain values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pointerbench.capture.desktop.bus import Bus, Call, reading
from pointerbench.capture.failures import SilentProgramError
from pointerbench.values.geometry import Box

_SPACE = "org.a11y.atspi."
ACCESSIBLE, COMPONENT, ACTION, TEXT, TABLE, VALUE = (
    _SPACE + name for name in ("Accessible", "Component", "Action", "Text", "Table", "Value")
)
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = "org.a11y.atspi.Registry"
_NULL = "/org/a11y/atspi/null"

_STATES = (
    *("invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable"),
    *("enabled", "expandable", "expanded", "focusable", "focused", "has tooltip", "horizontal"),
    *("iconified", "modal", "multi line", "multiselectable", "opaque", "pressed", "resizable"),
    *("selectable", "selected", "sensitive", "showing", "single line", "stale", "transient"),
    *("vertical", "visible", "manages descendants", "indeterminate", "required", "truncated"),
    *("animated", "invalid entry", "supports autocompletion", "selectable text", "is default"),
    *("visited", "checkable", "has popup", "read only"),
)
_LABELLED_BY = 2  # of the relations between accessibles
_SCREEN = 0  # coordinates count from the screen's corner

MANY = 1500
"""Children from which on a table says what it shows when asked by place only."""
_MOST = 6000  # nodes of a program that are looked at
_DEEPEST = 60
_UNDRAWN = re.compile("[\N{OBJECT REPLACEMENT CHARACTER}\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_TEXT = 400  # characters of a text that are kept

MENUS = ("menu", "menu bar", "popup menu")
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


class Ref(NamedTuple):
    """An accessible: the name of its program on the bus, and its path there."""

    peer: str
    path: str


@dataclass(frozen=True, slots=True)
class Node:
    """An accessible as it was when it was asked.

    Attributes:
        box: in pixels of the screen, as the program says, which may be wrong; None: it has none.
        states: as AT-SPI names them, with blanks.
        count: how many children it has, shown or not.
        parent: place in the list of nodes; -1 for a program.
        place: the numbers that lead from its program to it, as ``0/3/1``.
        keys: the keys that do what it does, as the program writes them.
        labels: what it is labelled by.
        text: the beginning of its text; None where it has none.
        drop: why it is none of the screen's, found by `defects`; or empty.
    """

    ref: Ref
    role: str
    name: str = ""
    description: str = ""
    box: Box | None = None
    states: frozenset[str] = frozenset()
    interfaces: frozenset[str] = frozenset()
    count: int = 0
    parent: int = -1
    place: str = ""
    keys: str = ""
    labels: tuple[Ref, ...] = ()
    text: str | None = None
    drop: str = ""

    @property
    def depth(self) -> int:
        """0 for a program, 1 for its windows."""
        return self.place.count("/") + 1 if self.place else 0

    @property
    def showing(self) -> bool:
        return "showing" in self.states


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


def in_order(found: Sequence[Node]) -> list[Node]:
    """Nodes, level by level, put as they are read: parents before their children."""
    order = sorted(range(len(found)), key=lambda at: _numbers(found[at].place))
    now_at = {old: new for new, old in enumerate(order)}
    return [replace(found[old], parent=now_at.get(found[old].parent, -1)) for old in order]


def _numbers(place: str) -> tuple[int, ...]:
    return tuple(int(number) for number in place.split("/")) if place else ()


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
        name=_readable(str(name or "")),
        description=str(description or "").strip(),
        states=states_of(states or ()),
        interfaces=frozenset(interfaces or ()),
        count=count if isinstance(count, int) else 0,
    )


def states_of(words: Sequence[int]) -> frozenset[str]:
    """The names of the bits of a state."""
    bits = sum(word << (32 * place) for place, word in enumerate(words))
    return frozenset(name for place, name in enumerate(_STATES) if bits >> place & 1)


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
    """Without the signs that stand for things in a text, or turn its direction: they are not
    drawn."""
    return _UNDRAWN.sub("", text).strip()


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
