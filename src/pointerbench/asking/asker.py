"""Questions about one screen, a task each, and what each must meet before anybody proves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from pointerbench.asking.question import Question
from pointerbench.asking.tasks import TASKS, refusal_of, resolve
from pointerbench.elements.tree import TYPES, Element, ElementTree
from pointerbench.values.rng import Stream

_PROPOSALS = 12  # questions of a task that are looked at on one screen
_SMALLEST = 8  # pixels: the least side of a target


@dataclass
class Asker:
    """Proposes on one screen; whoever knows how its elements are proved, overrides the rest.

    ``rejects`` counts why questions were thrown away; ``types`` of elements can be asked for;
    ``twin`` is the target of the question that the refusal was made from.
    """

    tree: ElementTree
    rejects: Counter[str] = field(default_factory=Counter)
    types: Collection[str] = TYPES
    twin: str = ""

    def unproved(self, target: Element) -> str:
        """Why nothing proves an element's box; empty if something does."""
        raise NotImplementedError

    def unhappened(self, target: Element) -> str:
        """Why a function is not what a click on the target, and on it alone, brings about."""
        raise NotImplementedError

    def is_so(self, target: Element) -> bool:
        """Whether what a click on it would bring about is so already."""
        return False

    def brought_about(self, question: Question) -> bool:
        """Whether some element does what a functional refusal asks for."""
        return False

    def asked(self, stream: Stream, task: str, found: Sequence[Question]) -> Question | None:
        """A question of a task beside those found, about another element; a refusal is made from
        one of them. None if the screen has none."""
        if task == "refusal":
            return self._refusal(stream, found)
        return next(self.proved(stream, task, {question.target for question in found}), None)

    def proved(self, stream: Stream, task: str, taken: Collection[str]) -> Iterator[Question]:
        """Questions of a task about elements that are not taken, each proved."""
        proposals = (
            question
            for question in TASKS[task].propose(stream, self.tree)
            if question.target not in taken and self.tree.by_id[question.target].type in self.types
        )
        for question in islice(proposals, _PROPOSALS):
            reason = self._wrong(question)
            if reason:
                self.rejects[reason] += 1
            else:
                yield question

    def _wrong(self, question: Question) -> str:
        """Why an answerable question is not fit; empty if it is."""
        target = self.tree.by_id[question.target]
        advanced = TASKS[question.task].level == "advanced"
        checks: Mapping[str, Callable[[], bool]] = {
            "resolves_otherwise": lambda: resolve(question.query, self.tree) == [target.id],
            "not_in_view": lambda: target.whole,
            "too_small": lambda: min(target.box.width, target.box.height) >= _SMALLEST,
            "already_so": lambda: question.task != "reasoning" or not self.is_so(target),
            "disabled": lambda: not advanced or "disabled" not in target.state,
            "in_the_middle": lambda: not target.box.grown(1).contains(*self._middle()),
        }
        reason = next((reason for reason, met in checks.items() if not met()), "")
        reason = reason or self.unproved(target)
        if not reason and question.task == "functional":
            return self.unhappened(target)
        return reason

    def _middle(self) -> tuple[int, int]:
        width, height = self.tree.size
        return width // 2, height // 2

    def _refusal(self, stream: Stream, found: Sequence[Question]) -> Question | None:
        """A question that nothing on the screen answers, beside one of those found."""
        for twin in stream.shuffled(found):
            for question in islice(refusal_of(stream, twin, self.tree), _PROPOSALS):
                if not self.brought_about(question):
                    self.twin = twin.target
                    return question
                self.rejects["answerable"] += 1
        return None
