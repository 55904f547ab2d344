"""Which of the texts that were read are icons that look like letters."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from pointerbench.label.locate.found import Line

_LETTERS, _HANZI = 11.0, 14.0  # pixels that a line of text is high on a screen of scale 1
_CHINESE = 0.1  # of what was read on a Chinese screen, at least
_SURE_HANZI = 0.9  # the score of a Chinese letter that stands alone
_ALIKE = frozenset("QOXVoxv")  # what magnifiers, radio buttons, crosses and arrows are read as
_LARGE = 1.3  # times the usual height: what is higher is no letter


def scale_of(lines: Sequence[Line]) -> float:
    """How large things are drawn, 1 for a usual screen, from the height of its text."""
    heights = [
        line.box.height / (_HANZI if _hanzi(line.text) else _LETTERS)
        for line in lines
        if len(line.text) >= 3 and line.box.width > line.box.height
    ]
    return max(0.75, min(4.0, median(heights))) if heights else 1.0


def texts_of(lines: Sequence[Line], scale: float) -> list[Line]:
    """The lines that are texts."""
    letters = "".join(line.text for line in lines if len(line.text) > 1)
    chinese = _hanzi(letters) > _CHINESE * len(letters)
    return [line for line in lines if not _is_drawn(line, lines, scale, chinese)]


def _hanzi(text: str) -> int:
    return sum("\u4e00" <= letter <= "\u9fff" for letter in text)


def _is_drawn(line: Line, lines: Sequence[Line], scale: float, chinese: bool) -> bool:
    """Whether what was read is rather an icon: a character or two that are large or not sure."""
    letters = [letter for letter in line.text if letter.isalnum()]
    if not letters:
        return len(line.text) <= 3 or line.score < 0.9
    if len(line.text) > 3:
        return False
    large = line.box.height > _LARGE * _LETTERS * scale
    if len(line.text) > 1:
        return line.score < (0.95 if large else 0.8)
    if not line.text.isascii():
        return not chinese or line.score < _SURE_HANZI
    if line.text in _ALIKE and not _has_fellows(line, lines):
        return True
    return large or line.score < 0.97


def _has_fellows(line: Line, lines: Sequence[Line]) -> bool:
    """Whether other single letters stand in its row, as over the columns of a sheet."""
    y = line.box.center[1]
    row = [one for one in lines if one.box.y1 < y < one.box.y2 and one is not line]
    return sum(len(one.text) == 1 and one.text.isalpha() for one in row) >= 2
