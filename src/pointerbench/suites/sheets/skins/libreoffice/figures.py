"""Average and sum of the selected cells, as the status bar shows them.

They are written in the active cell's form, whatever the other cells are in; times always with
hours, minutes and seconds. Nothing selected that counts has the sum 0 and no average.
"""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from pointerbench.language.reading import Form, unformatted, write
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.statistics import active_form, locale_of, statistics

_ROOM = 16  # characters of a number without a format: fifteen digits and their mark
_DAY = 24 * 60 * 60  # seconds


class Figures(NamedTuple):
    average: str
    sum: str


def figures(scene: Scene) -> Figures:
    """What the field says; an empty average where there is none."""
    chosen, form = statistics(scene), active_form(scene)
    average = _shown(chosen.average, form, scene) if chosen.numbers else ""
    return Figures(average, _shown(chosen.total, form, scene))


def _shown(value: Decimal, form: Form | None, scene: Scene) -> str:
    if not value:
        return "0"
    if form is None or form.kind == "general":
        return unformatted(value, locale_of(scene), _ROOM)
    if form.kind in ("time", "span"):
        seconds = int((value * _DAY).to_integral_value(ROUND_HALF_UP))
        return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return write(value, form, locale_of(scene))
