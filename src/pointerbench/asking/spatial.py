"""The spatial task: an element by where it is, to others, in a list, or on the screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pointerbench.asking import conditions, naming, places, varying
from pointerbench.asking.anchors import Raw, raw_queries
from pointerbench.asking.conditions import Where, kind_of
from pointerbench.asking.question import Query, Question, Variation
from pointerbench.asking.targets import in_turn
from pointerbench.elements.relations import CORNERS, OPPOSITE
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.values.rng import Stream

_TRIES = 14
_ORDINALS = 10


def propose(stream: Stream, tree: ElementTree) -> Iterator[Question]:
    """Proved questions in random order, at most one for each element."""
    raw = Raw(tree)
    for element in in_turn(stream, tree):
        drawn = stream.child(element.id)
        for tried, made in enumerate(raw_queries(drawn, element, raw)):
            query = {"task": "spatial", **made}
            if resolve(query, tree) == [element.id] and _needs_all(query, tree):
                wordings = say(drawn.child("say"), query, tree, kind_of(element))
                yield Question("spatial", query, element.id, wordings)
                break
            if tried >= _TRIES:
                break


def _needs_all(query: Query, tree: ElementTree) -> bool:
    """Whether the place, the condition and the word for the nearest are all needed."""
    alike = [e for e in conditions.found(query["where"], tree) if _of_type(e, query["where"])]
    if len(alike) <= 1:
        return False
    found = resolve(query, tree)
    dropped = [
        {**query, "where": {k: v for k, v in query["where"].items() if k != name}}
        for name in query["where"]
        if name != "type" and len(query["where"]) > 1
    ]
    dropped += [{k: v for k, v in query.items() if k != "next"}] if "next" in query else []
    dropped += (
        [{k: v for k, v in query.items() if k != "anchor"}]
        if query["relation"] == "nth" and "anchor" in query
        else []
    )
    return all(resolve(less, tree) != found for less in dropped)


def _of_type(element: Element, where: Where) -> bool:
    """Whether it is of the very type, not only of one that could be taken for it."""
    return "type" not in where or kind_of(element) == where["type"]


def say(stream: Stream, query: Query, tree: ElementTree, acted: str) -> dict[str, str]:
    made = naming.phrases(stream, query["where"], tree, acted)
    for language, phrase in made.items():
        for name, prefix in (("anchor", "a_"), ("other", "b_")):
            if name in query:
                phrase.add(stream.child(f"{language}/{prefix}"), query[name], prefix)
        place = _place(query)
        phrase.aliases |= {"place": f"place_{place}", "longer": f"longer_{place}"}
        for name in ("corner", "from"):
            if name in query:
                phrase.aliases[name] = f"{name}_{query[name].replace('-', '_')}"
        if "n" in query:
            phrase.aliases["nth"] = f"nth_{query['n']}"
        if "kind" in query:
            one, many = tree.kinds[query["kind"]].nouns[language]
            phrase.slots["item"] = one
            phrase.slots["measure" if language == "zh" else "items"] = many
    return naming.sentences(stream, "spatial", made)


def _place(query: Query) -> str:
    """The name of the place among the symbols of the grammar."""
    relation: str = query["relation"]
    if relation == "edge":
        return f"edge_{query['edge']}"
    if relation == "nth" and "anchor" in query:
        return "nth_row"
    return f"{relation}_near" if "next" in query else relation


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    return places.resolve(query, tree, loose)


def vary(stream: Stream, question: Question, tree: ElementTree) -> Iterator[Variation]:
    """Another place, number, anchor or condition."""
    query = question.query
    ways = ["place", "number", "anchor", "where"]
    for way in stream.shuffled(ways):
        drawn = stream.child(way)
        if way == "place":
            yield from (Variation("place", {**query, **other}) for other in _elsewhere(query))
        elif way == "number" and "n" in query:
            for n in drawn.shuffled(range(int(query["n"]) + 1, _ORDINALS + 1)):
                yield Variation("number", {**query, "n": n})
        elif way == "anchor" and "anchor" in query:
            anchor = conditions.found(query["anchor"], tree)[0]
            for changed, other in varying.wheres(drawn, query["anchor"], anchor.id, tree):
                if changed in ("text", "number"):
                    yield Variation(changed, {**query, "anchor": other})
        elif way == "where":
            for changed, other in varying.wheres(drawn, query["where"], question.target, tree):
                yield Variation(changed, {**query, "where": other})


def _elsewhere(query: Query) -> Iterator[Mapping[str, Any]]:
    """Other places of the same sort."""
    relation = query["relation"]
    if relation in ("left", "right", "above", "below"):
        across = ("above", "below") if relation in ("left", "right") else ("left", "right")
        yield from ({"relation": other} for other in (OPPOSITE[relation], *across))
    elif relation in ("row", "column"):
        yield {"relation": OPPOSITE[relation]}
    elif relation == "corner":
        yield from ({"corner": corner} for corner in CORNERS if corner != query["corner"])
