"""An accessible of a program, as it was when it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pointerbench.values.geometry import Box

_SPACE = "org.a11y.atspi."
ACCESSIBLE, COMPONENT, ACTION, TEXT, TABLE, VALUE = (
    _SPACE + name for name in ("Accessible", "Component", "Action", "Text", "Table", "Value")
)
_STATES = (
    *("invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable"),
    *("enabled", "expandable", "expanded", "focusable", "focused", "has tooltip", "horizontal"),
    *("iconified", "modal", "multi line", "multiselectable", "opaque", "pressed", "resizable"),
    *("selectable", "selected", "sensitive", "showing", "single line", "stale", "transient"),
    *("vertical", "visible", "manages descendants", "indeterminate", "required", "truncated"),
    *("animated", "invalid entry", "supports autocompletion", "selectable text", "is default"),
    *("visited", "checkable", "has popup", "read only"),
)

MANY = 1500
"""Children from which on a table says what it shows when asked by place only."""


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


def in_order(found: Sequence[Node]) -> list[Node]:
    """Nodes, level by level, put as they are read: parents before their children."""
    order = sorted(range(len(found)), key=lambda at: _numbers(found[at].place))
    now_at = {old: new for new, old in enumerate(order)}
    return [replace(found[old], parent=now_at.get(found[old].parent, -1)) for old in order]


def _numbers(place: str) -> tuple[int, ...]:
    return tuple(int(number) for number in place.split("/")) if place else ()


def states_of(words: Sequence[int]) -> frozenset[str]:
    """The names of the bits of a state."""
    bits = sum(word << (32 * place) for place, word in enumerate(words))
    return frozenset(name for place, name in enumerate(_STATES) if bits >> place & 1)
