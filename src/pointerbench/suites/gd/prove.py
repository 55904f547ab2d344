"""Questions about a shown screen, each with the proof that it has one answer, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

from pointerbench.asking.question import Question
from pointerbench.asking.tasks import TASKS, refusal_of, resolve
from pointerbench.elements.tree import TYPES, Element, ElementTree
from pointerbench.pages.proof import Proof
from pointerbench.pages.show import Shown
from pointerbench.picture.pixels import Picture
from pointerbench.values.rng import Stream

_PROPOSALS = 12  # questions of a task that are looked at on one screen
_SMALLEST = 8  # pixels: the least side of a target


@dataclass
class Prover:
    """Proposes on one screen, and holds against the page what it proposes.

    ``rejects`` counts why questions were thrown away; ``types`` of elements can be asked for;
    ``twin`` is the target of the question that the refusal was made from.
    """

    shown: Shown
    tree: ElementTree
    rejects: Counter[str] = field(default_factory=Counter)
    types: Collection[str] = TYPES
    twin: str = ""

    @cached_property
    def proof(self) -> Proof:
        return Proof(self.shown, self.tree)

    @property
    def picture(self) -> Picture:
        """The screen before the first click."""
        return self.proof.picture

    def questions(self, stream: Stream, tasks: Sequence[str]) -> list[Question] | None:
        """A question for each task, about different elements; None if the screen has too few.

        A refusal stands beside the question that it was made from.
        """
        found: list[Question] = []
        for number, task in enumerate(tasks):
            draws = stream.child(f"{number}/{task}")
            if task == "refusal":
                question = self._refusal(draws, found)
            else:
                taken = {question.target for question in found}
                question = next(self.proved(draws, task, taken), None)
            if question is None:
                self.rejects[f"no_{task}"] += 1
                return None
            found.append(question)
        _ = self.picture
        return found

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
            "already_so": lambda: question.task != "reasoning" or not self._is_so(target),
            "disabled": lambda: not advanced or "disabled" not in target.state,
            "in_the_middle": lambda: not target.box.grown(1).contains(*self._middle()),
            "click_elsewhere": lambda: self.proof.reached(target),
        }
        reason = next((reason for reason, met in checks.items() if not met()), "")
        if not reason and question.task == "functional":
            return self._unhappened(target)
        return reason

    def _is_so(self, target: Element) -> bool:
        return self.proof.is_so(target.function, target.key)

    def _middle(self) -> tuple[int, int]:
        width, height = self.tree.size
        return width // 2, height // 2

    def _unhappened(self, target: Element) -> str:
        """Why a function is not what a click on the target, and on it alone, brings about."""
        function, key = target.function, target.key
        if self._is_so(target):
            return "already_so"
        if not self.proof.brings(target, function, key):
            return "does_not_happen"
        return "happens_elsewhere" if set(self.proof.doing(function, key)) - {target.id} else ""

    def _refusal(self, stream: Stream, found: Sequence[Question]) -> Question | None:
        """A question that nothing on the screen answers, beside one of those found."""
        for twin in stream.shuffled(found):
            for question in islice(refusal_of(stream, twin, self.tree), _PROPOSALS):
                if not self._brought_about(question):
                    self.twin = twin.target
                    return question
                self.rejects["answerable"] += 1
        return None

    def _brought_about(self, question: Question) -> bool:
        """Whether some element does what a functional refusal asks for."""
        if question.query.get("task") != "functional":
            return False
        function, key = str(question.query["function"]), str(question.query.get("key", ""))
        return bool(self.proof.doing(function, key))
