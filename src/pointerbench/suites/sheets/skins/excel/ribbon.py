"""A ribbon as data, fitted to the width of the window.

A group offers variants from the roomiest to a single button; when the window is too narrow,
groups step down to the next variant in a given order, as the real program's do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.widgets.sketch import Sketch, Type

ARROW = 12  # width of a drop-down arrow beside a small button
EDGE = 3  # from a group's border to its contents


class Rows(NamedTuple):
    """Heights in a ribbon: of three rows of small buttons, of one row; and, from the top of the
    buttons, the middle of a large button's first line and of the groups' labels."""

    content: int
    row: int
    line: int
    label: int


CLASSIC = Rows(66, 22, 42, 77)
MODERN = Rows(78, 26, 47, 87)


class Button(NamedTuple):
    """A button; ``name`` is that of its picture and of its label.

    ``shape`` is icon, small (icon and label in a row) or large (label below).
    """

    name: str
    shape: str = "icon"
    menu: bool = False


class Combo(NamedTuple):
    """A field with a drop-down list, ``width`` wide."""

    name: str
    width: int


class Rule(NamedTuple):
    """A short line between the buttons of a row."""


Control = Button | Combo | Rule
Row = tuple[Control, ...]
Column = tuple[Row, ...]
"""One row holds large buttons, two rows are spread, three are stacked."""

Variant = tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """``name`` is that of its label; ``launcher`` opens a dialogue.

    An empty variant leaves the group out.
    """

    name: str
    variants: tuple[Variant, ...]
    launcher: bool = False

    def folded(self) -> Variant:
        """The group as a single button, its last resort."""
        return (((Button(self.name, "large", menu=True),),),)


class Placed(NamedTuple):
    """A control and its logical box (x1, y1, x2, y2)."""

    control: Control
    box: tuple[float, float, float, float]


class PlacedGroup(NamedTuple):
    name: str
    launcher: bool
    x1: float
    x2: float
    labelled: bool


@dataclass(frozen=True, slots=True)
class Strip:
    """A ribbon in place."""

    controls: tuple[Placed, ...]
    groups: tuple[PlacedGroup, ...]

    def box(self, name: str) -> tuple[float, float, float, float] | None:
        """Where a control lies; None where its group is folded away."""
        return next(
            (p.box for p in self.controls if getattr(p.control, "name", None) == name), None
        )


def two_lines(label: str, width: Callable[[str], float]) -> tuple[str, ...]:
    """The label in one or two lines, broken at the blank or soft hyphen that keeps it narrowest."""
    breaks = [i for i, character in enumerate(label) if character in " \u00ad"]
    if not breaks:
        return (label,)

    def lines(at: int) -> tuple[str, str]:
        first = label[:at] + ("-" if label[at] == "\u00ad" else "")
        return first, label[at + 1 :]

    best = min(breaks, key=lambda at: max(width(line) for line in lines(at)))
    return tuple(line.replace("\u00ad", "") for line in lines(best))


class Fitting:
    """Chooses the variants of groups for a window and places their controls."""

    def __init__(
        self, sketch: Sketch, kind: Type, words: Callable[[str], str], rows: Rows = CLASSIC
    ) -> None:
        self.sketch = sketch
        self.kind = kind
        self.words = words
        self.rows = rows

    def text(self, label: str) -> float:
        return self.sketch.width(label.replace("\u00ad", ""), self.kind)

    def fit(
        self, groups: Sequence[Group], order: Sequence[str], left: float, room: float, top: float
    ) -> Strip:
        """The groups from ``left`` on in ``room``, stepping down in ``order`` until they fit."""
        steps = dict.fromkeys((group.name for group in groups), 0)
        taken: list[str] = []
        for name in order:
            if self._total(groups, steps) <= room:
                break
            steps[name] += 1
            taken.append(name)
        folds = {group.name: len(group.variants) for group in groups}
        for name in reversed(taken):  # a group folded late may leave room to unfold another
            unfolded = steps | {name: steps[name] - 1}
            if steps[name] == folds[name] and self._total(groups, unfolded) <= room:
                steps = unfolded
        return self._place(groups, steps, left, top)

    def _variant(self, group: Group, step: int) -> Variant:
        return group.variants[step] if step < len(group.variants) else group.folded()

    def _total(self, groups: Sequence[Group], steps: dict[str, int]) -> float:
        return sum(self._width(group, steps[group.name]) for group in groups)

    def _width(self, group: Group, step: int) -> float:
        variant = self._variant(group, step)
        if not variant:
            return 0
        content = sum(map(self._column, variant)) + 2 * (len(variant) - 1)
        if step >= len(group.variants):
            return content + 2 * EDGE
        label = self.text(self.words(group.name)) + (26 if group.launcher else 8)
        return max(content + 2 * EDGE + 1, label)

    def _column(self, column: Column) -> float:
        return max(sum(map(self._control, row)) for row in column)

    def _control(self, control: Control) -> float:
        match control:
            case Rule():
                return 7
            case Combo(_, width):
                return width + 2
            case Button(name, "large", menu):
                lines = two_lines(self.words(name), self.text)
                widths = [self.text(line) for line in lines]
                if menu and len(lines) == 2:
                    widths[-1] += ARROW
                return max(42, max(widths) + 8)
            case Button(name, "small", menu):
                return 24 + self.text(self.words(name)) + 4 + ARROW * menu
            case Button(_, _, menu):
                return 24 + ARROW * menu
        raise AssertionError(control)

    def _place(
        self, groups: Sequence[Group], steps: dict[str, int], left: float, top: float
    ) -> Strip:
        controls: list[Placed] = []
        frames: list[PlacedGroup] = []
        for group in groups:
            step = steps[group.name]
            variant, width = self._variant(group, step), self._width(group, step)
            if not variant:
                continue
            inner = sum(map(self._column, variant)) + 2 * (len(variant) - 1)
            x = left + (width - inner) / 2
            for column in variant:
                controls.extend(self._rows(column, x, top))
                x += self._column(column) + 2
            labelled = step < len(group.variants)
            frames.append(
                PlacedGroup(group.name, group.launcher and labelled, left, left + width, labelled)
            )
            left += width
        return Strip(tuple(controls), tuple(frames))

    def _rows(self, column: Column, x: float, top: float) -> list[Placed]:
        """One column's controls in their rows."""
        content, row_height = self.rows.content, self.rows.row
        height = content if len(column) == 1 else row_height
        gap = (content - height * len(column)) / (len(column) + 1)
        placed = []
        for number, row in enumerate(column):
            y = round(top + gap + number * (height + gap))
            pen = x
            for control in row:
                width = self._control(control)
                placed.append(Placed(control, (pen, y, pen + width, y + height)))
                pen += width
        return placed
