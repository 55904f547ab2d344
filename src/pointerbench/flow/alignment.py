"""Moves the pens of a line to where its alignment has them; all lengths are in 1/64 pixel."""

from __future__ import annotations

from collections.abc import Sequence

_STRETCH = 0.25  # of a line's length, and
_MORE = 40 * 64  # so much more: a line that lacks more than that is not stretched


def aligned(
    text: str, pens: Sequence[int], room: tuple[int, int], align: str, unit: int
) -> tuple[int, ...]:
    """The pens of a line between the two ends of its room, in multiples of ``unit`` from the left
    end on."""
    left, right = room
    spare = right - left - (pens[-1] - pens[0])
    if align == "justify" and spare > 0:
        return _justified(text, pens, left, spare // unit, unit)
    shift = left - pens[0]
    if align == "center":
        shift += spare // 2 // unit * unit
    elif align == "right":
        shift += spare
    return tuple([pen + shift for pen in pens])


def _justified(text: str, pens: Sequence[int], left: int, spare: int, unit: int) -> tuple[int, ...]:
    """Pens with the spare units shared out among the blanks, one more for the first ones."""
    blanks = text.count(" ")
    if not blanks or spare * unit > _STRETCH * (pens[-1] - pens[0]) + _MORE:
        return tuple([pen - pens[0] + left for pen in pens])
    each, more = divmod(spare, blanks)
    shift, seen, moved = left - pens[0], 0, [left]
    for character, pen in zip(text, pens[1:], strict=True):
        if character == " ":
            shift += (each + (seen < more)) * unit
            seen += 1
        moved.append(pen + shift)
    return tuple(moved)
