"""Tesseract, for all that read pictures: its trained data, its engines, and the words it reads.

Its package, tesserocr, belongs to the extra ``ocr``; the trained data come with tesseract.
"""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.picture.pixels import Picture
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

BLOCK, LINE, SPARSE = 6, 7, 11
"""Tesseract's page segmentation modes: a block of text, a line; text in no order, as on screens."""

_FOLDERS = (
    *(f"/usr/share/tesseract-ocr/{version}/tessdata" for version in ("5", "4.00")),
    *("/usr/share/tessdata", "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata"),
)
_WORD = 5  # tesseract's name for the level of words in its table
_RESOLUTION = 96  # pixels to an inch of a screen

Engine = Any  # tesserocr's, which is there only where the extra is installed


@dataclass(frozen=True, slots=True)
class Word:
    """A word that was read. ``line`` is the same for words of one line, which follow each other."""

    text: str
    box: Box
    line: tuple[int, ...] = ()


def data_folder(languages: str, given: str = "") -> Path:
    """Where the trained data of all the languages ("eng+deu") lie: in the folder that is given,
    else in TESSDATA_PREFIX, else in the usual places.

    Raises:
        UsageError: nowhere; says where they were looked for.
    """
    prefix = os.environ.get("TESSDATA_PREFIX")
    named = [given] if given else [prefix, f"{prefix}/tessdata"] if prefix else [*_FOLDERS]
    needed = [f"{language.lstrip('~')}.traineddata" for language in languages.split("+")]
    for folder in map(Path, named):
        if all((folder / name).is_file() for name in needed):
            return folder
    raise UsageError(
        f"tesseract's trained data ({', '.join(needed)}) are not in {', '.join(named)}; install"
        " them (Debian: tesseract-ocr-eng ...) or set TESSDATA_PREFIX to their folder"
    )


def loaded() -> Any:
    """The package.

    Raises:
        UsageError: it cannot be imported; says what to type.
    """
    os.environ.setdefault("OMP_THREAD_LIMIT", "1")  # read when the library is loaded
    try:
        return importlib.import_module("tesserocr")
    except ImportError as error:
        raise UsageError(
            f"tesserocr cannot be imported ({error}): pip install 'pointerbench[ocr]'"
        ) from None


def opened(folder: Path, languages: str, mode: int = SPARSE) -> Engine:
    """An engine, for one thread; whoever opens it ends it with ``End()``."""
    return loaded().PyTessBaseAPI(path=f"{folder}/", lang=languages, psm=mode)


def words_in(engine: Engine, picture: Picture, larger: int = 1) -> list[Word]:
    """The words of a picture, line by line, read from one that is so many times as large."""
    grey = picture.convert("L")
    if larger > 1:
        grey = grey.resize((grey.width * larger, grey.height * larger))  # bicubic
    engine.SetImageBytes(grey.tobytes(), *grey.size, 1, grey.width)
    engine.SetSourceResolution(_RESOLUTION * larger)  # else it is guessed, and said on stderr
    return words_of(engine.GetTSVText(0), larger)


def words_of(table: str, larger: int) -> list[Word]:
    """The words of tesseract's table: level, page, block, paragraph, line, word, left, top, width,
    height, confidence, text, with tabs between. Boxes are made smaller again."""
    words = []
    for row in table.split("\n"):
        cells = row.split("\t", 11)
        if len(cells) == 12 and cells[0] == str(_WORD) and cells[11].strip():
            left, top, width, height = (int(cell) for cell in cells[6:10])
            sides = (left, top, left + width, top + height)
            box = Box(*(round(side / larger) for side in sides))
            words.append(Word(cells[11].strip(), box, tuple(int(cell) for cell in cells[1:5])))
    return words
