"""The element task: by type, visible text, state, or the meaning of an icon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pointerbench.asking import conditions, naming, pictures, varying
from pointerbench.asking.conditions import Where, kind_of
from pointerbench.asking.question import Query, Question, Variation
from pointerbench.asking.targets import in_turn, quotable
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.values.rng import Stream

_SHARES: Mapping[str, float] = {"text": 5, "typed": 5, "type": 2, "state": 2, "icon": 3}


def propose(stream: Stream, tree: ElementTree) -> Iterator[Question]:
    """Proved questions in random order, at most one for each element and way to ask."""
    counts = Counter(kind_of(element) for element in tree.elements)
    for element in in_turn(stream, tree):
        drawn = stream.child(element.id)
        ways = dict(_ways(drawn, element, tree, counts))
        while ways:
            way = drawn.weighted({name: _SHARES[name] for name in ways})
            query = {"task": "element", "where": ways.pop(way)}
            if not _proved(query, element, tree):
                continue
            wordings = say(drawn.child(way), query, tree, kind_of(element))
            yield Question("element", query, element.id, wordings)
            break


def _ways(
    stream: Stream, element: Element, tree: ElementTree, counts: Mapping[str, int]
) -> Iterator[tuple[str, Where]]:
    """Descriptions by the way to ask; most will not hold."""
    kind = kind_of(element)
    text = quotable(element)
    if text:
        yield "typed", {"type": kind, **text}
        if "label" not in text:
            yield "text", text
    if counts[kind] == 1:
        yield "type", {"type": kind}
    states = [*sorted(element.state - {"checked", "focused"}), *_two_way(element)]
    if states:
        yield "state", {"type": kind, "state": stream.pick(states)}
    if element.icon and pictures.icon_look(element.icon).words and kind in ("icon", "button"):
        yield "icon", {"type": kind, "icon": element.icon}


def _two_way(element: Element) -> list[str]:
    """Whether what has two states is on or off."""
    if kind_of(element) not in ("toggle", "checkbox", "radio"):
        return []
    return ["on" if "checked" in element.state else "off"]


def _proved(query: Query, element: Element, tree: ElementTree) -> bool:
    return resolve(query, tree) == [element.id] and conditions.needs_all(query["where"], tree)


def say(stream: Stream, query: Query, tree: ElementTree, acted: str) -> dict[str, str]:
    return naming.sentences(stream, "element", naming.phrases(stream, query["where"], tree, acted))


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    return [element.id for element in conditions.found(query["where"], tree, loose)]


def vary(stream: Stream, question: Question, tree: ElementTree) -> Iterator[Variation]:
    where = question.query["where"]
    for changed, other in varying.wheres(stream, where, question.target, tree):
        yield Variation(changed, {**question.query, "where": other})
