"""Ways to tell which of several equal words is meant: by number, neighbour, look or place."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.page import Line
from pointerbench.suites.text.words import Token, Words, closing, opening
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

Designator = dict[str, Any]

NUMBERED = (
    "message",
    "comment",
    "post",
    "review",
    "result",
    "headline",
    "entry",
    "section",
    "event",
    "question",
    "product",
    "notification",
    "card",
)
PLACES = (
    "toolbar",
    "menu_bar",
    "title_bar",
    "tab_bar",
    "status_bar",
    "sidebar",
    "navigation",
    "header",
    "footer",
    "dialog",
    "form",
    "table",
    "code_block",
    "editor",
    "terminal",
    "panel",
    "list",
    "quote",
    "player",
    "breadcrumbs",
    "address_bar",
    *NUMBERED,
)
_MOST = 5  # nobody counts farther
_CLEAR_LOOKS = ("underline", "highlight", "strike", "code", "bold", "italic")


def designate(stream: Stream, words: Words, token: Token) -> Designator:
    """Words that mean this token: plain ones where it stands alone.

    Raises:
        UnprovedTaskError: nothing that a reader could go by tells it from its equals.
    """
    base: Designator = {"text": token.text}
    if words.counts[token.text.casefold()] == 1 and not stream.chance(0.06):
        return {**base, "which": "only"}
    ways = [_by_number, _by_neighbour, _by_look, _by_place, _by_sentence]
    for way in stream.shuffled(ways):
        found = way(stream, words, token)
        if found:
            return {**base, **found}
    raise UnprovedTaskError("not_told_apart")


def _by_number(stream: Stream, words: Words, token: Token) -> Designator | None:
    equal = [other for other in words.tokens if other.text == token.text]
    number = next((n for n, o in enumerate(equal, 1) if o[:2] == token[:2]), 0)
    if len(equal) < 2 or not 0 < number <= _MOST:
        return None
    if number == len(equal) and stream.chance(0.6):
        return {"which": "last"}
    return {"which": "nth", "n": number}


def _by_neighbour(stream: Stream, words: Words, token: Token) -> Designator | None:
    """The word right before it, or right after; nothing but a blank may lie between."""
    sides = []
    text = token.line.text
    for other in words.tokens_of(token.line):
        if other.start == token.stop + 1 and text[token.stop] == " ":
            sides.append({"which": "before", "other": other.text})
        if other.stop == token.start - 1 and text[other.stop] == " ":
            sides.append({"which": "after", "other": other.text})
    return stream.pick(sides) if sides else None


def _by_look(stream: Stream, words: Words, token: Token) -> Designator | None:
    span = token.line.run_at(token.start).span
    worn = [look for look in _CLEAR_LOOKS if getattr(span, look)]
    return {"which": "style", "style": worn[0]} if worn else None


def _by_place(stream: Stream, words: Words, token: Token) -> Designator | None:
    return place_of(stream, words, token.line)


def place_of(stream: Stream, words: Words, line: Line) -> Designator | None:
    """A place of the page that a line stands in, the innermost most often."""
    places = [place for place in words.block(line).places if place.name in PLACES]
    if not places:
        return None
    place = places[-1] if stream.chance(0.8) else stream.pick(places)
    own: Designator = {"which": "place", "place": place.name}
    if place.name in NUMBERED:
        seen = []
        for other in words.lines:
            for known in words.block(other).places:
                if known.name == place.name and known.serial not in seen:
                    seen.append(known.serial)
        number = seen.index(place.serial) + 1
        if number > _MOST:
            return None
        own["n"] = number
    return own


def _by_sentence(stream: Stream, words: Words, token: Token) -> Designator | None:
    block = words.block(token.line)
    if block.paragraph.role != "prose":
        return None
    text = " ".join(line.text for line in words.page.lines_of(block))
    head = text[: text.find(token.line.text) + token.start]
    begin = max(head.rfind(mark) for mark in (". ", "! ", "? "))
    phrase = opening(text[begin + 2 if begin >= 0 else 0 :], stream.integer(2, 4))
    if len(phrase) < 6 or token.text in phrase:
        return None
    return {"which": "sentence", "begins": phrase}


def paragraph_of(stream: Stream, words: Words, number: int) -> Designator:
    """Words that mean a paragraph: how it begins or ends, or the heading that it stands under."""
    block = words.page.blocks[number]
    text = " ".join(line.text for line in words.page.lines_of(block))
    title = _title_above(words, number)
    if title and stream.chance(0.4):
        return {"which": "under", "text": title}
    if stream.chance(0.25):
        return {"which": "ends", "text": closing(text, stream.integer(2, 4))}
    return {"which": "starts", "text": opening(text, stream.integer(2, 4))}


def _title_above(words: Words, number: int) -> str:
    if not number:
        return ""
    block = words.page.blocks[number - 1]
    if block.paragraph.role != "title" or block.last - block.first != 1:
        return ""
    return words.page.lines[block.first].text


def line_of(stream: Stream, words: Words, line: Line) -> Designator:
    """Words that mean a line: how it begins, or its number in its paragraph, or a word in it."""
    block = words.block(line)
    lines = words.page.lines_of(block)
    number = line.number - block.first + 1
    if block.paragraph.role == "prose" and len(lines) >= 2 and number <= 6 and stream.chance(0.3):
        return {
            "which": "nth",
            "n": number,
            "paragraph": paragraph_of(stream, words, block.number),
        }
    alone = [
        token
        for token in words.tokens_of(line)
        if words.counts[token.text.casefold()] == 1 and len(token.text) > 3 and token.spelled
    ]
    if alone and stream.chance(0.3):
        return {"which": "holds", "word": {"text": stream.pick(alone).text, "which": "only"}}
    return {"which": "starts", "text": opening(line.text.strip(), stream.integer(2, 4))}
