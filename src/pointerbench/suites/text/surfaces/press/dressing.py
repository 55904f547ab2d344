"""Running text in which a writer has dressed a word that names a thing: as a link, bold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pointerbench.flow.nodes import Paragraph, Span
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.texts import styled, text
from pointerbench.suites.text.writer import Writer

_ARTICLES: dict[str, frozenset[str]] = {
    "en": frozenset(("the", "a", "an", "its", "their", "his", "her")),
    "fr": frozenset(("le", "la", "les", "un", "une", "des", "du", "au", "aux")),
    "es": frozenset(("el", "la", "los", "las", "un", "una", "del", "al")),
    "it": frozenset(
        (
            "il",
            "lo",
            "la",
            "i",
            "gli",
            "le",
            "un",
            "una",
            "del",
            "della",
            "dei",
            "delle",
            "al",
            "alla",
        )
    ),
    "nl": frozenset(("de", "een")),
}
# Where adjectives stand before their noun, what follows a noun.
_AFTER_NOUNS: dict[str, frozenset[str]] = {
    "en": frozenset(
        (
            "of",
            "in",
            "and",
            "is",
            "was",
            "for",
            "to",
            "from",
            "on",
            "with",
            "that",
            "at",
            "or",
            "are",
            "were",
            "by",
        )
    ),
    "nl": frozenset(
        (
            "van",
            "in",
            "en",
            "is",
            "was",
            "voor",
            "op",
            "met",
            "die",
            "dat",
            "aan",
            "om",
            "of",
            "zijn",
            "te",
        )
    ),
}


def worded(
    w: Writer,
    sentences: Sequence[str],
    size: float = 0,
    *,
    styles: Sequence[str] = ("link",),
    rate: float = 0.5,
    **looks: Any,
) -> Paragraph:
    """Running text in which now and then a long word is dressed: a term, a name."""
    spans: list[Span] = []
    for number, sentence in enumerate(sentences):
        if number:
            spans.append(Span(" "))
        dressed = w.chance(rate / len(sentences))
        spans += _with_term(w, sentence, w.pick(tuple(styles))) if dressed else [Span(sentence)]
    return text(w, joined(spans), size, **{"leading": 1.5, "role": "prose", **looks})


def _with_term(w: Writer, sentence: str, style: str) -> list[Span]:
    words = sentence.split(" ")
    places = [at for at in range(1, len(words)) if _is_term(w, words, at)]
    if not places:
        return [Span(sentence)]
    at = w.pick(sorted(places, key=lambda place: -len(words[place]))[:2])
    spans = [styled(w, words[at], style)]
    if at:
        spans.insert(0, Span(" ".join(words[:at]) + " "))
    if at + 1 < len(words):
        spans.append(Span(" " + " ".join(words[at + 1 :])))
    return spans


def _is_term(w: Writer, words: Sequence[str], at: int) -> bool:
    """Whether the word names a thing: capital in German, elsewhere a long one after an article."""
    word = words[at]
    if not word.isalpha() or len(word) < 6 or word in calendar("months", w.language):
        return False
    if w.language == "de":
        return word[0].isupper()
    after = _AFTER_NOUNS.get(w.language)
    follows = after is None or (at + 1 < len(words) and words[at + 1] in after)
    return follows and words[at - 1].lower() in _ARTICLES[w.language]


def joined(spans: Iterable[Span]) -> list[Span]:
    """The spans, neighbours of one look as one."""
    found: list[Span] = []
    for span in spans:
        if found and found[-1][1:] == span[1:]:
            found[-1] = span._replace(text=found[-1].text + span.text)
        else:
            found.append(span)
    return found
