"""What a living page would show, in words: a screen for an image model to draw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.elements.tree import Element, ElementTree
from pointerbench.pages.app import App
from pointerbench.pages.show import show
from pointerbench.suites.pro.catalogue import LANGUAGE, card
from pointerbench.suites.pro.composing import compose, state_names
from pointerbench.suites.pro.pages_source import PagesSource
from pointerbench.suites.pro.source import AppCard
from pointerbench.suites.pro.wishes import kind_of

_HEAD = 0.15  # of the picture's height, in which a bar of menus lies


class Control(NamedTuple):
    """A control that a screen shows.

    ``kind`` is of `ELEMENT_TYPES`; ``face`` is what is seen of it: an icon's name, a text, or for
    others what they are, as ``slider labelled "Opacity"``; ``words`` is what an icon means, or the
    text; ``says`` are the sentences that ask for it.
    """

    function: str
    kind: str
    face: str
    words: str
    says: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sketch:
    """A screen before it is drawn. ``document`` is the title of what is open, ``state`` the name of
    the application's first state."""

    app: AppCard
    platform: str
    theme: str
    state: str
    scenario: str
    document: str
    menus: tuple[str, ...]
    controls: tuple[Control, ...]


def sketch(source: PagesSource, slug: str, number: int) -> Sketch:
    """Screen ``number`` (from 1) of an application, in its first state, where nothing is open."""
    app = source.apps[slug]
    first = state_names(app, source.seed, source.split)[0]
    composed = compose(app, number, source.seed, source.split, source.screen, first)
    tree = show(composed.view).tree()
    return Sketch(
        card(app),
        composed.platform,
        composed.view.theme,
        first,
        app.own["scenario"],
        str(composed.view.document.get("title", app.name[LANGUAGE])),
        _menus(tree),
        tuple(_controls(app, tree)),
    )


def _menus(tree: ElementTree) -> tuple[str, ...]:
    """The titles of the bar of menus, where there is one."""
    head = _HEAD * tree.size[1]
    found = [e for e in tree.elements if e.type == "menu" and e.text and e.box.y2 <= head]
    return tuple(e.text for e in found if e.box.y1 == found[0].box.y1)


def _controls(app: App, tree: ElementTree) -> Iterator[Control]:
    """Those that one element alone stands for, and whose sentences name nothing on the screen."""
    doing: dict[str, list[Element]] = {}
    for element in tree.elements:
        if element.function in app.functions:
            doing.setdefault(element.function, []).append(element)
    for function, elements in doing.items():
        says = app.functions[function].wordings[LANGUAGE]
        (element, *others) = elements
        kind, face = kind_of(element), _face(element)
        named = any("{" in said for said in says)
        if face and not others and not named and element.whole and "disabled" not in element.state:
            words = element.name or element.label if kind == "icon" else element.text
            yield Control(function, kind, face, words, says)


def _face(element: Element) -> str:
    """What is seen of an element, in words; empty where words do not tell it."""
    kind = kind_of(element)
    if kind == "icon":
        return element.icon.rpartition(":")[2].replace("_", " ").replace("-", " ")
    if kind == "text":
        return element.text
    if element.label:
        return f'{element.type} labelled "{element.label}"'
    return f'{element.type} that shows "{element.text}"' if element.text else ""
