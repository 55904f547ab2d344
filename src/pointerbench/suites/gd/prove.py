"""Questions about a shown screen, each with the proof that it has one answer, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property

from pointerbench.asking.asker import Asker
from pointerbench.asking.question import Question
from pointerbench.elements.tree import TYPES, Element, ElementTree
from pointerbench.pages.proof import Proof
from pointerbench.pages.show import Shown
from pointerbench.picture.pixels import Picture
from pointerbench.values.rng import Stream


class Prover(Asker):
    """Holds against the page what is proposed; see `Asker`."""

    def __init__(
        self,
        shown: Shown,
        tree: ElementTree,
        rejects: Counter[str] | None = None,
        types: Collection[str] = TYPES,
    ) -> None:
        super().__init__(tree, Counter() if rejects is None else rejects, types)
        self.shown = shown

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
            question = self.asked(stream.child(f"{number}/{task}"), task, found)
            if question is None:
                self.rejects[f"no_{task}"] += 1
                return None
            found.append(question)
        _ = self.picture
        return found

    def is_so(self, target: Element) -> bool:
        return self.proof.is_so(target.function, target.key)

    def unproved(self, target: Element) -> str:
        return "" if self.proof.reached(target) else "click_elsewhere"

    def unhappened(self, target: Element) -> str:
        function, key = target.function, target.key
        if self.is_so(target):
            return "already_so"
        if not self.proof.brings(target, function, key):
            return "does_not_happen"
        return "happens_elsewhere" if set(self.proof.doing(function, key)) - {target.id} else ""

    def brought_about(self, question: Question) -> bool:
        if question.query.get("task") != "functional":
            return False
        function, key = str(question.query["function"]), str(question.query.get("key", ""))
        return bool(self.proof.doing(function, key))
