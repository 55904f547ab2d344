"""The selected range: a tint over all but its active cell, a frame, and the fill handle."""

from __future__ import annotations

from collections.abc import Iterator

from pointerbench.picture.frame import Fill, Item, Rounded, Tint
from pointerbench.suites.sheets.grid import Grid
from pointerbench.suites.sheets.looks import SelectionLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.values.geometry import Box


class SelectionLayout:
    """Where the selection's frame and handle lie; ``handle`` is None where it is out of view."""

    def __init__(self, scene: Scene, grid: Grid, look: SelectionLook, scale: float) -> None:
        self.grid = grid
        self.look = look
        self.scale = scale
        self.area = grid.box_of(scene.view.selection)
        self.single = scene.view.selection == scene.sheet.area(scene.view.active)
        self.active = grid.cell_box(scene.view.active)
        self.active_width = self.width = max(1, round(look.width * scale))
        self.own_frame = look.range_width is not None and not self.single
        if look.range_width is not None and not self.single:
            self.width = max(1, round(look.range_width * scale))
        self.frame = self._frame(self.area, self.width)
        self.ring = max(1, round(scale)) if look.handle_ring else 0
        self.handle = self._handle(scene, scale)

    def _frame(self, box: Box, width: int) -> Box:
        """It straddles the grid lines around the cells; at the window's first column and row it
        lies inside, or partly under the headers, and where the range goes on past the window it
        has no edge."""
        line = self.grid.line
        out = width // 2 + line
        end = width // 2 - min(round(self.look.inset * self.scale), width // 2)
        window = self.grid.box
        first = (0, 0) if self.look.under_headers else window[:2]
        return Box(
            max(box.x1 - out, first[0]),
            max(box.y1 - out, first[1]),
            box.x2 + (end if box.x2 < window.x2 else 2 * width),
            box.y2 + (end if box.y2 < window.y2 else 2 * width),
        )

    def _handle(self, scene: Scene, scale: float) -> Box | None:
        if not self.area.area or not self.grid.whole(scene.view.selection):
            return None
        side = round(self.look.handle_size * scale)
        center = self.frame.x2 - self.width // 2, self.frame.y2 - self.width // 2
        handle = Box.around(*center, side, side).grown(self.ring)
        return handle if self.grid.box.covers(handle) else None

    def items(self) -> Iterator[Item]:
        if not self.area.area:
            return
        look = self.look
        if not self.single:
            hole = Box(*self.area[:2], *self.area[:2]) if look.tints_active else self.active
            for part in _around(self.area, hole):
                yield Tint(part, look.tint, look.alpha)
        for edge in _edges(self.frame, self.width):
            yield Fill(edge.intersect(self.grid.box), look.color)
        if self.own_frame:
            for edge in _edges(self._frame(self.active, self.active_width), self.active_width):
                yield Fill(edge.intersect(self.grid.box), look.color)
        if self.handle:
            inner = self.handle.grown(-self.ring)
            if look.handle == "disc":
                yield Rounded(self.handle, 99, look.handle_ring)
                yield Rounded(inner, 99, look.color)
            else:
                yield Fill(self.handle, look.handle_ring or look.color)
                yield Fill(inner, look.color)


def _edges(box: Box, width: int) -> Iterator[Box]:
    yield Box(box.x1, box.y1, box.x2, box.y1 + width)
    yield Box(box.x1, box.y2 - width, box.x2, box.y2)
    yield Box(box.x1, box.y1, box.x1 + width, box.y2)
    yield Box(box.x2 - width, box.y1, box.x2, box.y2)


def _around(box: Box, hole: Box) -> Iterator[Box]:
    """The box without the hole, as up to four boxes."""
    parts = (
        Box(box.x1, box.y1, box.x2, hole.y1),
        Box(box.x1, hole.y1, hole.x1, hole.y2),
        Box(hole.x2, hole.y1, box.x2, hole.y2),
        Box(box.x1, hole.y2, box.x2, box.y2),
    )
    return (part for part in parts if part.width > 0 and part.height > 0)
