"""Reads the text of a screen, and proves it: by what is painted, and by clicks that set the caret.

What is read leaves the screen as it is; clicks are tried last, and leave it changed.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, SILENT, Captured, Evidence
from pointerbench.capture.desktop.characters import Places, clip_of, told_texts
from pointerbench.capture.desktop.headings import strips_of, with_clicks
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.evidence import same
from pointerbench.capture.failures import SilentProgramError
from pointerbench.capture.lettering import in_order, lines_of
from pointerbench.capture.letters import judge_line
from pointerbench.capture.texts import Strips, TextLine, Texts, words_of
from pointerbench.values.geometry import Box

_MOST = 12  # clicks of a state
_ANSWERS = 1.5  # seconds for a caret to come
_BEHIND = 6  # pixels behind a line, where a click means its end
_NEAR = 1.5  # pixels by which a character may have moved since it was read

Key = tuple[str, int, tuple[float, ...], int]


@dataclass
class Reader:
    """Reads the texts of one program; what clicks found is remembered by line and place."""

    program: Program
    known: dict[Key, Evidence] = field(default_factory=dict)
    headings: dict[tuple[Box, Box], tuple[Evidence, ...]] = field(default_factory=dict)

    def read(self, look: Look, elements: Sequence[Captured]) -> Texts | None:
        """The text of the look, which is what is shown now; None where it has changed meanwhile, or
        the program does not answer: if it does so no more at all, what comes next says it."""
        by_id = {element.id: element for element in elements}
        try:
            all_told = list(told_texts(self.program.bus, look, elements))
        except SilentProgramError:
            return None
        lines: list[TextLine] = []
        left_out: Counter[str] = Counter()
        lost: list[str] = []
        for told in all_told:
            clip = clip_of(look, by_id[told.element])
            for line in lines_of(told, clip):
                judged = _judged(look, line, clip)
                why = _why_not(judged)
                if why:
                    left_out[why] += 1
                    lost.append(line.text)
                else:
                    lines.append(judged)
        if not same(self.program.screen.grab(), look.pixels):
            return None
        elsewhere = words_of([*lost, *_untold(look, elements, lines)])
        return Texts(tuple(lines), left_out, tuple(sorted(elsewhere)), strips_of(look, elements))

    def click(self, look: Look, elements: Sequence[Captured], texts: Texts) -> Texts:
        """The texts, with what clicks between characters and on headings did. The screen is another
        one afterwards; before, it must show the look's windows and no more."""
        if not look.modal and self._is_as_before(look):
            on_top = {element.id for element in elements if look.is_on_top(element)}
            wanted = [line for line in texts.lines if line.element in on_top and _asks(line)]
            new = [line for line in wanted if _key(line) not in self.known]
            for number, line in enumerate(_spread(new)):
                self.known[_key(line)] = self._clicked(look, elements, line, number)
            self._headings(look, elements, texts.strips)
        return self.remembered(texts)

    def remembered(self, texts: Texts) -> Texts:
        """The texts, with what is known of them; without the lines that a click contradicts."""
        lines = [self._with_caret(line) for line in texts.lines]
        against = [line.text for line in lines if line.contradicted]
        left_out = {**texts.left_out, **({"caret": len(against)} if against else {})}
        return Texts(
            tuple(line for line in lines if not line.contradicted),
            left_out,
            tuple(sorted({*texts.elsewhere, *words_of(against)})),
            tuple(self._with_clicks(strips) for strips in texts.strips),
        )

    def _with_caret(self, line: TextLine) -> TextLine:
        found = self.known.get(_key(line))
        return replace(line, evidence=(*line.evidence, found)) if found else line

    def _with_clicks(self, strips: Strips) -> Strips:
        found = self.headings.get((strips.columns, strips.rows), ())
        return replace(strips, evidence=found)

    def _is_as_before(self, look: Look) -> bool:
        shown = self.program.stack()
        return [window.id for window in shown] == [window.id for window in look.stack]

    def _clicked(
        self, look: Look, elements: Sequence[Captured], line: TextLine, number: int
    ) -> Evidence:
        """A click where the caret should come to stand before one of a line's characters."""
        element = next(one for one in elements if one.id == line.element)
        node = look.reading.nodes[look.reading.place_of(element)]
        places = Places(self.program.bus, node.ref)
        index = _index(line, number)
        x = _pixel(line, index, number, clip_of(look, element))
        if not self._stands(places, line):
            return Evidence("caret", SILENT)
        wanted = range(line.start + index, line.start + index + 1)
        if index == len(line.text):
            wanted = range(line.stop, line.stop + line.blanks + 1)
        self.program.hand.click(x, (line.top + line.bottom) // 2)
        came = self.program.screen.until(lambda: places.caret() in wanted, _ANSWERS, 0.05)
        self.program.screen.settled(0.1, 0.6)
        if not self._stands(places, line):  # it has scrolled: the click was one elsewhere
            return Evidence("caret", SILENT)
        verdict = CONFIRMED if came else CONTRADICTED if places.caret() >= 0 else SILENT
        return Evidence("caret", verdict, float(came), Box.at(x, line.top, 1, line.box.height))

    @staticmethod
    def _stands(places: Places, line: TextLine) -> bool:
        """Whether a line's first character is where it was when it was read, wherever its program
        takes its own origin to be."""
        found = places.of(line.start)
        if found is None:
            return False
        return abs(found.x1 - line.edges[0]) <= _NEAR and abs(found.y1 - line.top) <= _NEAR + 3

    def _headings(self, look: Look, elements: Sequence[Captured], strips: Sequence[Strips]) -> None:
        for one in strips:
            if (one.columns, one.rows) not in self.headings:
                found = tuple(with_clicks(self.program, look, elements, one))
                self.headings[one.columns, one.rows] = found


def _judged(look: Look, line: TextLine, clip: Box) -> TextLine:
    return replace(line, evidence=(judge_line(look.pixels, line, clip),))


def _why_not(line: TextLine) -> str:
    """Why a line is left out; empty if it is not."""
    if not in_order(line):
        return "order"
    return "ink" if line.contradicted else ""


def _untold(look: Look, elements: Sequence[Captured], lines: Sequence[TextLine]) -> Iterator[str]:
    """What nodes are called that may be drawn, though no element or line says so."""
    lined = {line.element for line in lines}
    told: dict[int, str] = {}
    for element in elements:
        place = look.reading.place_of(element)
        told[place] = f"{element.text} {element.label}"
        if element.id in lined:
            told[place] += f" {element.name} {look.reading.nodes[place].text or ''}"
    for place, node in enumerate(look.reading.nodes):
        if node.drop or node.role == "table cell":
            continue
        for words in (node.name, node.text or ""):
            if words and words not in told.get(place, ""):
                yield words


def _asks(line: TextLine) -> bool:
    """Whether a click between the characters of a line can tell something."""
    return line.editable and line.whole and line.proved and len(line.text) > 1


def _key(line: TextLine) -> Key:
    return line.text, line.start, line.edges, line.top


def _spread(lines: Sequence[TextLine]) -> list[TextLine]:
    """Some of many lines, from the first to the last."""
    if len(lines) <= _MOST:
        return list(lines)
    step = (len(lines) - 1) / (_MOST - 1)
    return [lines[round(at * step)] for at in range(_MOST)]


def _index(line: TextLine, number: int) -> int:
    """Before which character of a line a click is made: now and then at its end or its start."""
    last = len(line.text)
    if number % 6 == 2:
        return last
    if number % 6 == 5 and not line.text[0].isspace():
        return 0
    return 1 + (7 * number + 3) % (last - 1)


def _pixel(line: TextLine, index: int, number: int, clip: Box) -> int:
    """Where that click is made: just inside one end of the strip that means it, in turn."""
    if index == len(line.text):
        return min(math.ceil(line.edges[-1]) + _BEHIND, clip.x2 - 2)
    left, right = line.strip(index)
    first, last = math.ceil(left), math.floor(right) - 1
    if first >= last:
        return int((left + right) / 2)
    return first if number % 2 else last
