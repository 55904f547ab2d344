"""The functional task: by what somebody wants done, never by what the control is called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from pointerbench.asking.grammar import Speech
from pointerbench.asking.question import LANGUAGES, Query, Question, Variation
from pointerbench.elements.tree import Element, ElementTree, Intent
from pointerbench.values.rng import Stream

_ITEM = "{item}"
_COMMON = frozenset({"the", "for", "from", "with", "and", "this", "that", "all", "not", "your"})


def propose(stream: Stream, tree: ElementTree) -> Iterator[Question]:
    """Questions in random order. That the function happens, and nowhere else, a page must show."""
    for element in _in_turn(stream, tree):
        query = query_of(element, tree)
        if query is None or resolve(query, tree) != [element.id]:
            continue
        wordings = say(stream.child(element.id), query, tree, element.type)
        if not _named(element, wordings):
            yield Question("functional", query, element.id, wordings)


def _in_turn(stream: Stream, tree: ElementTree) -> list[Element]:
    """What serves a function: each function once, then what else serves the same."""
    able = [e for e in tree.elements if e.function in tree.functions and e.whole and not _off(e)]
    served: Counter[str] = Counter()
    turns: dict[str, int] = {}
    for element in stream.shuffled(able):
        turns[element.id] = served[element.function]
        served[element.function] += 1
    return sorted(stream.shuffled(able), key=lambda element: turns[element.id])


def query_of(element: Element, tree: ElementTree) -> Query | None:
    """The function, with the key of the item where its wordings speak of one."""
    query = {"task": "functional", "function": element.function}
    if not _of_item(tree.functions[element.function]):
        return query
    title = _title(element.key, tree)
    return {**query, "key": element.key, "item": title} if title else None


def _of_item(intent: Intent) -> bool:
    return any(_ITEM in text for texts in intent.wordings.values() for text in texts)


def _title(key: str, tree: ElementTree) -> str:
    """The title of an item as the screen shows it, if no other item has the same."""
    titles = [
        (group.key, group.facts[kind.title].text)
        for group in tree.groups.values()
        if (kind := tree.kinds.get(group.kind)) and kind.title in group.facts
        if group.facts[kind.title].text in group.text
    ]
    own = [title for other, title in titles if other == key]
    return own[0] if own and [title for _, title in titles].count(own[0]) == 1 else ""


def _off(element: Element) -> bool:
    return "disabled" in element.state


def _named(element: Element, wordings: Mapping[str, str]) -> bool:
    """Whether a wording says what stands on the element: that would be naming it."""
    words = {word for word in re.findall(r"[a-z]{3,}", element.text.lower()) if word not in _COMMON}
    said = set(re.findall(r"[a-z]+", wordings["en"].lower()))
    chinese = "".join(re.findall(r"[\u4e00-\u9fff]", element.text))
    return bool(words & said) or (len(chinese) > 1 and chinese in wordings["zh"])


def say(stream: Stream, query: Query, tree: ElementTree, acted: str) -> dict[str, str]:
    intent = tree.functions[query["function"]]
    wordings = {}
    for language in LANGUAGES:
        drawn = stream.child(language)
        wish = drawn.pick(intent.wordings[language]).replace(_ITEM, str(query.get("item", "")))
        slots = {"wish": wish.rstrip(".?!。？！")}
        press = {"press": f"plain_{tree.platform}"}
        wordings[language] = Speech("functional", "asked", slots, press).spoken(drawn, language)
    return wordings


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    """All that serve the function; ``loose``: also what is switched off."""
    key = query.get("key")
    return [
        element.id
        for element in tree.elements
        if element.function == query["function"]
        and (key is None or element.key == key)
        and (loose or not _off(element))
    ]


def vary(stream: Stream, question: Question, tree: ElementTree) -> Iterator[Variation]:
    """Other functions of the same application, which nothing here serves."""
    for name in stream.shuffled(sorted(tree.functions)):
        if name != question.query["function"] and not _of_item(tree.functions[name]):
            yield Variation("text", {"task": "functional", "function": name})
