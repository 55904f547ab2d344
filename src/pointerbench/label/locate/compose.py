"""Puts lines of text and regions together: elements with their types, by rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.drawn import scale_of, texts_of
from pointerbench.label.locate.found import Found, Line
from pointerbench.label.locate.frames import frames_of, homes
from pointerbench.label.locate.icons import icons_of
from pointerbench.label.locate.regions import Regions
from pointerbench.label.locate.rows import typed
from pointerbench.label.locate.rules import found_in
from pointerbench.label.locate.sliding import sliding
from pointerbench.values.geometry import Box

_HOLDERS = ("input", "tab")
"""Types whose icons are elements of their own: a cross that clears or closes."""


def compose(lines: Sequence[Line], regions: Regions, pixels: Pixels) -> list[Found]:
    """The elements of a picture in reading order."""
    scale = scale_of(lines)
    lines = texts_of(lines, scale)
    frames = frames_of(regions, scale)
    icons = icons_of(regions, pixels, lines, frames, scale)
    homes(frames, lines, icons)
    found = sliding(regions, scale)
    taken = [one.box for one in found]
    read: set[Box] = set()
    frames = [frame for frame in frames if frame.lines or not _is_letter(frame.box, lines)]
    for frame in reversed(frames):  # the outer ones first: what is a part of one is none itself
        element = found_in(frame, [line for line in lines if line.box not in read], scale)
        if element is None or any(box.covers(frame.box) for box in taken):
            continue
        found.append(element)
        read.update({element.ink} if element.ink and element.text else set())
        if element.type not in _HOLDERS:
            taken.append(element.box)
    found += [
        Found("text", line.box, line.text, line.score)
        for line in lines
        if line.box not in read and not any(_is_in(line.box, box) for box in taken)
    ]
    found += [
        Found("icon", icon, score=0.6)
        for icon in icons
        if not any(_is_in(icon, box) for box in taken)
    ]
    found = [_with_fellows(one, found) for one in found]
    found = typed(found, regions, pixels, scale)
    return sorted(found, key=lambda one: (one.box.y1, one.box.x1))


def _with_fellows(one: Found, found: Sequence[Found]) -> Found:
    """A box to tick without words stands in a column with others; one alone is an icon."""
    if one.type != "checkbox" or one.text:
        return one
    fellows = [
        other
        for other in found
        if other.type == "checkbox"
        and other is not one
        and abs(other.box.x1 - one.box.x1) <= 1
        and abs(other.box.height - one.box.height) <= 1
    ]
    return one if fellows else replace(one, type="icon")


def _is_in(box: Box, outer: Box) -> bool:
    return outer.intersect(box).area >= 0.8 * box.area


def _is_letter(box: Box, lines: Sequence[Line]) -> bool:
    """Whether a flat part of a picture is a part of what was read."""
    return any(_is_in(box, line.box) for line in lines)
