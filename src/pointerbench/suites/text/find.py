"""Finds what words mean on the visible page: which occurrence, line, paragraph, control, field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from pointerbench.flow.page import Block, Line
from pointerbench.picture.frame import Region
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.looks import STYLES, all_runs, any_run
from pointerbench.suites.text.reading import (
    Reading,
    Running,
    Spot,
    begins,
    exact,
    letter,
    loose,
    rank,
)

Query = Mapping[str, Any]


class Finder:
    """Finds the parts of one shot that designators mean: all that fit, none where it is unsure."""

    def __init__(self, shot: Shot) -> None:
        self.shot = shot
        self.reading = Reading(shot.page)

    # --- words ------------------------------------------------------------------------------------

    def words(self, query: Query, fits: Callable[[Spot], bool] = lambda _: True) -> list[Spot]:
        """The occurrences that the words mean: at most one that is beyond doubt.

        ``fits`` says what else an occurrence needs, as the mark that is asked for behind it.
        """
        text = query["text"]
        spots = [spot for spot in self.reading.find(text) if fits(spot)]
        spots = self._narrowed(spots, query)
        which = query["which"]
        if which in ("nth", "last"):
            return self._numbered(spots, query)
        if which == "style":
            worn = STYLES[query["style"]]
            spots = [spot for spot in spots if any_run(spot, worn)]
        if len(spots) != 1 or not spots[0].whole or not exact(spots[0], text):
            return []
        if which == "style" and not all_runs(spots[0], worn):
            return []
        return spots

    def _narrowed(self, spots: list[Spot], query: Query) -> list[Spot]:
        """Those that stand where the words say."""
        match query["which"]:
            case "before" | "after":
                return [spot for spot in spots if self._beside(spot, query)]
            case "place":
                return [spot for spot in spots if self._within(spot.line, query)]
            case "sentence":
                return self._in_sentence(spots, query["begins"])
        return spots

    def _numbered(self, spots: list[Spot], query: Query) -> list[Spot]:
        """The n-th or last of several; whatever the capitals, the count must be the same."""
        text, found = query["text"], []
        same = [spot for spot in spots if exact(spot, text)]
        if len(spots) < 2:
            return []
        for among in (spots, same):
            wanted = len(among) if query["which"] == "last" else query["n"]
            found.append([spot for spot in among if rank(spot, among) == wanted])
        if found[0] != found[1] or len(same) < 2 or not all(spot.whole for spot in spots):
            return []
        return found[0]

    def _beside(self, spot: Spot, query: Query) -> bool:
        """Whether a blank and the other word come next (before it), or went ahead (after it)."""
        block = self.shot.page.blocks[spot.line.block]
        running = self.reading.running(block)
        start = running.starts[running.lines.index(spot.line)] + spot.start
        stop = start + spot.stop - spot.start
        other, read = loose(query["other"]), loose(running.text)
        if query["which"] == "before":
            end = stop + 1 + len(other)
            return read[stop:end] == " " + other and not letter(read, end)
        begin = start - 1 - len(other)
        return begin >= 0 and read[begin:start] == other + " " and not letter(read, begin - 1)

    def _within(self, line: Line, query: Query) -> bool:
        """Whether the line stands in the place of that name, and in the n-th of several."""
        for place in self.shot.page.blocks[line.block].places:
            if place.name == query["place"]:
                if "n" not in query:
                    return True
                serials = self._serials(query["place"])
                if serials is not None and serials.index(place.serial) + 1 == query["n"]:
                    return True
        return False

    def _serials(self, name: str) -> list[int] | None:
        """The places of a name of which something is seen, as they come down the page; None where
        they also stand side by side, so that readers may count them otherwise."""
        found: dict[int, int] = {}
        for block in self.reading.blocks:
            for place in block.places:
                if place.name == name:
                    found.setdefault(place.serial, place.box.y1)
        tops = list(found.values())
        return list(found) if all(a < b for a, b in pairwise(tops)) else None

    def _in_sentence(self, spots: list[Spot], phrase: str) -> list[Spot]:
        """Those in the one sentence of the page that begins so."""
        found = []
        for block in self.reading.blocks:
            running = self.reading.running(block)
            for sentence in self.reading.sentences(running):
                if begins(running.text[sentence.start : sentence.stop], phrase):
                    found.append((running, sentence))
        if len(found) != 1:
            return []
        running, sentence = found[0]
        inside = []
        for spot in spots:
            if spot.line in running.lines:
                at = running.starts[running.lines.index(spot.line)] + spot.start
                if sentence.start <= at < sentence.stop:
                    inside.append(spot)
        return inside

    # --- glyphs -----------------------------------------------------------------------------------

    def glyphs(self, query: Query) -> list[tuple[Spot, int]]:
        """The letter, the n-th of its kind in a word."""
        found = []
        for spot in self.words(query["word"]):
            text = spot.line.text[spot.start : spot.stop]
            wanted, counts = query["char"], []
            for read, char in ((text, wanted), (loose(text), loose(wanted))):
                places = [place for place, letter in enumerate(read) if letter == char]
                counts.append(_nth(places, query.get("n")))
            if counts[0] == counts[1]:
                found += [(spot, spot.start + place) for place in counts[0]]
        return found

    def marks(self, query: Query) -> list[tuple[Spot, int]]:
        """The punctuation mark next to a word."""
        after = query["side"] == "after"

        def beside(spot: Spot) -> int:
            return spot.stop if after else spot.start - 1

        def fits(spot: Spot) -> bool:
            at = beside(spot)
            return 0 <= at < len(spot.line.text) and spot.line.text[at] == query["mark"]

        spots = self.words(query["word"], fits)
        whole = self.reading.whole
        return [
            (spot, beside(spot))
            for spot in spots
            if whole(spot.line, beside(spot), beside(spot) + 1)
        ]

    # --- gaps, lines, paragraphs ------------------------------------------------------------------

    def gaps(self, left: str, right: str) -> list[Region]:
        """The blank between two neighbours of one line, wherever on the page they meet."""
        found: list[Region | None] = []
        wanted = loose(f"{left} {right}")
        for block in self.reading.blocks:
            running = self.reading.running(block)
            read = loose(running.text)
            at = read.find(wanted)
            while at >= 0:
                if not letter(read, at - 1) and not letter(read, at + len(wanted)):
                    found.append(self._gap(running, at + len(left), left, right))
                at = read.find(wanted, at + 1)
        return [region for region in found if region] if len(found) == 1 else []

    def _gap(self, running: Running, index: int, left: str, right: str) -> Region | None:
        line, at = running.place(index)
        after, start = running.place(index + 1)
        read = running.text[index - len(left) : index + 1 + len(right)]
        if line is not after or read.replace("\u00a0", " ") != f"{left} {right}":
            return None
        if at == 0 or not self.reading.whole(line, at - 1, start + 1):
            return None
        return ("between", str(line.number), str(at), str(start))

    def lines(self, query: Query) -> list[Line]:
        """The visual lines that the words mean."""
        match query["which"]:
            case "starts":
                found = self._beginning(query["text"])
            case "holds":
                found = [spot.line for spot in self.words(query["word"])]
            case _:
                found = []
                for block in self.paragraphs(query["paragraph"]):
                    own = self.shot.page.lines_of(block)
                    found += own[query["n"] - 1 : query["n"]]
        return [line for line in found if self.reading.whole(line, 0, len(line.text))]

    def _beginning(self, text: str) -> list[Line]:
        """The lines that begin so, wherever the first word stands in them, as in code."""
        return [line for line in self.reading.seen if begins(line.text.lstrip(), text)]

    def paragraphs(self, query: Query) -> list[Block]:
        """The paragraphs of running text that the words mean, seen from end to end."""
        found, text, above = [], query["text"], ""
        for block in self.reading.blocks:
            running = self.reading.running(block)
            role = block.paragraph.role
            if query["which"] == "under":
                fits = role == "prose" and above == loose(text)
            elif query["which"] == "starts":
                fits = begins(running.text, text)
            else:
                fits = loose(running.text).endswith(loose(text))
            if fits:
                found.append(block)
            above = loose(running.text) if role == "title" else ""
        return [block for block in found if self._complete(block)]

    def _complete(self, block: Block) -> bool:
        """All of a paragraph's lines are here and seen."""
        lines = self.shot.page.lines_of(block)
        text = block.paragraph.text
        ends = lines[-1].start + len(lines[-1].text) >= len(text.rstrip())
        if lines[0].start or not ends or block.paragraph.role != "prose":
            return False
        return all(self.reading.whole(line, 0, len(line.text)) for line in lines)

    def blanks(self, query: Query) -> list[Line]:
        """The empty line next above, or below, the line that begins so."""
        anchors = self._beginning(query["text"])
        if len(anchors) != 1:
            return []
        (anchor,) = anchors
        high = anchor.bottom - anchor.top
        found = []
        for line in self.shot.page.lines:
            if line.text or line.left != anchor.left or line.right != anchor.right:
                continue
            above, below = anchor.top - line.bottom, line.top - anchor.bottom
            if 0 <= (above if query["side"] == "above" else below) < high and self.reading.whole(
                line, 0, 0
            ):
                found.append(line)
        return found

    # --- labels, fields ---------------------------------------------------------------------------

    def labels(self, query: Query) -> list[Block]:
        """The control with that caption; the text must stand nowhere else in what is meant."""
        spots = self.reading.find(query["text"])
        if "place" in query:
            spots = [spot for spot in spots if self._within(spot.line, query)]
        if len(spots) != 1 or not spots[0].whole:
            return []
        page = self.shot.page
        block = page.blocks[spots[0].line.block]
        whole = block.paragraph.role == "label" and block.paragraph.text == query["text"]
        control = page.control(block)
        return [block] if whole and control is not None and not page.veiled(block) else []

    def fields(self, query: Query) -> list[Region]:
        """The texts that state a fact stand on the page, each of them once, and nothing else is
        said to state it."""
        name = query["field"]
        read = [(block, loose(self.reading.running(block).text)) for block in self.reading.blocks]
        wanted = [loose(text) for text in self.shot.scene.facts.get(name, ())]
        home = [block for block, _ in read if name in block.field.split("/")]
        stated = [text for block, text in read if block in home]
        if not wanted or stated != wanted:
            return []
        if len(wanted) == 1 and sum(text == wanted[0] for _, text in read) != 1:
            return []
        lines = [line for block in home for line in self.shot.page.lines_of(block)]
        seen = all(self.reading.whole(line, 0, len(line.text)) for line in lines)
        return [("field", name)] if seen else []


def _nth(places: list[int], number: int | None) -> list[int]:
    """The one there is where no number is said, else the n-th of several."""
    if number is None:
        return places if len(places) == 1 else []
    return places[number - 1 : number] if len(places) > 1 else []
