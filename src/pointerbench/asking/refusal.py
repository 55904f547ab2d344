"""The refusal task: a real question with one attribute changed, so that nothing answers it."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.asking.conditions import kind_of
from pointerbench.asking.question import Question
from pointerbench.asking.tasks import TASKS
from pointerbench.elements.tree import ElementTree
from pointerbench.values.rng import Stream


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
