"""One captured screen of a real program: its elements, each with what proves it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from pointerbench.elements.tree import Element, ElementTree, Group, Intent, ListKind
from pointerbench.values.geometry import Box

KINDS = ("hover", "press", "tooltip", "popup", "click", "ink", "hit", "stack", "located", "told")
"""How a box may be proved. The first six are independent of the tree: something changed on the
screen, appeared, or arrived at the program; ``ink`` is what goes from the screen when the program
draws all but this element. A hit test asks the program, the stack of windows only tells that
nothing lies in front. The last two prove nothing: an element was ``located`` on a bare picture, and
``agree`` is its score; or a tree beside the picture ``told`` it."""

INDEPENDENT = KINDS[:6]

CONFIRMED, CONTRADICTED, SILENT = "confirmed", "contradicted", "silent"
VERDICTS = (CONFIRMED, CONTRADICTED, SILENT)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one proof found.

    Attributes:
        kind: one of `KINDS`.
        verdict: ``confirmed``; ``contradicted``: what happened lies elsewhere; ``silent``: nothing
            happened, which says nothing.
        agree: share of what changed that lies in the element's box, 0 to 1.
        box: what changed or appeared, in pixels of the screen; None where nothing did. Of a located
            element where its text was read, or the ink of its icon.
        text: what a tooltip said.
        at: the element's box when it was proved, where that was in another state of the program.
    """

    kind: str
    verdict: str
    agree: float = 0.0
    box: Box | None = None
    text: str = ""
    at: Box | None = None


@dataclass(frozen=True, slots=True)
class Captured(Element):
    """One visible element of a captured screen; the box is in pixels of the picture.

    An element whose ``name`` is the accessible name, whether it is drawn or not: `element` gives
    the one that the tasks see.

    Attributes:
        description: what the program says of it, its tooltip; never drawn.
        shortcut: the keys that do the same, as ``Ctrl+S``.
        path: where it stands in the program's tree, as ``0/3/1``.
        evidence: what was tried, in that order.
        after: the state that a click on it leads to; empty where no click was made.
    """

    description: str = ""
    shortcut: str = ""
    path: str = ""
    evidence: tuple[Evidence, ...] = ()
    after: str = ""

    @property
    def proved(self) -> bool:
        """Whether something independent of the tree confirms the box, and nothing does not."""
        said = [found for found in self.evidence if found.kind in INDEPENDENT]
        return (
            bool(said)
            and any(found.verdict == CONFIRMED for found in said)
            and not (any(found.verdict == CONTRADICTED for found in said))
        )

    @property
    def contradicted(self) -> bool:
        """Whether something happened elsewhere than in the box."""
        said = (found for found in self.evidence if found.kind in INDEPENDENT)
        return any(found.verdict == CONTRADICTED for found in said)

    def element(self) -> Element:
        """The element as the tasks see it: what is drawn in it is its text, and no name."""
        shared = {f.name: getattr(self, f.name) for f in fields(Element)}
        return Element(**{**shared, "name": "" if self.is_drawn(self.name) else self.name})

    def is_drawn(self, words: str) -> bool:
        """Whether words are drawn in the element or beside it."""
        plain = _plain(words)
        return bool(plain) and (plain in _plain(self.text) or plain in _plain(self.label))


@dataclass(frozen=True)
class State:
    """A captured screen.

    ``title`` is the window's; ``language`` and ``platform`` are those of
    `pointerbench.elements.tree.ElementTree`, as are groups, kinds and functions.
    """

    id: str
    size: tuple[int, int]
    elements: tuple[Captured, ...]
    groups: Mapping[str, Group] = field(default_factory=dict)
    kinds: Mapping[str, ListKind] = field(default_factory=dict)
    functions: Mapping[str, Intent] = field(default_factory=dict)
    language: str = "en"
    platform: str = "desktop"
    title: str = ""

    def tree(self, *, proved: bool = False) -> ElementTree:
        """The screen as the tasks see it, in reading order.

        With ``proved`` an element that nothing independent confirms, though a click on it would do
        something, is left out.
        """
        kept = (e for e in self.elements if not proved or e.proved or not e.active)
        return ElementTree(
            size=self.size,
            elements=tuple(element.element() for element in kept),
            groups=self.groups,
            kinds=self.kinds,
            functions=self.functions,
            language=self.language,
            platform=self.platform,
        )


def _plain(words: str) -> str:
    return "".join(c for c in words.casefold() if c.isalnum())
