"""Questions about a shown screen, each with the proof that it has one answer, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

from pointerbench.asking.question import Question
from pointerbench.asking.tasks import TASKS, refusal_of, resolve
from pointerbench.browser.clicks import State, state_after, states_after_each, unproved
from pointerbench.elements.tree import TYPES, Element, ElementTree
from pointerbench.pages.effects import holds
from pointerbench.pages.show import Shown
from pointerbench.picture.pixels import Picture
from pointerbench.values.rng import Stream

_PROPOSALS = 12  # questions of a task that are looked at on one screen
_SMALLEST = 8  # pixels: the least side of a target
NATIVE = ("slider", "dropdown", "input")
"""Types of elements that may be the browser's own controls, which only delivered clicks move."""


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
    _clicked: dict[str, bool] = field(default_factory=dict)
    _fresh: bool = True
    """Whether the page is still the one that the tree was read from, node by node."""

    @cached_property
    def picture(self) -> Picture:
        """The screen before the first click."""
        return self.shown.host.picture()

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
            "click_elsewhere": lambda: self._is_clicked(target),
        }
        reason = next((reason for reason, met in checks.items() if not met()), "")
        if not reason and question.task == "functional":
            return self._unhappened(target)
        return reason

    def _is_so(self, target: Element) -> bool:
        """Whether what the target's function brings about is so already."""
        intent = self.tree.functions.get(target.function)
        return intent is not None and holds(intent.effect, self.shown.state, target.key)

    def _middle(self) -> tuple[int, int]:
        width, height = self.tree.size
        return width // 2, height // 2

    def _is_clicked(self, target: Element) -> bool:
        _ = self.picture
        if not self._fresh:
            self.shown.again()
            self._fresh = True
        if target.id not in self._clicked:
            self._clicked[target.id] = not unproved(self.shown.host, self.tree, [target.id])
        return self._clicked[target.id]

    def _unhappened(self, target: Element) -> str:
        """Why a function is not what a click on the target, and on it alone, brings about."""
        effect = self.tree.functions[target.function].effect
        if self._is_so(target):
            return "already_so"
        self._fresh = False
        if not holds(effect, state_after(self.shown.host, target.box), target.key):
            return "does_not_happen"
        doing = [id_ for id_, state in self._after.items() if holds(effect, state, target.key)]
        return "happens_elsewhere" if set(doing) - {target.id} else ""

    @cached_property
    def _after(self) -> Mapping[str, State]:
        """What a click on each element changes, of those that change anything."""
        active = [element for element in self.tree.elements if element.active]
        own = [element for element in active if element.type not in NATIVE]
        self._fresh = False
        host = self.shown.host
        states = states_after_each(host, [element.box for element in own])
        found = {e.id: state for e, state in zip(own, states, strict=True) if state is not None}
        delivered = (element for element in active if element.type in NATIVE)
        return found | {element.id: state_after(host, element.box) for element in delivered}

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
        intent = self.tree.functions[str(question.query["function"])]
        key = str(question.query.get("key", ""))
        return any(holds(intent.effect, state, key) for state in self._after.values())
