"""The reasoning task: the item of a list that comparing, sorting and filtering leave over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pointerbench.asking.facts import MEASURED, ORDERED, Listed, lists, thresholds
from pointerbench.asking.grammar import Speech
from pointerbench.asking.items import Step, item_phrase
from pointerbench.asking.question import LANGUAGES, Query, Question, Variation
from pointerbench.elements.tree import Element, ElementTree, Group
from pointerbench.values.rng import Stream

_TRIES = 60  # plans drawn for a screen
_PLANS: Mapping[str, float] = {
    "extreme": 2,
    "place": 3,
    "only": 3,
    "best_of": 5,
    "best_of_both": 3,
    "nearest": 1,
    "compared": 2,
}


def propose(stream: Stream, tree: ElementTree) -> Iterator[Question]:
    """Proved questions in random order; two of them may ask for the same item."""
    found = list(lists(tree))
    for number in range(_TRIES if found else 0):
        drawn = stream.child(str(number))
        listed = drawn.pick(found)
        name = drawn.weighted(_PLANS)
        steps = _MAKE[name](drawn, listed)
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
        if len(targets) == 1 and _clear(listed, steps) and _needed(listed, steps):
            wordings = say(drawn, query, tree, "")
            yield Question("reasoning", query, targets[0], wordings, _depth(steps), _kinds(steps))


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


def _depth(steps: Sequence[Step]) -> int:
    hard = sum(step["op"] == "filter" for step in steps)
    last = steps[-1]
    placed = int(last["op"] != "filter") + int(last.get("n", 1) > 1)
    return int(min(3, hard + placed))


def _kinds(steps: Sequence[Step]) -> tuple[str, ...]:
    names = {"filter": "filter", "nth": "sort", "nearest": "compute"}
    kinds = ["compare" if "than" in step else names[step["op"]] for step in steps]
    if steps[-1]["op"] == "nth" and steps[-1]["n"] == 1:
        kinds[-1] = "compare"
    return tuple(dict.fromkeys(kinds))


# Plans: the steps to one item, or nothing where the list does not have what it takes.


def _extreme(stream: Stream, listed: Listed) -> list[Step]:
    return _place(stream, listed, 1)


def _place(stream: Stream, listed: Listed, number: int = 0) -> list[Step]:
    facts = listed.of_kind(*ORDERED)
    if not facts:
        return []
    number = number or stream.integer(2, min(3, len(listed.items) - 1))
    order = stream.pick(["asc", "desc"])
    return [{"op": "nth", "fact": stream.pick(facts), "order": order, "n": number}]


def _only(stream: Stream, listed: Listed) -> list[Step]:
    count = stream.integer(1, 2)
    return _filters(stream, listed, count)


def _best_of(stream: Stream, listed: Listed) -> list[Step]:
    return [*_filters(stream, listed, 1), *_place(stream, listed, 1)]


def _best_of_both(stream: Stream, listed: Listed) -> list[Step]:
    filters = _filters(stream, listed, 2)
    return [*filters, *_place(stream, listed, 1)] if len(filters) == 2 else []


def _nearest(stream: Stream, listed: Listed) -> list[Step]:
    facts = listed.of_kind("money", "number", "duration")
    if not facts:
        return []
    fact = stream.pick(facts)
    values = [float(listed.value(item, fact)) for item in listed.items]
    rounds = thresholds(values, listed.kind.facts[fact].kind)
    like = listed.items[0].facts[fact].text
    return (
        [{"op": "nearest", "fact": fact, "value": stream.pick(rounds), "like": like}]
        if rounds
        else []
    )


def _compared(stream: Stream, listed: Listed) -> list[Step]:
    """Beyond a named item in one respect, and the utmost in another."""
    facts = listed.of_kind(*ORDERED)
    if len(facts) < 2:
        return []
    fact, other = stream.sample(facts, 2)
    item = stream.pick(listed.items)
    step = {
        "op": "filter",
        "fact": fact,
        "cmp": stream.pick(["<", ">"]),
        "value": listed.value(item, fact),
        "than": item.facts[listed.kind.title].text,
    }
    order = stream.pick(["asc", "desc"])
    return [step, {"op": "nth", "fact": other, "order": order, "n": 1}]


_MAKE: Mapping[str, Callable[[Stream, Listed], list[Step]]] = {
    "extreme": _extreme,
    "place": _place,
    "only": _only,
    "best_of": _best_of,
    "best_of_both": _best_of_both,
    "nearest": _nearest,
    "compared": _compared,
}


def _filters(stream: Stream, listed: Listed, count: int) -> list[Step]:
    facts = [fact for fact in listed.facts if fact != listed.kind.title]
    chosen = stream.sample(facts, min(count, len(facts)))
    return [step for fact in chosen if (step := _filter(stream, listed, fact))]


def _filter(stream: Stream, listed: Listed, fact: str) -> Step | None:
    kind = listed.kind.facts[fact].kind
    item = stream.pick(listed.items)
    value, shown = listed.value(item, fact), item.facts[fact].text
    step = {"op": "filter", "fact": fact}
    if kind == "flag":
        return {**step, "cmp": "==", "value": bool(value)}
    if kind == "label" or (
        kind == "count" and stream.chance(0.3) and listed.kind.facts[fact].words["en"].get("of")
    ):
        return {**step, "cmp": "==", "value": value, "text": shown}
    compare = stream.pick(["<", ">"])
    if kind in MEASURED:
        rounds = thresholds([float(listed.value(other, fact)) for other in listed.items], kind)
        return (
            {**step, "cmp": compare, "value": stream.pick(rounds), "like": shown}
            if rounds
            else None
        )
    return {**step, "cmp": compare, "value": value, "text": shown}


# The executor: it knows of no plan.


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    """The parts of the items that the steps leave over. ``loose``: every item that meets all
    filters, whatever its place."""
    found = next((one for one in lists(tree) if one.name == query["list"]), None)
    if found is None:
        return []
    steps: Sequence[Step] = query["steps"]
    left = _left(found, [step for step in steps if step["op"] == "filter"] if loose else steps)
    return [e.id for item in left for e in _of_part(item, query["part"], tree)]


def _left(listed: Listed, steps: Sequence[Step]) -> list[Group]:
    items = list(listed.items)
    for step in steps:
        if step["fact"] not in listed.facts:
            return []
        items = _OPS[step["op"]](items, step)
    return items


def _kept(items: list[Group], step: Step) -> list[Group]:
    value: Any = step["value"]
    tests: Mapping[str, Callable[[Any], bool]] = {
        "==": lambda own: bool(own == value),
        "<": lambda own: bool(own < value),
        ">": lambda own: bool(own > value),
    }
    return [item for item in items if tests[step["cmp"]](item.facts[step["fact"]].value)]


def _nth(items: list[Group], step: Step) -> list[Group]:
    fact, number = step["fact"], step["n"]
    values: set[Any] = {item.facts[fact].value for item in items}
    ordered = sorted(values)
    ordered = ordered[::-1] if step["order"] == "desc" else ordered
    if number > len(ordered):
        return []
    return [item for item in items if item.facts[fact].value == ordered[number - 1]]


def _closest(items: list[Group], step: Step) -> list[Group]:
    away = {item.id: abs(float(item.facts[step["fact"]].value) - step["value"]) for item in items}
    least = min(away.values(), default=0.0)
    return [item for item in items if away[item.id] <= least * 1.1]


_OPS: Mapping[str, Callable[[list[Group], Step], list[Group]]] = {
    "filter": _kept,
    "nth": _nth,
    "nearest": _closest,
}


def _clear(listed: Listed, steps: Sequence[Step]) -> bool:
    """Whether nothing is a tie: what an order goes by differs for all, also as it is shown; and at
    least two items are left to be ordered."""
    *before, last = steps
    if last["op"] == "filter":
        return True
    left = _left(listed, before)
    texts = {item.facts[last["fact"]].text for item in left}
    return len(left) > 1 and len(texts) == len(left) and last.get("n", 1) <= len(left)


def _needed(listed: Listed, steps: Sequence[Step]) -> bool:
    """Whether no step could be left out without another answer."""
    answer = [item.id for item in _left(listed, steps)]
    without = (_left(listed, [s for s in steps if s is not step]) for step in steps)
    return all([item.id for item in left] != answer for left in without)


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
    if step["op"] != "filter" or "than" in step:
        return
    kind = listed.kind.facts[fact].kind
    if kind == "label":
        texts = {item.facts[fact].text for item in listed.items} - {step["text"]}
        for text in stream.shuffled(sorted(texts)):
            value = next(i.facts[fact].value for i in listed.items if i.facts[fact].text == text)
            yield "text", {**step, "value": value, "text": text}
    elif kind == "flag":
        yield "state", {**step, "value": not step["value"]}
    elif kind in MEASURED and step["cmp"] != "==":
        values = [float(listed.value(item, fact)) for item in listed.items]
        for value in stream.shuffled(thresholds(values, kind)):
            yield "number", {**step, "value": value}
