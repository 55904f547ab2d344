"""How each category proposes a target on a page, with a query that says the same and what to say.

Proposals need not be right: they are proved by a resolver that knows nothing of their target.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pointerbench.flow.page import Line
from pointerbench.picture.frame import Region
from pointerbench.suites.text.designate import (
    Designator,
    designate,
    line_of,
    paragraph_of,
    place_of,
)
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.tolerance import min_iou
from pointerbench.suites.text.words import Token, Words
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream


class Proposal(NamedTuple):
    """``key`` names the wordings, ``values`` what they are told; see `wording.VALUES`."""

    target: Region
    query: Mapping[str, Any]
    key: str
    values: Mapping[str, Any]


Propose = Callable[[Stream, Shot, Words], Proposal]

_LARGE = 16  # pixels of type from which boxes around letters are asked for
_TRIED = 12  # words in large type that are looked at
_OFTEN = 6  # what stands more often is asked for by chance only


def pick(stream: Stream, options: list[Any], reason: str) -> Any:
    if not options:
        raise UnprovedTaskError(reason)
    return stream.pick(options)


def region(kind: str, line: Line, *indices: int) -> Region:
    return (kind, str(line.number), *map(str, indices))


def _token(stream: Stream, words: Words, least: int = 2) -> Token:
    """A word to ask for: of running text mostly, and now and then of a title or a table."""
    pool = words.spoken if words.spoken and stream.chance(0.8) else words.tokens
    if words.aim.repeated:
        pool = [token for token in pool if 1 < words.counts[token.text.casefold()] <= _OFTEN]
    pool = [token for token in pool if token.stop - token.start >= least and token.spelled]
    found: Token = pick(stream, pool, "no_words")
    return found


def _large(stream: Stream, words: Words) -> tuple[Token, int]:
    """A letter in large type: a box around it can be off and not take in the one beside it."""
    large = [
        token
        for token in words.tokens
        if len(token.text) > 3
        and token.spelled
        and token.line.run_at(token.start).font.size >= _LARGE
    ]
    for token in stream.sample(large, min(_TRIED, len(large))):
        wide = [at for at in range(len(token.text)) if _stands_free(token.line, token.start + at)]
        if wide:
            return token, stream.pick(wide)
    raise UnprovedTaskError("no_large_type")


def _stands_free(line: Line, index: int) -> bool:
    """Whether a box around the glyph is told from one that takes in a glyph beside it."""
    ink = line.ink_box(index)
    beside = [line.ink_box(at) for at in (index - 1, index + 1) if 0 <= at < len(line.text)]
    return ink is not None and min_iou(ink, [box for box in beside if box]) is not None


# --- words and glyphs -----------------------------------------------------------------------------


def word(kind: str) -> Propose:
    def propose(stream: Stream, shot: Shot, words: Words) -> Proposal:
        token = _token(stream, words, 3 if stream.chance(0.7) else 2)
        which = designate(stream, words, token)
        query = {"find": "word", "as": kind, "word": which}
        name = "word_center" if kind == "word" else "word_bbox"
        return Proposal(region(kind, *token), query, name, {"w": which})

    return propose


def glyph(kind: str) -> Propose:
    def propose(stream: Stream, shot: Shot, words: Words) -> Proposal:
        if kind == "word":
            token = _token(stream, words, 4)
            at = stream.integer(0, len(token.text) - 1)
        else:
            token, at = _large(stream, words)
        char = token.text[at]
        alike = [n for n, other in enumerate(token.text) if other == char]
        which = designate(stream, words, token)
        query: dict[str, Any] = {"find": "glyph", "as": kind, "char": char, "word": which}
        values: dict[str, Any] = {"c": char, "w": which}
        name = "char_center" if kind == "word" else "char_bbox"
        if len(alike) > 1:
            query["n"] = values["n"] = alike.index(at) + 1
        target = region(kind, token.line, token.start + at, token.start + at + 1)
        return Proposal(target, query, f"{name}.{'nth' if 'n' in query else 'only'}", values)

    return propose


_AFTER = ".,;:!?)»”"
_BEFORE = "(«“„¿¡"


def punctuation(stream: Stream, shot: Shot, words: Words) -> Proposal:
    found = []
    for token in words.spoken:
        text = token.line.text
        after, before = text[token.stop : token.stop + 1], text[: token.start][-1:]
        if after and after in _AFTER:
            found.append((token, after, "after"))
        if before and before in _BEFORE:
            found.append((token, before, "before"))
    common = [entry for entry in found if entry[1] in ".,"]
    rare = [entry for entry in found if entry[1] not in ".,"]
    pool = rare if rare and stream.chance(0.5) else common or rare
    token, mark, side = pick(stream, pool, "no_punctuation")
    which = designate(stream, words, token)
    at = token.stop if side == "after" else token.start - 1
    query = {"find": "mark", "mark": mark, "side": side, "word": which}
    target = region("word", token.line, at, at + 1)
    return Proposal(target, query, f"punctuation.{side}", {"mark": mark, "w": which})


# What an invoice states in a block of its own, and not as a value beside its label.
BLOCKS = ("sender", "recipient", "items", "totals", "bank")


# --- labels, boxes, fields ------------------------------------------------------------------------


def chrome_label(stream: Stream, shot: Shot, words: Words) -> Proposal:
    line: Line = pick(stream, words.captions, "no_labels")
    if words.block(line).paragraph.names is not None:
        text = line.text.replace("\u00a0", " ")
        query = {"find": "label", "text": text}
        return Proposal(("label", str(line.block)), query, "chrome_label.field", {"text": text})
    place: Designator | None = place_of(stream, words, line) if stream.chance(0.7) else None
    query = {"find": "label", "text": line.text.replace("\u00a0", " ")}
    target = ("label", str(line.block))
    if place is None:
        return Proposal(target, query, "chrome_label.only", {"text": query["text"]})
    query |= {name: value for name, value in place.items() if name != "which"}
    return Proposal(target, query, "chrome_label.place", {"text": query["text"], "at": place})


def wordy_line(stream: Stream, words: Words, *, indented: bool = True) -> Line:
    """A line with something to name it by."""
    lines = [
        line
        for line in words.running
        if len(line.text.split()) >= 2 and (indented or not line.text.startswith(" "))
    ]
    found: Line = pick(stream, lines, "no_lines")
    return found


def line_bbox(stream: Stream, shot: Shot, words: Words) -> Proposal:
    line = wordy_line(stream, words)
    which = line_of(stream, words, line)
    query = {"find": "line", "line": which}
    return Proposal(region("line", line), query, "line_bbox", {"line": which})


def paragraph_bbox(stream: Stream, shot: Shot, words: Words) -> Proposal:
    block = pick(stream, words.paragraphs, "no_paragraphs")
    which = paragraph_of(stream, words, block.number)
    query = {"find": "paragraph", "paragraph": which}
    return Proposal(("paragraph", str(block.number)), query, "paragraph_bbox", {"p": which})


def field(name: str) -> Propose:
    def propose(stream: Stream, shot: Shot, words: Words) -> Proposal:
        if name not in shot.scene.facts:
            raise UnprovedTaskError("no_such_field")
        query = {"find": "field", "field": name}
        key = "invoice_block" if name in BLOCKS else "invoice_value"
        return Proposal(("field", name), query, key, {"f": name})

    return propose


def line_item(stream: Stream, shot: Shot, words: Words) -> Proposal:
    names = [name for name in shot.scene.facts if name.startswith("item.")]
    name = pick(stream, names, "no_items")
    texts = [text for text in shot.scene.facts[name] if any(map(str.isalpha, text))]
    query = {"find": "field", "field": name}
    values = {"text": pick(stream, sorted(texts, key=len)[-1:], "no_items").replace("\u00a0", " ")}
    return Proposal(("field", name), query, "invoice_line_item", values)
