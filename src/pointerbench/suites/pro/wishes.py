"""What may be asked on a living screen: goals in plain words, each proved by clicks or queries."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from pointerbench.asking import functional, selecting
from pointerbench.asking.question import Query
from pointerbench.asking.selecting import Selection
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.pages.effects import holds
from pointerbench.pages.proof import Proof
from pointerbench.suites.pro.catalogue import LANGUAGE
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

LONG = 12  # words: from here on an instruction counts as a long one
SMALLEST = 6  # pixels a side
_EACH = 2  # items of a list that are asked for by one selection
_MOST_DOING = 3  # elements that do the same and all count
_COMMON = frozenset(
    re.findall(
        r"\w+",
        "the for from with and this that all not your into over them then than are was its has have"
        " what when which who how where you can let make show open put take get set one only",
    )
)
_AS_TEXT = frozenset({"button", "text", "menu", "tab", "link"})


@dataclass(frozen=True, slots=True)
class Wish:
    """A target and the sentence that asks for it.

    ``about`` is the function or selection that it is of; ``proof`` says what showed that the target
    answers it: ``clicked``, ``queried`` or ``authored``. ``regions`` are the boxes of all elements
    that do it, where there are several.
    """

    number: int
    element: Element
    kind: str
    about: str
    query: Query
    instruction: str
    proof: str
    regions: tuple[Box, ...] = ()


def kind_of(element: Element) -> str:
    """Whether a target counts as an icon, as text or as something else."""
    if element.type == "icon":
        return "icon"
    return "text" if element.type in _AS_TEXT and element.text else "other"


@dataclass
class Wishes:
    """Proposes on one screen and proves what it proposes; ``rejects`` counts what did not hold."""

    proof: Proof
    selections: Sequence[Selection]
    rejects: Counter[str]
    deal: Callable[[str, Sequence[str]], Sequence[str]] = lambda about, sentences: ()
    """Of what is asked about, by its name: the sentences that are this screen's own, if any."""

    @property
    def tree(self) -> ElementTree:
        return self.proof.tree

    def proposals(self, stream: Stream, *, long: bool) -> list[Wish]:
        """What could be asked, before any click: ``long`` prefers long sentences."""
        numbers = {element.id: at for at, element in enumerate(self.tree.elements, 1)}
        found = [*self._functions(stream, long), *self._chosen(stream, long)]
        fit = []
        for query, about, kind, element, said in found:
            wish = Wish(numbers[element.id], element, kind, about, query, said, "")
            reason = self._unfit(wish)
            if reason:
                self.rejects[reason] += 1
            else:
                fit.append(wish)
        return fit

    def _functions(self, stream: Stream, long: bool) -> Iterator[_Found]:
        for element in self.tree.elements:
            intent = self.tree.functions.get(element.function)
            if intent is None:
                continue
            query = functional.query_of(element, self.tree)
            if query is not None:
                draws = stream.child(f"{element.function}/{element.key}")
                slots = {"item": str(query.get("item", ""))}
                templates = intent.wordings[LANGUAGE]
                own = self.deal(element.function, templates)
                said = worded(draws, own or templates, slots, long=long)
                yield query, element.function, kind_of(element), element, said

    def _chosen(self, stream: Stream, long: bool) -> Iterator[_Found]:
        for at, selection in enumerate(self.selections):
            draws = stream.child(f"selection{at}")
            for query in islice(selecting.queries(draws, selection, self.tree), _EACH):
                (id_,) = selecting.resolve(query, self.tree)
                element = self.tree.by_id[id_]
                slots = selecting.slots(query)
                own = self.deal(f"selection{at}", selection.wordings)
                said = worded(draws.child(id_), own or selection.wordings, slots, long=long)
                kind = selection.kind or kind_of(element)
                yield query, f"selection{at}", kind, element, said

    def _unfit(self, wish: Wish) -> str:
        """Why an element is no target, whatever a click does; empty if it is one."""
        element = wish.element
        if not element.whole:
            return "not_in_view"
        if "disabled" in element.state:
            return "disabled"
        if min(element.box.width, element.box.height) < SMALLEST:
            return "too_small"
        if read_off(wish, self.tree):
            return "read_off"
        return ""

    def proved(self, wish: Wish) -> Wish | None:
        """The wish with its proof; None, and the reason counted, where there is none."""
        if _is_selection(wish):
            reason, found = self._of_query(wish)
        elif self.tree.functions[wish.about].effect:
            reason, found = self._of_clicks(wish)
        else:
            reason, found = self._of_word(wish)
        if reason:
            self.rejects[reason] += 1
            return None
        return found

    def _of_query(self, wish: Wish) -> tuple[str, Wish]:
        """A selection's query finds its target; what a click brings about holds, where it says."""
        if selecting.resolve(wish.query, self.tree) != [wish.element.id]:
            return "resolves_otherwise", wish
        effect = self.selections[int(wish.about.removeprefix("selection"))].effect
        key = wish.element.key
        if effect and holds(effect, self.proof.shown.state, key):
            return "already_so", wish
        if effect and wish.element.id not in self.proof.brought(effect, key):
            return "does_not_happen", wish
        return self._unreached(wish), _with(wish, "queried")

    def _of_clicks(self, wish: Wish) -> tuple[str, Wish]:
        """A click on the target brings its function about, and no other element does, or all that
        do count."""
        key, element = wish.element.key, wish.element
        if self.proof.is_so(wish.about, key):
            return "already_so", wish
        doing = {*self.proof.doing(wish.about, key)}  # before any click stays
        if element.id not in doing:
            return "does_not_happen", wish
        others = [self.tree.by_id[id_] for id_ in sorted(doing - {element.id})]
        if not self._all_count(element, others):
            return "happens_elsewhere", wish
        if reason := self._unreached(wish):
            return reason, wish
        if not self.proof.brings(element, wish.about, key):
            return "does_not_happen", wish
        boxes = (element.box, *(one.box for one in others)) if others else ()
        return "", _with(wish, "clicked", boxes)

    def _of_word(self, wish: Wish) -> tuple[str, Wish]:
        """What no click can show holds by its author's word, where one element alone serves it."""
        alone = functional.resolve(wish.query, self.tree) == [wish.element.id]
        reason = self._unreached(wish) if alone else "happens_elsewhere"
        return reason, _with(wish, "authored")

    def _unreached(self, wish: Wish) -> str:
        """Why its box is none that clicks confirm; empty if they do."""
        return "" if self.proof.reached(wish.element) else "click_elsewhere"

    def _all_count(self, element: Element, others: Sequence[Element]) -> bool:
        """Whether others that do the same are few, wholly in view and apart from the target."""
        return len(others) < _MOST_DOING and all(
            one.whole and not one.box.overlaps(element.box) and self.proof.reached(one)
            for one in others
        )


_Found = tuple[Query, str, str, Element, str]


def _is_selection(wish: Wish) -> bool:
    return bool(wish.query["task"] == "selection")


def _with(wish: Wish, proof: str, regions: tuple[Box, ...] = ()) -> Wish:
    own = (wish.number, wish.element, wish.kind, wish.about, wish.query, wish.instruction)
    return Wish(*own, proof, regions)


def worded(
    stream: Stream, templates: Sequence[str], slots: Mapping[str, str], *, long: bool
) -> str:
    """One of the sentences with its slots filled, of the length that is wanted if there is one."""
    said = [template.format(**slots) for template in templates]
    wanted = [text for text in said if (len(text.split()) >= LONG) == long]
    return stream.pick(wanted or said)


def read_off(wish: Wish, tree: ElementTree) -> bool:
    """Whether reading alone finds the target: of all texts on the screen, its own shares most words
    with the instruction."""
    if wish.element.type == "icon" or not wish.element.text:
        return False
    said = _said(wish.instruction)
    shared = {e.id: len(said & _said(e.text)) / max(1, len(_said(e.text))) for e in tree.elements}
    own = shared.pop(wish.element.id)
    return own > 0 and own > max(shared.values(), default=0.0)


def _said(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z0-9]{3,}", text.lower())) - _COMMON
