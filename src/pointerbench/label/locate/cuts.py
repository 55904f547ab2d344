"""Where runs of letters are cut into texts: at wide gaps, between columns, at links, at icons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.letters import Run, around
from pointerbench.values.geometry import Box

_GAP = 1.15  # of a letter's height: a gap that wide parts two texts
_EVEN_GAP = 1.6  # of the distance between letters, where all are equally wide
_LEAST_GAP = 0.38  # of a line's height, where its letters are low
_HIGHER = 1.2  # times the height of the letters beside it: what is higher is an icon
_ICON_GAP = 0.25  # of a line's height between an icon and its words
_COLUMN_GAP = 0.85  # of a letter's height: a gap that wide parts columns
_EVEN_COLUMN_GAP = 1.3  # of the distance between letters, where all are equally wide
_ROWS = 3  # lines in which a column begins or ends at the same place
_NEAR = 7  # heights of a line in which they lie
_BLUE = 45  # levels by which blue exceeds red in a link


def at_gaps(run: Run) -> list[Run]:
    """A run without wide gaps."""
    wide = _EVEN_GAP * run.step if run.step else _GAP * run.high
    wide = max(_LEAST_GAP * run.place.height, wide)
    return run.cut([at for at in range(1, len(run.letters)) if run.gap(at) > wide])


def at_icons(run: Run) -> Iterator[Run]:
    """A run, and apart from it what stands before or after it and is higher than its letters."""
    letters = run.letters
    begin = len(letters) > 3 and _is_icon(letters[0], letters[1:], run.gap(1))
    end = len(letters) > 3 + begin and _is_icon(
        letters[-1], letters[int(begin) : -1], run.gap(len(letters) - 1)
    )
    yield from run.cut([*([1] if begin else []), *([len(letters) - 1] if end else [])])


def at_arrows(run: Run) -> list[Run]:
    """A run, and apart from it an arrow that points down behind it: flat, and half as high as its
    letters."""
    letters = run.letters
    if len(letters) < 2:
        return [run]
    last, box = letters[-1], around(letters[:-1])
    flat = last.width >= 1.3 * last.height and last.width <= 1.3 * run.high + 2
    low = 0.3 * run.high <= last.height <= 0.8 * run.high
    apart = last.x1 - box.x2 >= 0.25 * run.high
    inside = box.y1 + 1 < last.y1 and last.y2 < box.y2
    return run.cut([len(letters) - 1]) if flat and low and apart and inside else [run]


def _is_icon(box: Box, letters: Sequence[Box], gap: int) -> bool:
    whole = around(letters)
    square = 0.7 * box.height <= box.width <= 1.35 * box.height
    return box.height >= _HIGHER * whole.height and square and gap >= _ICON_GAP * whole.height


def between_columns(runs: Sequence[Run]) -> list[Run]:
    """Runs cut at gaps that are a little wider than a blank and lie at the same place in several
    lines near each other, as those between the columns of a table do."""
    cuts: dict[int, list[int]] = {}
    for side in (0, 1):  # where the next column begins, where the last one ends
        marks = sorted(_marks(runs, side))
        places = np.array([(x, y) for x, y, _, _ in marks]).reshape(-1, 2)
        for x, y, number, at in marks:
            if at < 0:
                continue
            reach = _NEAR * runs[number].place.height
            low, high = np.searchsorted(places[:, 0], (x - 1, x + 2))
            rows = places[low:high, 1]
            if len(set(rows[np.abs(rows - y) <= reach].tolist())) >= _ROWS:
                cuts.setdefault(number, []).append(at)
    return [
        part
        for number, run in enumerate(runs)
        for part in run.cut(sorted(set(cuts.get(number, []))))
    ]


def _marks(runs: Sequence[Run], side: int) -> Iterator[tuple[int, int, int, int]]:
    """Where columns may begin or end: x, y, the run, and the letter that is behind the gap; -1 for
    the begin or end of a run."""
    for number, run in enumerate(runs):
        y = run.place.center[1]
        yield (run.box.x1 if side == 0 else run.box.x2), y, number, -1
        wide = _EVEN_COLUMN_GAP * run.step if run.step else _COLUMN_GAP * run.high
        for at in run.blanks:
            if run.gap(at) >= wide:
                x = run.letters[at].x1 if side == 0 else max(b.x2 for b in run.letters[:at])
                yield x, y, number, at


def at_links(run: Run, pixels: Pixels) -> list[Run]:
    """A run cut where its words turn blue or are blue no more."""
    starts = (0, *run.blanks)
    words = [run.letters[a:b] for a, b in zip(starts, (*run.blanks, None), strict=True)]
    blue = [is_blue(around(word), pixels) for word in words]
    return run.cut([at for n, at in enumerate(run.blanks, 1) if blue[n] != blue[n - 1]])


def is_blue(box: Box, pixels: Pixels) -> bool:
    """Whether the ink in a box is blue, and its ground is not: it may be a link."""
    x1, y1, x2, y2 = box
    part = pixels[max(0, y1 - 1) : y2 + 1, max(0, x1 - 1) : x2 + 1].astype(np.int32)
    if min(part.shape[:2]) < 3:
        return False
    ground = np.median(np.concatenate([part[0], part[-1]]), axis=0)
    inside = part.reshape(-1, 3)
    far = np.abs(inside - ground).max(axis=1)
    ink = np.median(inside[far >= 0.8 * far.max()], axis=0)
    blue = ink[2] - ink[0] >= _BLUE and ink[2] - ink[1] >= 0.35 * _BLUE
    return bool(blue and far.max() >= 60 and ground[2] - ground[0] < _BLUE)
