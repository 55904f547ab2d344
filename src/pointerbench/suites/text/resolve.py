"""Executes the query of an instruction on the visible page, without knowing the target.

A query names a kind of place and words that a reader can see; see `QUERIES`. All regions that fit
are returned: the verifier demands exactly one.
"""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.flow.page import Line
from pointerbench.picture.frame import Region
from pointerbench.suites.text.find import Finder, Query
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.reading import Reading, loose


class Resolver:
    """Executes queries on one shot."""

    def __init__(self, shot: Shot) -> None:
        self.shot = shot
        self.finder = Finder(shot)

    @property
    def reading(self) -> Reading:
        """The page as it is read."""
        return self.finder.reading

    def __call__(self, query: Query) -> list[Region]:
        return QUERIES[query["find"]](self.finder, query)


def _named(kind: str, line: Line, *indices: int) -> Region:
    return (kind, str(line.number), *map(str, indices))


def _words(finder: Finder, query: Query) -> list[Region]:
    spots = finder.words(query["word"])
    return [_named(query["as"], spot.line, spot.start, spot.stop) for spot in spots]


def _glyphs(finder: Finder, query: Query) -> list[Region]:
    found = finder.glyphs(query)
    return [_named(query["as"], spot.line, at, at + 1) for spot, at in found]


def _marks(finder: Finder, query: Query) -> list[Region]:
    return [_named("word", spot.line, at, at + 1) for spot, at in finder.marks(query)]


def _caret(finder: Finder, query: Query) -> list[Region]:
    spots = finder.words(query["word"])
    before = query["side"] == "before"
    return [_named("caret", s.line, s.start if before else s.stop) for s in spots]


def _inside(finder: Finder, query: Query) -> list[Region]:
    """The caret between two letters of a word that meet in it once."""
    found = []
    for spot in finder.words(query["word"]):
        text = spot.line.text[spot.start : spot.stop]
        pair = query["left"] + query["right"]
        at = text.find(pair)
        if at >= 0 and loose(text).count(loose(pair)) == 1:
            found.append(_named("caret", spot.line, spot.start + at + 1))
    return found


def _gaps(finder: Finder, query: Query) -> list[Region]:
    return finder.gaps(query["left"], query["right"])


def _line_ends(finder: Finder, query: Query) -> list[Region]:
    first = query["end"] == "start"
    lines = finder.lines(query["line"])
    if first:  # of an indented line some would click before the blanks, some before the word
        lines = [line for line in lines if not line.text.startswith(" ")]
    return [_named("caret", line, 0 if first else len(line.text)) for line in lines]


def _lines(finder: Finder, query: Query) -> list[Region]:
    return [_named("line", line) for line in finder.lines(query["line"])]


def _paragraph_ends(finder: Finder, query: Query) -> list[Region]:
    found = []
    for block in finder.paragraphs(query["paragraph"]):
        lines = finder.shot.page.lines_of(block)
        line = lines[0 if query["end"] == "start" else -1]
        found.append(_named("caret", line, 0 if query["end"] == "start" else len(line.text)))
    return found


def _paragraphs(finder: Finder, query: Query) -> list[Region]:
    blocks = finder.paragraphs(query["paragraph"])
    return [("paragraph", str(block.number)) for block in blocks]


def _blanks(finder: Finder, query: Query) -> list[Region]:
    return [_named("blank", line) for line in finder.blanks(query)]


def _labels(finder: Finder, query: Query) -> list[Region]:
    return [("label", str(block.number)) for block in finder.labels(query)]


def _fields(finder: Finder, query: Query) -> list[Region]:
    return finder.fields(query)


QUERIES: dict[str, Callable[[Finder, Query], list[Region]]] = {
    "word": _words,
    "glyph": _glyphs,
    "mark": _marks,
    "caret": _caret,
    "caret_inside": _inside,
    "gap": _gaps,
    "line_end": _line_ends,
    "line": _lines,
    "paragraph_end": _paragraph_ends,
    "paragraph": _paragraphs,
    "blank": _blanks,
    "label": _labels,
    "field": _fields,
}
