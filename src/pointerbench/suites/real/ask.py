"""Questions about a captured screen; what proves them was found out when it was captured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from pointerbench.asking.asker import Asker
from pointerbench.asking.question import Query, Question
from pointerbench.capture.captured import CONFIRMED, Captured, State
from pointerbench.capture.desktop.kinds import HEADERS
from pointerbench.elements.tree import TYPES, Element
from pointerbench.suites.real.hues import Hues, colours_of
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

INSTEAD = ("spatial", "element")
"""What is asked where a screen has nothing for a task: a menu has no table, a dialog no colours."""


_FURNITURE = (
    *("scroll bar", "scrollbar", "separator", "split pane"),
    *("table row header", "row header"),
)
"""Roles that nobody is sent to, though a press on them moves something, or whose number stands in
the table, too."""

_CLICKED = ("link", "button")
_SYMBOL = 80  # pixels
_TALL = 22  # pixels: a box with a tick in it is smaller
_LONG = 3  # times its height: what is wider than that has words in it

_COLOURED = ("icon", "button", "link", "text", "toggle", "checkbox", "image", "notification")
"""What is told by its colour. A tab is not blue because of a line below its name."""


class RealAsker(Asker):
    """Asks only for elements that the running program proved; see `Asker`.

    What it asks of them holds over all elements in sight, proved or not; what it asks by colour
    over all that is drawn, where ``hues`` tell of the picture, and else nothing is.
    """

    def __init__(
        self,
        state: State,
        rejects: Counter[str],
        types: Collection[str] = TYPES,
        hues: Hues | None = None,
    ) -> None:
        self._hues = hues
        told = _told(state)
        super().__init__(told.tree(), rejects, types)
        self._captured = {element.id: element for element in told.elements}

    def captured(self, target: str) -> Captured:
        return self._captured[target]

    def unproved(self, target: Element) -> str:
        own = self._captured[target.id]
        if own.role in _FURNITURE:
            return "furniture"
        if not own.active and own.type != "text":
            return "inactive"
        return "" if own.proved else "unproved"

    def unhappened(self, target: Element) -> str:
        """Its description, its keys, its tooltip or the screen after a click must say what it does:
        the words of a function rest on them."""
        own = self._captured[target.id]
        if "checked" in own.state:
            return "already_so"
        said = own.description or own.shortcut or own.after or own.name
        return "" if said else "nothing_says_what_it_does"

    def _wrong(self, question: Question) -> str:
        own = self._captured[question.target]
        if any(self._is_seen(name, own.box) for name in colours_of(question.query)):
            return "colour_elsewhere"
        return self._unclear_anchor(question.query) or super()._wrong(question)

    def _unclear_anchor(self, query: Query) -> str:
        """Why a place is not clear to somebody who sees what is drawn and no types: the words that
        it is told by stand elsewhere, too; or in their row is first of all what they are the words
        of. Empty if it is."""
        for where in (query[key] for key in ("anchor", "other") if key in query):
            named = [
                one for one in self.tree.elements if one.text and one.text == where.get("text")
            ]
            if len(named) > 1:
                return "anchor_elsewhere"
            beside = query["relation"] in ("row", "column", "nearest")
            if beside and any(one.type == query["where"].get("type") for one in named):
                return "anchor_itself"
        return ""

    def _is_seen(self, colour: str, but: Box | None = None) -> bool:
        return self._hues is None or self._hues.seen(colour, but)

    def brought_about(self, question: Question) -> bool:
        """Whether a refusal might be answered. What a function brings about may stand in a menu
        that is not in sight, and to open that is no wrong answer, so none is asked; nor one by a
        colour that is seen somewhere."""
        if question.query.get("task") == "functional":
            return True
        return any(map(self._is_seen, colours_of(question.query)))

    def questions(self, stream: Stream, tasks: Sequence[str]) -> list[Question] | None:
        """A question for each task, about different elements, or one of `INSTEAD`; None if the
        screen has too few."""
        found: list[Question] = []
        for number, task in enumerate(tasks):
            instead = INSTEAD if number % 2 else INSTEAD[::-1]
            for turn, tried in enumerate(dict.fromkeys((task, *instead))):
                question = self.asked(stream.child(f"{number}/{turn}/{tried}"), tried, found)
                if question is not None:
                    found.append(question)
                    break
                self.rejects[f"no_{tried}"] += 1
            else:
                return None
        return found


def _told(state: State) -> State:
    """The state with the colours that things are told by, and roles as the tasks know them."""
    return replace(state, elements=tuple(_one_told(element) for element in state.elements))


def _one_told(element: Captured) -> Captured:
    role = "radio" if element.role == "radio button" else element.role
    # A page's frames are not what is seen of most icons: none is told by its shape.
    element = replace(element, type=_looks_like(element), role=role, shape="")
    return element if element.type in _COLOURED else replace(element, fill="", ink="")


def _looks_like(element: Captured) -> str:
    """The type of an element by its looks, where a program builds one of another's parts: toolkits
    have check boxes that are drawn as a button with a picture, pages have links that hold nothing
    but a symbol; the number of a row and the title of a column are no buttons."""
    width, height = element.box.width, element.box.height
    drawn_large = height >= _TALL and _TALL <= width < _LONG * height
    if element.type == "checkbox" and not (element.text or element.label) and drawn_large:
        return "icon"
    if element.type == "image" and element.role in _CLICKED and max(width, height) <= _SYMBOL:
        return "icon"
    return "text" if element.role in HEADERS else element.type


def proofs(captured: Captured) -> list[str]:
    """The kinds of evidence that confirm an element, in the order in which they were found."""
    kinds = (found.kind for found in captured.evidence if found.verdict == CONFIRMED)
    return list(dict.fromkeys(kinds))
