"""What the Sheets suite asks for, on a captured spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from pointerbench.contract.task import Task
from pointerbench.contract.verify import verify
from pointerbench.picture.frame import Region
from pointerbench.questions.asking import Asked
from pointerbench.questions.screens import Screen
from pointerbench.questions.sheets import Cells
from pointerbench.suites.sheets.categories import CATEGORIES
from pointerbench.suites.sheets.resolve import Resolver
from pointerbench.suites.sheets.scene import place
from pointerbench.suites.sheets.wording import LANGUAGES, word
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

__all__ = ["ASKED", "LANGUAGES", "SheetsKind"]

ASKED = tuple(name for name, entry in CATEGORIES.items() if entry.data_type != "color")

_SMALLEST = 4
_HEADED = ("col_header", "row_header", "col_resize_handle", "row_resize_handle")
_STRIPS = ("column", "row", "column_edge", "row_edge")
_NUMBER = re.compile(r"[\d.,%\s\-−+$€£¥:/]+")


class SheetsKind:
    """The questions of the Sheets suite about one screen; see `asking.Kind`."""

    def __init__(self, screen: Screen, cells: Cells) -> None:
        self.screen = screen
        self.cells = cells
        self.shot = cells.shot
        self.resolver = Resolver(cells.shot.scene, cells.shot.layout)

    @property
    def weights(self) -> Mapping[str, float]:
        headed = self.cells.strips is not None and self.cells.strips.proved
        names = [name for name in ASKED if headed or name not in _HEADED]
        return {name: float(CATEGORIES[name].weight) for name in names}

    def ask(self, stream: Stream, category: str, language: str) -> Asked:
        """See `asking.Kind`."""
        proposal = CATEGORIES[category].propose(stream.child("target"), self.shot)
        layout = self.shot.layout
        try:
            box = layout.frame.regions[proposal.target]
        except KeyError:
            raise UnprovedTaskError("not_in_view") from None
        said = word(stream.child("words"), proposal.say, language, **proposal.values)
        task = Task(category, proposal.target, proposal.query, said, language, box)
        verify(task, layout.frame, self.resolver, self._visible(proposal.target), _SMALLEST)
        if "text" in proposal.query:
            self._demand_read(str(proposal.query["text"]))
        return Asked(task, CATEGORIES[category].data_type, self._proof(proposal.target))

    def _visible(self, target: Region) -> Box:
        grid = self.shot.layout.grid
        strips = {"column": grid.column_header, "row": grid.row_header}
        return strips.get(target[0].partition("_")[0], grid.box)

    def _proof(self, target: Region) -> str:
        """What proves the place of a target.

        Raises:
            UnprovedTaskError: nothing does.
        """
        kind, name, *_ = target
        if kind in _STRIPS:
            return "press"  # of a heading of the strip; its sides are those of the cells
        cell = self.cells.by_place[place(name)]
        if not cell.proved:
            raise UnprovedTaskError("cell_not_proved")
        if kind == "edge":
            self._demand_line(cell.box, *target[2:])
        elif kind == "corner":
            for side in target[2].split("_"):
                self._demand_line(cell.box, side)
        return "press" if kind == "cell" else "press line"

    def _demand_line(self, box: Box, side: str) -> None:
        """The line on a side of a cell must be drawn: one colour from end to end, which is not the
        colour on both of its sides."""
        x1, y1, x2, y2 = box
        pixels = self.screen.pixels
        at = {"right": x2 - 1, "left": x1 - 1, "bottom": y2 - 1, "top": y1 - 1}[side]
        upright = side in ("right", "left")
        lines = [
            pixels[y1 + 1 : y2 - 1, at + by] if upright else pixels[at + by, x1 + 1 : x2 - 1]
            for by in (-1, 0, 1)
        ]
        before, line, after = lines
        if (line != line[0]).any() or (line == before).all() or (line == after).all():
            raise UnprovedTaskError("line_is_not_drawn")

    def _demand_read(self, text: str) -> None:
        """A number is asked for by what is drawn only where all numbers on the sheet are read:
        LibreOffice tells 155.6 of a cell that shows 155.60."""
        if _NUMBER.fullmatch(text) and self._numbers_unread:
            raise UnprovedTaskError("numbers_are_drawn_otherwise")

    @cached_property
    def _numbers_unread(self) -> bool:
        shown = self.shot.layout.shown.values()
        return any(not one.whole and _NUMBER.fullmatch(one.text) for one in shown)
