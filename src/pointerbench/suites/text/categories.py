"""The registry of categories: their kind, their share of the set, who proposes them."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.suites.text.carets import (
    between_chars,
    between_words,
    blank_line,
    caret,
    line_end,
    paragraph_end,
    sentence_boundary,
)
from pointerbench.suites.text.propose import (
    Propose,
    chrome_label,
    field,
    glyph,
    line_bbox,
    line_item,
    paragraph_bbox,
    punctuation,
    word,
)


@dataclass(frozen=True, slots=True)
class Category:
    """An entry of the registry.

    ``weight`` is the number of its examples in 500, ``needs`` what a surface must have for it (see
    `surfaces.surface.Surface`); a page has but one target of a ``single`` one. ``uses`` says what a
    caret is for: to type where text can be edited (``edits``), or also to select where it is read
    (``selects``); ``repeated`` is the least share of its words that stand more than once.
    """

    data_type: str
    weight: int
    propose: Propose
    answer: str = "point"
    needs: str = "words"
    single: bool = False
    uses: tuple[str, ...] = ()
    repeated: float = 0.0


_TYPE = ("edits",)
_TYPE_OR_SELECT = ("edits", "selects")

_FIELDS = {
    "number": 5,
    "date": 4,
    "due_date": 4,
    "sender": 4,
    "recipient": 4,
    "email": 3,
    "phone": 3,
    "tax_id": 3,
    "items": 3,
    "subtotal": 3,
    "tax": 3,
    "total": 5,
    "totals": 3,
    "iban": 3,
    "bic": 3,
    "bank": 3,
}

CATEGORIES: dict[str, Category] = {
    "word_center": Category("word", 115, word("word"), repeated=0.5),
    "char_center": Category("char", 30, glyph("word")),
    "punctuation": Category("punctuation", 25, punctuation, needs="running"),
    "caret_before_word": Category(
        "caret", 24, caret("before"), needs="running", uses=_TYPE_OR_SELECT
    ),
    "caret_after_word": Category(
        "caret", 24, caret("after"), needs="running", uses=_TYPE_OR_SELECT
    ),
    "caret_between_chars": Category("caret", 25, between_chars, needs="running", uses=_TYPE),
    "between_words": Category("caret", 20, between_words, needs="running", uses=_TYPE),
    "line_start": Category("caret", 18, line_end("start"), needs="running", uses=_TYPE_OR_SELECT),
    "line_end": Category("caret", 18, line_end("end"), needs="running", uses=_TYPE_OR_SELECT),
    "sentence_boundary": Category("caret", 16, sentence_boundary, needs="sentences", uses=_TYPE),
    "paragraph_start": Category(
        "caret", 16, paragraph_end("start"), needs="paragraphs", uses=_TYPE_OR_SELECT
    ),
    "paragraph_end": Category(
        "caret", 14, paragraph_end("end"), needs="paragraphs", uses=_TYPE_OR_SELECT
    ),
    "blank_line": Category("caret", 10, blank_line, needs="blanks", uses=_TYPE),
    "chrome_label": Category("chrome", 25, chrome_label, needs="labels"),
    "word_bbox": Category("bbox", 18, word("ink"), "bbox"),
    "char_bbox": Category("bbox", 12, glyph("ink"), "bbox", "display"),
    "line_bbox": Category("bbox", 16, line_bbox, "bbox", "running"),
    "paragraph_bbox": Category("bbox", 14, paragraph_bbox, "bbox", "paragraphs"),
    "invoice_line_item": Category("invoice", 4, line_item, "bbox", "invoice"),
    **{
        f"invoice_{name}": Category("invoice", weight, field(name), "bbox", "invoice", single=True)
        for name, weight in _FIELDS.items()
    },
}
