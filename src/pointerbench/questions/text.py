"""What the Text suite asks for, on a captured screen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from pointerbench.capture.captured import Captured
from pointerbench.capture.letters import marks_of
from pointerbench.capture.texts import words_of
from pointerbench.contract.task import Task
from pointerbench.contract.verify import verify
from pointerbench.picture.frame import Region
from pointerbench.questions.asking import Asked
from pointerbench.questions.pages import TYPED, SeenLine, shot_of
from pointerbench.questions.screens import Screen
from pointerbench.suites.text.categories import CATEGORIES
from pointerbench.suites.text.resolve import Resolver
from pointerbench.suites.text.targets import threshold
from pointerbench.suites.text.wording import word
from pointerbench.suites.text.words import ANYTHING, Aim, Words
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
ASKED = tuple(name for name, entry in CATEGORIES.items() if entry.data_type != "invoice")

_SMALLEST = 4
_TALL, _LARGE = 14, 5000  # pixels of the height and of the area of a picture that may hold words
_ADDRESS = re.compile(r"[A-Z]{1,3}[1-9]\d*")
_PHRASES = ("text", "left", "right", "begins", "other")
_ENOUGH = (
    2  # lines of an element in which clicks set the caret, from which on the others are believed
)


class TextKind:
    """The questions of the Text suite about one screen; see `asking.Kind`."""

    def __init__(self, screen: Screen) -> None:
        assert screen.texts is not None
        self.screen = screen
        self.shot = shot_of(screen)
        self.resolver = Resolver(self.shot)
        chosen = [cell for cell in screen.state.elements if _is_chosen_cell(cell)]
        # What the cell in hand holds stands in the formula bar, too, of which no toolkit tells.
        self.elsewhere = set(screen.texts.elsewhere) | words_of(cell.text for cell in chosen)
        self.sheet = any(_ADDRESS.fullmatch(cell.name) for cell in screen.state.elements)

    @property
    def weights(self) -> Mapping[str, float]:
        if self.screen.state.language != "en" or not self.screen.lines:
            return {}  # in Chinese no blank parts one word from the next
        if any(_may_hold_words(element) for element in self.screen.state.elements):
            return {}  # words that nobody tells would be counted by whoever looks
        return {name: float(CATEGORIES[name].weight) for name in ASKED}

    @cached_property
    def _typed(self) -> bool:
        return any(block.places for block in self.shot.page.blocks)

    @cached_property
    def _clicked(self) -> Mapping[str, tuple[int, int]]:
        """By element, in how many of its lines a click set the caret, and how many it has."""
        lines = self.screen.lines
        return {name: (sum(line.clicked for line in own), len(own)) for name, own in lines.items()}

    def ask(self, stream: Stream, category: str, language: str) -> Asked:
        """See `asking.Kind`."""
        entry = CATEGORIES[category]
        words = Words(self.shot.page, self._aim(stream, category))
        proposal = entry.propose(stream.child("target"), self.shot, words)
        try:
            box = self.shot.frame.regions[proposal.target]
        except KeyError:
            raise UnprovedTaskError("no_ink") from None
        task = Task(category, proposal.target, proposal.query, "", language, box)
        boxed = entry.answer == "bbox"
        verify(task, self.shot.frame, self.resolver, self.shot.frame.box, _SMALLEST, boxed=boxed)
        self._demand_alone(proposal.query)
        proof = self._proof(category, proposal.target, box)
        least = threshold(self.shot, task, self.resolver.reading) if boxed else 0.0
        said = word(stream.child("words"), proposal.key, language, **proposal.values)
        told = Task(category, proposal.target, proposal.query, said, language, box)
        return Asked(told, entry.data_type, proof, least)

    def _aim(self, stream: Stream, category: str) -> Aim:
        """Carets where one types, if the screen has such text; or where a reader may select."""
        entry = CATEGORIES[category]
        if entry.uses:
            if self._typed:
                return Aim(frozenset({TYPED}))
            if "selects" not in entry.uses:
                raise UnprovedTaskError("no_text_to_type_in")
            return ANYTHING
        return Aim(repeated=stream.child("aim").chance(entry.repeated))

    def _demand_alone(self, query: Mapping[str, Any]) -> None:
        """None of the phrases may also stand where the screen shows words that nobody told."""
        for phrase in _phrases(query):
            own = words_of([phrase])
            if own and own <= self.elsewhere:
                raise UnprovedTaskError("may_stand_elsewhere")
            if self.sheet and _ADDRESS.fullmatch(phrase):
                raise UnprovedTaskError("may_mean_a_cell")

    def _proof(self, category: str, target: Region, box: Box) -> str:
        """What proves the place of a target.

        Raises:
            UnprovedTaskError: nothing does.
        """
        kind = target[0]
        if kind == "label":
            return self._control(self.shot.page.blocks[int(target[1])].first)
        lines = self._lines_of(target)
        told = [line.captured for line in lines]
        if kind == "blank":
            self._demand_empty(lines[0], box)
        elif not all(line is not None and line.proved for line in told):
            raise UnprovedTaskError("not_proved_by_ink")
        if kind not in ("caret", "between", "blank"):
            return "ink"
        name = told[0].element if told[0] is not None else ""
        clicked, count = self._clicked.get(name, (0, 0))
        if clicked < min(_ENOUGH, count):
            raise UnprovedTaskError("no_click_set_a_caret")
        return "caret" if kind == "blank" else "ink caret"

    def _control(self, line: int) -> str:
        """What proves the control that a label stands on."""
        words = self.shot.page.lines[line]
        box = self.shot.page.blocks[words.block].hit
        for element in self.screen.state.elements:
            if element.box == box and element.active and element.proved:
                kinds = Counter(one.kind for one in element.evidence if one.verdict == "confirmed")
                return " ".join(kinds)
        raise UnprovedTaskError("control_not_proved")

    def _lines_of(self, target: Region) -> list[SeenLine]:
        page = self.shot.page
        kind, name, *_ = target
        found = (
            page.lines_of(page.blocks[int(name)])
            if kind == "paragraph"
            else [page.lines[int(name)]]
        )
        return [line for line in found if isinstance(line, SeenLine)]

    def _demand_empty(self, line: SeenLine, box: Box) -> None:
        """Nothing may be drawn where a line is said to be empty."""
        start = max(box.x1, line.pens[0] // 64 + 2)
        if marks_of(self.screen.pixels, Box(start, box.y1, box.x2, box.y2)).any():
            raise UnprovedTaskError("something_on_the_empty_line")


def _may_hold_words(element: Captured) -> bool:
    """Whether an element is a picture or a drawing area that is large enough for words."""
    box = element.box
    return element.type == "image" and box.height >= _TALL and box.area >= _LARGE


def _is_chosen_cell(element: Captured) -> bool:
    return element.role == "table cell" and bool(element.state & {"selected", "focused"})


def _phrases(query: Mapping[str, Any]) -> Iterator[str]:
    """The words that a query goes by, wherever they stand in it."""
    for key, value in query.items():
        if isinstance(value, Mapping):
            yield from _phrases(value)
        elif key in _PHRASES and isinstance(value, str):
            yield value
