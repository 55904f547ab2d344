"""Whether what an instruction quotes can be read in its box, by tesseract."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from pointerbench.language.quotes import folded, quoted
from pointerbench.language.spoken import language_of, likely, quotes_target
from pointerbench.picture import ocr
from pointerbench.picture.ocr import Engine, Word, data_folder, words_in
from pointerbench.picture.pixels import Picture
from pointerbench.quality.asked import Asked, words
from pointerbench.run.providers.sought import is_read
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

_NAMES = {
    "en": "eng",
    "de": "deu",
    "fr": "fra",
    "es": "spa",
    "it": "ita",
    "nl": "nld",
    "pt": "por",
    "zh": "chi_sim",
    "ja": "jpn",
    "ko": "kor",
    "ru": "rus",
    "ar": "ara",
    "he": "heb",
    "hi": "hin",
    "th": "tha",
    "el": "ell",
    "pl": "pol",
    "cs": "ces",
    "sv": "swe",
    "tr": "tur",
}
"""What tesseract calls languages."""

_SCRIPTS = {"CJK": "zh", "HIRAGANA": "ja", "KATAKANA": "ja", "HANGUL": "ko", "CYRILLIC": "ru"}
_SHORTEST = 2  # letters of a text that is looked for: one alone is misread too easily
_ROOM = 4  # pixels around the box that are read with it
_AROUND = (90, 7)  # pixels of the line around the box, for a second look
_HIGH = 48  # pixels: so high is a box made that is smaller
_LARGEST = 4


class Reading(NamedTuple):
    """What is to be read in a box: any of the texts, by tesseract's data of that name."""

    texts: tuple[str, ...]
    data: str


def reading_of(one: Asked) -> Reading | None:
    """What a row's instruction says that its box shows; None where it quotes nothing, or may quote
    what stands beside the target."""
    said = language_of(one.row.get("language"))
    spoken = likely(one.instruction)
    texts = tuple(text for text in quoted(one.instruction) if len(folded(text)) >= _SHORTEST)
    if not texts or not quotes_target(one.instruction, spoken):
        return None
    shown = language_of(one.row.get("content_language")) or said or "en"
    return Reading(texts, _NAMES.get(_script_of(texts[0]) or shown, "eng"))


def _script_of(text: str) -> str:
    """The language whose script a text has a letter of; "" of Latin ones."""
    for letter in filter(str.isalpha, text):
        found = _SCRIPTS.get(unicodedata.name(letter, "").split()[0])
        if found:
            return found
    return ""


@cache
def has_data(name: str) -> bool:
    """Whether tesseract's data of that name are installed."""
    try:
        data_folder(name)
    except UsageError:
        return False
    return True


def unread(picture: Picture, box: Box, reading: Reading) -> str:
    """What is read in the box, in words, where it shows none of the texts; else ""."""
    engine = _engine(reading.data)
    longest = ""
    for words_there in _looks(engine, picture, box):
        found = [replace(word, line=()) for word in words_there]  # a text may fill several lines
        if any(is_read(text, found) for text in reading.texts):
            return ""
        longest = max(longest, " ".join(word.text for word in found), key=len)
    named = ", ".join(map(words, reading.texts))
    return f"{named} cannot be read in the box, but {words(longest) if longest else 'nothing'}"


def _looks(engine: Engine, picture: Picture, box: Box) -> Iterator[Sequence[Word]]:
    """The words in the box by several readings: the box alone as a block, and as loose text; its
    inside, without the round edges of buttons; the line that it stands in, of which the words that
    it touches."""
    whole = Box(0, 0, *picture.size)
    alone = box.grown(_ROOM).intersect(whole)
    larger = max(1, min(_LARGEST, -(-_HIGH // max(1, alone.height))))
    crop = picture.crop((alone.x1, alone.y1, alone.x2, alone.y2))
    for mode in (ocr.BLOCK, ocr.SPARSE):
        engine.SetPageSegMode(mode)
        yield words_in(engine, crop, max(2, larger))
    less = -(min(box.width, box.height) // 5)
    x1, y1, x2, y2 = box.grown(less)
    engine.SetPageSegMode(ocr.LINE)
    yield words_in(engine, picture.crop((x1, y1, x2, y2)), max(2, larger))
    around = box.grown(*_AROUND).intersect(whole)
    inside = box.moved(-around.x1, -around.y1).grown(2)
    line = picture.crop((around.x1, around.y1, around.x2, around.y2))
    engine.SetPageSegMode(ocr.BLOCK)
    yield [word for word in words_in(engine, line, max(2, larger)) if word.box.overlaps(inside)]


@cache
def _engine(data: str) -> Engine:
    """Of this process, which ends it."""
    return ocr.opened(data_folder(data), data, ocr.BLOCK)
