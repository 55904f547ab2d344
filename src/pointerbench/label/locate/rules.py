"""What a frame is, by what lies in it: a button, a field, a box to tick, a switch, an icon."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pointerbench.label.locate.found import Found, Line
from pointerbench.label.locate.frames import Frame
from pointerbench.values.geometry import Box

_NUMBER = re.compile(r"[-+−]?[\d.,:]+ ?(%|°|px|pt|in|mm|cm|em|s|ms|x)?")
_SQUARE = 1.15  # a side to the other, at most, of a box to tick
_BORDER = 3  # pixels that the border of a box to tick is wide at most
_VIVID = 60  # levels between the channels of a colour
_LONG = 2.0  # width to height, at least, of a field without text
_TAB = 22  # width of a tab to the height of its words, at most: what is wider is a field
_TAG, _BUTTON = 1.15, 1.7  # height of a tag and of a button to that of its words, at least
_BOX = 0.93  # of its square that a box to tick fills, at least
_DISC, _ROUND = 0.74, 0.92  # the same of a disc, at least and at most
_TICK, _LEAST = 24, 11  # pixels of a box to tick at scale 1; the least where it has no words
_FIELD = 18  # pixels that a field is high at least
_ICON = 2.4  # width to height, at most, of a button that holds an icon alone
_PAIR = 1.6  # width to height, at least, of two buttons side by side
_BESIDE = 14  # pixels between a box to tick and its words at scale 1
_MARK = 20  # pixels of the arrow of a dropdown, or the cross of a tab, at most
_FLAT = 1.3  # width to height, at least, of an arrow that points down


def found_in(frame: Frame, lines: Sequence[Line], scale: float) -> Found | None:
    """The element that a frame is; None for one that is a ground for others, or nothing.

    ``lines`` are all texts of the picture: a box to tick has one at its right.
    """
    if frame.ground or len(frame.lines) > 1:
        return None
    if frame.lines:
        return _with_text(frame, lines, scale)
    rules: tuple[Callable[[], Found | None], ...] = (
        lambda: _tick(frame, lines, scale),
        lambda: _icon(frame),
        lambda: _field(frame, scale),
    )
    return next((found for rule in rules if (found := rule())), None)


def _tick(frame: Frame, lines: Sequence[Line], scale: float) -> Found | None:
    """A little box or disc, with words at its right or empty."""
    box, inside = frame.box, frame.inside
    shorter, longer = sorted((box.width, box.height))
    boxy = frame.fullness >= _BOX
    if longer > _SQUARE * shorter or longer > _TICK * scale or len(inside) > 1:
        return None
    if not 0 <= frame.border <= _BORDER * scale or not (boxy or _is_radio(frame)):
        return None
    vivid = max(frame.region.colour) - min(frame.region.colour) > _VIVID
    state = frozenset({"checked"}) if inside else frozenset[str]()
    words = label_of(box, lines, scale)
    if words is None:
        empty = frame.bordered and not inside and boxy and not vivid
        return Found("checkbox", box, score=0.5) if empty and shorter >= _LEAST * scale else None
    if vivid and not inside:
        return None
    return Found("checkbox", box.union(words.box), words.text, 0.7, words.box, state)


def _is_radio(frame: Frame) -> bool:
    """A disc that is empty, or has another one in its middle."""
    if not _DISC <= frame.fullness <= _ROUND:
        return False
    if not frame.inside:
        return frame.bordered
    dot, box = frame.inside[0], frame.box
    square = abs(dot.width - dot.height) <= 1 and dot.width <= 0.66 * box.width
    (x, y), (across, down) = dot.center, box.center
    return square and abs(x - across) <= 1 and abs(y - down) <= 1


def label_of(box: Box, lines: Sequence[Line], scale: float) -> Line | None:
    """The text right of a box, in line with it."""
    beside = [
        line
        for line in lines
        if -2 <= line.box.x1 - box.x2 <= _BESIDE * scale
        and line.box.y1 < box.center[1] < line.box.y2
        and line.box.height < 2 * box.height
    ]
    return min(beside, key=lambda line: line.box.x1, default=None)


def _icon(frame: Frame) -> Found | None:
    """A button that holds an icon alone, or an icon with a flat part as large as itself."""
    box, inside = frame.box, frame.inside
    wide = box.width / box.height
    if not 1 / _ICON <= wide <= _ICON or (len(inside) > 1 and wide >= _PAIR):
        return None
    return Found("icon", box, score=0.6, ink=inside[0] if len(inside) == 1 else None)


def _field(frame: Frame, scale: float) -> Found | None:
    """A field that is empty, or holds an icon alone."""
    box, inside = frame.box, frame.inside
    if box.height < _FIELD * scale or len(inside) > 1:
        return None
    if not frame.bordered or frame.fullness < _BOX or box.width < _LONG * box.height:
        return None
    arrow = bool(inside) and _is_arrow(inside[0], scale) and inside[0].center[0] > box.center[0]
    return Found("dropdown" if arrow else "input", box, score=0.5)


def _is_arrow(mark: Box, scale: float) -> bool:
    return mark.width <= _MARK * scale and mark.width >= _FLAT * mark.height


def _with_text(frame: Frame, lines: Sequence[Line], scale: float) -> Found | None:
    box, line = frame.box, frame.lines[0]
    high = line.box.height
    if not _TAG * high <= box.height <= 5 * high:
        return None
    after = [mark for mark in frame.inside if mark.x1 >= line.box.x2 - 2]
    before = [mark for mark in frame.inside if mark.x2 <= line.box.x1 + 2]
    begin = min([line.box.x1, *(mark.x1 for mark in before)]) - box.x1
    end = box.x2 - max([line.box.x2, *(mark.x2 for mark in after)])
    room = box.x2 - line.box.x2
    centred = abs(begin - end) <= max(4 * scale, 0.12 * box.width)
    kind = ""
    if frame.round:  # the first letters of a name, or a number, on a disc
        kind = "text" if centred and not frame.inside and box.width <= 2 * box.height else ""
    elif after and _is_arrow(after[-1], scale) and end <= 2 * high:
        kind = "dropdown"
    elif frame.bordered and _NUMBER.fullmatch(line.text) and room > begin:
        kind = "input"
    elif after and _is_small(after[-1], scale) and not frame.bordered and end <= 1.5 * high:
        kind = "tab" if box.width <= _TAB * high else "input"
    elif centred:
        kind = "button" if box.height >= _BUTTON * high else "text"
    elif begin < room and _is_field(frame, line, lines):
        kind = "input"
    return Found(kind, box, line.text, line.score, line.box) if kind else None


def _is_small(mark: Box, scale: float) -> bool:
    return max(mark.width, mark.height) <= _MARK * scale


def _is_field(frame: Frame, line: Line, lines: Sequence[Line]) -> bool:
    """Whether a frame with a text at its left is a field, and no chosen row of a list: above and
    below that one stand texts in line with its own."""
    if frame.fullness < _BOX and not frame.bordered:
        return False
    near = 3.5 * line.box.height
    fellows = [
        one
        for one in lines
        if one is not line
        and abs(one.box.x1 - line.box.x1) <= 2
        and abs(one.box.center[1] - line.box.center[1]) <= near
        and not frame.box.covers(one.box)
    ]
    inset = line.box.x1 - frame.box.x1 <= 2.5 * line.box.height
    return frame.bordered and inset and (len(fellows) < 2 or frame.box.height > near / 2)
