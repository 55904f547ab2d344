"""The visual task: an element by colour, shape, the look of an icon, what a picture shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pointerbench.asking import conditions, naming, pictures, varying
from pointerbench.asking.conditions import Where, kind_of
from pointerbench.asking.question import Query, Question, Variation
from pointerbench.asking.targets import in_turn, quotable
from pointerbench.elements import colors
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.values.rng import Stream

_SHARES: Mapping[str, float] = {
    "look": 5,
    "photo": 6,
    "colour": 5,
    "shape": 2,
    "colour_shape": 4,
    "colour_look": 4,
    "shape_look": 2,
    "colour_text": 2,
}
_NEUTRAL = ("white", "grey", "black")
"""Not asked for: a ground that is not filled may look like it."""

_SHAPES = ("circle", "pill", "square")
_COLOURED = ("button", "icon", "link", "text", "toggle", "tab", "slider", "menu", "checkbox")


def propose(stream: Stream, tree: ElementTree) -> Iterator[Question]:
    """Proved questions in random order, at most one for each element."""
    for element in in_turn(stream, tree):
        drawn = stream.child(element.id)
        ways: dict[str, Where] = dict(_ways(element))
        while ways:
            way = drawn.weighted({name: _SHARES[name] for name in ways})
            where = ways.pop(way)
            query = {"task": "visual", "where": where}
            if resolve(query, tree) == [element.id] and conditions.needs_all(where, tree):
                wordings = say(drawn.child(way), query, tree, kind_of(element))
                yield Question("visual", query, element.id, wordings)
                break


def _ways(element: Element) -> Iterator[tuple[str, Where]]:
    """Descriptions by what is seen; most will not hold."""
    kind = {"type": kind_of(element)}
    colour = _colour(element)
    shape: Where = {}
    look: Where = {}
    if element.shape in _SHAPES and element.type in ("button", "icon", "image"):
        shape = {"shape": element.shape}
    drawn = element.icon if element.type in ("icon", "button") else ""
    if drawn and pictures.icon_look(drawn).words:
        look = {"look": element.icon}
    if element.photo and pictures.photo_look(element.photo).words:
        yield "photo", {**kind, "photo": element.photo}
    for name, seen in (("colour", colour), ("shape", shape), ("look", look)):
        if seen:
            yield name, {**kind, **seen}
    pairs = {"colour_shape": (colour, shape), "colour_look": (colour, look)}
    for name, (one, other) in {**pairs, "shape_look": (shape, look)}.items():
        if one and other:
            yield name, {**kind, **one, **other}
    text = quotable(element)
    if colour and "text" in text:
        yield "colour_text", {**kind, **colour, **text}


def _colour(element: Element) -> Where:
    """The condition of its one clear colour: that of its ground, else of its text or icon."""
    colour = element.fill or element.ink
    if not colour or kind_of(element) not in _COLOURED:
        return {}
    name = colors.clear_name(colour)
    if element.fill and name in _NEUTRAL and element.ink:
        name = colors.clear_name(element.ink)
    return {"colour": name} if name and name not in _NEUTRAL else {}


def say(stream: Stream, query: Query, tree: ElementTree, acted: str) -> dict[str, str]:
    return naming.sentences(stream, "visual", naming.phrases(stream, query["where"], tree, acted))


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    return [element.id for element in conditions.found(query["where"], tree, loose)]


def vary(stream: Stream, question: Question, tree: ElementTree) -> Iterator[Variation]:
    where = question.query["where"]
    for changed, other in varying.wheres(stream, where, question.target, tree):
        yield Variation(changed, {**question.query, "where": other})
