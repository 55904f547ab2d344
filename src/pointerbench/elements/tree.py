"""A screen as a tree of elements: what is painted where, what it says, and what it is good for.

The tree is what the six tasks work on. It holds plain values only, so that a page in a browser, a
captured program and somebody's labelled screenshot all give the same thing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pointerbench.values.geometry import Box

TYPES = (
    *("icon", "button", "text", "menu", "slider", "checkbox", "tab", "dropdown", "image"),
    *("input", "link", "notification", "toggle"),
)
"""The thirteen types of elements: ``text`` is a text or tag, ``checkbox`` also a radio button,
``menu`` an entry of a menu, ``notification`` also a dialog."""

STATES = ("checked", "selected", "disabled", "expanded", "focused", "invalid")
"""What an element's state may hold; a switch that is on is ``checked``."""

Value = float | str | bool


@dataclass(frozen=True, slots=True)
class Fact:
    """What a group is worth in one respect: ``value`` to compare, ``text`` as the screen shows it.

    A date or time is its ISO text; money, counts and the like are numbers; a flag that is off has
    no text.
    """

    value: Value
    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the screen that holds elements: an item of a list, a card, a bar, a dialog.

    ``kind`` is the name of its list, as ``products`` (a key of `ElementTree.kinds`), or empty;
    ``index`` its place in that list, from 0; ``key`` tells the items of a list apart; ``parent``
    is the id of the group around it, or empty. ``text`` is all its visible text.
    """

    id: str
    box: Box
    kind: str = ""
    parent: str = ""
    index: int = 0
    key: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    text: str = ""


@dataclass(frozen=True, slots=True)
class Element:
    """One visible element; the box is in pixels of the picture.

    Attributes:
        type: one of `TYPES`.
        role: what assistive technology calls it, as ``button``; may be empty.
        text: its visible text (a field's value or hint, a button's label), blanks made one.
        label: visible text beside it that names it, as that of a field or switch; may be quoted.
        name: what it is called where no text shows it, as an icon's label; never to be quoted.
        icon: the name of its icon, as ``bell``; a key of the icon vocabulary.
        photo: the id of its photograph.
        fill, ink: colour of its own ground and of its text or icon, ``#rrggbb``; empty if none.
        shape: ``circle``, ``pill``, ``square``, ``rectangle`` of what is filled or bordered.
        state: some of `STATES`.
        group: id of the innermost group around it, or empty.
        part: which part of a list's item it is, as ``title`` or ``add``.
        function: id of what it does, a key of `ElementTree.functions`, or empty.
        key: the key of the nearest item around it.
        whole: whether all of it is painted: nothing covers it or cuts it off.
        active: whether a click on it does something (a text says nothing).
    """

    id: str
    type: str
    box: Box
    role: str = ""
    text: str = ""
    label: str = ""
    name: str = ""
    icon: str = ""
    photo: str = ""
    fill: str = ""
    ink: str = ""
    shape: str = ""
    state: frozenset[str] = frozenset()
    group: str = ""
    part: str = ""
    function: str = ""
    key: str = ""
    whole: bool = True
    active: bool = False


@dataclass(frozen=True, slots=True)
class FactKind:
    """What a fact of a list is, for those who ask by it.

    ``kind`` is one of money, number, count, percent, rating, date, time, duration, flag, label.
    ``words`` holds by language what the fact is called and how it compares: ``name``, ``max`` and
    ``min`` (as ``most expensive``), for a flag ``yes`` and ``no`` (as ``with free shipping``), for
    a label ``of`` (as ``from {value}``), for the others ``unit`` where there is one.
    """

    kind: str
    words: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class ListKind:
    """What the items of a list are called, by what they compare, and what can be done with one.

    ``nouns`` by language: singular and plural (Chinese: noun and measure word). ``title`` names
    the fact that names an item. ``parts`` holds by the part of an item, by language, templates
    with ``{item}``: ``Add {item} to the cart``.
    """

    nouns: Mapping[str, tuple[str, str]]
    title: str
    facts: Mapping[str, FactKind]
    parts: Mapping[str, Mapping[str, tuple[str, ...]]]


@dataclass(frozen=True, slots=True)
class Intent:
    """What a function is for: templates by language (``{item}`` is the title of the item it acts
    on), and the state that a click brings about."""

    function: str
    wordings: Mapping[str, tuple[str, ...]]
    effect: Mapping[str, object]


@dataclass(frozen=True)
class ElementTree:
    """All elements of a screen in reading order, its groups, and what its words mean.

    ``language`` is that of the screen, ``en`` or ``zh``; ``platform`` web, mobile or desktop.
    ``memory`` is for those who ask the same of it many times.
    """

    size: tuple[int, int]
    elements: tuple[Element, ...]
    groups: Mapping[str, Group] = field(default_factory=dict)
    kinds: Mapping[str, ListKind] = field(default_factory=dict)
    functions: Mapping[str, Intent] = field(default_factory=dict)
    language: str = "en"
    platform: str = "web"
    memory: dict[Hashable, tuple[Element, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @cached_property
    def by_id(self) -> Mapping[str, Element]:
        return {element.id: element for element in self.elements}

    def items(self, kind: str) -> tuple[Group, ...]:
        """The items of a list, in their order."""
        found = (group for group in self.groups.values() if group.kind == kind)
        return tuple(sorted(found, key=lambda group: group.index))

    def of_group(self, group: str) -> tuple[Element, ...]:
        """The elements of a group and of the groups in it."""
        return tuple(e for e in self.elements if self.inside(e.group, group))

    def inside(self, inner: str, outer: str) -> bool:
        """Whether a group is another one or lies in it; ids."""
        while inner and inner != outer:
            inner = self.groups[inner].parent
        return bool(inner)
