"""Which words on a screen an instruction means: its quoted words, else those it shares with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import reduce

from pointerbench.language.quotes import folded, quoted, without_quoted
from pointerbench.picture.ocr import Word
from pointerbench.values.geometry import Box

_ORDINALS = (
    ("first", "erste", "premier", "premiere", "primer", "primera", "primo", "prima", "eerste"),
    ("second", "zweite", "deuxieme", "segundo", "segunda", "secondo", "seconda", "tweede"),
    ("third", "dritte", "troisieme", "tercer", "tercera", "terzo", "terza", "derde"),
    ("fourth", "vierte", "quatrieme", "cuarto", "cuarta", "quarto", "quarta", "vierde"),
    ("fifth", "funfte", "cinquieme", "quinto", "quinta", "vijfde"),
)
_LAST = ("last", "letzte", "dernier", "derniere", "ultimo", "ultima", "laatste")
_PLACES = {word: place for place, words in enumerate(_ORDINALS) for word in words}
_PLACES.update(dict.fromkeys(_LAST, -1))
_GERMAN_ENDINGS = ("n", "r", "s", "m")

_ALIKE = 0.75  # from which similarity a reading passes for the words that are looked for
_RUN = 6  # the most words of an unquoted instruction that are looked for together
_SHORTEST = 3  # letters of a single word that is looked for though nobody quoted it
_LINE = 10  # pixels within which two words pass for being on one line when matches are ordered


def ordinal(instruction: str) -> int:
    """Which of several the instruction asks for: an index, -1 for the last, 0 if it does not say.

    What is quoted says nothing.
    """
    for word in re.findall(r"\w+", without_quoted(instruction)):
        plain = folded(word)
        for form in (plain, plain[:-1] if plain.endswith(_GERMAN_ENDINGS) else plain):
            if form in _PLACES:
                return _PLACES[form]
    return 0


def sought(instruction: str, words: Sequence[Word]) -> Box | None:
    """Where the words that the instruction means stand; None if none of them is on the screen.

    The longest quoted phrase that is there counts; where another one lies within it ('the "d" in
    "used"'), its part of the box. Where several places show it, the one that an ordinal names, else
    the first. If no quoted phrase is there, or there is none, the longest run of the instruction's
    own words that the screen shows, and of equally long ones the rarest.
    """
    phrases = sorted(filter(folded, quoted(instruction)), key=lambda text: -len(folded(text)))
    for find in _FINDS:
        for phrase in phrases:
            if found := find(folded(phrase), words):
                return _part(_chosen(found, instruction), phrase, phrases)
    return _shared(instruction, words)


def is_read(phrase: str, words: Sequence[Word]) -> bool:
    """Whether the words show the phrase, or what is like it enough to be a misreading."""
    return any(find(folded(phrase), words) for find in _FINDS)


def _chosen(boxes: Iterable[Box], instruction: str) -> Box:
    """The one that the ordinal names, in reading order; the last if there are not as many."""
    ordered = sorted(boxes, key=lambda box: (sum(box[1::2]) // 2 // _LINE, box.x1))
    return ordered[min(ordinal(instruction), len(ordered) - 1)]


def _runs(words: Sequence[Word]) -> Iterator[tuple[str, list[Word]]]:
    """Each line's words as one text, folded, with the words that hold letters or digits."""
    lines: dict[tuple[int, ...], list[Word]] = {}
    for word in words:
        if folded(word.text):
            lines.setdefault(word.line, []).append(word)
    for line in lines.values():
        yield "".join(folded(word.text) for word in line), line


def _exact(phrase: str, words: Sequence[Word]) -> list[Box]:
    """Where whole words make up the phrase, wherever the blanks were read."""
    found: list[Box] = []
    for text, line in _runs(words):
        starts = _starts(line)
        for start in _places(phrase, text):
            if start in starts and start + len(phrase) in starts:
                found.append(_hull(line[starts[start] : starts[start + len(phrase)]]))
    return found


def _contained(phrase: str, words: Sequence[Word]) -> list[Box]:
    """Where the phrase begins or ends within words; parts of boxes, as if all letters were as wide.
    Too short a phrase is contained nearly everywhere."""
    if len(phrase) < _SHORTEST:
        return []
    found = []
    for text, line in _runs(words):
        sides = [side for word in line for side in _sides(word)]
        for start in _places(phrase, text):
            first, last = sides[start], sides[start + len(phrase) - 1]
            found.append(first.union(last))
    return found


def _similar(phrase: str, words: Sequence[Word]) -> list[Box]:
    """The places most like the phrase, if they are like it enough."""
    best = _ALIKE
    found: list[Box] = []
    for _, line in _runs(words):
        for run in _windows(line, len(phrase)):
            likeness = _likeness(phrase, "".join(folded(word.text) for word in run), best)
            if likeness > best:
                best, found = likeness, []
            if likeness == best:
                found.append(_hull(run))
    return found


def _windows(line: Sequence[Word], length: int) -> Iterator[Sequence[Word]]:
    """Neighbouring words with about as many letters."""
    for first in range(len(line)):
        letters = 0
        for last in range(first, len(line)):
            letters += len(folded(line[last].text))
            if letters > length / _ALIKE:
                break
            if letters >= length * _ALIKE:
                yield line[first : last + 1]


def _likeness(one: str, other: str, least: float) -> float:
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return matcher.ratio() if matcher.quick_ratio() >= least else 0.0


_FINDS = (_exact, _contained, _similar)  # the surest first


def _shared(instruction: str, words: Sequence[Word]) -> Box | None:
    """The longest run of the instruction's words that is on the screen, rarest first."""
    spoken = [plain for text in re.findall(r"\w+", instruction) if (plain := folded(text))]
    runs = {
        "".join(spoken[first:last])
        for first in range(len(spoken))
        for last in range(first + 1, min(first + _RUN, len(spoken)) + 1)
    }
    shown = "\n".join(text for text, _ in _runs(words))
    for run in sorted(runs, key=lambda run: (-len(run), shown.count(run), run)):
        if len(run) >= _SHORTEST and run in shown and (found := _exact(run, words)):
            return _chosen(found, instruction)
    return None


def _part(box: Box, phrase: str, phrases: Sequence[str]) -> Box:
    """The part of a phrase's box in which another quoted phrase lies, as if all letters were as
    wide; the box itself if none does."""
    whole = folded(phrase)
    for other in map(folded, phrases):
        if other != whole and other in whole:
            sides = list(_sides(Word(phrase, box)))
            start = whole.index(other)
            return sides[start].union(sides[start + len(other) - 1])
    return box


def _sides(word: Word) -> Iterator[Box]:
    """A box for each folded letter."""
    count, box = len(folded(word.text)), word.box
    for place in range(count):
        left, right = (box.x1 + box.width * (place + side) / count for side in (0, 1))
        yield Box(round(left), box.y1, round(right), box.y2)


def _starts(line: Sequence[Word]) -> dict[int, int]:
    """Which word begins at a letter of the line; the end counts as the beginning of one more."""
    starts, letters = {}, 0
    for number, word in enumerate(line):
        starts[letters] = number
        letters += len(folded(word.text))
    starts[letters] = len(line)
    return starts


def _places(phrase: str, text: str) -> Iterator[int]:
    place = text.find(phrase)
    while place >= 0:
        yield place
        place = text.find(phrase, place + 1)


def _hull(words: Sequence[Word]) -> Box:
    return reduce(Box.union, (word.box for word in words))
