"""Which elements can be asked for, and what of them can be quoted."""

from __future__ import annotations

import math
from collections.abc import Mapping

from pointerbench.asking.conditions import Where, plain
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

_LEAST = 8
_WEIGHTS: Mapping[str, float] = {
    "slider": 60.0,
    "notification": 150.0,
    "dropdown": 20.0,
    "input": 12.0,
    "menu": 8.0,
    "image": 14.0,
    "checkbox": 9.0,
    "toggle": 8.0,
    "tab": 3.0,
    "link": 3.0,
    "button": 2.0,
    "icon": 0.6,
    "text": 0.4,
}
"""How soon an element's turn comes, by its type: screens have many texts and few sliders."""
_LONG_WORDS, _LONG_SIGNS = 7, 42


def askable(element: Element, tree: ElementTree) -> bool:
    """Whether it is painted whole, inside the picture, and large enough to point at."""
    screen = Box(0, 0, *tree.size)
    big = min(element.box.width, element.box.height) >= _LEAST
    return element.whole and big and screen.covers(element.box)


def in_turn(stream: Stream, tree: ElementTree) -> list[Element]:
    """What can be asked for in random order, rarer types of elements sooner."""
    waits = {
        element.id: -math.log(1.0 - stream.random()) / _WEIGHTS.get(element.type, 1.0)
        for element in tree.elements
    }
    able = [element for element in tree.elements if askable(element, tree)]
    return sorted(able, key=lambda element: waits[element.id])


def quotable(element: Element) -> Where:
    """The condition that quotes what an element says, whole or by its first words; maybe none."""
    name = "label" if element.label and element.type not in ("text", "link") else "text"
    text = element.label if name == "label" else element.text
    text = text.strip()
    if not plain(text) or len(text) > 400:
        return {}
    if name == "label" and len(text) > _LONG_SIGNS:
        return {}
    short = first_words(text)
    return {name: text} if short == text else {"begins": short}


def first_words(text: str) -> str:
    """The text, or the first few words of a long one."""
    if _chinese(text):
        return text if len(text) <= 18 else text[:10].rstrip("，。；：、（“ ")
    words = text.split()
    if len(text) <= _LONG_SIGNS and len(words) <= _LONG_WORDS:
        return text
    return " ".join(words[:5]).rstrip(",.;:")


def _chinese(text: str) -> bool:
    return sum(sign >= "\u2e80" for sign in text) * 3 > len(text)
