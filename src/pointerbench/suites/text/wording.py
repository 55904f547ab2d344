"""Says a Text task in one sentence of a person's language.

The sentences stand in ``wordings/<language>.toml``. A wording decides nothing about the task: all
wordings of a key ask for the same thing and name all of its values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.language.phrases import read_toml
from pointerbench.language.quoting import quoted
from pointerbench.values.rng import Stream

VALUES: dict[str, tuple[str, ...]] = {
    "word_center": ("w",),
    "word_bbox": ("w",),
    "char_center.only": ("c", "w"),
    "char_center.nth": ("c", "n", "w"),
    "char_bbox.only": ("c", "w"),
    "char_bbox.nth": ("c", "n", "w"),
    "punctuation.after": ("mark", "w"),
    "punctuation.before": ("mark", "w"),
    "caret_before_word": ("w",),
    "caret_before_word.select": ("w",),
    "caret_after_word": ("w",),
    "caret_after_word.select": ("w",),
    "caret_between_chars": ("a", "b", "w"),
    "between_words": ("a", "b"),
    "line_start": ("line",),
    "line_start.select": ("line",),
    "line_end": ("line",),
    "line_end.select": ("line",),
    "line_bbox": ("line",),
    "sentence_boundary": ("a", "b"),
    "paragraph_start": ("p",),
    "paragraph_start.select": ("p",),
    "paragraph_end": ("p",),
    "paragraph_end.select": ("p",),
    "paragraph_bbox": ("p",),
    "blank_line.above": ("text",),
    "blank_line.below": ("text",),
    "chrome_label.field": ("text",),
    "chrome_label.only": ("text",),
    "chrome_label.place": ("text", "at"),
    "invoice_line_item": ("text",),
    "invoice_value": ("f",),
    "invoice_block": ("f",),
}
"""What each key is told: texts as the page shows them (``a``, ``b``, ``c``, ``text``), a number
(``n``), the name of an invoice's fact (``f``), or a designator: of a word (``w``), line
(``line``), paragraph (``p``), place (``at``). A key that ends in ``.select`` is said of a text that
is read: its caret is an end of what a reader selects."""

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
_FULL_STOP_FORGOTTEN = 0.12
_DESIGNATED = {"w": "word", "line": "line", "p": "paragraph"}


def word(stream: Stream, key: str, language: str, **values: Any) -> str:
    """The instruction for ``key``, naming ``values``; see `VALUES`.

    Raises:
        UnprovedTaskError: a text that no pair of quotation marks can hold.
        ValueError: values that the key does not take.
    """
    if tuple(sorted(values)) != tuple(sorted(VALUES[key])):
        raise ValueError(f"wording {key!r} takes {VALUES[key]}, not {tuple(values)}")
    said = _Speaker(stream, language).fill(stream.pick(templates(key, language)), values)
    if said.endswith(".") and stream.chance(_FULL_STOP_FORGOTTEN):
        said = said[:-1]
    return said[0].upper() + said[1:]


def templates(key: str, language: str) -> tuple[str, ...]:
    """Every wording of a key."""
    return tuple(book(language)["say"][key])


@cache
def book(language: str) -> dict[str, Any]:
    """The sentences of a language."""
    return read_toml(Path(__file__).parent / f"wordings/{language}.toml")


class _Speaker:
    """Fills templates in one language; what it picks of several ways of saying is the stream's."""

    def __init__(self, stream: Stream, language: str) -> None:
        self.stream = stream
        self.book = book(language)
        # One instruction keeps to one kind of quotation marks where the texts allow it.
        pairs: dict[str, float] = self.book["quotes"]
        favourite = stream.weighted(pairs)
        self.pairs = {pair: 1e6 if pair == favourite else own for pair, own in pairs.items()}

    def fill(self, template: str, values: Mapping[str, Any]) -> str:
        """The template with ``{name}``, or ``{name:form}`` for a form as the dative."""
        return _SLOT.sub(lambda m: self._said(m[1], m[2] or "", values), template)

    def _said(self, name: str, form: str, values: Mapping[str, Any]) -> str:
        if name in _DESIGNATED:
            return self._designated(_DESIGNATED[name], form, values[name])
        match name:
            case "at":
                return self._place(values["at"])
            case "f":
                return self._formed(self.stream.pick(self.book["fact"][values["f"]]), form)
            case "mark":
                return self._formed(self.book["mark"][values["mark"]], form)
            case "nth":
                return str(self.book["ordinals"][form or "plain"][values["n"] - 1])
        return quoted(self.stream, str(values[name]), self.pairs)

    def _designated(self, kind: str, form: str, which: Mapping[str, Any]) -> str:
        """A word, line or paragraph as its designator tells it."""
        ways = self.book[kind][which["which"]]
        if which["which"] == "style":
            ways = ways[which["style"]]
        values = dict(which)
        if "word" in which:
            values["w"] = which["word"]
        if "paragraph" in which:
            values["p"] = which["paragraph"]
        if which["which"] == "place":
            values["at"] = which
        return self.fill(self._formed(self.stream.pick(ways), form), values)

    def _place(self, which: Mapping[str, Any]) -> str:
        if "n" in which:
            return self.fill(self.book["places"]["numbered"][which["place"]], which)
        return str(self.book["places"]["plain"][which["place"]])

    @staticmethod
    def _formed(entry: Any, form: str) -> str:
        """An entry is a text, or a table of its forms."""
        if isinstance(entry, str):
            return entry
        return str(entry[form or "plain"])
