"""Questions about a shown screen, each with the proof that it has one answer, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from pointerbench.asking.question import Question
from pointerbench.asking.tasks import TASKS, refusal_of, resolve
from pointerbench.browser.clicks import State, state_after, unproved
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.pages.show import Shown
from pointerbench.values.rng import Stream

_PROPOSALS = 12  # questions of a task that are looked at on one screen
_SMALLEST = 8  # pixels: the least side of a target


@dataclass
class Prover:
    """Proposes on one screen, and holds against the page what it proposes.

    ``rejects`` counts why questions were thrown away.
    """

    shown: Shown
    tree: ElementTree
    rejects: Counter[str] = field(default_factory=Counter)
    _clicked: dict[str, bool] = field(default_factory=dict)
    _after: dict[str, State] = field(default_factory=dict)

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
                question = next(self._proved(draws, task, taken), None)
            if question is None:
                self.rejects[f"no_{task}"] += 1
                return None
            found.append(question)
        return found

    def _proved(self, stream: Stream, task: str, taken: set[str]) -> Iterator[Question]:
        proposals = TASKS[task].propose(stream, self.tree)
        for question in islice(proposals, _PROPOSALS):
            if question.target in taken:
                continue
            reason = self._wrong(question)
            if reason:
                self.rejects[reason] += 1
            else:
                yield question

    def _wrong(self, question: Question) -> str:
        """Why an answerable question is not fit; empty if it is."""
        target = self.tree.by_id[question.target]
        checks: Mapping[str, Callable[[], bool]] = {
            "resolves_otherwise": lambda: resolve(question.query, self.tree) == [target.id],
            "not_in_view": lambda: target.whole,
            "too_small": lambda: min(target.box.width, target.box.height) >= _SMALLEST,
            "in_the_middle": lambda: not target.box.grown(1).contains(*self._middle()),
            "click_elsewhere": lambda: self._is_clicked(target),
        }
        reason = next((reason for reason, met in checks.items() if not met()), "")
        if not reason and question.task == "functional":
            return self._unhappened(target)
        return reason

    def _middle(self) -> tuple[int, int]:
        width, height = self.tree.size
        return width // 2, height // 2

    def _is_clicked(self, target: Element) -> bool:
        if target.id not in self._clicked:
            self._clicked[target.id] = not unproved(self.shown.host, self.tree, [target.id])
        return self._clicked[target.id]

    def _unhappened(self, target: Element) -> str:
        """Why a function is not what a click on the target, and on it alone, brings about."""
        effect = self.tree.functions[target.function].effect
        if holds(effect, self.shown.state, target.key):
            return "already_so"
        if not holds(effect, self._state_after(target), target.key):
            return "does_not_happen"
        others = (element for element in self.tree.elements if element.active)
        for other in others:
            if other.id != target.id and holds(effect, self._state_after(other), target.key):
                return "happens_elsewhere"
        return ""

    def _state_after(self, element: Element) -> State:
        if element.id not in self._after:
            self._after[element.id] = state_after(self.shown.host, element.box)
        return self._after[element.id]

    def _refusal(self, stream: Stream, found: Sequence[Question]) -> Question | None:
        """A question that nothing on the screen answers, beside one of those found."""
        for twin in stream.shuffled(found):
            for question in islice(refusal_of(stream, twin, self.tree), _PROPOSALS):
                if not self._brought_about(question):
                    return question
                self.rejects["answerable"] += 1
        return None

    def _brought_about(self, question: Question) -> bool:
        """Whether some element does what a functional refusal asks for."""
        if question.query.get("task") != "functional":
            return False
        intent = self.tree.functions[str(question.query["function"])]
        key = str(question.query.get("key", ""))
        active = (element for element in self.tree.elements if element.active)
        return any(holds(intent.effect, self._state_after(element), key) for element in active)


def happens(shown: Shown, tree: ElementTree, function: str) -> bool:
    """Whether a click on some visible element of a function brings about what it declares."""
    effect = tree.functions[function].effect
    served = [e for e in tree.elements if e.function == function and e.whole]
    return any(
        not holds(effect, shown.state, e.key)
        and holds(effect, state_after(shown.host, e.box), e.key)
        for e in served
    )


def holds(effect: Any, state: State, key: str) -> bool:
    """Whether a state has what an effect declares: equal values; ``{has = "$key"}`` and ``{lacks =
    "$key"}`` for lists, with the key of the item that is acted on."""
    return all(_meets(wanted, state.get(name), key) for name, wanted in effect.items())


def _meets(wanted: Any, value: Any, key: str) -> bool:
    if isinstance(wanted, dict) and len(wanted) == 1:
        ((verb, what),) = wanted.items()
        what = key if what == "$key" else what
        if verb == "has":
            return value is not None and what in value
        if verb == "lacks":
            return value is None or what not in value
    return bool(value == (key if wanted == "$key" else wanted))
