"""What was hit in the target's place, in words: told from the row's own geometry, and from the
elements of the screen where the set has them.

Where the set has layers, it is the type of the element there. Else, in a sheet, the box of a cell
is a row high and a column wide, so a miss can be counted in rows and columns of that size.
Elsewhere it is counted in widths and heights of the target.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from pointerbench.contract.layers import NOTHING, Layers
from pointerbench.report.values import Outcome, Target

ANOTHER = "another target of the same picture"

_NAMED = {
    "axes_swapped": "x and y swapped",
    "wrong_scale": "another scale of numbers",
    "off_image": "off the picture",
    "answered": "answered where nothing fits",
}
"""The scorer's kinds of miss that say more than where the place lies."""

_CELLS = (
    *("cell_color", "cell_content", "cell_ref", "cell_ref_content"),
    *("cell_relative_offset", "cell_relative_row"),
)
"""The categories of the Sheets suite whose target is a whole cell."""

_CLOSE = 3  # steps that are counted one by one

_HALF = 1.5  # a box larger or smaller than that, by area, is not merely shifted


def instead(
    suite: str, outcomes: Sequence[Outcome], layers: Layers | None = None
) -> list[tuple[str, int]]:
    """How many misses went where, most frequent first."""
    others = _by_picture([outcome.target for outcome in outcomes])
    words = (
        _type_there(outcome, layers)
        or what_instead(suite, outcome, others.get(outcome.target.picture, ()))
        for outcome in outcomes
        if outcome.outcome == "miss"
    )
    return Counter(words).most_common()


def struck(outcomes: Sequence[Outcome], layers: Layers) -> dict[int, str]:
    """What each miss hit, as ``button 'Save'``, by the row's number; of those that are known."""
    words = {
        i: layers.words_at(outcome.target.picture, outcome.place)
        for i, outcome in enumerate(outcomes)
        if outcome.outcome == "miss"
    }
    return {i: said for i, said in words.items() if said}


def _type_there(outcome: Outcome, layers: Layers | None) -> str:
    """The type of the element that was hit; "" where no layers tell, or it is off the picture."""
    off = outcome.verdict is not None and outcome.verdict.detail == "off_image"
    picture, place = outcome.target.picture, outcome.place
    if off or layers is None or not layers.words_at(picture, place):
        return ""
    found = layers.at(picture, place)
    return f"another element: {found.type}" if found else NOTHING


def _by_picture(targets: Sequence[Target]) -> Mapping[str, list[Target]]:
    """Of pictures that several rows ask about, their targets."""
    found: dict[str, list[Target]] = {}
    for target in targets:
        if target.picture and target.truth and target.truth.hull:
            found.setdefault(target.picture, []).append(target)
    return {picture: several for picture, several in found.items() if len(several) > 1}


def what_instead(suite: str, outcome: Outcome, others: Sequence[Target] = ()) -> str:
    """Of one miss; ``others`` are the targets on the same picture, its own among them."""
    truth, place = outcome.target.truth, outcome.place
    named = _NAMED.get((outcome.verdict.detail or "") if outcome.verdict else "")
    if truth is None or truth.hull is None or place is None:
        return named or "elsewhere"
    if any(_inside(other, place) for other in others if other.id != outcome.target.id):
        return ANOTHER
    x1, y1, x2, y2 = truth.hull
    across, down = _steps(place[0], x1, x2), _steps(place[1], y1, y2)
    # Close to the target it is no more than chance if another reading of the numbers would fit.
    if named and max(abs(across), abs(down)) > _CLOSE:
        return named
    if not across and not down:
        return _same_place(outcome)
    return _words(_units(suite, outcome.target), across, down)


def _inside(target: Target, place: tuple[float, float]) -> bool:
    x1, y1, x2, y2 = target.truth.hull if target.truth and target.truth.hull else (1, 1, 0, 0)
    return x1 <= place[0] <= x2 and y1 <= place[1] <= y2


def _steps(value: float, low: float, high: float) -> int:
    """How many sides of the target beyond it: 0 within, -1 in the one before it, 1 after."""
    side = max(high - low, 1.0)
    if value < low:
        return -math.ceil((low - value) / side)
    return math.ceil((value - high) / side) if value > high else 0


def _same_place(outcome: Outcome) -> str:
    """The centre of the answer is on the target: a box of another size, or a hole that was hit."""
    truth, answer = outcome.target.truth, outcome.answer
    if truth is None or truth.hull is None or answer is None or len(answer) != 4:
        return "within its bounds, beside its shape"
    x1, y1, x2, y2 = truth.hull
    area = (answer[2] - answer[0]) * (answer[3] - answer[1]) / ((x2 - x1) * (y2 - y1))
    if area > _HALF:
        return "a box too large"
    return "a box too small" if area < 1 / _HALF else "a box a little off"


def _units(suite: str, target: Target) -> tuple[str, str]:
    """What a step across and one down are called; "" where it is only the target's own side."""
    category = target.row.get("category")
    if suite != "sheets":
        return "", ""
    if category in _CELLS:
        return "column", "row"
    return ("column", "") if category == "col_header" else ("", "row" * (category == "row_header"))


def _words(units: tuple[str, str], across: int, down: int) -> str:
    column, row = units
    if column and row and across and down:
        diagonal = abs(across) == abs(down) == 1
        return "one row and one column off" if diagonal else "another row and another column"
    if not across:
        return _along(row, down, ("too high", "too low"), ("above", "below"), "height")
    if not down:
        return _along(column, across, ("too far left", "too far right"), _SIDES, "width")
    near = abs(across) == abs(down) == 1
    return "just off a corner of it" if near else "elsewhere"


_SIDES = ("left of it", "right of it")


def _along(unit: str, steps: int, too: tuple[str, str], sides: tuple[str, str], side: str) -> str:
    after = steps > 0
    if unit:
        if abs(steps) == 1:
            return f"one {unit} {too[after]}"
        return (
            f"{abs(steps)} {unit}s {too[after]}"
            if abs(steps) <= _CLOSE
            else f"more {unit}s {too[after]}"
        )
    where = sides[after] if " " in sides[after] else f"{sides[after]} it"
    return f"just {where}, by less than its {side}" if abs(steps) == 1 else f"farther {where}"
