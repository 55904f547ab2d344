"""The five tasks by name: propose, say, execute and vary a query; and refusals of them all."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, cast

from pointerbench.asking.conditions import kind_of
from pointerbench.asking.question import Query, Question, Variation
from pointerbench.elements.tree import ElementTree
from pointerbench.values.rng import Stream


class Module(Protocol):
    """What the module of a task has. A fifth thing, the words, stands in ``wordings/``."""

    def propose(self, stream: Stream, tree: ElementTree) -> Iterator[Question]:
        """Proved questions in an order drawn from the stream; made as the caller takes them."""

    def say(self, stream: Stream, query: Query, tree: ElementTree, acted: str) -> dict[str, str]:
        """The instruction by language; ``acted`` is the type of the element that is acted on."""

    def resolve(self, query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
        """Ids of all elements that the query may mean; ``loose``: with all near misses."""

    def vary(self, stream: Stream, question: Question, tree: ElementTree) -> Iterator[Variation]:
        """The query with one attribute changed so that it stays plausible on this screen."""


@dataclass(frozen=True, slots=True)
class Task:
    """A task's level, ``basic`` or ``advanced``, and its module, imported when it is used."""

    level: str
    name: str

    @property
    def module(self) -> Module:
        return cast(Module, importlib.import_module(f"pointerbench.asking.{self.name}"))

    def propose(self, stream: Stream, tree: ElementTree) -> Iterator[Question]:
        return self.module.propose(stream, tree)

    def resolve(self, query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
        return self.module.resolve(query, tree, loose)


TASKS: Mapping[str, Task] = {
    "element": Task("basic", "element"),
    "spatial": Task("basic", "spatial"),
    "visual": Task("basic", "visual"),
    "reasoning": Task("advanced", "reasoning"),
    "functional": Task("advanced", "functional"),
}


def resolve(query: Query, tree: ElementTree, loose: bool = False) -> list[str]:
    """Ids of the elements that a query finds among all visible ones.

    Raises:
        KeyError: the query's task is none of `TASKS`.
    """
    return TASKS[query["task"]].resolve(query, tree, loose)


def refusal_of(stream: Stream, question: Question, tree: ElementTree) -> Iterator[Question]:
    """Refusals like an answerable question of the same screen, in random order.

    Each is proved: nothing is found under synonyms, near colours, near positions and parts of
    texts either, among elements that are partly covered too.
    """
    module = TASKS[question.task].module
    acted = kind_of(tree.by_id[question.target])
    for number, variation in enumerate(module.vary(stream, question, tree)):
        query = variation.query
        if module.resolve(query, tree) or module.resolve(query, tree, loose=True):
            continue
        wordings = module.say(stream.child(str(number)), query, tree, acted)
        yield Question("refusal", query, "", wordings, changed=variation.changed)
