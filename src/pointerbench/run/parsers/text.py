"""The part of a text that is the answer: folded to plain characters, after the reasoning, within
the tags and after the words that a family puts around it."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from pointerbench.run.parsers.found import THINKING, Failure
from pointerbench.run.profile_values import ReadingOptions

_PIECE = 1024
"""Texts are normalised in pieces: on long runs of combining marks it takes quadratic time."""

_MAP = str.maketrans(
    {"【": "[", "】": "]", "、": ",", "−": "-", "‐": "-", "–": "-", "،": ",", "〈": "<", "〉": ">"}
    | dict.fromkeys("≈≃≅∼～", "~")
    | dict.fromkeys(map(chr, (0xFEFF, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xAD)), "")
)
_MAPPED = re.compile(f"[{''.join(map(chr, _MAP))}]")  # to look is faster than to translate
_ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#39;", "'"), ("&amp;", "&"))
_QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'"})

_TRAILING = re.compile(
    r"(?:\s|<\|(?!box_|end_of_box|begin_of_box)[^<>|]{1,40}\|>|</?s>|<(?:eos|bos|end_of_turn)>)+\Z"
)
_STRUCTURED = re.compile(r"\s*+(?:```|\{|\[\s*+\{|<|[-+0-9.,;\s]*+\Z)")
_ENDED = re.compile(r"[\])}>`][\s.!*`\"']*\Z")
_ENDINGS = ("|>", "</s>", "<s>", "<eos>", "<bos>", "<end_of_turn>")
_WITHIN = re.compile(r"<(answer|action)>|<\|begin_of_box\|>")
_WINDOW = 400
_THINKING = ("think", "thinking", "thought", "grounding_think", "seed:think", "reasoning")


def fold(text: str) -> str:
    """A copy in plain characters: NFKC, then brackets, commas and minus signs that it leaves; no
    invisible ones, tags that came escaped as tags again."""
    if not text.isascii():
        pieces = [text[at : at + _PIECE] for at in range(0, len(text), _PIECE)]
        text = "".join([unicodedata.normalize("NFKC", piece) for piece in pieces])
        if not text.isascii() and _MAPPED.search(text):
            text = text.translate(_MAP)
        if '"' not in text and "“" in text:
            text = text.translate(_QUOTES)
    if "&" in text:
        for entity, char in _ENTITIES:
            text = text.replace(entity, char)
    return text


def answer_part(text: str, thinking: tuple[str, ...], options: ReadingOptions) -> str | Failure:
    """The part of a folded text that counts.

    Reasoning ends with its last closing tag. One that was opened and not closed, or that a family
    announces in words (the option ``thought``) without coming to its answer (``after``), makes the
    reply no answer. Where the chat template opens the reasoning (``hidden``), a reply without any
    tag must be structured or end with its answer, or else it may be reasoning that was cut off.
    """
    before = text
    if "<" in text or "◁" in text:
        cut = _after_thinking(text, thinking)
        if isinstance(cut, Failure):
            return cut
        text = _within(_without_trailing(cut))
    if options.hidden and text == before and not _complete(text):
        return THINKING
    return _after_words(text, options)


def _complete(text: str) -> bool:
    return bool("<tool_call>" in text or _STRUCTURED.match(text) or _ENDED.search(text[-_WINDOW:]))


def _after_thinking(text: str, names: tuple[str, ...]) -> str | Failure:
    words, tags = _thinking_tags(names)
    lower = text.lower()
    for word in words:
        if word in lower:
            *_, last = (None, *tags.finditer(text))
            if last is not None:
                return text[last.end() :] if last["close"] else THINKING
            break
    return text


@lru_cache(maxsize=64)
def _thinking_tags(names: tuple[str, ...]) -> tuple[list[str], re.Pattern[str]]:
    """Opening and closing tags of these names and of all that servers are known to use, and words
    of which a text with such a tag has one. Kimi's tags are of triangles."""
    plain = {name.strip("◁▷<>").lower(): 0 for name in (*names, *_THINKING)}
    words = [name for name in plain if not any(other in name for other in plain if other != name)]
    any_name = "|".join(map(re.escape, plain))
    pattern = (
        rf"(?P<close></(?:{any_name})\s?>|◁/(?:{any_name})▷)|<(?:{any_name})>|◁(?:{any_name})▷"
    )
    return words, re.compile(pattern, re.IGNORECASE)


def _without_trailing(text: str) -> str:
    """Without the special tokens that end a turn."""
    if not text.rstrip().endswith(_ENDINGS):
        return text
    tail = text[-_WINDOW:]
    match = _TRAILING.search(tail)
    return text[: len(text) - len(tail) + match.start()] + "\n" if match else text


def _within(text: str) -> str:
    """What stands in the last <answer>, <action> or box that holds anything."""
    if "<a" not in text and "<|begin_of_box|>" not in text:
        return text
    last = None
    for match in _WITHIN.finditer(text):
        held = text[match.end() : match.end() + _WINDOW].lstrip(" \n\r\t.…")
        if held and not held.startswith("</"):
            last = match
    if last is None:
        return text
    ending = f"</{last[1]}>" if last[1] else "<|end_of_box|>"
    end = text.find(ending, last.end())
    return text[last.end() : end if end >= 0 else len(text)]


def _after_words(text: str, options: ReadingOptions) -> str | Failure:
    if not (options.until or options.after or options.thought):
        return text  # of most families
    for marker in options.until:
        text = text.partition(marker)[0]
    for marker in options.after:
        if marker in text:
            at = text.rfind("\n" + marker) + 1 or text.rfind(marker)
            return text[at + len(marker) :]
    if any(marker in text for marker in options.thought):
        return THINKING
    return text
