"""The reasoning task: the item of a list that comparing, sorting and filtering leave over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pointerbench.asking.facts import MEASURED, Listed, lists, thresholds
from pointerbench.asking.grammar import Speech
from pointerbench.asking.items import item_phrase
from pointerbench.asking.plans import plan
from pointerbench.asking.question import LANGUAGES, Query, Question, Variation
from pointerbench.asking.steps import KEEPING, Step, clear, depth, left, needed, operations
from pointerbench.elements.tree import Element, ElementTree, Group
from pointerbench.values.rng import Stream

_TRIES = 60  # plans drawn for a screen


def propose(stream: Stream, tree: ElementTree) -> Iterator[Question]:
    """Proved questions in random order; two of them may ask for the same item."""
    found = list(lists(tree))
    for number in range(_TRIES if found else 0):
        drawn = stream.child(str(number))
        listed = drawn.pick(found)
        steps = plan(drawn, listed)
        parts = _parts(listed, tree)
        if not steps or not parts:
            continue
        query = {
            "task": "reasoning",
            "list": listed.name,
            "part": drawn.pick(parts),
            "steps": list(steps),
        }
        targets = resolve(query, tree)
        if len(targets) == 1 and clear(listed, steps) and needed(listed, steps):
            wordings = say(drawn, query, tree, "")
            yield Question(
                "reasoning", query, targets[0], wordings, depth(steps), operations(steps)
            )


def _parts(listed: Listed, tree: ElementTree) -> list[str]:
    """The parts that every item shows as a whole; by its title an item can be asked for anyway."""
    known = [*listed.kind.parts, "title"]
    return [
        part
        for part in dict.fromkeys(known)
        if all(len(_of_part(item, part, tree)) == 1 for item in listed.items)
    ]


def _of_part(item: Group, part: str, tree: ElementTree) -> list[Element]:
    return [element for element in tree.of_group(item.id) if element.part == part]


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    """The parts of the items that the steps leave over. ``loose``: every item that meets all
    filters, whatever its place."""
    found = next((one for one in lists(tree) if one.name == query["list"]), None)
    if found is None:
        return []
    steps: Sequence[Step] = query["steps"]
    items = left(found, [step for step in steps if step["op"] in KEEPING] if loose else steps)
    return [e.id for item in items for e in _of_part(item, query["part"], tree)]


def say(stream: Stream, query: Query, tree: ElementTree, acted: str) -> dict[str, str]:
    kind = tree.kinds[query["list"]]
    wordings = {}
    for language in LANGUAGES:
        drawn = stream.child(language)
        slots = {
            "item": item_phrase(drawn.child("item"), kind, query["steps"], language),
            "nouns": kind.nouns[language][language == "en"],
        }
        own = kind.parts.get(query["part"], {}).get(language, ())
        slots |= (
            {"deed": drawn.pick(own).replace("{item}", slots["item"])}
            if own
            else {"name": kind.facts[kind.title].words[language]["name"]}
        )
        press = {"press": f"press_{tree.platform}"}
        wordings[language] = Speech("reasoning", "asked", slots, press).spoken(drawn, language)
    return wordings


def vary(stream: Stream, question: Question, tree: ElementTree) -> Iterator[Variation]:
    """Another threshold, label or place in an order, so that no item is left."""
    query = question.query
    listed = next(one for one in lists(tree) if one.name == query["list"])
    for place, step in enumerate(query["steps"]):
        for changed, other in _varied(stream.child(str(place)), listed, step):
            steps = [*query["steps"][:place], other, *query["steps"][place + 1 :]]
            yield Variation(changed, {**query, "steps": steps})


def _varied(stream: Stream, listed: Listed, step: Step) -> Iterator[tuple[str, Step]]:
    fact = step["fact"]
    if step["op"] != "filter" or "than" in step or "mean" in step:
        return
    kind = listed.kind.facts[fact].kind
    if kind == "label":
        texts = {item.facts[fact].text for item in listed.items} - {step["text"]}
        for text in stream.shuffled(sorted(texts)):
            value = next(i.facts[fact].value for i in listed.items if i.facts[fact].text == text)
            yield "text", {**step, "value": value, "text": text}
    elif kind == "flag":
        yield "state", {**step, "value": not step["value"]}
    elif kind in MEASURED and step["cmp"] in ("<", ">"):
        values = [float(listed.value(item, fact)) for item in listed.items]
        for value in stream.shuffled(thresholds(values, kind)):
            yield "number", {**step, "value": value}
