"""How the categories of carets propose a place, to type at or to select from.

As in `propose`, proposals need not be right: they are proved by a resolver.
"""

from __future__ import annotations

from itertools import pairwise

from pointerbench.flow.page import Line
from pointerbench.suites.text.designate import designate, line_of, paragraph_of
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.propose import Proposal, Propose, pick, region, wordy_line
from pointerbench.suites.text.words import Token, Words, closing, opening
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream


def caret(side: str) -> Propose:
    def propose(stream: Stream, shot: Shot, words: Words) -> Proposal:
        token: Token = pick(stream, words.spoken, "no_words")
        at = token.start if side == "before" else token.stop
        _no_pill(token.line, at)
        which = designate(stream, words, token)
        query = {"find": "caret", "side": side, "word": which}
        key = _at_hand(f"caret_{side}_word", words)
        return Proposal(region("caret", token.line, at), query, key, {"w": which})

    return propose


def _at_hand(key: str, words: Words) -> str:
    """The wordings of a caret to type at, or of an end of what a reader selects."""
    return key if words.aim.within else f"{key}.select"


def _no_pill(line: Line, at: int) -> None:
    """At the edge of a pill a glyph's advance is wider than the glyph."""
    for index in (at - 1, at):
        if 0 <= index < len(line.text) and line.run_at(index).span.code:
            raise UnprovedTaskError("at_a_pill")


def between_chars(stream: Stream, shot: Shot, words: Words) -> Proposal:
    token: Token = pick(stream, [t for t in words.spoken if len(t.text) > 3], "no_words")
    at = stream.integer(1, len(token.text) - 1)
    left, right = token.text[at - 1], token.text[at]
    which = designate(stream, words, token)
    query = {"find": "caret_inside", "left": left, "right": right, "word": which}
    values = {"a": left, "b": right, "w": which}
    target = region("caret", token.line, token.start + at)
    return Proposal(target, query, "caret_between_chars", values)


def between_words(stream: Stream, shot: Shot, words: Words) -> Proposal:
    pairs = [
        (a, b) for a, b in pairwise(words.spoken) if a.line is b.line and b.start == a.stop + 1
    ]
    first, second = pick(stream, pairs, "no_pair")
    line = first.line
    _no_pill(line, first.stop)
    query = {"find": "gap", "left": first.text, "right": second.text}
    target = region("between", line, first.stop, second.start)
    return Proposal(target, query, "between_words", {"a": first.text, "b": second.text})


def sentence_boundary(stream: Stream, shot: Shot, words: Words) -> Proposal:
    ends = [
        (line, at)
        for line in words.running
        if words.role(line) == "prose"
        for at in range(3, len(line.text) - 4)
        if _ends_sentence(line.text, at)
    ]
    line, at = pick(stream, ends, "no_sentence_end")
    text = line.text
    left = closing(text[: at + 1], stream.integer(1, 3))
    right = opening(text[at + 2 :], stream.integer(1, 3))
    if len(left) < 4 or len(right) < 2:
        raise UnprovedTaskError("too_short_a_word")
    query = {"find": "gap", "left": left, "right": right}
    target = region("between", line, at + 1, at + 2)
    return Proposal(target, query, "sentence_boundary", {"a": left, "b": right})


def _ends_sentence(text: str, at: int) -> bool:
    return (
        text[at] in ".!?"
        and text[at - 1].isalpha()
        and text[at + 1] == " "
        and (text[at + 2].isupper() or text[at + 2] in "¿¡«“„")
    )


def line_end(end: str) -> Propose:
    def propose(stream: Stream, shot: Shot, words: Words) -> Proposal:
        line = wordy_line(stream, words, indented=end == "end")
        which = line_of(stream, words, line)
        at = 0 if end == "start" else len(line.text)
        query = {"find": "line_end", "end": end, "line": which}
        key = _at_hand(f"line_{end}", words)
        return Proposal(region("caret", line, at), query, key, {"line": which})

    return propose


def paragraph_end(end: str) -> Propose:
    def propose(stream: Stream, shot: Shot, words: Words) -> Proposal:
        block = pick(stream, words.paragraphs, "no_paragraphs")
        which = paragraph_of(stream, words, block.number)
        lines = words.page.lines_of(block)
        line = lines[0 if end == "start" else -1]
        at = 0 if end == "start" else len(line.text)
        query = {"find": "paragraph_end", "end": end, "paragraph": which}
        key = _at_hand(f"paragraph_{end}", words)
        return Proposal(region("caret", line, at), query, key, {"p": which})

    return propose


def blank_line(stream: Stream, shot: Shot, words: Words) -> Proposal:
    blank: Line = pick(stream, words.blanks, "no_blank_lines")
    side = stream.pick(("above", "below"))
    edges = [
        (abs(line.top - blank.bottom if side == "above" else blank.top - line.bottom), line)
        for line in words.running
        if line.left == blank.left and (line.top >= blank.bottom) == (side == "above")
    ]
    if not edges:
        raise UnprovedTaskError("no_line_beside")
    anchor = min(edges, key=lambda edge: (edge[0], edge[1].number))[1]
    text = opening(anchor.text.strip(), stream.integer(2, 4))
    if len(text) < 3:
        raise UnprovedTaskError("too_short_a_word")
    query = {"find": "blank", "side": side, "text": text}
    return Proposal(region("blank", blank), query, f"blank_line.{side}", {"text": text})
