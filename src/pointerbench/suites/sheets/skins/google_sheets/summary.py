"""What the program says of several selected cells: their sum, or where no number is among them,
how many hold something."""

from __future__ import annotations

from decimal import Decimal

from pointerbench.language.reading import Form, unformatted, write
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.google_sheets.labels import labels
from pointerbench.suites.sheets.statistics import form_at, locale_of, statistics

_ROOM = 15  # characters of a number without a format
_LASTING = Form("span", "{h}:{min}:00")


def summary(scene: Scene) -> str:
    """As "Sum: 12.5", in the form of the first number; empty below two cells with contents."""
    chosen, words = statistics(scene), labels()[scene.program.language]
    if chosen.count < 2:
        return ""
    if not chosen.numbers:
        return words.count.format(chosen.count)
    return words.sum.format(_written(scene, chosen.total))


def _written(scene: Scene, total: Decimal) -> str:
    """A sum of times may pass a day."""
    forms = (form_at(scene, place) for place in scene.view.selection.places())
    form = next((form for form in forms if form), None)
    if form is None or form.kind == "general":
        return unformatted(total, locale_of(scene), _ROOM)
    return write(total, _LASTING if form.kind == "time" else form, locale_of(scene))
