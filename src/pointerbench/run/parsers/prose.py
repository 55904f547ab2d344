"""An answer in words: which of its numbers are the answer, and whether it is a refusal."""

from __future__ import annotations

import re
from functools import lru_cache

from pointerbench.run.parsers import groups
from pointerbench.run.parsers.found import OTHER_WORDS, REFUSAL, Found, Outcome
from pointerbench.run.profile_values import Asking

_LATEX = re.compile(r"\\(?:[ ,;!]|(?:left|right|quad)\b)")
_FENCE = "```"
_FORM = re.compile(
    r"(?<![\w({\[])(\[\[|\[|\()\s?([xy]\w{0,3}(?:,\s?[xy]\w{0,3}){1,3})\s?(?:\]\]|\]|\))"
)

_AROUND = " \t\r\n.!\u3002\"'`*"
_LONGEST = 200  # characters of a sentence that refuses
_WHERE = r"(?:on|in|within|part of)\s(?:the|this|any|either)\b"
_NOT = r"(?:\snot|n['\u2019]t)"
_IS_NOT = rf"(?:is|are|was){_NOT}\s(?:{_WHERE}|present|visible|shown|there|available|found)"
_ABSENT = re.compile(
    r"(?i)[\W_]*(?:(?:i'?\s?a?m\s)?(?:very\s)?sorry\b[,.:!]?\s)?(?:but\s)?(?:"
    rf"there\s(?:is|are|was)(?:{_NOT}|\sno)\b|no\ssuch\b|"
    rf"(?:the|this|that|such|it|no)\b[^,;:]{{0,100}}?(?:{_IS_NOT}|do(?:es)?{_NOT}\sexist)\b)"
)
_UNSEEN = re.compile(
    rf"(?i)[^.!?\n]{{0,40}}\bI(?:\s(?:cannot|(?:ca|could|do|did){_NOT})|"
    r"(?:\sam|['\u2019]m)\s(?:unable|not\sable)\sto)\s(?:clearly\s)?(?:find|see|locate|identify|spot|detect|determine)\b"
)
_SENTENCE = re.compile(r"\s*+(?:[^.!?\n]|\.(?=[0-9A-Za-z])){0,200}")
_TURN = re.compile(
    r"(?i)\b(?:but|however|instead|though|although|nevertheless|guess|assum\w*|therefore|so|would"
    r"|should|answer|click|tap|use|choose|intended|probably|likely)\b"
)
_NEGATION = re.compile(r"(?:n['\u2019]t|[Nn]ot?|nable)\b")
_LEADS = re.compile(r"[,;:]|\b(?:at|it|its|is)\b")  # words that lead to a place


def forms(ask: Asking) -> tuple[groups.Form, ...]:
    """The forms of a place that a family's prompts show: ``[x, y]``, ``[[x1, y1, x2, y2]]``."""
    return _forms(ask.user, ask.user_bbox, ask.system, ask.system_bbox)


@lru_cache(maxsize=256)
def _forms(*texts: str) -> tuple[groups.Form, ...]:
    found = [match for text in texts for match in _FORM.finditer(text)]
    counted = [(match[1], match[2].count(",") + 1) for match in found]
    return tuple(dict.fromkeys(form for form in counted if form[1] != 3))


def answer(text: str, ask: Asking) -> Outcome:
    """The place that a text names, unless its first sentence says that the target is not there."""
    outcome = _answer(text, ask)
    if len(text) > 20 and _NEGATION.search(text):
        asked = isinstance(outcome, Found) and groups.asked(text, forms(ask))
        if not asked and (refusal := _refused(text)):
            return REFUSAL if refusal is _ABSENT else _unseen(outcome)
    return outcome


def _unseen(outcome: Outcome) -> Outcome:
    return OTHER_WORDS if isinstance(outcome, Found) and outcome.numbers else outcome


def _refused(text: str) -> re.Pattern[str] | None:
    """The pattern by which the first sentence refuses, if nothing that follows takes it back."""
    sentence = _SENTENCE.match(text)
    said = sentence[0] if sentence else ""
    for pattern in (_ABSENT, _UNSEEN):
        refusal = pattern.match(said)
        if refusal:
            place = groups.first(said)
            answered = place and (
                place[1] < refusal.end() or _LEADS.search(said, refusal.end(), place[1])
            )
            taken_back = _TURN.search(text, 0, len(said) + _LONGEST)
            return None if answered or taken_back else pattern
    return None


def _answer(text: str, ask: Asking) -> Outcome:
    """Numbers in brackets: after the word "answer" if there, in a fence if there, else anywhere."""
    if "\\" in text:
        text = _LATEX.sub(" ", text)
    shown = forms(ask)
    for word in ("nswer", "答案", "\\boxed{", "ANSWER"):
        if word in text:
            found = groups.free(text[text.rfind(word) :], shown)
            if isinstance(found, Found):
                return found
    if _FENCE in text:
        for fenced in text.split(_FENCE)[1::2]:
            found = groups.free(fenced.partition("\n")[2] or fenced, shown)
            if isinstance(found, Found):
                return found
    return groups.free(text, shown)


def agreed(text: str, phrases: tuple[str, ...]) -> bool:
    """Whether a text is the sentence that was agreed on, or begins with it: numbers in what it goes
    on to say do not matter."""
    if not phrases:
        return False
    opening, sentences = text[:_LONGEST].strip(_AROUND).casefold(), _sentences(phrases)
    return opening.startswith(sentences) and any(_begins(opening, one) for one in sentences)


def _begins(text: str, phrase: str) -> bool:
    if not text.startswith(phrase):
        return False
    rest = text[len(phrase) :].lstrip(" \"'`*")
    return not rest or rest[0] in ".,;:!?\n([-" or rest.startswith(("in ", "on ", "at "))


@lru_cache(maxsize=256)
def _sentences(phrases: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(phrase.strip(_AROUND).casefold() for phrase in phrases)
