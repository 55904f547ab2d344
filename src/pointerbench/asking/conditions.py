"""What a description of an element may demand, and whether an element can be meant by it.

A description is a mapping from the name of a condition to its value, ``{"type": "button",
"text": "Save"}``. Whoever asks means one element; who reads may take another: so a condition
holds for everything that a reader could mean, and ``loose`` for every near miss as well.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import lru_cache

from pointerbench.asking.pictures import may_be
from pointerbench.elements import colors
from pointerbench.elements.tree import Element, ElementTree

Where = Mapping[str, str]

KIN: Mapping[str, tuple[str, ...]] = {
    "button": ("button", "icon", "dropdown"),
    "icon": ("icon", "button"),
    "text": ("text", "link"),
    "menu": ("menu", "link", "tab"),
    "slider": ("slider",),
    "checkbox": ("checkbox", "radio", "toggle"),
    "radio": ("radio", "checkbox"),
    "toggle": ("toggle", "checkbox"),
    "tab": ("tab", "menu"),
    "dropdown": ("dropdown", "input"),
    "input": ("input", "dropdown"),
    "image": ("image",),
    "link": ("link", "menu"),
    "notification": ("notification", "dialog"),
    "dialog": ("dialog", "notification"),
}
"""What a reader may take for a thing of that kind; whatever shows words is a text besides."""

FAR: tuple[frozenset[str], ...] = (
    frozenset({"button", "icon", "link", "menu", "tab", "text", "dropdown", "image"}),
    frozenset({"checkbox", "radio", "toggle"}),
    frozenset({"slider"}),
    frozenset({"input", "dropdown"}),
    frozenset({"notification", "dialog", "text"}),
)
"""Kinds that a generous reader takes for each other."""

_EDGES = " \t.,:;!?…*·|>›‹<()[]（）【】。，：；！？、“”\"'‘’"


def kind_of(element: Element) -> str:
    """The type, but ``radio`` for a radio button and ``dialog`` for a dialog."""
    if element.type == "checkbox" and element.role == "radio":
        return "radio"
    if element.type == "notification" and element.role in ("dialog", "alertdialog"):
        return "dialog"
    return element.type


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """The text as it is compared: no case, no double blanks, no signs around it."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return re.sub(r"\s+", " ", folded).strip(_EDGES)


def _has_words(text: str, words: str) -> bool:
    """Whether the words stand in the text as words; both `plain`."""
    start = text.find(words)
    while start >= 0:
        before, after = text[:start][-1:], text[start + len(words) :][:1]
        if not (_joins(before, words[0]) or _joins(words[-1], after)):
            return True
        start = text.find(words, start + 1)
    return False


def _joins(left: str, right: str) -> bool:
    """Whether two signs belong to one word; Chinese ones may always be parted."""
    return left.isascii() and right.isascii() and left.isalnum() and right.isalnum()


def texts(element: Element) -> tuple[str, ...]:
    """What may be quoted of an element, as it is compared."""
    return tuple(plain(text) for text in (element.text, element.label) if plain(text))


def _same(wanted: str, text: str) -> bool:
    """Whether a quoted text could mean this one: the same, or with little more to it."""
    if wanted == text:
        return True
    return len(wanted) * 2 >= len(text) and bool(wanted) and _has_words(text, wanted)


def alike(wanted: str, text: str) -> bool:
    """Whether one text could be taken for the other by somebody generous; both `plain`."""
    if not wanted or not text:
        return False
    if wanted in text or (len(text) > 1 and text in wanted):
        return True
    matcher = SequenceMatcher(None, wanted, text, autojunk=False)
    if matcher.real_quick_ratio() < 0.75 or matcher.quick_ratio() < 0.75:
        return False
    return matcher.ratio() >= 0.75


def _type(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    kind = kind_of(element)
    if loose:
        return any(value in kinds and kind in kinds for kinds in FAR)
    return kind in KIN[value] or (value == "text" and bool(element.text))


def _text(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    wanted = plain(value)
    if loose:
        return any(alike(wanted, text) for text in _all_texts(element, tree))
    return any(_same(wanted, text) for text in texts(element))


def _begins(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    wanted = plain(value)
    if loose:
        return _text(value, element, tree, loose)
    return any(text.startswith(wanted) for text in texts(element))


def _all_texts(element: Element, tree: ElementTree) -> Iterator[str]:
    yield from texts(element)
    if element.name:
        yield plain(element.name)
    group = tree.groups.get(element.group)
    if group is not None and group.text and not (element.text or element.label):
        yield plain(group.text)


def _state(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    kind = kind_of(element)
    if value in ("on", "off"):
        two = kind in ("toggle", "checkbox", "radio")
        return two and ("checked" in element.state) == (value == "on")
    return value in element.state


def _icon(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    return may_be(element.icon, value, "icon")


def _photo(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    return may_be(element.photo, value, "photo")


def _colour(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    seen = [colour for colour in (element.fill, element.ink) if colour]
    return any(value in colors.possible_names(colour, loose) for colour in seen)


def _shape(value: str, element: Element, tree: ElementTree, loose: bool) -> bool:
    if element.shape == value:
        return True
    near = {"circle": "pill", "pill": "circle", "square": "rectangle", "rectangle": "square"}
    return loose and near[value] == element.shape


Test = Callable[[str, Element, ElementTree, bool], bool]

TESTS: Mapping[str, Test] = {
    "type": _type,
    "text": _text,
    "label": _text,
    "begins": _begins,
    "state": _state,
    "icon": _icon,
    "look": _icon,
    "photo": _photo,
    "colour": _colour,
    "shape": _shape,
}
"""Whether an element can be meant, by the name of a condition."""


def meets(where: Where, element: Element, tree: ElementTree, loose: bool = False) -> bool:
    """Whether the element meets all conditions.

    Raises:
        KeyError: a condition is none of `TESTS`.
    """
    return all(TESTS[name](value, element, tree, loose) for name, value in where.items())


def found(where: Where, tree: ElementTree, loose: bool = False) -> list[Element]:
    """All elements that the description can mean, those that are partly covered included."""
    key = (loose, *where.items())
    if key not in tree.memory:
        tree.memory[key] = tuple(e for e in tree.elements if meets(where, e, tree, loose))
    return list(tree.memory[key])


def needs_all(where: Where, tree: ElementTree) -> bool:
    """Whether every condition is needed; the type is a noun, which a sentence cannot do without."""
    for name in where:
        rest = {key: value for key, value in where.items() if key != name}
        if name != "type" and set(rest) - {"type"} and len(found(rest, tree)) == 1:
            return False
    return True
